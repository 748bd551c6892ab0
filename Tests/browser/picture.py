#!/usr/bin/env python3
"""Makes the picture of README.md: one chat at the desk and on the phone, side by side, from a demo that starts.

    BECKON_DEMO_PASSWORD=… python3 Tests/browser/picture.py --log DEMO_LOG --picture docs/desk.png
"""

import argparse
import base64
import os
import pathlib
import re
import sys
import time

from playwright.sync_api import expect

sys.dont_write_bytecode = True

from harness import PATIENCE, Watched, browser  # noqa: E402 - after the line above

DESK = (1006, 716)
# The desk, and beside it the phone without its settings.
FRAME = """<!doctype html><style>
body {{ display: flex; margin: 0; padding: 20px 24px 20px 30px; gap: 14px; align-items: center; background: #e8e6e0 }}
img {{ display: block; box-shadow: 0 8px 28px rgb(30 30 20 / 22%) }}
#desk {{ width: {width}px; border-radius: 12px }}
#phone {{ height: 786px; border-radius: 64px }}
</style><img id="desk" src="data:image/png;base64,{left}"><img id="phone" src="data:image/png;base64,{right}">"""


def address(log):
    """The address that the demo prints when it is ready."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        text = log.read_text() if log.exists() else ""
        if ready := re.search(r"^ready (\S+)", text, re.MULTILINE):
            return ready[1].rstrip("/")
        time.sleep(0.1)
    sys.exit(f"the demo did not start:\n{text}")


def say(page, field, text):
    page.fill(field, text)
    page.press(field, "Enter")
    expect(page.locator("#chat-log .events .bubble").last).to_have_text(text)


def begin(page, url, name, words):
    """A phone that begins a chat."""
    page.goto(url + "/phone")
    expect(page.locator("#services .service").first).to_be_visible()
    page.fill("#setting-name", name)
    page.click("#start-chat")
    expect(page.locator("#chat-status")).to_have_text("Waiting for an agent")
    say(page, "#message", words)


def main():
    parser = argparse.ArgumentParser(description="The picture of README.md.")
    parser.add_argument("--log", type=pathlib.Path, required=True, help="what the demo printed")
    parser.add_argument("--picture", type=pathlib.Path, required=True)
    options = parser.parse_args()
    url, password = address(options.log), os.environ["BECKON_DEMO_PASSWORD"]
    with browser() as chromium:
        desk = Watched(chromium, "desk", width=DESK[0], height=DESK[1]).page
        phones = [Watched(chromium, "phone", width=1200, height=900).page for _ in range(3)]
        begin(phones[0], url, "Stan", "Hello, my parcel has not come yet.")
        begin(phones[1], url, "Mary", "Can I change the address of my order?")
        begin(phones[2], url, "Ines", "Good morning!")
        desk.goto(url + "/desk")
        desk.fill("#sign-in-user", "agent")
        desk.fill("#sign-in-password", password)
        desk.press("#sign-in-password", "Enter")
        expect(desk.locator("#waiting [role=option]")).to_have_count(3)
        desk.locator("[role=option]", has_text="Stan").click()
        desk.click("#chat-take")
        say(desk, "#composer-text", "Good morning, Stan. I am looking for it.")
        say(desk, "#composer-text", "It left our house yesterday and comes tomorrow before noon.")
        say(phones[0], "#message", "Wonderful. Can it be left at the door?")
        expect(desk.locator("#chat-log .events .bubble")).to_have_count(4)
        desk.fill("#composer-text", "Yes, if you")
        expect(phones[0].locator("#chat-typing")).to_contain_text("is typing")
        phones[0].locator("#message").blur()
        left = desk.screenshot(animations="disabled")
        right = phones[0].locator("#phone").screenshot(animations="disabled")
        frame = Watched(chromium, "frame", width=1464, height=830).page
        left, right = (base64.b64encode(picture).decode() for picture in (left, right))
        frame.set_content(FRAME.format(width=DESK[0], left=left, right=right))
        frame.screenshot(path=options.picture)
    print(f"made {options.picture}")


if __name__ == "__main__":
    main()
