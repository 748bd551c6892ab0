"""A customer's phone that speaks chat version 2: CometD without gms_user, or REST alone."""

import asyncio
import secrets
import time
import urllib.parse

from .door import LATER, GaveUp, knock
from .history import Absence, Delivery, Send
from .http import GONE
from .phone import PERSISTENCE, Phone

CHANNEL = "/service/chatV2/request-chat"
# The words of chat version 2, and what the transcript calls them.
WORDS = {
    "Message": ("Message.Text", None), "ParticipantJoined": ("Notice.Joined", "has joined the session"),
    "ParticipantLeft": ("Notice.Left", "has left the session"),
}


class PhoneV2(Phone):
    """Asks for the events of its chat after each handshake; `identity` is what its requests have to name."""

    async def create(self):
        fields = {"nickname": self.name}
        fields.update({f"userData[{name}]": value for name, value in self._device().items()})
        answer = await self._post("/genesys/2/chat/request-chat", fields, secrets.token_hex(8))
        return self.knows(answer.json)

    def knows(self, answer):
        assert answer["statusCode"] == 0, answer
        self.chat = answer["chatId"]
        self.identity = {name: answer[name] for name in ("userId", "secureKey", "alias")}
        return self

    async def beside(self, phone):
        """Takes part in the chat of a phone that speaks chat v1, which was told the keys."""
        answer = await phone.refresh_verbosely()
        self.chat = phone.chat
        self.identity = {"userId": answer["userId"], "secureKey": answer["secureKey"], "alias": "1"}
        return self

    # REST

    def _attempt(self, operation, fields, key, seconds=15):
        path = f"/genesys/2/chat/request-chat/{self.chat}/{operation}"
        return lambda url: self._form(url + path, {**self.identity, **fields}, key, seconds)

    async def say(self, text, seconds=PERSISTENCE):
        send = Send(self.chat, f"customer {self.name}", text, time.monotonic())
        self.history.sends.append(send)
        try:
            while True:
                answer, attempts = await knock(self.door, self._attempt("send", {"message": text}, text), seconds)
                send.attempts += attempts
                # statusCode 1: the same request may be taken later.
                if not answer.is_ok or answer.json["statusCode"] != 1:
                    break
                await asyncio.sleep(0.2)
        except GaveUp:
            return send
        if answer.is_ok and answer.json["statusCode"] == 0:
            send.acknowledged = time.monotonic()
        else:
            send.refused = answer.status
        return send

    async def _form(self, url, fields, key, seconds=15):
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        if key:
            headers["Idempotency-Key"] = key
        return await self.http.call("POST", url, urllib.parse.urlencode(fields).encode(), headers, seconds)

    # Bayeux

    async def _comet(self, url, message, seconds):
        headers = {"Cookie": self.cookie} if self.cookie else {}
        answer = await self.http.post_json(f"{url}/genesys/cometd", message, headers, seconds=seconds)
        for cookie in answer.headers.getall("Set-Cookie", []):
            if cookie.startswith("BAYEUX_BROWSER="):
                self.cookie = cookie.split(";")[0]
        return answer

    async def open(self):
        """Handshake, subscription, and the wish for the events from the next position on."""
        while True:
            self.cookie = None
            reply = await self._meta(
                "/meta/handshake", version="1.0", minimumVersion="1.0beta",
                supportedConnectionTypes=["long-polling", "callback-polling", "iframe", "websocket"])
            assert reply["successful"], reply
            self.client = reply["clientId"]
            reply = await self._meta("/meta/subscribe", subscription=CHANNEL)
            if reply["successful"]:
                reply = await self._publish("requestNotifications", transcriptPosition=self.position + 1)
                if reply["successful"]:
                    return self
            # The client was lost with a node that died in between.
            assert reply["error"].startswith("402"), reply
            self.history.lost_before_subscription += 1

    async def _publish(self, operation, **members):
        data = {"operation": operation, "chatId": self.chat, **self.identity, **members}
        reply = await self._meta(CHANNEL, data=data)
        return reply

    async def connect(self):
        begun = time.monotonic()
        message = {"channel": "/meta/connect", "clientId": self.client, "connectionType": "long-polling"}
        try:
            answer = await self._comet(self.door.url, message, self.poll_seconds)
        except GONE:
            return None
        if answer.status in LATER:
            return None
        messages = self._yes(answer).json
        for message in messages:
            if message["channel"] == CHANNEL and "data" in message:
                self.read(message["data"])
        reply = [message for message in messages if message["channel"] == "/meta/connect"][-1]
        if reply["successful"]:
            self._was_heard(begun)
            if self.away:
                self.away.back = time.monotonic()
                self.away = None
        return reply

    def read(self, answer):
        assert answer["statusCode"] in (0, 1), answer
        if answer["statusCode"] == 1 or answer["chatId"] != self.chat:
            return
        now = time.monotonic()
        for message in answer["messages"]:
            if message["index"] <= self.position:
                self.history.raw_repeats += 1
                continue
            self.position = message["index"]
            kind, words = WORDS[message["type"]]
            text = words or message["text"]
            self.texts.add(text)
            self.history.deliveries.append(
                Delivery(self.chat, f"phone {self.name}", self.position, kind, text, now))
        self.told.set()

    async def _say_goodbye(self):
        await self.rest()
        absence = Absence(self.chat, self.token, self.position, 0.0, asked=time.monotonic())
        await self._meta("/meta/unsubscribe", subscription=CHANNEL)
        reply = await self._meta("/meta/disconnect", ext={"transcriptPosition": str(self.position + 1)})
        if not reply["successful"]:
            await self.open()
            await self.connect()
            absence.position = self.position
            reply = await self._meta("/meta/disconnect", ext={"transcriptPosition": str(self.position + 1)})
            assert reply["successful"], reply
        absence.left = time.monotonic()
        self.away = absence
        self.history.absences.append(absence)
        return absence


class PollingPhoneV2(PhoneV2):
    """Speaks REST alone, and asks for events every few seconds."""

    async def open(self):
        return self

    async def connect(self):
        await asyncio.sleep(2)
        try:
            answer = await self._attempt("refresh", {"transcriptPosition": self.position + 1}, None)(self.door.url)
        except GONE:
            return None
        if answer.status in LATER:
            return None
        self.read(self._yes(answer).json)
        return {"successful": True}
