"""Clocks that jump: a node's, and the database's."""

import asyncio
import datetime
import time

from beckon_faults.case import case
from beckon_faults.clock import Clock, library
from beckon_faults.desk import Desk
from beckon_faults.door import Door
from beckon_faults.history import Push
from beckon_faults.phone import Phone
from beckon_faults.targets import APNsTarget
from beckon_faults.waiting import until
from beckon_faults.world import POSTGRESQL, SQLITE, Skip

HOUR = 3600
# 2038-01-19 03:14:08 UTC, when 32 bits are full.
END_OF_32_BITS = 2**31


def needs_faketime():
    if library() is None:
        raise Skip("faketime is missing: Scripts/setup faults")


def shown_offset(node):
    """The difference between the node's clock and the true one, from the last line of its log."""
    with open(node.log_path, encoding="utf-8", errors="replace") as log:
        stamps = [line.split()[0] for line in log if line[:2] == "20"]
    return datetime.datetime.strptime(stamps[-1], "%Y-%m-%dT%H:%M:%S%z").timestamp() - time.time()


async def timed_push(world, desk, apns, node, number, jump):
    """How long after the agent's text its push came, when the clock jumps right after the text."""
    phone = await Phone(world.http, Door(node.url), world.history, f"clock {number}", "ios").create()
    await phone.open()
    await phone.connect()
    await desk.take(phone.chat)
    await phone.connect()
    await phone.background()
    await desk.say(phone.chat, f"agent clock {number}")
    sent = time.monotonic()
    jump()

    def mine():
        return [push for push in apns.pushes if push["device"] == phone.token]

    await until("the push", mine, world.timer + 15)
    await asyncio.sleep(0.5)
    assert len(mine()) == 1, f"{len(mine())} pushes for one text"
    world.history.pushes.append(Push(phone.token, [f"agent clock {number}"], mine()[0]["at"]))
    return phone, mine()[0]["at"] - sent


def f17(engine):
    @case(f"F17-{engine}", "node clock +1 h, -1 h, leap to 2038, and back: no early or late push beyond 1 s, one provider "
          "token", limit=200, alone=True)
    async def node_clock(world):
        needs_faketime()
        clock = Clock(world.directory)
        apns = await world.keep(await APNsTarget(world.directory).start())
        node, database = await world.single(
            engine, environment={**clock.environment, "BECKON_LOG_LEVEL": "debug"}, push={"apns": apns.settings(), "customhttp": {"url": world.target.url("a")}})
        load = await world.loaded(node, chats=min(world.options.chats, 60), rate=min(world.options.rate, 30))
        off, number = [], 0
        leap = END_OF_32_BITS - int(time.time())
        # The first push opens the connection.
        phones = [(await timed_push(world, load.desk, apns, node, "first", lambda: None))[0]]
        for seconds in (HOUR, 0, -HOUR, 0, leap, 0):
            number += 1
            with world.history.outage():
                phone, took = await timed_push(world, load.desk, apns, node, number, lambda to=seconds: clock.set(to))
            shown = shown_offset(node)
            assert abs(shown - seconds) < 20, f"the clock shows {shown:+.0f} s, not {seconds:+d} s"
            phones.append(phone)
            off.append(took - world.timer)
            await load.until_sent(20)
        load.adopt(phones)
        messages = await world.judge(load, database)
        world.note(f"pushes {' '.join(f'{late:+.2f}' for late in off)} s from their time, {len(apns.tokens)} provider token, "
                   f"{messages} messages")
        assert max(map(abs, off)) <= 1.0, f"off by {off} s"
        assert len(apns.tokens) == 1, f"{len(apns.tokens)} provider tokens"
        world.expect(not world.history.handshakes, f"new handshakes: {world.history.handshakes[:5]}")


f17(SQLITE)
f17(POSTGRESQL)


DELIVERY = "beckon_delivery_seconds"


async def growth(world, load, nodes, jump):
    """What the values of each node grew by while a clock jumped beside the load, and how long that took."""
    before, begin = [await node.metrics(world.http) for node in nodes], time.monotonic()
    await load.until_sent(30)
    jump()
    await load.until_sent(60)
    # Values are served for a second.
    await asyncio.sleep(1.1)
    after, seconds = [await node.metrics(world.http) for node in nodes], time.monotonic() - begin
    return [{name: one[name] - other[name] for name in one if name in other} for one, other in zip(after, before)], seconds


def clock_metrics(engine):
    whose = "node" if engine == SQLITE else "database"

    @case(f"metrics-{whose}-clock", f"{whose} clock +1 h, -1 h and back beside the load: the uptime at /metrics grows as time does, "
          "and no delivery of an hour is counted", limit=200, alone=True)
    async def metrics(world):
        needs_faketime()
        clock = Clock(world.directory)
        if engine == SQLITE:
            node, database = await world.single(engine, environment=clock.environment)
            nodes = [node]
        else:
            await world.postgresql(clock.environment)
            nodes, database = await world.cluster("ab")
        load = await world.loaded(*nodes, chats=min(world.options.chats, 60))
        counted, off, longest = 0, [], []
        for step in (HOUR, 0, -HOUR, 0):
            with world.history.outage():
                grown, seconds = await growth(world, load, nodes, lambda to=step: clock.set(to))
                # Leases that the database's clock ended are taken again.
                await asyncio.sleep(0 if engine == SQLITE else world.lease + 2)
            for one in grown:
                counted += one[f"{DELIVERY}_count"]
                off.append(one["beckon_uptime_seconds"] - seconds)
                longest.append(one[f"{DELIVERY}_sum"])
                slow = one[f"{DELIVERY}_count"] - one[f'{DELIVERY}_bucket{{le="10.0"}}']
                world.expect(engine != SQLITE or not slow, f"{slow:.0f} deliveries of more than 10 s at the step to {step:+d} s")
        messages = await world.judge(load, database)
        world.note(f"{counted:.0f} deliveries counted, {max(longest):.1f} s together at most in one step, uptime off by "
                   f"{max(map(abs, off)):.1f} s at most, {messages} messages")
        assert counted > 0, "no delivery was counted: nothing is proven"
        assert 0 <= min(longest) and max(longest) < HOUR / 2, f"deliveries grew by {longest} s"
        # Values of before and after are a second old at most.
        assert max(map(abs, off)) <= 2, f"the uptime is off by {off} s"


clock_metrics(SQLITE)
clock_metrics(POSTGRESQL)


@case("F18", "database clock +1 h and back, 3 times: due pushes may fire early once, none twice; order unchanged", limit=200)
async def database_clock(world):
    needs_faketime()
    clock = Clock(world.directory)
    await world.postgresql(clock.environment)
    (a, b), database = await world.cluster("ab")
    load = await world.loaded(a, b, away=0.2)
    jumps = 0
    for _ in range(world.times(3)):
        for seconds in (HOUR, 0):
            await load.until_sent(60)
            with world.history.outage():
                clock.set(seconds)
                jumps += 1
                await asyncio.sleep(world.lease + 2)
    await load.until_sent(60)
    pushes = world.history.pushes[:]
    messages = await world.judge(load, database)
    twice = world.history.pushed_again(pushes)
    world.note(f"{jumps} jumps, {sum(len(push.texts) for push in pushes)} texts pushed, {len(twice)} twice, {messages} messages")
    assert not twice, f"pushes fired twice: {[(text, round(push.at - first.at, 2)) for text, push, first in twice[:5]]}"
