"""Owed pushes while the push service cannot be reached, and one story that happens twice."""

import asyncio
import time

from beckon_faults.case import case
from beckon_faults.desk import Desk
from beckon_faults.door import Door
from beckon_faults.phone import Phone
from beckon_faults.targets import APNsTarget
from beckon_faults.waiting import until
from beckon_faults.world import SQLITE

OWED = 200
HOLE = 60
AT_ONCE = {"request-chat": {"type": "chat", "_client_timeout_notification": 0}}


async def away(world, door, desk, name, push_type):
    """A phone in the background to which an agent can write."""
    phone = await Phone(world.http, door, world.history, name, push_type).create()
    await phone.open()
    await phone.connect()
    await desk.take(phone.chat)
    await phone.connect()
    await phone.background()
    return phone


def hole(name, push_type, what, make):
    @case(name, f"{OWED} pushes owed, {what} silent for {HOLE // 2} s and resetting for as long, then well: all are "
          "delivered, and `explain` tells it", limit=400)
    async def unreachable(world):
        # As in production: longer than a push service may take to answer.
        world.lease = 30
        target, taken, settings = await make(world)
        node, database = await world.single(SQLITE, push=settings, services=AT_ONCE)
        door = Door(node.url)
        desk = Desk(world.http, door, world.history)
        gate = asyncio.Semaphore(16)

        async def one(number):
            async with gate:
                return await away(world, door, desk, f"{number}", push_type)

        phones = await asyncio.gather(*(one(number) for number in range(OWED)))
        warm = await away(world, door, desk, "warm", push_type)
        await desk.say(warm.chat, "agent warm")
        await until("a connection stands", lambda: warm.token in taken(), 20)
        target.fault = "silent"
        begin = time.monotonic()
        await asyncio.gather(*(desk.say(phone.chat, f"agent {phone.name}") for phone in phones))
        await asyncio.sleep(max(0, begin + HOLE / 2 - time.monotonic()))
        target.fault = "reset"
        await asyncio.sleep(max(0, begin + HOLE - time.monotonic()))
        target.fault = None
        released = time.monotonic()

        def missing():
            return {phone.token for phone in phones} - set(taken())

        try:
            # One and a half times the longest wait between two attempts.
            await until("all pushes", lambda: not missing(), 200)
        except AssertionError as error:
            phone = next(phone for phone in phones if phone.token in missing())
            raise AssertionError(f"{error}: {await told_of(world, desk, phone, database)}") from None
        finally:
            world.note(f"{OWED - len(missing())} of {OWED} delivered, the last one {time.monotonic() - released:.1f} s "
                       f"after the end of the hole")
        tokens = taken()
        world.note(f"{len(tokens) - 1 - OWED} of them more than once")
        await asyncio.sleep(1)
        phone = phones[0]
        told = await told_of(world, desk, phone, database)
        world.expect('"delivered"' in told, f"explain does not say delivered: {told}")
        await world.verify(database)


async def told_of(world, desk, phone, database):
    """The output of `beckon explain` for the push."""
    position = str(await position_of(desk, phone))
    code, told = await world.beckon("explain", "push", phone.chat, position, database=database)
    assert code == 0, told
    return told


async def position_of(desk, phone):
    return next(event["position"] for event in await desk.transcript(phone.chat)
                if event["text"] == f"agent {phone.name}")


async def apns(world):
    target = await world.keep(await APNsTarget(world.directory).start())
    return target, lambda: [push["device"] for push in target.pushes], {"apns": target.settings()}


async def receiver(world):
    return world.target, lambda: [push.device for push in world.history.pushes], {}


hole("hole-APNs", "ios", "APNs", apns)
hole("hole-HTTP", "customhttp", "the receiver of HTTP pushes", receiver)


@case("twice", "background, push and return twice on one database with one gms_user and one app, the first chat ended at "
      "the desk: no push without a new event, no word twice")
async def story_twice(world):
    world.timer = 1
    node, database = await world.single(SQLITE)
    door = Door(node.url)
    desk = Desk(world.http, door, world.history)
    earlier = None
    for number in (1, 2):
        phone = Phone(world.http, door, world.history, f"{number}")
        if earlier:
            # The same app, still connected.
            phone.user, phone.client, phone.cookie = earlier.user, earlier.client, earlier.cookie
            await phone.create()
        else:
            await phone.create()
            await phone.open()
        await desk.take(phone.chat)
        await desk.say(phone.chat, f"agent {number} there")
        await read(phone, f"agent {number} there")
        # The last poll was answered; only the position in the good-bye confirms it.
        before = len(world.history.pushes)
        await phone.background()
        await asyncio.sleep(world.timer + 1.5)
        assert len(world.history.pushes) == before, f"a push without a new event in chat {number}"
        await desk.say(phone.chat, f"agent {number} away")
        await until("the push", lambda before=before: len(world.history.pushes) == before + 1, 10)
        assert world.history.pushes[-1].texts == [f"agent {number} away"], world.history.pushes[-1].texts
        phone.away.returned = time.monotonic()
        await phone.open()
        await read(phone, f"agent {number} away")
        await desk.act(f"chats/{phone.chat}/end")
        await read(phone, "has left the session")
        # Confirms the end.
        phone.poll_seconds = 1
        await phone.connect()
        assert world.history.raw_repeats == 0, f"{world.history.raw_repeats} old words came again in chat {number}"
        earlier = phone
    world.note(f"{len(world.history.pushes)} pushes, {world.history.raw_repeats} repeats")
    assert len(world.history.pushes) == 2
    await world.verify(database)


async def read(phone, text):
    """Polls until the text has arrived, and not once more."""
    while text not in phone.texts:
        assert await phone.connect() is not None, f"no answer with {text!r}"
