"""Agents: they sign in, write with keys, and read chats as the desk's page does."""

import asyncio
import contextlib
import json
import secrets
import time

from .door import GaveUp, knock
from .history import Delivery, Send
from .http import GONE
from .phone import PERSISTENCE, Refused

USER = "agent"
# The password of this run, known to this process and the gateways that it starts.
PASSWORD = secrets.token_urlsafe(18)


class Desk:
    """One agent, who may write in all chats."""

    def __init__(self, http, door, history):
        self.http = http
        self.door = door
        self.history = history
        self.cookie = None
        self.sign_ins = 0
        self._lock = asyncio.Lock()

    async def sign_in(self):
        self.sign_ins += 1
        value = {"user": USER, "password": PASSWORD}
        answer, _ = await knock(
            self.door, lambda url: self.http.post_json(f"{url}/desk/api/sign-in", value), PERSISTENCE)
        if answer.status != 204:
            raise Refused(answer)
        self.cookie = answer.headers["Set-Cookie"].split(";")[0]

    async def signed_in(self):
        """The cookie of the sign-in; a new one where the last sign-in has ended."""
        async with self._lock:
            if self.cookie is None:
                await self.sign_in()
            return self.cookie

    async def call(self, method, path, value=None, seconds=15, persistence=PERSISTENCE, door=None):
        """Repeats a request until it is accepted or refused, signing in again if needed; the answer and the attempts."""
        door = door or self.door
        body = None if value is None else json.dumps(value).encode()
        while True:
            used = await self.signed_in()
            headers = {"Cookie": used, "Content-Type": "application/json"}
            answer, attempts = await knock(
                door, lambda url: self.http.call(method, f"{url}/desk/api/{path}", body, headers, seconds), persistence)
            if answer.status != 401:
                return answer, attempts
            async with self._lock:
                if self.cookie == used:
                    self.cookie = None

    async def act(self, path, value=None, door=None):
        answer, _ = await self.call("POST", path, value or {}, door=door)
        if not answer.is_ok:
            raise Refused(f"{path}: {answer}")
        return answer.json

    async def take(self, chat):
        await self.act(f"chats/{chat}/take")

    async def say(self, chat, text, seconds=PERSISTENCE, door=None):
        """Sends until acknowledged or refused; each attempt has the same key."""
        send = Send(chat, f"agent {chat}", text, time.monotonic())
        self.history.sends.append(send)
        try:
            answer, send.attempts = await self.call(
                "POST", f"chats/{chat}/send", {"text": text, "key": text}, persistence=seconds, door=door)
        except GaveUp:
            return send
        if answer.is_ok:
            send.acknowledged, send.position = time.monotonic(), answer.json["position"]
        else:
            send.refused = answer.status
        return send

    async def chat(self, chat, after=0):
        answer, _ = await self.call("GET", f"chats/{chat}?after={after}")
        if not answer.is_ok:
            raise Refused(f"{chat[:6]}: {answer}")
        return answer.json

    async def transcript(self, chat, after=0):
        """All events after a position, read page by page."""
        events = []
        while True:
            last = events[-1]["position"] if events else after
            page = [event for event in (await self.chat(chat, last))["events"] if event["position"] > last]
            if not page:
                return events
            events += page


class DeskReader:
    """The desk's page: hears by server-sent events which chat has news and fetches the events after its last one."""

    def __init__(self, desk, door):
        self.desk = desk
        self.door = door
        self.positions = {}
        self._dirty = asyncio.Queue()
        self._waiting = set()
        self._tasks = []

    def follow(self, chat):
        self.positions.setdefault(chat, 0)
        self._look(chat)

    async def start(self, workers=4):
        await self.desk.signed_in()
        self._tasks = [asyncio.ensure_future(self._listen())]
        self._tasks += [asyncio.ensure_future(self._read()) for _ in range(workers)]
        return self

    async def close(self):
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def check(self):
        for task in self._tasks:
            if task.done():
                task.result()

    def _look(self, chat):
        if chat in self.positions and chat not in self._waiting:
            self._waiting.add(chat)
            self._dirty.put_nowait(chat)

    async def _listen(self):
        while True:
            with contextlib.suppress(*GONE, GaveUp):
                cookie = await self.desk.signed_in()
                async with self.desk.http.stream(f"{self.door.url}/desk/api/events", {"Cookie": cookie}) as news:
                    if news.status == 200:
                        # Events that came while the stream was closed.
                        for chat in self.positions:
                            self._look(chat)
                        async for line in news.content:
                            if line.startswith(b"data: {") and b'"id"' in line:
                                self._look(json.loads(line[6:])["id"])
            self.door.next()
            await asyncio.sleep(0.1)

    async def _read(self):
        while True:
            chat = await self._dirty.get()
            # News from now on starts another fetch.
            self._waiting.discard(chat)
            try:
                answer, _ = await self.desk.call("GET", f"chats/{chat}?after={self.positions[chat]}", door=self.door)
            except GaveUp:
                self._look(chat)
                continue
            if answer.is_ok:
                self._take(chat, answer.json)

    def _take(self, chat, page):
        now = time.monotonic()
        for event in page["events"]:
            if event["position"] > self.positions[chat]:
                self.positions[chat] = event["position"]
                self.desk.history.deliveries.append(
                    Delivery(chat, "desk", event["position"], event["type"], event["text"], now))
        if page["lastPosition"] > self.positions[chat]:
            self._look(chat)
