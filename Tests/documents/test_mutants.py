"""The mistakes of Tests/mutants fit the sources as they are; otherwise nobody would know until the next long run."""

import pathlib
import re
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PATCHES = sorted((ROOT / "Tests" / "mutants").glob("*.patch"))


class Mutants(unittest.TestCase):
    def test_patches_apply(self):
        self.assertTrue(PATCHES)
        for patch in PATCHES:
            with self.subTest(patch.stem):
                done = subprocess.run(
                    ["git", "apply", "--check", str(patch)], cwd=ROOT, capture_output=True, text=True, check=False)
                self.assertEqual(done.returncode, 0, done.stderr)

    def test_table(self):
        table = (ROOT / "Tests" / "mutants" / "README.md").read_text(encoding="utf-8")
        self.assertEqual(re.findall(r"^\| `([\w-]+)` \|", table, re.M), [patch.stem for patch in PATCHES])


if __name__ == "__main__":
    unittest.main()
