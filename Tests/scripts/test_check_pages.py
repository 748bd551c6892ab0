"""Scripts/check-pages finds a wrong type, a script that is not checked, an address without a file, and a file that nothing names."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "Scripts" / "check-pages"
PAGE = '<link href="desk/pages/desk/desk.css"><script src="desk/pages/desk/desk.js"></script>'
DESK = '// @ts-check\nimport { twice } from "../shared/numbers.js";\n\nconsole.log(twice(2));\n'
NUMBERS = "// @ts-check\n/** @param {number} one */\nexport function twice(one) {\n  return 2 * one;\n}\n"


@unittest.skipUnless(shutil.which("tsc"), "needs node-typescript")
class CheckPages(unittest.TestCase):
    def check(self, changes=None, path=None):
        """Exit status and output for a small checkout with changed files; None removes one."""
        with tempfile.TemporaryDirectory() as name:
            root = pathlib.Path(name)
            web = root / "Server/Sources/BeckonDesk/Web"
            files = {"desk/index.html": PAGE, "desk/desk.css": "", "desk/desk.js": DESK, "shared/numbers.js": NUMBERS, **(changes or {})}
            for file, text in files.items():
                if text is not None:
                    (web / file).parent.mkdir(parents=True, exist_ok=True)
                    (web / file).write_text(text, encoding="utf-8")
            shutil.copy(ROOT / "jsconfig.json", root)
            done = subprocess.run(
                [sys.executable, SCRIPT, "--root", root], capture_output=True, text=True, check=False,
                env={**os.environ, **({"PATH": path} if path is not None else {})})
            return done.returncode, done.stdout + done.stderr

    def test_good(self):
        status, output = self.check()
        self.assertEqual((status, output), (0, "pages: 0 faults in 2 scripts\n"))

    def test_faults(self):
        status, output = self.check({
            "desk/desk.js": DESK.replace("twice(2)", 'twice("2")') + 'import { none } from "../shared/none.js";\nnone();\n',
            "desk/desk.css": None,
            "desk/keys.js": "export const keys = [];\n",
            "shared/numbers.js": NUMBERS + "/** @returns {string} */\nexport const none = () => 1;\nexport const untold = (one) => one;\n",
        })
        self.assertEqual(status, 1, output)
        for words in (
            "desk.js(4,19): error TS2345",
            "desk.js(5,22): error TS2307",
            "numbers.js(7,27): error TS2322",
            "numbers.js(8,24): error TS7006",
            "keys.js: the first line is not // @ts-check",
            "keys.js: nothing names this file",
            "there is no desk/desk.css",
        ):
            self.assertIn(words, output)

    def test_no_scripts(self):
        status, output = self.check({"desk/desk.js": None, "shared/numbers.js": None})
        self.assertEqual(status, 1)
        self.assertIn("there are no scripts", output)

    def test_no_checker(self):
        status, output = self.check(path="/nonexistent")
        self.assertEqual(status, 69)
        self.assertIn("apt-get install node-typescript", output)


if __name__ == "__main__":
    unittest.main()
