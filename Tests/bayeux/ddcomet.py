"""DDCometClient's wire behaviour: the original of 2011, the line of Podio and that of mikeleo.

What it does wrong it does wrong here too: a reply that would crash the app raises `Crash`.
"""

import json
import threading
import time

from server import PATIENCE
from wire import Connection, CookieJar, compact


class Crash(AssertionError):
    """The app would crash here."""


class DDComet:
    """`line` is `original`, `podio` or `mikeleo`."""

    def __init__(self, server, line, headers=()):
        self.server = server
        self.line = line
        self.headers = list(headers)
        self.jar = CookieJar()
        self.client = None
        self.number = 0
        self.pending = {}  # open subscriptions, by the id as a string
        self.subscribed = []
        self.received = []  # (channel, data): an acknowledgement of a publication comes with the data None
        self.failures = []
        self.timeout = 60.0  # NSURLRequest's default, until an advice changes it
        self.connected = False
        self.handshake_advised = False
        self.poll_seconds = []
        self.poller = Connection(server.host, server.port)
        self._stop = threading.Event()
        self._thread = None

    # Sending

    def next_id(self):
        self.number += 1
        return str(self.number)

    def request(self, messages):
        body = compact(messages)
        extra = "".join(f"{name}: {value}\r\n" for name, value in self.headers)
        cookie = f"Cookie: {self.jar.header}\r\n" if self.jar.header else ""
        head = (
            f"POST {self.server.path} HTTP/1.1\r\n"
            f"Host: {self.server.host}:{self.server.port}\r\n"
            "User-Agent: DDCometClientDemo/1.0 CFNetwork/485.13.9 Darwin/11.0.0\r\n"
            f"Content-Length: {len(body)}\r\n"
            "Accept: */*\r\n"
            "Accept-Language: en-us\r\n"
            "Content-Type: application/json;charset=UTF-8\r\n"
            f"{extra}"
            "Accept-Encoding: gzip, deflate\r\n"
            f"{cookie}"
            "Connection: keep-alive\r\n"
            "\r\n"
        )
        return head.encode() + body

    def handshake_message(self):
        types = ["websocket", "long-polling"] if self.line == "mikeleo" else ["long-polling"]
        message = {
            "channel": "/meta/handshake", "version": "1.0", "supportedConnectionTypes": types, "id": self.next_id(),
        }
        if self.client:
            message["clientId"] = self.client  # of the earlier session
        return message

    def connect_message(self, is_first):
        """After the first connect the id is missing; mikeleo then always names websocket, also over long-polling."""
        message = {"channel": "/meta/connect", "clientId": self.client}
        if is_first:
            message["id"] = self.next_id()
        message["connectionType"] = "websocket" if self.line == "mikeleo" and not is_first else "long-polling"
        if is_first and self.line == "podio":
            message["advice"] = {"timeout": 0}
        return message

    def subscribe_message(self, channel):
        number = self.next_id()
        self.pending[number] = channel
        return {"channel": "/meta/subscribe", "clientId": self.client, "id": number, "subscription": channel}

    def publish_message(self, channel, data):
        return {"channel": channel, "clientId": self.client, "id": self.next_id(), "data": data}

    # Actions

    def open(self):
        """Handshake, and the connect that the app waits for before it shows that it is connected."""
        self.take(self.poller.exchange(self.request([self.handshake_message()]), self.timeout))
        answer = self.poller.exchange(self.request([self.connect_message(True)]), self.timeout)
        self.take(answer)
        self.poll_seconds.append(answer.seconds)
        return self

    def send(self, messages):
        """Subscribes over another connection while a poll is held: the original all at once, Podio one by one."""
        bodies = [messages] if self.line == "original" else [[message] for message in messages]
        for body in bodies:
            connection = Connection(self.server.host, self.server.port)
            try:
                self.take(connection.exchange(self.request(body), self.timeout))
            finally:
                connection.close()

    def subscribe(self, *channels):
        self.send([self.subscribe_message(channel) for channel in channels])

    def poll_once(self):
        """Polls once. The caller judges how late the answer was: on a busy machine any answer may be late."""
        answer = self.poller.exchange(self.request([self.connect_message(False)]), self.timeout + PATIENCE)
        self.poll_seconds.append(answer.seconds)
        self.take(answer)

    def poll(self):
        """Polls on a thread; ignores interval, multiple-clients and reconnect=none."""

        def run():
            try:
                while not self._stop.is_set():
                    self.poll_once()
            except (AssertionError, OSError) as error:
                if not self._stop.is_set():
                    self.failures.append(error)

        self._thread = threading.Thread(target=run, daemon=True)
        self._thread.start()
        return self

    def stop(self):
        self._stop.set()
        self.poller.close()

    def wait_for(self, count, seconds=PATIENCE):
        end = time.monotonic() + seconds
        while len(self.events) < count and not self.failures:
            assert time.monotonic() < end, f"{len(self.events)} of {count} events after {seconds} s"
            self._stop.wait(0.01)
        assert not self.failures, self.failures
        return self.events

    @property
    def events(self):
        return [(channel, data) for channel, data in self.received if data is not None]

    # Receiving

    def take(self, answer):
        assert answer.status == 200, (answer.status, answer.body)
        self.jar.take(answer)
        replies = json.loads(answer.body)
        if not isinstance(replies, list):
            raise Crash("the reply is iterated as an array")
        for reply in replies:
            self.dispatch(reply)

    def dispatch(self, reply):
        channel = reply["channel"]
        succeeded = bool(reply.get("successful", False))
        if "error" in reply:
            self.read_error(reply["error"])
        if channel == "/meta/handshake":
            assert succeeded, reply
            self.client = reply["clientId"]
        elif channel == "/meta/connect":
            self.read_connect(reply, succeeded)
        elif channel == "/meta/subscribe":
            self.read_subscribe(reply, succeeded)
        elif not channel.startswith("/meta/"):
            self.received.append((channel, reply.get("data")))

    def read_error(self, error):
        parts = error.split(":")
        if len(parts) < 3 and self.line == "original":
            raise Crash("the third part of the error is read without a check")
        assert len(parts) == 3, f"only three parts are understood: {error}"
        if self.line == "mikeleo" and parts[0] == "402":
            self.handshake_advised = True

    def read_connect(self, reply, succeeded):
        advice = reply.get("advice") or {}
        # Advice is read here only; its timeout becomes the deadline of every request.
        if "timeout" in advice:
            self.timeout = advice["timeout"] / 1000
        if self.line != "original" and advice.get("reconnect") == "handshake":
            self.handshake_advised = True
            if self.line == "podio":
                self.subscribed = []
        self.connected = succeeded

    def read_subscribe(self, reply, succeeded):
        number = reply.get("id")
        if not isinstance(number, str) or number not in self.pending:
            if self.line == "original":
                raise Crash("nil is stored as a subscription")
            return
        channel = self.pending.pop(number)
        if succeeded:
            self.subscribed.append(channel)
