"""Many who ask for the metrics, beside customers."""

import asyncio
import time

from beckon_faults.case import case
from beckon_faults.scrapers import apart
from beckon_faults.waiting import percentile, until
from beckon_faults.world import SQLITE

SCRAPERS, SECONDS = 200, 10
# The longest delivery beside a storm, in seconds.
SLOWEST = 2
# By how much a storm may leave the process larger than the first one did, in MiB.
GROWTH = 16


async def healthy(world, node):
    """Asks for the node's health until it is cancelled; fails with the first answer that is not 200."""
    while True:
        for which in ("live", "ready"):
            answer = await node.health(world.http, which)
            assert answer and answer[0] == 200, f"/health/{which} says {answer}"
        await asyncio.sleep(0.25)


@case("scrapes", f"{SCRAPERS} scrapers at /metrics at once, 3 times {SECONDS} s beside the load: each is answered or told that the port is "
      f"busy, the health is told, no customer is put off, no delivery takes over {SLOWEST} s, the memory stays flat",
      limit=240, alone=True)
async def storm(world):
    node, database = await world.single(SQLITE)
    # Nobody leaves: deliveries to those who return would be as long as they were away.
    load = await world.loaded(node, chats=min(world.options.chats, 100), away=0)
    await load.until_sent(100)
    put_off, descriptors = len(load.door.put_off), node.descriptors()
    url, memory, answers, slowest = f"{node.operations_url}/metrics", [], {}, 0.0
    begin = time.monotonic()
    health = asyncio.ensure_future(healthy(world, node))
    try:
        for _ in range(world.times(3)):
            told = await apart(url, SCRAPERS, SECONDS)
            assert not told["problems"], told["problems"]
            for status, count in told["answers"].items():
                answers[status] = answers.get(status, 0) + count
            slowest = max(slowest, told["slowest"])
            memory.append(node.resident_kib() / 1024)
            if health.done():
                health.result()
    finally:
        health.cancel()
    end = time.monotonic()
    await load.until_sent(20)
    await until("the scrapers' connections are closed", lambda: node.descriptors() <= descriptors + 10)
    messages = await world.judge(load, database)
    took = [seconds for _, seconds in load.deliveries_of(lambda send: begin < send.begun < end, "phone")]
    world.note(f"scrapes answered {answers}, in {slowest:.2f} s at most; {messages} messages, deliveries meanwhile p99 "
               f"{percentile(took, 99) * 1000:.0f} ms, at most {max(took) * 1000:.0f} ms; {' '.join(f'{one:.0f}' for one in memory)} MiB")
    world.expect(answers.get("200"), "no scrape was answered with metrics")
    world.expect(max(took) <= SLOWEST + world.lag, f"a delivery took {max(took):.2f} s")
    world.expect(memory[-1] - memory[0] <= GROWTH, f"the process grew from {memory[0]:.0f} to {memory[-1]:.0f} MiB")
    world.expect(len(load.door.put_off) == put_off, f"put off: {load.door.put_off[put_off:][:5]}")
