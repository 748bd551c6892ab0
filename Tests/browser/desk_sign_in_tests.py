"""Signing in in two steps, and the page of one's own account, against a scripted server."""

import contextlib
import time

from playwright.sync_api import expect

from desk_tests import ScriptedDesk
from harness import CANARIES, Watched

SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"><path fill="#fff" d="M0 0h29v29H0z"/><path fill="#000" d="M4 4h7v1h-7z"/></svg>'
CODES = [f"aaaa-bbbb-cccc-ddd{digit}" for digit in "234567abcd"]
ENROLMENT = {"secret": SECRET, "address": "otpauth://totp/Beckon:agent", "image": IMAGE, "enrolment": "sealed"}


class ScriptedAccount(ScriptedDesk):
    """A desk whose account needs a second factor; `next` is what the password leads to."""

    def __init__(self):
        super().__init__()
        self.signed_in = False
        self.next = "code"
        self.code = "123456"
        self.own = {
            "user": "agent", "name": "Agent", "role": "agent", "rule": "required", "now": now(),
            "secondFactor": {"setUpAt": now() - 86_400_000, "recoveryCodes": 9},
            "signIns": [sign_in("here", present=True), sign_in("there"), sign_in("elsewhere")],
        }
        self.fake.answers.update({
            "POST /desk/api/sign-in": self.first,
            "POST /desk/api/sign-in/code": self.second,
            "POST /desk/api/sign-in/enrolment": lambda request: (200, ENROLMENT) if request.body == {"half": "half"} else (409, {}),
            "POST /desk/api/sign-in/confirm": self.confirm,
            "GET /desk/api/own": self.guarded(lambda _: (200, self.own)),
            "POST /desk/api/own/sign-ins/end": self.end,
            "POST /desk/api/own/password": self.proved(lambda _: (204, {})),
            "POST /desk/api/own/enrolment": self.proved(lambda _: (200, ENROLMENT)),
            "POST /desk/api/own/enrolment/confirm": self.confirm,
            "POST /desk/api/own/second-factor/remove": self.proved(self.remove),
            "POST /desk/api/own/recovery-codes": self.proved(lambda _: (200, {"recoveryCodes": CODES})),
        })

    def first(self, request):
        return (200, {"next": self.next, "half": "half"}) if request.body["password"] == "right" else (401, {})

    def second(self, request):
        if request.body["half"] != "half":
            return 409, {"error": "begin-again", "message": "This took too long. Begin again."}
        self.signed_in = request.body["code"] == self.code
        return (204, {}) if self.signed_in else (403, {"error": "code-refused", "message": "This code is not accepted."})

    def confirm(self, request):
        if request.body["enrolment"] != "sealed" or request.body["code"] != self.code:
            return 403, {"error": "code-refused", "message": "This code is not accepted."}
        self.signed_in = True
        return 200, {"recoveryCodes": CODES}

    def end(self, request):
        id = request.body["id"]
        self.own["signIns"] = [row for row in self.own["signIns"] if row["present"] or (id is not None and row["id"] != id)]
        return 200, self.own

    def remove(self, _):
        del self.own["secondFactor"]
        return 200, {}

    def proved(self, answer):
        wrong = (403, {"error": "proof-refused", "message": "Password or code is wrong."})
        return lambda request: answer(request) if (request.body["password"], request.body["code"]) == ("right", self.code) else wrong


def now():
    return int(time.time() * 1000)


def sign_in(id, present=False):
    return {"id": id, "beganAt": now() - 7_200_000, "usedAt": now() - 60_000, "present": present}


@contextlib.contextmanager
def opened(chromium, **more):
    desk = ScriptedAccount()
    watched = Watched(chromium, "desk", **more)
    try:
        yield desk, watched.page
        watched.assert_quiet()
    finally:
        watched.context.close()
        desk.fake.close()


def desk_sign_in_tests(chromium, steps):
    def test(sentence, body, **more):
        def step():
            with opened(chromium, **more) as (desk, page):
                body(desk, page)

        steps.run(sentence, step)

    test("the password leads to the code, and the code to the desk, by the keyboard alone", two_steps)
    test("a refused code says no more than that, and another one is asked for", refused_code)
    test("a second step that took too long begins again", late_code)
    test("an account that must have a second factor sets it up at the sign-in, and sees its recovery codes once", enrolment)
    test("nothing secret stays in the page after the sign-in", nothing_left)
    test("own sign-ins are listed, and end at a second press", own_sign_ins)
    test("the password is changed with the present one and a code", own_password)
    test("the second factor is set up again, its recovery codes renewed, and turned off", own_factor)
    test("who is not signed in sees no account", not_signed_in)
    test("hostile names and codes are text", hostile)
    for scheme in ("light", "dark"):
        for width in (1280, 420, 320):
            test(f"the steps of the sign-in and the account fit at {width} px, {scheme}", fits, scheme=scheme, width=width, height=820)


def enter(desk, page):
    """Types the password."""
    page.goto(desk.fake.url + "/desk")
    expect(page.locator("#sign-in-user")).to_be_focused()
    page.keyboard.type("agent")
    page.keyboard.press("Tab")
    page.keyboard.type("right")
    page.keyboard.press("Enter")


def two_steps(desk, page):
    enter(desk, page)
    code = page.locator("#code-text")
    expect(code).to_be_focused()
    expect(code).to_have_attribute("autocomplete", "one-time-code")
    expect(page.locator("#sign-in-form")).to_be_hidden()
    page.keyboard.type("123456")
    page.keyboard.press("Enter")
    expect(page.locator("#connection")).to_have_text("Live")
    expect(page.locator("#sign-in")).to_be_hidden()


def refused_code(desk, page):
    enter(desk, page)
    page.fill("#code-text", "000000")
    page.keyboard.press("Enter")
    expect(page.locator("#code-error")).to_have_text("This code is not accepted.")
    expect(page.locator("#code-text")).to_be_focused()
    # What was typed is selected, so that typing replaces it.
    page.keyboard.type("123456")
    page.keyboard.press("Enter")
    expect(page.locator("#connection")).to_have_text("Live")


def late_code(desk, page):
    enter(desk, page)
    desk.fake.answers["POST /desk/api/sign-in/code"] = (409, {"error": "begin-again", "message": "This took too long. Begin again."})
    page.fill("#code-text", "123456")
    page.keyboard.press("Enter")
    expect(page.locator("#sign-in-reason")).to_have_text("This took too long. Begin again.")
    expect(page.locator("#sign-in-password")).to_be_focused()
    expect(page.locator("#code-form")).to_be_hidden()


def enrolment(desk, page):
    desk.next = "enrolment"
    enter(desk, page)
    expect(page.locator("#enrol-text")).to_be_focused()
    expect(page.locator("#enrol-image")).to_be_visible()
    assert page.locator("#enrol-image").evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
    expect(page.locator("#enrol-secret")).to_have_text("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ")
    page.keyboard.type("000000")
    page.keyboard.press("Enter")
    expect(page.locator("#enrol-error")).to_have_text("This code is not accepted.")
    page.keyboard.type("123456")
    page.keyboard.press("Enter")
    expect(page.locator("#recovery-codes li")).to_have_text(CODES)
    expect(page.locator("#recovery-title")).to_be_focused()
    page.click("#recovery-button")
    expect(page.locator("#connection")).to_have_text("Live")


def nothing_left(desk, page):
    enrolment(desk, page)
    text = page.content()
    for secret in (SECRET, "GEZD", CODES[0], "half", "sealed"):
        assert f">{secret}" not in text and f'"{secret}"' not in text, secret
    values = page.evaluate("[...document.querySelectorAll('#sign-in input')].map((input) => input.value)")
    assert values == ["agent", "", "", ""], values


def account(desk, page):
    desk.signed_in = True
    page.goto(desk.fake.url + "/desk/account")
    expect(page.locator("#desk")).to_be_visible()


def own_sign_ins(desk, page):
    account(desk, page)
    rows = page.locator("#sign-ins li")
    expect(rows).to_have_count(3)
    expect(rows.first.locator(".present")).to_have_text("This one")
    expect(rows.first.locator("button")).to_have_count(0)
    rows.nth(1).locator("button").click()
    expect(rows).to_have_count(3)
    rows.nth(1).locator("button").click()
    expect(rows).to_have_count(2)
    page.click("#end-others")
    page.click("#end-others")
    expect(rows).to_have_count(1)
    expect(page.locator("#sign-ins-told")).to_have_text("All others have ended.")
    expect(page.locator("#end-others")).to_be_hidden()


def own_password(desk, page):
    account(desk, page)
    page.fill("#password-old", "right")
    page.fill("#password-code", "000000")
    page.fill("#password-new", "long enough")
    page.press("#password-new", "Enter")
    expect(page.locator("#password-error")).to_have_text("Password or code is wrong.")
    page.fill("#password-code", "123456")
    page.click("#password-button")
    expect(page.locator("#password-told")).to_contain_text("The password is changed.")
    expect(page.locator("#password-new")).to_have_value("")
    sent = [request.body for request in desk.fake.requests if request.path == "/desk/api/own/password"]
    assert sent[-1] == {"password": "right", "code": "123456", "new": "long enough"}, sent


def prove(page, button):
    page.fill("#factor-password", "right")
    page.fill("#factor-code", "123456")
    page.click(button)


def own_factor(desk, page):
    account(desk, page)
    expect(page.locator("#factor-state")).to_contain_text("9 recovery codes are left")
    expect(page.locator("#factor-remove")).to_be_hidden()
    prove(page, "#factor-codes")
    expect(page.locator("#recovery-codes li")).to_have_text(CODES)
    page.click("#recovery-button")
    expect(page.locator("#recovery-codes li")).to_have_count(0)
    prove(page, "#factor-button")
    expect(page.locator("#enrol-image")).to_be_visible()
    expect(page.locator("#enrol-text")).to_be_focused()
    page.keyboard.type("123456")
    page.keyboard.press("Enter")
    expect(page.locator("#recovery-codes li")).to_have_count(10)
    expect(page.locator("#enrol-secret")).to_have_text("")
    desk.own["rule"] = "optional"
    account(desk, page)
    prove(page, "#factor-remove")
    expect(page.locator("#factor-told")).to_have_text("The second factor is turned off.")
    expect(page.locator("#factor-code")).to_be_hidden()
    expect(page.locator("#factor-button")).to_have_text("Set up")
    desk.own["rule"] = "none"
    account(desk, page)
    expect(page.locator("#factor")).to_be_hidden()


def not_signed_in(desk, page):
    page.goto(desk.fake.url + "/desk/account")
    expect(page.locator("#refused-text")).to_have_text("Please sign in at the desk.")
    expect(page.locator("#desk")).to_be_hidden()


def hostile(desk, page):
    for canary in CANARIES:
        desk.own["name"] = canary
        desk.own["signIns"] = [{**sign_in(canary), "beganAt": 0}]
        desk.fake.answers["POST /desk/api/own/recovery-codes"] = (200, {"recoveryCodes": [canary]})
        account(desk, page)
        prove(page, "#factor-codes")
        expect(page.locator("#recovery-codes li")).to_have_count(1)
        desk.fake.answers["POST /desk/api/own/enrolment"] = (200, {**ENROLMENT, "secret": canary, "image": canary})
        prove(page, "#factor-button")
        expect(page.locator("#enrol-form")).to_be_visible()


def fits(desk, page):
    def check():
        width = page.viewport_size["width"]
        assert page.evaluate("document.documentElement.scrollWidth") <= width

    enter(desk, page)
    expect(page.locator("#code-form")).to_be_visible()
    check()
    desk.next = "enrolment"
    enter(desk, page)
    expect(page.locator("#enrol-image")).to_be_visible()
    check()
    page.keyboard.type("123456")
    page.keyboard.press("Enter")
    expect(page.locator("#recovery-form")).to_be_visible()
    check()
    account(desk, page)
    check()
    prove(page, "#factor-button")
    expect(page.locator("#enrol-form")).to_be_visible()
    check()
