"""Platforms that answer chats, on bad days, while nodes are killed: neither the customers nor the agents miss a message."""

import asyncio

from beckon_faults.case import case
from beckon_faults.cxone import CXone
from beckon_faults.door import Door
from beckon_faults.genesys import GenesysCloud
from beckon_faults.platform import BAD_DAYS
from beckon_faults.side_load import SideLoad
from beckon_faults.world import LEASE


def agent_side(kind):
    @case(f"agent-sides-{kind.name}", "two nodes on PostgreSQL are killed by turns while the platform refuses, storms, cuts, "
          "is deaf or slow and revokes tokens, and its webhooks come doubled, late and forged: no message is lost, doubled "
          "or reordered on either side", limit=1_500, alone=True)
    async def outages(world):
        platform = await world.keep(await kind(world.history, world.seed).start())
        services = {"request-chat": {
            "type": "chat", "agentSide": platform.name, "_client_timeout_notification": world.timer}}
        nodes, database = await world.cluster("ab", agentSides=platform.settings(), services=services)
        load = await world.keep(SideLoad(
            world, Door(*(node.url for node in nodes)), platform, chats=world.options.chats, rate=world.options.rate,
            seed=world.seed))
        await load.start()
        kills = 0
        days = [kind for _ in range(world.times(2)) for kind in world.random.sample(BAD_DAYS, len(BAD_DAYS))]
        for number, day in enumerate(days):
            node = nodes[number % 2]
            with world.history.outage():
                async with platform.bad_day(day, world.random.uniform(1, 5)):
                    await asyncio.sleep(world.random.uniform(0, 1))
                    await node.kill()
                    kills += 1
                    await asyncio.sleep(world.random.uniform(0, 1.5) * LEASE)
                    await node.start()
                    await node.until_ready(world.http)
                await load.until_sent(20, 120)
        messages = await world.judge(load, database)
        record, heard = platform.record, platform.heard
        customers = sum(len(record.texts(chat)) for chat in record.chats)
        world.note(f"{len(load.phones)} chats, {messages} messages, {customers} of them at the platform, {kills} kills, "
                   f"{len(days)} bad days; {record.repeats} repetitions to the platform, {heard['doubled']} doubled and "
                   f"{heard['forged']} forged webhooks; the last message arrived {load.caught_up:.0f} s after the load")
        world.expect(heard["refused"] == heard["forged"], f"forged webhooks were not refused: {heard}")


agent_side(GenesysCloud)
agent_side(CXone)
