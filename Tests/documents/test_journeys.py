"""Scripts/check-journeys finds rows whose type, file or member is not there, and reads no other tables."""

import importlib.machinery
import importlib.util
import pathlib
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "Scripts" / "check-journeys"


def load():
    loader = importlib.machinery.SourceFileLoader("journeys", str(SCRIPT))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("journeys", loader))
    loader.exec_module(module)
    return module


JOURNEYS = load()
PAGE = """
| hop | file in `Sources/` | what it does |
| --- | --- | --- |
| `Phone.send(_:to:)` | `App/Phone/` | sends |
| `Phone+Files`, `Desk` | `App/Phone/`, `Desk/` | both |
| `Desk.port`, `Desk.open` | `App/Desk/` | a property, a function in another file |

| other | table |
| --- | --- |
| `Nothing` | `App/Nowhere/` |
"""
FILES = {
    "App/Phone/Phone.swift": "public struct Phone {\n    func send(\n        _ text: String, to desk: (Int, Int) = (1, 2)\n    ) {}\n}\n",
    "App/Phone/Phone+Files.swift": "/// Files.\nextension Phone {}\n",
    "App/Desk/Desk.swift": "package final class Desk {\n    let port: Int\n}\n",
    "App/Desk/More/Desk+Open.swift": "extension Desk {\n    func open<Key>(_ key: Key) {}\n}\n",
}


class Journeys(unittest.TestCase):
    def check(self, page=PAGE, files=FILES):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                path = pathlib.Path(folder, "Sources", name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            return JOURNEYS.check(page, pathlib.Path(folder))

    def fault(self, before, after):
        """The one fault of the page in which a part was replaced."""
        self.assertIn(before, PAGE)
        _, faults = self.check(PAGE.replace(before, after))
        self.assertEqual(len(faults), 1, faults)
        return faults[0]

    def test_good(self):
        self.assertEqual(self.check(), (3, []))

    def test_file(self):
        self.assertEqual(
            self.fault("`Phone.send(_:to:)` | `App/Phone/`", "`Fax` | `App/Phone/`"),
            "line 4: Fax in App/Phone/: Fax: there is no file Fax.swift in Phone/")
        self.assertIn("there is no file Phone+Texts.swift", self.fault("Phone+Files", "Phone+Texts"))
        self.assertIn("there is no file Phone.swift in Desk/", self.fault("(_:to:)` | `App/Phone/`", "` | `App/Desk/`"))

    def test_declaration(self):
        for text in ("struct Telephone {}", "// struct Phone {}", 'let text = "struct Phone {}"', "extension Phone {}"):
            _, faults = self.check(files={**FILES, "App/Phone/Phone.swift": text})
            self.assertEqual(
                faults, ["line 4: Phone.send(_:to:) in App/Phone/: Phone.send(_:to:): Phone.swift does not declare Phone"])
        _, faults = self.check(files={**FILES, "App/Phone/Phone+Files.swift": "extension Desk {}"})
        self.assertEqual(len(faults), 1)

    def test_member(self):
        self.assertIn("declares send(_:)", self.fault("send(_:to:)", "send(_:)"))
        self.assertIn("declares ring", self.fault("Desk.port", "Desk.ring"))
        _, faults = self.check(files={**FILES, "App/Desk/More/Desk+Open.swift": "extension Desk {}"})
        self.assertEqual(len(faults), 1)

    def test_row(self):
        self.assertIn("a row needs names", self.fault("`Phone.send(_:to:)`", "the phone"))
        self.assertIn("a row needs names", self.fault("`Phone+Files`, `Desk`", "`Phone+Files`, `Desk`, `Desk`"))
        self.assertIn("is no name of a type", self.fault("`Phone.send(_:to:)`", "`phone`"))


if __name__ == "__main__":
    unittest.main()
