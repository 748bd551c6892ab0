"""The agent's view of the desk, against a scripted server: who has a chat, handing it over, unread messages."""

from playwright.sync_api import expect

from desk_tests import bubbles, callback_head, desk_runner, open_first, say


def desk_agent_tests(chromium, steps):
    test = desk_runner(chromium, steps)
    test("unread messages are counted in chats that are not open, also after a reload", unread)
    test("unread messages are counted in a long list whose chats are not all fetched", unread_in_long_lists)
    test("another agent's chat names that agent, and taking it over needs two presses", owner)
    test("a take that comes second names the agent who was first", taken_first)
    test("a chat that goes to another agent closes here and keeps the draft", lost_to_another)
    test("own chats come before waiting ones, others' and callbacks, with waiting time, subject and service", order)
    test("\"You\" precedes only the agent's own messages", speakers)
    test("a chat is handed over in a dialog of its own, which Escape closes", hand_over)
    test("a chat that was handed over is marked until the agent opens it", handed_to_me)
    test("pages and notices are sent in order with the messages, with their own keys", kinds)
    test("the byte limit is shown before a message is sent", byte_limit)
    test("a chat's attached data is shown in its details", details)


def unread(desk, page):
    desk.add_chat("c1", customer="Open", texts=["one"])
    desk.add_chat("c2", customer="Patient", texts=["two"], read=1)
    open_first(desk, page)
    badge = page.locator("[role=option]", has_text="Patient").locator(".badge")
    expect(badge).to_be_empty()
    desk.say("c2", "is typing", type="Notice.TypingStarted")
    desk.say("c2", "three")
    desk.say("c2", "four")
    expect(badge).to_have_text("2")
    expect(page).to_have_title("(1) Beckon desk")
    page.reload()
    expect(badge).to_have_text("2")
    with page.expect_request_finished(lambda request: request.url.endswith("/c2/read")):
        page.locator("[role=option]", has_text="Patient").click()
        expect(badge).to_be_empty()
        expect(page).to_have_title("Beckon desk")
    assert desk.chats["c2"]["read"] == 4
    page.reload()
    expect(page.locator("[role=option]")).to_have_count(2)
    expect(badge).to_be_empty()


def unread_in_long_lists(desk, page):
    for number in range(60):
        desk.add_chat(f"c{number}", customer=f"Customer {number}", texts=["a", "b", "c"], read=1)
    page.goto(desk.fake.url + "/desk")
    expect(page.locator("#mine .badge")).to_have_text(["2"] * 60)
    assert len({request.path for request in desk.fake.requests if "/chats/c" in request.path}) < 60


def owner(desk, page):
    desk.add_chat("c1", customer="Hers", texts=["hello"], mine=False, owner="Lee")
    desk.say("c1", "I am Lee", party="AGENT", nickname="Lee", mine=False, tell=False)
    open_first(desk, page)
    row = page.locator("#others [role=option]")
    expect(row.locator(".line")).to_have_text("Lee: I am Lee")
    expect(row.locator(".about")).to_contain_text("Taken by Lee")
    expect(page.locator("#chat-about")).to_contain_text("Taken by Lee")
    expect(page.locator("#composer")).to_be_hidden()
    expect(page.locator("#composer-closed")).to_have_text("Lee has this chat. Take it over to answer.")
    desk.say("c1", "for Lee")
    expect(bubbles(page)).to_have_count(3)
    expect(row.locator(".badge")).to_be_empty()
    page.click("#chat-take-over")
    assert desk.fake.asked("POST", "/desk/api/chats/c1/take-over") == []
    page.click("#chat-take-over")
    expect(page.locator("#composer-text")).to_be_focused()
    expect(page.locator("#mine [role=option]")).to_have_count(1)


def taken_first(desk, page):
    desk.add_chat("w1", state="waiting")
    open_first(desk, page)
    desk.chats["w1"]["owner"] = "Lee"
    page.click("#chat-take")
    expect(page.locator("#chat-problem")).to_have_text("Lee has this chat.")
    expect(page.locator("#composer")).to_be_hidden()


def lost_to_another(desk, page):
    desk.add_chat("c1", texts=["hello"])
    open_first(desk, page)
    page.fill("#composer-text", "half a sentence")
    desk.own("c1", "Lee", mine=False)
    expect(page.locator("#composer")).to_be_hidden()
    expect(page.locator("#others [role=option]")).to_have_count(1)
    desk.own("c1", "Agent", mine=True)
    expect(page.locator("#composer")).to_be_visible()
    expect(page.locator("#composer-text")).to_have_value("half a sentence")


def order(desk, page):
    now = 1_800_000_000_000
    long = {"waitingSince": now - 3_900_000, "subject": "Order 17", "service": "sales"}
    desk.add_chat("o", customer="Theirs", mine=False, owner="Lee")
    desk.add_chat("w2", state="waiting", customer="Waits short", waitingSince=now - 61_000)
    desk.add_chat("w1", state="waiting", customer="Waits long", **long)
    desk.add_chat("m", customer="Own")
    desk.callbacks = [callback_head()]
    normal = desk.work
    desk.fake.answers["GET /desk/api/work"] = lambda request: (200, {**normal(request)[1], "now": now})
    page.goto(desk.fake.url + "/desk")
    expect(page.locator("#work h2:visible")).to_have_text(["Mine 1", "Waiting 2", "Others 1", "Callbacks 1"])
    expect(page.locator("[role=option] .name")).to_have_text(["Own", "Waits long", "Waits short", "Theirs", "+14155550100"])
    expect(page.locator("#waiting .when")).to_have_text(["1 h 5 min", "1 min"])
    expect(page.locator("#waiting .about").first).to_have_text("Order 17 · sales")
    page.locator("#waiting [role=option]").first.click()
    expect(page.locator("#chat-about")).to_have_text(" · waiting 1 h 5 min · Order 17 · sales")


def speakers(desk, page):
    desk.add_chat("c1", customer="One")
    desk.say("c1", "mine", party="AGENT", nickname="Agent", tell=False)
    desk.add_chat("c2", customer="Two")
    desk.say("c2", "of a namesake", party="AGENT", nickname="Agent", mine=False, tell=False)
    desk.add_chat("c3", customer="Three", texts=["hers"])
    page.goto(desk.fake.url + "/desk")
    expect(page.locator("[role=option] .line")).to_have_text(["You: mine", "Agent: of a namesake", "hers"])


def hand_over(desk, page):
    desk.add_chat("c1", texts=["hello"])
    open_first(desk, page)
    dialog = page.locator("#hand-over")
    page.click("#chat-hand-over")
    expect(dialog).to_be_visible()
    expect(dialog.locator("li")).to_have_count(1)
    outside = "!document.hasFocus() || document.activeElement === document.body || document.activeElement.closest('#hand-over') !== null"
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate(outside)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator("#chat-hand-over")).to_be_focused()
    assert page.evaluate("document.getElementById('desk').dataset.pane") == "item"
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Lee").click()
    expect(page.locator("#others [role=option]")).to_have_count(1)
    [request] = desk.fake.asked("POST", "/desk/api/chats/c1/transfer")
    assert request.body["to"] == "lee" and request.body["key"], request.body
    desk.own("c1", "Agent", mine=True)
    page.click("#chat-hand-over")
    page.click("#hand-over-queue")
    expect(page.locator("#waiting [role=option]")).to_have_count(1)
    assert desk.fake.asked("POST", "/desk/api/chats/c1/transfer")[-1].body["to"] is None


def handed_to_me(desk, page):
    desk.add_chat("c1", customer="Patient", texts=["hello"], mine=False, owner="Lee", read=1)
    page.goto(desk.fake.url + "/desk")
    expect(page.locator("#others [role=option]")).to_have_count(1)
    desk.own("c1", "Agent", mine=True)
    expect(page.locator("#mine .badge")).to_have_text("New")
    expect(page).to_have_title("(1) Beckon desk")
    page.reload()
    expect(page.locator("#mine .badge")).to_have_text("New")
    page.locator("#mine [role=option]").click()
    expect(page.locator("#mine .badge")).to_be_empty()


def kinds(desk, page):
    desk.add_chat("c1", texts=["hello"])
    open_first(desk, page)
    page.select_option("#composer-kind", "page")
    expect(page.locator("#composer-text")).to_be_focused()
    say(page, "no address at all")
    expect(page.locator("#composer-state")).to_have_text("Not a web address, such as https://example.com")
    assert desk.fake.asked("POST", "/desk/api/chats/c1/push-url") == []
    say(page, "https://example.com/form")
    expect(page.locator("#chat-log .notice a")).to_have_attribute("href", "https://example.com/form")
    expect(page.locator("#composer-kind")).to_have_value("message")
    desk.fake.answers["POST /desk/api/chats/c1/notice"] = (503, {})
    page.select_option("#composer-kind", "notice")
    say(page, "Form received||F1")
    say(page, "and a word")
    expect(page.locator(".pending .byline")).to_have_text("Notice")
    del desk.fake.answers["POST /desk/api/chats/c1/notice"]
    expect(page.locator("#chat-log .notice", has_text="Form received||F1")).to_have_count(1)
    expect(bubbles(page)).to_have_text(["hello", "and a word"])
    expect(page.locator(".pending li")).to_have_count(0)
    for verb, member in (("push-url", "url"), ("notice", "text")):
        asked = desk.fake.asked("POST", f"/desk/api/chats/c1/{verb}")
        assert len({request.body["key"] for request in asked}) == 1 and asked[0].body[member], asked


def byte_limit(desk, page):
    desk.add_chat("c1")
    open_first(desk, page)
    state = page.locator("#composer-state")
    page.fill("#composer-text", "界" * 2000)
    expect(state).to_be_empty()
    before = page.locator("#composer-text").bounding_box()["y"]
    page.fill("#composer-text", "界" * 2730)
    expect(state).to_have_text("8,190 of 8,192 bytes")
    page.fill("#composer-text", "界" * 2731)
    expect(state).to_have_text("1 byte too long")
    expect(page.locator("#composer-send")).to_be_disabled()
    assert page.locator("#composer-text").bounding_box()["y"] == before
    page.press("#composer-text", "Enter")
    expect(page.locator("#composer-text")).to_have_value("界" * 2731)
    assert desk.sends("c1") == []
    say(page, "界" * 2730 + "ab")
    expect(bubbles(page)).to_have_text(["界" * 2730 + "ab"])


def details(desk, page):
    desk.add_chat("c1", texts=["hello"], data=[["subject", "Order 17"], ["first_name", "Ada"], ["usr_tier", "gold"]])
    desk.add_chat("c2", customer="Bare")
    open_first(desk, page)
    expect(page.locator("#chat-data")).to_be_hidden()
    page.click("#chat-details")
    expect(page.locator("#chat-facts dt")).to_have_text(["Subject", "First name", "usr_tier"])
    expect(page.locator("#chat-facts dd")).to_have_text(["Order 17", "Ada", "gold"])
    desk.say("c1", "more")
    expect(bubbles(page)).to_have_count(2)
    expect(page.locator("#chat-facts dt")).to_have_count(3)
    page.locator("[role=option]", has_text="Bare").click()
    expect(page.locator("#chat-no-data")).to_be_visible()
