"""The supervisor's page against a scripted server: filters, the day's slots, moving, cancelling, pauses, the keyboard."""

import contextlib
import pathlib
from datetime import datetime, timedelta

from playwright.sync_api import expect

from desk_tests import ScriptedDesk, callback_head
from harness import CANARIES, Watched


class ScriptedSupervision(ScriptedDesk):
    """Callbacks of everybody, slots and pauses, which a test changes at will."""

    def __init__(self):
        super().__init__()
        self.booked = []
        self.paused = []
        self.slots = []
        self.may_see = True
        self.may_change = True
        self.page_length = 500
        self.fake.answers.update(
            {
                "GET /desk/api/callbacks": self.page,
                "GET /desk/api/callbacks/*": self.one,
                "GET /desk/api/slots": lambda _: (200, {"slots": self.slots}),
                "GET /desk/api/pauses": lambda _: (200, {"paused": self.paused}),
                "POST /desk/api/pauses": self.pause,
                "POST /desk/api/callbacks/*": self.change,
            }
        )

    def page(self, request):
        if not self.may_see:
            return 403, {"message": "forbidden"}
        wanted = request.query.get("states", "").split(",")
        start = int(request.query.get("after", 0))
        found = [
            callback
            for callback in self.booked
            if (wanted == [""] or callback["state"] in wanted)
            and request.query.get("service") in (None, callback["service"])
            and int(request.query["from"]) <= callback["desiredTime"] < int(request.query["until"])
        ]
        end = start + self.page_length
        answer = {"callbacks": found[start:end], "services": ["sales", "service"], "mayChange": self.may_change}
        return 200, {**answer, **({"next": str(end)} if len(found) > end else {})}

    def one(self, request):
        id = request.path.split("/")[4]
        return 200, {**next(callback for callback in self.booked if callback["id"] == id), "data": [["subject", "Bill"]]}

    def change(self, request):
        _, _, _, _, id, verb = request.path.split("/")
        callback = next(callback for callback in self.booked if callback["id"] == id)
        if verb == "cancel":
            callback.update(state="COMPLETED", step="ended", reason="CANCELLED_BY_ADMIN")
        else:
            if request.body["time"] % 3_600_000:
                return 400, {"message": "No capacity at the desired time."}
            callback.update(desiredTime=request.body["time"], until=request.body["time"])
        return 200, callback

    def pause(self, request):
        name = request.body["name"]
        self.paused = [one for one in self.paused if one != name] + ([name] if request.body["paused"] else [])
        return 200, {}


def at(hour, minute=0, day=0):
    """A moment of today, or of so many days later, by this machine's clock."""
    moment = datetime.now().replace(hour=hour, minute=minute, second=0, microsecond=0) + timedelta(days=day)
    return int(moment.timestamp() * 1000)


def booked(id, when, **more):
    head = callback_head(id=id, state="SCHEDULED", step="scheduled", service="sales", createdAt=at(8), desiredTime=when, until=when)
    del head["offer"]
    return {**head, **more}


@contextlib.contextmanager
def opened(chromium, **more):
    desk = ScriptedSupervision()
    watched = Watched(chromium, "desk", **more)
    try:
        yield desk, watched.page
        watched.assert_quiet()
    finally:
        watched.context.close()
        desk.fake.close()


def visit(desk, page):
    page.goto(desk.fake.url + "/desk/callbacks")
    expect(page.locator("#connection")).to_have_text("Live")


def desk_callbacks_tests(chromium, steps):
    def test(sentence, body, **more):
        def step():
            with opened(chromium, **more) as (desk, page):
                body(desk, page)

        steps.run(sentence, step)

    test("the desk links to the supervisor's page for those who may see it", link)
    test("the supervisor's page lists a day's callbacks and follows its filters", filters)
    test("the supervisor's page shows how full the slots are", slots)
    test("a supervisor moves and cancels a callback with the keyboard alone", keyboard)
    test("a pause is set, shown and ended", pauses)
    test("a pause that is refused says why until something else is asked", refused_pause)
    test("more callbacks come with the keyboard, and why they do not come is told", more)
    test("the supervisor's page stays shut when the session has ended", signed_out)
    test("who may only look is offered nothing else, and who may not look is told so", permissions)
    test("hostile words on the supervisor's page stay words", hostile)
    for scheme in ("light", "dark"):
        test(f"the supervisor's page fits in {scheme}, wide and narrow", lambda desk, page: fits(desk, page, steps, scheme), scheme=scheme)


def link(desk, page):
    page.goto(desk.fake.url + "/desk")
    expect(page.locator("#connection")).to_have_text("Live")
    expect(page.locator("#supervise")).to_be_hidden()
    desk.supervises = True
    desk.fake.tell("work", {})
    page.click("#supervise")
    expect(page.locator("h1").last).to_have_text("Callbacks")
    expect(page.locator("#list-empty")).to_be_visible()


def names(page):
    return page.locator("#list [role=option] .name")


def filters(desk, page):
    desk.booked = [booked("b1", at(9), name="Ada"), booked("b2", at(10), name="Grace", service="service")]
    desk.booked += [booked("b3", at(11, day=1), name="Joan"), booked("b4", at(12), name="Mary", state="COMPLETED", step="ended", reason="CANCELLED")]
    visit(desk, page)
    expect(names(page)).to_have_text(["Ada", "Grace"])
    page.select_option("#filter-service", "service")
    expect(names(page)).to_have_text(["Grace"])
    page.select_option("#filter-service", "")
    page.select_option("#filter-state", label="Ended")
    expect(names(page)).to_have_text(["Mary"])
    page.select_option("#filter-state", label="Open")
    page.click("#day-after")
    expect(names(page)).to_have_text(["Joan"])
    page.click("#day-before")
    expect(names(page)).to_have_text(["Ada", "Grace"])
    desk.page_length = 1
    desk.fake.tell("work", {})
    expect(names(page)).to_have_text(["Ada"])
    page.click("#list-more")
    expect(names(page)).to_have_text(["Ada", "Grace"])
    expect(page.locator("#list-foot")).to_be_hidden()
    desk.booked = []
    desk.fake.tell("work", {})
    expect(page.locator("#list-empty")).to_be_visible()


def slots(desk, page):
    visit(desk, page)
    expect(page.locator("#calendar-note")).to_have_text("Choose a service to see its time slots.")
    desk.slots = [{"start": at(9), "taken": 0, "total": 4}, {"start": at(9, 30), "taken": 1, "total": 4}, {"start": at(10), "taken": 4, "total": 4}]
    page.select_option("#filter-service", "sales")
    expect(page.locator("#slots .count")).to_have_text(["0 of 4", "1 of 4", "full, 4"])
    expect(page.locator("#calendar-note")).to_have_text("5 of 12 places are booked.")
    expect(page.locator("#slots meter").last).to_have_attribute("aria-label", "4 of 4 places")
    desk.slots = []
    desk.fake.tell("work", {})
    expect(page.locator("#calendar-note")).to_have_text("This service takes no callbacks on this day.")


def keyboard(desk, page):
    desk.booked = [booked("b1", at(9), name="Ada"), booked("b2", at(10), name="Grace")]
    visit(desk, page)
    expect(names(page)).to_have_count(2)
    page.focus("#list [role=option]")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#callback-number")).to_have_text("Grace")
    expect(page.locator("#callback-facts dd", has_text="Bill")).to_have_count(1)
    expect(page.locator("#callback-move")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#move-time")).to_be_focused()
    page.fill("#move-time", datetime.fromtimestamp(at(14, 30) / 1000).strftime("%Y-%m-%dT%H:%M"))
    page.keyboard.press("Enter")
    expect(page.locator("#callback-problem")).to_have_text("No capacity at the desired time.")
    page.fill("#move-time", datetime.fromtimestamp(at(15) / 1000).strftime("%Y-%m-%dT%H:%M"))
    page.keyboard.press("Enter")
    expect(page.locator("#move")).to_be_hidden()
    assert [request.body for request in desk.fake.asked("POST", "/desk/api/callbacks/b2/move")][-1] == {"time": at(15)}
    page.focus("#callback-cancel")
    page.keyboard.press("Enter")
    assert desk.fake.asked("POST", "/desk/api/callbacks/b2/cancel") == []
    page.keyboard.press("Enter")
    expect(page.locator("#callback-text")).to_have_text("Cancelled by an agent.")
    expect(page.locator("#callback-cancel")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("#calendar")).to_be_visible()
    expect(names(page)).to_have_text(["Ada"])
    expect(page.locator("#list [role=option]").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#list-empty")).to_be_visible()


def pauses(desk, page):
    visit(desk, page)
    page.select_option("#filter-service", "sales")
    # A hidden button has its text already, and takes no focus.
    expect(page.locator("#pause")).to_be_visible()
    expect(page.locator("#pause")).to_have_text("Pause this service")
    page.focus("#pause")
    page.keyboard.press("Enter")
    expect(page.locator("#pause")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#pause")).to_have_text("End the pause of this service")
    expect(page.locator("#calendar-note")).to_contain_text("Paused: callbacks are accepted and wait.")
    assert desk.paused == ["sales"]
    page.click("#pause")
    expect(page.locator("#pause")).to_have_attribute("aria-pressed", "false")
    desk.paused = ["all"]
    desk.fake.tell("work", {})
    expect(page.locator("#pause")).to_be_disabled()


def refused_pause(desk, page):
    desk.fake.answers["POST /desk/api/pauses"] = (409, {"message": "A reload is under way."})
    visit(desk, page)
    page.select_option("#filter-service", "sales")
    expect(page.locator("#pause")).to_be_visible()
    page.click("#pause")
    expect(page.locator("#calendar-problem")).to_have_text("A reload is under way.")
    expect(page.locator("#pause")).to_be_enabled()
    page.click("#day-after")
    expect(page.locator("#calendar-problem")).to_be_empty()


def more(desk, page):
    desk.booked = [booked(f"b{hour}", at(hour), name=f"Customer {hour}") for hour in (9, 10, 11)]
    desk.page_length = 2
    visit(desk, page)
    expect(names(page)).to_have_count(2)
    answer = desk.fake.answers["GET /desk/api/callbacks"]
    desk.fake.answers["GET /desk/api/callbacks"] = (503, {"message": "Not now."})
    page.focus("#list-more")
    page.keyboard.press("Enter")
    expect(page.locator("#list-count")).to_have_text("Not now.")
    expect(page.locator("#list-more")).to_be_focused()
    desk.fake.answers["GET /desk/api/callbacks"] = answer
    page.keyboard.press("Enter")
    expect(names(page)).to_have_text(["Customer 9", "Customer 10", "Customer 11"])
    expect(page.locator("#list [role=option]").last).to_be_focused()
    page.keyboard.press("k")
    expect(page.locator("#list [role=option]").nth(1)).to_be_focused()


def signed_out(desk, page):
    visit(desk, page)
    desk.fake.answers["GET /desk/api/callbacks"] = (401, {"message": "sign in"})
    page.click("#day-after")
    expect(page.locator("#refused-text")).to_have_text("Please sign in again.")
    # What the refused load does next, it has done when the next frame is drawn.
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(page.locator("#refused")).to_be_visible()
    expect(page.locator("#desk")).to_be_hidden()


def permissions(desk, page):
    desk.booked = [booked("b1", at(9), name="Ada")]
    desk.may_change = False
    visit(desk, page)
    page.locator("#list [role=option]").click()
    expect(page.locator("#callback-number")).to_have_text("Ada")
    expect(page.locator("#callback .actions .button:visible")).to_have_count(0)
    page.click("#callback-back")
    expect(page.locator("#pause")).to_be_hidden()
    desk.may_see = False
    page.click("#day-after")
    expect(page.locator("#refused-text")).to_contain_text("may not see")
    expect(page.locator("#desk")).to_be_hidden()


def hostile(desk, page):
    for number, canary in enumerate(CANARIES):
        desk.booked.append(booked(f"b{number}", at(9, number % 60), service=canary, customerNumber=canary, name=canary, media=canary))
    visit(desk, page)
    for place in range(len(CANARIES)):
        page.locator("#list [role=option]").nth(place).click()
        expect(page.locator("#callback")).to_be_visible()
        page.keyboard.press("Escape")


def fits(desk, page, steps, scheme):
    desk.booked = [booked(f"b{hour}", at(hour, 15), name=f"Customer {hour}") for hour in range(8, 18)]
    desk.booked[2].update(state="PAUSED", step="waiting")
    desk.slots = [{"start": at(8 + place // 2, 30 * (place % 2)), "taken": place % 5, "total": 4} for place in range(20)]
    visit(desk, page)
    page.select_option("#filter-service", "sales")
    expect(page.locator("#slots li")).to_have_count(20)
    for width in (1280, 420):
        page.set_viewport_size({"width": width, "height": 820})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        picture(page, steps, f"callbacks-{scheme}-{width}-day")
        page.locator("#list [role=option]").nth(1).click()
        expect(page.locator("#callback-text")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        picture(page, steps, f"callbacks-{scheme}-{width}-one")
        page.keyboard.press("Escape")
    page.click("#show-day")
    expect(page.locator("#slots li").first).to_be_visible()
    picture(page, steps, f"callbacks-{scheme}-420-slots")
    page.click("#day-back")
    expect(page.locator("#list")).to_be_visible()


def picture(page, steps, name):
    if steps.screenshots:
        page.screenshot(path=str(pathlib.Path(steps.screenshots) / f"{name}.png"))
