"""Sends one message after the other, each once, and records when a gateway accepts them and its other answers."""

import asyncio
import collections
import contextlib
import time

from .history import Event, Send
from .http import GONE
from .phone import Phone


class Probe:
    """An agent who writes into its own chat and records every answer."""

    def __init__(self, world, node, desk, pause=0.05):
        self.world = world
        self.node = node
        self.desk = desk
        self.pause = pause
        self.answers = []
        self.missing_retry_after = 0
        self._number = 0
        self._task = None

    async def start(self):
        self.phone = await Phone(self.world.http, self.desk.door, self.world.history, "probe", None).create()
        await self.desk.take(self.phone.chat)
        self._task = asyncio.ensure_future(self._run())
        return self

    async def close(self):
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def stop(self):
        """Stops, and adds the chat's transcript to the history."""
        await self.close()
        self.world.history.transcripts[self.phone.chat] = [
            Event(event["position"], event["type"], event["text"])
            for event in await self.desk.transcript(self.phone.chat)]

    async def _run(self):
        while True:
            await self._try()
            await asyncio.sleep(self.pause)

    async def _try(self):
        self._number += 1
        text = f"probe {self._number}"
        send = Send(self.phone.chat, f"agent {self.phone.chat}", text, time.monotonic(), 1)
        self.world.history.sends.append(send)
        headers = {"Cookie": self.desk.cookie, "Content-Type": "application/json"}
        status = 0
        with contextlib.suppress(*GONE):
            answer = await self.world.http.post_json(
                f"{self.node.url}/desk/api/chats/{self.phone.chat}/send", {"text": text, "key": text}, headers)
            status = answer.status
            if status == 200:
                send.acknowledged, send.position = time.monotonic(), answer.json["position"]
            elif status == 503 and "Retry-After" not in answer.headers:
                self.missing_retry_after += 1
        self.answers.append((send.begun, time.monotonic(), status))

    def first_yes(self, after):
        """When a message that was sent after a moment was first accepted, or None."""
        return next((end for begun, end, status in self.answers if status == 200 and begun > after), None)

    def statuses(self, begin, end=float("inf")):
        return collections.Counter(status for begun, at, status in self.answers if begun >= begin and at <= end)
