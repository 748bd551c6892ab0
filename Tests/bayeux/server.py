"""A `beckon bayeux` that a test starts and ends by its process id."""

import contextlib
import os
import signal
import subprocess
import tempfile
import threading
import urllib.parse

# A time limit in seconds that only a hang reaches: on a busy machine a process may wait long for a turn.
PATIENCE = 300


class Hub:
    def __init__(self, program, *arguments):
        clean = {name: value for name, value in os.environ.items() if not name.startswith("BECKON_")}
        self.log = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [program, "bayeux", *arguments], env={**clean, "BECKON_LOG_LEVEL": "warning"},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self.log, text=True)
        self.url = None
        ready = threading.Event()

        def read():
            for line in self.process.stdout:
                if line.startswith("ready "):
                    self.url = line.split()[1]
                    ready.set()
            ready.set()

        threading.Thread(target=read, daemon=True).start()
        assert ready.wait(PATIENCE) and self.url, f"the server does not start: {self.complaints()}"
        parts = urllib.parse.urlsplit(self.url)
        self.host, self.port, self.path = parts.hostname, parts.port, parts.path

    def complaints(self):
        self.log.seek(0)
        return self.log.read().decode(errors="replace")[-2_000:]

    def kill(self):
        """Kills the server by SIGKILL, so that it cannot tell any client."""
        self.process.kill()
        self.process.wait()

    def stop(self):
        """Stops the server by SIGTERM; returns its exit code."""
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(PATIENCE)
        finally:
            if self.process.poll() is None:
                self.process.kill()
                self.process.wait()


@contextlib.contextmanager
def hub(program, *arguments):
    server = Hub(program, "--port", "0", *arguments)
    try:
        yield server
    finally:
        server.stop()
