"""The phone against a scripted server: lost sessions, repeated and missing events, locking, pushes."""

import contextlib
import json
import threading

from playwright.sync_api import expect

from fake import FOREIGN, Fake
from harness import CANARIES, PATIENCE, Watched
from module_tests import fixture

SERVICE = "180-655e104c-a6cf-447d-b94b-f132d49a35fe"
SESSION = "0001BaAFC4J8000N"
ADVICE = {"reconnect": "retry", "interval": 0, "timeout": 30000}


class ScriptedGMS:
    """One chat service whose connects return what a test delivers."""

    def __init__(self):
        self.fake = Fake()
        self.said = []
        self.deliveries = []
        self.clients = 0
        self.connects = 0
        self.pushes = []
        self.acks = []
        self.numbers_answers = False
        self.fake.answers = {
            "GET /phone/settings.json": (
                200,
                {
                    "base": "/genesys",
                    "chatService": "request-chat",
                    "callbackServices": ["voice-wait-userterm", "chat-wait", "voice-now-userorig", CANARIES[0]],
                },
            ),
            "GET /sandbox/pushes": self.new_pushes,
            "POST /genesys/cometd": self.comet,
            "POST /genesys/1/service/request-chat": (200, {"_id": SERVICE}),
            f"POST /genesys/1/service/{SERVICE}/ixn/chat": lambda _: (200, self.resource([], 0)),
            f"POST /genesys/1/service/{SERVICE}/ixn/chat/refresh": self.refresh,
            f"POST /genesys/1/service/{SERVICE}/ixn/chat/*": lambda _: (200, self.resource([], len(self.said))),
        }

    def resource(self, entries, position, state="TRANSCRIPT"):
        return {
            "chatIxnState": state,
            "chatSessionId": SESSION,
            "transcriptPosition": str(position),
            "chatServiceMessage": "Chat service is available",
            "startedAt": "2026-11-20T09:00:00Z",
            "transcriptToShow": entries,
        }

    def entry(self, text, party="AGENT", type="Message.Text"):
        entry = [type, "Agent" if party == "AGENT" else "Guest", text, str(len(self.said)), party]
        self.said.append(entry)
        return entry

    def deliver(self, first, last, state="TRANSCRIPT"):
        """Makes a connect return the entries from position `first` to `last`, even if they are repeated or early."""
        message = {"channel": "/_genesys", "data": {"id": "0", "message": self.resource(self.said[first - 1 : last], last, state)}}
        with self.fake.lock:
            self.deliveries.append(message)
            self.fake.lock.notify_all()

    def refuse(self):
        """Makes a connect end the session, as after a restart of the server."""
        with self.fake.lock:
            self.deliveries.append(None)
            self.fake.lock.notify_all()

    def comet(self, request):
        message = request.body[0]
        reply = {"channel": message["channel"], "id": message["id"], "successful": True}
        if message["channel"] == "/meta/handshake":
            self.clients += 1
            reply.update(clientId=f"client{self.clients}", supportedConnectionTypes=["long-polling"], advice=ADVICE)
            if self.numbers_answers:
                reply["ext"] = {"ack": True}
        elif message["channel"] == "/meta/subscribe":
            reply["subscription"] = message["subscription"]
        elif message["channel"] == "/meta/connect":
            answer = self.connect(message, reply)
            if self.numbers_answers:
                self.acks.append(message["ext"]["ack"])
                answer[-1]["ext"] = {"ack": len(self.acks)}
            return 200, answer
        return 200, [reply]

    def connect(self, message, reply):
        current = f"client{self.clients}"
        unknown = {"successful": False, "error": "402::session_unknown", "advice": {"reconnect": "handshake", "interval": 0}}
        if message["clientId"] != current:
            return [{**reply, **unknown}]
        reply["advice"] = ADVICE
        if message.get("advice", {}).get("timeout") == 0:
            return [reply]
        with self.fake.lock:
            self.connects += 1
            mine = self.connects
            replaced = lambda: self.connects != mine or f"client{self.clients}" != current  # noqa: E731
            self.fake.lock.notify_all()
            self.fake.lock.wait_for(lambda: self.deliveries or replaced(), timeout=PATIENCE)
            if not self.deliveries or replaced():
                return [reply]
            delivery = self.deliveries.pop(0)
        return [{**reply, **unknown}] if delivery is None else [delivery, reply]

    def refresh(self, request):
        position = int(request.body["transcriptPosition"])
        return 200, self.resource(self.said[position:], len(self.said))

    def push(self, provider, token, payload, headers=None):
        self.pushes.append(
            {"n": len(self.pushes) + 1, "provider": provider, "token": token, "headers": headers or {}, "payload": payload}
        )

    def new_pushes(self, request):
        return 200, {"pushes": [push for push in self.pushes if push["n"] > int(request.query["after"])]}

    def meta(self, channel):
        return [r.body[0] for r in self.fake.asked("POST", "/genesys/cometd") if r.body[0]["channel"] == channel]

    def created(self):
        return self.fake.asked("POST", f"/genesys/1/service/{SERVICE}/ixn/chat")[-1]


@contextlib.contextmanager
def opened(chromium):
    """A scripted service with the phone's page; at the end no canary may have run and no script failed."""
    gms = ScriptedGMS()
    watched = Watched(chromium, "phone", width=1200, height=900)
    try:
        watched.page.goto(gms.fake.url + "/phone")
        expect(watched.page.locator("#services .service")).to_have_count(4)
        yield gms, watched.page
        watched.assert_quiet()
    finally:
        watched.context.close()
        gms.fake.close()


def start_chat(page):
    page.click("#start-chat")
    expect(page.locator("#chat-status")).to_have_text("Waiting for an agent")


def bubbles(page):
    return page.locator("#chat-log .events .bubble")


def token(page):
    return page.evaluate("JSON.parse(sessionStorage.getItem('beckon.phone')).token")


def phone_tests(chromium, steps):
    def test(sentence, body):
        def step():
            with opened(chromium) as (gms, page):
                body(gms, page)

        steps.run(sentence, step)

    test("the calls of a chat carry gms_user, a key and the push address", calls)
    test("a repeated event is shown once", repeated)
    test("a missing event is asked for before the later ones are shown", missing)
    test("an unknown session makes a handshake and subscribes again", unknown_session)
    test("locking the phone reports the highest position as a string", tells)
    test("a phone that goes silent sends nothing", silent)
    test("a reload continues with the same session and transcript", reload)
    test("a failed start can be tried again with the same keys", failed_start)
    test("pushes of all providers show their texts, and only this phone's", pushes)
    test("a notice replaces an earlier one with the same collapse ID", collapse)
    test("pushes after a restart of the sandbox are shown", restarted_sandbox)
    test("a tapped callback push leads through its dialogs", dialogs)
    test("a callback request names the device, and no time unless one was chosen", callback_request)
    test("StartChat opens the chat with the addresses and user it names", start_chat_dialog)
    test("every connect acknowledges the last answer, also after a reload", acknowledgements)
    test("after an outage an unknown session makes a handshake at once", quick_return)
    test("a draft survives a reload, and a text that is too long is refused before it is sent", draft)
    test("a message that failed is sent again", unsent)
    test("a page in the server's place is no answer: the message is sent again", foreign_answer)
    test("dialogs keep the focus, close by Escape and give the focus back", focus)
    test("a push is tapped while a dialog is open, by a real click", push_over_dialog)
    test("a server that answers nothing any more is shown, and its return too", silent_server)
    test("a phone without a network says so", offline)
    test("a file is shown and asked about, and one that the chat does not take is refused with what it takes", files)
    test("what the server says in a chat is a line of the system, and no message", system_line)
    test("hostile dialogs, agents and pushes stay text", hostile)


def system_line(gms, page):
    start_chat(page)
    gms.entry("one")
    gms.said.append(["Message.Text", "System", "This could not be delivered: x", "1", "EXTERNAL"])
    gms.deliver(1, 2)
    expect(page.locator("#chat-log .notice:not(.day) > bdi")).to_have_text(["System", "This could not be delivered: x"])
    expect(bubbles(page)).to_have_text(["one"])


def acknowledgements(gms, page):
    gms.numbers_answers = True
    start_chat(page)
    [handshake] = gms.meta("/meta/handshake")
    assert handshake["ext"] == {"ack": True}, handshake
    gms.entry("one")
    gms.deliver(1, 1)
    expect(bubbles(page)).to_have_text(["one"])
    with gms.fake.lock:
        assert gms.fake.lock.wait_for(lambda: gms.connects > 1, timeout=PATIENCE)
    before = len(gms.acks)
    page.reload()
    expect(page.locator("#chat-status")).to_have_text("Online")
    gms.entry("two")
    gms.deliver(2, 2)
    expect(bubbles(page)).to_have_text(["one", "two"])
    asked = [message["ext"]["ack"] for message in gms.meta("/meta/connect")]
    assert asked[:2] == [0, 1] and len(gms.meta("/meta/handshake")) == 1, asked
    assert min(asked[before:]) >= 1, asked


def quick_return(gms, page):
    start_chat(page)
    gms.entry("one")
    gms.deliver(1, 1)
    expect(bubbles(page)).to_have_text(["one"])
    working = gms.fake.answers["POST /genesys/cometd"]
    gms.fake.answers["POST /genesys/cometd"] = (503, {})
    with gms.fake.lock:
        gms.connects += 1
        gms.fake.lock.notify_all()
    failures = page.locator("#wire li[data-direction=bad]", has_text="/meta/connect")
    expect(failures).to_have_count(4)
    gms.clients += 1
    gms.fake.answers["POST /genesys/cometd"] = working
    expect(page.locator("#wire li", has_text="402: new handshake")).to_have_count(1)
    expect(page.locator("#wire li", has_text="/meta/subscribe")).to_have_count(2)


def draft(gms, page):
    start_chat(page)
    page.fill("#message", "half a sentence")
    page.reload()
    expect(page.locator("#message")).to_have_value("half a sentence")
    page.fill("#message", "界" * 2731)
    expect(page.locator("#message-limit")).to_have_text("1 byte too long")
    expect(page.locator("#message-send")).to_be_disabled()
    page.fill("#message", "short")
    page.press("#message", "Enter")
    expect(page.locator("#message")).to_have_value("")
    page.reload()
    expect(page.locator("#chat-status")).to_have_text("Waiting for an agent")
    expect(page.locator("#message")).to_have_value("")


def unsent(gms, page):
    start_chat(page)
    path = f"POST /genesys/1/service/{SERVICE}/ixn/chat/send"
    gms.fake.answers[path] = (503, {"message": "Try again."})
    page.fill("#message", "hi")
    page.press("#message", "Enter")
    expect(page.locator(".pending .state")).to_have_text("Not sent yet. Try again. Retrying…")
    expect(page.locator(".pending .state")).to_be_visible()
    del gms.fake.answers[path]
    with page.expect_response(lambda response: response.url.endswith("/send") and response.ok):
        pass
    keys = {r.headers["Idempotency-Key"] for r in gms.fake.asked("POST", path.removeprefix("POST "))}
    assert len(keys) == 1, keys


def foreign_answer(gms, page):
    start_chat(page)
    path = f"/genesys/1/service/{SERVICE}/ixn/chat/send"
    gms.fake.answers[f"POST {path}"] = (200, FOREIGN)
    with page.expect_response(lambda response: response.url.endswith("/send")):
        page.fill("#message", "hi")
        page.press("#message", "Enter")
    del gms.fake.answers[f"POST {path}"]
    with page.expect_response(lambda response: response.url.endswith("/send")):
        pass
    keys = [request.headers["Idempotency-Key"] for request in gms.fake.asked("POST", path)]
    assert len(keys) > 1 and len(set(keys)) == 1, keys


def focus(gms, page):
    button = page.locator("[data-service=voice-wait-userterm]")
    gms.fake.answers["POST /genesys/1/service/callback/*"] = (
        200,
        {"_action": "ConfirmationDialog", "_text": "We will notify you", "_ok_title": "Ok", "_id": "X"},
    )
    button.click()
    expect(page.locator("#sheet-choices button")).to_be_focused()
    for key in ("Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.closest('#sheet') !== null"), key
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_be_hidden()
    expect(button).to_be_focused()
    gms.fake.answers["POST /genesys/1/service/callback/*"] = (200, {"_action": "DialNumber", "_tel_url": "tel:+1", "_label": "x"})
    page.keyboard.press("Enter")
    expect(page.locator("#call-end")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#call-end")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#calling")).to_be_hidden()
    expect(button).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#home') !== null")


def calls(gms, page):
    page.fill("#setting-name", "Guest One")
    page.click("label:has(> input[value=httpcb])")
    start_chat(page)
    page.fill("#message", "hi")
    page.press("#message", "Enter")
    expect(page.locator(".bubble")).to_have_text(["hi"])
    sends = gms.fake.asked("POST", f"/genesys/1/service/{SERVICE}/ixn/chat/send")
    body = gms.created().body
    assert body["notify_by"] == "comet" and body["userDisplayName"] == "Guest One" and body["subject"], body
    assert body["push_notification_type"] == "httpcb"
    assert body["push_notification_deviceid"] == f"{gms.fake.url}/sandbox/httpcb/{token(page)}", body
    assert sends[0].body["message"] == "hi"
    users = {request.headers["gms_user"] for request in gms.fake.requests if request.path.startswith("/genesys")}
    assert len(users) == 1 and len(users.pop()) == 32
    keys = [r.headers["Idempotency-Key"] for r in gms.fake.requests if r.path.startswith("/genesys/1")]
    assert all(keys) and len(set(keys)) == len(keys), keys


def repeated(gms, page):
    start_chat(page)
    gms.entry("joined", "AGENT", "Notice.Joined")
    gms.entry("one")
    gms.entry("two")
    gms.deliver(1, 2)
    gms.deliver(1, 2)
    gms.deliver(2, 3)
    expect(bubbles(page)).to_have_text(["one", "two"])
    gms.entry("three")
    gms.deliver(1, 4)
    expect(bubbles(page)).to_have_text(["one", "two", "three"])


def missing(gms, page):
    start_chat(page)
    for text in ("one", "two", "three", "four"):
        gms.entry(text)
    gms.deliver(1, 1)
    expect(bubbles(page)).to_have_text(["one"])
    gms.deliver(4, 4)
    expect(bubbles(page)).to_have_text(["one", "two", "three", "four"])
    refreshes = gms.fake.asked("POST", f"/genesys/1/service/{SERVICE}/ixn/chat/refresh")
    assert [r.body["transcriptPosition"] for r in refreshes] == ["1"]


def unknown_session(gms, page):
    start_chat(page)
    gms.entry("one")
    gms.deliver(1, 1)
    expect(bubbles(page)).to_have_text(["one"])
    gms.refuse()
    expect(page.locator("#wire li", has_text="/meta/subscribe")).to_have_count(2)
    gms.entry("two")
    gms.deliver(2, 2)
    expect(bubbles(page)).to_have_text(["one", "two"])
    assert len(gms.meta("/meta/subscribe")) == 2
    expect(page.locator("#chat-status")).to_have_text("Online")


def tells(gms, page):
    start_chat(page)
    gms.entry("one")
    gms.entry("two")
    gms.deliver(1, 2)
    expect(bubbles(page)).to_have_text(["one", "two"])
    page.fill("#message", "half")
    expect(page.locator("#wire li", has_text="startTyping")).to_have_count(1)
    page.click("#lock")
    expect(page.locator("#wire li", has_text="/meta/disconnect")).to_have_count(1)
    paths = [request.path.rsplit("/")[-1] for request in gms.fake.requests]
    assert "stopTyping" in paths, paths
    page.click("#unlock")
    expect(page.locator("#wire li", has_text="/meta/subscribe")).to_have_count(2)
    [leave] = gms.meta("/meta/disconnect")
    assert leave["ext"] == {"transcriptPosition": "2"} and leave["clientId"] == "client1", leave
    gms.entry("three")
    gms.deliver(3, 3)
    expect(bubbles(page)).to_have_text(["one", "two", "three"])


def silent(gms, page):
    start_chat(page)
    page.click("label:has(> input[value=vanishes])")
    page.click("#lock")
    expect(page.locator("#lock-screen")).to_be_visible()
    page.click("#unlock")
    expect(page.locator("#wire li", has_text="/meta/handshake")).to_have_count(2)
    assert gms.meta("/meta/disconnect") == []


def reload(gms, page):
    start_chat(page)
    gms.entry("one")
    gms.deliver(1, 1)
    expect(bubbles(page)).to_have_text(["one"])
    gms.entry("lost with the old page")
    held = gms.connects
    page.reload()
    expect(bubbles(page)).to_have_text(["one", "lost with the old page"])
    with gms.fake.lock:
        assert gms.fake.lock.wait_for(lambda: gms.connects > held, timeout=PATIENCE)
    gms.entry("three")
    gms.deliver(3, 3)
    expect(bubbles(page)).to_have_text(["one", "lost with the old page", "three"])
    assert len(gms.meta("/meta/handshake")) == 1
    page.click("#lock")
    page.reload()
    expect(page.locator("#lock-screen")).to_be_visible()


def failed_start(gms, page):
    path = f"POST /genesys/1/service/{SERVICE}/ixn/chat"
    good = gms.fake.answers[path]
    gms.fake.answers[path] = (500, {"exception": "x", "message": "Out of order"})
    page.click("#start-chat")
    expect(page.locator("#chat-problem")).to_have_text("Out of order")
    gms.fake.answers[path] = good
    page.click("#chat-again")
    expect(page.locator("#chat-status")).to_have_text("Waiting for an agent")
    assert len(gms.fake.asked("POST", "/genesys/1/service/request-chat")) == 1
    creates = gms.fake.asked("POST", f"/genesys/1/service/{SERVICE}/ixn/chat")
    assert len({request.headers["Idempotency-Key"] for request in creates}) == 1


def pushes(gms, page):
    start_chat(page)
    page.click("#lock")
    own = token(page)
    chat = fixture("push-chat-http.json")
    data = {"message": json.dumps(chat["message"])}
    gms.push("apns", "somebody else's", {"aps": {"alert": "not for you"}})
    gms.push("apns", own, {"aps": {"alert": {"title": "Company", "body": "New message from Agent"}}, "message": chat["message"]})
    gms.push("fcm", own, {"message": {"token": own, "data": data}})
    gms.push("httpcb", f"{gms.fake.url}/sandbox/httpcb/{own}", chat)
    gms.push("customhttp", own, {"deviceId": own, "message": json.dumps(chat)})
    notices = page.locator("#lock-banners .push")
    expect(notices).to_have_count(4)
    expect(notices.locator(".provider")).to_have_text(["Custom HTTP", "HTTP", "FCM", "APNs"])
    for index in range(4):
        expect(notices.nth(index).locator(".line")).to_have_text(["A line of text.", "Another line of text."])
        expect(notices.nth(index).locator(".text")).to_have_text("New message from Agent")
    expect(notices.nth(3).locator(".title")).to_have_text("Company")
    notices.nth(0).locator(".notice-card").click()
    expect(page.locator("#chat-log")).to_be_visible()
    expect(page.locator(".push")).to_have_count(0)


def collapse(gms, page):
    own = token(page)
    for text in ("first", "second"):
        gms.push("apns", own, {"aps": {"alert": text}}, {"apns-collapse-id": "chat-1"})
    gms.push("apns", own, {"aps": {"alert": "other"}}, {"APNS-Collapse-ID": "chat-2"})
    expect(page.locator("#banners .text")).to_have_text(["other", "second"])


def restarted_sandbox(gms, page):
    own = token(page)
    for text in ("a", "b", "c"):
        gms.push("apns", own, {"aps": {"alert": text}})
    expect(page.locator("#banners .text")).to_have_text(["c", "b", "a"])
    gms.fake.answers["GET /sandbox/pushes"] = (503, {})
    with page.expect_response("**/sandbox/pushes*"):
        pass
    gms.pushes = []
    gms.push("apns", own, {"aps": {"alert": "new"}})
    gms.fake.answers["GET /sandbox/pushes"] = gms.new_pushes
    expect(page.locator("#banners .text")).to_have_text(["new", "c", "b", "a"])
    gms.push("apns", own, {"aps": {"alert": "newer"}})
    expect(page.locator("#banners .text").first).to_have_text("newer")


def dialogs(gms, page):
    own = token(page)
    push = fixture("push-callback-apns.json")
    id = json.loads(push["message"])["_id"]
    menu = json.loads(json.dumps(fixture("dialog-user-confirmation-provide_code-true.json")))
    service = f"POST /genesys/1/service/{id}"
    gms.fake.answers[f"{service}/get-dialog-user-confirmation-provide_code-true"] = (200, menu)
    gms.fake.answers[f"{service}/connect"] = (
        200,
        {"_dialog_id": "0", "_label": "Connecting ...", "_action": "DialNumber", "_tel_url": "tel:+18005550199,,42", "_access_code": "42"},
    )
    page.click("#lock")
    gms.push("apns", own, push)
    page.locator("#lock-banners .notice-card").click()
    expect(page.locator("#sheet-title")).to_have_text("Agent is available right now")
    expect(page.locator("#sheet-choices h3")).to_have_text("Are you ready?")
    expect(page.locator("#sheet-choices button")).to_have_text(
        ["Yes, I'm ready to talk", "No, try again in 5 minutes", "Cancel, my problem has been solved"]
    )
    page.locator("#sheet-choices button").first.click()
    expect(page.locator("#toast")).to_contain_text("You will hear tones")
    expect(page.locator("#call-number")).to_have_text("+18005550199,,42")
    expect(page.locator("#call-code")).to_have_text("Access code 42")
    expect(page.locator("#toast")).to_be_hidden()
    page.click("#call-end")
    gms.push("apns", own, push)
    page.locator("#banners .notice-card").click()
    gms.fake.answers[f"{service}/snooze"] = (404, {"code": 404, "phrase": "Not Found", "message": "This callback is over."})
    page.locator("#sheet-choices button").nth(1).click()
    expect(page.locator("#sheet-text")).to_have_text("This callback is over.")


def callback_request(gms, page):
    waiting = {"_dialog_id": "0", "_action": "ConfirmationDialog", "_text": "We will notify you", "_ok_title": "Ok", "_id": "X"}
    gms.fake.answers["POST /genesys/1/service/callback/*"] = (200, waiting)
    page.fill("#setting-number", "+14155550100")
    page.click("label:has(> input[value=fcm])")
    page.click("[data-service=voice-wait-userterm]")
    expect(page.locator("#sheet-text")).to_have_text("We will notify you")
    page.locator("#sheet-choices button", has_text="Ok").click()
    expect(page.locator("#sheet")).to_be_hidden()
    [request] = gms.fake.asked("POST", "/genesys/1/service/callback/voice-wait-userterm")
    expected = {"_customer_number": "+14155550100", "_device_notification_id": token(page), "_device_os": "fcm"}
    assert expected.items() <= request.body.items() and "_desired_time" not in request.body, request.body


def start_chat_dialog(gms, page):
    dialog = json.loads(json.dumps(fixture("dialog-start-chat.json")))
    id = dialog["_id"]
    gms.fake.answers["POST /genesys/1/service/callback/chat-wait"] = (200, dialog)
    gms.fake.answers[f"POST /genesys/1/service/{id}/ixn/chat"] = (200, gms.resource([], 0))
    gms.fake.answers[f"POST /genesys/1/service/{id}/ixn/chat/*"] = (200, gms.resource([], 0))
    page.click("[data-service=chat-wait]")
    expect(page.locator("#chat-status")).to_have_text("Waiting for an agent")
    [create] = gms.fake.asked("POST", f"/genesys/1/service/{id}/ixn/chat")
    assert create.headers["gms_user"] == dialog["_user_header"]
    assert create.body["subject"] == "None"
    assert {r.headers["gms_user"] for r in gms.fake.asked("POST", "/genesys/cometd")} == {dialog["_user_header"]}


def hostile(gms, page):
    start_chat(page)
    for canary in CANARIES:
        gms.said.append(["Message.Text", canary, canary, "1", "AGENT"])
        gms.said.append([canary, canary, canary, canary, canary])
    gms.deliver(1, len(gms.said))
    expect(bubbles(page)).to_have_text(CANARIES)
    page.click("#chat-home")
    own = token(page)
    canary = CANARIES[0]
    item = {"_label": canary, "_user_action_url": canary, "_confirmation_dialog": {"_text": canary, "_dismiss_timeout": canary}}
    dialog = {
        "_action": "DisplayMenu",
        "_label": canary,
        "_expires": canary,
        "_content": [None, {"_group_name": canary, "_group_content": [item, None, 7]}],
    }
    gms.fake.answers["POST /genesys/1/service/*"] = (200, dialog)
    gms.push(canary, own, {"aps": {"alert": {"title": canary, "body": canary}}, "message": {"serviceId": canary, "lastTranscript": [{canary: canary}, None, 7]}})
    gms.push("apns", own, {"aps": {"alert": canary}, "message": {"_id": "../../" + canary, "_action": "../../" + canary}})
    gms.push("apns", own, {"aps": {"alert": "menu"}, "message": {"_id": "../x", "_action": "get-dialog"}})
    expect(page.locator("#banners .push")).to_have_count(3)
    page.locator("#banners .notice-card", has_text="menu").click()
    expect(page.locator("#sheet-title")).to_have_text(canary)
    assert gms.fake.requests[-1].path.startswith("/") and not gms.fake.asked("POST", "/genesys/1/x/get-dialog")
    made = page.locator(".phone :is(img, script, iframe, [onload], [onfocus], [onerror], [onmouseover], a:not([href^=http]))")
    expect(made).to_have_count(0)
    page.click("#sheet-close")
    page.locator("#banners .notice-card").first.click()
    expect(page.locator("#sheet")).to_be_hidden()


def push_over_dialog(gms, page):
    gms.fake.answers["POST /genesys/1/service/callback/voice-wait-userterm"] = (200, {"_action": "ConfirmationDialog", "_text": "We will notify you", "_ok_title": "Ok"})
    menu = {"_action": "DisplayMenu", "_label": "Are you ready?", "_content": [{"_group_content": [{"_label": "Yes"}]}]}
    gms.fake.answers["POST /genesys/1/service/b1/get-dialog"] = (200, menu)
    page.fill("#setting-number", "+14155550100")
    page.locator("[data-service]").first.click()
    expect(page.locator("#sheet-text")).to_have_text("We will notify you")
    gms.push("apns", token(page), {"aps": {"alert": "Are you there?"}, "_id": "b1", "_action": "get-dialog"})
    page.locator(".push .notice-card").click()
    expect(page.locator("#sheet-title")).to_have_text("Are you ready?")
    page.get_by_role("button", name="Yes").click()
    expect(page.locator("#sheet")).to_be_hidden()


def silent_server(gms, page):
    start_chat(page)
    gms.entry("Hello", type="Notice.Joined")
    gms.deliver(1, 1)
    expect(page.locator("#chat-status")).to_have_text("Online")
    # Nothing is answered any more, though every connection is taken.
    back = threading.Event()

    def hold(answer):
        return lambda request: (back.wait(PATIENCE), answer(request))[1]

    for call in ("POST /genesys/cometd", "GET /sandbox/pushes"):
        gms.fake.answers[call] = hold(gms.fake.answers[call])
    expect(page.locator("#chat-status")).to_have_text("Connecting…")
    back.set()
    expect(page.locator("#chat-status")).to_have_text("Online")


def offline(gms, page):
    start_chat(page)
    page.context.set_offline(True)
    expect(page.locator("#chat-status")).to_have_text("No network")
    page.context.set_offline(False)
    expect(page.locator("#chat-status")).to_have_text("Waiting for an agent")


def files(gms, page):
    told = {"userData": {"upload-file-types": "jpg:pdf", "upload-max-file-size": "2000"}}
    verbose = {**gms.resource([], 0), "userId": "u", "secureKey": "k"}
    gms.fake.answers[f"POST /genesys/1/service/{SERVICE}/ixn/chat/refresh"] = (200, verbose)
    sent = []
    gms.fake.answers["POST /genesys/2/chat/request-chat/*"] = lambda request: (
        (200, {"messages": [told], "statusCode": 0}) if request.path.endswith("/limits") else (sent.append(request), (200, {"statusCode": 0}))[1]
    )
    start_chat(page)
    refused = "This chat takes jpg, pdf files of at most 2.0 KB."
    for name, size in (("x.exe", 10), ("long.pdf", 3000)):
        page.set_input_files("#message-file", {"name": name, "mimeType": "a/b", "buffer": b"x" * size})
        expect(page.locator("#message-progress")).to_have_text(f"{name} was not sent. {refused}")
    with page.expect_file_chooser() as chooser:
        page.click("#message-attach")
    assert page.locator("#message-file").get_attribute("accept") == ".jpg,.pdf"
    chooser.value.set_files({"name": "form.pdf", "mimeType": "application/pdf", "buffer": b"%PDF-1.7"})
    expect(page.locator("#file-list .name")).to_have_text("form.pdf")
    page.click("#file-cancel")
    expect(page.locator("#file-question")).to_be_hidden()
    assert sent == []
    page.set_input_files("#message-file", {"name": "form.pdf", "mimeType": "application/pdf", "buffer": b"%PDF-1.7"})
    with page.expect_request_finished(lambda request: "/chat/request-chat/" in request.url):
        page.click("#file-send")
    expect(page.locator("#message-progress")).to_be_empty()
    assert [request.path.rsplit("/", 1)[1] for request in sent] == ["file"], sent
