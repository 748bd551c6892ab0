"""Callbacks at the desk against a scripted server: their state, and no promise that does not hold."""

from playwright.sync_api import expect

from desk_tests import callback_head, desk_runner, open_first

LATER = 4_000_000_000_000


def desk_callback_tests(chromium, steps):
    test = desk_runner(chromium, steps)
    test("a callback shows its state, promises no push without a device, and asks twice before cancelling", story)
    test("an agent calls the customer and says what became of the call", calls)
    test("a paused callback says so and offers nothing; calls by a telephone system are shown", paused_and_dialled)
    test("an ended callback says how it ended", end)
    test("a callback and its chat are one row", one_row)


def story(desk, page):
    head = callback_head()
    desk.callbacks = [head]
    open_first(desk, page)
    shown = page.locator("#callback .actions button:visible")
    text = page.locator("#callback-text")
    word = page.locator("[role=option] .line")

    def stand(step, state, **more):
        for member in ("offer", "until", "reason"):
            head.pop(member, None)
        head.update(state=state, step=step, **more)
        desk.fake.tell("work", {})
        expect(page.locator(f"#callback[data-state={state}][data-step={step}]")).to_be_visible()

    expect(shown).to_have_text(["Offer to the customer", "Connected", "Cancel callback"])
    expect(text).to_have_text("Offer it when you are free: a push asks the customer whether they are ready.")
    places = [page.locator(f"#callback-{verb}").bounding_box() for verb in ("offer", "connect", "cancel")]
    stand("scheduled", "SCHEDULED", until=LATER)
    expect(page.locator("#callback-offer")).to_be_disabled()
    stand("waiting", "QUEUED", offer="question", reachable=False)
    expect(text).to_contain_text("no push is sent")
    expect(text).not_to_contain_text("a push asks")
    head["reachable"] = True
    stand("offered", "QUEUED", until=LATER)
    expect(text).to_contain_text("Offered, no answer yet. The customer has until")
    expect(word).to_have_text("Offered, no answer yet")
    expect(page.locator("#callback-offer")).to_be_disabled()
    assert places == [page.locator(f"#callback-{verb}").bounding_box() for verb in ("offer", "connect", "cancel")]
    stand("snoozed", "QUEUED", until=LATER)
    expect(text).to_contain_text("Snoozed until")
    stand("offered", "ROUTING", until=1)
    expect(text).to_contain_text("did not answer in time")
    stand("connecting", "ROUTING", direction="USERORIGINATED", accessCode="042042", name="Ada Lovelace")
    expect(text).to_contain_text("dials in with the code 042042")
    expect(page.locator("#callback-number")).to_have_text("Ada Lovelace")
    expect(page.locator("#callback-facts dd", has_text="042042")).to_have_count(1)
    page.click("#callback-cancel")
    expect(page.locator("#callback-cancel")).to_have_text("Press again to cancel")
    page.keyboard.press("Escape")
    expect(page.locator("#callback-cancel")).to_have_text("Cancel callback")
    assert desk.fake.asked("POST", "/desk/api/callbacks/b1/cancel") == []
    desk.fake.answers["POST /desk/api/callbacks/b1/connect"] = (409, {"message": "The customer went away."})
    page.click("#callback-connect")
    expect(page.locator("#callback-problem")).to_have_text("The customer went away.")
    stand("connected", "PROCESSING")
    expect(shown).to_have_text(["Done"])


def calls(desk, page):
    head = callback_head(step="connecting", state="ROUTING", name="Ada Lovelace")
    desk.callbacks = [head]
    open_first(desk, page)
    shown = page.locator("#callback .actions button:visible")
    expect(shown).to_have_text(["Offer to the customer", "Connected", "No answer", "Busy", "Answering machine", "Cancel callback"])
    expect(page.locator("#callback-call")).to_have_attribute("href", "tel:+14155550100")
    page.keyboard.press("Tab")
    answer = {**head, "state": "QUEUED", "step": "dial-due", "until": LATER, "calls": ["NO_ANSWER"]}
    desk.fake.answers["POST /desk/api/callbacks/b1/no-answer"] = (200, answer)
    head.update(answer)
    page.focus("#callback-no-answer")
    page.keyboard.press("Enter")
    expect(page.locator("#callback-text")).to_contain_text("The customer was not reached. The next call is at")
    expect(page.locator("#callback-facts dd", has_text="no answer")).to_have_count(1)
    expect(page.locator("#callback-call")).to_be_hidden()
    expect(page.locator("#callback-no-answer")).to_be_hidden()


def paused_and_dialled(desk, page):
    head = callback_head(state="PAUSED")
    desk.callbacks = [head]
    open_first(desk, page)
    text = page.locator("#callback-text")
    expect(text).to_contain_text("The service is paused.")
    expect(page.locator("#callback-offer")).to_be_hidden()
    expect(page.locator("#callback-steps [data-state=now]")).to_have_text("Paused")
    expect(page.locator("#callback-steps li")).to_have_text(["Paused", "Ready", "Connected", "Finished"])
    for step, state, words in [
        ("dialling", "QUEUED", "The telephone system calls the customer."),
        ("reached", "ROUTING", "waits for an agent"),
    ]:
        head.update(state=state, step=step)
        desk.fake.tell("work", {})
        expect(text).to_contain_text(words)
        expect(page.locator("#callback-call")).to_be_hidden()


def end(desk, page):
    for id, reason in (("b1", "CANCELLED"), ("b2", "CANCELLED_BY_ADMIN"), ("b3", "FAIL_USER_NO_CONFIRM")):
        desk.callbacks.append(callback_head(id=id, customerNumber=f"+1415555010{id[1]}"))
        desk.finished[id] = callback_head(id=id, state="COMPLETED", step="ended", reason=reason, data=[["usr_tier", "gold"]])
    open_first(desk, page)
    expect(page.locator("#callback-facts dt", has_text="usr_tier")).to_have_count(1)
    desk.callbacks = []
    desk.fake.tell("work", {})
    expect(page.locator("#callback-text")).to_have_text("Cancelled by the customer.")
    expect(page.locator("#callback .actions button:visible")).to_have_count(0)
    expect(page.locator("#done .line")).to_have_text(["Cancelled by customer", "Cancelled by agent", "Ended"])
    expect(page.locator("#callback-facts dd", has_text="Cancelled by the customer.")).to_have_count(1)


def one_row(desk, page):
    desk.callbacks = [callback_head(service="chat-wait", media="chat", state="ROUTING", step="connecting", accessCode="77")]
    page.goto(desk.fake.url + "/desk")
    expect(page.locator("#callbacks [role=option]")).to_have_count(1)
    desk.add_chat("w1", state="waiting", customer="Ada", callback="b1")
    desk.fake.tell("work", {})
    expect(page.locator("#waiting .name")).to_have_text("Ada")
    expect(page.locator("[role=option]")).to_have_count(1)
    page.locator("[role=option]").click()
    page.click("#chat-details")
    expect(page.locator("#chat-facts dd", has_text="77")).to_have_count(1)
