"""Figures of several rounds, and the bars that they have to keep."""

import json
import os
import statistics
import sys


class Figures:
    """Values of each figure, a round after the other, in the order in which the figures were first added."""

    def __init__(self):
        self.rows = {}
        self.load = load()

    def add(self, name, unit, value, at_most=None):
        """Adds the value of a round; `at_most` is the figure's bar."""
        row = self.rows.setdefault(name, {"figure": name, "unit": unit, "values": []})
        row["values"].append(value)
        if at_most is not None:
            row["bar"] = ["at most", at_most]

    def finish(self, as_json, **facts):
        """Prints a table on a terminal and JSON into a pipe; returns 1 if a bar was missed."""
        rows = [spread(row) for row in self.rows.values()]
        facts = {**facts, "cores": os.cpu_count(), "load average": f"{self.load} before, {load()} after"}
        if as_json or not sys.stdout.isatty():
            print(json.dumps({"facts": facts, "figures": rows}, indent=1))
        else:
            print("\n".join(f"{name}: {value}" for name, value in facts.items()), "\n")
            print(table(rows))
        missed = [row["figure"] for row in rows if is_missed(row)]
        say(f"missed in every round: {', '.join(missed)}" if missed else "no bar was missed in every round")
        return 1 if missed else 0


def load():
    return " ".join(f"{value:.1f}" for value in os.getloadavg())


def say(text):
    print(f"bench: {text}", file=sys.stderr, flush=True)


def spread(row):
    """A row with the median, the least and the greatest of its values."""
    values = row["values"]
    return {**row, "median": statistics.median(values), "least": min(values), "greatest": max(values)}


def verdict(row):
    """What a figure's bar says of it: a miss counts when no round kept the bar."""
    if not row.get("bar"):
        return ""
    kind, limit = row["bar"]
    keeps = (lambda value: value <= limit) if kind == "at most" else (lambda value: value >= limit)
    if keeps(row["median"]):
        return "kept"
    best = row["least"] if kind == "at most" else row["greatest"]
    return "missed, within the spread" if keeps(best) else "**MISSED**"


def is_missed(row):
    return verdict(row) == "**MISSED**"


def number(value):
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.2f}" if abs(value) < 10 else f"{value:.1f}"


def table(rows):
    """The rows as Markdown."""
    lines = ["| figure | median | least | greatest | unit | bar | |", "| --- | ---: | ---: | ---: | --- | --- | --- |"]
    for row in rows:
        cells = [row["figure"], *(number(row[name]) for name in ("median", "least", "greatest")), row["unit"]]
        bar = f"{row['bar'][0]} {row['bar'][1]:g}" if row.get("bar") else ""
        lines.append(f"| {' | '.join(cells)} | {bar} | {verdict(row)} |")
    return "\n".join(lines)
