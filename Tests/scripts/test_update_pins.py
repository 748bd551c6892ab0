"""Scripts/update-pins finds pins, compares versions as semver.org says, and changes nothing but the versions; without a network."""

import contextlib
import importlib.machinery
import importlib.util
import io
import pathlib
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def load():
    loader = importlib.machinery.SourceFileLoader("update_pins", str(ROOT / "Scripts" / "update-pins"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("update_pins", loader))
    loader.exec_module(module)
    return module


PINS = load()
MANIFEST = '''let package = Package(
    dependencies: [
        .package(name: "beckon", path: "..", traits: ["ICWSOverNIO"]),
        .package(
            url: "https://host.example/hummingbird", exact: "2.9.1", traits: ["FullFoundation"]),
        // .package(url: "https://host.example/former", exact: "1.0.0"),
        .package(url: "https://host.example/yams.git", exact: "6.2.2"),
        .package(url: "https://host.example/log", from: "1.0.0"),
        .package(url: "https://host.example/nio", exact: "2.0.0-beta.2"),
    ])
'''
TAGS = {
    "hummingbird": ["2.9.1", "2.10.0", "2.10.1-rc.1", "v2.10.0", "3.0.0", "docs"],
    "yams": ["6.2.2", "6.2.1", "5.9.9"],
    "nio": ["1.9.9", "2.0.0-beta.9", "2.0.0"],
}


def read(pin):
    return TAGS[pin.name]


class UpdatePins(unittest.TestCase):
    def run_in(self, folder, *arguments, read=read):
        root = pathlib.Path(folder)
        (root / "Server").mkdir(exist_ok=True)
        for name, text in (("Server/Package.swift", MANIFEST), ("Package.swift", "// nothing is pinned\n")):
            if not (root / name).exists():
                (root / name).write_text(text, encoding="utf-8")
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                status = PINS.main(list(arguments), root, read)
            except SystemExit as end:
                status = end.code
        return status, out.getvalue(), err.getvalue(), (root / "Server/Package.swift").read_text(encoding="utf-8")

    def test_order(self):
        versions = [
            "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.0.10", "1.9",
            "1.10.0", "v2.0.0"]
        keys = [PINS.order(version) for version in versions]
        self.assertEqual(keys, sorted(keys))
        self.assertEqual(PINS.order("1.0.0+build.7"), PINS.order("v1.0.0"))
        for text in ("docs", "1", "1.2.3.4", "release-1.2.3", ""):
            self.assertIsNone(PINS.order(text))

    def test_releases(self):
        self.assertEqual(PINS.releases(TAGS["hummingbird"]), ["3.0.0", "2.10.0", "2.9.1"])
        self.assertEqual(PINS.releases(["1.0.0-beta", "main"]), [])

    def test_pins(self):
        found = list(PINS.pins("Package.swift", MANIFEST))
        self.assertEqual([(pin.name, pin.version) for pin in found], [("hummingbird", "2.9.1"), ("yams", "6.2.2"), ("nio", "2.0.0-beta.2")])

    def test_own_manifest(self):
        text = (ROOT / "Server" / "Package.swift").read_text(encoding="utf-8")
        found = list(PINS.pins("Server/Package.swift", text))
        self.assertEqual(len(found), text.count(".package(") - 1, "every package but the one at the top is pinned")
        self.assertEqual([pin.name for pin in found if PINS.order(pin.version) is None], [])
        self.assertEqual(PINS.rewritten(text, [(pin, pin.version) for pin in found]), text)

    def test_dry_run(self):
        with tempfile.TemporaryDirectory() as folder:
            for arguments in ((), ("--dry-run",)):
                status, out, _, manifest = self.run_in(folder, *arguments)
                self.assertEqual((status, manifest), (0, MANIFEST))
                lines = [line.split(maxsplit=3) for line in out.splitlines()]
                self.assertIn(["hummingbird", "2.9.1", "2.10.0", "minor; 3.0.0 with --major"], lines)
                self.assertIn(["yams", "6.2.2", "6.2.2", "newest"], lines)
                self.assertIn(["nio", "2.0.0-beta.2", "2.0.0", "release"], lines)
                self.assertIn("2 of 3 pins can be raised", out)

    def test_write(self):
        with tempfile.TemporaryDirectory() as folder:
            status, out, _, manifest = self.run_in(folder, "--write", "hummingbird")
            self.assertEqual((status, manifest), (0, MANIFEST.replace("2.9.1", "2.10.0")))
            self.assertIn("Server/Package.swift: hummingbird 2.9.1 -> 2.10.0", out)
            self.assertIn("Scripts/update-pins --resolve\n  make test", out)
            _, _, _, manifest = self.run_in(folder, "--write", "all", "--major")
            self.assertEqual(manifest, MANIFEST.replace("2.9.1", "3.0.0").replace("2.0.0-beta.2", "2.0.0"))
            status, out, _, _ = self.run_in(folder, "--write", "all", "--major")
            self.assertEqual(status, 0)
            self.assertIn("nothing is to be raised", out)

    def test_unknown(self):
        with tempfile.TemporaryDirectory() as folder:
            status, _, err, manifest = self.run_in(folder, "--write", "log")
            self.assertEqual((status, manifest), (2, MANIFEST))
            self.assertIn("no pin is named log; there are hummingbird, yams, nio", err)

    def test_unreadable(self):
        def away(pin):
            if pin.name == "yams":
                raise PINS.Unreadable("yams: the tags cannot be read")
            return TAGS[pin.name]

        with tempfile.TemporaryDirectory() as folder:
            status, _, err, manifest = self.run_in(folder, "--write", "all", read=away)
            self.assertEqual((status, err, manifest), (1, "update-pins: yams: the tags cannot be read\n", MANIFEST))

    def test_git(self):
        with tempfile.TemporaryDirectory() as folder:
            pin = PINS.Pin("Package.swift", f"file://{folder}/none.git", "1.0.0", (0, 0))
            with self.assertRaisesRegex(PINS.Unreadable, "none: the tags of file://.* cannot be read: "):
                PINS.tags(pin)


if __name__ == "__main__":
    unittest.main()
