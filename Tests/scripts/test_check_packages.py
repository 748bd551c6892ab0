"""Scripts/check-packages finds every difference between the list and a build; the list has every pin of the manifests."""

import contextlib
import copy
import importlib.machinery
import importlib.util
import io
import json
import pathlib
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def load(name):
    loader = importlib.machinery.SourceFileLoader(name.replace("-", "_"), str(ROOT / "Scripts" / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


PACKAGES, PINS = load("check-packages"), load("update-pins")


def pin(name, version="1.0.0", revision="a" * 40, location=None, kind="remoteSourceControl"):
    location = location or f"https://host.example/{name}"
    return {"identity": name, "kind": kind, "location": location, "state": {"revision": revision, "version": version}}


class CheckPackages(unittest.TestCase):
    def check(self, server, top=None, listed=None, write=False):
        """Exit status, what was printed, and the list afterwards; without `listed` the list is of the server's build."""
        with tempfile.TemporaryDirectory() as name:
            root = pathlib.Path(name)
            files = {PACKAGES.LIST: listed if listed is not None else server, PACKAGES.SERVER: server, PACKAGES.TOP: top}
            for path, pins in files.items():
                (root / path).parent.mkdir(exist_ok=True)
                if pins is not None:
                    (root / path).write_text(json.dumps({"pins": pins, "version": 3}), encoding="utf-8")
            out = io.StringIO()
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
                status = PACKAGES.main([*(["--write"] if write else []), "--root", name])
            return status, out.getvalue(), json.loads((root / PACKAGES.LIST).read_text(encoding="utf-8"))

    def test_equal(self):
        self.assertEqual(self.check([pin("b"), pin("a")], top=[pin("a")])[:2], (0, "packages: 2, as built\n"))
        self.assertEqual(self.check(None, listed=[pin("a")])[:2], (0, "packages: 1, nothing was built\n"))

    def test_differences(self):
        two = [pin("a"), pin("b")]
        for server, top, sentence in (
            ([pin("a"), pin("b", version="1.0.1")], None, "Server/Package.resolved: b is 1.0.1"),
            ([pin("a"), pin("b", revision="b" * 40)], None, "Server/Package.resolved: b is 1.0.0 (bbbbbbbbbb)"),
            ([pin("a"), pin("b", location="https://else.example/b")], None, "of https://else.example/b, in packaging/packages.json"),
            ([pin("a")], None, "Server/Package.resolved: b is in packaging/packages.json and is not used"),
            ([*two, pin("c")], None, "Server/Package.resolved: c 1.0.0 (aaaaaaaaaa) of https://host.example/c is not in"),
            (two, [pin("a", version="1.1.0")], "\nPackage.resolved: a is 1.1.0"),
            (two, [pin("c")], "\nPackage.resolved: c 1.0.0"),
        ):
            status, told, _ = self.check(server, top, listed=two)
            self.assertEqual(status, 1)
            self.assertIn(sentence, "\n" + told)

    def test_write(self):
        status, _, listed = self.check([pin("b"), pin("a")], listed=[], write=True)
        self.assertEqual((status, listed), (0, {"pins": [pin("a"), pin("b")], "version": 2}))
        branch = copy.deepcopy(pin("a"))
        del branch["state"]["version"]
        addresses = [pin("a", location="/mirror/a"), pin("a", location="http://host.example/a")]
        for wrong in (*addresses, pin("a", kind="localSourceControl"), branch):
            status, _, listed = self.check([wrong], listed=[], write=True)
            self.assertEqual((status, listed["pins"]), (1, []))

    def test_own_list(self):
        listed = PACKAGES.pins(ROOT / PACKAGES.LIST)
        self.assertEqual(list(PACKAGES.unfit(listed)), [])
        versions = {pin["location"].removesuffix(".git"): pin["state"]["version"] for pin in listed.values()}
        manifest = (ROOT / "Server/Package.swift").read_text(encoding="utf-8")
        for one in PINS.pins("Server/Package.swift", manifest):
            self.assertEqual(versions.get(one.url.removesuffix(".git")), one.version, f"{one.name}: Scripts/update-pins --resolve")


if __name__ == "__main__":
    unittest.main()
