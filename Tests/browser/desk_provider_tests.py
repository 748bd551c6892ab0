"""The desk's page where agents sign in at a provider: its button, the way back, passwords that nobody may use, signing out."""

from playwright.sync_api import expect

from desk_tests import bubbles, desk_runner, open_first

WAYS = "GET /desk/api/sign-in"


def desk_provider_tests(chromium, steps):
    test = desk_runner(chromium, steps)
    test("the provider's button stands beside the password, and brings back what was open", button)
    test("where nobody may use a password the page asks for none", no_passwords)
    test("the page says why the way back did not sign in, once", refused)
    test("signing out goes on to the provider's page", signs_out)


def button(desk, page):
    desk.add_chat("c1", texts=["hello"])
    desk.fake.answers[WAYS] = (200, {"passwords": True, "provider": {"label": "Sign in with <b>us</b>"}})
    open_first(desk, page)
    expect(bubbles(page)).to_have_text(["hello"])
    desk.signed_in = False
    page.reload()
    link = page.locator("#sign-in-provider")
    expect(link).to_have_text("Sign in with <b>us</b>")
    expect(page.locator("#sign-in-password")).to_be_visible()
    assert link.get_attribute("href") == "desk/oidc/start"
    # The provider's page is left out: the browser goes there and comes back to the bare address.
    page.route("**/desk/oidc/start", lambda route: route.fulfill(status=303, headers={"Location": desk.fake.url + "/desk"}))
    desk.signed_in = True
    link.click()
    expect(bubbles(page)).to_have_text(["hello"])


def no_passwords(desk, page):
    desk.signed_in = False
    desk.fake.answers[WAYS] = (200, {"passwords": False, "provider": {"label": "Company"}})
    page.goto(desk.fake.url + "/desk")
    expect(page.locator("#sign-in-provider")).to_be_visible()
    for id in ("sign-in-user", "sign-in-password", "sign-in-button"):
        expect(page.locator(f"#{id}")).to_be_hidden()


def refused(desk, page):
    desk.signed_in = False
    desk.fake.answers[WAYS] = (200, {"passwords": True, "provider": {"label": "Company"}})
    for word, text in (("role", "has no rights"), ("away", "cannot be reached"), ("state", "Start again"), ("<b>", "")):
        page.goto(f"{desk.fake.url}/desk?sign-in={word}")
        expect(page.locator("#sign-in-provider")).to_be_visible()
        expect(page.locator("#sign-in-error")).to_contain_text(text)
        assert "?" not in page.url, page.url
    page.reload()
    expect(page.locator("#sign-in-error")).to_have_text("")


def signs_out(desk, page):
    desk.add_chat("c1", texts=["hello"])
    desk.fake.answers["POST /desk/api/sign-out"] = (200, {"next": desk.fake.url + "/provider"})
    page.route("**/provider", lambda route: route.fulfill(body="the provider's page"))
    open_first(desk, page)
    page.click("#sign-out")
    page.wait_for_url("**/provider")
