#!/usr/bin/env python3
"""Fault tests of a running gateway: one line a case, then `faults: N passed, N failed`.

    .build/venv/bin/python3 Tests/faults/run.py [CASE ...] [--list] [--program FILE] [--chats N] [--rate N] [--times N]
"""

import argparse
import asyncio
import os
import signal
import sys

sys.dont_write_bytecode = True

import cases  # noqa: E402, F401 - registers them; after the line above
from beckon_faults.case import CASES, perform  # noqa: E402


def options():
    parser = argparse.ArgumentParser(description="Fault tests of a running gateway.")
    parser.add_argument("cases", nargs="*", help="names of cases, as --list shows them, or their beginning: F01")
    parser.add_argument("--list", action="store_true", help="list the cases and what each proves")
    parser.add_argument("--program", default=os.environ.get("BECKON") or "Server/.build/debug/beckon",
                        help="the beckon program (BECKON); default Server/.build/debug/beckon")
    parser.add_argument("--chats", type=int, default=int(os.environ.get("CHATS") or 200),
                        help="chats of the load; default 200")
    parser.add_argument("--rate", type=float, default=float(os.environ.get("RATE") or 60),
                        help="messages a second over all chats; default 60")
    parser.add_argument("--times", type=int, help="repetitions instead of each case's own number")
    parser.add_argument("--jobs", type=int, default=int(os.environ.get("JOBS") or 2),
                        help="cases at a time, except those that measure short times; default 2")
    parser.add_argument("--seed", type=int, help="the seed of the random choices")
    parser.add_argument("--before", type=os.path.abspath, default=os.environ.get("BEFORE") or None,
                        help="an older program, for the cases named update (BEFORE)")
    parser.add_argument("--failover", action="store_true", help="run the cases named failover, too (Scripts/setup failover)")
    return parser.parse_args()


def chosen(names):
    """Cases whose names begin like this; `=NAME` is exactly that one."""
    names = [name.lower() for name in names]

    def is_named(case):
        mine = case.name.lower()
        return any(mine == name[1:] if name.startswith("=") else mine.startswith(name) for name in names)

    return [case for case in CASES if not names or is_named(case)]


class Count:
    """The results of the cases, printed as they end."""

    def __init__(self):
        self.of = {"passed": 0, "FAILED": 0, "skipped": 0}

    def tell(self, status, text):
        self.of[status] += 1
        print(text, flush=True)

    def end(self):
        if self.of["skipped"]:
            print(f"faults: {self.of['skipped']} skipped")
        print(f"faults: {self.of['passed']} passed, {self.of['FAILED']} failed")
        # A run without a case proves nothing.
        return 0 if self.of["passed"] and not self.of["FAILED"] else 1


async def here(case, options, count):
    outcome = await perform(case, options)
    detail = outcome.detail.rstrip().replace("\n", "\n        ")
    count.tell(outcome.status, f"{outcome}\n        {detail}" if detail else str(outcome))


async def apart(case, gate, count):
    """Runs a case in a process of its own, so that two cases can use two cores."""
    async with gate:
        arguments = [argument for argument in sys.argv[1:] if argument not in options().cases]
        process = await asyncio.create_subprocess_exec(
            sys.executable, os.path.abspath(__file__), f"={case.name}", "--jobs", "1", *arguments,
            stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT)
        output = (await process.communicate())[0].decode(errors="replace")
    lines = [line for line in output.splitlines() if not line.startswith("faults: ")]
    status = lines[0].split()[0] if lines and lines[0].split() else ""
    count.tell(status if status in count.of else "FAILED", "\n".join(lines) or f"FAILED  {case.name} said nothing")


async def main(options):
    # A SIGTERM ends the cases in order, with everything that they started.
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, asyncio.current_task().cancel)
    count = Count()
    cases = [case for case in chosen(options.cases) if case.needs is None or getattr(options, case.needs)]
    together = [case for case in cases if not case.alone] if options.jobs > 1 and len(cases) > 1 else []
    gate = asyncio.Semaphore(options.jobs)
    await asyncio.gather(*(apart(case, gate, count) for case in together))
    for case in cases:
        if case not in together:
            await here(case, options, count)
    return count.end()


if __name__ == "__main__":
    chosen_options = options()
    if chosen_options.list:
        for case in CASES:
            print(f"{case.name:<14} {case.proves}")
        sys.exit(0)
    chosen_options.program = os.path.abspath(chosen_options.program)
    if not os.access(chosen_options.program, os.X_OK):
        sys.exit(f"faults: {chosen_options.program} does not exist; build it, or name another with BECKON")
    sys.exit(asyncio.run(main(chosen_options)))
