#!/usr/bin/env python3
"""Breaks a running gateway for each alert of packaging/alerts.yml and sees the alert begin and end in a real Prometheus.

    .build/venv/bin/python3 Tests/alerts/run.py --program FILE [CASE ...] [--list]

One line a case, then `alerts: N passed, N failed`. Ends within 25 minutes, usually within 8.
"""

import argparse
import asyncio
import os
import signal
import sys

sys.dont_write_bytecode = True

import prometheus  # noqa: E402 - after the line above; it makes beckon_faults known

import alert_cases  # noqa: E402, F401 - registers the cases
from beckon_faults.case import CASES, perform  # noqa: E402

LIMIT = 1_500


def options():
    parser = argparse.ArgumentParser(description="Sees each alert begin and end.")
    parser.add_argument("cases", nargs="*", help="names of cases, as --list shows them")
    parser.add_argument("--program", default="Server/.build/release/beckon", help="the beckon program")
    parser.add_argument("--list", action="store_true", help="list the cases and their alerts")
    parser.add_argument("--seed", type=int, help="the seed of the random choices")
    # What the surroundings of fault tests want besides.
    parser.set_defaults(chats=1, rate=1, times=None, before=None)
    return parser.parse_args()


async def main(options, chosen):
    # A SIGTERM ends the case in order, with everything that it started.
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, asyncio.current_task().cancel)
    count = {"passed": 0, "FAILED": 0, "skipped": 0}
    async with asyncio.timeout(LIMIT):
        for case in chosen:
            outcome = await perform(case, options)
            count[outcome.status] += 1
            print(outcome, *outcome.detail.rstrip().splitlines(), sep="\n        ", flush=True)
    if count["skipped"]:
        print(f"alerts: {count['skipped']} skipped")
    print(f"alerts: {count['passed']} passed, {count['FAILED']} failed")
    return 0 if count["passed"] and not count["FAILED"] else 1


if __name__ == "__main__":
    options = options()
    if unknown := set(options.cases) - {case.name for case in CASES}:
        sys.exit(f"alerts: there is no case {', '.join(sorted(unknown))}")
    chosen = [case for case in CASES if not options.cases or case.name in options.cases]
    if options.list:
        print(*(f"{case.name:<20} {case.proves}" for case in chosen), sep="\n")
        sys.exit(0)
    options.program = os.path.abspath(options.program)
    if not os.access(options.program, os.X_OK):
        sys.exit(f"alerts: {options.program} does not exist; build it, or name another with --program")
    if prometheus.program() is None:
        sys.exit("alerts: Prometheus is missing: Scripts/setup alerts")
    sys.exit(asyncio.run(main(options, chosen)))
