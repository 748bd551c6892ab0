"""Several nodes behind HAProxy: nodes are stopped, killed and started again under load."""

import asyncio
import time

from beckon_faults.case import case
from beckon_faults.waiting import percentile

DRAIN_LIMIT = 25
# Scaled from 5 s and 10 s.
DRAIN = {"linger": 3, "spread": 4}


async def drained(world, node):
    """Checks a SIGTERM: not ready at once, polls answered over the spread, exit 0 in time."""
    stopping = asyncio.ensure_future(node.terminate(DRAIN_LIMIT + 10))
    begin = time.monotonic()
    # By the time of the question: whoever asks may stand still, too.
    unready = (await node.until_not_ready(world.http, 5) or begin) - begin
    answer = await node.health(world.http, "live")
    assert answer is None or answer[0] == 200, f"live says {answer} while draining"
    code, seconds = await stopping
    assert code == 0, f"{node.name} ended with {code}: {node.complaints()}"
    assert unready <= 1, f"{node.name} reported ready for {unready:.1f} s after SIGTERM"
    assert seconds <= DRAIN_LIMIT, f"{node.name} took {seconds:.1f} s to end"
    return seconds


def unanswered(history):
    return [send.text for send in history.sends if send.acknowledged is None]


def spread_of(times):
    return f"{percentile(times, 50) * 1000:.0f} ms median, {percentile(times, 99) * 1000:.0f} ms p99"


@case("F26", "rolling restart of 3 nodes under load, twice: 0 failed sends after client retry, 0 new handshakes; each "
      "drains and ends with 0 within 25 s", limit=300)
async def rolling(world):
    nodes, database = await world.cluster("abc", drain=DRAIN)
    load = await world.loaded(await world.balancer(nodes))
    ends = []
    for _ in range(world.times(2)):
        for node in nodes:
            await load.until_sent(40)
            with world.history.outage():
                ends.append(await drained(world, node))
                await node.start()
                await node.until_ready(world.http)
                await asyncio.sleep(1)
    await load.until_sent(40)
    messages = await world.judge(load, database)
    again = sum(send.attempts > 1 for send in world.history.sends)
    world.note(f"{len(ends)} drains of {max(ends):.1f} s at most, exit 0, {messages} messages, {again} sent again, "
               f"{len(unanswered(world.history))} failed, {len(world.history.handshakes)} new handshakes")
    world.expect(not world.history.handshakes, f"new handshakes: {world.history.handshakes[:5]}")


@case("cluster", "3 nodes behind HAProxy, one killed, one drained and restarted: 0 failed sends after client retry, 0 "
      "new handshakes for clients whose node went away", limit=300, alone=True)
async def cluster(world):
    nodes, database = await world.cluster("abc", drain=DRAIN)
    a, b, c = nodes
    load = await world.loaded(await world.balancer(nodes))
    await load.until_sent(300)
    with world.history.outage():
        await a.kill()
        killed = time.monotonic()
        await load.until_sent(300)
    drained_in = None
    with world.history.outage():
        drained_in = await drained(world, b)
        await b.start()
        await b.until_ready(world.http)
    await load.until_sent(200)
    with world.history.outage():
        await a.start()
        await a.until_ready(world.http)
    await load.until_sent(200)
    begin = time.monotonic()
    await asyncio.sleep(3)
    calm = [d for _, d in load.deliveries_of(lambda send: begin < send.begun < begin + 2)]
    stormy = [d for _, d in load.deliveries_of(lambda send: killed - 1 < send.begun < killed + 5)]
    messages = await world.judge(load, database)
    again = sum(send.attempts > 1 for send in world.history.sends)
    world.note(f"{len(load.phones)} chats, {messages} messages, {again} sent again, {len(unanswered(world.history))} "
               f"failed, {len(world.history.handshakes)} new handshakes; drained in {drained_in:.1f} s; delivery "
               f"{spread_of(calm)}, around the kill {spread_of(stormy)}")
    world.expect(not world.history.handshakes, f"new handshakes: {world.history.handshakes[:5]}")


@case("any-node", "every request of a client goes to another node than the one before: no client is unknown anywhere, no "
      "new handshakes, nothing lost", limit=120)
async def any_node(world):
    nodes, database = await world.cluster("abc")
    load = world.load(*nodes, chats=min(world.options.chats, 40), rate=min(world.options.rate, 30))
    load.wanders = True
    await world.keep(load)
    await load.start()
    await load.until_sent(300)
    messages = await world.judge(load, database)
    world.note(f"{len(load.phones)} chats, {messages} messages, {world.history.lost_before_subscription} clients unknown "
               f"between handshake and subscription, {len(world.history.handshakes)} new handshakes")
    world.expect(world.history.lost_before_subscription == 0, "a node did not know a client that had shaken hands elsewhere")
    world.expect(not world.history.handshakes, f"new handshakes: {world.history.handshakes[:5]}")
