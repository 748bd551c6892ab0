#!/usr/bin/env python3
"""A restart loses nothing: a demo gateway is killed or stopped while it works and started again.

    python3 Tests/restart/restart_test.py --program Server/.build/release/beckon [--only NUMBER ...]

Needs nothing but Python's standard library. The last line reads `N passed, N failed`.
"""

import argparse
import os
import sys
import time
import traceback

sys.dont_write_bytecode = True

import chat_cases  # noqa: E402 - after the line above
import input_cases  # noqa: E402
import load_case  # noqa: E402
import push_cases  # noqa: E402
import reload_case  # noqa: E402
from gateway import gateway  # noqa: E402

CASES = [
    ("1 a chat goes on after kill -9", chat_cases.goes_on),
    ("2 an owed push survives kill -9 and comes once", chat_cases.owed_push),
    ("3 a customer who does not come back is away after the grace", chat_cases.does_not_come_back),
    ("4 snoozed and scheduled callbacks survive kill -9", chat_cases.callback_timers),
    ("5 kill -9 again and again under load loses and doubles nothing", load_case.again_and_again),
    ("6 SIGTERM answers held polls and exits 0", chat_cases.drains),
    ("7 bad input is refused in the dialect and nothing is lost", input_cases.bad_input),
    ("8 settings problems are all listed and exit 64", input_cases.bad_settings),
    ("9 a good-bye after kill -9 and the end of a chat hold", chat_cases.late_goodbye),
    ("10 a polling customer goes on after kill -9", chat_cases.polling_customer),
    ("11 a second signal ends it without the rest of the drain", chat_cases.second_signal),
    ("12 kill -9 between a push's answer and its record repeats it with its ids", push_cases.between_answer_and_record),
    ("13 settings are read again without a restart, all or nothing", reload_case.reload),
]


def run(name, case, program):
    begin = time.monotonic()
    notes = []
    problem = None
    with gateway(program) as server:
        try:
            case(server, notes.append)
        except Exception as error:  # every failure of a case is its outcome
            problem = "".join(traceback.format_exception(error)) + server.complaints()
    seconds = f"{time.monotonic() - begin:.1f} s"
    print("ok    " if problem is None else "FAILED", name, f"({', '.join([*notes, seconds])})", flush=True)
    if problem:
        print("       " + problem.rstrip().replace("\n", "\n       "), flush=True)
    return problem is None


def main():
    parser = argparse.ArgumentParser(description="Kill and restart tests of beckon demo.")
    parser.add_argument("--program", required=True, help="the beckon program")
    parser.add_argument("--only", nargs="*", help="the cases to run, by name or number")
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    wanted = [case for case in CASES if not options.only or {case[0], case[0].split()[0]} & set(options.only)]
    passed = sum(run(name, case, program) for name, case in wanted)
    print(f"{passed} passed, {len(wanted) - passed} failed")
    sys.exit(0 if passed == len(wanted) and wanted else 1)


if __name__ == "__main__":
    main()
