"""Shared by the browser tests: starting Chromium, counting steps, watching a page for scripts that ran."""

import contextlib
import os
import pathlib
import shutil
import sys
import time
import traceback

from playwright.sync_api import expect, sync_playwright

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# A time limit in seconds that only a hang reaches: on a busy machine a browser may wait long for a turn.
PATIENCE = 180

# Runs before any script of the page: a canary that runs calls hit(), and each violated policy is recorded.
WATCH = """
window.hits = [];
window.hit = (what) => window.hits.push(String(what ?? "hit"));
document.addEventListener("securitypolicyviolation", (event) => window.hits.push(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""

# Texts that would run if a page treated text as markup.
CANARIES = [
    '<img src=x onerror=hit("img")>',
    '<script>hit("script")</script>',
    '"><svg onload=hit("svg")>',
    "' autofocus onfocus=hit('focus') x='",
    "javascript:hit('link')",
    "</li></ol><iframe srcdoc=\"<script>parent.hit('frame')</script>\"></iframe>",
    'https://example.com/"onmouseover="hit(1)',
    "${hit('template')} {{hit()}} &lt;b&gt;",
]


def chromium_path():
    """The browser to use: CHROMIUM, else Debian's."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if not path:
        sys.exit("Chromium is missing. Install it with: apt-get install -y chromium")
    return path


@contextlib.contextmanager
def browser():
    """A headless Chromium; expectations wait as long as only a hang takes, which covers every timer of the demo."""
    expect.set_options(timeout=PATIENCE * 1_000)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_FLAGS)
        try:
            yield chromium
        finally:
            chromium.close()


def becomes_true(page, expression):
    """Waits until a JavaScript expression is true. Playwright's own wait asks again from inside the page, by eval, which the
    pages' policy forbids: it works only when the first look is true."""
    end = time.monotonic() + PATIENCE
    while not page.evaluate(expression):
        assert time.monotonic() < end, f"not true after {PATIENCE} s: {expression}"
        page.wait_for_timeout(20)


class Watched:
    """A page in its own browser context, with its script errors."""

    def __init__(self, chromium, name, scheme="light", width=1280, height=860, record=None):
        self.name = name
        self.context = chromium.new_context(color_scheme=scheme, viewport={"width": width, "height": height})
        self.context.add_init_script(WATCH)
        self.context.set_default_timeout(PATIENCE * 1_000)
        self.page = self.context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("dialog", self._dialog)
        self.page.on("console", self._console)

    def _dialog(self, dialog):
        self.errors.append(f"a dialog opened: {dialog.message}")
        dialog.dismiss()

    def _console(self, message):
        # Refused requests are part of some steps and appear as network errors; every other error is a fault.
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.errors.append(message.text)

    def assert_quiet(self):
        """Fails if a canary fired, the policy was broken or a script failed since the page was loaded."""
        hits = self.page.evaluate("window.hits")
        assert not hits, f"{self.name}: {hits}"
        assert not self.errors, f"{self.name}: {self.errors}"


class Steps:
    """Counts steps by their sentences. `chained` steps build on each other: after a failure the rest do not run."""

    def __init__(self, screenshots=None, chained=True, only=""):
        self.only = only
        self.passed = 0
        self.failed = 0
        self.chained = chained
        self.pages = []
        self.screenshots = pathlib.Path(screenshots) if screenshots else None
        if self.screenshots:
            self.screenshots.mkdir(parents=True, exist_ok=True)

    def watch(self, watched):
        self.pages.append(watched)
        return watched

    def run(self, sentence, body):
        """Runs one step; returns whether it passed."""
        if self.only not in sentence:
            return True
        if self.chained and self.failed:
            print(f"not run  {sentence}")
            self.failed += 1
            return False
        try:
            body()
        except Exception as error:  # noqa: BLE001 - every failure of a step is reported the same way
            self.failed += 1
            print(f"FAILED   {sentence}")
            reason = "".join(traceback.format_exception_only(error)).split("Aria snapshot:")[0].strip()
            print("         " + reason.replace("\n", "\n         "))
            self.shoot(f"failed-{self.failed}")
            return False
        self.passed += 1
        print(f"ok       {sentence}")
        return True

    def shoot(self, name):
        """Saves a screenshot of every watched page."""
        if not self.screenshots:
            return
        for watched in self.pages:
            with contextlib.suppress(Exception):
                watched.page.screenshot(path=self.screenshots / f"{name}-{watched.name}.png", animations="disabled")

    def finish(self):
        """Prints the count and ends the process."""
        print(f"{self.passed} passed, {self.failed} failed")
        sys.exit(1 if self.failed or not self.passed else 0)
