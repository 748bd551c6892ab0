"""A node that is cut off from the database, in one direction or in both."""

import asyncio
import time

from beckon_faults.case import case
from beckon_faults.door import Door
from beckon_faults.phone import Phone
from beckon_faults.waiting import until

# Longer than a statement may take (10 s), as in production; that limit is not scaled.
LEASE = 11
# Leases; 60 s with a lease of 30 s.
HOLE = 2
# How long a send at the other nodes may take meanwhile, and when the balancer sends everyone there: 3 s until the node says
# that it is not ready, plus two checks of the balancer.
SEND_LIMIT = 5
NOTICED = 5
LONELY = 4


async def lonely(world, load, node, number):
    """A phone that knows only this node and is silent from the cut on."""
    phone = await Phone(world.http, Door(node.url), world.history, f"lonely {number}").create()
    await phone.open()
    await load.desk.take(phone.chat)
    return phone.foreground()


async def cut_off(world, **directions):
    hold = 4
    world.lease = LEASE
    (a, b, c), database = await world.cluster(
        "abc", proxied="a", bayeux={"timeoutMilliseconds": hold * 1000, "maxIntervalMilliseconds": 3000})
    balancer = await world.balancer([a, b, c])
    load = await world.loaded(balancer)
    await load.until_sent(100)
    phones = await asyncio.gather(*(lonely(world, load, a, number) for number in range(LONELY)))
    await until("the desk sees them", lambda: online(load, phones, True), 10)
    await asyncio.sleep(1)
    proxy = world.proxies["a"]
    threads, descriptors, connections = a.threads(), a.descriptors(), proxy.open_connections
    with world.history.outage():
        proxy.hold(**directions)
        cut = time.monotonic()
        await asyncio.gather(*(phone.rest() for phone in phones))
        await a.until_not_ready(world.http, 5)
        unready = time.monotonic() - cut
        await until("customers of the node are away", lambda: online(load, phones, False), 40)
        taken_over = time.monotonic() - cut
        for phone in phones:
            await load.desk.say(phone.chat, f"agent {phone.name} in the dark")
        await until("their pushes", lambda: all(pushed(world, phone) for phone in phones), 30)
        push_after = time.monotonic() - cut
        await asyncio.sleep(max(0, cut + HOLE * world.lease - time.monotonic()))
        begun_in_the_dark = [send for send in world.history.sends if send.begun > cut + NOTICED]
        proxy.release()
        released = time.monotonic()
        await a.until_ready(world.http, 20)
        back = time.monotonic() - released
        for phone in phones:
            # The phone returns for everything in the transcript.
            phone.foreground()
        await asyncio.sleep(3)
    await load.quiet()
    slowest = max((send.acknowledged or float("inf")) - send.begun for send in begun_in_the_dark)
    load.go_on()
    await load.until_sent(40)
    load.adopt(phones)
    messages = await world.judge(load, database)
    grown = (a.threads() - threads, a.descriptors() - descriptors, proxy.open_connections - connections)
    world.note(f"not ready after {unready:.1f} s, customers away after {taken_over:.1f} s, pushed after "
               f"{push_after:.1f} s with a lease of {world.lease} s, slowest send {slowest:.1f} s, ready {back:.1f} s "
               f"after the end, {messages} messages, threads, descriptors and connections {grown}")
    world.expect(unready <= 3, f"still ready {unready:.1f} s after the cut")
    world.expect(taken_over <= world.lease + 2, f"leases taken over only after {taken_over:.1f} s")
    world.expect(slowest <= SEND_LIMIT, f"a send took {slowest:.1f} s at the other nodes")
    world.expect(grown[0] <= 4 and grown[2] <= 4, f"grown by {grown}")
    forced = [handshake for handshake in world.history.handshakes if "lonely" not in handshake[1]]
    world.expect(not forced, f"new handshakes: {forced[:5]}")


async def online(load, phones, expected):
    for phone in phones:
        if (await load.desk.chat(phone.chat))["online"] != expected:
            return False
    return True


def pushed(world, phone):
    return any(push.device == phone.token for push in world.history.pushes)


@case("F15", "node cut off from the database (black hole both ways, 2 leases): not ready within 3 s, clients served by "
      "others, leases taken over within the lease and 2 s", limit=200)
async def both_ways(world):
    await cut_off(world, up=True, down=True)


@case("F16", "black hole for the database's answers only: as F15; no thread or connection leak", limit=200)
async def one_way(world):
    await cut_off(world, up=False, down=True)
