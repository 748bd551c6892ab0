"""F30: the customer returns before the timer ends."""

import asyncio

from beckon_faults.case import case
from beckon_faults.desk import Desk
from beckon_faults.door import Door
from beckon_faults.history import Event
from beckon_faults.phone import Phone
from beckon_faults.checker import check
from beckon_faults.world import POSTGRESQL, SQLITE


def f30(engine):
    @case(f"F30-{engine}", "background, message, foreground inside the timer: no push; the transcript is complete on "
          "return")
    async def back_in_time(world):
        world.timer = 3
        node, database = await world.single(engine)
        door = Door(node.url)
        desk = Desk(world.http, door, world.history)

        async def one(number):
            phone = await Phone(world.http, door, world.history, f"{number}").create()
            await phone.open()
            phone.foreground()
            await desk.take(phone.chat)
            await desk.say(phone.chat, f"agent {number} before")
            await asyncio.sleep(0.3)
            await phone.background()
            for text in ("first", "second", "third"):
                await desk.say(phone.chat, f"agent {number} {text}")
                await asyncio.sleep(0.2)
            await asyncio.sleep(world.random.uniform(0, world.timer - 1.5))
            await phone.back()
            await asyncio.sleep(world.timer + 2)
            world.history.transcripts[phone.chat] = [
                Event(event["position"], event["type"], event["text"]) for event in await desk.transcript(phone.chat)]
            world.history.complete.add((phone.chat, f"phone {number}"))
            await phone.rest()

        times = world.times(50)
        await asyncio.gather(*(one(number) for number in range(times)))
        violations = check(world.history, world.rules)
        assert not violations, "; ".join(map(str, violations[:10]))
        assert not world.history.pushes, f"{len(world.history.pushes)} pushes"
        await world.verify(database)
        world.note(f"{times} returns in time, {len(world.history.pushes)} pushes, transcripts complete")


f30(SQLITE)
f30(POSTGRESQL)
