"""The library websockets against `beckon bayeux`: the protocol frame by frame (BX-90 to BX-93)."""

import asyncio
import contextlib
import json

import websockets

from server import PATIENCE, hub


class Session:
    """One Bayeux session over a WebSocket; `events` keeps the events that arrive."""

    def __init__(self, socket):
        self.socket = socket
        self.client = None
        self.number = 0
        self.events = []
        self.replies = {}

    def message(self, channel, **members):
        self.number += 1
        return {"channel": channel, "id": str(self.number), **({"clientId": self.client} if self.client else {}), **members}

    async def send(self, *messages):
        await self.socket.send(json.dumps(list(messages)))

    async def read(self):
        frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(frame, str), "text frames only"
        messages = json.loads(frame)
        assert isinstance(messages, list), frame
        for message in messages:
            if "successful" in message:
                self.replies[message.get("id")] = message
            else:
                assert set(message) <= {"channel", "data", "ext"}, message
                self.events.append(message["data"])

    async def ask(self, message):
        await self.send(message)
        while message["id"] not in self.replies:
            await self.read()
        return self.replies[message["id"]]

    async def handshake(self, *types):
        reply = await self.ask(self.message(
            "/meta/handshake", version="1.0", supportedConnectionTypes=list(types or ("websocket",))))
        assert reply["successful"], reply
        self.client = reply["clientId"]
        return reply

    async def subscribe(self, channel):
        assert (await self.ask(self.message("/meta/subscribe", subscription=channel)))["successful"]

    async def connect(self):
        """Sends a connect that will be held."""
        await self.send(self.message("/meta/connect", connectionType="websocket"))

    async def first_connect(self):
        return await self.ask(self.message("/meta/connect", connectionType="websocket", advice={"timeout": 0}))

    async def hear(self, count):
        while len(self.events) < count:
            await self.read()
        return self.events


def url(server):
    return f"ws://{server.host}:{server.port}{server.path}"


def cookie(socket):
    """The cookie that ties the session to its browser; the answer to the upgrade sets it."""
    return {"Cookie": socket.response.headers["Set-Cookie"].split(";")[0]}


def running(talk):
    def case(program, note):
        with hub(program) as server:
            asyncio.run(asyncio.wait_for(talk(server), 2 * PATIENCE))

    return case


async def pushed(server):
    """Events arrive while a connect is held, and the connect stays held."""
    async with websockets.connect(url(server)) as socket:
        session = Session(socket)
        await session.handshake()
        await session.subscribe("/a")
        await session.first_connect()
        await session.connect()
        for number in range(50):
            await session.send(session.message("/a", data={"n": number}))
        assert await session.hear(50) == [{"n": number} for number in range(50)]
        assert str(session.number) not in session.replies or session.number > 53


async def swift_types(server):
    """BX-93: a client that offers four types and always continues with websocket, so the server must list it first."""
    async with websockets.connect(url(server)) as socket:
        session = Session(socket)
        reply = await session.handshake("websocket", "eventsource", "long-polling", "callback-polling")
        assert reply["supportedConnectionTypes"][0] == "websocket", reply
        assert reply["advice"]["reconnect"] == "retry", reply
        # It stops for good when the reply to a successful connect has no advice.
        assert (await session.first_connect())["advice"]["reconnect"] == "retry"


async def pings_and_fragments(server):
    """RFC 6455: a message in fragments, with a ping between them."""
    async with websockets.connect(url(server)) as socket:
        session = Session(socket)
        await session.handshake()
        await session.subscribe("/a")
        await session.first_connect()
        text = json.dumps([session.message("/a", data={"long": "x" * 3_000})])
        await socket.send([text[:100], text[100:2_000], text[2_000:]])
        await asyncio.wait_for(await socket.ping(b"are you there"), PATIENCE)
        assert await session.hear(1) == [{"long": "x" * 3_000}]


async def new_socket(server):
    """BX-92: within maxInterval a new socket continues the old session; its subscriptions stay."""
    async with websockets.connect(url(server)) as socket, websockets.connect(url(server)) as other:
        first, sender = Session(socket), Session(other)
        await first.handshake()
        await first.subscribe("/a")
        await first.first_connect()
        await sender.handshake()
        await socket.close()
        await sender.send(sender.message("/a", data="missed"))
        await sender.subscribe("/nothing")
        async with websockets.connect(url(server)) as stranger:
            guess = Session(stranger)
            guess.client = "0" * len(first.client)
            assert (await guess.first_connect())["error"].startswith("402:")
        # BX-63: many programs keep no cookies for their sockets; here the client id alone is the proof.
        async with websockets.connect(url(server)) as socket:
            second = Session(socket)
            second.client = first.client
            reply = await second.first_connect()
            assert reply["successful"], reply
            assert await second.hear(1) == ["missed"]


async def acknowledged(server):
    """BX-80: messages that were being sent when a socket broke are sent again after a connect that does not confirm them."""
    async with websockets.connect(url(server)) as socket:
        session = Session(socket)
        reply = await session.ask(session.message(
            "/meta/handshake", version="1.0", supportedConnectionTypes=["websocket"], ext={"ack": True}))
        assert reply["ext"]["ack"], reply
        session.client = reply["clientId"]
        await session.subscribe("/a")
        batch = (await session.first_connect())["ext"]["ack"]
        await session.send(session.message("/meta/connect", connectionType="websocket", ext={"ack": batch}))
        held = str(session.number)
        await session.send(session.message("/a", data="twice"))
        while held not in session.replies:
            await session.read()
        assert session.events == ["twice"], session.events
    async with websockets.connect(url(server), additional_headers=cookie(socket)) as socket:
        again = Session(socket)
        again.client = session.client
        again.number = session.number
        reply = await again.ask(again.message(
            "/meta/connect", connectionType="websocket", advice={"timeout": 0}, ext={"ack": batch}))
        assert again.events == ["twice"], (again.events, reply)


async def not_bayeux(server):
    """BX-70: a frame that is not JSON gets an error or ends its socket; other clients are not affected."""
    async with websockets.connect(url(server)) as bystander:
        session = Session(bystander)
        await session.handshake()
        async with websockets.connect(url(server)) as socket:
            await socket.send("this is not JSON")
            with contextlib.suppress(websockets.ConnectionClosed):
                reply = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))[0]
                assert reply["successful"] is False and reply["error"].startswith("400:"), reply
        await session.subscribe("/a")


CASES = [
    ("websockets: events are pushed", running(pushed)),
    ("websockets: four types are offered, websocket stands first", running(swift_types)),
    ("websockets: fragments and pings", running(pings_and_fragments)),
    ("websockets: a new socket goes on with the session", running(new_socket)),
    ("websockets: ack brings again what was lost", running(acknowledged)),
    ("websockets: what is not Bayeux harms nobody else", running(not_bayeux)),
]
