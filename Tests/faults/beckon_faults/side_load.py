"""A load whose agents are at a platform instead of the desk."""

import asyncio
import contextlib

from .history import Event
from .load import Load
from .phone import Phone
from .platform import check_record
from .waiting import until

# The most events of one answer.
PAGE = 100


class _NoReader:
    """The desk's reader has nothing to read here."""

    def follow(self, chat):
        pass

    async def start(self):
        return self

    async def close(self):
        pass


class _Known(Phone):
    """A phone of whose chat the agents learn."""

    def __init__(self, agents, *arguments):
        super().__init__(*arguments)
        self._agents = agents

    async def create(self):
        await super().create()
        self._agents.know(self)
        return self


class SideLoad(Load):
    """Customers as in other loads; both records are checked, the customers' and the platform's."""

    def __init__(self, world, door, platform, **more):
        super().__init__(world, door, **more)
        self.platform = platform
        self.desk = platform.agents(world, door)
        self.reader = _NoReader()
        # How many seconds the platform took after the load for the last message that it was owed.
        self.caught_up = None

    def kind(self, number):
        return lambda *arguments: _Known(self.desk, *arguments)

    def _owed(self):
        told = {chat: set(self.platform.record.texts(chat)) for chat in self.platform.record.chats}
        return [send for send in self.history.sends
                if send.sender.startswith("customer") and send.acknowledged and send.text not in told.get(send.chat, ())]

    async def _read_out(self):
        for phone in self.phones:
            if phone.away:
                await phone.back()
        for phone in self.phones:
            self.history.transcripts[phone.chat] = await self._transcript(phone)
        lasts = {phone: len(self.history.transcripts[phone.chat]) for phone in self.phones}

        def behind():
            for phone in self.phones:
                phone.check()
            return [phone for phone, last in lasts.items() if phone.position < last]

        with contextlib.suppress(AssertionError):
            await until("everybody has read to the end", lambda: not behind(), self.settle)
        # A platform may tell late who answers: what phones read meanwhile counts, too.
        for phone in self.phones:
            await phone.rest()
            self.history.transcripts[phone.chat] = [
                event for event in await self._transcript(phone)
                if event.position <= max(phone.position, lasts[phone])]
            self.history.complete.add((phone.chat, f"phone {phone.name}"))

    @staticmethod
    async def _transcript(phone):
        answer = (await phone._chat("refresh", {"transcriptPosition": "0"})).json
        entries = answer["transcriptToShow"]
        first = int(answer["transcriptPosition"]) - len(entries) + 1
        return [Event(position, entry[0], entry[2]) for position, entry in enumerate(entries, first)]

    async def finish(self, rules=None):
        """Also waits for what the platform is owed: the pause before a delivery's repetition may be minutes."""
        await self.platform.heal()
        violations = await super().finish(rules)
        begin = asyncio.get_running_loop().time()
        # The checker finds what never arrives (P1).
        with contextlib.suppress(AssertionError):
            await until("the platform has every message", lambda: not self._owed(), 200, 0.2)
        self.caught_up = asyncio.get_running_loop().time() - begin
        return violations + check_record(self.history, self.platform.record)
