"""The auditor's page against a scripted server: what it shows, its filters and pages, and who gets there."""

import contextlib
import time

from playwright.sync_api import expect

from desk_tests import ScriptedDesk
from harness import CANARIES, Watched


class ScriptedAudit(ScriptedDesk):
    """An audit trail of as many rows as a test wants."""

    def __init__(self):
        super().__init__()
        self.rows = [row(number) for number in range(7, 0, -1)]
        self.status = 200
        self.fake.answers["GET /desk/api/audit"] = self.answer

    def answer(self, request):
        if self.status != 200:
            return self.status, {"message": "no"}
        before = int(request.query.get("before", 1_000_000))
        fitting = [r for r in self.rows if r["number"] < before and request.query.get("act", r["act"]) == r["act"]]
        page = fitting[:4]
        more = {"next": page[-1]["number"]} if len(fitting) > 4 else {}
        return 200, {"rows": page, "acts": ["took-chat", "ended-chat"], **more}


def row(number, **more):
    act = "took-chat" if number % 2 else "ended-chat"
    told = {"number": number, "at": int(time.time() * 1000), "account": "kim", "role": "agent", "address": "192.0.2.7"}
    return {**told, "act": act, "subject": f"chat-{number}", **more}


def desk_audit_tests(chromium, steps):
    def test(sentence, body):
        def step():
            desk = ScriptedAudit()
            watched = Watched(chromium, "desk")
            with contextlib.ExitStack() as stack:
                stack.callback(desk.fake.close)
                stack.callback(watched.context.close)
                body(desk, watched.page)
                watched.assert_quiet()

        steps.run(sentence, step)

    test("the audit trail is shown page by page, the newest first, and filtered", pages)
    test("an auditor, who may see nothing else, is led to the audit trail", led)
    test("who may not see the audit trail is told so", refused)
    test("hostile words in the audit trail stay words", hostile)


def numbers(page):
    return page.locator("#rows tr td:first-child")


def pages(desk, page):
    page.goto(desk.fake.url + "/desk/audit")
    expect(numbers(page)).to_have_text(["7", "6", "5", "4"])
    page.click("#more")
    expect(numbers(page)).to_have_text(["7", "6", "5", "4", "3", "2", "1"])
    expect(page.locator("#more")).to_be_hidden()
    page.select_option("#filter-act", "ended-chat")
    page.click("#filters button")
    expect(numbers(page)).to_have_text(["6", "4", "2"])
    expect(page.locator("#rows tr").first.locator("td").nth(6)).to_have_text("chat-6")


def led(desk, page):
    desk.fake.answers["GET /desk/api/events"] = (403, {"error": "forbidden", "message": "no"})
    page.goto(desk.fake.url + "/desk")
    page.wait_for_url("**/desk/audit")
    expect(numbers(page).first).to_have_text("7")


def refused(desk, page):
    desk.status = 403
    page.goto(desk.fake.url + "/desk/audit")
    expect(page.locator("#refused-text")).to_contain_text("An auditor's account may.")


def hostile(desk, page):
    desk.rows = [row(1, subject=CANARIES[0], account=CANARIES[0])]
    page.goto(desk.fake.url + "/desk/audit")
    expect(numbers(page)).to_have_text(["1"])
    assert page.locator("#desk :is(script, img:not(.mark), iframe)").count() == 0
