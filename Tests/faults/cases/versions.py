"""Chats of both versions at once, with phones of both kinds in the same chats, on nodes that are killed."""

import asyncio

from beckon_faults.case import case
from beckon_faults.door import Door
from beckon_faults.load import Load
from beckon_faults.phone import Phone
from beckon_faults.phone_v2 import PhoneV2, PollingPhoneV2
from beckon_faults.world import POSTGRESQL, SQLITE

CHATS = 1000
# Messages a second over all chats.
RATE = 40.0
# How many chats have a second phone.
SECOND = 300
SECONDS = 60


class Versions(Load):
    """Every second chat is one of chat version 2."""

    def kind(self, number):
        return PhoneV2 if number % 2 else Phone

    async def second_phones(self, number):
        """Chats whose first phone never leaves get a phone of another kind beside it."""
        stay = [phone for phone in self.phones[self.away:]][:number]
        gate = asyncio.Semaphore(self.width)

        async def begin(index, first):
            async with gate:
                kind = PhoneV2 if index % 4 < 2 else PollingPhoneV2
                phone = kind(self.world.http, self.door.another(), self.history, f"{first.name}b", push_type=None)
                if isinstance(first, PhoneV2):
                    phone.chat, phone.identity = first.chat, first.identity
                else:
                    await phone.beside(first)
                await phone.open()
                return phone.foreground()

        self.adopt(await asyncio.gather(*(begin(index, first) for index, first in enumerate(stay))))


def versions(engine):
    @case(f"versions-{engine}", f"{CHATS} chats, half of chat version 2, phones of both kinds in {SECOND} of them, coming and "
          "going, nodes killed: transcripts are equal at phones, desk and server", limit=900, alone=True)
    async def both(world):
        if engine == SQLITE:
            node, database = await world.single(engine)
            nodes = [node]
        else:
            nodes, database = await world.cluster("ab")
        chats = min(CHATS, world.options.chats * 5)
        load = Versions(world, Door(*(node.url for node in nodes)), chats=chats, rate=RATE, seed=world.seed, settle=240)
        load.width = 48
        await world.keep(load)
        await load.start()
        await load.second_phones(chats * SECOND // CHATS)
        kills = 0
        loop = asyncio.get_running_loop()
        end = loop.time() + SECONDS
        while loop.time() < end:
            await asyncio.sleep(world.random.uniform(3, 8))
            with world.history.outage():
                await world.random.choice(nodes).restart()
            kills += 1
        messages = await world.judge(load, database)
        world.note(f"{chats} chats, {len(load.phones)} phones, {kills} kills, {messages} messages, "
                   f"{len(world.history.absences)} absences, {world.history.raw_repeats} events again, 0 lost, 0 doubled")


versions(SQLITE)
versions(POSTGRESQL)
