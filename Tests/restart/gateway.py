"""A `beckon demo` that a test starts, kills and starts again, and plain HTTP to it."""

import contextlib
import http.client
import json
import os
import secrets
import signal
import socket
import subprocess
import tempfile
import threading
import time
import urllib.parse

# The desk's password of this run, known to this process and its children only.
PASSWORD = secrets.token_urlsafe(18)

# The errors of a request while the server is dead or ending.
GONE = (OSError, http.client.HTTPException)

# Only a hang takes this long: on a busy machine a process may wait long for a turn. No test measures the length of a wait.
PATIENCE = 300.0

_pause = threading.Event()


def until(what, condition, seconds=PATIENCE):
    """Evaluates `condition` until it is true and returns its value; fails with `what` when the time is over."""
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"not within {seconds:g} s: {what}")
        _pause.wait(0.02)


class Answer:
    def __init__(self, status, headers, body):
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self):
        return json.loads(self.body)

    def __repr__(self):
        return f"{self.status} {self.body[:300]!r}"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Gateway:
    """One port and one data directory, with at most one process."""

    def __init__(self, program, directory):
        self.program = program
        self.directory = directory
        self.data = os.path.join(directory, "data")
        self.log = os.path.join(directory, "log")
        self.port = free_port()
        self.process = None

    def start(self, **settings):
        # The server under test must not see the caller's settings or data.
        clean = {name: value for name, value in os.environ.items() if not name.startswith("BECKON_")}
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [self.program, "demo", "--port", str(self.port), "--data", self.data],
                # A killed server leaves temporary files; here they are removed with the data.
                env={
                    **clean,
                    "TMPDIR": self.directory,
                    "BECKON_DEMO_PASSWORD": PASSWORD,
                    "BECKON_LOG_LEVEL": "warning",
                    **settings,
                },
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        process, lines = self.process, []

        def read():
            for line in process.stdout:
                lines.append(line.strip())

        threading.Thread(target=read, daemon=True).start()
        ready = f"ready http://127.0.0.1:{self.port}"
        until("the server is ready", lambda: ready in lines or process.poll() is not None)
        assert process.poll() is None, f"the server ended with {process.returncode}: {self.complaints()}"

    def complaints(self):
        with open(self.log, encoding="utf-8", errors="replace") as log:
            return log.read()[-2_000:]

    def kill(self):
        """Kills the process by SIGKILL, so that it cannot clean up."""
        self.process.kill()
        self.process.wait()

    def terminate(self, seconds, *signals):
        """Stops the process, by default with one SIGTERM; returns the exit code and how long it took."""
        begin = time.monotonic()
        for with_signal in signals or [signal.SIGTERM]:
            self.process.send_signal(with_signal)
        try:
            code = self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"still running {seconds:g} s after it was asked to stop") from None
        return code, time.monotonic() - begin

    def restart(self):
        self.kill()
        self.start()

    def open(self, timeout=PATIENCE):
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)

    def call(self, method, path, body=None, headers=None, timeout=PATIENCE, sent=None):
        """One request on a connection of its own; `sent` is set when it has been sent."""
        connection = self.open(timeout)
        try:
            connection.request(method, path, body, headers or {})
            if sent:
                sent.set()
            response = connection.getresponse()
            return Answer(response.status, response.headers, response.read())
        finally:
            connection.close()

    def post_json(self, path, value, headers=None, **options):
        return self.call(
            "POST", path, json.dumps(value).encode(), {"Content-Type": "application/json", **(headers or {})}, **options
        )

    def post_form(self, path, fields, headers=None):
        body = urllib.parse.urlencode(fields).encode()
        return self.call("POST", path, body, {"Content-Type": "application/x-www-form-urlencoded", **(headers or {})})

    def pushes(self, token):
        """The pushes that the stand-ins received for a device since the last start."""
        answer = self.call("GET", "/sandbox/pushes?after=0")
        assert answer.status == 200, answer
        return [push for push in answer.json["pushes"] if push["token"] == token]

    def first_push(self, token):
        return until("a push to the phone", lambda: self.pushes(token))[0]


@contextlib.contextmanager
def gateway(program):
    """A started gateway on fresh data; at the end of the block it is stopped and the data removed."""
    with tempfile.TemporaryDirectory(prefix="beckon-restart-") as directory:
        server = Gateway(program, directory)
        try:
            server.start()
            yield server
        finally:
            if server.process and server.process.poll() is None:
                server.kill()


def find(value, key):
    """The first member `key` anywhere in a payload, also in JSON inside strings."""
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except ValueError:
            return None
    if isinstance(value, dict):
        if key in value:
            return value[key]
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            found = find(item, key)
            if found is not None:
                return found
    return None
