"""A running `beckon demo` with one agent side."""

import os
import secrets
import signal
import socket
import subprocess
import threading

from waiting import until
from web import get


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Demo:
    def __init__(self, program, side, folder):
        self.side = side
        self.password = secrets.token_hex(8)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.agent_page = None
        self._lines = []
        self._command = [program, "demo", "--port", str(self.port), "--data", folder]
        if side != "desk":
            self._command += ["--agent-side", side]

    def __enter__(self):
        try:
            self._start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def _start(self):
        self._lines.clear()
        environment = dict(os.environ, BECKON_DEMO_PASSWORD=self.password)
        self._process = subprocess.Popen(
            self._command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        threading.Thread(target=self._read, args=[self._process.stdout], daemon=True).start()
        until(self._is_ready, "the demo is ready", lambda: self._lines[-20:])

    def kill_and_start(self):
        """Kills the gateway at once, whatever it does, and starts it anew with the same data."""
        self._process.kill()
        self._process.wait()
        self._start()

    def __exit__(self, *_):
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(60)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _read(self, output):
        for line in output:
            line = line.rstrip("\n")
            words = line.split()
            if len(words) == 2 and words[0] == "agents":
                self.agent_page = words[1].removesuffix("/agent")
            self._lines.append(line)

    def _is_ready(self):
        assert self._process.poll() is None, self._lines[-20:]
        return any(line.startswith("ready ") for line in self._lines)

    def about(self, text):
        """The pushes so far whose payload holds a text."""
        pushes = get(f"{self.url}/sandbox/pushes")["pushes"]
        return [push for push in pushes if text in str(push["payload"])]
