"""Every page in a window of 320 px, which is a zoom of 400 %, as every role: nothing lies beyond its edges."""

import contextlib

from playwright.sync_api import expect

import desk_agent_sides_tests as agent_sides
import desk_callbacks_tests as callbacks
import desk_status_tests as status
import desk_tests as desks
from desk_page_tests import small_targets
from harness import Watched
from phone_tests import ScriptedGMS, start_chat

WIDTH = 320
ROLES = ("reader", "agent", "supervisor", "admin")

# What can be seen or used and lies beyond the left or right edge, by its name.
BEYOND = """
() => [...document.querySelectorAll("button, a, h1, h2, h3, p, label, input, select, textarea")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest("[aria-hidden=true], .hidden"))
  .map((node) => [node.id || node.innerText || node.tagName, node.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && box.height > 1 && (box.left < -0.5 || box.right > innerWidth + 0.5))
  .map(([name, box]) => `${name}: ${Math.round(box.left)} to ${Math.round(box.right)}`)
"""


def within(page, place):
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= WIDTH, (place, width)
    beyond = page.evaluate(BEYOND)
    assert not beyond, (place, beyond)


def narrow_tests(chromium, steps):
    def test(sentence, body, opened, *arguments):
        def step():
            with opened(chromium, width=WIDTH, height=640) as (stage, page):
                body(stage, page, *arguments)

        steps.run(f"at {WIDTH} px {sentence}", step)

    for role in ROLES:
        test(f"the desk of the role {role} has everything within the window", desk_of, desks.opened, role)
    test("the keyboard's focus goes into what Enter opens, and back to its row", focus, desks.opened)
    test("what Enter opens has the focus also for who may only read", focus_of_reader, desks.opened)
    test("every button of the desk is at least 24 px high and wide", small_targets, desks.opened)
    test("a lost connection is told within the window", lost, desks.opened)
    test("a file's length is shown before it is sent, however long its name is", long_name, desks.opened)
    for may in ("see", "change", "nothing"):
        test(f"the page of callbacks fits who may {may}", callbacks_of, callbacks.opened, may)
    for may in ("see", "nothing"):
        test(f"the page of agent sides fits who may {may}", agent_sides_of, agent_sides.opened, may)
    for may in ("see", "nothing"):
        test(f"the page of the status fits who may {may}", status_of, status.opened, may)
    test("the phone fits, before and in a chat", phone, opened_phone)


def desk_of(desk, page, role):
    desk.may_answer = role != "reader"
    desk.supervises = role in ("supervisor", "admin")
    desk.is_admin = role == "admin"
    desk.add_chat("c1", customer="Maximiliane Mustermann-Schmitt", texts=["hello"])
    desk.add_chat("w1", state="waiting", customer="W" * 80, texts=["help " * 40])
    page.goto(desk.fake.url + "/desk")
    expect(page.locator("#connection")).to_have_text("Live")
    expect(page.locator("#person")).to_have_text("Agent")
    expect(page.locator("#person")).to_be_in_viewport(ratio=1)
    shown = ["sign-out"] + ["supervise"] * desk.supervises + ["administer", "watch"] * desk.is_admin
    for id in shown:
        expect(page.locator(f"#{id}")).to_be_in_viewport(ratio=1)
        page.locator(f"#{id}").click(trial=True)
    within(page, "list")
    for place in range(2):
        page.locator("[role=option]").nth(place).click()
        expect(desks.bubbles(page).first).to_be_visible()
        within(page, f"chat {place}")
        page.locator("[data-back]:visible").click()
    page.click("#sign-out")
    expect(page.locator("#sign-in-form")).to_be_visible()
    within(page, "sign-in")


def fill(desk):
    desk.add_chat("c1", customer="Own", texts=["hello"])
    desk.add_chat("w1", state="waiting", customer="Waits", texts=["help"])
    desk.add_chat("o1", customer="Theirs", mine=False, owner="Lee", texts=["hello"])
    desk.callbacks = [desks.callback_head()]


def focus(desk, page):
    fill(desk)
    page.goto(desk.fake.url + "/desk")
    rows = page.locator("[role=option]")
    expect(rows.first).to_be_focused()
    opened = ("#composer-text", "#chat h2", "#chat-take-over", "#callback-offer")
    expect(rows).to_have_count(len(opened))
    for place, shown in enumerate(opened):
        for leave in ("Escape", "Back"):
            page.keyboard.press("Home")
            for _ in range(place):
                page.keyboard.press("j")
            page.keyboard.press("Enter")
            expect(page.locator(shown)).to_be_focused()
            page.go_back() if leave == "Back" else page.keyboard.press(leave)
            expect(rows.nth(place)).to_be_focused()
    # The heading of a chat that waits stands before its buttons.
    page.keyboard.press("Home")
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    expect(page.locator("#chat h2")).to_be_focused()
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(page.locator("#chat-take")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#composer-text")).to_be_focused()
    page.reload()
    expect(page.locator("#chat-customer")).to_have_text("Waits")
    expect(page.locator("#chat h2")).to_be_focused()


def focus_of_reader(desk, page):
    desk.may_answer = False
    fill(desk)
    page.goto(desk.fake.url + "/desk")
    rows = page.locator("[role=option]")
    expect(rows).to_have_count(4)
    for place, pane in ((1, "chat"), (2, "chat"), (3, "callback")):
        page.keyboard.press("Home")
        for _ in range(place):
            page.keyboard.press("j")
        page.keyboard.press("Enter")
        expect(page.locator(f"#{pane} h2")).to_be_focused()
        page.keyboard.press("Escape")
        expect(rows.nth(place)).to_be_focused()


def lost(desk, page):
    desk.is_admin = desk.supervises = True
    page.goto(desk.fake.url + "/desk")
    expect(page.locator("#connection")).to_have_text("Live")
    page.context.set_offline(True)
    expect(page.locator("#connection")).to_have_text("Offline, trying again…")
    within(page, "offline")
    page.context.set_offline(False)


def long_name(desk, page):
    desk.add_chat("c1")
    desks.open_first(desk, page)
    page.set_input_files("#composer-files", [{"name": f"{'photograph ' * 8}.png", "mimeType": "image/png", "buffer": b"x" * 2_000}])
    length = page.locator("#files-list .muted")
    expect(length).not_to_be_empty()
    expect(length).to_be_in_viewport(ratio=1)
    within(page, "question")


def callbacks_of(desk, page, may):
    desk.may_see, desk.may_change = may != "nothing", may == "change"
    desk.booked = [callbacks.booked("b1", callbacks.at(10), service="sales")]
    if may == "nothing":
        page.goto(desk.fake.url + "/desk/callbacks")
        expect(page.locator("#refused-text")).to_be_visible()
        return within(page, "refused")
    callbacks.visit(desk, page)
    row = page.locator("#list [role=option]").first
    expect(row).to_be_visible()
    within(page, "list")
    row.click()
    expect(page.locator(".pane h2:visible").first).to_be_visible()
    within(page, "callback")


def agent_sides_of(desk, page, may):
    if may == "nothing":
        desk.fake.answers["GET /desk/api/agent-sides"] = (403, {"message": "forbidden"})
        page.goto(desk.fake.url + "/desk/agent-sides")
        expect(page.locator("#refused-text")).to_be_visible()
        return within(page, "refused")
    chats = [agent_sides.owed(f"4f1c8a2e-77d0-4a55-9d1e-0b6c5d1f{place:04}", attempts=place) for place in range(3)]
    desk.sides = [agent_sides.side("genesys-cloud", [agent_sides.up(), agent_sides.node("two", trouble="status 503")], chats)]
    agent_sides.visit(desk, page)
    within(page, "list")
    agent_sides.rows(page).first.click()
    expect(page.locator("#nodes li").first).to_be_visible()
    within(page, "agent side")


@contextlib.contextmanager
def opened_phone(chromium, **more):
    gms = ScriptedGMS()
    watched = Watched(chromium, "phone", **more)
    try:
        watched.page.goto(gms.fake.url + "/phone")
        expect(watched.page.locator("#services .service")).to_have_count(4)
        yield gms, watched.page
        watched.assert_quiet()
    finally:
        watched.context.close()
        gms.fake.close()


def phone(gms, page):
    within(page, "services")
    start_chat(page)
    within(page, "chat")


def status_of(desk, page, may):
    if may == "nothing":
        desk.status = 403
        page.goto(desk.fake.url + "/desk/status")
        expect(page.locator("#refused-text")).to_be_visible()
        return within(page, "refused")
    status.visit(desk, page)
    within(page, "status")
