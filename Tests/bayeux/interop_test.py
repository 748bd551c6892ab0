#!/usr/bin/env python3
"""Third-party clients against `beckon bayeux` and a gateway: each with its known quirk.

    .build/venv/bin/python3 Tests/bayeux/interop_test.py --program Server/.build/release/beckon [--only WORDS]

Needs the packages of requirements.txt. The last line reads `N passed, N failed`.
"""

import argparse
import os
import sys
import time
import traceback

sys.dont_write_bytecode = True

import aio_cases  # noqa: E402 - after the line above
import android_cases  # noqa: E402
import dd_cases  # noqa: E402
import v2_cases  # noqa: E402
import ws_cases  # noqa: E402

CASES = dd_cases.CASES + android_cases.CASES + aio_cases.CASES + ws_cases.CASES + v2_cases.CASES


def run(name, case, program):
    begin = time.monotonic()
    notes = []
    problem = None
    try:
        case(program, notes.append)
    except Exception as error:  # every failure of a case is its outcome
        problem = "".join(traceback.format_exception(error))
    seconds = f"{time.monotonic() - begin:.1f} s"
    print("ok    " if problem is None else "FAILED", name, f"({', '.join([*notes, seconds])})", flush=True)
    if problem:
        print("       " + problem.rstrip().replace("\n", "\n       "), flush=True)
    return problem is None


def main():
    parser = argparse.ArgumentParser(description="Foreign Bayeux clients against beckon.")
    parser.add_argument("--program", required=True, help="the beckon program")
    parser.add_argument("--only", default="", help="run the cases whose name contains these words")
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    wanted = [case for case in CASES if options.only in case[0]]
    passed = sum(run(name, case, program) for name, case in wanted)
    print(f"{passed} passed, {len(wanted) - passed} failed")
    return 0 if passed == len(wanted) else 1


if __name__ == "__main__":
    sys.exit(main())
