"""Stand-ins for push services: an HTTP receiver for `customhttp` and APNs over HTTP/2. They outlive the gateways."""

import asyncio
import contextlib
import json
import os
import socket
import ssl
import struct
import time

import h2.config
import h2.connection
import h2.events
from aiohttp import web

from .history import Push
from .shell import run
from .waiting import free_port


class HTTPTarget:
    """Accepts `customhttp` pushes at /push/NODE, so that each names its sender."""

    def __init__(self, history):
        self.history = history
        self.port = free_port()
        # The fault: `silent` never answers, `reset` ends the connection.
        self.fault = None
        # Called with each push before the answer; returns the status, None for 200.
        self.before_answer = None
        # Called right after the answer was written.
        self.after_answer = None

    def url(self, node):
        return f"http://127.0.0.1:{self.port}/push/{node}"

    async def start(self):
        app = web.Application()
        app.router.add_post("/push/{node}", self._take)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self.port).start()
        return self

    async def close(self):
        await self._runner.cleanup()

    async def _take(self, request):
        body = await request.json()
        if self.fault:
            await _fail(self, request.transport)
            return web.Response(status=503)
        push = Push(body["deviceId"], texts_of(body["message"]), time.monotonic(), request.match_info["node"])
        self.history.pushes.append(push)
        status = await self.before_answer(push) if self.before_answer else None
        answer = web.Response(status=status or 200)
        if self.after_answer:
            await answer.prepare(request)
            await answer.write_eof()
            self.after_answer(push)
        return answer


async def _fail(target, transport):
    """Accepts nothing: is silent during that fault, then resets the connection."""
    while target.fault == "silent" and not transport.is_closing():
        await asyncio.sleep(0.1)
    plain = transport.get_extra_info("socket")
    if plain is not None:
        with contextlib.suppress(OSError):
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


def texts_of(message):
    """The message texts that a chat push lists."""
    if isinstance(message, str):
        message = json.loads(message)
    return [text for entry in message.get("lastTranscript", ()) for kind, text in entry.items()
            if kind == "Message.Text"]


async def make_credentials(directory):
    """A certificate for localhost and an APNs key, as the gateway's settings name them."""
    folder = os.path.join(directory, "apns")
    os.makedirs(folder)
    key, certificate, token_key = (os.path.join(folder, name) for name in ("tls.key", "tls.pem", "key.p8"))
    made = await run(
        "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "30",
        "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
        "-addext", "basicConstraints=critical,CA:TRUE", "-keyout", key, "-out", certificate)
    assert made[0] == 0, made[1]
    made = await run("openssl", "genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", token_key)
    assert made[0] == 0, made[1]
    os.chmod(token_key, 0o600)
    return key, certificate, token_key


class APNsTarget:
    """APNs as far as a gateway's one connection needs it; accepts every push to a device token that `is_known`."""

    def __init__(self, directory):
        self.directory = directory
        self.port = free_port()
        self.pushes = []
        # All requests, accepted or not.
        self.asked = []
        self.tokens = []
        self.is_known = lambda token: True
        # The fault: `silent` never answers, `reset` ends the connection.
        self.fault = None
        self.after_answer = None
        self._server = None
        self._writers = set()

    async def start(self):
        key, self.certificate, self.token_key = await make_credentials(self.directory)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, key)
        context.set_alpn_protocols(["h2"])
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port, ssl=context)
        return self

    async def close(self):
        self._server.close()
        for writer in list(self._writers):
            writer.transport.abort()

    def settings(self):
        return {
            "endpoint": f"https://localhost:{self.port}", "trustRootsFile": self.certificate, "keyID": "ABC123DEFG",
            "teamID": "DEF123GHIJ", "topic": "com.example.app", "privateKeyFile": self.token_key,
        }

    async def _serve(self, reader, writer):
        self._writers.add(writer)
        with contextlib.suppress(OSError, ssl.SSLError):
            await self._talk(reader, writer)
        self._writers.discard(writer)
        writer.transport.abort()

    async def _talk(self, reader, writer):
        connection = h2.connection.H2Connection(h2.config.H2Configuration(client_side=False, header_encoding="utf-8"))
        connection.initiate_connection()
        writer.write(connection.data_to_send())
        headers, bodies = {}, {}
        while data := await reader.read(65_536):
            if self.fault:
                await _fail(self, writer.transport)
                return
            ended = []
            for event in connection.receive_data(data):
                if isinstance(event, h2.events.RequestReceived):
                    headers[event.stream_id], bodies[event.stream_id] = dict(event.headers), b""
                elif isinstance(event, h2.events.DataReceived):
                    bodies[event.stream_id] += event.data
                    connection.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
                elif isinstance(event, h2.events.StreamEnded):
                    ended.append(event.stream_id)
            for stream in ended:
                self._answer(connection, stream, headers.pop(stream), bodies.pop(stream))
            writer.write(connection.data_to_send())
            if ended and self.after_answer:
                self.after_answer()
            await writer.drain()

    def _answer(self, connection, stream, headers, body):
        identity = headers["apns-id"]
        token = headers["authorization"]
        if token not in self.tokens:
            self.tokens.append(token)
        push = {
            "id": identity, "collapse": headers.get("apns-collapse-id"), "device": headers[":path"].split("/")[-1],
            "payload": json.loads(body), "at": time.monotonic(),
        }
        self.asked.append(push)
        if not self.is_known(push["device"]):
            connection.send_headers(stream, [(":status", "400"), ("apns-id", identity)])
            connection.send_data(stream, b'{"reason":"BadDeviceToken"}', end_stream=True)
            return
        self.pushes.append(push)
        connection.send_headers(stream, [(":status", "200"), ("apns-id", identity)], end_stream=True)
