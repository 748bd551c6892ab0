"""A `beckon serve` that a test starts, pauses, kills, stops and starts again."""

import asyncio
import contextlib
import json
import os
import signal
import time

from .clock import launcher
from .shell import clean_environment, private
from .waiting import free_port, until

# The limit in seconds for a start under load on a busy machine; the cases check that starts are quick.
START_LIMIT = 60


class Node:
    """One configuration and at most one process with it."""

    def __init__(self, program, directory, settings, name="a", environment=None):
        self.program = program
        self.directory = directory
        self.name = name
        self.port = free_port()
        self.operations_port = free_port()
        self.environment = dict(environment or {})
        self.settings = {
            **settings,
            "http": {"host": "127.0.0.1", "port": self.port, **settings.get("http", {})},
            "operations": {"host": "127.0.0.1", "port": self.operations_port},
            "node": {"name": name, **settings.get("node", {})},
        }
        self.log_path = os.path.join(directory, f"{name}.log")
        self.config_path = os.path.join(directory, f"{name}.yaml")
        self.process = None
        self.ready_seconds = None
        self.ready_at = None
        self.reached_ready = None

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def operations_url(self):
        return f"http://127.0.0.1:{self.operations_port}"

    @property
    def is_running(self):
        return self.process is not None and self.process.returncode is None

    @property
    def pid(self):
        return self.process.pid

    def write_settings(self):
        # JSON is YAML.
        with open(self.config_path, "w", encoding="utf-8", opener=private) as file:
            json.dump(self.settings, file, indent=1)

    async def launch(self):
        """Starts the process without waiting; `reached_ready` is a task."""
        assert not self.is_running, f"{self.name} is already running"
        self.write_settings()
        self.launched_at = time.monotonic()
        with open(self.log_path, "ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *launcher(self.environment), self.program, "serve", "--config", self.config_path,
                env={
                    **clean_environment(),
                    "TMPDIR": self.directory,
                    "BECKON_LOG_LEVEL": "warning",
                    **self.environment,
                },
                stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=log,
            )
        self.reached_ready = asyncio.ensure_future(self._read(self.process))
        return self

    async def start(self):
        """Starts the process and waits for its `ready` line."""
        await self.launch()
        done = await asyncio.wait_for(asyncio.shield(self.reached_ready), START_LIMIT)
        if not done:
            code = await self.process.wait()
            raise AssertionError(f"{self.name} ended with {code} during its start: {self.complaints()}")
        return self

    async def _read(self, process):
        """True at the `ready` line, false at the end of the output."""
        while line := await process.stdout.readline():
            if line.startswith(b"ready "):
                self.ready_at = time.monotonic()
                self.ready_seconds = self.ready_at - self.launched_at
                asyncio.ensure_future(self._drop(process))
                return True
        return False

    @staticmethod
    async def _drop(process):
        while await process.stdout.read(65_536):
            pass

    def complaints(self):
        with open(self.log_path, encoding="utf-8", errors="replace") as log:
            return log.read()[-3_000:]

    # Ends

    async def kill(self):
        """Kills the process by SIGKILL, so that it cannot clean up."""
        self.kill_now()
        await self.process.wait()

    def kill_now(self):
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGKILL)

    async def terminate(self, seconds=40):
        """Stops the process by SIGTERM; returns the exit code and how long it took."""
        begin = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        return await self.ended(seconds), time.monotonic() - begin

    async def ended(self, seconds):
        try:
            return await asyncio.wait_for(self.process.wait(), seconds)
        except TimeoutError:
            raise AssertionError(f"{self.name} is still running after {seconds:g} s") from None

    async def close(self):
        if self.is_running:
            self.resume()
            await self.kill()

    async def restart(self):
        await self.kill()
        await self.start()

    # Pauses

    def pause(self):
        os.kill(self.process.pid, signal.SIGSTOP)

    def resume(self):
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGCONT)

    @contextlib.asynccontextmanager
    async def paused(self, seconds):
        """Pauses the process within the block, and for at least so long."""
        self.pause()
        end = time.monotonic() + seconds
        try:
            yield
            await asyncio.sleep(max(0, end - time.monotonic()))
        finally:
            self.resume()

    # From the kernel

    def threads(self):
        return len(os.listdir(f"/proc/{self.pid}/task"))

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def resident_kib(self):
        with open(f"/proc/{self.pid}/status", encoding="ascii") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS:"))

    # Health and metrics

    async def metrics(self, http):
        """The values at /metrics by their series, a second old at most."""
        answer = await http.call("GET", f"{self.operations_url}/metrics")
        assert answer.is_ok, answer
        lines = [line for line in answer.body.decode().splitlines() if not line.startswith("#")]
        return {series: float(value) for series, _, value in (line.rpartition(" ") for line in lines)}

    async def readiness(self, http):
        """Status and body of /health/ready; None without an answer."""
        return await self.health(http, "ready")

    async def health(self, http, which):
        with contextlib.suppress(Exception):
            answer = await http.call("GET", f"{self.operations_url}/health/{which}", seconds=2)
            return answer.status, answer.body
        return None

    async def until_ready(self, http, seconds=20):
        async def is_ready():
            answer = await self.readiness(http)
            return answer and answer[0] == 200

        await until(f"{self.name} is ready", is_ready, seconds)

    async def until_not_ready(self, http, seconds):
        """Asks until it is not ready any more; returns when the last question was asked that it answered with "ready"."""
        last = None

        async def is_not():
            nonlocal last
            asked = time.monotonic()
            answer = await self.readiness(http)
            if answer is None or answer[0] != 200:
                return True
            last = asked

        await until(f"{self.name} is not ready", is_not, seconds)
        return last
