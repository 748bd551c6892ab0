"""The desk's work list against a scripted server: more than one page, and news while it is shown."""

from playwright.sync_api import expect

from desk_tests import bubbles, callback_head, desk_runner


def desk_list_tests(chromium, steps):
    test = desk_runner(chromium, steps)
    test("a long list shows its next rows by mouse or keyboard, in the order of the sections", show_more)
    test("rows of further pages stay when news arrives, and nothing moves", more_survives_news)
    test("a page that cannot be fetched says so, and the button tries again", more_refused)
    test("chats without a message come after chats with one", junk_behind)
    test("a draft is kept when its chat leaves the shown part of the list, and the chat does not count as ended", falls_behind)


def fill(desk, pages=3):
    """Three rows a page: own and waiting chats, then other agents' chats, then chats without a message."""
    desk.page_length = 3
    now = 1_700_000_000_000
    desk.add_chat("m1", customer="Own", texts=["hello"])
    desk.add_chat("w1", state="waiting", customer="Waits long", texts=["help"], waitingSince=now)
    desk.add_chat("w2", state="waiting", customer="Waits short", texts=["hi"], waitingSince=now + 60_000)
    desk.add_chat("o1", customer="Theirs", mine=False, owner="Lee")
    desk.add_chat("o2", customer="Theirs too", mine=False, owner="Lee")
    desk.add_chat("j1", state="waiting", customer="Quiet", waitingSince=now - 60_000)
    desk.add_chat("j2", state="waiting", customer="Quieter", waitingSince=now - 50_000)
    desk.callbacks = [callback_head(id=f"b{number}", customerNumber=f"+1415555010{number}") for number in range(4)]


def names(page):
    return page.locator("[role=option] .name")


def show_more(desk, page):
    fill(desk)
    page.goto(desk.fake.url + "/desk")
    callbacks = [f"+1415555010{number}" for number in range(4)]
    expect(names(page)).to_have_text(["Own", "Waits long", "Waits short", *callbacks[:3]])
    expect(page.locator("#work-more-count")).to_have_text("4 chats, 1 callback more")
    # By keyboard: the button follows the last row.
    page.keyboard.press("End")
    expect(page.locator("#callbacks [role=option]").last).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#work-more")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator("#callbacks [role=option]").last).to_be_focused()
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    expect(names(page)).to_have_text(["Own", "Waits long", "Waits short", "Quiet", "Theirs", "Theirs too", *callbacks])
    expect(page.locator("#work-more-count")).to_have_text("1 chat more")
    expect(page.locator("[role=option]", has_text="Quiet")).to_be_focused()
    expect(page.locator("#work-more")).to_be_visible()
    page.click("#work-more")
    sections = ["Own", "Waits long", "Waits short", "Quiet", "Quieter", "Theirs", "Theirs too", *callbacks]
    expect(names(page)).to_have_text(sections)
    expect(page.locator("#work-foot")).to_be_hidden()
    expect(page.locator("[role=option]", has_text="Quieter")).to_be_focused()
    expect(page.locator("#work h2:visible")).to_have_text(["Mine 1", "Waiting 4", "Others 2", "Callbacks 4"])


def more_survives_news(desk, page):
    fill(desk)
    page.goto(desk.fake.url + "/desk")
    page.click("#work-more")
    expect(names(page)).to_have_count(10)
    row = page.locator("#waiting [role=option]").first
    place, button = row.bounding_box(), page.locator("#work-more").bounding_box()
    desk.add_chat("j3", state="waiting", customer="Quietest", waitingSince=1_700_000_000_000)
    desk.fake.tell("work", {})
    expect(page.locator("#work-more-count")).to_have_text("2 chats more")
    desk.say("m1", "news")
    expect(page.locator("#mine .badge")).to_have_text("2")
    desk.fake.drop_streams()
    expect(page.locator("#connection")).to_have_text("Reconnecting…")
    expect(page.locator("#connection")).to_have_text("Live")
    expect(names(page)).to_have_count(10)
    assert (row.bounding_box(), page.locator("#work-more").bounding_box()) == (place, button)
    # The list gets shorter than the rows shown, and no row is left over.
    page.locator("#work-more").focus()
    for id in ("o1", "o2", "j1", "j2", "j3"):
        del desk.chats[id]
    del desk.callbacks[2:]
    desk.fake.tell("work", {})
    expect(page.locator("#work-foot")).to_be_hidden()
    expect(page.locator("#mine [role=option], #waiting [role=option]")).to_have_count(3)
    expect(page.locator("[role=option]:focus")).to_have_count(1)


def more_refused(desk, page):
    fill(desk)
    page.goto(desk.fake.url + "/desk")
    normal = desk.fake.answers["GET /desk/api/work"]
    refusal = (503, {"message": "Try again in a moment."})
    desk.fake.answers["GET /desk/api/work"] = lambda request: refusal if "page" in request.query else normal(request)
    page.click("#work-more")
    expect(page.locator("#work-more-count")).to_have_text("Try again in a moment.")
    expect(page.locator("#work-more")).to_be_focused()
    desk.fake.answers["GET /desk/api/work"] = normal
    page.keyboard.press("Enter")
    expect(names(page)).to_have_count(10)
    expect(page.locator("#work-more-count")).to_have_text("1 chat more")


def junk_behind(desk, page):
    now = 1_700_000_000_000
    for number in range(30):
        desk.add_chat(f"j{number}", state="waiting", customer="Junk", waitingSince=now)
    desk.add_chat("w", state="waiting", customer="Patient", texts=["help"], waitingSince=now + 600_000)
    page.goto(desk.fake.url + "/desk")
    expect(names(page).first).to_have_text("Patient")
    # A customer's first message moves the chat forward at once.
    desk.chats["j7"]["customer"] = "Speaks"
    desk.say("j7", "hello?")
    expect(page.locator("#waiting [role=option]").first.locator(".line")).to_have_text("hello?")


def falls_behind(desk, page):
    desk.page_length = 2
    for id in ("a", "b"):
        desk.add_chat(id, customer=id.upper(), texts=["hello"])
    page.goto(desk.fake.url + "/desk")
    page.locator("[role=option]").last.click()
    page.fill("#composer-text", "half a sentence")
    desk.chats = {"n": dict(desk.chats["a"], id="n", customer="New"), **desk.chats}
    desk.fake.tell("work", {})
    expect(page.locator("#work-more-count")).to_have_text("1 chat more")
    expect(page.locator("#composer")).to_be_visible()
    page.locator("[role=option]").first.click()
    page.fill("#composer-text", "another")
    page.click("#work-more")
    page.locator("[role=option]", has_text="B").last.click()
    expect(page.locator("#composer-text")).to_have_value("half a sentence")
    expect(bubbles(page)).to_have_text(["hello"])
