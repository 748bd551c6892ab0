"""Ten nodes on one PostgreSQL, and three nodes on a cluster whose primary is lost; `make failover` runs them."""

import asyncio
import time

from beckon_faults import haproxy
from beckon_faults.case import case
from beckon_faults.desk import Desk
from beckon_faults.door import Door
from beckon_faults.patroni import Patroni, missing
from beckon_faults.probe import Probe
from beckon_faults.waiting import until
from beckon_faults.world import Skip

# PostgreSQL's default, of which it keeps 3 for superusers.
CONNECTIONS = 100
SECONDS = 40
# What a cluster may take: until the lost primary's lock ends (ttl), until another holds it, and until nodes have found that.
BACK_LIMIT = 20 + 15
# How long the lost primary stays away once sends succeed again.
CALM = 3


@case("failover-ten", f"ten nodes on one PostgreSQL with {CONNECTIONS} connections, with tables locked and nodes killed "
      "under load: no connection is refused, nothing lost or doubled", limit=240, alone=True, needs="failover")
async def ten(world):
    server = await world.postgresql(connections=CONNECTIONS)
    nodes, database = await world.cluster("abcdefghij")
    load = await world.loaded(*nodes)
    counts = []

    async def count():
        while True:
            counts.append(int((await server.query(
                "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'"))[0]))
            await asyncio.sleep(0.1)

    counting = asyncio.ensure_future(count())
    end = time.monotonic() + SECONDS
    kills = 0
    try:
        while time.monotonic() < end:
            await load.until_sent(60)
            # Whoever reads has to wait, so every node opens all connections that it may.
            await server.query("BEGIN; LOCK TABLE beckon.chat IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(1.5); COMMIT")
            with world.history.outage():
                await world.random.choice(nodes).restart()
            kills += 1
    finally:
        counting.cancel()
        await asyncio.gather(counting, return_exceptions=True)
    messages = await world.judge(load, database)
    refused = [node.name for node in nodes if "cannot be reached" in node.complaints()]
    # One is the count's own.
    world.note(f"{len(nodes)} nodes, {max(counts) - 1} connections at most, {kills} kills, {len(load.phones)} chats, "
               f"{messages} messages, 0 lost, 0 doubled")
    world.expect(max(counts) - 1 <= CONNECTIONS - 3, f"{max(counts) - 1} connections")
    world.expect(not refused, f"nodes without a connection: {refused}")


FAULTS = [("killed", "kill", "restart"), ("cut off", "cut", "join"), ("frozen", "freeze", "thaw")]


async def lost(world, patroni, probe, load, name, strike, mend):
    """Loses the primary, waits until sends succeed again, and takes it back while they do."""
    await load.until_sent(100)
    former = await patroni.primary()
    with world.history.outage():
        await getattr(former, strike)()
        begin = time.monotonic()
        replaced = await patroni.until_replaced(former) - begin
        await until("messages are taken again", lambda: probe.first_yes(begin), 60)
        back = probe.first_yes(begin) - begin
        await asyncio.sleep(CALM)
        await getattr(former, mend)()
        await load.until_sent(40)
    await patroni.until_whole()
    world.note(f"{name}: another primary after {replaced:.1f} s, sends succeed after {back:.1f} s")
    world.expect(back <= BACK_LIMIT, f"{name}: back only after {back:.1f} s")


async def fail_over(world, balanced):
    if missing() or haproxy.program() is None:
        raise Skip(f"{missing() or 'haproxy'} is missing: Scripts/setup failover")
    patroni = world.server = await world.keep(Patroni(world.directory, world.http))
    await patroni.start()
    if balanced:
        patroni.balancer = await world.keep(haproxy.HAProxy(world.directory, patroni.members, haproxy.DATABASE))
        await patroni.balancer.start(patroni.is_certain)
    nodes, database = await world.cluster("abc")
    load = await world.loaded(*nodes)
    probe = await world.keep(await Probe(world, nodes[0], Desk(world.http, Door(nodes[0].url), world.history)).start())
    for fault in FAULTS:
        await lost(world, patroni, probe, load, *fault)
    await probe.stop()
    messages = await world.judge(load, database, unanswered=True)
    slowest = max(send.acknowledged - send.begun for send in world.history.acknowledged())
    world.note(f"slowest send {slowest:.1f} s, {messages} messages, 0 lost, 0 doubled, "
               f"{len(world.history.handshakes)} new handshakes")


@case("failover-hosts", "three nodes that know the three members of a Patroni cluster: the primary killed, cut off and "
      "frozen under load, then back: 0 acknowledged lost, 0 doubled", limit=480, alone=True, needs="failover")
async def hosts(world):
    await fail_over(world, balanced=False)


@case("failover-haproxy", "as failover-hosts, with HAProxy between nodes and members", limit=480, alone=True,
      needs="failover")
async def balanced(world):
    await fail_over(world, balanced=True)
