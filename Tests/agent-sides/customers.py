"""The customers of the story: the phone library, a long-polling client of its own, and the phone in a browser."""

import contextlib
import json
import os
import secrets
import subprocess
import sys
import threading

from waiting import PATIENCE, until
from web import ask, get

CALLBACK_SERVICE = "voice-now-userterm"


class Caller:
    """Asks for a callback over REST, as every app does."""

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

    def asks_for_call(self, number):
        answer = ask(
            "POST", f"{self.demo.url}/genesys/1/service/{CALLBACK_SERVICE}", headers={"gms_user": self.user},
            form={"_customer_number": number, "first_name": "Stan"})
        assert answer.status == 200, (answer.status, answer.body)
        self.service = answer.json.get("_id") or answer.json["id"]
        return self.service

    def call_is_over(self):
        answer = ask(
            "GET", f"{self.demo.url}/genesys/1/service/callback/{CALLBACK_SERVICE}?_id={self.service}",
            headers={"gms_user": self.user})
        return answer.status == 200 and [one["_callback_state"] for one in answer.json] == ["COMPLETED"]


class Library(Caller):
    """`beckon phone`, which uses the phone library; one JSON object a line comes out of it."""

    def start(self, name, subject):
        self._entries = []
        self._ended = False
        self._process = subprocess.Popen(
            [self.program, "phone", "--url", self.demo.url, "--name", name, "--subject", subject, "--user", self.user,
             "--push-type", "customhttp", "--push-token", secrets.token_hex(32)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        threading.Thread(target=self._read, daemon=True).start()
        until(lambda: self._entries, "the chat begins")
        return subject

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
        return [one["text"] for one in self._entries if one.get("type") == "Message.Text"]

    def sees_agent(self):
        until(lambda: [one for one in self._entries if one.get("type") == "Notice.Joined" and one["party"] != "CLIENT"],
              "the agent has joined")

    def sees_end(self):
        until(lambda: [one for one in self._entries if one.get("event") == "ended"],
              "the chat has ended")


class LongPolling(Caller):
    """A client that speaks the contract as it is written, and nothing of the library."""

    def start(self, name, subject):
        self._events = []
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
        for event in message["transcriptToShow"]:
            self._events.append([message["startedAt"], *event])

    # What the customer sees

    def transcript(self):
        """The transcript of the contract: each line is type, nickname, text, number of the party, kind of the party."""
        return self._chat("refresh", {"transcriptPosition": "1"})["transcriptToShow"]

    def _seen(self):
        lines, places = [], set()
        for _, *event in self._events:
            place = json.dumps(event[:3] + event[3:4])
            if place not in places:
                places.add(place)
                lines.append(event)
        return lines

    def texts(self):
        live = [event[2] for event in self._seen() if event[0] == "Message.Text"]
        kept = [event[2] for event in self.transcript() if event[0] == "Message.Text"]
        return kept if live == kept else live

    def sees_agent(self):
        until(lambda: [one for one in self._seen() if one[0] == "Notice.Joined" and one[-1] == "AGENT"], "the agent has joined")

    def sees_end(self):
        until(lambda: self._chat("refresh", {"transcriptPosition": "1"}).get("chatIxnState") == "DISCONNECTED",
              "the chat has ended")


class Browser(Caller):
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

    def sees_agent(self):
        self._expect("#chat-status", "Online")

    def sees_end(self):
        until(lambda: "ended" in self.page.locator("#chat-status").inner_text().lower(), "the phone says that the chat has ended",
              lambda: self.page.locator("#chat-status").inner_text())

    def _expect(self, place, text):
        until(lambda: self.page.locator(place).inner_text() == text, f"{place} says {text!r}",
              lambda: self.page.locator(place).inner_text())


CUSTOMERS = {"library": Library, "long-polling": LongPolling, "browser": Browser}
