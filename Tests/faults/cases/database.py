"""A database that restarts, dies, is slow, or whose answers are lost."""

import asyncio
import time

from beckon_faults.case import case
from beckon_faults.desk import Desk
from beckon_faults.door import Door
from beckon_faults.pgwire import CommitHook
from beckon_faults.probe import Probe
from beckon_faults.waiting import percentile, until

# The most seconds from the moment at which the database accepts connections again; a busy machine may take twice as long now
# and then.
BACK_LIMIT = 2.0
# A lost wake costs one round of polling, in seconds.
WAKE_LIMIT = 1.2
# The period after the database's return, in seconds, whose messages are measured.
CALM = (2.0, 3.0)


async def gone(world, end, times):
    """Ends and restarts the database under load on two nodes; returns the seconds from each return to the first success."""
    nodes, database = await world.cluster("ab")
    load = await world.loaded(*nodes)
    desk = Desk(world.http, Door(nodes[0].url), world.history)
    probe = await world.keep(await Probe(world, nodes[0], desk).start())
    back, refused, ups = [], 0, []
    for _ in range(times):
        await load.until_sent(40)
        with world.history.outage():
            begin = time.monotonic()
            await end(world.server)
            stopped = time.monotonic()
            await asyncio.sleep(world.random.uniform(0.8, 1.5))
            launched = time.monotonic()
            await world.server.start()
            up = time.monotonic()
            refused += probe.statuses(begin, up)[503]
            taken = [status for begun, at, status in probe.answers
                     if status == 200 and stopped < begun and at < launched]
            assert not taken, f"{len(taken)} messages were acknowledged without a database"
            await until("messages are taken again", lambda: probe.first_yes(up), 20)
            back.append(probe.first_yes(up) - up)
        ups.append(time.monotonic())
        # The measured messages arrive before the next fault.
        await asyncio.sleep(CALM[1] + WAKE_LIMIT)
    assert refused > 0, "no write was answered 503 while the database was down"
    world.expect(probe.missing_retry_after == 0, f"{probe.missing_retry_after} answers 503 without Retry-After")
    await load.until_sent(60)
    await probe.stop()
    messages = await world.judge(load, database, unanswered=True)
    # Messages sent two seconds after the return. Only phones are measured: the desk's few readers ask again only after the
    # Retry-After that they got, one chat after the other.
    calm = [latency for send, latency in load.deliveries_of(
        lambda send: send.attempts == 1 and send.chat in load.present
        and any(up + CALM[0] < send.begun < up + CALM[1] for up in ups),
        reader="phone")]
    world.note(f"{times} times, {refused} times 503, back after {percentile(back, 50):.2f} s, {max(back):.2f} s at most, "
               f"{messages} messages")
    is_back = percentile(back, 50) <= BACK_LIMIT and max(back) <= 2 * BACK_LIMIT
    world.expect(is_back, f"back only after {[round(s, 1) for s in back]} s")
    world.expect(not world.history.handshakes, f"new handshakes: {world.history.handshakes[:5]}")
    assert calm, "nothing was measured"
    world.expect(max(calm) <= WAKE_LIMIT, f"delivered only after {sorted(calm)[-5:]} s")


@case("F10", "database restart (fast), 10 times: 503 with Retry-After meanwhile, back within 2 s of its return, no lost "
      "wake longer than the fallback", limit=400)
async def restarted(world):
    await gone(world, lambda server: server.stop_fast(), world.times(10))


@case("F11", "database killed -9, 5 times: as F10", limit=300)
async def killed(world):
    await gone(world, lambda server: server.stop_at_once(), world.times(5))


@case("F13", "the answer to a COMMIT is lost (reset on its first byte), 50 times: settled by key, nothing twice", limit=300)
async def answer_lost(world):
    times = world.times(50)
    hook = CommitHook()
    (node,), database = await world.cluster("a", proxied="a", filter=hook)
    load = await world.loaded(node)
    for _ in range(times):
        await load.until_sent(world.random.randint(1, 8), 20)
        before = hook.reset
        with world.history.outage():
            hook.armed = 1
            await until("an answer is lost", lambda: hook.reset > before)
    await load.until_sent(20)
    messages = await world.judge(load, database)
    again = sum(send.attempts > 1 for send in world.history.sends)
    world.note(f"{times} answers lost, {messages} messages, {again} of them sent again")
    world.expect(not world.history.handshakes, f"new handshakes: {world.history.handshakes[:5]}")


@case("F14", "database slow (+200 ms), then a stall of 10 s: connections bounded, polls held, recovers without restart",
      limit=200)
async def slow(world):
    (node,), database = await world.cluster("a", proxied="a")
    proxy = world.proxies["a"]
    load = await world.loaded(node, rate=min(world.options.rate, 30))
    desk = Desk(world.http, Door(node.url), world.history)
    probe = await world.keep(await Probe(world, node, desk).start())
    await load.until_sent(100)
    calm = percentile([d for s, d in load.deliveries_of(lambda send: True)], 99)
    before, widest = proxy.standing_connections(), 0
    with world.history.outage():
        proxy.delay = 0.1
        begin = time.monotonic()
        await load.until_sent(100, 90)
        slow = percentile([d for s, d in load.deliveries_of(lambda send: send.begun > begin)], 99)
        proxy.delay = 0.0
        proxy.hold()
        stalled = time.monotonic()
        while time.monotonic() < stalled + 10:
            widest = max(widest, proxy.standing_connections())
            await asyncio.sleep(0.1)
        proxy.release()
        released = time.monotonic()
        await until("messages are taken again", lambda: probe.first_yes(released), 20)
    back = probe.first_yes(released) - released
    shed = probe.statuses(stalled)[503]
    await load.until_sent(40)
    await probe.stop()
    messages = await world.judge(load, database, unanswered=True)
    world.note(f"p99 {calm * 1000:.0f} ms, with +200 ms {slow * 1000:.0f} ms; stall: {shed} times 503, "
               f"{widest} connections at most, back after {back:.2f} s, {messages} messages")
    world.expect(back <= 5, f"back only after {back:.1f} s")
    world.expect(widest <= max(before * 2, 24), f"{widest} connections after {before}")
    world.expect(not world.history.handshakes, f"new handshakes: {world.history.handshakes[:5]}")
