"""A customer's phone: a GMS client without a library that speaks raw Bayeux, like existing apps."""

import asyncio
import contextlib
import secrets
import time
import urllib.parse

from .door import LATER, GaveUp, knock
from .history import Absence, Delivery, Send
from .http import GONE

# How long a phone repeats a request before it gives up, in seconds.
PERSISTENCE = 90
# After a longer silence a gateway may set the customer away (maxInterval is 3 s, and polls take time).
SILENCE = 1.5
# A little longer than the longest hold.
POLL_SECONDS = 45


class Refused(AssertionError):
    """The gateway refused a request that it should accept."""


class Phone:
    """One customer with one chat. It follows advice, keeps its cookie and client id, and counts positions."""

    def __init__(self, http, door, history, name, push_type="customhttp", token=None):
        self.http = http
        self.door = door
        self.history = history
        self.name = name
        self.push_type = push_type
        self.token = token or secrets.token_hex(32)
        self.user = secrets.token_hex(16)
        self.cookie = None
        self.client = None
        self.position = 0
        self.texts = set()
        self.refusals = []
        self.away = None
        self.told = asyncio.Event()
        self.poll_seconds = POLL_SECONDS
        # Since when it has been leaving or returning; None otherwise.
        self.on_the_way = None
        self._heard = time.monotonic()
        self._task = None
        self._unanswered = None

    # REST

    async def create(self):
        answer = await self._post("/genesys/1/service/request-chat", {}, secrets.token_hex(8))
        self.service = answer.json["_id"]
        answer = await self._chat("", {
            "notify_by": "comet", "userDisplayName": self.name, **self._device(),
        })
        self.chat = answer.json["chatSessionId"]
        return self

    def _device(self):
        if self.push_type is None:
            return {}
        return {"push_notification_deviceid": self.token, "push_notification_type": self.push_type}

    async def say(self, text, seconds=PERSISTENCE):
        """Sends until acknowledged or refused; each attempt has the same key."""
        send = Send(self.chat, f"customer {self.name}", text, time.monotonic())
        self.history.sends.append(send)
        try:
            answer, send.attempts = await knock(self.door, self._attempt("send", {"message": text}, text), seconds)
        except GaveUp:
            return send
        if answer.is_ok:
            send.acknowledged = time.monotonic()
        else:
            send.refused = answer.status
        return send

    async def refresh_verbosely(self):
        """The chat with the keys that another phone needs."""
        return (await self._chat("refresh", {"_verbose": "true", "transcriptPosition": "0"})).json

    def _attempt(self, operation, fields, key, seconds=15):
        path = f"/genesys/1/service/{self.service}/ixn/chat" + (f"/{operation}" if operation else "")
        return lambda url: self._form(url + path, fields, key, seconds)

    async def _chat(self, operation, fields, key=None):
        answer, _ = await knock(self.door, self._attempt(operation, fields, key), PERSISTENCE)
        return self._yes(answer)

    async def _post(self, path, fields, key):
        answer, _ = await knock(self.door, lambda url: self._form(url + path, fields, key), PERSISTENCE)
        return self._yes(answer)

    @staticmethod
    def _yes(answer):
        if not answer.is_ok:
            raise Refused(answer)
        return answer

    async def _form(self, url, fields, key, seconds=15):
        headers = {"gms_user": self.user, "Content-Type": "application/x-www-form-urlencoded"}
        if key:
            headers["Idempotency-Key"] = key
        return await self.http.call("POST", url, urllib.parse.urlencode(fields).encode(), headers, seconds)

    # Bayeux

    async def _comet(self, url, message, seconds):
        headers = {"gms_user": self.user}
        if self.cookie:
            headers["Cookie"] = self.cookie
        answer = await self.http.post_json(f"{url}/genesys/cometd", [message], headers, seconds=seconds)
        for cookie in answer.headers.getall("Set-Cookie", []):
            if cookie.startswith("BAYEUX_BROWSER="):
                self.cookie = cookie.split(";")[0]
        return answer

    async def _meta(self, channel, seconds=15, **fields):
        """Sends one message until it is answered; returns the reply."""
        message = {"channel": channel, "id": secrets.token_hex(4), **fields}
        if self.client and channel != "/meta/handshake":
            message["clientId"] = self.client
        end = time.monotonic() + PERSISTENCE
        while True:
            answer, _ = await knock(self.door, lambda url: self._comet(url, message, seconds), PERSISTENCE)
            reply = self._yes(answer).json[-1]
            # "Later" in Bayeux.
            if not reply.get("error", "").startswith("503") or time.monotonic() > end:
                return reply
            await asyncio.sleep(0.2)

    async def open(self):
        """Makes a handshake and a subscription, as after every start of an app."""
        while True:
            reply = await self._meta(
                "/meta/handshake", version="1.0", supportedConnectionTypes=["long-polling"])
            if not reply["successful"]:
                raise Refused(reply)
            self.client = reply["clientId"]
            reply = await self._meta("/meta/subscribe", subscription="/_genesys")
            if reply["successful"]:
                return self
            # The client was lost with a node that died in between.
            if not reply["error"].startswith("402"):
                raise Refused(reply)
            self.history.lost_before_subscription += 1

    async def connect(self):
        """One poll: returns the reply, or None without an answer; events pass the position filter."""
        begun = time.monotonic()
        message = {"channel": "/meta/connect", "id": secrets.token_hex(4), "clientId": self.client,
                   "connectionType": "long-polling"}
        try:
            answer = await self._comet(self.door.url, message, self.poll_seconds)
        except GONE:
            return None
        if answer.status in LATER:
            return None
        messages = self._yes(answer).json
        for message in messages:
            if message["channel"] == "/_genesys":
                self.take(message["data"]["message"])
        reply = [message for message in messages if message["channel"] == "/meta/connect"][-1]
        if reply["successful"]:
            self._was_heard(begun)
        if reply["successful"] and self.away:
            self.away.back = time.monotonic()
            self.away = None
        return reply

    def _was_heard(self, begun):
        """Notes that a poll begun at that time was answered; without an open poll the phone is silent."""
        now = time.monotonic()
        if not self.away and begun - self._heard > SILENCE:
            self.history.silences.append((self.token, self._heard, now))
        self._heard = now

    def take(self, resource):
        if resource["chatSessionId"] != self.chat:
            return
        entries = resource["transcriptToShow"]
        now = time.monotonic()
        for position, entry in enumerate(entries, int(resource["transcriptPosition"]) - len(entries) + 1):
            if position <= self.position:
                self.history.raw_repeats += 1
                continue
            self.position = position
            self.texts.add(entry[2])
            self.history.deliveries.append(Delivery(self.chat, f"phone {self.name}", position, entry[0], entry[2], now))
        self.told.set()

    # The app in the foreground and in the background

    def foreground(self):
        """Polls until the app leaves; keeps its client after a lost connection, and follows advice."""
        assert self._task is None, f"phone {self.name} is already polling"
        if self.away and self.away.returned is None:
            self.away.returned = time.monotonic()
        self._task = asyncio.ensure_future(self._poll())
        return self

    async def _poll(self):
        while True:
            reply = await self.connect()
            if reply is None:
                self.door.next()
                await asyncio.sleep(0.1)
                continue
            advice = reply.get("advice", {})
            if not reply["successful"]:
                await self._obey(reply, advice)
            elif advice.get("interval"):
                await asyncio.sleep(advice["interval"] / 1000)

    async def _obey(self, reply, advice):
        reason = reply.get("error", "")
        self.refusals.append(reason)
        if advice.get("reconnect") == "none":
            raise Refused(reply)
        if advice.get("reconnect") == "handshake" or reason.startswith("402"):
            self.history.handshakes.append((time.monotonic(), self.name, reason))
            await self.open()
        else:
            await asyncio.sleep(max(0.1, advice.get("interval", 0) / 1000))

    async def rest(self):
        """Stops polling without a good-bye; the connection of a held poll is closed."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    @contextlib.contextmanager
    def _going(self):
        self.on_the_way = time.monotonic()
        try:
            yield
        finally:
            self.on_the_way = None

    async def background(self):
        """Sends the good-bye with the highest position; true when the gateway accepted it."""
        with self._going():
            return await self._say_goodbye()

    async def _say_goodbye(self):
        await self.rest()
        absence = Absence(self.chat, self.token, self.position, 0.0, asked=time.monotonic())
        reply = await self._meta("/meta/disconnect", ext={"transcriptPosition": str(self.position)})
        if not reply["successful"]:
            # The client is unknown: try once more with a new one, as apps do.
            await self.open()
            await self.connect()
            absence.position = self.position
            reply = await self._meta("/meta/disconnect", ext={"transcriptPosition": str(self.position)})
            if not reply["successful"]:
                raise Refused(reply)
        absence.left = time.monotonic()
        self.away = absence
        self.history.absences.append(absence)
        return absence

    async def back(self):
        """Returns from the background, as an app does: handshake, subscription, polls."""
        self.away.returned = time.monotonic()
        with self._going():
            await self.open()
        return self.foreground()

    def check(self):
        """Raises the error that ended the polling, if there was one."""
        if self._task and self._task.done():
            self._task.result()


