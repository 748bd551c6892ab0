"""The Android sample of Genesys Mobile Services: CometD's Java client over long-polling, with `gms_user` everywhere.

It reads a transcript without forgiveness: what it would throw at raises `Crash`.
"""

import json
import re
import threading

from ddcomet import Crash
from wire import Connection, CookieJar, compact

EVENTS = {
    "Notice.TypingStarted", "Notice.TypingStopped", "Notice.Joined", "Notice.Left", "Notice.Custom", "Message.Text",
}
PARTIES = {"Client", "Agent", "External"}


class AndroidSample:
    def __init__(self, host, port, path, user):
        self.host, self.port, self.path, self.user = host, port, path, user
        self.jar = CookieJar()
        self.number = 0
        self.client = None
        self.advice = {}
        self.lines = []  # (event, nick, text)
        self.position = 0
        self.state = None
        self.failures = []
        self.polling = Connection(host, port)
        self.sending = Connection(host, port)
        self._thread = None
        self._stop = threading.Event()

    def request(self, suffix, messages):
        """The Java client appends the kind of message to the URL and numbers every message."""
        body = compact(messages)
        cookie = f"Cookie: {self.jar.header}\r\n" if self.jar.header else ""
        head = (
            f"POST {self.path}{suffix} HTTP/1.1\r\n"
            "Accept-Encoding: gzip\r\n"
            "User-Agent: Jetty/7.6.8.v20121106\r\n"
            "Content-Type: application/json;charset=UTF-8\r\n"
            f"{cookie}"
            f"gms_user: {self.user}\r\n"
            f"Host: {self.host}:{self.port}\r\n"
            f"Content-Length: {len(body)}\r\n"
            "\r\n"
        )
        return head.encode() + body

    def next_id(self):
        self.number += 1
        return str(self.number)

    def exchange(self, connection, suffix, *messages, seconds=300):
        answer = connection.exchange(self.request(suffix, list(messages)), seconds)
        assert answer.status == 200, (answer.status, answer.body)
        self.jar.take(answer)
        return json.loads(answer.body)

    def handshake(self):
        replies = self.exchange(self.sending, "/handshake", {
            "id": self.next_id(), "minimumVersion": "1.0", "supportedConnectionTypes": ["long-polling"],
            "channel": "/meta/handshake", "version": "1.0",
        })
        reply = replies[-1]
        assert reply["successful"] is True and reply["version"] == "1.0", reply
        assert "long-polling" in reply["supportedConnectionTypes"], reply
        self.client = reply["clientId"]
        self.advice = reply.get("advice", self.advice)
        # The app subscribes after every successful handshake.
        self.exchange(self.sending, "/", {
            "id": self.next_id(), "subscription": "/_genesys", "channel": "/meta/subscribe", "clientId": self.client,
        })
        return self

    def connect(self, first=False):
        message = {
            "id": self.next_id(), "connectionType": "long-polling", "channel": "/meta/connect", "clientId": self.client,
        }
        if first:
            message["advice"] = {"timeout": 0}
        for reply in self.exchange(self.polling, "/connect", message):
            if reply["channel"] == "/_genesys":
                self.take(reply["data"]["message"])
            elif reply["channel"] == "/meta/connect":
                assert reply["id"] == message["id"], reply
                self.advice = reply.get("advice", self.advice)
                yield reply

    def poll(self):
        def run():
            try:
                while not self._stop.is_set():
                    for reply in self.connect():
                        assert reply["successful"], reply
            except (AssertionError, OSError, KeyError, ValueError) as error:
                if not self._stop.is_set():
                    self.failures.append(error)

        self._thread = threading.Thread(target=run, daemon=True)
        self._thread.start()

    def background(self):
        """The app's extension puts the position into the disconnect as a number."""
        self._stop.set()
        reply = self.exchange(self.sending, "/disconnect", {
            "id": self.next_id(), "channel": "/meta/disconnect", "clientId": self.client,
            "ext": {"transcriptPosition": self.position},
        })[-1]
        assert reply["channel"] == "/meta/disconnect" and reply["successful"] is True, reply
        if self._thread:
            self._thread.join(10)
            assert not self._thread.is_alive(), "the held connect was not answered"
        self.polling.close()
        self.sending.close()

    def take(self, resource):
        self.state = resource["chatIxnState"]
        for entry in resource["transcriptToShow"]:
            if not (isinstance(entry, list) and len(entry) == 5 and all(isinstance(item, str) for item in entry)):
                raise Crash(f"not five strings: {entry!r}")
            event, nick, text, number, party = entry
            if event not in EVENTS or party.capitalize() not in PARTIES:
                raise Crash(f"unknown event or party: {event} {party}")
            if not re.fullmatch(r"-?\d+", number):
                raise Crash(f"the fourth item is no integer: {number}")
            self.lines.append((event, nick, text))
        self.position = max(self.position, int(resource["transcriptPosition"]))

    @property
    def texts(self):
        return [text for event, _, text in self.lines if event == "Message.Text"]
