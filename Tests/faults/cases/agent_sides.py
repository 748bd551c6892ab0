"""Platforms that answer chats, on bad days, while nodes are killed: neither the customers nor the agents miss a message."""

import asyncio

from beckon_faults import standin
from beckon_faults.case import case
from beckon_faults.cxone import CXone
from beckon_faults.door import Door
from beckon_faults.genesys import GenesysCloud
from beckon_faults.side_load import SideLoad
from beckon_faults.world import LEASE

PROVES = ("two nodes on PostgreSQL are killed by turns while {} has bad days and its webhooks come doubled, late and "
          "forged: no message is lost, doubled or reordered on either side")


async def nodes_of(world, platform, **more):
    services = {"request-chat": {
        "type": "chat", "agentSide": platform.name, "_client_timeout_notification": world.timer}}
    return await world.cluster("ab", agentSides=platform.settings(), services=services, **more)


async def live_through(world, platform, nodes, database):
    """Kills the nodes by turns, one on each bad day, and checks both records."""
    load = await world.keep(SideLoad(
        world, Door(*(node.url for node in nodes)), platform, chats=world.options.chats, rate=world.options.rate,
        seed=world.seed))
    await load.start()
    days = [day for _ in range(world.times(2)) for day in world.random.sample(list(platform.days), len(platform.days))]
    for number, day in enumerate(days):
        node = nodes[number % 2]
        with world.history.outage():
            async with platform.bad_day(day, world.random.uniform(1, 5)):
                await asyncio.sleep(world.random.uniform(0, 1))
                await node.kill()
                await asyncio.sleep(world.random.uniform(0, 1.5) * LEASE)
                await node.start()
                await node.until_ready(world.http)
            await load.until_sent(20, 120)
    messages = await world.judge(load, database)
    record = platform.record
    customers = sum(len(record.texts(chat)) for chat in record.chats)
    world.note(f"{len(load.phones)} chats, {messages} messages, {customers} of them at the platform, {len(days)} bad days "
               f"with a kill each; {record.repeats} repetitions to the platform, {platform.figures()}; the last message "
               f"arrived {load.caught_up:.0f} s after the load")


def stand_in(name, path, settings):
    @case(f"agent-sides-{name}", PROVES.format("`beckon simulate`"), limit=1_500, alone=True)
    async def outages(world):
        switch = await world.keep(await standin.Switch([]).start())
        platform = await world.keep(await standin.StandIn(world, name, settings).start(
            f"{switch.url}/beckon/1/agent-sides/{name}/{path}".rstrip("/")))
        nodes, database = await nodes_of(world, platform, http={"externalURLs": [switch.url]})
        switch.nodes = list(nodes)
        await live_through(world, platform, nodes, database)


def scripted(kind):
    @case(f"agent-sides-scripted-{kind.name}", PROVES.format("a platform that answers nothing after it took a request, or "
          "late,"), limit=1_500, alone=True)
    async def outages(world):
        platform = await world.keep(await kind(world.history, world.seed).start())
        nodes, database = await nodes_of(world, platform)
        await live_through(world, platform, nodes, database)


stand_in(*standin.GENESYS_CLOUD)
stand_in(*standin.PURECONNECT)
stand_in(*standin.CXONE)
scripted(GenesysCloud)
scripted(CXone)
