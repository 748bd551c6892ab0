"""The runner of `make test`: what fails once is told and counted as passed, what hangs is ended and named, a lost part ends
only itself."""

import contextlib
import io
import json
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

from parts import Outcome, Part, ScriptPart, SwiftPart, read_events  # noqa: E402

# A stand-in for `swift` that runs the tests of a table: what each does at its first run and at its second.
SWIFT = r"""
import json, os, pathlib, re, sys, time
table = json.loads(pathlib.Path(sys.argv[1]).read_text())
words = sys.argv[2:]
value = lambda name: words[words.index(name) + 1] if name in words else None
chosen = [name for name in table if not value("--filter") or re.search(value("--filter"), name + "/F.swift:1:1")]
events = open(value("--event-stream-output-path"), "w")
def write(kind, payload):
    events.write(json.dumps({"version": "6.3.0", "kind": kind, "payload": payload}) + "\n"); events.flush()
for name in chosen:
    write("test", {"kind": "function", "id": name + "/F.swift:1:1"})
bad = False
for name in chosen:
    seen = pathlib.Path(sys.argv[1] + "." + re.sub(r"\W", "-", name))
    act = table[name][1 if seen.exists() else 0]
    seen.touch()
    event = lambda kind, symbol, text: write("event", {"kind": kind, "testID": name + "/F.swift:1:1", "messages": [{"symbol": symbol, "text": text}]})
    event("testStarted", "default", "started")
    if act == "hang": print("still waiting", flush=True); time.sleep(600)
    if act == "crash": os.abort()
    if act == "fail": event("issueRecorded", "fail", "1 is not 2"); bad = True
    event("testEnded", "fail" if act == "fail" else "pass", "ended")
sys.exit(1 if bad else 0)
"""

# A script part of the same kind.
SCRIPT = r"""
import json, pathlib, sys, time
table = json.loads(pathlib.Path(sys.argv[1]).read_text())
only = sys.argv[sys.argv.index("--only") + 1] if "--only" in sys.argv else ""
bad = 0; good = 0
for name, acts in table.items():
    if only not in name: continue
    seen = pathlib.Path(sys.argv[1] + "." + name.replace(" ", "-"))
    act = acts[1 if seen.exists() else 0]; seen.touch()
    if act == "hang": print("still waiting", flush=True); time.sleep(600)
    if act == "fail": bad += 1; print("FAILED  ", name, flush=True)
    else: good += 1; print("ok      ", name, "(1.0 s)", flush=True)
print(f"{good} passed, {bad} failed")
sys.exit(1 if bad else 0)
"""


class PartsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def write(self, table):
        path = self.folder / "table.json"
        path.write_text(json.dumps(table), encoding="utf-8")
        return path

    def swift(self, table, limit=60.0):
        """The report of a Swift part whose tests act as the table says."""
        source = self.folder / "swift.py"
        source.write_text(SWIFT, encoding="utf-8")
        wrapper = self.folder / "swift"
        wrapper.write_text(f'#!/bin/sh\nexec {sys.executable} {source} {self.write(table)} "$@"\n', encoding="utf-8")
        wrapper.chmod(0o755)
        return self.report(SwiftPart("a part", ".", limit=limit, swift=str(wrapper)))

    def script(self, table, limit=60.0, again=("--only",)):
        source = self.folder / "script.py"
        source.write_text(SCRIPT, encoding="utf-8")
        return self.report(ScriptPart("a part", [sys.executable, source, self.write(table)], again=again, limit=limit))

    def report(self, part):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            report = part.report(self.folder)
        self.printed = printed.getvalue()
        return report

    def test_swift_all_pass(self):
        report = self.swift({"M.S/a()": ["pass"], "M.S/b()": ["pass"]})
        self.assertEqual((report.passed, report.failed, report.unsteady), (2, {}, {}))

    def test_swift_fails_once(self):
        report = self.swift({"M.S/a()": ["pass"], "M.S/b(x:)": ["fail", "pass"]})
        self.assertEqual((report.passed, report.failed), (2, {}))
        self.assertEqual(report.unsteady, {"M.S/b(x:)": "1 is not 2"})
        self.assertIn("unsteady M.S/b(x:): 1 is not 2", self.printed)

    def test_swift_fails_twice(self):
        report = self.swift({"M.S/a()": ["pass"], "M.S/b()": ["fail", "fail"]})
        self.assertEqual((report.passed, report.failed, report.unsteady), (1, {"M.S/b()": "1 is not 2"}, {}))

    def test_a_test_is_run_again_alone(self):
        # The second test begins with the same name; the filter must not take it along.
        self.swift({"M.S/a()": ["fail", "pass"], "M.S/aa()": ["pass", "fail"]})
        self.assertNotIn("M.S/aa", self.printed)

    def test_swift_hang_is_named(self):
        report = self.swift({"M.S/a()": ["pass"], "M.S/b()": ["hang", "hang"]}, limit=2.0)
        self.assertEqual(report.passed, 1)
        self.assertIn("still ran when the limit", report.failed["M.S/b()"])
        # The process waits in Python, which prints where.
        self.assertIn("swift.py", (self.folder / "a-part.log").read_text(encoding="utf-8"))

    def test_swift_crash_names_what_ran_and_runs_the_rest(self):
        report = self.swift({"M.S/a()": ["pass"], "M.S/b()": ["crash", "crash"], "M.S/c()": ["pass"]})
        self.assertEqual((report.passed, list(report.failed)), (2, ["M.S/b()"]))
        self.assertEqual(report.unsteady, {"M.S/c()": "did not end"})

    def test_many_failures_are_not_repeated(self):
        report = self.swift({f"M.S/t{number}()": ["fail", "pass"] for number in range(30)})
        self.assertEqual((len(report.failed), report.unsteady), (30, {}))

    def test_no_test_is_a_failure(self):
        self.assertEqual(self.swift({}).failed, {"a part": "ran no test"})

    def test_cut_event_is_skipped(self):
        path = self.folder / "events"
        head = json.dumps({"kind": "test", "payload": {"kind": "function", "id": "M.S/a()/F.swift:1:1"}})
        path.write_text(head + '\n{"kind": "ev', encoding="utf-8")
        self.assertEqual(read_events(path), Outcome(failed={"M.S/a()": "did not end"}))

    def test_script_fails_once(self):
        report = self.script({"one": ["pass"], "two": ["fail", "pass"]})
        self.assertEqual((report.passed, report.failed, report.unsteady), (2, {}, {"two": "failed"}))

    def test_script_whose_steps_build_on_each_other_runs_whole(self):
        report = self.script({"one": ["pass", "pass"], "two": ["fail", "pass"]}, again=None)
        self.assertEqual((report.passed, report.failed, report.unsteady), (2, {}, {"two": "failed"}))

    def test_script_that_hangs_twice_ends_only_itself(self):
        report = self.script({"one": ["pass", "pass"], "two": ["hang", "hang"]}, limit=2.0)
        self.assertEqual(report.passed, 1)
        self.assertIn("last line: ", report.failed["a part"])

    def test_script_that_hangs_once_runs_whole(self):
        report = self.script({"one": ["pass", "pass"], "two": ["hang", "pass"]}, limit=2.0)
        self.assertEqual((report.passed, report.failed, list(report.unsteady)), (2, {}, ["a part"]))

    def test_lost_part_is_one_failure(self):
        class Lost(Part):
            def first(self, logs):
                raise OSError("no such program")

        report = self.report(Lost("lost", 1))
        self.assertEqual((report.passed, list(report.failed)), (0, ["lost"]))


if __name__ == "__main__":
    unittest.main()
