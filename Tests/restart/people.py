"""The two sides of a chat: a phone that speaks raw GMS, and an agent at the desk's JSON API."""

import json
import secrets
import threading
import time

from gateway import GONE, PASSWORD, PATIENCE, until


class Phone:
    """A GMS client without a library: `gms_user`, the Bayeux cookie, long-polling, counted positions."""

    def __init__(self, server, name="Guest"):
        self.server = server
        self.name = name
        self.user = secrets.token_hex(16)
        self.token = secrets.token_hex(32)
        self.cookie = None
        self.client = None
        self.position = 0
        self.events = []  # (position, type, text) behind the position filter
        self.received = []  # (position, time of receipt), repetitions too
        self.gaps = []
        self.state = None
        self.refusals = []
        self.handshakes = 0
        self.connects = 0
        self._stop = threading.Event()
        self._thread = None

    # REST

    def create(self, **fields):
        answer = self.server.post_form("/genesys/1/service/request-chat", {}, {"gms_user": self.user})
        assert answer.status == 200, answer
        self.service = answer.json["_id"]
        answer = self.chat("", {
            "notify_by": "comet",
            "userDisplayName": self.name,
            "push_notification_deviceid": self.token,
            "push_notification_type": "customhttp",
            **fields,
        })
        assert answer.status == 200, answer
        self.session = answer.json["chatSessionId"]
        return self

    def chat(self, operation, fields=None, key=None):
        headers = {"gms_user": self.user}
        if key:
            headers["Idempotency-Key"] = key
        path = f"/genesys/1/service/{self.service}/ixn/chat" + (f"/{operation}" if operation else "")
        return self.server.post_form(path, fields or {}, headers)

    def say(self, text, key=None):
        answer = self.chat("send", {"message": text}, key)
        assert answer.status == 200, answer
        return answer.json

    # Bayeux

    def comet(self, *messages, **options):
        headers = {"gms_user": self.user}
        if self.cookie:
            headers["Cookie"] = self.cookie
        answer = self.server.post_json("/genesys/cometd", list(messages), headers, **options)
        for cookie in answer.headers.get_all("Set-Cookie") or []:
            if cookie.startswith("BAYEUX_BROWSER="):
                self.cookie = cookie.split(";")[0]
        assert answer.status == 200, answer
        return answer.json

    def open(self):
        """Makes a handshake and a subscription, as after every start of an app."""
        self.handshakes += 1
        reply = self.comet({
            "channel": "/meta/handshake", "id": "1", "version": "1.0", "supportedConnectionTypes": ["long-polling"],
        })[-1]
        assert reply["successful"], reply
        self.client = reply["clientId"]
        reply = self.comet({
            "channel": "/meta/subscribe", "id": "2", "clientId": self.client, "subscription": "/_genesys",
        })[-1]
        assert reply["successful"], reply
        return self

    def connect(self, **options):
        """One poll; returns its reply. Events pass the position filter."""
        messages = self.comet({
            "channel": "/meta/connect", "id": "3", "clientId": self.client, "connectionType": "long-polling",
        }, **options)
        self.connects += 1
        for message in messages:
            if message["channel"] == "/_genesys":
                self.take(message["data"]["message"])
        reply = [message for message in messages if message["channel"] == "/meta/connect"][-1]
        if not reply["successful"]:
            self.refusals.append(reply)
        return reply

    def take(self, resource):
        if resource["chatSessionId"] != self.session:
            return
        self.state = resource["chatIxnState"]
        entries = resource["transcriptToShow"]
        first = int(resource["transcriptPosition"]) - len(entries) + 1
        for position, entry in enumerate(entries, first):
            self.received.append((position, time.monotonic()))
            if position <= self.position:
                continue
            if position != self.position + 1:
                self.gaps.append((self.position, position))
            self.position = position
            self.events.append((position, entry[0], entry[2]))

    def leave(self):
        """Goes to the background as apps do: disconnects with the highest position."""
        self.comet({
            "channel": "/meta/disconnect", "id": "4", "clientId": self.client,
            "ext": {"transcriptPosition": str(self.position)},
        })

    def poll(self):
        """Polls on a thread until stopped; after a lost connection polls again with the same client."""
        self._stop.clear()

        def run():
            while not self._stop.is_set() and not self.refusals:
                try:
                    self.connect()
                except GONE:
                    self._stop.wait(0.05)

        self._thread = threading.Thread(target=run, daemon=True)
        self._thread.start()
        return self

    def rest(self):
        """Makes no further poll; a held one may still be open."""
        self._stop.set()

    def wait_for(self, position):
        def there():
            assert not self.refusals, f"/meta/connect was refused: {self.refusals}"
            return self.position >= position

        until(f"position {position} on the phone", there)

    def texts(self):
        return [text for _, kind, text in self.events if kind == "Message.Text"]


class Desk:
    """The agent. Signs in again when the server asks for it, and counts the sign-ins."""

    def __init__(self, server):
        self.server = server
        self.cookie = None
        self.sign_ins = 0
        self._lock = threading.Lock()

    def sign_in(self):
        self.sign_ins += 1
        answer = self.server.post_json("/desk/api/sign-in", {"user": "agent", "password": PASSWORD})
        assert answer.status == 204, answer
        self.cookie = answer.headers["Set-Cookie"].split(";")[0]

    def call(self, method, path, value=None, timeout=PATIENCE):
        used = self.cookie
        answer = self._call(method, path, value, timeout) if used else None
        if answer is None or answer.status == 401:
            with self._lock:
                if self.cookie == used:
                    self.sign_in()
            answer = self._call(method, path, value, timeout)
        return answer

    def _call(self, method, path, value, timeout):
        body = None if value is None else json.dumps(value).encode()
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        return self.server.call(method, f"/desk/api/{path}", body, headers, timeout=timeout)

    def act(self, path, value=None):
        answer = self.call("POST", path, value or {})
        assert answer.status == 200, (path, answer)
        return answer.json

    def take(self, phone):
        self.act(f"chats/{phone.session}/take")

    def send(self, phone, text, key=None):
        return self.act(f"chats/{phone.session}/send", {"text": text, "key": key or secrets.token_hex(8)})["position"]

    def work(self):
        answer = self.call("GET", "work")
        assert answer.status == 200, answer
        return answer.json

    def chat(self, phone):
        answer = self.call("GET", f"chats/{phone.session}")
        assert answer.status == 200, answer
        return answer.json

    def transcript(self, phone):
        """All events of a chat, read page by page."""
        events = []
        while True:
            after = events[-1]["position"] if events else 0
            answer = self.call("GET", f"chats/{phone.session}?after={after}")
            assert answer.status == 200, answer
            page = [event for event in answer.json["events"] if event["position"] > after]
            if not page:
                return events
            events += page
