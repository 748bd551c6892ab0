"""A phone of chat version 2 against a gateway, over WebSocket and long-polling, as Genesys' Swift library speaks (gms-chat §6.1)."""

import asyncio
import contextlib
import json
import os
import sys

import websockets

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "restart"))

from gateway import gateway, until  # noqa: E402 - after the line above
from people import Desk  # noqa: E402
from server import PATIENCE  # noqa: E402

CHANNEL = "/service/chatV2/request-chat"
TYPES = {
    "ParticipantJoined", "ParticipantLeft", "Message", "PushUrl", "TypingStarted", "TypingStopped", "NicknameUpdated",
    "FileUploaded", "FileDeleted", "CustomNotice", "Notice",
}


class Library:
    """Sends meta messages without ids, one object a frame, and the next connect as soon as the last one is answered."""

    def __init__(self, socket):
        self.socket = socket
        self.client = None
        self.subscribed = False
        self.identity = {}
        self.messages = []
        self.ended = False
        self.chat = None

    @property
    def session(self):
        """The chat's id, as the desk names it."""
        return self.chat

    async def send(self, channel, **members):
        await self.socket.send(json.dumps({"channel": channel, **({"clientId": self.client} if self.client else {}), **members}))

    async def read(self):
        frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        answers = json.loads(frame)
        assert isinstance(answers, list), frame
        for answer in answers:
            channel = answer["channel"]
            if channel == "/meta/handshake":
                assert answer["successful"] and "websocket" in answer["supportedConnectionTypes"], answer
                self.client = answer["clientId"]
                await self.send("/meta/subscribe", subscription=CHANNEL)
                await self.connect()
            elif channel == "/meta/subscribe":
                assert answer["successful"] and answer["subscription"] == CHANNEL, answer
                self.subscribed = True
            elif channel == "/meta/connect":
                assert answer["successful"], answer
                await self.connect()
            elif channel == CHANNEL and "data" in answer:
                assert self.subscribed, "an event before the answer to the subscription is lost"
                self.take(answer["data"])

    async def connect(self):
        await self.send("/meta/connect", connectionType="websocket", advice={"timeout": 10_000})

    def take(self, data):
        # What the library cannot do without.
        assert isinstance(data["chatId"], str) and isinstance(data["chatEnded"], bool), data
        assert data["statusCode"] == 0 and "errors" not in data, data
        self.identity = {name: data[name] for name in ("secureKey", "userId", "alias")}
        self.chat = data["chatId"]
        for message in data["messages"]:
            assert message["type"] in TYPES and isinstance(message["utcTime"], int), message
            assert set(message["from"]) == {"nickname", "participantId", "type"}, message
            assert all(isinstance(value, str) for value in message.get("userData", {}).values()), message
            assert message["index"] == self.next, (message, self.next)
            self.messages.append(message)
        self.ended = self.ended or data["chatEnded"]

    @property
    def next(self):
        return self.messages[-1]["index"] + 1 if self.messages else 1

    @property
    def texts(self):
        return [message["text"] for message in self.messages if message["type"] == "Message"]

    async def publish(self, operation, **members):
        await self.send(CHANNEL, data={"operation": operation, **self.identity, **members})

    async def hear(self, holds):
        while not holds():
            await self.read()


@contextlib.asynccontextmanager
async def line(server, **options):
    """A WebSocket with the server's own address as its origin, as the library's transport sends it."""
    address = f"127.0.0.1:{server.port}"
    async with websockets.connect(f"ws://{address}/genesys/cometd", origin=f"http://{address}", **options) as socket:
        library = Library(socket)
        await library.send(
            "/meta/handshake", version="1.0", minimumVersion="1.0beta",
            supportedConnectionTypes=["long-polling", "callback-polling", "iframe", "websocket"])
        await library.hear(lambda: library.subscribed)
        yield library


def story(compression):
    async def talk(server, note):
        async with line(server, compression=compression) as phone:
            await phone.publish(
                "requestChat", nickname="Ada", subject="Order 17", userData={"push_notification_type": "fcm"})
            await phone.hear(lambda: phone.messages)
            key = phone.identity["secureKey"]
            desk = await asyncio.to_thread(Desk, server)
            await asyncio.to_thread(desk.take, phone)
            await asyncio.to_thread(desk.send, phone, "How can we help?")
            await phone.publish("startTyping", message="It ra")
            await phone.publish("sendMessage", message="It rains in.")
            await phone.hear(lambda: len(phone.texts) == 2)
            await phone.send("/meta/unsubscribe", subscription=CHANNEL)
            await phone.send("/meta/disconnect", ext={"transcriptPosition": str(phone.next)})
            before = phone
        await asyncio.to_thread(desk.send, before, "Where?")
        # Nobody may lose a word by a crash either.
        server.kill()
        await asyncio.to_thread(server.start)
        async with line(server, compression=compression) as phone:
            phone.messages, phone.identity = before.messages, {"secureKey": key}
            await phone.publish("requestNotifications", transcriptPosition=phone.next)
            await phone.hear(lambda: phone.texts[-1:] == ["Where?"])
            await phone.publish("sendMessage", message="In the hall.")
            await phone.publish("disconnect")
            await phone.hear(lambda: phone.ended)
            assert phone.identity["secureKey"] == key
            assert sorted(phone.texts) == sorted(["How can we help?", "It rains in.", "Where?", "In the hall."])
            note(f"{len(phone.messages)} events")

    def case(program, note):
        with gateway(program) as server:
            asyncio.run(talk(server, note))

    return case


def polling(program, note):
    """The same requests over long-polling: one object a request, the cookie kept, the client id after a crash."""
    with gateway(program) as server:
        cookie = {}

        def send(channel, **members):
            answer = server.post_json("/genesys/cometd", {"channel": channel, **members}, cookie)
            assert answer.status == 200, answer
            if answer.headers["Set-Cookie"]:
                cookie["Cookie"] = answer.headers["Set-Cookie"].split(";")[0]
            return answer.json

        client = send("/meta/handshake", version="1.0", supportedConnectionTypes=["long-polling"])[-1]["clientId"]
        assert send("/meta/subscribe", clientId=client, subscription=CHANNEL)[-1]["subscription"] == CHANNEL

        def connect():
            return send("/meta/connect", clientId=client, connectionType="long-polling", advice={"timeout": 0})

        assert connect()[-1]["successful"]
        send(CHANNEL, clientId=client, data={"operation": "requestChat", "nickname": "Ada"})
        heard = []

        def answers():
            heard.extend(answer["data"] for answer in connect() if "data" in answer)
            return heard

        key = until("the chat", answers)[0]["secureKey"]
        send(CHANNEL, clientId=client, data={"operation": "sendMessage", "secureKey": key, "message": "Hello"})
        until("the line", lambda: [m for data in answers() for m in data["messages"] if m.get("text") == "Hello"])
        server.kill()
        server.start()
        # The client's row outlives the crash.
        assert connect()[-1]["successful"]
        send(CHANNEL, clientId=client, data={"operation": "sendMessage", "secureKey": key, "message": "Again"})
        until("the line after the crash", lambda: [m for d in answers() for m in d["messages"] if m.get("text") == "Again"])
        indexes = {message["index"] for data in heard for message in data["messages"]}
        assert indexes == {1, 2, 3}, indexes
        note("3 events, one client id before and after a crash")


CASES = [
    ("chat version 2 over WebSocket, with permessage-deflate offered", story("deflate")),
    ("chat version 2 over WebSocket, without offers", story(None)),
    ("chat version 2 over long-polling, and a crash", polling),
]
