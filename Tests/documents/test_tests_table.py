"""Scripts/check-tests-table finds what is missing, failed, did not run, or has no test."""

import importlib.machinery
import importlib.util
import pathlib
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "Scripts" / "check-tests-table"


def load():
    loader = importlib.machinery.SourceFileLoader("tests_table", str(SCRIPT))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("tests_table", loader))
    loader.exec_module(module)
    return module


TABLE = load()
PAGE = """
| point | Beckon | test |
| --- | --- | --- |
| a | yes | `ATests.one` |
| b \\| c | yes | `ATests.two`, `page: the list is shown` |
| e | yes | `client: a phone (old) speaks` |

| other | table |
| --- | --- |
| d | `ATests.none` |
"""
RESULTS = """<testsuites><testsuite>
<testcase classname="M.ATests" name="one()"/>
<testcase classname="M.ATests" name="two(_:)">{}</testcase>
</testsuite></testsuites>"""
KNOWN = {"ATests.one", "ATests.two", "page: the list is shown", "client: a phone (old) speaks"}


class TestsTable(unittest.TestCase):
    def check(self, page, known=KNOWN, results=None, pages="ok       the list is shown\n"):
        with tempfile.TemporaryDirectory() as folder:
            document = pathlib.Path(folder, "page.md")
            document.write_text(page, encoding="utf-8")
            paths = []
            if results is not None:
                paths = [pathlib.Path(folder, name) for name in ("results.xml", "pages.log", "clients.log")]
                paths[0].write_text(results, encoding="utf-8")
                paths[1].write_text(pages, encoding="utf-8")
                paths[2].write_text("ok     a phone (old) speaks (3 lines, 0.1 s)\n", encoding="utf-8")
            return TABLE.check([document], known, paths)

    def test_good(self):
        self.assertEqual(self.check(PAGE), (4, []))
        self.assertEqual(self.check(PAGE, results=RESULTS.format("")), (4, []))

    def test_missing(self):
        _, faults = self.check(PAGE, known=KNOWN - {"ATests.two"})
        self.assertEqual(faults, ["page.md: b \\| c: there is no test ATests.two"])

    def test_without(self):
        _, faults = self.check(PAGE.replace("`ATests.one`", ""))
        self.assertEqual(faults, ["page.md: a: no test"])

    def test_failed(self):
        _, faults = self.check(PAGE, results=RESULTS.format('<failure message="x"/>'))
        self.assertEqual(faults, ["page.md: b \\| c: ATests.two failed"])
        _, faults = self.check(PAGE, results=RESULTS.format(""), pages="FAILED   the list is shown\n")
        self.assertEqual(faults, ["page.md: b \\| c: page: the list is shown failed"])

    def test_did_not_run(self):
        _, faults = self.check(PAGE, results=RESULTS.replace("two(_:)", "other()").format(""))
        self.assertEqual(faults, ["page.md: b \\| c: ATests.two did not run"])

    def test_skipped(self):
        _, faults = self.check(PAGE, results=RESULTS.format("<skipped/>"))
        self.assertEqual(faults, ["page.md: b \\| c: ATests.two did not run"])

    def test_sources(self):
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "A.swift").write_text(
                '@Suite struct ATests {\n    @Test("one") func one() {}\n    @Test(\n        "two",\n        arguments: [1])\n'
                "    func two(_ n: Int) {}\n    func helper() {}\n}\n", encoding="utf-8")
            self.assertEqual(TABLE.swift_tests(pathlib.Path(folder)), {"ATests.one", "ATests.two"})


if __name__ == "__main__":
    unittest.main()
