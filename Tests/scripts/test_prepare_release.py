"""Scripts/prepare-release dates the changes, sets the version, and refuses what cannot be released."""

import contextlib
import datetime
import importlib.machinery
import importlib.util
import io
import pathlib
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def load():
    loader = importlib.machinery.SourceFileLoader("prepare_release", str(ROOT / "Scripts" / "prepare-release"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("prepare_release", loader))
    loader.exec_module(module)
    return module


RELEASE = load()
SOURCE = 'struct BeckonCommand {\n    static let version = "0.2.0"\n}\n'
CHANGES = "# Changes\n\n## Unreleased\n\n### Push\n\n- One.\n\n## 0.1.0 - 2026-01-31\n\n- Zero.\n"


class PrepareRelease(unittest.TestCase):
    def release(self, *arguments, source=SOURCE, changes=CHANGES, tags=("v0.1.0",)):
        """Exit status, what was printed, and both files afterwards."""
        with tempfile.TemporaryDirectory() as name:
            root = pathlib.Path(name)
            files = [root / RELEASE.SOURCE, root / RELEASE.CHANGES]
            for path, text in zip(files, (source, changes)):
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            out, err = io.StringIO(), io.StringIO()
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                try:
                    status = RELEASE.main(list(arguments), root, tags)
                except SystemExit as end:
                    status = end.code
            return status, out.getvalue() + err.getvalue(), *(path.read_text(encoding="utf-8") for path in files)

    def refused(self, why, *arguments, **more):
        status, told, source, changes = self.release(*arguments, **more)
        self.assertNotEqual(status, 0)
        self.assertIn(why, told)
        self.assertEqual((source, changes), (more.get("source", SOURCE), more.get("changes", CHANGES)))

    def test_prepare(self):
        today = datetime.datetime.now(datetime.timezone.utc).date().isoformat()
        for version in ("0.2.0", "0.3.0"):
            status, _, source, changes = self.release(version)
            self.assertEqual((status, source), (0, SOURCE.replace("0.2.0", version)))
            self.assertEqual(changes, CHANGES.replace("Unreleased\n", f"Unreleased\n\n## {version} - {today}\n"))
            self.assertEqual(RELEASE.section(changes, version), "### Push\n\n- One.")

    def test_refusals(self):
        self.refused("no version X.Y.Z", "v0.2.0")
        self.refused("older than the program's version", "0.1.9")
        self.refused("the tag v0.2.0 is there already", "0.2.0", tags=["v0.2.0"])
        self.refused('"Unreleased" is empty', "0.2.0", changes=CHANGES.replace("### Push\n\n- One.\n\n", ""))
        self.refused("a section 0.2.0 already", "0.2.0", changes=CHANGES.replace("0.1.0", "0.2.0"))
        self.refused('needs one section "## Unreleased"', "0.2.0", changes=CHANGES.replace("Unreleased", "Soon"))
        self.refused("has 0 lines", "0.2.0", source="")

    def test_next(self):
        status, _, source, changes = self.release("--next", "0.3.0")
        self.assertEqual((status, source, changes), (0, SOURCE.replace("0.2.0", "0.3.0"), CHANGES))
        self.refused("not newer", "--next", "0.2.0")

    def test_notes(self):
        self.assertEqual(self.release("--notes", "0.1.0")[:2], (0, "- Zero.\n"))
        self.refused("no section 0.2.0", "--notes", "0.2.0")

    def test_own_files(self):
        """What stands in the repository can be released."""
        RELEASE.present((ROOT / RELEASE.SOURCE).read_text(encoding="utf-8"))
        changes = (ROOT / RELEASE.CHANGES).read_text(encoding="utf-8")
        self.assertEqual(changes.count(RELEASE.UNRELEASED), 1)
        self.assertEqual(changes.index("\n## ") + 1, changes.index(RELEASE.UNRELEASED), "Unreleased is the first section")


if __name__ == "__main__":
    unittest.main()
