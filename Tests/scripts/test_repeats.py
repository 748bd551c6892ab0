"""Tests of Scripts/repeats: what counts as a stretch that stands twice."""

import importlib.machinery
import importlib.util
import pathlib
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "Scripts" / "repeats"
SPEC = importlib.util.spec_from_loader("repeats", importlib.machinery.SourceFileLoader("repeats", str(SCRIPT)))
repeats = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(repeats)


def lines(*numbers):
    return "".join(f"    let value{number} = {number}\n" for number in numbers)


class RepeatsTest(unittest.TestCase):
    def places(self, *texts):
        with tempfile.TemporaryDirectory() as folder:
            paths = []
            for number, text in enumerate(texts):
                path = pathlib.Path(folder) / f"{number}.swift"
                path.write_text(text, encoding="utf-8")
                paths.append(path)
            return [(path.name, first, last) for path, first, last in repeats.places(paths)]

    def test_six_lines_twice_are_two_places(self):
        self.assertEqual(
            self.places(lines(*range(6)), lines(9) + lines(*range(6))), [("0.swift", 1, 6), ("1.swift", 2, 7)])

    def test_a_longer_stretch_is_one_place(self):
        self.assertEqual(self.places(lines(*range(9)), lines(*range(9))), [("0.swift", 1, 9), ("1.swift", 1, 9)])

    def test_five_lines_are_none(self):
        self.assertEqual(self.places(lines(*range(5)) + lines(7), lines(*range(5)) + lines(8)), [])

    def test_comments_empty_lines_and_braces_do_not_count(self):
        text = lines(0, 1) + "\n}\n    // why\n" + lines(2, 3, 4)
        self.assertEqual(self.places(text + lines(7), text + lines(8)), [])
        self.assertEqual(len(self.places(text + lines(7), lines(0, 1, 2, 3, 4, 7))), 2)

    def test_one_file_may_repeat_itself(self):
        self.assertEqual(len(self.places(lines(*range(6)) + lines(99) + lines(*range(6)))), 2)


if __name__ == "__main__":
    unittest.main()
