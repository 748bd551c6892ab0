"""Compares answers with the contract's own messages: names, types, nesting and order, with ids, times and base masked."""

import json
import pathlib
import re
import urllib.request

from shape import MASK, differences, values

FIXTURES = pathlib.Path(__file__).resolve().parents[2] / "Server" / "Tests" / "BeckonServerTests" / "Fixtures"

# Members whose values depend on the installation or the time.
OWN = {
    "_id", "_expires", "_access_code", "_tel_url", "_user_header", "id", "tag", "serviceId", "startedAt",
    "chatSessionId", "transcriptPosition", "clientId",
}


def require(condition, text):
    if not condition:
        raise AssertionError(text)


def fixture(name):
    """The contract's message of a name."""
    return json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))["json"]


def masked(value, base):
    """A message with ids and times masked, and the base address and id of every URL."""
    if isinstance(value, dict):
        return {n: MASK if n in OWN and isinstance(v, str) else masked(v, base) for n, v in value.items()}
    if isinstance(value, list):
        return [masked(member, base) for member in value]
    if isinstance(value, str) and value.startswith("http"):
        path = re.sub(r"^https?://[^/]+", "", value)
        return base + re.sub(r"/service/[^/]+", f"/service/{MASK}", path)
    # The menu names the service's own snooze, which is shorter in the demo.
    return "No, try again in 5 seconds" if value == "No, try again in 5 minutes" else value


def equal(name, real, base):
    """Fails unless an answer equals the contract's message of a name."""
    found = differences(masked(fixture(name), base), real, name)
    require(not found, "\n".join(found))


def compare(steps, answers, base, password):
    """Checks the page's answers, then requests the dialogs that the page does not show."""
    phone = Phone(base, password)
    steps.run("contract: every event on /_genesys has the contract's form", lambda: events(answers, base))
    steps.run("contract: the backlog comes before the connect answer", lambda: backlog(answers))
    steps.run("contract: a chat's push carries its last transcript", lambda: chat_push(answers))
    steps.run("contract: a callback's push on iOS", lambda: callback_push(answers))
    for name, key in [("dialog-wait-for-agent", "_text"), ("dialog-connect-inbound", "_tel_url"),
                      ("dialog-user-confirmation-provide_code-true", "_content")]:
        steps.run(f"contract: {name} on the page", lambda n=name, k=key: page_dialog(answers, n, k, base))
    steps.run("contract: dialog-start-chat", lambda: equal("dialog-start-chat", phone.start("chat-now"), base))
    steps.run("contract: the menu without a code and the call that follows", lambda: outbound(phone, base))


def genesys(answers):
    """The answers that are Bayeux bodies with events in them, and the events."""
    bodies = [a for a in answers if isinstance(a, list) and any(m.get("channel") == "/_genesys" for m in a)]
    return bodies, [m for body in bodies for m in body if m["channel"] == "/_genesys"]


def events(answers, base):
    form = masked(fixture("comet-message-text"), base)
    known = {}
    for name in ["comet-message-text", "comet-notice-joined", "comet-notice-typing-started"]:
        entry = fixture(name)["data"]["message"]["transcriptToShow"][0]
        known[entry[0]] = entry
    seen = set()
    for message in genesys(answers)[1]:
        entries = message["data"]["message"]["transcriptToShow"]
        for entry in entries:
            require(len(entry) == 5 and all(isinstance(text, str) for text in entry), f"not five strings: {entry}")
            kind, _, text, seconds, party = entry
            require(seconds.isdigit() and party in ("CLIENT", "AGENT"), f"not the contract's spelling: {entry}")
            if kind.startswith("Notice.") and kind in known:
                require(text == known[kind][2], f"{kind} says “{text}”")
            seen.add(kind)
        form["data"]["message"]["transcriptToShow"] = entries
        found = differences(form, message, "message")
        require(not found, "\n".join(found))
    require(seen >= set(known), f"only {sorted(seen)} occurred")


def backlog(answers):
    expected = fixture("comet-backlog-on-return")
    bodies = genesys(answers)[0]
    require(bodies, "no events came")
    for body in bodies:
        channels = [message["channel"] for message in body]
        require(channels == [message["channel"] for message in expected], f"the channels are {channels}")
        reply = {name: value for name, value in body[-1].items() if name in expected[-1]}
        require(list(reply.items()) == list(expected[-1].items()), f"the connect answer is {body[-1]}")


def pushes(answers, provider):
    found = [p["payload"] for a in answers if isinstance(a, dict) for p in a.get("pushes", [])
             if p["provider"] == provider]
    require(found, f"nothing was pushed through {provider}")
    return found


def chat_push(answers):
    expected = fixture("push-chat-http")["message"]
    real = json.loads(pushes(answers, "fcm")[0]["message"]["data"]["message"])
    expected["serviceId"] = MASK
    expected["lastTranscript"] = [{"Message.Text": MASK} for _ in real["lastTranscript"]]
    found = differences(expected, real, "push")
    require(real["lastTranscript"] and not found, "\n".join(found) or "the last transcript is empty")


def callback_push(answers):
    expected, real = fixture("push-callback-apns"), dict(pushes(answers, "apns")[0])
    require(isinstance(real["message"], str), "message is no string")
    for message in (expected, real):
        message["message"] = json.loads(message["message"])
    expected["message"]["_id"] = MASK
    found = differences(expected, real, "push")
    require(not found, "\n".join(found))


def page_dialog(answers, name, key, base):
    dialogs = [a for a in answers if isinstance(a, dict) and "_dialog_id" in a and key in a]
    require(dialogs, "the page has no such dialog")
    equal(name, dialogs[0], base)


def outbound(phone, base):
    identifier = phone.start("voice-wait-userterm")["_id"]
    phone.desk(f"callbacks/{identifier}/offer")
    name = "get-dialog-user-confirmation-provide_code-false"
    equal("dialog-user-confirmation-provide_code-false", phone.act(identifier, name), base)
    equal("dialog-connect-outbound", phone.act(identifier, "connect"), base)


class Phone:
    """The requests that the page does not show, and the agent's offer."""

    def __init__(self, base, password):
        self.base = base
        self.password = password
        self.cookie = None

    def call(self, path, body=b"", headers=None):
        request = urllib.request.Request(self.base + path, data=body, headers=headers or {}, method="POST")
        with urllib.request.urlopen(request, timeout=300) as response:
            text = response.read().decode("utf-8")
            return response, values(text)[0] if text else None

    def start(self, service):
        """The first dialog of a new callback."""
        body = b"_customer_number=5550123"
        kind = {"Content-Type": "application/x-www-form-urlencoded"}
        return self.call(f"/genesys/1/service/callback/{service}", body, kind)[1]

    def act(self, identifier, action):
        """The dialog that answers an action."""
        return self.call(f"/genesys/1/service/{identifier}/{action}")[1]

    def desk(self, path):
        """Sends a request as the signed-in agent."""
        kind = {"Content-Type": "application/json"}
        if self.cookie is None:
            body = json.dumps({"user": "agent", "password": self.password}).encode()
            response, _ = self.call("/desk/api/sign-in", body, kind)
            self.cookie = response.headers["Set-Cookie"].split(";")[0]
        return self.call(f"/desk/api/{path}", headers={"Cookie": self.cookie})[1]
