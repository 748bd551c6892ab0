"""The desk loses nothing that an agent wrote or has to see: reloads, other agents, refused fetches, ended chats."""

from playwright.sync_api import expect

from desk_tests import bubbles, desk_runner, open_first, say
from fake import FOREIGN


def desk_keeping_tests(chromium, steps):
    test = desk_runner(chromium, steps)
    test("unsent messages and drafts of several chats survive a reload", several_chats)
    test("after a reload another agent does not get the unsent messages", reload_as_another)
    test("a page forgets everything when another agent signs in elsewhere in the browser", became_another)
    test("a list that could not be fetched is fetched again", list_again)
    test("a message whose fetch was refused is fetched again", transcript_again)
    test("a message left unsent when its chat ended stays until it is discarded", ended_unsent)
    test("in a narrow window messages that arrive while the list is shown are unread", narrow_unread, width=390, height=780)
    test("a draft keeps its kind when the agent comes back to it", draft_kind)
    test("a page in the list's place takes nothing away", foreign_list)
    test("a page in the place of the answer to a message has the message sent again", foreign_send)
    test("signing out counts the drafts of chats that the list does not name", kept_count)
    test("Enter of an input method sends nothing, whatever it is called", composing_enter)
    test("Escape that ends a composition leaves the focus where it is", composing)


def several_chats(desk, page):
    for id in ("a", "b", "c"):
        desk.add_chat(id, customer=id.upper() * 3, texts=["hello"])
    page.goto(desk.fake.url + "/desk")
    desk.fake.answers["POST /desk/api/chats/*"] = (503, {})
    for name in ("AAA", "BBB"):
        page.locator("[role=option]", has_text=name).click()
        say(page, f"to {name}")
    page.locator("[role=option]", has_text="CCC").click()
    page.fill("#composer-text", "a draft")
    page.reload()
    for name in ("AAA", "BBB"):
        page.locator("[role=option]", has_text=name).click()
        expect(page.locator(".pending .bubble")).to_have_text([f"to {name}"])
    page.locator("[role=option]", has_text="CCC").click()
    expect(page.locator("#composer-text")).to_have_value("a draft")


def leave_unsent(desk, page):
    """An agent's session ends with an unsent message and a draft in the page."""
    open_first(desk, page)
    desk.fake.answers["POST /desk/api/chats/c1/send"] = (503, {})
    say(page, "of the first agent")
    page.fill("#composer-text", "a draft of the first agent")
    expect(page.locator(".pending .bubble")).to_have_text(["of the first agent"])


def nothing_left(desk, page):
    expect(page.locator("#connection")).to_have_text("Live")
    page.locator("[role=option]").first.click()
    expect(page.locator("#composer-text")).to_have_value("")
    expect(page.locator(".pending .bubble")).to_have_count(0)
    assert "first agent" not in page.evaluate("sessionStorage.getItem('beckon.desk')")


def reload_as_another(desk, page):
    desk.add_chat("c1", texts=["hello"])
    leave_unsent(desk, page)
    desk.signed_in = False
    page.reload()
    desk.user = "two"
    del desk.fake.answers["POST /desk/api/chats/c1/send"]
    page.fill("#sign-in-user", "two")
    page.fill("#sign-in-password", "right")
    page.press("#sign-in-password", "Enter")
    nothing_left(desk, page)
    expect(bubbles(page)).to_have_text(["hello"])


def became_another(desk, page):
    desk.add_chat("c1", texts=["hello"])
    leave_unsent(desk, page)
    desk.user = "two"
    desk.fake.drop_streams()
    expect(page.locator("#nothing")).to_be_visible()
    nothing_left(desk, page)


def list_again(desk, page):
    desk.add_chat("c1", texts=["hello"])
    open_first(desk, page)
    normal = desk.fake.answers["GET /desk/api/work"]
    desk.fake.answers["GET /desk/api/work"] = (503, {})
    desk.add_chat("c2", state="waiting", customer="Newcomer")
    with page.expect_response("**/api/work"):
        desk.fake.tell("work", {})
    desk.fake.answers["GET /desk/api/work"] = normal
    expect(page.locator("#waiting .name")).to_have_text("Newcomer")


def transcript_again(desk, page):
    desk.add_chat("c1", texts=["hello"])
    open_first(desk, page)
    expect(bubbles(page)).to_have_count(1)
    desk.fake.answers["GET /desk/api/chats/c1"] = (503, {})
    with page.expect_response("**/api/chats/c1?*"):
        desk.say("c1", "please")
    del desk.fake.answers["GET /desk/api/chats/c1"]
    expect(bubbles(page)).to_have_text(["hello", "please"])


def ended_unsent(desk, page):
    desk.add_chat("c1", customer="Gone", texts=["hello"])
    desk.add_chat("c2", customer="Here")
    page.goto(desk.fake.url + "/desk")
    desk.fake.answers["POST /desk/api/chats/c1/send"] = (503, {"message": "Try again in a moment."})
    page.locator("[role=option]", has_text="Gone").click()
    say(page, "good-bye")
    page.locator("[role=option]", has_text="Here").click()
    desk.fake.answers["POST /desk/api/chats/c1/send"] = (409, {"message": "The chat has ended."})
    ended = desk.chats.pop("c1")
    desk.fake.answers["GET /desk/api/chats/c1"] = (200, {**ended, "state": "ended", "lastPosition": 1, "events": []})
    desk.fake.tell("work", {})
    row = page.locator("#done [role=option]", has_text="Gone")
    expect(row.locator(".line")).to_have_text("Not sent: good-bye")
    row.click()
    expect(page.locator(".pending .state")).to_contain_text("The chat has ended.")
    page.get_by_role("button", name="Discard").click()
    expect(page.locator(".pending li")).to_have_count(0)
    page.locator("[role=option]", has_text="Here").click()
    desk.fake.tell("work", {})
    expect(page.locator("#done [role=option]")).to_have_count(0)


def narrow_unread(desk, page):
    desk.add_chat("c1", texts=["hello"])
    open_first(desk, page)
    expect(bubbles(page)).to_have_count(1)
    page.click("#chat [data-back]")
    desk.say("c1", "are you there?")
    expect(page.locator("#mine .badge")).to_have_text("1")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("#work")).to_be_visible()
    expect(page.locator("#mine .badge")).to_have_text("1")
    page.locator("[role=option]").first.click()
    expect(bubbles(page)).to_have_text(["hello", "are you there?"])
    expect(page.locator("#mine .badge")).to_be_empty()


def draft_kind(desk, page):
    desk.add_chat("c1", customer="One")
    desk.add_chat("c2", customer="Two")
    open_first(desk, page)
    page.select_option("#composer-kind", "notice")
    page.fill("#composer-text", "for the app alone")
    page.locator("[role=option]", has_text="Two").click()
    expect(page.locator("#composer-kind")).to_have_value("message")
    page.locator("[role=option]", has_text="One").click()
    expect(page.locator("#composer-kind")).to_have_value("notice")
    page.reload()
    page.locator("[role=option]", has_text="One").click()
    page.press("#composer-text", "Enter")
    expect(page.locator("#chat-log .notice", has_text="for the app alone")).to_have_count(1)
    assert desk.sends("c1") == []


def composing(desk, page):
    desk.add_chat("c1", texts=["hello"])
    open_first(desk, page)
    page.focus("#composer-text")
    escape = "new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true })"
    page.evaluate(f"document.activeElement.dispatchEvent({escape})")
    expect(page.locator("#composer-text")).to_be_focused()


def foreign_list(desk, page):
    desk.add_chat("c1", texts=["hello"])
    leave_unsent(desk, page)
    normal = desk.fake.answers["GET /desk/api/work"]
    desk.fake.answers["GET /desk/api/work"] = (200, FOREIGN)
    with page.expect_response("**/api/work"):
        desk.fake.tell("work", {})
    desk.add_chat("c2", state="waiting", customer="Newcomer")
    desk.fake.answers["GET /desk/api/work"] = normal
    expect(page.locator("#waiting .name")).to_have_text("Newcomer")
    expect(page.locator("#composer-text")).to_have_value("a draft of the first agent")
    expect(page.locator(".pending .bubble")).to_have_text(["of the first agent"])
    assert "a draft of the first agent" in page.evaluate("sessionStorage.getItem('beckon.desk')")


def foreign_send(desk, page):
    desk.add_chat("c1", texts=["hello"])
    open_first(desk, page)
    desk.fake.answers["POST /desk/api/chats/c1/send"] = (200, FOREIGN)
    with page.expect_response("**/c1/send"):
        say(page, "to arrive")
    del desk.fake.answers["POST /desk/api/chats/c1/send"]
    expect(bubbles(page)).to_have_text(["hello", "to arrive"])
    expect(page.locator(".pending li")).to_have_count(0)
    assert len({body["key"] for body in desk.sends("c1")}) == 1, desk.sends("c1")


def kept_count(desk, page):
    desk.add_chat("c1", texts=["hello"])
    desk.add_chat("c2", customer="Other")
    open_first(desk, page)
    page.fill("#composer-text", "a draft")
    del desk.chats["c1"]
    page.goto("about:blank")
    page.goto(desk.fake.url + "/desk")
    expect(page.locator("[role=option] .name")).to_have_text("Other")
    page.click("#sign-out")
    expect(page.locator("#sign-out")).to_have_text("1 unsent text is lost. Press again")


def composing_enter(desk, page):
    desk.add_chat("c1", texts=["hello"])
    open_first(desk, page)
    page.fill("#composer-text", "half a word")
    enter = "new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true })"
    page.evaluate(f"document.getElementById('composer-text').dispatchEvent({enter})")
    expect(page.locator("#composer-text")).to_have_value("half a word")
    page.press("#composer-text", "Enter")
    expect(bubbles(page)).to_have_text(["hello", "half a word"])
