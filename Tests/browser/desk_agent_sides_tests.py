"""The admin's page of agent sides against a scripted server: what it says, how it refreshes, the keyboard, hostile words."""

import contextlib
import json
import time

from playwright.sync_api import expect

from desk_callbacks_tests import picture
from desk_tests import ScriptedDesk
from harness import CANARIES, Watched


class ScriptedSides(ScriptedDesk):
    """Agent sides that a test changes at will."""

    def __init__(self):
        super().__init__()
        self.sides = []
        self.status = 200
        self.fake.answers["GET /desk/api/agent-sides"] = self.answer

    def answer(self, _):
        if self.status != 200:
            return self.status, {"message": "no"}
        return 200, {"now": now(), "agentSides": self.sides}


def now():
    return int(time.time() * 1000)


def node(name="one", **more):
    return {"node": name, "at": now() - 4_000, "events": 0, "refused": {}, "unknown": {}, "limits": [], **more}


def up(name="one", **more):
    return node(name, connectedSince=now() - 3_600_000, lastEvent=now() - 5_000, events=1204, **more)


def owed(id, attempts=0, **more):
    chat = {"chat": id, "service": "support", "from": 3, "to": 5, "oldest": now() - 360_000, "attempts": attempts, "next": now() + attempts * 20_000}
    return {**chat, **({"why": "status 503"} if attempts else {}), **more}


def side(name, nodes=(), chats=(), count=None, **more):
    told = {"oldest": min(chat["oldest"] for chat in chats)} if chats else {}
    return {"name": name, "owed": len(chats) if count is None else count, "more": False, "nodes": list(nodes), "chats": list(chats), **told, **more}


@contextlib.contextmanager
def opened(chromium, **more):
    desk = ScriptedSides()
    watched = Watched(chromium, "desk", **more)
    try:
        yield desk, watched.page
        watched.assert_quiet()
    finally:
        watched.context.close()
        desk.fake.close()


def visit(desk, page):
    page.goto(desk.fake.url + "/desk/agent-sides")
    expect(page.locator("#connection")).to_have_text("Live")


def desk_agent_sides_tests(chromium, steps):
    def test(sentence, body, **more):
        def step():
            with opened(chromium, **more) as (desk, page):
                body(desk, page)

        steps.run(sentence, step)

    test("the desk links to the agent sides for admins", link)
    test("the agent sides tell connections, refusals, limits and what is owed", told)
    test("the agent sides refresh by themselves and move nothing", refresh)
    test("the agent sides are read with the keyboard alone", keyboard)
    test("who is no admin is told so, and a lost connection is tried again", refused)
    test("hostile words among the agent sides stay words", hostile)
    for scheme in ("light", "dark"):
        test(f"the agent sides fit in {scheme}, wide and narrow", lambda desk, page: fits(desk, page, steps, scheme), scheme=scheme)


def link(desk, page):
    page.goto(desk.fake.url + "/desk")
    expect(page.locator("#connection")).to_have_text("Live")
    expect(page.locator("#administer")).to_be_hidden()
    desk.is_admin = True
    desk.fake.tell("work", {})
    page.click("#administer")
    expect(page.locator("#list-empty")).to_have_text("The desk answers all chats.")
    expect(page.locator("#nothing-title")).to_have_text("The desk answers all chats.")


def rows(page):
    return page.locator("#list [role=option]")


def cells(page, row=0):
    return page.locator("#chats tr").nth(row).locator("td").all_text_contents()


def told(desk, page):
    nodes = [up(refused={"forged": 2}, limits=[{"name": "requests", "used": 12, "allowed": 300}]), node("two", trouble="status 401")]
    desk.sides = [side("genesys-cloud", nodes, [owed("A"), owed("B", attempts=3, **{"from": 5})], count=240), side("shop")]
    visit(desk, page)
    expect(rows(page).locator(".name")).to_have_text(["genesys-cloud", "shop"])
    expect(rows(page).locator(".line").last).to_have_text("By webhooks")
    expect(page.locator("#agent-side-owed")).to_have_text("240 chats owed, the oldest event 6 min old")
    expect(page.locator("#nodes li")).to_have_count(2)
    first = page.locator("#nodes li").first
    expect(first.locator("[data-fact=connection]")).to_contain_text("Connected since")
    expect(first.locator("[data-fact=refused]")).to_have_text("2 forged")
    expect(first.locator("[data-fact=limits]")).to_have_text("requests: 12 of 300")
    expect(page.locator("#nodes li").last.locator("[data-fact=connection]")).to_have_text("Not connected: status 401")
    assert cells(page)[:6] == ["A", "support", "3 to 5", "6 min", "0", "Now"], cells(page)
    assert cells(page, 1)[2] == "5" and cells(page, 1)[4] == "3" and cells(page, 1)[6] == "status 503", cells(page, 1)
    expect(page.locator("#chats-note")).to_have_text("The first 2, the longest due first.")
    rows(page).last.click()
    expect(page.locator("#nodes-empty")).to_be_visible()
    expect(page.locator("#chats-note")).to_have_text("It has accepted everything.")
    expect(page.locator("#chats-box")).to_be_hidden()


def refresh(desk, page):
    desk.sides = [side("genesys-cloud", [up()], [owed("A", attempts=1), owed("B")])]
    visit(desk, page)
    expect(page.locator("#chats tr")).to_have_count(2)
    places = "JSON.stringify(Array.from(document.querySelectorAll('#nodes li, #chats-box, #chats tr:first-child td'), (node) => node.getBoundingClientRect()))"
    before = page.evaluate(places)
    handle = page.locator("#chats tr").first.element_handle()
    desk.sides = [side("genesys-cloud", [up(refused={"late": 1})], [owed("A", attempts=9, to=9_999)])]
    expect(page.locator("#chats tr")).to_have_count(1)
    assert cells(page)[2] == "3 to 9999"
    assert handle.evaluate("(node) => node.isConnected")
    after = page.evaluate(places)
    # Only the box of the chats is lower by the row that left.
    moved = [one for one in json.loads(before) if one not in json.loads(after)]
    assert len(moved) <= 1, (before, after)


def keyboard(desk, page):
    desk.sides = [side("cxone", [up()], [owed("A")]), side("genesys-cloud", [up()])]
    visit(desk, page)
    expect(rows(page)).to_have_count(2)
    page.focus("#list [role=option]")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#agent-side-name")).to_have_text("genesys-cloud")
    expect(page.locator("#sheet")).to_be_focused()
    page.keyboard.press("Escape")
    expect(rows(page).last).to_be_focused()
    page.keyboard.press("Home")
    expect(rows(page).first).to_be_focused()
    page.keyboard.press(" ")
    expect(page.locator("#agent-side-name")).to_have_text("cxone")


def refused(desk, page):
    visit(desk, page)
    desk.status = 503
    expect(page.locator("#connection")).to_have_text("Reconnecting…")
    desk.status = 200
    expect(page.locator("#connection")).to_have_text("Live")
    desk.status = 403
    expect(page.locator("#refused-text")).to_contain_text("An admin's account may")
    expect(page.locator("#desk")).to_be_hidden()


def hostile(desk, page):
    for number, canary in enumerate(CANARIES):
        bad = node(f"{number}{canary}", trouble=canary, refused={canary: canary}, unknown={canary: 1}, limits=[{"name": canary, "used": canary, "allowed": canary}])
        desk.sides.append(side(f"{number}{canary}", [bad], [owed(canary, service=canary, why=canary, attempts=1)]))
    visit(desk, page)
    for place in range(len(CANARIES)):
        rows(page).nth(place).click()
        expect(page.locator("#agent-side-name")).to_contain_text(f"{place}")
        page.keyboard.press("Escape")


def fits(desk, page, steps, scheme):
    nodes = [
        up(refused={"forged": 2, "late": 1}, limits=[{"name": "requests", "used": 212, "allowed": 300}, {"name": "inbound", "used": 30, "allowed": 4_000}]),
        node("two", unknown={"conversation.wrapup": 12}),
    ]
    chats = [owed(f"4f1c8a2e-77d0-4a55-9d1e-0b6c5d1f{place:04}", attempts=place % 5) for place in range(30)]
    down = node(trouble="status 503", refused={"replayed": 4})
    desk.sides = [side("cxone", [down], chats, count=212), side("genesys-cloud", nodes, chats[:3]), side("shop")]
    visit(desk, page)
    for width in (1280, 420):
        page.set_viewport_size({"width": width, "height": 820})
        for place, name in ((0, "down"), (1, "up")):
            rows(page).nth(place).click()
            expect(page.locator("#nodes li").first).to_be_visible()
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            picture(page, steps, f"agent-sides-{scheme}-{width}-{name}")
            page.keyboard.press("Escape")
    picture(page, steps, f"agent-sides-{scheme}-420-list")
    desk.sides = []
    page.set_viewport_size({"width": 1280, "height": 820})
    expect(page.locator("#list-empty")).to_be_visible()
    picture(page, steps, f"agent-sides-{scheme}-empty")
    desk.is_admin = desk.supervises = True
    page.set_viewport_size({"width": 420, "height": 820})
    page.goto(desk.fake.url + "/desk")
    expect(page.locator("#administer")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 420
    picture(page, steps, f"agent-sides-{scheme}-420-link")
