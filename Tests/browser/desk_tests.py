"""The desk against a scripted server: refused and repeated sends, lost streams, ended sessions, hostile words."""

import contextlib
import threading

from playwright.sync_api import expect

from fake import Fake
from harness import CANARIES, PATIENCE, Watched, becomes_true


class ScriptedDesk:
    """A work list and transcripts that a test changes at will."""

    def __init__(self):
        self.fake = Fake()
        self.signed_in = True
        self.chats = {}
        self.callbacks = []
        self.finished = {}
        self.is_admin = False
        self.supervises = False
        self.may_answer = True
        self.user = "agent"
        self.page_length = 500
        self.agents = [{"user": "agent", "name": "Agent"}, {"user": "lee", "name": "Lee"}]
        self.fake.answers = {
            "GET /desk/api/sign-in": (200, {"passwords": True}),
            "POST /desk/api/sign-in": self.sign_in,
            "POST /desk/api/sign-out": self.sign_out,
            "GET /desk/api/work": self.guarded(self.work),
            "GET /desk/api/events": "stream",
            "GET /desk/api/chats/*": self.guarded(self.transcript),
            "POST /desk/api/chats/*": self.guarded(self.act),
            "GET /desk/api/agents": lambda _: (200, {"agents": self.agents}),
            "GET /desk/api/callbacks/*": lambda request: (200, self.finished.get(request.path.split("/")[4], {})),
            "POST /desk/api/callbacks/*": (200, {}),
        }

    def add_chat(self, id, state="active", customer="Customer", texts=(), **more):
        mine = state == "active"
        head = {"id": id, "state": state, "customer": customer, "online": True, "notice": None, "mine": mine, "read": 0}
        self.chats[id] = {**head, "owner": "Agent" if mine else None, "events": [], **more}
        for text in texts:
            self.say(id, text, tell=False)

    def say(self, id, text, party="CLIENT", nickname="Customer", type="Message.Text", tell=True, mine=None):
        events = self.chats[id]["events"]
        event = {"position": len(events) + 1, "type": type, "nickname": nickname, "text": text, "party": party}
        if party == "AGENT" and mine is not False:
            event["mine"] = True
        events.append(event)
        if tell:
            self.fake.tell("chat", {"id": id, "lastPosition": len(events), "online": self.chats[id]["online"]})
        return len(events)

    def guarded(self, answer):
        return lambda request: answer(request) if self.signed_in else (401, {})

    def sign_in(self, request):
        self.signed_in = request.body.get("password") == "right"
        return (204 if self.signed_in else 401), {}

    def sign_out(self, _):
        self.signed_in = False
        return 204, {}

    def work(self, request):
        """A page of the open chats and callbacks, in the order in which the test made them."""
        start = int(request.query.get("page", 0)) * self.page_length
        end = start + self.page_length
        heads = [
            {**chat, "lastPosition": len(chat["events"]), "unread": self.unread(chat)}
            for chat in list(self.chats.values())[start:end]
        ]
        for head in heads:
            del head["events"]
        more = {"chats": max(0, len(self.chats) - end), "callbacks": max(0, len(self.callbacks) - end)}
        answer = {"admin": self.is_admin, "supervises": self.supervises, "mayAnswer": self.may_answer, "user": self.user, "name": "Agent", "unknown": True, "more": more}
        if any(more.values()):
            answer["next"] = end // self.page_length
        return 200, {"chats": heads, "callbacks": self.callbacks[start:end], **answer}

    def unread(self, chat):
        new = chat["events"][chat["read"] :]
        return sum(event["type"] == "Message.Text" and event["party"] == "CLIENT" for event in new)

    def transcript(self, request):
        chat = self.chats[request.path.split("/")[4]]
        events = chat["events"][int(request.query.get("after", 0)) :]
        return 200, {**chat, "lastPosition": len(chat["events"]), "events": events}

    def act(self, request):
        _, _, _, _, id, verb = request.path.split("/")
        chat = self.chats[id]
        if verb in ("send", "notice", "push-url"):
            type = {"send": "Message.Text", "notice": "Notice.Custom", "push-url": "Notice.PushUrl"}[verb]
            text = request.body["url" if verb == "push-url" else "text"]
            return 200, {"position": self.say(id, text, "AGENT", "Agent", type)}
        if verb == "read":
            chat["read"] = max(chat["read"], min(request.body["position"], len(chat["events"])))
        if verb in ("take", "take-over"):
            if verb == "take" and chat["owner"] not in (None, "Agent"):
                return 409, {"error": "taken", "owner": chat["owner"], "message": f"{chat['owner']} has this chat."}
            self.own(id, "Agent", mine=True)
        if verb == "transfer":
            user = request.body["to"]
            self.own(id, next((agent["name"] for agent in self.agents if agent["user"] == user), None), mine=False)
        return 200, {}

    def own(self, id, name, mine):
        """Gives a chat to another agent and reports it as the server does."""
        state = "active" if name else "waiting"
        if name:
            self.say(id, "has joined the session", "AGENT", name, "Notice.Joined", tell=False, mine=False)
        self.chats[id].update(state=state, owner=name, mine=mine)
        self.fake.tell("work", {})

    def sends(self, id):
        return [request.body for request in self.fake.asked("POST", f"/desk/api/chats/{id}/send")]


@contextlib.contextmanager
def opened(chromium, **more):
    """A scripted desk with its page; at the end no canary may have run and no script failed."""
    desk = ScriptedDesk()
    watched = Watched(chromium, "desk", **more)
    try:
        yield desk, watched.page
        watched.assert_quiet()
    finally:
        watched.context.close()
        desk.fake.close()


def open_first(desk, page):
    page.goto(desk.fake.url + "/desk")
    expect(page.locator("#connection")).to_have_text("Live")
    page.locator("[role=option]").first.click()


def say(page, text):
    page.fill("#composer-text", text)
    page.press("#composer-text", "Enter")


def bubbles(page):
    return page.locator("#chat-log .events .bubble")


def callback_head(**more):
    """A callback that waits for an agent, as the server's list has it."""
    head = {"id": "b1", "service": "voice-wait-userterm", "state": "QUEUED", "step": "waiting", "customerNumber": "+14155550100"}
    return {**head, "offer": "question", "reachable": True, "media": "voice", "direction": "USERTERMINATED", **more}


def desk_runner(chromium, steps):
    """Runs a test on a scripted desk of its own."""

    def test(sentence, body, **more):
        def step():
            with opened(chromium, **more) as (desk, page):
                body(desk, page)

        steps.run(sentence, step)

    return test


def desk_tests(chromium, steps):
    test = desk_runner(chromium, steps)
    test("a failed send is shown, holds the next one, and is repeated with its key", failed_send)
    test("a lost answer makes no second message", lost_answer)
    test("unsent messages and drafts survive a reload", reload_keeps)
    test("a message refused for good can be discarded", discard)
    test("a lost stream is shown and reopened, and missed events are fetched", lost_stream)
    test("an ended session asks for the password and then continues", ended_session)
    test("another agent sees nothing of the agent before", other_agent)
    test("a refused request of the agent before does not end the next agent's session", late_refusal)
    test("a list requested before the sign-out restores nothing after it", late_list)
    test("the list is moved through and chats are taken by keyboard", keys)
    test("a click never takes a chat", clicks)
    test("what the server says in a chat is a line of the system, and no message", system_line)
    test("hostile words in every field make no element and run nothing", hostile)
    test("the away notice takes the place of typing without moving the composer", notice)
    test("admins see why an agent's message was pushed or was not, and agents have no such button", explained)
    test("a narrow window shows the list or the chat", narrow, width=390, height=780)
    test("a long transcript opens at its end and stays there", long_transcript)


def failed_send(desk, page):
    desk.add_chat("c1", texts=["hello"])
    open_first(desk, page)
    normal = desk.fake.answers["POST /desk/api/chats/*"]
    desk.fake.answers["POST /desk/api/chats/c1/send"] = (503, {"message": "Try again in a moment."})
    say(page, "first")
    say(page, "second")
    stuck = page.locator(".pending li", has_text="first")
    expect(stuck.locator(".state")).to_be_visible()
    expect(stuck.locator(".state")).to_have_text("Not sent yet. Try again in a moment. Retrying…")
    expect(page.locator(".pending [data-state=queued] .bubble")).to_have_text("second")
    desk.fake.answers["POST /desk/api/chats/c1/send"] = normal
    expect(bubbles(page)).to_have_text(["hello", "first", "second"])
    expect(page.locator(".pending li")).to_have_count(0)
    keys = {body["key"] for body in desk.sends("c1") if body["text"] == "first"}
    assert len(keys) == 1, keys
    assert [body["text"] for body in desk.sends("c1")][-1] == "second"


def lost_answer(desk, page):
    desk.add_chat("c1")
    open_first(desk, page)
    known = {}

    def send_and_lose(request):
        """Commits by key, as the server does, but loses the first answer."""
        key = request.body["key"]
        lost = key not in known
        if lost:
            known[key] = desk.say("c1", request.body["text"], "AGENT", "Agent")
        return (503, {}) if lost else (200, {"position": known[key]})

    desk.fake.answers["POST /desk/api/chats/c1/send"] = send_and_lose
    say(page, "once")
    say(page, "twice")
    expect(bubbles(page)).to_have_text(["once", "twice"])
    expect(page.locator(".pending li")).to_have_count(0)


def reload_keeps(desk, page):
    desk.add_chat("c1")
    open_first(desk, page)
    desk.fake.answers["POST /desk/api/chats/c1/send"] = (503, {})
    say(page, "kept")
    say(page, "behind")
    page.fill("#composer-text", "a draft")
    page.reload()
    page.locator("[role=option]").first.click()
    expect(page.locator(".pending .bubble")).to_have_text(["kept", "behind"])
    expect(page.locator("#composer-text")).to_have_value("a draft")
    expect(page.locator(".pending .retry:visible")).to_have_text("Try now")
    del desk.fake.answers["POST /desk/api/chats/c1/send"]
    page.click(".pending .retry:visible")
    expect(bubbles(page)).to_have_text(["kept", "behind"])


def discard(desk, page):
    desk.add_chat("c1")
    open_first(desk, page)
    desk.fake.answers["POST /desk/api/chats/c1/send"] = lambda request: (
        (409, {"message": "The chat is over."}) if request.body["text"] == "no" else desk.act(request)
    )
    say(page, "no")
    say(page, "yes")
    expect(page.locator(".pending [data-state=failed] .state")).to_contain_text("The chat is over.")
    page.get_by_role("button", name="Discard").click()
    expect(bubbles(page)).to_have_text(["yes"])
    expect(page.locator(".pending li")).to_have_count(0)


def lost_stream(desk, page):
    desk.add_chat("c1", texts=["before"])
    open_first(desk, page)
    desk.fake.answers["GET /desk/api/events"] = (503, {})
    desk.fake.drop_streams()
    expect(page.locator("#connection")).to_have_text("Reconnecting…")
    desk.say("c1", "meanwhile", tell=False)
    desk.add_chat("c2", state="waiting", customer="Newcomer")
    desk.fake.answers["GET /desk/api/events"] = "stream"
    expect(page.locator("#connection")).to_have_text("Live")
    expect(bubbles(page)).to_have_text(["before", "meanwhile"])
    expect(page.locator("#waiting .name")).to_have_text("Newcomer")
    desk.say("c1", "after")
    expect(bubbles(page)).to_have_text(["before", "meanwhile", "after"])


def ended_session(desk, page):
    desk.add_chat("c1", texts=["hello"])
    open_first(desk, page)
    with page.expect_response("**/typing"):
        page.fill("#composer-text", "half a sen")
    desk.signed_in = False
    page.press("#composer-text", "Enter")
    expect(page.locator("#sign-in-reason")).to_contain_text("Your session has ended")
    page.fill("#sign-in-user", "agent")
    page.fill("#sign-in-password", "right")
    page.click("#sign-in-button")
    expect(page.locator("#connection")).to_have_text("Live")
    expect(bubbles(page).or_(page.locator(".pending .bubble"))).to_have_text(["hello", "half a sen"])


def other_agent(desk, page):
    desk.add_chat("c1", texts=["hello"])
    desk.signed_in = False
    page.goto(desk.fake.url + "/desk")
    page.fill("#sign-in-user", "one")
    page.fill("#sign-in-password", "right")
    page.press("#sign-in-password", "Enter")
    page.locator("[role=option]").first.click()
    page.fill("#composer-text", "private draft")
    page.click("#sign-out")
    expect(page.locator("#sign-out")).to_have_text("1 unsent text is lost. Press again")
    page.click("#sign-out")
    expect(page.locator("#sign-in-reason")).to_have_text("You are signed out.")
    becomes_true(page, "sessionStorage.getItem('beckon.desk') === '{}'")
    page.fill("#sign-in-user", "two")
    page.fill("#sign-in-password", "right")
    page.press("#sign-in-password", "Enter")
    expect(page.locator("#nothing")).to_be_visible()
    page.locator("[role=option]").first.click()
    expect(page.locator("#composer-text")).to_have_value("")


def sign_in(page, user):
    page.fill("#sign-in-user", user)
    page.fill("#sign-in-password", "right")
    page.press("#sign-in-password", "Enter")


def late_refusal(desk, page):
    desk.add_chat("c1", texts=["hello"])
    asked, released = threading.Event(), threading.Event()

    def late(request):
        if asked.is_set():
            return 200, {}
        asked.set()
        released.wait(PATIENCE)
        return 401, {}

    desk.fake.answers["POST /desk/api/chats/c1/typing"] = late
    open_first(desk, page)
    page.fill("#composer-text", "a")
    assert asked.wait(PATIENCE)
    page.click("#sign-out")
    page.click("#sign-out")
    sign_in(page, "two")
    expect(page.locator("#connection")).to_have_text("Live")
    # The following request shows that the page has handled the refusal.
    with page.expect_response(lambda response: response.url.endswith("/typing") and response.status == 200):
        released.set()
    expect(page.locator("#sign-in")).to_be_hidden()
    page.locator("[role=option]").first.click()
    expect(bubbles(page)).to_have_text(["hello"])


def late_list(desk, page):
    desk.add_chat("c1", texts=["hello"])
    asked, released = threading.Event(), threading.Event()
    normal = desk.fake.answers["GET /desk/api/work"]

    def late(request):
        answer = normal(request) if callable(normal) else normal
        asked.set()
        released.wait(PATIENCE)
        return answer

    open_first(desk, page)
    page.fill("#composer-text", "private draft")
    desk.fake.answers["GET /desk/api/work"] = late
    desk.add_chat("c2", texts=["more"])
    desk.fake.tell("work", {})
    assert asked.wait(PATIENCE)
    page.click("#sign-out")
    expect(page.locator("#sign-out")).to_have_text("1 unsent text is lost. Press again")
    page.click("#sign-out")
    expect(page.locator("#sign-in-reason")).to_have_text("You are signed out.")
    with page.expect_response(lambda response: "/desk/api/work" in response.url):
        released.set()
    # By then the page has read the answer.
    page.evaluate("async () => { for (let turn = 0; turn < 50; turn += 1) await new Promise((done) => setTimeout(done)); }")
    expect(page.locator("[role=option]")).to_have_count(0)
    assert page.evaluate("sessionStorage.getItem('beckon.desk')") == "{}"


def keys(desk, page):
    desk.add_chat("w1", state="waiting", customer="First")
    desk.add_chat("w2", state="waiting", customer="Second")
    desk.callbacks = [callback_head()]
    page.goto(desk.fake.url + "/desk")
    rows = page.locator("[role=option]")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_be_focused()
    press = page.keyboard.press
    press("j")
    expect(rows.nth(1)).to_be_focused()
    press("ArrowDown")
    expect(rows.nth(2)).to_be_focused()
    press("j")
    expect(rows.nth(2)).to_be_focused()
    press("Home")
    expect(rows.nth(0)).to_be_focused()
    press("End")
    press("k")
    expect(rows.nth(1)).to_be_focused()
    press("Enter")
    expect(page.locator("#chat-customer")).to_have_text("Second")
    expect(rows.nth(1)).to_be_focused()
    press("Enter")
    expect(page.locator("#composer-text")).to_be_focused()
    page.keyboard.type("/jk")
    expect(page.locator("#composer-text")).to_have_value("/jk")
    press("Escape")
    expect(page.locator("#mine [role=option]")).to_be_focused()
    press("/")
    expect(page.locator("#composer-text")).to_be_focused()
    press("Shift+Enter")
    expect(page.locator("#composer-text")).to_have_value("/jk\n")
    assert desk.sends("w2") == []
    press("Escape")
    press("End")
    press("Enter")
    expect(page.locator("#callback-offer")).to_be_focused()


def clicks(desk, page):
    desk.add_chat("w1", state="waiting")
    open_first(desk, page)
    page.locator("[role=option]").first.dblclick()
    expect(page.locator("#composer-closed")).to_have_text("Take the chat to answer it.")
    assert desk.fake.asked("POST", "/desk/api/chats/w1/take") == []
    page.click("#chat-take")
    expect(page.locator("#composer-text")).to_be_focused()


def system_line(desk, page):
    desk.add_chat("s1", texts=["Hello"])
    desk.say("s1", "This could not be delivered: Hello", "EXTERNAL", "System", tell=False)
    desk.say("s1", "Hi", "EXTERNAL", "Partner", tell=False)
    open_first(desk, page)
    page.locator("[role=option]").first.click()
    expect(bubbles(page)).to_have_text(["Hello", "Hi"])
    expect(page.locator("#chat-log .notice:not(.day) > bdi")).to_have_text(["System", "This could not be delivered: Hello"])


def hostile(desk, page):
    for number, canary in enumerate(CANARIES):
        id = f"c{number}"
        more = {"data": [[canary, canary], [canary], 7, None], "subject": canary, "service": canary, "owner": canary}
        desk.add_chat(id, customer=canary, texts=[canary], notice=canary, **more)
        desk.say(id, canary, nickname=canary, type="Notice.Joined", tell=False)
        desk.say(id, canary, nickname=canary, type="Notice.PushUrl", tell=False)
        desk.say(id, canary, nickname=canary, type="Notice.Custom", tell=False)
        desk.say(id, canary, nickname=canary, type=canary, party=canary, tell=False)
        desk.say(id, canary, nickname=canary, party=canary, tell=False)
        words = {"name": canary, "reason": canary, "step": canary, "accessCode": canary, "offer": canary, "until": canary}
        desk.callbacks.append({"id": f"b{number}", "service": canary, "state": "QUEUED", "customerNumber": canary, **words})
        desk.callbacks.append({"id": f"s{number}", "service": canary, "state": canary, "customerNumber": canary})
    page.goto(desk.fake.url + "/desk")
    rows = page.locator("[role=option]")
    expect(rows).to_have_count(3 * len(CANARIES))
    made = "#desk :is(iframe, script, svg svg, [onload], [onfocus], [onerror], [onmouseover], a[href]:not([href^=http], [href^='tel:'], [href='desk/callbacks'], [href='desk/agent-sides'], [href='desk/audit'], [href='desk/status'])), #desk img:not(.mark)"
    for index in range(3 * len(CANARIES)):
        rows.nth(index).click()
        expect(page.locator("#nothing")).to_be_hidden()
        if index < len(CANARIES):
            expect(bubbles(page).first).to_have_text(CANARIES[index])
            expect(page.locator("#chat-customer")).to_contain_text(CANARIES[index][:50])
            if index == 0:
                page.click("#chat-details")
            expect(page.locator("#chat-facts dd").last).to_have_text(CANARIES[index])
        expect(page.locator(made)).to_have_count(0)


def notice(desk, page):
    desk.add_chat("c1", texts=["hello"])
    open_first(desk, page)
    before = page.locator("#composer").bounding_box()
    desk.say("c1", "is typing", type="Notice.TypingStarted")
    expect(page.locator("#chat-typing")).to_have_text("Customer is typing")
    assert page.locator("#composer").bounding_box() == before
    desk.chats["c1"].update(online=False, notice="customer is not online")
    desk.fake.tell("chat", {"id": "c1", "lastPosition": 2, "online": False})
    expect(page.locator("#chat-notice")).to_have_text("customer is not online")
    expect(page.locator("#chat-typing")).to_be_empty()
    assert page.locator("#composer").bounding_box() == before
    expect(page.locator("[role=option][data-online]")).to_have_count(0)
    desk.chats["c1"].update(online=True, notice=None)
    desk.fake.tell("chat", {"id": "c1", "lastPosition": 2, "online": True})
    expect(page.locator("#chat-notice")).to_be_hidden()


def explained(desk, page):
    desk.add_chat("c1", texts=["hello"])
    desk.say("c1", "Hello, I can help", party="AGENT", nickname="Kristi", tell=False)
    lines = [
        {"at": 1_700_000_000_000, "kind": "decided", "word": "hold", "device": "0123456789ab", "reason": "first event"},
        {"at": 1_700_000_090_000, "kind": "answered", "word": "delivered", "reason": "<b>apns</b>, attempt 1"},
    ]
    asked = []

    def explain(request):
        asked.append(request.path)
        return 200, {"lines": lines}

    desk.fake.answers["GET /desk/api/chats/c1/pushes/2"] = explain
    open_first(desk, page)
    expect(bubbles(page)).to_have_count(2)
    expect(page.locator(".why")).to_have_count(0)
    desk.is_admin = True
    page.reload()
    page.locator("[role=option]").first.click()
    expect(page.locator(".why")).to_have_count(1)
    page.locator(".why").click()
    expect(page.locator(".why-lines li")).to_have_count(2)
    expect(page.locator(".why-lines li").first).to_contain_text("hold · device 01234567 · first event")
    expect(page.locator(".why-lines li").last).to_contain_text("<b>apns</b>")
    expect(page.locator(".why-lines b")).to_have_count(0)
    page.locator(".why").click()
    expect(page.locator(".why-lines")).to_have_count(0)
    assert asked == ["/desk/api/chats/c1/pushes/2"]


def narrow(desk, page):
    desk.add_chat("c1", texts=["hello"])
    page.goto(desk.fake.url + "/desk")
    page.locator("[role=option]").first.click()
    expect(page.locator("#work")).to_be_hidden()
    expect(bubbles(page)).to_have_text(["hello"])
    page.click("#chat [data-back]")
    expect(page.locator("#work")).to_be_visible()
    expect(page.locator("#chat-log")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def long_transcript(desk, page):
    desk.add_chat("c1", texts=[f"message {number}" for number in range(3000)])
    open_first(desk, page)
    expect(bubbles(page)).to_have_count(3000)
    expect(bubbles(page).last).to_be_in_viewport()
    desk.say("c1", "the newest")
    expect(bubbles(page).last).to_have_text("the newest")
    expect(bubbles(page).last).to_be_in_viewport()
    page.locator("#chat-log").evaluate("(log) => log.scrollTo(0, 0)")
    expect(bubbles(page).first).to_be_in_viewport()
    desk.say("c1", "unseen")
    expect(page.locator("#chat-jump")).to_be_visible()
    expect(bubbles(page).first).to_be_in_viewport()
    page.click("#chat-jump")
    expect(bubbles(page).last).to_be_in_viewport()
    expect(page.locator("#chat-jump")).to_be_hidden()
