"""The customers of the story: the phone library, the client of docs/wire.md, a long-polling client, and the phone in a browser."""

import contextlib
import json
import os
import pathlib
import secrets
import subprocess
import sys
import threading

import playwright

from waiting import PATIENCE, until
from web import ask, get

# What a customer sees of agents who come and go.
AGENTS_NOTICES = ("Notice.Joined", "Notice.Left")
CALLBACK_SERVICE = "voice-now-userterm"


class Customer:
    """What all customers share."""

    def __init__(self, demo, program, screenshots):
        self.demo, self.program, self.screenshots = demo, program, screenshots
        self.user = secrets.token_hex(16)
        self.service = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def shoot(self, name):
        """Takes a picture, where there is something to see."""

    def call_is(self, state):
        """Whether the gateway says that the callback is in a state, such as COMPLETED."""
        answer = ask(
            "GET", f"{self.demo.url}/genesys/1/service/callback/{CALLBACK_SERVICE}?_id={self.service}",
            headers={"gms_user": self.user})
        return answer.status == 200 and [one["_callback_state"] for one in answer.json] == [state]


class Library(Customer):
    """`beckon phone`, which uses the phone library; one JSON object a line comes out of it."""

    def _run(self, *options):
        self._entries = []
        self._process = subprocess.Popen(
            [self.program, "phone", "--url", self.demo.url, "--user", self.user, "--push-type", "customhttp",
             "--push-token", secrets.token_hex(32), *options],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        threading.Thread(target=self._read, daemon=True).start()

    def start(self, name, subject):
        self._run("--name", name, "--subject", subject)
        until(lambda: self._entries, "the chat begins")
        return subject

    def asks_for_call(self, number):
        self._run("--name", "Stan", "--no-chat")
        self._type(f"/callback {CALLBACK_SERVICE} {number}")
        self.service = until(lambda: [one["service"] for one in self._entries if one.get("event") == "callback"],
                             "the callback is taken", lambda: self._entries)[0]
        return self.service

    def __exit__(self, *_):
        if process := getattr(self, "_process", None):
            with contextlib.suppress(OSError):
                process.stdin.write("/quit\n")
                process.stdin.close()
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def _read(self):
        for line in self._process.stdout:
            with contextlib.suppress(ValueError):
                self._entries.append(json.loads(line))

    def _type(self, line):
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def says(self, text):
        self._type(text)
        until(lambda: text in self.texts(), f"the phone shows {text!r}", self.texts)

    def leaves(self):
        self._type("/background")

    def returns(self):
        self._type("/foreground")

    def texts(self):
        return [one["text"] for one in self._lines("message")]

    def _lines(self, *kinds):
        """The lines of the transcript of these kinds."""
        return [one for one in self._entries if one.get("kind") in kinds and "position" in one]

    def agents_notices(self):
        words = [self.NOTICES[one["kind"]] for one in self._lines(*self.NOTICES) if not one["own"]]
        return [word for word in words if word in AGENTS_NOTICES]

    NOTICES = {"joined": "Notice.Joined", "left": "Notice.Left", "notice": "Notice.Custom", "pushURL": "Notice.PushUrl"}

    def sees_agent(self):
        until(lambda: [one for one in self._lines("joined") if not one["own"]], "the agent has joined")

    def sees_end(self):
        until(lambda: [one for one in self._entries if one.get("event") == "ended"],
              "the chat has ended")


class Wire(Customer):
    """The client of docs/wire.md, which the demo's phone uses, outside a browser."""

    def start(self, name, subject):
        self._events, self._told = [], []
        node = pathlib.Path(playwright.__file__).parent / "driver" / "node"
        self._process = subprocess.Popen(
            [node, pathlib.Path(__file__).parent / "wire.mjs", self.demo.url, self.user],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        threading.Thread(target=self._read, daemon=True).start()
        self._command(start={
            "userDisplayName": name, "subject": subject, "push_notification_deviceid": secrets.token_hex(32),
            "push_notification_type": "customhttp",
        })
        until(lambda: self._events, "the chat begins")
        return subject

    def __exit__(self, *_):
        if process := getattr(self, "_process", None):
            process.stdin.close()
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def _read(self):
        for line in self._process.stdout:
            one = json.loads(line)
            (self._events if "position" in one else self._told).append(one)

    def _command(self, **command):
        self._process.stdin.write(json.dumps(command) + "\n")
        self._process.stdin.flush()

    def says(self, text):
        said = len([one for one in self._told if "said" in one])
        self._command(say=text)
        until(lambda: len([one for one in self._told if "said" in one]) > said, f"{text!r} is said", self.texts)
        until(lambda: text in self.texts(), f"the phone shows {text!r}", self.texts)
        position = [one["said"] for one in self._told if "said" in one][-1]
        assert [one["position"] for one in self._events if one["text"] == text] == [position], (position, self._events)

    def leaves(self):
        self._command(**{"leave": True})

    def returns(self):
        self._command(**{"return": True})

    def texts(self):
        return [one["text"] for one in self._events if one["type"] == "Message.Text"]

    def agents_notices(self):
        return [one["type"] for one in self._events if one["type"] in AGENTS_NOTICES and one["party"] != "CLIENT"]

    def sees_agent(self):
        until(lambda: [one for one in self._events if one["type"] == "Notice.Joined" and one["party"] != "CLIENT"],
              "the agent has joined")

    def sees_end(self):
        until(lambda: [one for one in self._told if "ended" in one], "the chat has ended")
        assert [one["position"] for one in self._events] == list(range(1, len(self._events) + 1)), self._events


class LongPolling(Customer):
    """A client that speaks the contract as it is written, and nothing of the library."""

    def start(self, name, subject):
        self._events = {}
        self._faults = []
        self._leaving = threading.Event()
        self._token = secrets.token_hex(32)
        answer = self._form("request-chat", {})
        self.chat_service = answer["_id"]
        self._chat("", {
            "notify_by": "comet", "userDisplayName": name, "subject": subject, "push_notification_deviceid": self._token,
            "push_notification_type": "customhttp",
        })
        self.returns()
        return subject

    def __exit__(self, *_):
        if hasattr(self, "_leaving"):
            self._leaving.set()

    def _form(self, path, fields):
        answer = ask("POST", f"{self.demo.url}/genesys/1/service/{path}", headers={"gms_user": self.user}, form=fields)
        assert answer.status == 200, (path, answer.status, answer.body)
        return answer.json if answer.body else None

    def _chat(self, operation, fields):
        return self._form(f"{self.chat_service}/ixn/chat" + (f"/{operation}" if operation else ""), fields)

    def says(self, text):
        self._chat("send", {"message": text})

    def asks_for_call(self, number):
        answer = ask(
            "POST", f"{self.demo.url}/genesys/1/service/{CALLBACK_SERVICE}", headers={"gms_user": self.user},
            form={"_customer_number": number, "first_name": "Stan"})
        assert answer.status == 200, (answer.status, answer.body)
        self.service = answer.json.get("_id") or answer.json["id"]
        return self.service

    # Bayeux

    def _comet(self, message, seconds=60):
        headers = {"gms_user": self.user}
        if self._cookie:
            headers["Cookie"] = self._cookie
        answer = ask("POST", f"{self.demo.url}/genesys/cometd", [message], headers=headers, seconds=seconds)
        assert answer.status == 200, (answer.status, answer.body)
        for cookie in answer.headers.get_all("Set-Cookie") or []:
            if cookie.startswith("BAYEUX_BROWSER="):
                self._cookie = cookie.split(";")[0]
        return answer.json

    def returns(self):
        self._cookie = None
        self._leaving = threading.Event()
        reply = self._comet({"channel": "/meta/handshake", "version": "1.0", "supportedConnectionTypes": ["long-polling"]})[-1]
        assert reply["successful"], reply
        self._client = reply["clientId"]
        reply = self._comet({"channel": "/meta/subscribe", "clientId": self._client, "subscription": "/_genesys"})[-1]
        assert reply["successful"], reply
        threading.Thread(target=self._poll, args=(self._client, self._leaving), daemon=True).start()

    def leaves(self):
        self._leaving.set()
        self._comet({"channel": "/meta/disconnect", "clientId": self._client})

    def _poll(self, client, leaving):
        with contextlib.suppress(Exception):
            while not leaving.is_set():
                replies = self._comet({"channel": "/meta/connect", "clientId": client, "connectionType": "long-polling"})
                for reply in replies:
                    if reply["channel"] == "/_genesys":
                        self._take(reply["data"]["message"])

    def _take(self, message):
        """Keeps each event at its place in the transcript; a place that is told again must tell the same."""
        events = message["transcriptToShow"]
        for place, event in enumerate(events, int(message["transcriptPosition"]) - len(events) + 1):
            if self._events.setdefault(place, event) != event:
                self._faults.append(f"place {place} of the transcript has changed")

    # What the customer sees

    def transcript(self):
        """The transcript of the contract: each line is type, nickname, text, number of the party, kind of the party."""
        return self._chat("refresh", {"transcriptPosition": "1"})["transcriptToShow"]

    def _seen(self):
        assert not self._faults, self._faults
        return [self._events[place] for place in sorted(self._events)]

    def texts(self):
        return [event[2] for event in self._seen() if event[0] == "Message.Text"]

    def agents_notices(self):
        return [event[0] for event in self._seen() if event[0] in AGENTS_NOTICES and event[-1] != "CLIENT"]

    def sees_agent(self):
        until(lambda: [one for one in self._seen() if one[0] == "Notice.Joined" and one[-1] == "AGENT"], "the agent has joined")

    def sees_end(self):
        until(lambda: self._chat("refresh", {"transcriptPosition": "1"}).get("chatIxnState") == "DISCONNECTED",
              "the chat has ended")
        kept = [event[2] for event in self.transcript() if event[0] == "Message.Text"]
        until(lambda: self.texts() == kept, "the live events tell the same as the transcript", self.texts)


class Browser(Customer):
    """The phone in a browser."""

    def __enter__(self):
        sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "browser"))
        import harness

        self._stack = contextlib.ExitStack()
        chromium = self._stack.enter_context(harness.browser())
        self._context = chromium.new_context(viewport={"width": 1200, "height": 900})
        self.page = self._context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self._agents = chromium.new_context(viewport={"width": 1100, "height": 700}).new_page() if self.demo.agent_page else None
        return self

    def __exit__(self, kind, error, trace):
        if error is not None:
            self.shoot("fault")
        self._stack.__exit__(kind, error, trace)
        assert not self.errors or error is not None, self.errors

    def shoot(self, name):
        if not self.screenshots:
            return
        os.makedirs(self.screenshots, exist_ok=True)
        self.page.screenshot(path=f"{self.screenshots}/{name}-phone.png")
        if self._agents:
            self._agents.goto(self.demo.agent_page + "/agent")
            self._agents.locator("[data-conversation], .callback").first.wait_for()
            if self._agents.locator("[data-conversation]").count():
                self._agents.locator("[data-conversation]").first.click()
                self._agents.locator("#transcript li").first.wait_for()
            self._agents.screenshot(path=f"{self.screenshots}/{name}-agent.png")

    def start(self, name, subject):
        self.page.goto(self.demo.url + "/phone")
        self.page.fill("#setting-name", name)
        self.page.check("input[name=pushType][value=fcm]", force=True)
        self.page.click("#start-chat")
        # The page has no field for it.
        return "Support"

    def asks_for_call(self, number):
        self.page.goto(self.demo.url + "/phone")
        self.page.fill("#setting-name", "Stan")
        self.page.fill("#setting-number", number)
        self.page.check("input[name=pushType][value=fcm]", force=True)
        with self.page.expect_response(lambda answer: f"/service/callback/{CALLBACK_SERVICE}" in answer.url) as taken:
            self.page.click(f"[data-service={CALLBACK_SERVICE}]")
        self.service = taken.value.json()["_id"]
        self.user = taken.value.request.headers["gms_user"]
        return self.service

    def says(self, text):
        self.page.fill("#message", text)
        self.page.press("#message", "Enter")

    def leaves(self):
        self.page.click("#lock")
        self.page.locator("#lock-screen").wait_for()

    def returns(self):
        self.page.click("#unlock")

    def texts(self):
        return [text.strip() for text in self.page.locator("#chat-log .events .bubble").all_inner_texts()]

    def agents_notices(self):
        rows = self.page.locator("#chat-log .events .notice").all()
        told = [(row.get_attribute("data-type"), row.locator("bdi").first.inner_text()) for row in rows if
                row.get_attribute("data-type") in AGENTS_NOTICES]
        return [kind for kind, name in told if name != "Stan"]

    def sees_agent(self):
        self._expect("#chat-status", "Online")

    def sees_end(self):
        until(lambda: "ended" in self.page.locator("#chat-status").inner_text().lower(), "the phone says that the chat has ended",
              lambda: self.page.locator("#chat-status").inner_text())

    def _expect(self, place, text):
        until(lambda: self.page.locator(place).inner_text() == text, f"{place} says {text!r}",
              lambda: self.page.locator(place).inner_text())


CUSTOMERS = {"library": Library, "wire": Wire, "long-polling": LongPolling, "browser": Browser}
