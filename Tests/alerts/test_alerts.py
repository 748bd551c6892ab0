"""The rules, their tests, the dashboard, the example for Alertmanager and docs/on-call.md fit each other and the served metrics.

What asks promtool or amtool is left out where they are missing; `make alerts-test` installs them.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "alerts"))
sys.dont_write_bytecode = True

import prometheus  # noqa: E402 - after the lines above

RULES = yaml.safe_load(prometheus.RULES.read_text(encoding="utf-8"))["groups"][0]["rules"]
NAMES = {rule["alert"] for rule in RULES}
TRIED = ROOT / "Tests" / "alerts" / "rules_test.yml"
DASHBOARD = json.loads((ROOT / "packaging" / "grafana-dashboard.json").read_text(encoding="utf-8"))
PAGE = (ROOT / "docs" / "on-call.md").read_text(encoding="utf-8")
LINK = "file:/usr/share/doc/beckon/on-call.md#"
# What Prometheus itself says of every target.
OWN = {"up": {"job", "instance"}, "ALERTS": {"alertname", "alertstate", "job", "instance"}}


def served():
    """The labels of every metric in the table of docs/operations.md; histograms by the names of their series."""
    text = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    table = text.split("<!-- metrics -->")[1].split("<!-- end of metrics -->")[0]
    found = dict(OWN)
    for name, kind, labels in re.findall(r"^\| `(\w+)` \| (\w+) \| ?(.*?) ?\|", table, re.M):
        labels = {"job", "instance", *re.findall(r"`(\w+)`", labels)}
        if kind == "histogram":
            found.update({f"{name}_bucket": labels | {"le"}, f"{name}_count": labels, f"{name}_sum": labels})
        else:
            found[name] = labels
    return found


SERVED = served()


def slug(heading):
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def sections():
    """The text of each section after the page's beginning, by the name of its link."""
    return {slug(part.split("\n", 1)[0]): part for part in re.split(r"^## ", PAGE, flags=re.M)[1:]}


def expressions():
    """Every expression of the dashboard, with what Grafana puts in."""
    found = [target["expr"] for panel in DASHBOARD["panels"] for target in panel.get("targets", ())]
    found += [note["expr"] for note in DASHBOARD["annotations"]["list"]]
    return [text.replace("$__rate_interval", "5m").replace("$job", "beckon").replace("$instance", ".+") for text in found]


def promtool(*arguments):
    return subprocess.run(["promtool", *arguments], capture_output=True, text=True, check=False)


class Alerts(unittest.TestCase):
    def good(self, done):
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def known(self, expression):
        """Each metric is served, with each label that the expression asks it for or groups it by."""
        names = re.findall(r"\b(?:beckon_\w+|process_\w+|ALERTS|up)\b", expression)
        self.assertTrue(names, expression)
        for name in names:
            self.assertIn(name, SERVED, expression)
        for name, filters in re.findall(r"\b(\w+)\{([^}]*)\}", expression):
            for label in re.findall(r"(\w+)\s*(?:=~|!~|!=|=)", filters):
                self.assertIn(label, SERVED[name], expression)
        for labels in re.findall(r"\b(?:by|on) \(([^)]*)\)", expression):
            for label in labels.split(","):
                self.assertTrue(any(label.strip() in SERVED[name] for name in names), f"{label} in {expression}")

    def test_rules_name_served_metrics(self):
        for rule in RULES:
            with self.subTest(rule["alert"]):
                self.known(rule["expr"])

    def test_dashboard_names_served_metrics(self):
        for expression in expressions():
            with self.subTest(expression):
                self.known(expression)

    def test_dashboard_shows_every_metric(self):
        shown = " ".join(expressions())
        for name in SERVED.keys() - {"up"}:
            if not name.endswith(("_count", "_sum")):
                self.assertRegex(shown, rf"\b{name}\b")

    def test_dashboard_is_whole(self):
        ids = [panel["id"] for panel in DASHBOARD["panels"]]
        self.assertEqual(len(ids), len(set(ids)))
        titles = [panel["title"] for panel in DASHBOARD["panels"]]
        self.assertEqual(len(titles), len(set(titles)))
        places = set()
        for panel in DASHBOARD["panels"]:
            place = panel["gridPos"]
            self.assertLessEqual(place["x"] + place["w"], 24)
            cells = {(x, y) for x in range(place["x"], place["x"] + place["w"])
                     for y in range(place["y"], place["y"] + place["h"])}
            self.assertFalse(cells & places, panel["title"])
            places |= cells

    def test_alerts_have_all_words(self):
        for rule in RULES:
            with self.subTest(rule["alert"]):
                self.assertEqual(set(rule["annotations"]), {"summary", "description", "runbook_url"})
                self.assertIn(rule["labels"]["severity"], ("page", "ticket"))
                self.assertRegex(rule["for"], r"^\d+m$")

    def test_alerts_are_tried(self):
        """In the tests of promtool each alert is quiet, fires, and is quiet again."""
        tried = set()
        for test in yaml.safe_load(TRIED.read_text(encoding="utf-8"))["tests"]:
            steps = sorted(test["alert_rule_test"], key=lambda step: int(step["eval_time"][:-1]))
            self.assertEqual([bool(step.get("exp_alerts")) for step in steps], [False, True, False], test["name"])
            tried |= {step["alertname"] for step in steps}
        self.assertEqual(tried, NAMES)

    def test_alerts_are_seen(self):
        """In `make alerts-test` something is broken for each alert."""
        text = (ROOT / "Tests" / "alerts" / "alert_cases.py").read_text(encoding="utf-8")
        wanted = re.findall(r'^@alerts\("[\w-]+", ((?:"Beckon\w+", )+)', text, re.M)
        self.assertEqual({name for names in wanted for name in re.findall(r"Beckon\w+", names)}, NAMES)

    def test_alerts_have_their_page(self):
        begins = sections()
        for rule in RULES:
            with self.subTest(rule["alert"]):
                link = rule["annotations"]["runbook_url"]
                self.assertTrue(link.startswith(LINK))
                self.assertIn(f"`{rule['alert']}`", begins[link.removeprefix(LINK)].split("\n\n")[1])

    def test_pages_begin_and_end(self):
        """Ten sections; each begins with its alerts or a complaint, and ends with commands."""
        found = sections()
        self.assertEqual(len(found), 10)
        for name, text in found.items():
            with self.subTest(name):
                beginning = text.split("\n\n")[1]
                self.assertRegex(beginning, r'`Beckon\w+`|"[^"]+"')
                self.assertLessEqual(set(re.findall(r"`(Beckon\w+)`", beginning)), NAMES)
                self.assertTrue(text.rstrip().endswith("```"))
                self.assertIn("\n```sh\n", text)
        links = re.findall(r"\]\(#([\w-]+)\)", PAGE)
        self.assertLessEqual(set(links), found.keys())

    def test_minutes_are_shortened(self):
        text = "for: 5m\nexpr: rate(x_bucket[10m]) > 15 * 60 and y < 14 * 86400 or z < 256 * 1024 * 1024"
        self.assertEqual(
            prometheus.shortened(text, 2),
            "for: 10s\nexpr: rate(x_bucket[20s]) > 15 * 2 and y < 14 * 86400 or z < 256 * 1024 * 1024")
        short = yaml.safe_load(prometheus.shortened(prometheus.RULES.read_text(encoding="utf-8")))["groups"][0]["rules"]
        for rule, shortened in zip(RULES, short, strict=True):
            self.assertEqual({**rule, "for": "", "expr": ""}, {**shortened, "for": "", "expr": ""})
            self.assertEqual(rule["for"].replace("m", "s"), shortened["for"])

    def test_inhibited_alerts_exist(self):
        text = (ROOT / "packaging" / "alertmanager.yml").read_text(encoding="utf-8")
        self.assertLessEqual(set(re.findall(r"Beckon\w+", text.split("inhibit_rules:")[1])), NAMES)

    @unittest.skipUnless(shutil.which("promtool"), "promtool is missing")
    def test_promtool(self):
        self.good(promtool("check", "rules", str(prometheus.RULES)))
        self.good(promtool("test", "rules", str(TRIED)))
        with tempfile.TemporaryDirectory() as folder:
            short = pathlib.Path(folder, "short.yml")
            short.write_text(prometheus.shortened(prometheus.RULES.read_text(encoding="utf-8")), encoding="utf-8")
            self.good(promtool("check", "rules", str(short)))
            rules = [{"record": f"panel:{number}", "expr": text} for number, text in enumerate(expressions())]
            panels = pathlib.Path(folder, "panels.yml")
            panels.write_text(yaml.safe_dump({"groups": [{"name": "panels", "rules": rules}]}), encoding="utf-8")
            self.good(promtool("check", "rules", str(panels)))

    @unittest.skipUnless(shutil.which("promtool"), "promtool is missing")
    def test_documented_configuration(self):
        page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8").split("\n## Alerts\n")[1]
        text = re.search(r"```yaml\n(.*?)```", page, re.S)[1]
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "prometheus.yml")
            path.write_text(text.replace("/usr/share/doc/beckon", str(prometheus.RULES.parent)), encoding="utf-8")
            self.good(promtool("check", "config", str(path)))

    @unittest.skipUnless(shutil.which("amtool"), "amtool is missing")
    def test_amtool(self):
        path = str(ROOT / "packaging" / "alertmanager.yml")
        self.good(subprocess.run(["amtool", "check-config", path], capture_output=True, text=True, check=False))
        for severity, receiver in (("page", "on-call"), ("ticket", "tickets")):
            routed = subprocess.run(
                ["amtool", "config", "routes", "test", f"--config.file={path}", f"severity={severity}"],
                capture_output=True, text=True, check=False)
            self.assertEqual(routed.stdout.strip(), receiver, routed.stderr)


if __name__ == "__main__":
    unittest.main()
