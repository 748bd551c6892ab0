"""Three PostgreSQL servers under Patroni with the configuration of the documentation, each with a network of its own."""

import asyncio
import contextlib
import json
import os
import secrets
import shutil
import signal
import time

from .postgres import PostgreSQL, binaries
from .proxy import Proxy
from .shell import clean_environment, run
from .waiting import free_port, until

EXAMPLE = os.path.join(os.path.dirname(__file__), "..", "..", "..", "docs", "patroni.yml")
# A member that comes back may have to copy what its primary wrote meanwhile.
WHOLE_LIMIT = 150


def missing():
    """The first program that is not installed, or None."""
    return next((name for name in ("patroni", "etcd") if shutil.which(name) is None), None)


class Member(PostgreSQL):
    """One server and its Patroni. Everybody reaches them through proxies, and through one they reach etcd."""

    def __init__(self, directory, name, etcd, passwords, http):
        super().__init__(os.path.join(directory, name))
        self.name = name
        self.http = http
        self.own_port = self.port
        self.rest_port = free_port()
        self.passwords = passwords
        self.server, self.rest, self.etcd = Proxy(self.own_port), Proxy(self.rest_port), Proxy(etcd)
        # What others call it.
        self.port, self.operations_port = self.server.port, self.rest.port

    @property
    def network(self):
        return self.server, self.rest, self.etcd

    async def create(self):
        os.makedirs(self.directory)
        if self.user:
            shutil.chown(self.directory, self.user)
            os.chmod(os.path.dirname(self.directory), 0o711)
        with open(EXAMPLE, encoding="utf-8") as example:
            text = example.read().replace("/var/run/postgresql", self.directory)
        self.config = os.path.join(self.directory, "patroni.yml")
        with open(self.config, "w", encoding="utf-8") as file:
            file.write(text)
        for proxy in self.network:
            await proxy.start()
        return await self.start()

    async def start(self):
        """Starts Patroni, which starts the server."""
        here = "127.0.0.1"
        settings = {
            "NAME": self.name,
            "RESTAPI_LISTEN": f"{here}:{self.rest_port}", "RESTAPI_CONNECT_ADDRESS": f"{here}:{self.operations_port}",
            "ETCD3_HOSTS": f"{here}:{self.etcd.port}", "ETCD3_USE_PROXIES": "true",
            "POSTGRESQL_LISTEN": f"{here}:{self.own_port}", "POSTGRESQL_CONNECT_ADDRESS": f"{here}:{self.port}",
            "POSTGRESQL_DATA_DIR": self.data, "POSTGRESQL_BIN_DIR": self.bin,
            "POSTGRESQL_PGPASS": os.path.join(self.directory, "pgpass"),
            "SUPERUSER_USERNAME": "postgres", "SUPERUSER_PASSWORD": self.passwords["postgres"],
            "REPLICATION_USERNAME": "replicator", "REPLICATION_PASSWORD": self.passwords["replicator"],
        }
        environment = {f"PATRONI_{name}": value for name, value in settings.items()}
        with open(self.log, "ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                "patroni", self.config, user=self.user, cwd=self.directory,
                env={**clean_environment(), "HOME": self.directory, **environment},
                stdin=asyncio.subprocess.DEVNULL, stdout=log, stderr=log)
        return self

    async def ask(self, path):
        """Status and value of its Patroni; None without an answer."""
        with contextlib.suppress(Exception):
            answer = await self.http.call("GET", f"http://127.0.0.1:{self.rest_port}/{path}", seconds=2)
            return answer.status, json.loads(answer.body)
        return None

    async def is_primary(self):
        answer = await self.ask("primary")
        return answer is not None and answer[0] == 200

    async def restart(self):
        await self.start()
        await self.join()

    # Faults

    def pids(self):
        """Patroni, the server, and the server's processes."""
        found = [self.process.pid]
        with contextlib.suppress(OSError, ValueError):
            with open(os.path.join(self.data, "postmaster.pid"), encoding="ascii") as file:
                found.append(int(file.readline()))
        return [*found, *(child for pid in found for child in _children(pid))]

    def signal(self, how):
        for pid in self.pids():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, how)

    async def kill(self):
        """Ends everything at once, as a loss of power does: nobody is told, and nobody refuses connections."""
        await self.cut()
        self.signal(signal.SIGKILL)
        await self.process.wait()
        with contextlib.suppress(FileNotFoundError):
            os.remove(os.path.join(self.data, "postmaster.pid"))

    async def cut(self):
        """Nothing comes in or goes out any more, and nobody is told."""
        for proxy in self.network:
            proxy.hold()

    async def join(self):
        for proxy in self.network:
            proxy.release()

    async def freeze(self):
        self.signal(signal.SIGSTOP)

    async def thaw(self):
        self.signal(signal.SIGCONT)

    async def close(self):
        if self.process:
            self.signal(signal.SIGKILL)
            await self.process.wait()
        for proxy in self.network:
            await proxy.close()


class Patroni:
    """The cluster; its url leads to all members, or to the balancer before them."""

    def __init__(self, directory, http):
        self.directory = directory
        self.etcd_port = free_port()
        self.etcd = None
        self.passwords = {name: secrets.token_hex(16) for name in ("postgres", "replicator", "beckon")}
        self.members = [Member(directory, name, self.etcd_port, self.passwords, http) for name in ("p1", "p2", "p3")]
        self.balancer = None

    def url(self, database="beckon", port=None, user="beckon", **options):
        ports = [port or self.balancer.port] if port or self.balancer else [member.port for member in self.members]
        addresses = ",".join(f"127.0.0.1:{port}" for port in ports)
        query = "&".join(f"{name}={value}" for name, value in {"sslmode": "disable", **options}.items())
        return f"postgresql://{user}:{self.passwords[user]}@{addresses}/{database}?{query}"

    async def start(self):
        await self._start_etcd()
        # The first one makes the database, the others copy it.
        for member in self.members:
            await member.create()
            await until(f"{member.name} runs", lambda: self._runs(member), 90, pause=0.2)
        await self.until_whole()
        await self.query(f"CREATE ROLE beckon LOGIN PASSWORD '{self.passwords['beckon']}'")
        await self.query("CREATE DATABASE beckon OWNER beckon")
        return self

    async def _start_etcd(self):
        peer = f"http://127.0.0.1:{free_port()}"
        client = f"http://127.0.0.1:{self.etcd_port}"
        with open(os.path.join(self.directory, "etcd.log"), "ab") as log:
            self.etcd = await asyncio.create_subprocess_exec(
                "etcd", "--data-dir", os.path.join(self.directory, "etcd"), "--listen-client-urls", client,
                "--advertise-client-urls", client, "--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer,
                "--initial-cluster", f"default={peer}",
                stdin=asyncio.subprocess.DEVNULL, stdout=log, stderr=log)

    async def _runs(self, member):
        assert member.process.returncode is None, f"Patroni ended: {member.complaints()}"
        answer = await member.ask("patroni")
        return answer and answer[1].get("state") == "running"

    async def query(self, sql):
        """Rows as lines of text."""
        url = self.url("postgres", user="postgres", target_session_attrs="read-write")
        code, output = await run(f"{binaries()}/psql", "-XqAt", "-v", "ON_ERROR_STOP=1", url, "-c", sql)
        assert code == 0, f"psql ended with {code}: {output}"
        return output.splitlines()

    async def is_certain(self):
        """Whether its address leads to the primary each time: a balancer takes all members for good until it has checked."""
        return [await self.query("SELECT 1") for _ in range(2 * len(self.members))]

    async def primary(self):
        """The member that holds the lock, or None."""
        for member in self.members:
            if await member.is_primary():
                return member
        return None

    async def until_replaced(self, former, seconds=90):
        """Waits until another member is the primary; returns when that was seen."""
        others = [member for member in self.members if member is not former]

        async def is_replaced():
            return any([await member.is_primary() for member in others])

        await until("another member is the primary", is_replaced, seconds, pause=0.1)
        return time.monotonic()

    async def until_whole(self):
        """Waits until all members run, and commits wait for one of them."""
        async def is_whole():
            primary = await self.primary()
            answer = primary and await primary.ask("cluster")
            members = answer[1]["members"] if answer else []
            roles = sorted(member["role"] for member in members if member["state"] in ("running", "streaming"))
            return roles == ["leader", "replica", "sync_standby"]

        try:
            await until("three members run", is_whole, WHOLE_LIMIT, pause=0.3)
        except AssertionError as error:
            raise AssertionError(f"{error}\n" + "\n".join(m.complaints() for m in self.members)) from None

    async def close(self):
        for member in self.members:
            await member.close()
        if self.etcd and self.etcd.returncode is None:
            self.etcd.kill()
            await self.etcd.wait()


def _children(pid):
    try:
        with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:
            return [int(child) for child in file.read().split()]
    except OSError:
        return []
