"""The surroundings of one case: a folder, connections, push receivers, databases and nodes; all end with the case."""

import asyncio
import contextlib
import json
import os
import random
import tempfile
import time

from . import haproxy
from .checker import Rules
from .desk import PASSWORD, USER
from .door import Door
from .history import History
from .http import HTTP
from .load import Load
from .node import Node
from .postgres import PostgreSQL, binaries
from .proxy import Proxy
from .shell import clean_environment, private, run
from .targets import HTTPTarget

SQLITE, POSTGRESQL = "SQLite", "PostgreSQL"
# Seconds, scaled down from production: lease 30, timer 30, maxInterval 10, hold 30.
LEASE, TIMER, MAX_INTERVAL, HOLD = 3, 2, 3, 10


class Skip(Exception):
    """Raised when the machine lacks something that a case needs; names it."""


class World:
    """The surroundings of one case."""

    def __init__(self, options, name):
        self.options = options
        self.name = name
        self.program = options.program
        self.seed = options.seed if options.seed is not None else random.randrange(1 << 32)
        self.random = random.Random(self.seed)
        self.history = History()
        self.lease = LEASE
        self.timer = TIMER
        self.notes = []
        self.problems = []
        self.lag = 0.0
        self.nodes = []
        self.proxies = {}
        self.server = None
        self._stack = contextlib.AsyncExitStack()

    async def __aenter__(self):
        self.directory = self._stack.enter_context(
            tempfile.TemporaryDirectory(prefix=f"beckon-{self.name}-", ignore_cleanup_errors=True))
        os.chmod(self.directory, 0o711)
        self.http = await self._stack.enter_async_context(HTTP())
        self._watch = asyncio.ensure_future(self._watch_loop())
        self.target = await self.keep(await HTTPTarget(self.history).start())
        return self

    async def __aexit__(self, *error):
        self._watch.cancel()
        await self._stack.__aexit__(*error)

    async def _watch_loop(self):
        """Measures how long this process was held up, which is not the gateway's fault; the longest is reported."""
        while True:
            begin = time.monotonic()
            await asyncio.sleep(0.1)
            self.lag = max(self.lag, time.monotonic() - begin - 0.1)

    async def keep(self, thing):
        """Closes it at the end of the case, in reverse order."""
        self._stack.push_async_callback(thing.close)
        return thing

    def note(self, text):
        """Adds a figure to the line of the case."""
        self.notes.append(text)

    def expect(self, holds, text):
        """Checks a condition; a failure is reported at the end, after the other figures."""
        if not holds:
            self.problems.append(text)

    @property
    def rules(self):
        return Rules(timer=self.timer, patience=self.lease + 5)

    @property
    def push_limit(self):
        """The most seconds that an owed push may take when the node that claimed it is dead."""
        return self.timer + self.lease + 8

    # Databases

    async def postgresql(self, environment=None, connections=200):
        """A server of its own with one empty database."""
        if binaries() is None:
            raise Skip("PostgreSQL's server is missing: Scripts/setup faults")
        self.server = await self.keep(await PostgreSQL(self.directory, environment, connections).create())
        await self.server.create_database()
        return self.server

    def database(self, engine, port=None, **options):
        """The settings for the nodes' database."""
        if engine == SQLITE:
            return {"data": os.path.join(self.directory, "data")}
        return {"database": self.server.url(port=port, **options)}

    async def account(self, database):
        """The agent's account."""
        code, output = await self.beckon("user", "add", USER, "--nickname", "Agent", database=database)
        assert code == 0, f"beckon user add ended with {code}: {output}"

    async def beckon(self, *arguments, database, seconds=60):
        """Runs the program with a database to its end."""
        path = os.path.join(self.directory, "command.yaml")
        with open(path, "w", encoding="utf-8", opener=private) as file:
            json.dump(database, file)
        environment = {**clean_environment(), "BECKON_PASSWORD": PASSWORD, "TMPDIR": self.directory}
        return await run(self.program, *arguments, "--config", path, env=environment, seconds=seconds)

    async def explain(self, violation, database):
        """The gateway's push history of the message that a violation names, if it names one, and what is owed at the end."""
        for chat, events in self.history.transcripts.items():
            for event in events:
                if f"'{event.text}'" not in violation.text:
                    continue
                told = (await self.beckon("explain", "push", chat, str(event.position), database=database))[1]
                owed = (await self.beckon("outbox", "chats", database=database))[1]
                return f"{told}\nowed: {owed[:2_000]}"
        return ""

    async def verify(self, database):
        """Checks the database with `beckon verify`, and its audit trail with `beckon audit verify`."""
        begin = time.monotonic()
        name, value = ("--database", database["database"]) if "database" in database else ("--data", database["data"])
        environment = {**clean_environment(), "TMPDIR": self.directory}
        for command in (["verify"], ["audit", "verify"]):
            code, output = await run(self.program, *command, name, value, env=environment, seconds=120)
            assert code == 0, f"beckon {' '.join(command)} ended with {code}: {output}"
        return time.monotonic() - begin

    # Nodes

    def settings(self, **more):
        return {
            "bayeux": {"timeoutMilliseconds": HOLD * 1000, "maxIntervalMilliseconds": MAX_INTERVAL * 1000},
            "node": {"lease": self.lease},
            "services": {"request-chat": {"type": "chat", "_client_timeout_notification": self.timer}},
            **more,
        }

    async def node(self, database, name="a", environment=None, push=None, start=True, **more):
        """A new node, not yet started."""
        settings = self.settings(**database, **more)
        settings["push"] = {"customhttp": {"url": self.target.url(name)}, **(push or {})}
        node = Node(self.program, self.directory, settings, name, environment)
        self.nodes.append(node)
        await self.keep(node)
        if start:
            await node.start()
        return node

    async def single(self, engine, **more):
        """Starts one node on one database, with the agent's account; returns the node and its database."""
        if engine == POSTGRESQL and self.server is None:
            await self.postgresql()
        database = self.database(engine)
        await self.account(database)
        return await self.node(database, **more), database

    async def cluster(self, names="ab", proxied=None, filter=None, environment=None, **more):
        """Starts nodes on one PostgreSQL; each of those in `proxied` has a proxy before it (`self.proxies`)."""
        if self.server is None:
            await self.postgresql()
        database = self.database(POSTGRESQL)
        await self.account(database)
        nodes = []
        for name in names:
            if name in (proxied or ""):
                proxy = await self.keep(await Proxy(self.server.port, filter).start())
                self.proxies[name] = proxy
                # A proxy that filters messages is not a failing network, so its connections have a long time-out.
                place = self.database(POSTGRESQL, proxy.port, **({"connect_timeout": 10} if filter else {}))
            else:
                place = database
            nodes.append(await self.node(place, name, (environment or {}).get(name), **more))
        return nodes, database

    async def balancer(self, nodes):
        """HAProxy with the configuration of the documentation."""
        if haproxy.program() is None:
            raise Skip("HAProxy is missing: Scripts/setup faults")
        balancer = haproxy.HAProxy(self.directory, nodes)

        async def passes():
            return (await self.http.call("GET", f"{balancer.url}/desk/api/work", seconds=2)).status == 401

        return await self.keep(await balancer.start(passes))

    def load(self, *nodes, **more):
        """The load that the options set, at these doors."""
        options = {"chats": self.options.chats, "rate": self.options.rate, **more}
        return Load(self, Door(*(node.url for node in nodes)), seed=self.seed, **options)

    async def loaded(self, *nodes, **more):
        """The same, started; it ends with the case."""
        load = await self.keep(self.load(*nodes, **more))
        return await load.start()

    def times(self, usual):
        """How often a case repeats its fault."""
        return self.options.times or usual

    async def judge(self, load, database, unanswered=False):
        """Checks that no message is lost, doubled or out of order and that the database keeps its rules.

        `unanswered`: somebody sends without trying again, so that a message may have no answer.
        """
        violations = await load.finish()
        if violations:
            told = "; ".join(map(str, violations[:12]))
            raise AssertionError(f"{len(violations)} violations: {told}\n{await self.explain(violations[0], database)}")
        lost = [send for send in self.history.sends if send.acknowledged is None and send.refused is None]
        assert unanswered or not lost, f"{len(lost)} sends were never answered: {[send.text for send in lost[:5]]}"
        refused = [(send.text, send.refused) for send in self.history.sends if send.refused]
        assert not refused, f"{len(refused)} sends were refused: {refused[:5]}"
        await self.verify(database)
        return len(self.history.acknowledged())
