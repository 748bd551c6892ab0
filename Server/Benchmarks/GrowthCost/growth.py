"""What grows with a database: the cost of a message, of the desk's work list, and the start.

The program makes a database with three chats: one that an agent has, one that waits and one that has ended, ten events each.
Copies of it are filled by SQL: every row of a chat is repeated under new ids, which have no order. Then gateways on the copies are
measured in turn. CPU is user and system time of the gateway. Prints a table on a terminal and JSON into a pipe. Exits with 1 if a
bar is missed in every round.
"""

import argparse
import contextlib
import os
import pathlib
import shutil
import sqlite3
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "Driver"))
sys.dont_write_bytecode = True

from figures import Figures, say  # noqa: E402 - after the lines above
from gateways import Agent, Gateway, Wire, named, request  # noqa: E402
from loop import Desk, Line, Measured, Way  # noqa: E402

EVENTS = 10
# The chats in which messages are sent: all of the small database, as many and far apart of each other in the large one. With
# the three of the template a small database has 1,000 events.
TAKEN = 97


def options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", help="the release program beckon")
    parser.add_argument("--events", type=int, default=10_000_000, help="events of the large database; default 10,000,000")
    parser.add_argument("--rounds", type=int, default=5, help="rounds after one that is not counted; default 5")
    parser.add_argument("--seconds", type=float, default=2, help="how long a loop is measured in a round; default 2")
    parser.add_argument("--folder", help="an empty folder on the disk to measure; it takes 200 bytes an event")
    parser.add_argument("--json", action="store_true", help="print JSON even on a terminal")
    return parser.parse_args()


class Template:
    """A database with one chat of each kind, made by the program."""

    KINDS = ("taken", "waiting", "ended")

    def __init__(self, program, folder):
        gateway = Gateway(program, folder)
        gateway.account()
        self.data, self.ids = f"{folder}/data", {}
        with gateway.running():
            self.mark = Agent.sign_in(gateway.port)
            agent, wire = Agent(gateway.port, self.mark), Wire(gateway.port)
            for kind in self.KINDS:
                self.ids[kind] = self._chat(wire, agent, kind)
            agent.wire.close()
            wire.close()
        with contextlib.closing(sqlite3.connect(f"{self.data}/beckon.sqlite")) as database, database:
            # No customer becomes away while the databases are measured.
            database.execute("UPDATE chat SET due = expires_at WHERE due IS NOT NULL")

    @staticmethod
    def _chat(wire, agent, kind):
        service = wire.form("/genesys/1/service/request-chat", {})["_id"]
        path = f"/genesys/1/service/{service}/ixn/chat"
        chat = wire.form(path, {"userDisplayName": "Guest"})["chatSessionId"]
        if kind != "waiting":
            agent.act(f"chats/{chat}/take", {})
        # Who joins and leaves is an event as well.
        for number in range(EVENTS - {"waiting": 1, "taken": 2, "ended": 3}[kind]):
            wire.form(f"{path}/send", {"message": f"Message {number} of a customer, as long as most of them are, in this chat."})
        if kind == "ended":
            agent.act(f"chats/{chat}/end", {})
        return chat, service


class Filling:
    """Repeats the rows of the template's chats in a copy of its database."""

    def __init__(self, template, folder, **counts):
        shutil.copytree(template.data, f"{folder}/data")
        self.database = sqlite3.connect(f"{folder}/data/beckon.sqlite", isolation_level=None)
        for pragma in ("journal_mode=OFF", "synchronous=OFF", "cache_size=-400000", "temp_store=MEMORY"):
            self.database.execute(f"PRAGMA {pragma}").fetchall()
        self.database.execute("BEGIN")
        self._name(counts)
        for kind in counts:
            for table in self._tables():
                self._repeat(table, kind, template.ids[kind])
        self.database.execute("COMMIT")
        self.events = self.database.execute("SELECT count(*) FROM event").fetchone()[0]
        self.chats = self.database.execute("SELECT count(*) FROM chat").fetchone()[0]
        self.taken = [row[0] for row in self.database.execute("SELECT chat FROM temp.name WHERE kind = 'taken'")]
        self.database.execute("PRAGMA journal_mode=WAL").fetchall()
        self.database.close()

    def _name(self, counts):
        """The ids of the new chats and services, in their order: so that each B-tree is written from one end to the other."""
        self.database.execute("CREATE TEMP TABLE name (kind TEXT, chat TEXT, service TEXT)")
        first = 0
        for kind, count in counts.items():
            self.database.execute(
                """
                INSERT INTO temp.name
                WITH RECURSIVE each (n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM each WHERE n + 1 < ?1 + ?2)
                SELECT ?3, id || 'c', id || 's' FROM (
                    SELECT printf('%08x%018x', (n * 2654435761) % 4294967296, n) AS id FROM each ORDER BY id)
                """, (first, count, kind))
            first += count

    def _tables(self):
        """The tables with rows of a chat, and all columns that a row is written with."""
        for (table,) in self.database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            columns = self.database.execute(f"PRAGMA table_info({table})").fetchall()
            # SQLite numbers rows by itself.
            names = [name for _, name, kind, _, _, key in columns if not (key and kind == "INTEGER" and name in ("number", "id"))]
            yield table, names

    def _repeat(self, table, kind, ids):
        table, names = table
        new = {ids[0]: "name.chat", ids[1]: "name.service"}
        for row in self.database.execute(f"SELECT {', '.join(names)} FROM {table}").fetchall():
            if not new.keys() & set(row):
                continue
            values = [new.get(value, "?") for value in row]
            self.database.execute(
                f"INSERT INTO {table} ({', '.join(names)}) SELECT {', '.join(values)} FROM temp.name WHERE kind = ?",
                (*(value for value in row if value not in new), kind))


class List(Way):
    """An agent's page that asks for the list of work again and again."""

    def __init__(self, loop, gateway):
        super().__init__(loop)
        self.request = request("GET", "/desk/api/work", Cookie=gateway.mark)
        self.line = Line(loop, gateway.port, self.arrived)

    def write(self):
        self.line.write(self.request)


def start(program, folder):
    """Returns the seconds from a start on a database until the gateway is ready."""
    gateway, begin = Gateway(program, folder), time.monotonic()
    with gateway.running():
        return time.monotonic() - begin


class World:
    """Databases of all sizes, and the gateways on them."""

    def __init__(self, chosen, folder):
        self.program, self.folder = named(chosen.program)[1], folder
        self.template = Template(self.program, f"{folder}/template")

    def fill(self, name, **counts):
        say(f"filling {name}")
        os.makedirs(f"{self.folder}/{name}")
        return Filling(self.template, f"{self.folder}/{name}", **counts)

    def gateway(self, stack, name):
        gateway = Gateway(self.program, f"{self.folder}/{name}")
        gateway.mark = self.template.mark
        return gateway, [stack.enter_context(gateway.running())]


def measure(chosen, folder, figures):
    world = World(chosen, folder)
    few = world.fill("few", taken=TAKEN)
    chats = chosen.events // EVENTS
    open_chats = min(20_000, chats // 2)
    many = world.fill("many", taken=TAKEN, waiting=open_chats, ended=chats - open_chats - TAKEN - len(Template.KINDS))
    sizes = [10, 500, 20_000]
    for size in sizes:
        # The template has two open chats.
        world.fill(f"work-{size}", waiting=size - 2)
    for number in range(chosen.rounds + 1):
        for name, filling, bar in (("few", few, None), ("many", many, 1_000)):
            seconds = start(world.program, f"{folder}/{name}")
            if number:
                figures.add(f"start to ready, {filling.chats:,} chats", "ms", seconds * 1_000, bar)
    with contextlib.ExitStack() as stack:
        measured = []
        for name, filling in (("few", few), ("many", many)):
            gateway, pids = world.gateway(stack, name)
            measured.append(Measured(message(filling), pids, lambda loop, gateway=gateway, filling=filling: [
                Desk(loop, gateway, chat) for chat in filling.taken]))
        for size in sizes:
            gateway, pids = world.gateway(stack, f"work-{size}")
            measured.append(Measured(work(size), pids, lambda loop, gateway=gateway: [List(loop, gateway) for _ in range(4)]))
        for costs in Measured.rounds(measured, chosen.rounds, chosen.seconds):
            for name, cost in costs.items():
                figures.add(name, "us", cost)
            figures.add(f"{message(many)} / with {few.events:,}", "", costs[message(many)] / costs[message(few)], 1.1)
            # A page of the list has 500 chats.
            figures.add(f"{work(20_000)} / with 500", "", costs[work(20_000)] / costs[work(500)], 1.1)


def message(filling):
    return f"desk send, {filling.events:,} events stored"


def work(size):
    return f"work list, {size:,} open chats"


def main(chosen):
    figures = Figures()
    with tempfile.TemporaryDirectory(prefix="beckon-growth-", dir=chosen.folder) as folder:
        measure(chosen, folder, figures)
    return figures.finish(chosen.json, rounds=chosen.rounds, seconds=chosen.seconds)


if __name__ == "__main__":
    sys.exit(main(options()))
