"""Scripts/nightly goes on after a failure, names it in the summary and at the end, and ends what takes too long."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "Scripts" / "nightly"
CHECKS = """
# Stand-ins for the long checks.
good: sh -c "echo building; echo '12 passed, 0 failed'"
bad: sh -c "echo 'a | b' >&2; echo '11 passed, 1 failed'; echo 'make: *** [Makefile:9: bad] Error 1'; exit 3"
none: /nonexistent/check
hang: sh -c "echo waiting; sleep 600"
last: sh -c "echo '3 passed, 0 failed'"
"""


class Nightly(unittest.TestCase):
    def nightly(self, *arguments):
        """Exit status, what was printed, the summary, the names of the logs."""
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "checks").write_text(CHECKS, encoding="utf-8")
            done = subprocess.run(
                [sys.executable, SCRIPT, "--checks", folder / "checks", "--folder", folder / "out", *arguments],
                capture_output=True, text=True, check=False)
            page = folder / "out" / "summary.md"
            logs = sorted(path.name for path in (folder / "out").glob("*.log"))
            return done, page.read_text(encoding="utf-8") if page.exists() else "", logs

    def row(self, page, name):
        (row,) = [line for line in page.splitlines() if line.startswith(f"| {name} |")]
        return [cell.strip() for cell in row.strip("|").split(" | ")]

    def test_good(self):
        done, page, logs = self.nightly("good", "last")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("2 passed, 0 failed.", page)
        self.assertNotIn("Failed:", page)
        self.assertEqual(logs, ["good.log", "last.log"])

    def test_failures(self):
        done, page, logs = self.nightly("good", "bad", "none", "last")
        self.assertEqual(done.returncode, 1)
        self.assertIn("2 passed, 2 failed.", page)
        self.assertIn("Failed: bad, none.", page)
        self.assertEqual(self.row(page, "good")[:3], ["good", "passed", "12 passed, 0 failed"])
        self.assertEqual(self.row(page, "bad")[:3], ["bad", "**FAILED**", "11 passed, 1 failed"])
        self.assertIn("cannot start", self.row(page, "none")[2])
        self.assertEqual(self.row(page, "last")[1], "passed")
        self.assertIn(page, done.stdout)
        self.assertIn("last.log", logs)

    def test_limit(self):
        # What follows has no time of its own, which the short limit would end on a busy machine.
        done, page, _ = self.nightly("hang", "none", "--hours", "0.0003")
        self.assertEqual(done.returncode, 1)
        self.assertIn("ended at its limit of 1 s", self.row(page, "hang")[2])
        self.assertIn("cannot start", self.row(page, "none")[2])

    def test_unknown(self):
        done, page, _ = self.nightly("other")
        self.assertEqual((done.returncode, page), (2, ""))
        self.assertIn("no check is named other; there are good, bad, none, hang, last", done.stderr)


if __name__ == "__main__":
    unittest.main()
