"""Many phones at one node with SQLite, then at several nodes on one PostgreSQL: messages, phones that leave and return, restarts.

Each phone has a chat, an address of its own and always a poll at its node; a process of PhoneLoad keeps the phones of a node.
Agents at the desks of all nodes write into random chats. Then one node and all nodes are stopped and started again, while
agents write on. Every message has a number, and every phone counts: lost is what an agent was told is kept and no phone got;
doubled is what came twice at different positions, or again without a reason. Prints a table on a terminal and JSON into a pipe.
The metrics of the nodes are scraped meanwhile. Exits with 1 if a message was lost or doubled, a phone did not return, a scrape
cost a node more than 5 ms of CPU, or the time was over.
"""

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import pathlib
import random
import resource
import secrets
import signal
import socket
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "Tests" / "faults"))

from beckon_faults.node import Node  # noqa: E402
from beckon_faults.postgres import PostgreSQL  # noqa: E402
from beckon_faults.shell import clean_environment, run  # noqa: E402
from crowd import Crowd, Generator, cpu_seconds, resident_kib, shared_kib  # noqa: E402
from report import as_table, cost_of_a_million, problems  # noqa: E402
from scrapes import Scraper, cost  # noqa: E402

USER, PASSWORD = "agent", secrets.token_urlsafe(18)
# Descriptors that a node or a process with phones needs besides those of its phones.
SPARE = 1_000
# Each phone polls at least once in this time; what that costs is measured without messages.
QUIET = 40
# Scrapes of a node while there are no messages, whose cost is measured.
SCRAPES = 11
# How long all phones may take to return, in seconds.
RETURN = 240
# What the rest of a run takes at most, in minutes: chats, quiet, restarts.
BESIDES = 14


def options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("beckon", help="the program beckon")
    parser.add_argument("generator", help="the program PhoneLoad")
    parser.add_argument("--phones", type=int, default=19_000, help="phones of each node; default 19000")
    parser.add_argument("--nodes", type=int, default=5, help="nodes on PostgreSQL; default 5")
    parser.add_argument("--minutes", type=float, default=3, help="minutes of messages in each part; default 3")
    parser.add_argument("--rate", type=float, default=500, help="messages a second; default 500")
    parser.add_argument("--leaving", type=float, default=1, help="percentage of phones that leave in a minute; default 1")
    parser.add_argument("--part", choices=["sqlite", "postgresql"], help="only one of the two parts")
    parser.add_argument("--kill", action="store_true", help="restart nodes after SIGKILL instead of SIGTERM")
    parser.add_argument("--limit", type=float, help="minutes after which the run fails; default 20, or what --minutes needs")
    parser.add_argument("--json", action="store_true", help="print JSON even on a terminal")
    chosen = parser.parse_args()
    chosen.parts = [chosen.part] if chosen.part else ["sqlite", "postgresql"]
    chosen.limit = chosen.limit or max(20, BESIDES + chosen.minutes * len(chosen.parts))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if most != resource.RLIM_INFINITY and chosen.phones + SPARE > most:
        parser.error(f"a process may open {most} files here: --phones {most - SPARE} at most")
    if not 1 <= chosen.nodes <= 100 or chosen.phones < 1:
        parser.error("--nodes takes 1 to 100, --phones at least 1")
    return chosen


class Progress:
    """One line on a terminal, a line every half minute elsewhere."""

    def __init__(self):
        self.begin = time.monotonic()
        self.shown, self.head = 0, ""

    def tell(self, text):
        head, now = text.split(":")[0], time.monotonic()
        if sys.stderr.isatty():
            print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
        elif head != self.head or now - self.shown > 30:
            print(f"phones: {now - self.begin:.0f} s: {text}", file=sys.stderr, flush=True)
            self.shown = now
        self.head = head

    def end(self):
        if sys.stderr.isatty():
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def quiet_port():
    """A port below those that the kernel gives to clients, so that a node finds it free after a restart."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Part:
    """Nodes on one database, with their phones."""

    def __init__(self, options, name, progress):
        self.options, self.name, self.progress = options, name, progress
        self.count = options.nodes if name == "postgresql" else 1
        self.phones = options.phones * self.count
        self.nodes, self.server, self.crowd = [], None, None
        self.outcome = {"part": name, "nodes": self.count, "phones": self.phones, "minutes": [], "restarts": []}

    async def run(self):
        async with contextlib.AsyncExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="beckon-phones-", ignore_cleanup_errors=True))
            os.chmod(folder, 0o711)
            try:
                await self._start(stack, folder)
                await self._measure()
            finally:
                if self.crowd:
                    self.outcome |= {"totals": self.crowd.totals, "refused": self.crowd.refused,
                                     "parked": self.crowd.now("parked"), "failures": self.crowd.failures}
                self.outcome["log"] = [line for node in self.nodes for line in node.complaints().splitlines()[-3:]]
        return self.outcome

    # Start

    async def _start(self, stack, folder):
        database = {"data": os.path.join(folder, "data")}
        if self.name == "postgresql":
            self.server = PostgreSQL(folder)
            stack.push_async_callback(self.server.close)
            await self.server.create()
            database = {"database": await self.server.create_database()}
        for number in range(self.count):
            settings = {
                **database, "services": {"request-chat": {"type": "chat"}},
                # Phones are counted as strangers are; each has an address of its own.
                "limits": {"exempt": []},
            }
            node = Node(self.options.beckon, folder, settings, f"n{number}")
            for name, place in (("http", "port"), ("operations", "operations_port")):
                node.settings[name]["port"] = port = quiet_port()
                setattr(node, place, port)
            self.nodes.append(node)
            stack.push_async_callback(node.close)
        self.nodes[0].write_settings()
        environment = {**clean_environment(), "BECKON_PASSWORD": PASSWORD, "TMPDIR": folder}
        code, output = await run(self.options.beckon, "user", "add", USER, "--nickname", "Agent",
                                 "--config", self.nodes[0].config_path, env=environment)
        assert code == 0, f"beckon user add ended with {code}: {output}"
        for node in self.nodes:
            await node.start()
        self.outcome["idle"] = self._memory()
        await self._enter(stack)

    async def _enter(self, stack):
        """Lets the phones make their chats and poll."""
        cookie, run_name = self._sign_in(), secrets.token_hex(4)
        generators = []
        for number, node in enumerate(self.nodes):
            generators.append(Generator(self.options.generator, {
                "port": node.port, "desks": [one.port for one in self.nodes],
                "connections": max(4, 16 // self.count), "phones": self.options.phones, "group": number,
                "run": run_name, "cookie": cookie,
            }))
        self.crowd = Crowd(generators, self.phones)
        begin = time.monotonic()
        for one in generators:
            stack.push_async_callback((await one.start()).close)
        await self._until("chats", lambda: self.crowd.now("parked") * 2 >= self.phones)
        self.outcome["half"] = {"parked": self.crowd.now("parked"), "memory": self._memory()}
        await self._until("chats", lambda: self.crowd.is_complete and self.crowd.total("taken") == self.phones)
        self.outcome["entering"] = {"seconds": round(time.monotonic() - begin, 1), "cpu": self._cpu()}

    def _sign_in(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.nodes[0].port, timeout=20)
        connection.request("POST", "/desk/api/sign-in", json.dumps({"user": USER, "password": PASSWORD}),
                           {"Content-Type": "application/json"})
        answer = connection.getresponse()
        cookies = [value.split(";")[0] for value in answer.headers.get_all("Set-Cookie", [])]
        connection.close()
        assert answer.status == 204, f"the desk answered {answer.status} to the sign-in"
        return next(cookie for cookie in cookies if cookie.startswith("beckon_desk="))

    # Figures

    def _memory(self):
        figures = {"nodes": [resident_kib(node.pid) for node in self.nodes]}
        return figures | ({"database": shared_kib(self.server.process.pid)} if self.server else {})

    def _cpu(self):
        figures = {"nodes": [cpu_seconds(node.pid) for node in self.nodes], "generators": self.crowd.cpu_seconds()}
        if self.server:
            figures["database"] = cpu_seconds(self.server.process.pid, with_children=True)
        return figures

    async def _lap(self, seconds, what):
        """Lets time pass and returns the figures of it."""
        begin, cpu, totals = time.monotonic(), self._cpu(), self.crowd.totals
        await self._until(what, lambda: time.monotonic() >= begin + seconds)
        end, after = time.monotonic(), self._cpu()
        lap = {"seconds": round(end - begin, 1), "memory": self._memory(),
               "cpu": {name: difference(after[name], cpu[name]) for name in cpu},
               "counts": {name: count - totals[name] for name, count in self.crowd.totals.items()},
               "waiting": self.crowd.total("acknowledged") - self.crowd.total("delivered")}
        return lap | self.crowd.delays(int(begin), int(end))

    async def _until(self, what, condition, seconds=None):
        """Waits until a condition holds; returns whether it did in time."""
        end = time.monotonic() + (seconds or 86_400)
        while not condition():
            if time.monotonic() > end:
                return False
            self.crowd.check()
            crowd = self.crowd
            self.progress.tell(
                f"{self.name}, {what}: {crowd.now('parked'):,} of {self.phones:,} phones, {crowd.total('sent'):,} sent, "
                f"{crowd.total('delivered'):,} delivered, {crowd.total('doubled')} doubled")
            await asyncio.sleep(0.25)
        return True

    # Course

    async def _measure(self):
        await asyncio.sleep(3)
        self.outcome["parked memory"] = self._memory()
        self.outcome["quiet"] = await self._lap(min(QUIET, self.options.minutes * 60), "quiet")
        # All nodes at once, so that five take no longer than one.
        costs = await asyncio.gather(*(cost(node, SCRAPES) for node in self.nodes))
        self.outcome["scrapes"] = [{"node": node.name, **one} for node, one in zip(self.nodes, costs)]
        scraper = Scraper(self.nodes)
        self.crowd.order("rate", self.options.rate)
        self.crowd.order("leave", self.phones * self.options.leaving / 100)
        left = self.options.minutes * 60
        while left > 0:
            what = f"minute {len(self.outcome['minutes']) + 1}"
            self.outcome["minutes"].append(await self._lap(min(60, left), what))
            left -= 60
        self.outcome["scrapes beside messages"] = await scraper.close()
        self.crowd.order("leave", 0)
        await self._until("returns", lambda: self.crowd.is_complete, 60)
        await self._restart("one node", self.nodes[:1])
        if self.count > 1:
            await self._restart("all nodes", self.nodes)
        self.crowd.order("rate", 0)
        begin = time.monotonic()
        await self._until("the last messages", lambda: self.crowd.is_heard_after(begin + 2) and self._is_settled(), 60)
        self.outcome["after"] = self._memory()

    def _is_settled(self):
        totals = self.crowd.totals
        return self.crowd.is_complete and totals["sent"] == totals["acknowledged"] == totals["delivered"]

    async def _restart(self, what, nodes):
        """Stops nodes, starts them again and waits until every phone polls."""
        begin, parked = time.monotonic(), self.crowd.now("parked")
        await asyncio.gather(*(self._end(node) for node in nodes))
        stopped = time.monotonic()
        await asyncio.gather(*(node.start() for node in nodes))
        ready = time.monotonic()
        is_back = await self._until(
            f"restart of {what}", lambda: self.crowd.is_heard_after(ready) and self.crowd.is_complete, RETURN)
        # What was due meanwhile is delivered before the next restart.
        await self._until(f"after the restart of {what}", lambda: self.crowd.now("queued") < self.options.rate, 60)
        end = time.monotonic()
        self.outcome["restarts"].append({
            "what": what, "phones": self.options.phones * len(nodes), "parked before": parked, "is back": is_back,
            "missing": self.phones - self.crowd.now("parked"),
            "seconds to stop": round(stopped - begin, 1), "seconds to start": round(ready - stopped, 2),
            "seconds until all are back": round(self.crowd.last_parked - begin, 1) if is_back else None,
            "seconds from ready until all are back": round(self.crowd.last_parked - ready, 1) if is_back else None,
            "peak of connections": self.crowd.peak("opened", int(begin), int(end) + 1),
            "peak of tries": self.crowd.peak("tried", int(begin), int(end) + 1),
            "peak of requests": self.crowd.peak("requests", int(begin), int(end) + 1),
            "memory": self._memory(), **self.crowd.delays(int(begin), int(end)),
        })

    async def _end(self, node):
        if self.options.kill:
            return await node.kill()
        code, _ = await node.terminate()
        assert code == 0, f"{node.name} ended with {code}: {node.complaints()}"


def difference(after, before):
    if isinstance(after, list):
        return [round(one - other, 2) for one, other in zip(after, before)]
    return round(after - before, 2)


async def main(chosen):
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, asyncio.current_task().cancel)
    progress, parts, begin = Progress(), [], time.monotonic()
    result = {
        "phones of a node": chosen.phones, "messages a second": chosen.rate, "leaving a minute, %": chosen.leaving,
        "stopped by": "SIGKILL" if chosen.kill else "SIGTERM", "cores": os.cpu_count(), "load before": os.getloadavg()[0],
        "parts": parts,
    }
    ended = None
    try:
        async with asyncio.timeout(chosen.limit * 60) as limit:
            for name in chosen.parts:
                part = Part(chosen, name, progress)
                parts.append(part.outcome)
                await part.run()
    except (AssertionError, OSError) as error:
        is_over = isinstance(error, TimeoutError) and limit.expired()
        ended = f"the run was not over after {chosen.limit:g} minutes" if is_over else f"{part.name}: {error!r}"
    progress.end()
    result |= {"seconds": round(time.monotonic() - begin), "load after": os.getloadavg()[0],
               "computed": cost_of_a_million(parts, chosen), "problems": problems(parts) + ([ended] if ended else [])}
    print(as_table(result) if sys.stdout.isatty() and not chosen.json else json.dumps(result, indent=1), flush=True)
    return 1 if result["problems"] else 0


if __name__ == "__main__":
    try:
        sys.exit(asyncio.run(main(options())))
    except (KeyboardInterrupt, asyncio.CancelledError):
        sys.exit(130)
