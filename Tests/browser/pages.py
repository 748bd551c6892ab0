#!/usr/bin/env python3
"""Tests the pages against a scripted server, mostly with failures; nothing else has to run.

    python3 Tests/browser/pages.py

The last line reads `N passed, N failed`.
"""

import argparse
import sys

sys.dont_write_bytecode = True

from desk_agent_sides_tests import desk_agent_sides_tests  # noqa: E402 - after the line above
from desk_sign_in_tests import desk_sign_in_tests  # noqa: E402 - after the line above
from desk_agent_tests import desk_agent_tests  # noqa: E402
from desk_audit_tests import desk_audit_tests  # noqa: E402
from desk_callback_tests import desk_callback_tests  # noqa: E402
from desk_callbacks_tests import desk_callbacks_tests  # noqa: E402
from desk_interface_tests import desk_interface_tests  # noqa: E402
from desk_keeping_tests import desk_keeping_tests  # noqa: E402
from desk_page_tests import desk_page_tests  # noqa: E402
from desk_provider_tests import desk_provider_tests  # noqa: E402
from desk_list_tests import desk_list_tests  # noqa: E402
from desk_status_tests import desk_status_tests  # noqa: E402
from desk_tests import desk_tests  # noqa: E402
from harness import Steps, browser  # noqa: E402
from module_tests import module_tests  # noqa: E402
from narrow_tests import narrow_tests  # noqa: E402
from phone_tests import phone_tests  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description="The pages against a scripted server.")
    parser.add_argument("--only", default="", help="run the steps alone whose sentence holds this")
    parser.add_argument("--screenshots", help="a folder to save pictures of failures in")
    options = parser.parse_args()
    steps = Steps(options.screenshots, chained=False, only=options.only)
    desk_interface_tests(steps)
    with browser() as chromium:
        for tests in (module_tests, desk_tests, desk_agent_tests, desk_callback_tests, desk_callbacks_tests, desk_agent_sides_tests, desk_audit_tests, desk_status_tests, desk_list_tests, desk_keeping_tests, desk_page_tests, desk_sign_in_tests, desk_provider_tests, phone_tests, narrow_tests):
            tests(chromium, steps)
        steps.finish()


if __name__ == "__main__":
    main()
