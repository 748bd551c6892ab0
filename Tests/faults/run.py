#!/usr/bin/env python3
"""Fault tests of a running gateway: one line a case, then `faults: N passed, N failed`.

    .build/venv/bin/python3 Tests/faults/run.py [CASE ...] [--list] [--program FILE] [--chats N] [--rate N] [--times N]
"""

import argparse
import asyncio
import os
import sys

sys.dont_write_bytecode = True

import cases  # noqa: E402, F401 - registers them; after the line above
from beckon_faults.case import CASES, perform  # noqa: E402


def options():
    parser = argparse.ArgumentParser(description="Fault tests of a running gateway.")
    parser.add_argument("cases", nargs="*", help="names of cases, as --list shows them, or their begin: F01")
    parser.add_argument("--list", action="store_true", help="list the cases and what each proves")
    parser.add_argument("--program", default=os.environ.get("BECKON") or ".build/debug/beckon",
                        help="the beckon program (BECKON); default .build/debug/beckon")
    parser.add_argument("--chats", type=int, default=int(os.environ.get("CHATS") or 200),
                        help="chats of the load; default 200")
    parser.add_argument("--rate", type=float, default=float(os.environ.get("RATE") or 60),
                        help="messages a second over all chats; default 60")
    parser.add_argument("--times", type=int, help="repetitions, instead of each case's own number")
    parser.add_argument("--seed", type=int, help="of the random choices")
    return parser.parse_args()


def chosen(names):
    names = [name.lower() for name in names]
    return [case for case in CASES if not names or any(case.name.lower().startswith(name) for name in names)]


async def main(options):
    counts = {"passed": 0, "FAILED": 0, "skipped": 0}
    for case in chosen(options.cases):
        outcome = await perform(case, options)
        counts[outcome.status] += 1
        print(outcome, flush=True)
        if outcome.detail:
            print("        " + outcome.detail.rstrip().replace("\n", "\n        "), flush=True)
    if counts["skipped"]:
        print(f"faults: {counts['skipped']} skipped")
    print(f"faults: {counts['passed']} passed, {counts['FAILED']} failed")
    # Nothing run is nothing proven.
    return 0 if counts["passed"] and not counts["FAILED"] else 1


if __name__ == "__main__":
    options = options()
    if options.list:
        for case in CASES:
            print(f"{case.name:<14} {case.proves}")
        sys.exit(0)
    options.program = os.path.abspath(options.program)
    if not os.access(options.program, os.X_OK):
        sys.exit(f"faults: {options.program} is not there; build it, or name one with BECKON")
    sys.exit(asyncio.run(main(options)))
