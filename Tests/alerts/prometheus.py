"""A Prometheus that a test starts, with the rules of packaging/alerts.yml in which a minute is a second."""

import asyncio
import json
import os
import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "faults"))

from beckon_faults.http import GONE  # noqa: E402 - after the lines above
from beckon_faults.shell import clean_environment  # noqa: E402
from beckon_faults.waiting import free_port, until  # noqa: E402

RULES = ROOT / "packaging" / "alerts.yml"
# Seconds between two scrapes, and between two looks at the rules.
INTERVAL = 1


def shortened(text, seconds=1):
    """The rules with minutes of so many seconds: `5m` becomes `5s`, and `5 * 60` becomes `5 * 1`.

    Nothing else is changed: no expression, no label, and no threshold that is not a number of minutes.
    """
    text = re.sub(r"\b(\d+)m\b", lambda found: f"{int(found[1]) * seconds}s", text)
    return re.sub(r"\* 60\b", f"* {seconds}", text)


def program():
    return shutil.which("prometheus")


class Prometheus:
    """Scrapes nodes as the job `beckon`."""

    def __init__(self, directory, http, nodes):
        self.directory = os.path.join(directory, "prometheus")
        self.http = http
        self.nodes = nodes
        self.process = None
        self.url = f"http://127.0.0.1:{free_port()}"

    async def start(self):
        os.makedirs(self.directory)
        rules = os.path.join(self.directory, "alerts.yml")
        with open(rules, "w", encoding="utf-8") as file:
            file.write(shortened(RULES.read_text(encoding="utf-8")))
        targets = [node.operations_url.removeprefix("http://") for node in self.nodes]
        path = os.path.join(self.directory, "prometheus.yml")
        with open(path, "w", encoding="utf-8") as file:
            # JSON is YAML.
            json.dump({
                "global": {"scrape_interval": f"{INTERVAL}s", "scrape_timeout": f"{INTERVAL}s",
                           "evaluation_interval": f"{INTERVAL}s"},
                "rule_files": [rules],
                "scrape_configs": [{"job_name": "beckon", "static_configs": [{"targets": targets}]}],
            }, file)
        with open(os.path.join(self.directory, "log"), "ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                program(), f"--config.file={path}", f"--storage.tsdb.path={self.directory}/data", "--log.level=warn",
                f"--web.listen-address={self.url.removeprefix('http://')}", env=clean_environment(),
                stdin=asyncio.subprocess.DEVNULL, stdout=log, stderr=log)
        await until("Prometheus has seen every node", self._sees_all, 60, 0.2)
        return self

    async def close(self):
        if self.process and self.process.returncode is None:
            self.process.terminate()
            await self.process.wait()

    async def _get(self, path):
        answer = await self.http.call("GET", f"{self.url}/api/v1/{path}", headers={"Accept-Encoding": "identity"})
        assert answer.is_ok, answer
        return answer.json["data"]

    async def _sees_all(self):
        assert self.process.returncode is None, f"Prometheus ended; its log is {self.directory}/log"
        try:
            up = (await self._get("query?query=up"))["result"]
        except (*GONE, AssertionError):
            return False
        return len(up) == len(self.nodes) and all(series["value"][1] == "1" for series in up)

    async def alerts(self):
        """The names of the alerts that fire."""
        return {alert["labels"]["alertname"] for alert in (await self._get("alerts"))["alerts"]
                if alert["state"] == "firing"}
