"""Scripts/bench reads what its parts print, and a bar is missed only when no round kept it."""

import importlib.machinery
import importlib.util
import json
import pathlib
import sys
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "Scripts" / "bench"


def load():
    loader = importlib.machinery.SourceFileLoader("bench", str(SCRIPT))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("bench", loader))
    loader.exec_module(module)
    return module


BENCH = load()
FIGURES = sys.modules["figures"]


class Bars(unittest.TestCase):
    def verdict(self, values, kind, limit):
        return FIGURES.verdict(FIGURES.spread({"figure": "f", "unit": "", "values": values, "bar": [kind, limit]}))

    def test_at_most(self):
        self.assertEqual(self.verdict([1, 2, 9], "at most", 2), "kept")
        self.assertEqual(self.verdict([1, 2, 9], "at most", 1.5), "missed, within the spread")
        self.assertEqual(self.verdict([1, 2, 9], "at most", 0.9), "**MISSED**")

    def test_at_least(self):
        self.assertEqual(self.verdict([0.7, 0.9, 1], "at least", 0.9), "kept")
        self.assertEqual(self.verdict([0.7, 0.8, 1], "at least", 0.9), "missed, within the spread")
        self.assertEqual(self.verdict([0.7, 0.8], "at least", 0.9), "**MISSED**")

    def test_none(self):
        self.assertEqual(FIGURES.verdict({"figure": "f", "median": 1}), "")


class Parts(unittest.TestCase):
    def row(self, rows, name):
        (row,) = [row for row in rows if row["figure"] == name]
        return row

    def test_figures(self):
        """What the Swift programs, the senders of pushes and the drivers in Python write."""
        rows = BENCH.rows_of_json(json.loads("""
            {"figures": [
             {"name": "a", "unit": "ms", "median": 2, "min": 1, "max": 3, "rounds": [1, 2, 3]},
             {"name": "once", "unit": "KiB", "median": 7},
             {"figure": "b", "unit": "us", "median": 5, "least": 4, "greatest": 6, "bar": "at most 4.5", "holds": false},
             {"figure": "c", "unit": "", "values": [2], "median": 2, "least": 2, "greatest": 2, "bar": ["at most", 1]}]}
            """))
        self.assertEqual(self.row(rows, "a")["greatest"], 3)
        self.assertEqual(self.row(rows, "once")["least"], 7)
        self.assertEqual(FIGURES.verdict(self.row(rows, "b")), "missed, within the spread")
        self.assertTrue(FIGURES.is_missed(self.row(rows, "c")))

    def test_deliveries(self):
        rounds = {"before": [{"instructions": 100}, {"instructions": 100}], "beckon": [{"instructions": 103}, {"instructions": 105}]}
        rows = BENCH.rows_of_json({"rounds": rounds, "ratios": {"before": [1, 1], "beckon": [1.03, 1.05]}})
        self.assertTrue(FIGURES.is_missed(self.row(rows, "beckon: instructions a delivery / before's")))
        self.assertEqual(len(rows), 3)

    def test_bayeux(self):
        rows = BENCH.rows_of_json({
            "rows": [{"name": "nchan", "server CPU, us": [1, 3]}], "bars": [{"name": "CPU", "figures": [1.4, 1.6], "limit": 1.5}]})
        self.assertEqual(self.row(rows, "nchan: server CPU, us")["median"], 2)
        self.assertEqual(FIGURES.verdict(self.row(rows, "CPU")), "kept")

    def test_markdown(self):
        rows = BENCH.rows_of_markdown("""
            date: today

            | figure | median | least | greatest | unit |
            | --- | ---: | ---: | ---: | --- |
            | bookings: CPU of a week's slots (at most 20) | 6.99 | 6.69 | 7.34 | ms |
            | SQLite: share of the bare loop (at least 0.7) | 0.50 | 0.40 | 0.60 |  |
            """.replace("            |", "|"))
        self.assertEqual([row["unit"] for row in rows], ["ms", ""])
        self.assertEqual(FIGURES.verdict(rows[0]), "kept")
        self.assertTrue(FIGURES.is_missed(rows[1]))

    def test_table(self):
        rows = [FIGURES.spread({"figure": "f / g", "unit": "us", "values": [1500, 2, 30], "bar": ["at most", 4.5]})]
        self.assertEqual(FIGURES.table(rows).splitlines()[-1], "| f / g | 30.0 | 2.00 | 1,500 | us | at most 4.5 | missed, within the spread |")


if __name__ == "__main__":
    unittest.main()
