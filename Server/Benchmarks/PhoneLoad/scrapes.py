"""Scrapes of nodes beside their phones: how long one takes, and how much CPU it costs the node.

What is counted in the database every 5 seconds while somebody scrapes is no part of a scrape, and not of these figures.
"""

import asyncio
import http.client
import statistics
import time

# Values are gathered at most once a second: a scrape that comes later pays for all of them.
PAUSE = 1.1
# The most CPU that a scrape may cost a node, in milliseconds.
BAR = 5


def cpu_milliseconds(pid):
    """User and system time of a process by the kernel's own clock of it, which is exact where /proc counts hundredths of a second."""
    return time.clock_gettime_ns((~pid << 3) | 2) / 1e6


def scrape(node):
    """Asks a node for its metrics; milliseconds, CPU milliseconds of the node meanwhile, and bytes."""
    connection = http.client.HTTPConnection("127.0.0.1", node.operations_port, timeout=20)
    connection.connect()
    try:
        begin, cpu = time.perf_counter(), cpu_milliseconds(node.pid)
        connection.request("GET", "/metrics")
        answer = connection.getresponse()
        body = answer.read()
        took, spent = (time.perf_counter() - begin) * 1_000, cpu_milliseconds(node.pid) - cpu
    finally:
        connection.close()
    assert answer.status == 200, f"{node.name} answered {answer.status} to a scrape"
    return took, spent, len(body)


async def cost(node, count):
    """What scrapes cost while there are no messages: beyond what the node spends on its phones in as long a time."""
    # Nobody has asked before: the database is counted from now on.
    scrape(node)
    found = []
    for _ in range(count):
        cpu, begin = cpu_milliseconds(node.pid), time.perf_counter()
        await asyncio.sleep(PAUSE)
        beside = (cpu_milliseconds(node.pid) - cpu) / (time.perf_counter() - begin) / 1_000
        took, spent, size = scrape(node)
        found.append((took, spent - beside * took, size))
    times, spent, sizes = zip(*found)
    return {"scrapes": count, "ms": rounded(times), "CPU ms": rounded(spent), "bytes": sizes[-1]}


class Scraper:
    """Scrapes the nodes by turns until it is closed, beside messages; only times can be told there."""

    def __init__(self, nodes):
        self.nodes, self.times = nodes, []
        self._task = asyncio.ensure_future(self._run())

    async def _run(self):
        while True:
            for node in self.nodes:
                await asyncio.sleep(PAUSE)
                # Phones are served by other processes, so it may wait here.
                self.times.append(scrape(node)[0])

    async def close(self):
        """Ends it; what it found. Fails if a scrape failed."""
        self._task.cancel()
        await asyncio.wait([self._task])
        if not self._task.cancelled():
            self._task.result()
        return {"scrapes": len(self.times), "ms": rounded(self.times)} if self.times else None


def rounded(values):
    return {"median": round(statistics.median(values), 2), "most": round(max(values), 2)}


def problems(part):
    """One line if a scrape costs more than the bar; a single one may be disturbed, so the median counts."""
    return [f"{part['part']}: a scrape of {one['node']} costs {one['CPU ms']['median']} ms of CPU, more than {BAR}"
            for one in part.get("scrapes", []) if one["CPU ms"]["median"] > BAR]


def lines(part):
    """What a person reads of it."""
    found = [f"a scrape of {one['node']}: {one['CPU ms']['median']} ms of CPU (at most {one['CPU ms']['most']}; bar {BAR}), "
             f"answered in {one['ms']['median']} ms (at most {one['ms']['most']}), {one['bytes']:,} bytes"
             for one in part.get("scrapes", [])]
    if beside := part.get("scrapes beside messages"):
        found.append(f"{beside['scrapes']} scrapes beside messages: answered in {beside['ms']['median']} ms "
                     f"(at most {beside['ms']['most']})")
    return found
