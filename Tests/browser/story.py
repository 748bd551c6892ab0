#!/usr/bin/env python3
"""The story of the demo in two real browser pages: a customer's phone and an agent's desk.

    python3 Tests/browser/story.py --url http://127.0.0.1:8080 --password PASSWORD [--screenshots DIR] [--scheme dark]

Needs a running `beckon demo`. The last line reads `N passed, N failed`.
"""

import argparse
import pathlib
import random
import re
import secrets
import sys

from playwright.sync_api import expect

sys.dont_write_bytecode = True

from customer_v2 import CustomerV2  # noqa: E402 - after the line above
from harness import CANARIES, Steps, Watched, browser  # noqa: E402


README = pathlib.Path(__file__).resolve().parents[2] / "README.md"


class Story:
    """Both pages and the messages sent so far."""

    def __init__(self, chromium, options):
        self.url = options.url.rstrip("/")
        self.user = options.user
        self.password = options.password
        self.steps = Steps(options.screenshots)
        self.desk_watch = self.steps.watch(Watched(chromium, "desk", options.scheme))
        self.phone_watch = self.steps.watch(Watched(chromium, "phone", options.scheme, width=1200, height=900))
        self.other_watch = self.steps.watch(Watched(chromium, "other", options.scheme))
        self.other = self.other_watch.page
        self.desk = self.desk_watch.page
        self.phone = self.phone_watch.page
        self.name = f"Customer {secrets.token_hex(3)}"
        self.number = f"+1{random.choice([212, 305, 312, 415, 503, 617, 702, 808])}55501{random.randrange(100):02}"
        self.said = []

    # Actions of both sides

    def phone_says(self, text):
        self.phone.fill("#message", text)
        self.phone.press("#message", "Enter")
        self.said.append(text)

    def desk_says(self, text):
        self.desk.fill("#composer-text", text)
        self.desk.press("#composer-text", "Enter")
        self.said.append(text)

    def expect_every_word_once(self, page):
        """Expects the transcript to hold every message once and in order, with none pending."""
        expect(page.locator("#chat-log .events .bubble")).to_have_text(self.said)
        expect(page.locator("#chat-log .pending li")).to_have_count(0)
        rows = page.locator("#chat-log .events [data-position]")
        positions = [int(place) for place in rows.evaluate_all("rows => rows.map(row => row.dataset.position)")]
        assert positions == sorted(set(positions)), positions

    def choose(self, name, value):
        """Clicks one of the phone's settings, as a person does: on its words."""
        self.phone.click(f"label:has(> input[name={name}][value={value}])")

    def row(self, section, *texts):
        """The desk's row of this customer; the list may hold other customers."""
        rows = self.desk.locator(f"#{section} [role=option]")
        for text in texts:
            rows = rows.filter(has_text=text)
        return rows

    def push(self, text, provider):
        """Waits for a notice with this text on the phone and returns its card."""
        notice = self.phone.locator(".notices:not(:empty) .push").filter(has_text=text).first
        expect(notice).to_be_visible()
        expect(notice).to_contain_text(f"{provider}")
        return notice.locator(".notice-card")

    def take_by_keyboard(self, row):
        """Opens a waiting chat and takes it by keyboard."""
        row.focus()
        self.desk.keyboard.press("Enter")
        expect(self.desk.locator("#chat-take")).to_be_visible()
        expect(row).to_be_focused()
        self.desk.keyboard.press("Enter")
        expect(self.desk.locator("#composer-text")).to_be_focused()

    # The chat

    def pages_are_guarded(self):
        for page, path in ((self.desk, "/desk"), (self.phone, "/phone")):
            answer = page.goto(self.url + path)
            assert answer.status == 200, answer.status
            policy = answer.headers.get("content-security-policy", "")
            assert "default-src 'none'" in policy and "script-src 'self'" in policy, policy
            assert "unsafe" not in policy, policy
            assert answer.headers.get("x-content-type-options") == "nosniff"
        expect(self.phone.locator("#services .service")).to_have_count(7)

    def wrong_password(self):
        self.desk.fill("#sign-in-user", self.user)
        self.desk.fill("#sign-in-password", "not " + self.password)
        self.desk.click("#sign-in-button")
        expect(self.desk.locator("#sign-in-error")).to_have_text("User or password is wrong.")

    def sign_in(self):
        self.desk.fill("#sign-in-password", self.password)
        self.desk.press("#sign-in-password", "Enter")
        expect(self.desk.locator("#connection")).to_have_text("Live")

    def phone_starts_chat(self):
        self.phone.fill("#setting-name", f"{self.name} {CANARIES[0]}")
        self.phone.fill("#setting-number", self.number)
        self.choose("pushType", "fcm")
        self.phone.click("#start-chat")
        expect(self.phone.locator("#chat-status")).to_have_text("Waiting for an agent")
        self.phone_says("Hello, is anybody there?")
        expect(self.row("waiting", self.name)).to_be_visible()
        self.steps.shoot("1-waiting")

    def desk_takes(self):
        self.take_by_keyboard(self.row("waiting", self.name))
        expect(self.row("mine", self.name)).to_be_visible()
        expect(self.phone.locator("#chat-status")).to_have_text("Online")
        expect(self.phone.locator("#chat-agent")).not_to_have_text("Support")

    def typing_shows(self):
        self.phone.fill("#message", "My parcel")
        expect(self.desk.locator("#chat-typing")).to_contain_text("is typing")
        self.desk.fill("#composer-text", "Hello, how can I")
        expect(self.phone.locator("#chat-typing")).to_contain_text("is typing")
        self.steps.shoot("2-typing")

    def both_talk(self):
        self.desk_says("Hello, how can I help?")
        expect(self.phone.locator("#chat-typing")).to_be_empty()
        expect(self.phone.locator("#chat-log .events .bubble").last).to_have_text(self.said[-1])
        self.phone_says("My parcel has not come. The page https://example.com/track?n=8821&x=1 knows nothing.")
        expect(self.desk.locator("#chat-typing")).to_be_empty()
        expect(self.desk.locator("#chat-log .events a")).to_have_attribute("href", "https://example.com/track?n=8821&x=1")
        self.desk_says("Let me look.\nThis takes a minute.")
        self.expect_every_word_once(self.desk)
        self.expect_every_word_once(self.phone)

    def canaries_stay_text(self):
        for canary in CANARIES:
            self.phone_says(canary)
            expect(self.desk.locator("#chat-log .events .bubble").last).to_have_text(canary)
            self.desk_says(canary)
            expect(self.phone.locator("#chat-log .events .bubble").last).to_have_text(canary)
        self.expect_every_word_once(self.desk)
        self.expect_every_word_once(self.phone)
        for page in (self.desk, self.phone):
            made = page.locator("#chat-log :is(img, script, iframe, [onfocus], [onmouseover], a:not([href^=http]))")
            expect(made).to_have_count(0)
        expect(self.desk.locator("#chat-customer")).to_have_text(f"{self.name} {CANARIES[0]}")
        self.quiet()
        self.steps.shoot("3-canaries")

    def phone_goes_away(self):
        self.phone.click("#lock")
        expect(self.phone.locator("#lock-screen")).to_be_visible()
        expect(self.desk.locator("#chat-notice")).to_contain_text("not online")
        self.steps.shoot("4-away")

    def push_arrives(self):
        self.desk_says("Found it: it comes tomorrow before noon.")
        notice = self.push(self.said[-1], "FCM")
        expect(notice).to_contain_text("New message from Agent")
        self.desk_says("You get a message when it is on its way.")
        self.push(self.said[-1], "FCM")
        self.steps.shoot("5-push")

    def tap_brings_back(self):
        self.push(self.said[-1], "FCM").click()
        expect(self.phone.locator("#chat-log")).to_be_visible()
        self.expect_every_word_once(self.phone)
        expect(self.desk.locator("#chat-notice")).to_be_hidden()
        expect(self.phone.locator(".push")).to_have_count(0)
        self.phone_says("Wonderful, thank you!")
        self.expect_every_word_once(self.desk)
        self.steps.shoot("6-back")

    def page_and_notice(self):
        self.desk.select_option("#composer-kind", "page")
        self.desk.fill("#composer-text", "https://example.com/form")
        self.desk.press("#composer-text", "Enter")
        self.desk.select_option("#composer-kind", "notice")
        self.desk.fill("#composer-text", "Form opened||F1")
        self.desk.press("#composer-text", "Enter")
        for page in (self.desk, self.phone):
            expect(page.locator("#chat-log .notice a")).to_have_attribute("href", "https://example.com/form")
            expect(page.locator("#chat-log .notice", has_text="Form opened||F1")).to_have_count(1)
        self.expect_every_word_once(self.desk)
        self.expect_every_word_once(self.phone)

    def leaves_and_takes_again(self):
        self.desk.click("#chat-hand-over")
        self.desk.click("#hand-over-queue")
        expect(self.row("waiting", self.name)).to_be_visible()
        expect(self.phone.locator("#chat-status")).to_have_text("Waiting for an agent")
        self.desk.click("#chat-take")
        expect(self.row("mine", self.name)).to_be_visible()
        expect(self.phone.locator("#chat-status")).to_have_text("Online")

    def handed_over(self):
        self.other.goto(self.url + "/desk")
        self.other.fill("#sign-in-user", "colleague")
        self.other.fill("#sign-in-password", self.password)
        self.other.press("#sign-in-password", "Enter")
        expect(self.other.locator("#others [role=option]", has_text=self.name)).to_be_visible()
        self.desk.click("#chat-hand-over")
        self.desk.get_by_role("button", name="Colleague").click()
        mine = self.other.locator("#mine [role=option]", has_text=self.name)
        expect(mine.locator(".badge")).to_have_text("New")
        expect(self.phone.locator("#chat-agent")).to_have_text("Colleague")
        expect(self.row("others", self.name, "Taken by Colleague")).to_be_visible()
        self.steps.shoot("6-handed-over")
        mine.click()
        self.other.fill("#composer-text", "I go on here.")
        self.other.press("#composer-text", "Enter")
        self.said.append("I go on here.")
        for page in (self.desk, self.other, self.phone):
            self.expect_every_word_once(page)

    def taken_over(self):
        self.desk.click("#chat-take-over")
        self.desk.click("#chat-take-over")
        expect(self.row("mine", self.name)).to_be_visible()
        expect(self.other.locator("#composer-closed")).to_have_text("Agent has this chat. Take it over to answer.")
        expect(self.phone.locator("#chat-agent")).to_have_text("Agent")
        self.other.click("#sign-out")
        expect(self.other.locator("#sign-in-reason")).to_have_text("You are signed out.")

    def details_show(self):
        self.desk.click("#chat-details")
        expect(self.desk.locator("#chat-facts dt").first).to_have_text("Subject")
        expect(self.desk.locator("#chat-facts dd").first).to_have_text("Support")
        self.steps.shoot("6-details")
        self.desk.click("#chat-details")

    def phone_reloads(self):
        self.phone.reload()
        self.expect_every_word_once(self.phone)
        self.desk_says("Are you still there?")
        self.expect_every_word_once(self.phone)
        self.phone_says("Yes.")
        self.expect_every_word_once(self.desk)

    def desk_reloads(self):
        self.desk.reload()
        self.row("mine", self.name).click()
        self.expect_every_word_once(self.desk)

    def phone_goes_silent(self):
        self.choose("leaving", "vanishes")
        self.phone.click("#lock")
        expect(self.desk.locator("#chat-notice")).to_contain_text("not online")
        self.desk_says("One more thing.")
        self.push(self.said[-1], "FCM")
        self.phone.click("#unlock")
        self.expect_every_word_once(self.phone)
        self.choose("leaving", "tells")

    def desk_ends(self):
        self.desk.click("#chat-end")
        expect(self.desk.locator("#chat-end")).to_have_text("Press again to end")
        self.desk.click("#chat-end")
        expect(self.desk.locator("#composer-closed")).to_have_text("This chat has ended.")
        expect(self.phone.locator("#chat-over")).to_be_visible()
        self.phone.click("#chat-home")

    # Callbacks

    def callback_waits(self):
        self.choose("pushType", "ios")
        self.phone.click("[data-service=voice-wait-userterm]")
        expect(self.phone.locator("#sheet-text")).to_have_text("We will notify you when agent is available")
        self.phone.click("#sheet-choices button")
        expect(self.row("callbacks", self.number, "voice-wait-userterm")).to_be_visible()

    def callback_offered(self):
        self.phone.click("#lock")
        self.row("callbacks", self.number, "voice-wait-userterm").click()
        self.desk.click("#callback-offer")
        self.push("", "APNs")
        self.steps.shoot("7-offer")

    def customer_is_ready(self):
        self.push("", "APNs").click()
        expect(self.phone.locator("#sheet-title")).to_have_text("Agent is available right now")
        expect(self.phone.locator("#sheet-choices button")).to_have_count(3)
        expect(self.phone.locator("#sheet-choices button").nth(1)).to_have_text("No, try again in 5 seconds")
        self.steps.shoot("8-menu")
        self.phone.get_by_role("button", name=re.compile("Yes, I'm ready")).click()
        expect(self.phone.locator("#sheet-text")).to_have_text("You will receive the call shortly")
        self.phone.click("#sheet-choices button")

    def callback_done(self):
        self.desk.click("#callback-connect")
        expect(self.desk.locator("#callback[data-state=PROCESSING]")).to_be_visible()
        self.steps.shoot("9-connected")
        self.desk.click("#callback-complete")
        expect(self.desk.locator("#callback[data-state=COMPLETED]")).to_be_visible()
        expect(self.desk.locator("#callback-text")).to_have_text("Done: customer and agent were connected.")
        expect(self.row("done", self.number, "voice-wait-userterm")).to_be_visible()

    def dials(self):
        self.phone.click("[data-service=voice-now-userorig]")
        expect(self.phone.locator("#calling")).to_be_visible()
        self.phone.click("#call-end")

    def chat_by_callback(self):
        self.choose("pushType", "customhttp")
        self.phone.click("[data-service=chat-wait]")
        expect(self.phone.locator("#sheet-text")).to_have_text("We will notify you when agent is available")
        self.phone.click("#sheet-choices button")
        self.row("callbacks", self.number, "chat-wait").click()
        expect(self.desk.locator("#callback-text")).to_contain_text("a push asks the customer")
        self.desk.click("#callback-offer")
        expect(self.desk.locator("#callback-text")).to_contain_text("Offered, no answer yet")
        self.push("", "Custom HTTP").click()
        self.phone.get_by_role("button", name=re.compile("Yes, I'm ready")).click()
        expect(self.phone.locator("#chat-status")).to_have_text("Waiting for an agent")
        self.said = []
        expect(self.row("callbacks", self.number, "chat-wait")).to_have_count(0)
        self.take_by_keyboard(self.row("waiting", self.name))
        self.phone_says("So here we are.")
        expect(self.desk.locator("#chat-log .events .bubble").last).to_have_text(self.said[-1])
        self.desk_says("Here we are indeed.")
        self.expect_every_word_once(self.phone)
        self.expect_every_word_once(self.desk)
        self.steps.shoot("10-chat-by-callback")

    def phone_ends(self):
        self.phone.click("#chat-end")
        self.phone.click("#chat-end")
        expect(self.phone.locator("#chat-over")).to_be_visible()
        expect(self.desk.locator("#composer-closed")).to_have_text("This chat has ended.")

    def files(self):
        """A customer of version 2 sends a file, the agent fetches it and sends files back."""
        png = b"\x89PNG\r\n\x1a\n" + secrets.token_bytes(20_000)
        customer = CustomerV2(self.url, f"{self.name} with a camera")
        file = customer.upload("my parcel.png", png)
        self.desk.locator("#waiting [role=option]", has_text="with a camera").click()
        self.desk.click("#chat-take")
        link = self.desk.locator("#chat-log a.file")
        expect(link).to_have_text("my parcel.png20 KB")
        with self.desk.expect_download() as download:
            link.click()
        assert download.value.suggested_filename == "my parcel.png"
        with open(download.value.path(), "rb") as fetched:
            assert fetched.read() == png
        with self.desk.expect_file_chooser() as chooser:
            self.desk.click("#composer-attach")
        answer = b"%PDF-1.7\n" + secrets.token_bytes(2_000)
        chooser.value.set_files([
            {"name": "label.pdf", "mimeType": "application/pdf", "buffer": answer},
            {"name": "tool.exe", "mimeType": "application/octet-stream", "buffer": b"MZ" + answer},
        ])
        expect(self.desk.locator("#files-list .name")).to_have_text(["label.pdf", "tool.exe"])
        self.steps.shoot("11-files-asked")
        self.desk.click("#files-send")
        expect(self.desk.locator("#chat-log .own a.file")).to_have_text("label.pdf2.0 KB")
        expect(self.desk.locator("#chat-problem")).to_contain_text("tool.exe was not sent.")
        expect(self.desk.locator("#composer-progress")).to_be_empty()
        sent = [message for message in customer.messages() if message["type"] == "FileUploaded"]
        assert [message["userData"]["file-name"] for message in sent] == ["my parcel.png", "label.pdf"], sent
        assert customer.download(sent[1]["userData"]["file-id"]) == answer
        self.steps.shoot("11-files")
        customer.delete(file)
        expect(self.desk.locator("#chat-log span.file.gone")).to_have_text("my parcel.pngdeleted")
        expect(self.desk.locator("#chat-log a.file")).to_have_count(1)

    def phone_files(self):
        """The phone's chat, in version 1: files go both ways there, too."""
        png = b"\x89PNG\r\n\x1a\n" + secrets.token_bytes(5_000)
        self.phone.set_input_files("#message-file", {"name": "door.png", "mimeType": "image/png", "buffer": png})
        expect(self.phone.locator("#file-list .name")).to_have_text("door.png")
        self.steps.shoot("10-file-asked")
        self.phone.click("#file-send")
        expect(self.phone.locator("#chat-log .own .file")).to_have_text("door.png5.0 KB")
        expect(self.desk.locator("#chat-log .other a.file")).to_have_text("door.png5.0 KB")
        self.phone.set_input_files("#message-file", {"name": "x.exe", "mimeType": "a/b", "buffer": b"MZ"})
        expect(self.phone.locator("#message-progress")).to_have_text("x.exe was not sent. This chat takes jpeg, jpg, pdf, png, zip files of at most 10 MB.")
        pdf = b"%PDF-1.7\n" + secrets.token_bytes(3_000)
        self.desk.set_input_files("#composer-files", {"name": "form.pdf", "mimeType": "application/pdf", "buffer": pdf})
        self.desk.click("#files-send")
        form = self.phone.locator("#chat-log .other .file")
        expect(form).to_have_text("form.pdf3.0 KB")
        with self.phone.expect_download() as download:
            form.click()
        with open(download.value.path(), "rb") as fetched:
            assert download.value.suggested_filename == "form.pdf" and fetched.read() == pdf
        self.steps.shoot("10-files")

    # The steps of README.md, each as it is written there: every click goes through the browser's hit testing.

    def readme(self, step, *words):
        """Expects a step of README.md to name these words, which the next clicks use."""
        text = README.read_text().split("## Chat with yourself, in five steps")[1].split("\n## ")[0]
        steps = re.split(r"\n(?=\d\. )", text)
        for word in words:
            assert word in " ".join(steps[step].split()), f"README.md, step {step}, does not say {word!r}"

    def readme_signs_in(self):
        self.readme(1, "/desk", "sign in as `agent`")
        self.desk.goto(self.url + "/desk")
        self.desk.fill("#sign-in-user", "agent")
        self.desk.fill("#sign-in-password", self.password)
        self.desk.get_by_role("button", name="Sign in").click()
        expect(self.desk.locator("#connection")).to_have_text("Live")

    def readme_begins(self):
        self.readme(2, "/phone", "second window")
        self.phone.get_by_role("button", name="Start over with a new phone").click()
        self.phone.get_by_role("button", name="Press again to start over").click()
        expect(self.phone.locator("#services .service")).to_have_count(7)
        self.name = f"Reader {secrets.token_hex(3)}"
        self.phone.fill("#setting-name", self.name)
        self.phone.get_by_role("button", name="Chat with us").click()
        self.said = []
        expect(self.row("waiting", self.name)).to_be_visible()

    def readme_talks(self):
        self.readme(3, "Take the chat at the desk", "each sees the other type")
        self.row("waiting", self.name).click()
        self.desk.get_by_role("button", name="Take", exact=True).click()
        self.typing_shows()
        self.desk_says("Hello.")
        self.phone_says("Good day.")
        self.expect_every_word_once(self.desk)
        self.expect_every_word_once(self.phone)

    def readme_locks(self):
        self.readme(4, "Click \"Lock the phone\"", "\"customer is not online\"", "Tap it")
        self.phone.get_by_role("button", name="Lock the phone").click()
        expect(self.desk.locator("#chat-notice")).to_have_text("customer is not online")
        self.desk_says("I have found it.")
        self.push("New message from Agent", "APNs").click()
        self.expect_every_word_once(self.phone)

    def readme_calls(self):
        self.readme(5, "\"Call us when somebody is free\"", "Offer it at the desk", "tap the push", "yes, later or no")
        self.phone.get_by_role("button", name="Back").click()
        self.phone.get_by_role("button", name="Call us when somebody is free").click()
        expect(self.phone.locator("#sheet-text")).to_have_text("We will notify you when agent is available")
        # The message stays open: the push must be in reach all the same.
        self.row("callbacks", self.name).click()
        self.desk.get_by_role("button", name="Offer to the customer").click()
        self.push("", "APNs").click()
        for answer in ("Yes", "later|try again", "No"):
            expect(self.phone.locator("#sheet-choices button", has_text=re.compile(answer, re.IGNORECASE)).first).to_be_visible()
        self.steps.shoot("12-readme")
        self.phone.get_by_role("button", name=re.compile("Yes, I'm ready")).click()

    def sign_out(self):
        self.desk.click("#sign-out")
        expect(self.desk.locator("#sign-in-reason")).to_have_text("You are signed out.")
        assert self.desk.request.get(self.url + "/desk/api/work").status == 401

    def quiet(self):
        self.desk_watch.assert_quiet()
        self.other_watch.assert_quiet()
        self.phone_watch.assert_quiet()

    def tell(self):
        run = self.steps.run
        run("both pages have a strict policy", self.pages_are_guarded)
        run("a wrong password is refused", self.wrong_password)
        run("the agent signs in", self.sign_in)
        run("the phone starts a chat and the desk shows it without reload", self.phone_starts_chat)
        run("the agent takes the chat by keyboard and the phone shows who", self.desk_takes)
        run("typing shows on both sides", self.typing_shows)
        run("both sides write and see the same messages", self.both_talk)
        run("hostile texts stay text on both sides", self.canaries_stay_text)
        run("the phone is locked and the desk says so", self.phone_goes_away)
        run("the agent's answers arrive as pushes with their text", self.push_arrives)
        run("a tap reopens the chat with every message once and in place", self.tap_brings_back)
        run("the agent sends a page and a notice", self.page_and_notice)
        run("the agent leaves, the chat waits, and is taken again", self.leaves_and_takes_again)
        run("the agent hands the chat over and the colleague continues", self.handed_over)
        run("the chat is taken over, and the colleague sees it", self.taken_over)
        run("a chat's attached data is shown in its details", self.details_show)
        run("the phone reloads and continues the chat", self.phone_reloads)
        run("the desk reloads and shows the same transcript", self.desk_reloads)
        run("a phone that just goes silent loses nothing either", self.phone_goes_silent)
        run("the phone and the desk send each other files", self.phone_files)
        run("the agent ends the chat", self.desk_ends)
        run("a callback that waits for an agent shows at the desk", self.callback_waits)
        run("the offer reaches the phone as a push", self.callback_offered)
        run("the tapped push shows the menu and the customer says yes", self.customer_is_ready)
        run("the agent is connected and done", self.callback_done)
        run("a callback that the customer dials shows the number", self.dials)
        run("a chat callback opens the chat through its dialog", self.chat_by_callback)
        run("the customer ends the chat", self.phone_ends)
        run("a customer's file reaches the desk, the agent's files reach the customer", self.files)
        run("nothing ran and no policy was broken", self.quiet)
        run("the agent signs out and the interface is closed", self.sign_out)
        run("README, step 1: the agent signs in", self.readme_signs_in)
        run("README, step 2: a chat begins and appears at the desk", self.readme_begins)
        run("README, step 3: both sides write, and each sees the other type", self.readme_talks)
        run("README, step 4: the locked phone gets a push, and a tap opens the whole chat", self.readme_locks)
        run("README, step 5: a callback is offered, and the tapped push shows the menu", self.readme_calls)
        run("in these steps, too, nothing ran and no policy was broken", self.quiet)
        self.steps.finish()


def main():
    parser = argparse.ArgumentParser(description="The story of the demo in two browser pages.")
    parser.add_argument("--url", default="http://127.0.0.1:8080")
    parser.add_argument("--user", default="agent")
    parser.add_argument("--password", required=True)
    parser.add_argument("--screenshots", help="a folder to save pictures in")
    parser.add_argument("--scheme", choices=["light", "dark"], default="light")
    options = parser.parse_args()
    with browser() as chromium:
        Story(chromium, options).tell()


if __name__ == "__main__":
    main()
