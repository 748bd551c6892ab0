"""F05: a node that is paused while its leases pass to other nodes."""

import asyncio
import time

from beckon_faults.case import case
from beckon_faults.door import Door
from beckon_faults.phone import Phone

# Of 3 s, 40 s and 10 minutes with a lease of 30 s, in leases; and how often each.
PAUSES = [(0.1, 8), (1.4, 6), (20.0, 1)]
# Phones in the background that get a message at the moment of a pause.
BURST = 24


def under_an_old_lease(history, first, resumed, name):
    """Pushes that the paused node sent after its return although another node had sent them.

    With their time and the other's, in seconds after the return.
    """
    return [(text, round(push.at - resumed, 2), round(earlier.at - resumed, 2))
            for text, push, earlier in history.pushed_again(history.pushes[first:])
            if push.path == name and push.at > resumed and earlier.path != name]


@case("F05", "SIGSTOP for a tenth, one and a third and 20 leases, then SIGCONT: writes nothing and sends nothing under "
      "the old lease", limit=500)
async def paused(world):
    (a, b), database = await world.cluster("ab", bayeux={"timeoutMilliseconds": 6000, "maxIntervalMilliseconds": 3000})
    # Both doors, node a first: a client without an answer from the paused node uses the other.
    load = await world.loaded(a, b, away=0.2)
    for phone in load.phones:
        phone.poll_seconds = 8
    sleepers = await asyncio.gather(*(sleeper(world, load, number) for number in range(BURST)))
    doubled, pauses = 0, 0

    async def slowly(push):
        # Keeps claims of the node in flight, so that the pause meets them.
        if push.path == "a":
            await asyncio.sleep(0.3)

    world.target.before_answer = slowly
    for leases, times in PAUSES:
        seconds = leases * world.lease
        for number in range(min(times, world.times(times))):
            await load.until_sent(20)
            first = len(world.history.pushes)
            pauses += 1
            with world.history.outage():
                # Pushes of the burst become due during the pause, or just before.
                burst = [asyncio.ensure_future(load.desk.say(phone.chat, f"burst {leases} {number} {phone.name}",
                                                             door=Door(b.url)))
                         for phone in sleepers]
                await asyncio.gather(*burst)
                await asyncio.sleep(world.random.uniform(0, 0.3))
                async with a.paused(seconds):
                    pass
                resumed = time.monotonic()
                await a.until_ready(world.http, world.lease + 10)
                await asyncio.sleep(world.lease + 2)
            wrong = under_an_old_lease(world.history, first, resumed, "a")
            assert not wrong, f"sent under an old lease after {seconds} s: {wrong[:5]}"
            texts = [text for push in world.history.pushes[first:] for text in push.texts]
            doubled += len(texts) - len(set(texts))
    world.target.before_answer = None
    load.adopt(sleepers)
    messages = await world.judge(load, database)
    world.note(f"{pauses} pauses of up to 20 leases, {doubled} pushes in flight sent again "
               f"by the other node, none under an old lease, {messages} messages")


async def sleeper(world, load, number):
    """A phone in the background that already got the first push of its absence."""
    phone = await Phone(world.http, load.door.another(), world.history, f"sleeper {number}").create()
    await phone.open()
    await phone.connect()
    await load.desk.take(phone.chat)
    await phone.connect()
    await phone.background()
    return phone
