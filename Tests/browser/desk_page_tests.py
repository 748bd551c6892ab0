"""The desk's page as a person uses it, against a scripted server: narrow and low windows, addresses, lost servers, files."""

import re
import threading

from playwright.sync_api import expect

from desk_tests import bubbles, callback_head, desk_runner, open_first, say
from harness import PATIENCE

PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000002000000020802000000fdd49a73"
    "0000001549444154789c63fccfc0c0c0c0c4c0c0c0c0c0000011060103f3a2d6f20000000049454e44ae426082"
)


def desk_page_tests(chromium, steps):
    test = desk_runner(chromium, steps)
    test("who may only read is offered nothing that is refused", read_only)
    test("a chat whose agent is signed out says so, and can be taken over", owner_out)
    test("a hand-over shows who is signed in, and goes to nobody else", hand_over_presence)
    test("a server that answers nothing any more is shown, and its return too", silent_server)
    test("a browser without a network says so", offline)
    test("a request without an answer is noticed at once", unanswered)
    for width in (768, 800, 850, 910, 1000):
        test(f"name and buttons of a chat fit at {width} px", head_fits, width=width, height=700)
    test("at a zoom of 400 % there is room for the transcript and the text field", zoomed, width=320, height=215)
    test("a file is shown and asked about before it is sent", files)
    test("a file that is too long is refused with both lengths", long_file)
    test("an empty file is refused as that", empty_file)
    test("a file that hangs counts when signing out, and can be cancelled", hanging_file)
    test("what waits beyond the edge of the list has a sign that leads there", signs, width=1280, height=600)
    test("each chat has an address, which a reload keeps and Back leaves", addresses)
    test("an address of a chat that is over opens it, an unknown one the list", old_addresses)
    test("signing out asks before drafts go", sign_out_asks)
    test("a long list is fetched once after a reload, and a burst of news costs few fetches", few_fetches)
    test("a bare name of a page is completed, and anything else is told", page_names)
    test("the signed-in person is named", person)
    for scheme in ("light", "dark"):
        test(f"every button of the desk is at least 24 px high and wide, {scheme}", small_targets, scheme=scheme)
    test("the button that explains a push takes no more height than its line", explain_height)


# What can be pressed and is less than 24 px high or wide (WCAG 2.5.8).
SMALL = """
() => [...document.querySelectorAll("button, select, a.button, summary, [role=option]")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }))
  .map((node) => [node.id || node.innerText || node.tagName, node.getBoundingClientRect()])
  .filter(([, box]) => box.width < 24 || box.height < 24)
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)
"""


def small_targets(desk, page):
    desk.is_admin = desk.supervises = True
    desk.add_chat("c1", texts=["hello"])
    desk.say("c1", "Hello, I can help", party="AGENT", nickname="Kristi", tell=False)
    desk.say("c1", "With what?", party="AGENT", nickname="Kristi", tell=False)
    desk.fake.answers["POST /desk/api/chats/c1/send"] = (503, {"message": "Try again in a moment."})
    desk.callbacks = [callback_head()]
    page.goto(desk.fake.url + "/desk")
    expect(page.locator("#connection")).to_have_text("Live")
    small = page.evaluate(SMALL)
    page.locator("[role=option]").first.click()
    expect(page.locator(".why")).to_have_count(2)
    say(page, "stuck")
    expect(page.locator(".pending .retry")).to_be_visible()
    small += page.evaluate(SMALL)
    page.keyboard.press("Escape")
    page.locator("#callbacks [role=option]").click()
    expect(page.locator("#callback-offer")).to_be_visible()
    small += page.evaluate(SMALL)
    assert not small, small


def explain_height(desk, page):
    desk.is_admin = True
    desk.add_chat("c1", texts=["hello"])
    desk.say("c1", "Hello, I can help", party="AGENT", nickname="Kristi", tell=False)
    open_first(desk, page)
    expect(page.locator(".why")).to_have_count(1)
    message, bubble = page.locator("li.message.own").first, page.locator("li.message.own .bubble").first
    line = page.locator(".why").evaluate("(node) => 1.45 * parseFloat(getComputedStyle(node).fontSize)")
    below = (lambda box: box["y"] + box["height"])
    assert below(message.bounding_box()) - below(bubble.bounding_box()) <= line + 1
    assert page.locator("#composer-attach").bounding_box()["height"] >= 24
    assert page.locator(".composer-foot").bounding_box()["height"] <= 34


def read_only(desk, page):
    desk.may_answer = False
    desk.add_chat("w1", state="waiting", customer="Waits", texts=["help"])
    desk.add_chat("o1", customer="Theirs", mine=False, owner="Lee", texts=["hello"])
    desk.callbacks = [callback_head()]
    open_first(desk, page)
    expect(page.locator("#composer-closed")).to_have_text("Your account may read chats, not answer them.")
    expect(page.locator("#chat-take")).to_be_hidden()
    page.keyboard.press("Enter")
    page.locator("[role=option]", has_text="Theirs").click()
    expect(page.locator("#chat-take-over")).to_be_hidden()
    page.locator("#callbacks [role=option]").click()
    expect(page.locator("#callback-text")).to_have_text("This callback waits for an agent.")
    expect(page.locator("#callback .actions .button:visible")).to_have_count(0)
    assert not [request for request in desk.fake.requests if request.method == "POST"], desk.fake.requests


def owner_out(desk, page):
    desk.add_chat("o1", customer="Theirs", mine=False, owner="Tmp", ownerOut=True, texts=["hello"])
    open_first(desk, page)
    expect(page.locator("#others .about")).to_contain_text("Taken by Tmp, signed out")
    expect(page.locator("#chat-about")).to_contain_text("Taken by Tmp, signed out")
    expect(page.locator("#composer-closed")).to_have_text("Tmp is signed out. Take the chat over, or it goes back to the queue.")
    page.click("#chat-take-over")
    expect(page.locator("#chat-take-over")).to_have_text("Press again to take over")
    page.click("#chat-take-over")
    expect(page.locator("#composer-text")).to_be_focused()


def hand_over_presence(desk, page):
    desk.agents = [{"user": "lee", "name": "Lee", "online": True}, {"user": "tmp", "name": "Tmp", "online": False}]
    desk.add_chat("c1", texts=["hello"])
    open_first(desk, page)
    page.click("#chat-hand-over")
    rows = page.locator("#hand-over-agents button")
    expect(rows).to_have_text(["Leelee", "TmpSigned out"])
    expect(rows.nth(0)).to_be_enabled()
    expect(rows.nth(1)).to_be_disabled()
    desk.agents = desk.agents[1:]
    page.keyboard.press("Escape")
    page.click("#chat-hand-over")
    expect(page.locator("#hand-over-note")).to_have_text("No other agent is signed in.")


def silent_server(desk, page):
    desk.add_chat("c1", texts=["hello"])
    open_first(desk, page)
    expect(bubbles(page)).to_have_count(1)
    desk.fake.answers["GET /desk/api/events"] = (503, {})
    desk.fake.is_silent = True
    expect(page.locator("#connection")).to_have_text("Reconnecting…")
    desk.fake.is_silent = False
    desk.say("c1", "meanwhile", tell=False)
    desk.fake.answers["GET /desk/api/events"] = "stream"
    expect(page.locator("#connection")).to_have_text("Live")
    expect(bubbles(page)).to_have_text(["hello", "meanwhile"])


def offline(desk, page):
    desk.add_chat("c1", texts=["hello"])
    open_first(desk, page)
    page.context.set_offline(True)
    expect(page.locator("#connection")).to_have_text("Offline, trying again…")
    page.context.set_offline(False)
    expect(page.locator("#connection")).to_have_text("Live")


def unanswered(desk, page):
    desk.add_chat("c1", texts=["hello"])
    open_first(desk, page)
    expect(bubbles(page)).to_have_count(1)
    desk.fake.answers["GET /desk/api/events"] = (503, {})
    page.route("**/send", lambda route: route.abort())
    say(page, "into nothing")
    expect(page.locator("#connection")).to_have_text("Reconnecting…")
    expect(page.locator(".pending .bubble")).to_have_text(["into nothing"])
    page.unroute("**/send")
    desk.fake.answers["GET /desk/api/events"] = "stream"
    expect(page.locator("#connection")).to_have_text("Live")
    expect(bubbles(page)).to_have_text(["hello", "into nothing"])


def head_fits(desk, page):
    name = "Maximiliane Mustermann-Schmitt"
    desk.is_admin = desk.supervises = True
    desk.add_chat("c1", customer=name, texts=["hello"])
    open_first(desk, page)
    head = page.locator("#chat-customer")
    expect(head).to_have_text(name)
    assert head.bounding_box()["width"] > 150, head.bounding_box()
    width = page.viewport_size["width"]
    for id in ("chat-details", "chat-hand-over", "chat-end", "composer-send", "sign-out"):
        box = page.locator(f"#{id}").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width, (id, box)
        # A real click finds the button and nothing above it.
        page.locator(f"#{id}").click(trial=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def zoomed(desk, page):
    desk.is_admin = desk.supervises = True
    desk.add_chat("c1", texts=["hello", "how are you?"])
    open_first(desk, page)
    expect(bubbles(page).last).to_be_in_viewport(ratio=1)
    log, composer = page.locator("#chat-log").bounding_box(), page.locator("#composer").bounding_box()
    assert min(log["y"] + log["height"], composer["y"]) - max(0, log["y"]) > 80, (log, composer)
    expect(page.locator("#composer-send")).to_be_in_viewport(ratio=1)
    say(page, "fine")
    expect(bubbles(page).last).to_be_in_viewport(ratio=1)
    page.locator("#chat-end").click(trial=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def files(desk, page):
    desk.add_chat("c1", texts=["hello"], largestFile=1_000_000)
    sent = []
    desk.fake.answers["POST /desk/api/chats/c1/files"] = lambda request: (sent.append(request.query["name"]), (200, {}))[1]
    open_first(desk, page)
    expect(bubbles(page)).to_have_count(1)
    accept = page.locator("#composer-files").get_attribute("accept")
    assert "image/*" in accept and ".pdf" in accept and ".exe" not in accept, accept
    choose = lambda: page.set_input_files("#composer-files", [  # noqa: E731
        {"name": "door.png", "mimeType": "image/png", "buffer": PICTURE},
        {"name": "form.txt", "mimeType": "text/plain", "buffer": b"words"},
    ])
    choose()
    dialog = page.locator("dialog#files")
    expect(dialog.locator("h2")).to_have_text("Send these 2 files?")
    expect(dialog.locator(".name")).to_have_text(["door.png", "form.txt"])
    page.click("#files-cancel")
    expect(dialog).to_be_hidden()
    choose()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert sent == []
    choose()
    page.click("#files-send")
    expect(dialog).to_be_hidden()
    expect(page.locator("#composer-progress")).to_be_empty()
    assert sent == ["door.png", "form.txt"], sent
    # A pasted file is asked about in the same way.
    page.evaluate("""() => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(["words"], "pasted.txt", { type: "text/plain" }));
      document.getElementById("composer-text").dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }""")
    expect(dialog.locator("h2")).to_have_text("Send this file?")
    expect(dialog.locator(".name")).to_have_text(["pasted.txt"])
    page.click("#files-cancel")
    assert len(sent) == 2, sent


def empty_file(desk, page):
    desk.add_chat("c1", texts=["hello"], largestFile=1000)
    open_first(desk, page)
    expect(bubbles(page)).to_have_count(1)
    page.set_input_files("#composer-files", {"name": "none.txt", "mimeType": "text/plain", "buffer": b""})
    expect(page.locator("#chat-problem")).to_have_text("none.txt is empty, or a folder.")
    expect(page.locator("dialog#files")).to_be_hidden()


def hanging_file(desk, page):
    desk.add_chat("c1", texts=["hello"], largestFile=1000)
    released, sent = threading.Event(), []

    def hang(request):
        sent.append(request.query["name"])
        if request.query["name"] == "first.txt":
            released.wait(PATIENCE)
        return 200, {}

    desk.fake.answers["POST /desk/api/chats/c1/files"] = hang
    open_first(desk, page)
    expect(bubbles(page)).to_have_count(1)
    page.set_input_files("#composer-files", [
        {"name": name, "mimeType": "text/plain", "buffer": b"words"} for name in ("first.txt", "second.txt")
    ])
    page.click("#files-send")
    expect(page.locator("#composer-progress")).to_contain_text("Sending first.txt")
    page.fill("#composer-text", "a draft")
    page.click("#sign-out")
    expect(page.locator("#sign-out")).to_have_text("1 unsent text and 2 unsent files are lost. Press again")
    page.click("#composer-stop")
    expect(page.locator("#chat-problem")).to_contain_text("first.txt was cancelled")
    expect(page.locator("#composer-progress")).to_be_empty()
    expect(page.locator("#composer-stop")).to_be_hidden()
    assert sent == ["first.txt", "second.txt"], sent
    released.set()


def long_file(desk, page):
    desk.add_chat("c1", texts=["hello"], largestFile=1000)
    open_first(desk, page)
    expect(bubbles(page)).to_have_count(1)
    page.set_input_files("#composer-files", {"name": "long.txt", "mimeType": "text/plain", "buffer": b"x" * 2000})
    expect(page.locator("#chat-problem")).to_have_text("long.txt has 2.0 KB; a file may have at most 1.0 KB.")
    expect(page.locator("dialog#files")).to_be_hidden()


def signs(desk, page):
    for number in range(25):
        desk.add_chat(f"c{number:02}", customer=f"Own {number}", texts=["hello"], read=1)
    for number in range(3):
        desk.add_chat(f"w{number}", state="waiting", customer=f"Waits {number}", texts=["help"])
    desk.callbacks = [callback_head(createdAt=1)]
    open_first(desk, page)
    below, above = page.locator("#work-below"), page.locator("#work-above")
    expect(below).to_have_text("↓ 3 waiting, 1 overdue")
    expect(above).to_be_hidden()
    desk.say("c24", "are you there?")
    expect(below).to_have_text("↓ 1 unread, 3 waiting, 1 overdue")
    below.click()
    row = page.locator("[role=option]", has_text="Own 24")
    expect(row).to_be_focused()
    expect(row).to_be_in_viewport(ratio=1)
    desk.say("c01", "and me?")
    expect(above).to_have_text("↑ 1 unread")
    above.click()
    expect(page.locator("[role=option]", has_text="Own 1").first).to_be_in_viewport(ratio=1)


def addresses(desk, page):
    desk.add_chat("c1", customer="One", texts=["first"])
    desk.add_chat("c2", customer="Two", texts=["second"])
    page.goto(desk.fake.url + "/desk")
    page.locator("[role=option]", has_text="One").click()
    expect(page).to_have_url(re.compile("/desk#chat:c1$"))
    page.locator("[role=option]", has_text="Two").click()
    expect(bubbles(page)).to_have_text(["second"])
    page.reload()
    expect(page.locator("#chat-customer")).to_have_text("Two")
    expect(bubbles(page)).to_have_text(["second"])
    page.go_back()
    expect(page.locator("#chat-customer")).to_have_text("One")
    page.go_back()
    expect(page.locator("#nothing")).to_be_visible()
    page.go_forward()
    expect(bubbles(page)).to_have_text(["first"])


def old_addresses(desk, page):
    desk.add_chat("old", state="ended", customer="Gone", texts=["bye"])
    ended = desk.chats.pop("old")
    desk.add_chat("c1", customer="Here")
    desk.fake.answers["GET /desk/api/chats/old"] = lambda _: (200, {**ended, "lastPosition": 1})
    desk.fake.answers["GET /desk/api/chats/none"] = (404, {"message": "This chat does not exist."})
    page.goto(desk.fake.url + "/desk#chat:old")
    expect(bubbles(page)).to_have_text(["bye"])
    expect(page.locator("#composer-closed")).to_have_text("This chat has ended.")
    page.goto(desk.fake.url + "/desk#chat:none")
    expect(page.locator("#nothing")).to_be_visible()


def sign_out_asks(desk, page):
    desk.add_chat("c1", texts=["hello"])
    open_first(desk, page)
    page.fill("#composer-text", "half a sentence")
    page.click("#sign-out")
    expect(page.locator("#sign-out")).to_have_text("1 unsent text is lost. Press again")
    page.keyboard.press("Escape")
    expect(page.locator("#sign-out")).to_have_text("Sign out")
    expect(page.locator("#composer-text")).to_have_value("half a sentence")
    page.fill("#composer-text", "")
    page.click("#sign-out")
    expect(page.locator("#sign-in-reason")).to_have_text("You are signed out.")
    expect(page).to_have_url(re.compile("/desk$"))


def few_fetches(desk, page):
    for number in range(500):
        desk.add_chat(f"c{number:03}", state="waiting", customer=f"Customer {number}", texts=["hello"])
    page.goto(desk.fake.url + "/desk")
    expect(page.locator("[role=option]")).to_have_count(500)
    with desk.fake.lock:
        desk.fake.requests.clear()
    page.reload()
    expect(page.locator("[role=option]")).to_have_count(500)
    # The rows that can be seen have their last message, and only few others were fetched for it.
    expect(page.locator("#waiting .line").first).to_have_text("hello")
    assert len(desk.fake.asked("GET", "/desk/api/work")) == 1, desk.fake.asked("GET", "/desk/api/work")
    shown = {request.path for request in desk.fake.requests if "/chats/" in request.path}
    assert len(shown) < 40, len(shown)
    for number in range(100):
        desk.fake.tell("work", {})
    desk.add_chat("new", state="waiting", customer="Newcomer", texts=["hello"])
    desk.fake.tell("work", {})
    expect(page.locator("[role=option]", has_text="Newcomer").or_(page.locator("#work-more-count", has_text="1 chat more"))).to_be_visible()
    assert len(desk.fake.asked("GET", "/desk/api/work")) <= 4, len(desk.fake.asked("GET", "/desk/api/work"))


def page_names(desk, page):
    desk.add_chat("c1", texts=["hello"])
    open_first(desk, page)
    state = page.locator("#composer-state")
    for wrong in ("short", "two words.com", "ftp://example.com", "javascript:alert(1)"):
        page.select_option("#composer-kind", "page")
        say(page, wrong)
        expect(state).to_have_text("Not a web address, such as https://example.com")
    say(page, "example.com")
    expect(page.locator("#chat-log .notice a")).to_have_attribute("href", "https://example.com/")
    page.select_option("#composer-kind", "page")
    say(page, "http://example.com/a?b=c#d")
    expect(page.locator("#chat-log .notice a").last).to_have_attribute("href", "http://example.com/a?b=c#d")
    sent = [request.body["url"] for request in desk.fake.asked("POST", "/desk/api/chats/c1/push-url")]
    assert sent == ["https://example.com", "http://example.com/a?b=c#d"], sent


def person(desk, page):
    desk.add_chat("c1")
    open_first(desk, page)
    expect(page.locator("#person")).to_have_text("Agent")
