"""The admin's page of the status against a scripted server: what it says, how it refreshes, hostile words."""

import contextlib
import json
import time

from playwright.sync_api import expect

from desk_callbacks_tests import picture
from desk_tests import ScriptedDesk
from harness import CANARIES, Watched


class ScriptedStatus(ScriptedDesk):
    """A status that a test changes at will."""

    def __init__(self):
        super().__init__()
        self.told = told()
        self.status = 200
        self.fake.answers["GET /desk/api/status"] = self.answer

    def answer(self, _):
        if self.status != 200:
            return self.status, {"message": "no"}
        return 200, {"now": now(), **self.told}


def now():
    return int(time.time() * 1000)


def told(**more):
    return {
        "node": {"name": "one", "version": "0.1.0", "health": "ready", "upSeconds": 10_900, "leaseSeconds": 24, "certificateEnd": now() + 86_400_000 * 90 + 60_000},
        "chats": [
            {"service": "sales", "state": "waiting", "count": 3},
            {"service": "help", "state": "waiting", "count": 9},
            {"service": "help", "state": "active", "count": 34},
        ],
        "waits": [{"service": "sales", "seconds": 40}, {"service": "help", "seconds": 370}],
        "callbacks": [{"service": "call", "step": "scheduled", "count": 2}],
        "agents": {"signedIn": 14, "withChats": 9, "signIns": 15},
        "pushes": [{"provider": "apns", "owed": 2, "oldestSeconds": 45}, {"provider": "fcm", "owed": 0, "oldestSeconds": 0}],
        "agentSides": [
            {"name": "genesys-cloud", "owed": 3, "lagSeconds": 130, "nodes": [{"node": "two", "connectedSince": now() - 7_200_000}]},
            {"name": "cxone", "owed": 0, "lagSeconds": 0, "nodes": [{"node": "two", "trouble": "status 401"}]},
            {"name": "shop", "owed": 1, "lagSeconds": 0, "nodes": []},
        ],
        "phones": {"webSocket": 120, "polling": 300, "betweenPolls": 14},
        "paused": [],
        "store": {"freeBytes": 12_340_000_000, "databaseBytes": 44_000_000, "logBytes": 2_150_000, "commits": {"customers": 1, "housekeeping": 0}},
        "nodes": [{"name": "one", "leaseSeconds": 24, "here": True}, {"name": "two", "leaseSeconds": 12, "here": False}],
        "log": [logged("pushes with this credential are paused", facts={"push.route": "apns"})],
        **more,
    }


def logged(message, level="warning", **more):
    return {"at": now() - 30_000, "level": level, "count": 3, "source": "Beckon", "message": message, "facts": {}, **more}


@contextlib.contextmanager
def opened(chromium, **more):
    desk = ScriptedStatus()
    watched = Watched(chromium, "desk", **more)
    try:
        yield desk, watched.page
        watched.assert_quiet()
    finally:
        watched.context.close()
        desk.fake.close()


def visit(desk, page):
    page.goto(desk.fake.url + "/desk/status")
    expect(page.locator("#connection")).to_have_text("Live")


def desk_status_tests(chromium, steps):
    def test(sentence, body, **more):
        def step():
            with opened(chromium, **more) as (desk, page):
                body(desk, page)

        steps.run(sentence, step)

    test("the desk links to the status for admins", link)
    test("the status tells chats, phones, agents, pushes, agent sides, nodes and the log", told_all)
    test("a database that does not answer is told, and no figure is claimed", silent)
    test("the status refreshes by itself and moves nothing", refresh)
    test("who is no admin is told so, and a lost connection of the status is tried again", refused)
    test("hostile words in the status stay words", hostile)
    for scheme in ("light", "dark"):
        test(f"the status fits in {scheme}, wide and narrow", lambda desk, page: fits(desk, page, steps, scheme), scheme=scheme)


def link(desk, page):
    page.goto(desk.fake.url + "/desk")
    expect(page.locator("#connection")).to_have_text("Live")
    expect(page.locator("#watch")).to_be_hidden()
    desk.is_admin = True
    desk.fake.tell("work", {})
    page.click("#watch")
    expect(page.locator("#node-name")).to_have_text("one")


def fact(page, card, name):
    place = ["Chats", "Callbacks", "Phones", "Agents", "Pushes", "Database and disk", "This node"].index(card)
    return page.locator("#figures li").nth(place).locator(f"[data-fact={name}]")


def cells(page, table, row=0):
    return page.locator(f"#{table} tr").nth(row).locator("td").all_text_contents()


def told_all(desk, page):
    desk.told["paused"] = [{"credential": "apns", "node": "two", "until": now() - 1_000, "reason": "apns 403 InvalidProviderToken"}]
    visit(desk, page)
    expect(page.locator("#node-words")).to_have_text("Ready")
    for card, name, words in (
        ("Chats", "waiting", "12"), ("Chats", "active", "34"), ("Chats", "wait", "6 min, help"), ("Callbacks", "steps", "2 scheduled"),
        ("Phones", "websocket", "120"), ("Agents", "with", "9"), ("Pushes", "owed", "2"), ("Pushes", "oldest", "45 s, apns"),
        ("Pushes", "paused", "1"), ("Database and disk", "free", "12 GB"), ("Database and disk", "commits", "1"),
        ("This node", "up", "3 h"), ("This node", "certificate", "Ends in 90 days"),
    ):
        expect(fact(page, card, name)).to_have_text(words)
    assert cells(page, "sides", 0)[2:] == ["3 chats", "2 min"], cells(page, "sides", 0)
    assert cells(page, "sides", 1)[1] == "Not connected: status 401"
    assert cells(page, "sides", 2)[1:] == ["By webhooks", "1 chat", ""]
    assert cells(page, "nodes", 0) == ["one", "24 s", "Comes from here"]
    assert cells(page, "paused") == ["apns", "two", "Now a trial", "apns 403 InvalidProviderToken"]
    assert cells(page, "log") == ["30 s ago", "warning", "3", "pushes with this credential are paused", "push.route: apns"]


def silent(desk, page):
    gone = ("chats", "waits", "callbacks", "agents", "pushes", "agentSides")
    desk.told = {key: value for key, value in told(nodes=[], log=[]).items() if key not in gone}
    desk.told["node"]["health"] = "databaseUnreachable"
    visit(desk, page)
    expect(page.locator("#node-words")).to_have_text("The database does not answer")
    for card, name in (("Chats", "waiting"), ("Chats", "wait"), ("Callbacks", "steps"), ("Agents", "in"), ("Pushes", "owed")):
        expect(fact(page, card, name)).to_have_text("Unknown")
    expect(fact(page, "Phones", "polling")).to_have_text("300")
    for table in ("sides", "nodes"):
        expect(page.locator(f"#{table}-note")).to_have_text("Unknown: the database does not answer.")
    expect(page.locator("#log-note")).to_have_text("None since the start.")


def refresh(desk, page):
    visit(desk, page)
    places = "JSON.stringify(Array.from(document.querySelectorAll('#figures li, #figures dd, h3, .grid td'), (node) => node.getBoundingClientRect()))"
    before = page.evaluate(places)
    handle = page.locator("#log tr").first.element_handle()
    desk.told = told(chats=[{"service": "help", "state": "waiting", "count": 123_456}], waits=[{"service": "a service with a long name " * 4, "seconds": 900_000}])
    desk.told["log"][0]["count"] = 9_999
    desk.told["phones"]["polling"] = 19_000
    expect(fact(page, "Chats", "waiting")).to_have_text("123,456")
    assert cells(page, "log")[2] == "9,999"
    assert handle.evaluate("(node) => node.isConnected")
    assert json.loads(before) == json.loads(page.evaluate(places))


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
    for canary in CANARIES:
        desk.told = told(
            node={"name": canary, "version": canary, "health": canary, "upSeconds": canary, "certificateEnd": canary},
            chats=[{"service": canary, "state": "waiting", "count": canary}], waits=[{"service": canary, "seconds": 5}],
            callbacks=[{"service": canary, "step": canary, "count": canary}], agents={"signedIn": canary}, phones=canary, store=canary,
            agentSides=[{"name": canary, "owed": canary, "lagSeconds": canary, "nodes": [{"node": canary, "trouble": canary}]}],
            paused=[{"credential": canary, "node": canary, "until": canary, "reason": canary}],
            nodes=[{"name": canary, "leaseSeconds": canary, "here": canary}],
            log=[logged(canary, level=canary, count=canary, at=canary, source=canary, facts={canary: canary})],
        )
        visit(desk, page)
        expect(page.locator("#log tr")).to_have_count(1)
        expect(page.locator("#nodes tr")).to_have_count(1)


def fits(desk, page, steps, scheme):
    desk.told = told(
        paused=[{"credential": "apns", "node": "one", "until": now() + 30_000, "reason": "apns 403 InvalidProviderToken"}],
        log=[logged("pushes cannot be sent with this configuration", level="error", facts={"push.route": "apns", "push.outcome": "refused"})]
        + [logged(f"a warning with words that are long enough to be cut in a narrow window, number {place}") for place in range(19)],
    )
    for width in (1280, 560, 420):
        page.set_viewport_size({"width": width, "height": 820})
        visit(desk, page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        picture(page, steps, f"status-{scheme}-{width}")
        page.locator("#log-box").scroll_into_view_if_needed()
        picture(page, steps, f"status-{scheme}-{width}-log")
    desk.is_admin = desk.supervises = True
    for width in (700, 620, 560, 480, 420):
        page.set_viewport_size({"width": width, "height": 820})
        page.goto(desk.fake.url + "/desk")
        expect(page.locator("#watch")).to_be_visible()
        expect(page.locator("#sign-out")).to_be_in_viewport(ratio=1)
        expect(page.locator("#person")).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        picture(page, steps, f"status-{scheme}-{width}-link")
