"""Scripts/sbom writes a bill of materials that the schema of CycloneDX 1.5 takes, the same for the same parts."""

import argparse
import importlib.machinery
import importlib.util
import json
import pathlib
import tempfile
import unittest

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

ROOT = pathlib.Path(__file__).resolve().parents[2]
# One that is installed, and one of which only settings are left.
STATUS = """Package: libstdc++6
Status: install ok installed
Architecture: amd64
Version: 1:12.2.0-14+deb12u1

Package: gone
Status: deinstall ok config-files
Architecture: all
Version: 1.0

Package: beckon
Status: install ok installed
Architecture: amd64
Version: 0.1.0~202611280719.gaa9cc1c0
"""


def load():
    loader = importlib.machinery.SourceFileLoader("sbom", str(ROOT / "Scripts" / "sbom"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("sbom", loader))
    loader.exec_module(module)
    return module


SBOM = load()


class Bill(unittest.TestCase):
    def package(self, swift="6.3.1", epoch=1_795_849_652):
        debian = SBOM.debian_package("zlib1g\t1:1.2.13.dfsg-1\tamd64\tinstalled", "debian-12")
        return SBOM.bill("application", "0.1.0", [*SBOM.swift_parts(), SBOM.swift_runtime(swift, ["libswiftCore.so"]), debian], epoch)

    def image(self, package):
        with tempfile.TemporaryDirectory() as name:
            root = pathlib.Path(name)
            (root / "etc").mkdir()
            (root / "etc/os-release").write_text('NAME="Debian GNU/Linux"\nVERSION_ID="12"\nID=debian\n')
            (root / "var/lib/dpkg/info").mkdir(parents=True)
            (root / "var/lib/dpkg/status").write_text(STATUS)
            (root / "bill").write_text(json.dumps(package))
            return SBOM.of_image(argparse.Namespace(package=root / "bill", root=root), 1_795_849_652)

    def test_schema(self):
        validator = JsonStrictValidator(SchemaVersion.V1_5)
        for bill in (self.package(), self.image(self.package())):
            self.assertIsNone(validator.validate_str(json.dumps(bill)))
        wrong = {**self.package(), "serialNumber": "1"}
        self.assertIsNotNone(validator.validate_str(json.dumps(wrong)))

    def test_same(self):
        self.assertEqual(self.package(), self.package())
        numbers = {bill["serialNumber"] for bill in (self.package(), self.package(swift="6.3.2"), self.package(epoch=1))}
        self.assertEqual(len(numbers), 3)
        self.assertEqual(self.package()["metadata"]["timestamp"], "2026-11-28T07:07:32Z")

    def test_packages(self):
        pins = json.loads(SBOM.LIST.read_text(encoding="utf-8"))["pins"]
        parts = {part["purl"]: part for part in self.package()["components"]}
        for pin in pins:
            identity = f"pkg:swift/{pin['location'].removeprefix('https://').removesuffix('.git')}@{pin['state']['version']}"
            self.assertEqual(parts[identity]["pedigree"]["commits"][0]["uid"], pin["state"]["revision"])
        self.assertEqual(len(parts), len(pins) + 2)

    def test_image(self):
        parts = [part.get("purl") for part in self.image(self.package())["components"]]
        self.assertIn("pkg:deb/debian/libstdc%2B%2B6@1:12.2.0-14%2Bdeb12u1?arch=amd64&distro=debian-12", parts)
        # Neither the machine's packages nor what is not installed; the program itself stands there as a program.
        self.assertEqual([part for part in parts if part and "pkg:deb/" in part and "libstdc" not in part], [])
        self.assertEqual(parts.count(None), 1)


if __name__ == "__main__":
    unittest.main()
