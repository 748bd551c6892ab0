"""The parts of `make test`: each runs its tests, runs those that did not pass again, alone, once, and says how it went."""

import dataclasses
import json
import os
import pathlib
import re
import secrets
import socket
import subprocess
import tempfile
import time

from running import run

# More failures than this at once are no unsteadiness: none of them runs again.
MOST_AGAIN = 20
NOT_ENDED = "did not end"
# A factor for every limit, for slow machines.
PATIENCE = float(os.environ.get("TEST_PATIENCE") or 1)


@dataclasses.dataclass
class Outcome:
    """What one run of tests gave: the names that passed, and of every other the reason."""

    passed: set = dataclasses.field(default_factory=set)
    failed: dict = dataclasses.field(default_factory=dict)
    # How many passed, where the program counts more than it names.
    count: int = 0

    def good(self):
        return max(self.count, len(self.passed))


@dataclasses.dataclass
class Report:
    """How a part went: how many passed, what failed, and what passed at the second try, each with its first failure."""

    name: str
    passed: int
    failed: dict
    unsteady: dict


class Part:
    """A named run of tests with a limit in seconds."""

    def __init__(self, name, limit):
        self.name = name
        self.limit = limit * PATIENCE

    def first(self, logs):
        raise NotImplementedError

    def alone(self, test, logs):
        """Runs one test alone; whether it passed."""
        raise NotImplementedError

    def log(self, logs):
        return pathlib.Path(logs) / (self.name.replace(" ", "-") + ".log")

    def report(self, logs):
        """Runs the part. A part that cannot even begin counts as one failure and ends only itself."""
        print(f"== {self.name}", flush=True)
        self.log(logs).unlink(missing_ok=True)
        try:
            outcome = self.first(logs)
            report = self._settled(outcome, logs)
        except Exception as error:  # noqa: BLE001 - a lost part must not end the others
            report = Report(self.name, 0, {self.name: f"the part was lost: {error}"}, {})
        for test, why in report.unsteady.items():
            print(f"unsteady {test}: {why}")
        print(f"== {report.name}: {report.passed} passed, {len(report.failed)} failed", flush=True)
        return report

    def _settled(self, outcome, logs):
        failed, unsteady = dict(outcome.failed), {}
        if len(failed) <= MOST_AGAIN:
            for test, why in outcome.failed.items():
                print(f"   again: {test} ({why})", flush=True)
                if self.alone(test, logs):
                    unsteady[test] = why
                    del failed[test]
        return Report(self.name, outcome.good() + len(unsteady), failed, unsteady)


class SwiftPart(Part):
    """Tests of a Swift package that is built: those that `filter` selects and `skip` does not. What each did is read from the
    event stream, so a crash or a hang names the tests that it met."""

    def __init__(self, name, package, filter=(), skip=(), flags=(), limit=1_800, swift="swift"):
        super().__init__(name, limit)
        self.command = [swift, "test", "--package-path", package, "--skip-build", *flags]
        self.filter = list(filter)
        self.skip = list(skip)

    def first(self, logs):
        selection = [word for name in self.filter for word in ("--filter", name)]
        selection += [word for name in self.skip for word in ("--skip", name)]
        log = self.log(logs)
        outcome = self._run(selection, log, log.with_suffix(".xml"))
        if outcome.failed:
            _print_complaints(log)
        return outcome

    def alone(self, test, logs):
        log = self.log(logs)
        # Files of later runs sort behind, so that who reads them all sees the last word last.
        results = log.with_name(f"{log.stem}-again-{re.sub(r'[^A-Za-z0-9]+', '-', test)[:120]}.xml")
        outcome = self._run(["--filter", f"^{re.escape(test)}/", "--no-parallel"], log, results)
        return test in outcome.passed and not outcome.failed

    def _run(self, selection, log, results):
        events = log.with_suffix(".events")
        events.unlink(missing_ok=True)
        command = [*self.command, "--xunit-output", str(results), "--event-stream-output-path", str(events), *selection]
        status = run(command, log, self.limit)
        outcome = read_events(events)
        if status is None:
            hang = f"still ran when the limit of {self.limit:.0f} s ended the part"
            outcome.failed = {name: hang if why == NOT_ENDED else why for name, why in outcome.failed.items()}
        if status != 0 and not outcome.failed:
            outcome.failed[self.name] = f"ended with {status}"
        if not outcome.passed and not outcome.failed:
            outcome.failed[self.name] = "ran no test"
        return outcome


def read_events(path):
    """Reads an event stream of Swift Testing. A function that was to run and did not end has failed."""
    wanted, outcome, reasons = set(), Outcome(), {}
    try:
        lines = pathlib.Path(path).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return outcome
    for line in lines:
        try:
            record = json.loads(line)
        except ValueError:
            # The last line of a program that crashed may be cut.
            continue
        payload = record.get("payload", {})
        if record.get("kind") == "test" and payload.get("kind") == "function":
            wanted.add(_test_name(payload["id"]))
            continue
        name, kind = _test_name(payload.get("testID") or ""), payload.get("kind")
        if name not in wanted:
            continue
        if kind == "issueRecorded":
            reasons.setdefault(name, _text(payload))
        elif kind == "testEnded":
            symbols = {message.get("symbol") for message in payload.get("messages", [])}
            if "fail" in symbols:
                outcome.failed[name] = reasons.get(name, "failed")
            else:
                outcome.passed.add(name)
        elif kind == "testSkipped":
            wanted.discard(name)
    for name in wanted - outcome.passed - outcome.failed.keys():
        outcome.failed[name] = reasons.get(name, NOT_ENDED)
    return outcome


def _test_name(identity):
    """`Module.Suite/function()` of `Module.Suite/function()/File.swift:1:2`."""
    return re.sub(r"/[^/]+\.swift:\d+:\d+$", "", identity)


def _text(payload):
    texts = [message.get("text", "") for message in payload.get("messages", [])]
    return " ".join(" ".join(texts).split())[:300] or "recorded an issue"


def _print_complaints(log):
    shown = [line for line in log.read_text(encoding="utf-8", errors="replace").splitlines()
             if re.search(r"✘|error:|recorded an issue|[Ff]atal", line)]
    print("\n".join(shown[:200]), flush=True)


class ScriptPart(Part):
    """A program that prints `ok NAME` or `FAILED NAME` for each test and ends with a line `N passed, N failed`. `again` are the
    arguments before the name that run one test alone; without them the whole part runs again."""

    def __init__(self, name, command, again=None, limit=1_200):
        super().__init__(name, limit)
        self.command = [str(word) for word in command]
        self.again = again

    def first(self, logs):
        return self._run(self.command, self.log(logs), show=True)

    def alone(self, test, logs):
        outcome = self._run([*self.command, *self.again, test], self.again_log(logs))
        return outcome.good() > 0 and not outcome.failed

    def again_log(self, logs):
        return self.log(logs).with_suffix(".again")

    def _settled(self, outcome, logs):
        self.again_log(logs).unlink(missing_ok=True)
        if outcome.failed and (self.again is None or self.name in outcome.failed):
            print(f"   again: the whole of {self.name}", flush=True)
            whole = self._run(self.command, self.again_log(logs))
            if not whole.failed:
                return Report(self.name, whole.good(), {}, outcome.failed)
            return Report(self.name, outcome.good(), outcome.failed, {})
        return super()._settled(outcome, logs)

    def _run(self, command, log, show=False):
        begin = log.stat().st_size if log.exists() else 0
        status = run(command, log, self.limit, show=show)
        with open(log, "rb") as file:
            file.seek(begin)
            lines = file.read().decode(errors="replace").splitlines()
        outcome = Outcome()
        for line in lines:
            if match := re.match(r"(ok|FAILED)\s+(.*)", line):
                # Some names are followed by notes in parentheses.
                name = re.sub(r" \([^()]*\)$", "", match[2])
                if match[1] == "ok":
                    outcome.passed.add(name)
                else:
                    outcome.failed[name] = "failed"
            elif match := re.fullmatch(r"(\d+) passed, (\d+) failed", line):
                outcome.count, bad = int(match[1]), int(match[2])
                if bad > 0 and not outcome.failed:
                    outcome.failed[self.name] = f"{bad} failed"
        if status is None:
            outcome.failed[self.name] = f"did not end within {self.limit:.0f} s; last line: {lines[-1][:200] if lines else 'none'}"
        elif status != 0 and not outcome.failed:
            outcome.failed[self.name] = f"ended with {status} after {outcome.good()} that passed"
        elif outcome.good() == 0 and not outcome.failed:
            outcome.failed[self.name] = "ran no test"
        return outcome


class DemoPart(ScriptPart):
    """A program that needs a running demo. Each run has a demo of its own; the steps build on each other."""

    def __init__(self, name, program, command):
        super().__init__(name, command)
        self.program = str(program)

    def _run(self, command, log, show=False):
        password = secrets.token_hex(8)
        with tempfile.TemporaryDirectory() as data, open(log.with_suffix(".demo"), "w+b") as printed:
            demo = subprocess.Popen(
                [self.program, "demo", "--port", str(_free_port()), "--data", data], stdin=subprocess.DEVNULL,
                stdout=printed, stderr=subprocess.STDOUT, env={**os.environ, "BECKON_DEMO_PASSWORD": password})
            try:
                url = self._address(demo, log.with_suffix(".demo"))
                return super()._run([*command, "--url", url, "--password", password], log, show)
            finally:
                demo.terminate()
                demo.wait()

    def _address(self, demo, printed):
        """The address that the demo prints when it is ready."""
        end = time.monotonic() + 120
        while demo.poll() is None and time.monotonic() < end:
            if match := re.search(r"^ready (\S+)$", printed.read_text(encoding="utf-8", errors="replace"), re.MULTILINE):
                return match[1]
            time.sleep(0.2)
        raise RuntimeError("the demo did not start: " + printed.read_text(encoding="utf-8", errors="replace")[-500:])


def _free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]
