"""A PostgreSQL server from Debian in a folder of its own, which the tests start and break."""

import asyncio
import contextlib
import glob
import os
import pwd
import shutil
import signal
import time

from .shell import clean_environment, run
from .waiting import free_port, until


def binaries():
    """The folder of the newest installed server, or None."""
    folders = glob.glob("/usr/lib/postgresql/*/bin/initdb")
    newest = max(folders, key=lambda path: int(path.split("/")[4]), default=None)
    return newest and os.path.dirname(newest)


class PostgreSQL:
    """One server on a loopback port; `fsync` is on."""

    def __init__(self, directory, environment=None, connections=200):
        self.bin = binaries()
        assert self.bin, "PostgreSQL's server is needed: Scripts/setup faults"
        self.directory = os.path.join(directory, "postgresql")
        self.data = os.path.join(self.directory, "data")
        self.log = os.path.join(self.directory, "log")
        self.port = free_port()
        self.connections = connections
        self.environment = dict(environment or {})
        self.user = None
        if os.getuid() == 0:
            names = [entry.pw_name for entry in pwd.getpwall()]
            self.user = "postgres" if "postgres" in names else "nobody"
        self.process = None

    def url(self, database="beckon", port=None, **options):
        """A connection string; `port` may be a proxy's."""
        options = {"sslmode": "disable", "gssencmode": "disable", **options}
        query = "&".join(f"{name}={value}" for name, value in options.items())
        return f"postgresql://beckon@127.0.0.1:{port or self.port}/{database}?{query}"

    async def create(self):
        os.makedirs(self.directory)
        if self.user:
            # The server's user must reach its folder.
            shutil.chown(self.directory, self.user)
            os.chmod(os.path.dirname(self.directory), 0o711)
        await self._tool("initdb", "--pgdata", self.data, "--username", "beckon", "--auth", "trust",
                         "--encoding", "UTF8", "--locale", "C", "--no-instructions", "--no-sync")
        await self.start()
        return self

    async def start(self):
        """Starts the server and waits until it accepts connections; returns how long that took."""
        begin = time.monotonic()
        with open(self.log, "ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                f"{self.bin}/postgres", "-D", self.data, "-p", str(self.port), "-h", "127.0.0.1",
                "-k", self.directory, "-c", f"max_connections={self.connections}", "-c", "shared_buffers=64MB",
                "-c", "checkpoint_timeout=30min",
                user=self.user, cwd=self.directory, env={**clean_environment(), **self.environment},
                stdin=asyncio.subprocess.DEVNULL, stdout=log, stderr=log
            )
        await self.until_up()
        return time.monotonic() - begin

    async def until_up(self, seconds=60):
        async def is_up():
            assert self.process.returncode is None, "PostgreSQL ended at its start: " + self.complaints()
            code, _ = await run(f"{self.bin}/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port), "-t", "1")
            return code == 0

        await until("PostgreSQL is up", is_up, seconds)

    def complaints(self):
        with open(self.log, encoding="utf-8", errors="replace") as log:
            return log.read()[-2_000:]

    async def create_database(self, name="beckon"):
        await self.query(f'CREATE DATABASE "{name}"', "postgres")
        return self.url(name)

    async def query(self, sql, database="beckon"):
        """Rows as lines of text."""
        output = await self._tool("psql", "-XqAt", "-v", "ON_ERROR_STOP=1", "-h", "127.0.0.1", "-p", str(self.port),
                                  "-U", "beckon", "-d", database, "-c", sql)
        return output.splitlines()

    async def stop_fast(self, seconds=30):
        """Stops the server by SIGINT: it rolls back open transactions and closes connections."""
        await self._stop(signal.SIGINT, seconds)

    async def stop_at_once(self):
        """Kills the server and every process of it by SIGKILL: the next start recovers from its log."""
        children = self._children()
        for pid in [self.process.pid, *children]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        await self.process.wait()
        with contextlib.suppress(FileNotFoundError):
            os.remove(os.path.join(self.data, "postmaster.pid"))

    def _children(self):
        with open(f"/proc/{self.process.pid}/task/{self.process.pid}/children", encoding="ascii") as file:
            return [int(pid) for pid in file.read().split()]

    async def _stop(self, how, seconds):
        self.process.send_signal(how)
        try:
            await asyncio.wait_for(self.process.wait(), seconds)
        except TimeoutError:
            raise AssertionError(f"PostgreSQL is still running {seconds:g} s after {how.name}") from None

    async def close(self):
        """Ends the server at once and removes its folder."""
        if self.process and self.process.returncode is None:
            await self.stop_at_once()

    async def _tool(self, name, *arguments):
        code, output = await run(f"{self.bin}/{name}", *arguments, user=self.user, cwd=self.directory)
        assert code == 0, f"{name} ended with {code}: {output}"
        return output
