"""A phone of chat version 2 against a gateway, over WebSocket and long-polling, as Genesys' Swift library speaks (gms-chat §6.1)."""

import asyncio
import contextlib
import json
import os
import sys

import websockets
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "restart"))

from gateway import gateway, until  # noqa: E402 - after the line above
from people import Desk  # noqa: E402
from server import PATIENCE  # noqa: E402

CHANNEL = "/service/chatV2/request-chat"
TYPES = {
    "ParticipantJoined", "ParticipantLeft", "Message", "PushUrl", "TypingStarted", "TypingStopped", "NicknameUpdated",
    "FileUploaded", "FileDeleted", "CustomNotice", "Notice",
}
PARTIES = {"Client", "Agent", "Supervisor", "External"}
# What phones offer: Starscream, OkHttp, and a browser.
STARSCREAM = {"client_max_window_bits": True, "server_max_window_bits": 15}
OKHTTP = {}
BROWSER = {"client_max_window_bits": True}


def strict(data):
    """An answer as the library decodes it: a member that is missing or of another type makes it unreadable."""
    assert type(data["chatId"]) is str and type(data["chatEnded"]) is bool and type(data["statusCode"]) is int, data
    assert type(data.get("nextPosition", 0)) is int and type(data.get("alias", "")) is str, data
    for error in data.get("errors", []):
        assert type(error["code"]) is int and type(error["advice"]) is str, data
    for message in data.get("messages", []):
        assert message["type"] in TYPES and type(message["utcTime"]) is int, message
        assert type(message["from"]["nickname"]) is str and message["from"]["type"] in PARTIES, message
        assert type(message["from"]["participantId"]) is int and type(message.get("index", 0)) is int, message
        assert all(type(value) is str for value in message.get("userData", {}).values()), message
    assert all(type(value) is str for value in data.get("userData", {}).values()), data
    return data


def send_file(server, key, cookie):
    """A file beside CometD: without an operation, at the path that the library makes of the address."""
    parts = [
        ("secureKey", None, key), ("userData[file-description]", None, "a cat"), ("file", "cat.png", "\x89PNG\r\n\x1a\ncat"),
    ]
    body = b"".join(
        b"--cut\r\nContent-Disposition: form-data; name=\"" + name.encode() + b"\""
        + (b"; filename=\"" + file.encode() + b"\"\r\nContent-Type: image/png" if file else b"")
        + b"\r\n\r\n" + value.encode("latin-1") + b"\r\n" for name, file, value in parts) + b"--cut--\r\n"
    answer = server.call(
        "POST", f"/genesys/http://127.0.0.1:{server.port}/genesys/2/chat-ntf", body,
        {"Content-Type": "multipart/form-data; boundary=cut", "Cookie": cookie})
    assert answer.status == 200, answer
    return strict(answer.json)["userData"]["file-id"]


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
        assert strict(data)["statusCode"] == 0 and "errors" not in data, data
        self.identity = {name: data[name] for name in ("secureKey", "userId", "alias")}
        self.chat = data["chatId"]
        for message in data["messages"]:
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
async def line(server, offer):
    """A WebSocket with the server's own address as its origin, as the library's transport sends it."""
    address = f"127.0.0.1:{server.port}"
    extensions = [] if offer is None else [ClientPerMessageDeflateFactory(**offer)]
    async with websockets.connect(
            f"ws://{address}/genesys/cometd", origin=f"http://{address}", compression=None, extensions=extensions) as socket:
        library = Library(socket)
        library.cookie = socket.response.headers["Set-Cookie"].split(";")[0]
        await library.send(
            "/meta/handshake", version="1.0", minimumVersion="1.0beta",
            supportedConnectionTypes=["long-polling", "callback-polling", "iframe", "websocket"])
        await library.hear(lambda: library.subscribed)
        yield library


def story(offer):
    async def talk(server, note):
        async with line(server, offer) as phone:
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
            file = await asyncio.to_thread(send_file, server, key, phone.cookie)
            await phone.hear(lambda: phone.messages[-1]["type"] == "FileUploaded")
            assert phone.messages[-1]["userData"]["file-id"] == file
            await phone.send("/meta/unsubscribe", subscription=CHANNEL)
            await phone.send("/meta/disconnect", ext={"transcriptPosition": str(phone.next)})
            before = phone
        await asyncio.to_thread(desk.send, before, "Where?")
        # Nobody may lose a word by a crash either.
        server.kill()
        await asyncio.to_thread(server.start)
        async with line(server, offer) as phone:
            phone.messages, phone.identity = before.messages, {"secureKey": key}
            await phone.publish("requestNotifications", transcriptPosition=phone.next)
            await phone.hear(lambda: phone.texts[-1:] == ["Where?"])
            await phone.publish("sendMessage", message="In the hall.")
            await phone.publish("disconnect")
            await phone.hear(lambda: phone.ended)
            assert phone.identity["secureKey"] == key
            assert phone.texts == ["How can we help?", "It rains in.", "Where?", "In the hall."], phone.texts
            note(f"{len(phone.messages)} events")

    def case(program, note):
        with gateway(program) as server:
            asyncio.run(talk(server, note))

    return case


def origins(program, note):
    """Who says no origin is an app; a page of another origin gets no WebSocket."""
    async def status(server, origin):
        try:
            async with websockets.connect(f"ws://127.0.0.1:{server.port}/genesys/cometd", origin=origin):
                return 101
        except websockets.InvalidStatus as refusal:
            return refusal.response.status_code

    with gateway(program) as server:
        own = [None, f"http://127.0.0.1:{server.port}", f"https://127.0.0.1:{server.port}"]
        assert [asyncio.run(status(server, origin)) for origin in own] == [101, 101, 101]
        assert [asyncio.run(status(server, origin)) for origin in ("https://evil.example", "null")] == [403, 403]
        note("5 origins")


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
            heard.extend(strict(answer["data"]) for answer in connect() if "data" in answer)
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
    ("chat version 2 over WebSocket, permessage-deflate offered as Starscream does", story(STARSCREAM)),
    ("chat version 2 over WebSocket, permessage-deflate offered as OkHttp does", story(OKHTTP)),
    ("chat version 2 over WebSocket, permessage-deflate offered as browsers do", story(BROWSER)),
    ("chat version 2 over WebSocket, without offers", story(None)),
    ("chat version 2 over WebSocket: the app's own origin, none, and foreign ones", origins),
    ("chat version 2 over long-polling, and a crash", polling),
]
