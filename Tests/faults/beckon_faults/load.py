"""Many chats with two senders and two readers each, some phones going to the background and back."""

import asyncio
import contextlib
import random
import time

from .checker import Rules, check
from .desk import Desk, DeskReader
from .history import Event
from .phone import Phone
from .waiting import until


class Load:
    """Messages at an even rate over all chats; each sender sends one at a time."""

    def __init__(self, world, door, chats=40, rate=60.0, away=0.1, seed=None, settle=60):
        self.world = world
        self.door = door
        self.history = world.history
        self.size = chats
        self.rate = rate
        self.away = max(1, round(chats * away)) if away else 0
        # Whether each request of a phone uses another node than the one before.
        self.wanders = False
        # The agents' door, if it differs from the phones' door.
        self.agent_door = None
        # How many chats begin at a time, so that starting causes no overload.
        self.width = 16
        self.settle = settle
        self.random = random.Random(seed)
        self.phones = []
        self.desk = Desk(world.http, door.another(), self.history)
        self.reader = DeskReader(self.desk, door.another())
        self._go = asyncio.Event()
        self._ending = asyncio.Event()
        self._idle = []
        self._busy = set()
        self._problems = []
        self._number = 0
        self._tasks = []
        self._commuting = []

    @property
    def commuters(self):
        """Phones that go to the background and come back, again and again."""
        return self.phones[: self.away]

    @property
    def present(self):
        """Chats of phones that never leave."""
        return {phone.chat for phone in self.phones[self.away:]}

    async def start(self):
        await self.desk.sign_in()
        gate = asyncio.Semaphore(self.width)

        async def begin(number):
            async with gate:
                door = self.door.another()
                door.wanders = self.wanders
                phone = self.kind(number)(self.world.http, door, self.history, f"{number}")
                await phone.create()
                await phone.open()
                phone.foreground()
                await self.desk.take(phone.chat)
                return phone

        self.phones = await asyncio.gather(*(begin(number) for number in range(self.size)))
        for phone in self.phones:
            self.reader.follow(phone.chat)
            self._idle += [(phone, True), (phone, False)]
        await self.reader.start()
        self._commuting = [asyncio.ensure_future(self._commute(phone)) for phone in self.commuters]
        self._tasks = [asyncio.ensure_future(self._send()), *self._commuting]
        self._go.set()
        return self

    def kind(self, number):
        """What the phone of a chat is."""
        return Phone

    # Senders

    async def _send(self):
        due = time.monotonic()
        while True:
            await self._go.wait()
            # Messages missed during a pause are not made up for.
            due = max(due + 1 / self.rate, time.monotonic() - 0.1)
            await asyncio.sleep(max(0, due - time.monotonic()))
            if self._idle and self._go.is_set():
                index = self.random.randrange(len(self._idle))
                self._idle[index], self._idle[-1] = self._idle[-1], self._idle[index]
                phone, by_customer = self._idle.pop()
                task = asyncio.ensure_future(self._one(phone, by_customer))
                self._busy.add(task)
                task.add_done_callback(self._done)

    def _done(self, task):
        self._busy.discard(task)
        if not task.cancelled() and task.exception():
            self._problems.append(task.exception())

    async def _one(self, phone, by_customer):
        self._number += 1
        text = f"{'customer' if by_customer else 'agent'} {phone.name} {self._number}"
        if by_customer:
            send = await phone.say(text)
        else:
            send = await self.desk.say(phone.chat, text, door=(self.agent_door or self.door).another())
        # A sender without an acknowledgement stops: its next message could overtake.
        if send.acknowledged is not None:
            self._idle.append((phone, by_customer))

    async def _commute(self, phone):
        while not self._ending.is_set():
            await self._linger(1, 4)
            if self._go.is_set() and not self._ending.is_set():
                await phone.background()
                await self._linger(0.3, 6)
                await phone.back()

    async def _linger(self, least, most):
        """Waits some time, at most until the end."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._ending.wait(), self.random.uniform(least, most))

    def adopt(self, phones):
        """Adds phones that a case made itself, so that they are checked with the others."""
        for phone in phones:
            self.phones.append(phone)
            self.reader.follow(phone.chat)

    @property
    def count(self):
        return len(self.history.acknowledged())

    async def until_sent(self, more, seconds=60):
        goal = self.count + more
        await until(f"{more} more messages are acknowledged", lambda: self.count >= goal, seconds)

    async def until_through(self, seconds=60):
        """Waits until every phone that is leaving or returning has arrived."""
        begun = time.monotonic()

        def late():
            return [phone for phone in self.commuters if phone.on_the_way is not None and phone.on_the_way < begun]

        await until("whoever was on the way out or in is there", lambda: not late(), seconds)

    async def quiet(self, seconds=100):
        """Stops new messages; open ones are repeated until they are answered."""
        self._go.clear()
        await until("every message under way is answered", lambda: not self._busy, seconds)

    def go_on(self):
        self._go.set()

    def deliveries_of(self, chosen, reader=""):
        """The chosen sends with the seconds from their start to each delivery at the chosen readers."""
        sends = {send.text: send for send in self.history.sends if chosen(send)}
        return [(sends[delivery.text], delivery.at - sends[delivery.text].begun)
                for delivery in self.history.deliveries
                if delivery.text in sends and delivery.reader.startswith(reader)]

    # The end

    async def finish(self, rules=None):
        """Ends the load, lets every reader read to the end, and returns the violations."""
        self._ending.set()
        await self.quiet()
        # First, phones that are leaving or returning arrive.
        await asyncio.gather(*self._commuting)
        if self._problems:
            raise self._problems[0]
        await self._last_absence()
        await self._read_out()
        return check(self.history, rules or self.world.rules)

    async def _last_absence(self):
        """Sends each commuter away once more, writes to it, and waits for its push."""
        for phone in self.commuters:
            await phone.background()
            self._number += 1
            await self.desk.say(phone.chat, f"agent {phone.name} {self._number}")

        def missing():
            pushed = {(push.device, text) for push in self.history.pushes for text in push.texts}
            return [
                phone for phone in self.commuters
                if not any((phone.token, send.text) in pushed for send in self.history.sends[-3 * self.size:]
                           if send.chat == phone.chat and send.acknowledged and send.begun > phone.away.left)
            ]

        # The checker finds a missing push (I10).
        with contextlib.suppress(AssertionError):
            await until("the last pushes", lambda: not missing(), self.world.push_limit)

    async def _read_out(self):
        for phone in self.phones:
            events = await self.desk.transcript(phone.chat)
            self.history.transcripts[phone.chat] = [
                Event(event["position"], event["type"], event["text"]) for event in events]
        for phone in self.phones:
            if phone.away:
                await phone.back()
        lasts = {phone: len(self.history.transcripts[phone.chat]) for phone in self.phones}

        def behind():
            self.reader.check()
            for phone in self.phones:
                phone.check()
            return [phone for phone, last in lasts.items()
                    if phone.position < last or self.reader.positions[phone.chat] < last]

        # The checker finds a reader that missed events (I6).
        with contextlib.suppress(AssertionError):
            await until("everybody has read to the end", lambda: not behind(), self.settle)
        for phone in self.phones:
            self.history.complete |= {(phone.chat, f"phone {phone.name}"), (phone.chat, "desk")}

    async def close(self):
        for task in [*self._tasks, *self._busy]:
            task.cancel()
        for phone in self.phones:
            with contextlib.suppress(Exception):
                await phone.rest()
        await self.reader.close()
