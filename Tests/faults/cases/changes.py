"""Nodes are changed one by one to another version of the program and back, under load."""

import asyncio
import os
import signal
import sqlite3
import time

from beckon_faults.case import case
from beckon_faults.shell import clean_environment, run
from beckon_faults.waiting import until
from beckon_faults.world import SQLITE, Skip

from .rolling import DRAIN, drained

# How long after a node is ready a request may still meet the end of the process before it, in seconds: a balancer's check.
SETTLING = 1.5
# What a newer program leaves behind: a step that only expands.
EXPANSION = ("CREATE TABLE later (a TEXT)", "ALTER TABLE chat ADD COLUMN later INTEGER NOT NULL DEFAULT 7")
NOTE = "INSERT INTO {prefix}schema_step (number, name, sum, lowest) SELECT max(number) + 1, '{name}', 'ff', {lowest} " \
       "FROM {prefix}schema_step"
CANNOT, WRONG = 70, 64


class Changes:
    """A load, and the nodes that are changed meanwhile."""

    def __init__(self, world, load):
        self.world, self.load = world, load
        self.begun = time.monotonic()
        self.drains, self.seconds = [], []

    async def to(self, node, program, broken_off=None):
        """Stops a node and starts a program in its place; both serve some messages of the load.

        `broken_off`: a program that is started first, and killed somewhere in its start.
        """
        await self.load.until_sent(40)
        begin = time.monotonic()
        with self.world.history.outage():
            self.seconds.append(await drained(self.world, node))
            if broken_off:
                node.program = broken_off
                await node.launch()
                await asyncio.sleep(self.world.random.uniform(0, 0.5))
                await node.kill()
            node.program = program
            await node.start()
            await node.until_ready(self.world.http)
        self.drains.append((begin, time.monotonic() + SETTLING))
        await self.load.until_sent(40)

    @property
    def refused(self):
        """What was told "later", or was not answered, while no node was being changed."""
        return [(round(at - self.begun, 2), what) for at, what in self.load.door.put_off
                if at > self.begun and not any(begin <= at <= end for begin, end in self.drains)]

    async def judge(self, database):
        messages = await self.world.judge(self.load, database)
        history = self.world.history
        within = sum(at > self.begun for at, _ in self.load.door.put_off) - len(self.refused)
        self.world.note(
            f"{len(self.seconds)} changes, drains of {max(self.seconds):.1f} s at most, {messages} messages, 0 lost, 0 doubled, "
            f"{within} put off while a node was changed, {len(self.refused)} otherwise, {len(history.handshakes)} new handshakes")
        self.world.expect(not self.refused, f"refused beyond the drains: {self.refused[:8]}")
        self.world.expect(not history.handshakes, f"new handshakes: {history.handshakes[:5]}")


async def versions(world):
    """Both programs, the older first; skips where the older one cannot use the tables of this one."""
    older, newer = world.options.before, world.program
    data = os.path.join(world.directory, "tried")
    environment = {**clean_environment(), "BECKON_PASSWORD": "a password of a try", "TMPDIR": world.directory}
    code, output = await run(newer, "user", "add", "try", "--data", data, env=environment)
    assert code == 0, output
    code, output = await run(older, "migrate", "--plan", "--data", data, env=environment)
    if code:
        assert "schema" in output, output
        raise Skip(f"BEFORE has no way back: {output.strip()}")
    return older, newer


async def verified_by_both(world, database, programs):
    for program in programs:
        world.program = program
        await world.verify(database)


@case("update-SQLite-and-back", "BEFORE, this program, BEFORE again on one SQLite database under load: 0 lost, 0 doubled, "
      "nothing refused but while the node is changed, no new handshakes; both programs verify it", limit=240, needs="before")
async def single(world):
    older, newer = await versions(world)
    world.program = older
    node, database = await world.single(SQLITE, drain=DRAIN)
    changes = Changes(world, await world.loaded(node))
    for program in (newer, older, newer, older):
        await changes.to(node, program)
    world.program = newer
    await changes.judge(database)
    await verified_by_both(world, database, (older, newer))


@case("update-PostgreSQL-and-back", "3 nodes of BEFORE are changed to this program one by one, one of them back on the way, and "
      "then all back, under load: 0 lost, 0 doubled, nothing refused beyond the drains, no new handshakes", limit=480,
      needs="before", alone=True)
async def cluster(world):
    older, newer = await versions(world)
    world.program = older
    nodes, database = await world.cluster("abc", drain=DRAIN)
    a, b, c = nodes
    changes = Changes(world, await world.loaded(await world.balancer(nodes)))
    for node, program in ((a, newer), (b, newer), (b, older), (b, newer), (c, newer), (c, older), (b, older), (a, older)):
        await changes.to(node, program)
    world.program = newer
    await changes.judge(database)
    await verified_by_both(world, database, (older, newer))


@case("update-PostgreSQL-half-way", "a change of 3 nodes stops half-way, twice: the first runs this program, the second is killed in its "
      "start, and both go back to BEFORE, under load: 0 lost, 0 doubled, nothing refused beyond the drains, no new handshakes",
      limit=360, needs="before", alone=True)
async def half_way(world):
    older, newer = await versions(world)
    world.program = older
    nodes, database = await world.cluster("abc", drain=DRAIN)
    changes = Changes(world, await world.loaded(await world.balancer(nodes)))
    for _ in range(world.times(2)):
        await changes.to(nodes[0], newer)
        await changes.to(nodes[1], older, broken_off=newer)
        await changes.to(nodes[0], older)
    world.program = newer
    await changes.judge(database)
    await verified_by_both(world, database, (older, newer))


@case("update-settings", "a node of BEFORE, or of this program, meets a setting that it does not know: check-config and reload name it "
      "and exit with 64, a running node goes on without it, a start is refused; nothing is lost", limit=180)
async def settings(world):
    world.program = world.options.before or world.program
    node, database = await world.single(SQLITE, drain=DRAIN)
    changes = Changes(world, await world.loaded(node, chats=min(world.options.chats, 60)))
    known = node.settings
    node.settings = {**known, "later": {"than": 1}, "operations": {**known["operations"], "later": 1}}
    node.write_settings()

    def names_both(output):
        return all(f"- {key}: is not a known key" in output for key in ("later", "operations.later"))

    for command in ("check-config", "reload"):
        code, output = await run(node.program, command, "--config", node.config_path, env=clean_environment())
        assert code == WRONG and names_both(output), f"{command} ended with {code}: {output}"
    node.process.send_signal(signal.SIGHUP)
    await until("the node says that it stays as it is", lambda: "settings are not taken over" in node.complaints())
    await changes.load.until_sent(60)
    begin = time.monotonic()
    with world.history.outage():
        changes.seconds.append(await drained(world, node))
        await node.launch()
        code = await node.ended(30)
        assert code == WRONG and names_both(node.complaints()), f"exit code {code}: {node.complaints()}"
        node.settings = known
        await node.start()
        await node.until_ready(world.http)
    changes.drains.append((begin, time.monotonic() + SETTLING))
    await changes.load.until_sent(40)
    await changes.judge(database)


async def refuses(world, node):
    """The node's start fails with what an operator can do."""
    await node.launch()
    code = await node.ended(30)
    assert code == CANNOT, f"exit code {code}: {node.complaints()}"
    assert "or a later one" in node.complaints() and "run the newer program" in node.complaints(), node.complaints()


@case("update-SQLite-later", "a database in which a newer program has run a step that expands: this program starts on it, nothing "
      "is lost; it refuses one whose lowest compatible version is a later one", limit=180)
async def later_file(world):
    node, database = await world.single(SQLITE, drain=DRAIN)
    changes = Changes(world, await world.loaded(node))
    await changes.load.until_sent(40)
    file = os.path.join(database["data"], "beckon.sqlite")
    with world.history.outage():
        begin = time.monotonic()
        changes.seconds.append(await drained(world, node))
        steps(file, *EXPANSION, NOTE.format(prefix="", name="later", lowest="max(lowest)"))
        await node.start()
        await node.until_ready(world.http)
    changes.drains.append((begin, time.monotonic() + SETTLING))
    await changes.load.until_sent(100)
    await changes.judge(database)
    code, _ = await node.terminate()
    assert code == 0, f"exit code {code}: {node.complaints()}"
    with sqlite3.connect(file) as opened:
        assert opened.execute("SELECT DISTINCT later FROM chat").fetchall() == [(7,)]
        last = opened.execute("SELECT max(number) FROM schema_step").fetchone()[0]
    opened.close()
    steps(file, NOTE.format(prefix="", name="last", lowest="max(number) + 1"), f"PRAGMA user_version = {last + 1}")
    await refuses(world, node)


def steps(file, *statements):
    """Runs statements in one transaction."""
    opened = sqlite3.connect(file, isolation_level=None)
    try:
        for statement in ("BEGIN", *statements, "COMMIT"):
            opened.execute(statement)
    finally:
        opened.close()


@case("update-PostgreSQL-later", "a newer program runs a step that expands beside 2 nodes: they go on and start again, nothing is "
      "lost; they do not start when the lowest compatible version is a later one", limit=240)
async def later_database(world):
    nodes, database = await world.cluster("ab", drain=DRAIN)
    changes = Changes(world, await world.loaded(*nodes))
    await changes.load.until_sent(40)
    statements = (*EXPANSION, NOTE.format(prefix="", name="later", lowest="max(lowest)"))
    await world.server.query("SET search_path TO beckon; BEGIN; " + "; ".join(statements) + "; COMMIT")
    await changes.load.until_sent(60)
    for node in nodes:
        await changes.to(node, node.program)
    await changes.judge(database)
    assert await world.server.query("SELECT DISTINCT later FROM beckon.chat") == ["7"]
    code, _ = await nodes[0].terminate()
    assert code == 0, f"exit code {code}: {nodes[0].complaints()}"
    await world.server.query(NOTE.format(prefix="beckon.", name="last", lowest="max(number) + 1")
                             + "; UPDATE beckon.beckon_schema SET version = (SELECT max(number) FROM beckon.schema_step)")
    await refuses(world, nodes[0])
