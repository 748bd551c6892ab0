"""A contact centre's platform that answers chats: what its agents see and write, its record, and its bad days.

Each platform is a subclass that speaks the platform's interface. The record is judged by `check_record`: it holds what the
platform took, under the platform's own rule that a message id is taken once.
"""

import asyncio
import contextlib
import dataclasses
import random
import time

from aiohttp import web

from .checker import MESSAGE, Violation
from .door import GaveUp, knock
from .history import Send
from .phone import PERSISTENCE
from .waiting import free_port, until

# What a platform does with a request on a bad day.
BAD_DAYS = ("refuse", "storm", "cut", "deaf", "slow", "revoke")


@dataclasses.dataclass
class Taken:
    """A customer's message as the platform took it first."""

    id: str
    text: str
    at: float
    # What it is if it is no text of the customer: a notice of the transcript, or where the customer is.
    kind: str = MESSAGE
    # How often it came again.
    repeats: int = 0


class Record:
    """What a platform took, by chat and in the order in which it took it."""

    def __init__(self):
        self.chats = {}
        self.faults = []

    def take(self, chat, id, text, kind=MESSAGE):
        """Takes a message; one that is known already changes nothing."""
        known = self.chats.setdefault(chat, {})
        if (old := known.get(id)) is None:
            known[id] = Taken(id, text, time.monotonic(), kind)
            return True
        old.repeats += 1
        if (old.text, old.kind) != (text, kind):
            self.faults.append(f"{id} came as {old.text!r} and as {text!r}")
        return False

    def texts(self, chat):
        return [taken.text for taken in self.chats.get(chat, {}).values() if taken.kind == MESSAGE]

    @property
    def repeats(self):
        return sum(taken.repeats for known in self.chats.values() for taken in known.values())


def check_record(history, record):
    """All violations of a platform's record.

    P1  an acknowledged message of a customer is in the record
    P2  no message stands twice in it
    P3  nothing stands in it that no customer sent
    P4  its order is the transcript's
    P5  an id never came with two contents
    """
    found = [Violation("P5", text) for text in record.faults]
    sent = {}
    for send in history.sends:
        if send.sender.startswith("customer"):
            sent.setdefault(send.chat, {})[send.text] = send
    for chat in {*sent, *record.chats}:
        texts = record.texts(chat)
        mine = sent.get(chat, {})
        told = set(texts)
        for text, send in mine.items():
            if send.acknowledged is not None and text not in told:
                found.append(Violation("P1", f"{text!r} was acknowledged and did not reach the platform"))
        if len(told) < len(texts):
            twice = sorted(text for text in told if texts.count(text) > 1)
            found.append(Violation("P2", f"{twice[:5]} stand twice in the platform's record"))
        for text in texts:
            if text not in mine:
                found.append(Violation("P3", f"{text!r} reached the platform and was not sent by its customer"))
        truth = [event.text for event in history.transcripts.get(chat, ()) if event.kind == MESSAGE and event.text in told]
        if len(told) == len(texts) and truth != [text for text in texts if text in set(truth)]:
            found.append(Violation("P4", f"chat {chat[:6]}: the platform has {texts}, the transcript {truth}"))
    return found


class Platform:
    """A platform's stand-in at one port. It outlives the gateways."""

    name = ""

    def __init__(self, history, seed):
        self.history = history
        self.random = random.Random(seed)
        self.record = Record()
        self.port = free_port()
        # What it does with every request: one of BAD_DAYS, or None on a good day, on which a few requests fail, too.
        self.day = None
        self.noise = 0.03
        self.days = BAD_DAYS
        self.heard = {"forged": 0, "doubled": 0, "refused": 0}
        self._late = set()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    async def start(self):
        @web.middleware
        async def weather(request, handler):
            try:
                return await self._weather(request, handler)
            except ConnectionResetError:
                # A gateway that was killed.
                return web.Response(status=503)

        app = web.Application(middlewares=[weather], client_max_size=1 << 24)
        self.add_routes(app.router)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self.port, backlog=1024).start()
        return self

    async def close(self):
        for task in self._late:
            task.cancel()
        await self._runner.cleanup()

    def settings(self):
        """`agentSides` for the gateways."""
        raise NotImplementedError

    def add_routes(self, router):
        raise NotImplementedError

    def revoke(self):
        """Ends all tokens that were given."""

    # The gateways' requests

    async def _weather(self, request, handler):
        day = self.day
        if day is None and self.random.random() < self.noise:
            day = self.random.choice(("refuse", "cut", "deaf", "slow"))
        match day:
            case "refuse":
                return web.Response(status=self.random.choice((500, 502, 503)))
            case "storm":
                return web.Response(status=429, headers={"Retry-After": "1"})
            case "cut":
                request.transport.abort()
                return web.Response(status=503)
            case "deaf":
                # The worst case: the request is carried out, and nobody learns of it.
                await handler(request)
                if request.transport is not None:
                    request.transport.abort()
                return web.Response(status=503)
            case "slow":
                await asyncio.sleep(self.random.uniform(0.2, 2))
        return await handler(request)

    @contextlib.asynccontextmanager
    async def bad_day(self, kind, seconds):
        """Has a bad day within the block, and for at least so long."""
        self.day = kind
        end = time.monotonic() + seconds
        if kind == "revoke":
            self.revoke()
            self.day = None
        try:
            yield
            await asyncio.sleep(max(0, end - time.monotonic()))
        finally:
            self.day = None

    async def heal(self):
        """Ends all faults."""
        self.day, self.noise = None, 0

    def figures(self):
        forged, refused = self.heard["forged"], self.heard["refused"]
        assert forged == refused, f"{forged} forged webhooks, of which {refused} were refused"
        return f"{self.heard['doubled']} doubled and {forged} forged webhooks"

    # Agents

    def agents(self, world, door):
        return PlatformAgents(world.http, self, self.history, door)

    async def send(self, http, url, chat, id, text, forged=False, at=None):
        """One attempt to bring an agent's message to a gateway; the answer."""
        raise NotImplementedError

    def new_id(self):
        return f"{self.random.getrandbits(128):032x}"


class PlatformAgents:
    """The agents at a platform, in the place of those at the desk."""

    def __init__(self, http, platform, history, door):
        self.http = http
        self.platform = platform
        self.history = history
        self.door = door

    async def sign_in(self):
        pass

    def know(self, phone):
        pass

    async def take(self, chat):
        """Agents see a chat when its first notice has reached the platform."""
        await until(f"chat {chat[:6]} is at the platform", lambda: chat in self.platform.record.chats, 60, 0.05)

    async def say(self, chat, text, seconds=PERSISTENCE, door=None):
        """Sends until the gateway has accepted it; some messages come doubled, late or wrongly signed, too."""
        platform, door = self.platform, door or self.door.another()
        send = Send(chat, f"agent {chat}", text, time.monotonic())
        self.history.sends.append(send)
        id, at = platform.new_id(), time.time()
        if platform.random.random() < 0.05:
            await self._forge(chat, door)
        attempt = lambda url: platform.send(self.http, url, chat, id, text, at=at)  # noqa: E731
        try:
            answer, send.attempts = await knock(door, attempt, seconds)
        except GaveUp:
            return send
        if 200 <= answer.status < 300:
            send.acknowledged = time.monotonic()
        else:
            send.refused = answer.status
        if platform.random.random() < 0.15:
            self._later(self._again(attempt, door.another()))
        return send

    def _later(self, work):
        task = asyncio.ensure_future(work)
        self.platform._late.add(task)
        task.add_done_callback(self.platform._late.discard)

    async def _again(self, attempt, door):
        """The same message once more: at once at another node, or seconds later, after newer ones."""
        self.platform.heard["doubled"] += 1
        await asyncio.sleep(self.platform.random.choice((0, 0, 0.5, 3)))
        with contextlib.suppress(GaveUp):
            await knock(door, attempt, 30)

    async def _forge(self, chat, door):
        """A message that is not the platform's; the checker finds it in a transcript (I3)."""
        platform = self.platform
        with contextlib.suppress(Exception):
            answer = await platform.send(self.http, door.url, chat, platform.new_id(), "agent forged", forged=True)
            platform.heard["forged"] += 1
            platform.heard["refused"] += answer.status in (401, 403)
