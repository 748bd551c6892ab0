"""The processes of a load: those that keep the phones, and what the kernel says of them, of nodes and of PostgreSQL."""

import asyncio
import contextlib
import json
import os

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid, with_children=False):
    """User and system time of a process, and of its children, also of those that have ended."""
    def times(one):
        with open(f"/proc/{one}/stat", encoding="ascii", errors="replace") as file:
            return [int(field) for field in file.read().rpartition(")")[2].split()[11:15]]

    own = times(pid)
    total = sum(own if with_children else own[:2])
    for child in children(pid) if with_children else []:
        with contextlib.suppress(OSError):
            total += sum(times(child))
    return total / TICKS


def children(pid):
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:
        return file.read().split()


def resident_kib(pid):
    with open(f"/proc/{pid}/status", encoding="ascii") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS:"))


def shared_kib(pid):
    """The memory of a process and its children, in which shared pages count once."""
    total = 0
    for one in [pid, *children(pid)]:
        with contextlib.suppress(OSError), open(f"/proc/{one}/smaps_rollup", encoding="ascii") as file:
            total += next(int(line.split()[1]) for line in file if line.startswith("Pss:"))
    return total


class Generator:
    """One process with the phones of one node."""

    def __init__(self, program, settings):
        self.program, self.settings = program, settings
        self.process, self.last = None, None
        self.hears = lambda line: None

    async def start(self):
        self.process = await asyncio.create_subprocess_exec(
            self.program, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 20)
        self.order(json.dumps(self.settings))
        self._reader = asyncio.ensure_future(self._read())
        return self

    def order(self, text):
        self.process.stdin.write(text.encode() + b"\n")

    async def _read(self):
        while line := await self.process.stdout.readline():
            self.last = json.loads(line)
            self.hears(self.last)

    async def close(self):
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        self._reader.cancel()


class Crowd:
    """All phones and agents, over several processes."""

    def __init__(self, generators, phones):
        self.generators, self.phones = generators, phones
        # What all processes together did in a second, by the second of the monotonic clock.
        self.seconds = {}
        for one in generators:
            one.hears = self._hear

    def _hear(self, line):
        here = self.seconds.setdefault(line["second"], {"within": {}, "delays": {}})
        for part in ("within", "delays"):
            for name, count in line[part].items():
                here[part][name] = here[part].get(name, 0) + count

    def order(self, what, number):
        """Gives an order to all, each with its share."""
        for one in self.generators:
            one.order(f"{what} {number / len(self.generators)}")

    def check(self):
        for one in self.generators:
            if one.process.returncode is not None:
                raise AssertionError(f"a process with phones ended with {one.process.returncode}")

    def now(self, name):
        return sum(one.last["now"][name] for one in self.generators if one.last)

    def total(self, name):
        return sum(one.last["total"][name] for one in self.generators if one.last)

    @property
    def totals(self):
        return {name: self.total(name) for name in (self.generators[0].last or {"total": {}})["total"]}

    @property
    def failures(self):
        return [one.last["failure"] for one in self.generators if one.last and one.last["failure"]]

    @property
    def refused(self):
        counts = {}
        for one in self.generators:
            for name, count in (one.last or {"refused": {}})["refused"].items():
                counts[name] = counts.get(name, 0) + count
        return counts

    def is_heard_after(self, moment):
        """Whether each process has reported a second that began after a moment."""
        return all(one.last and one.last["second"] > moment for one in self.generators)

    @property
    def is_complete(self):
        return self.now("parked") == self.phones

    @property
    def last_parked(self):
        return max(one.last["now"]["lastParked"] for one in self.generators) / 1e9

    def cpu_seconds(self):
        return sum(cpu_seconds(one.process.pid) for one in self.generators)

    # Over some seconds

    def delays(self, begin, end):
        """The 50th and 99th percentile of the seconds from `begin` to before `end`, in milliseconds, and how many there are."""
        counts = {}
        for second, here in self.seconds.items():
            if begin <= second < end:
                for place, count in here["delays"].items():
                    counts[int(place)] = counts.get(int(place), 0) + count
        return {"p50": percentile(counts, 50), "p99": percentile(counts, 99), "measured": sum(counts.values())}

    def peak(self, what, begin, end):
        return max((here["within"].get(what, 0) for second, here in self.seconds.items() if begin <= second < end),
                   default=0)


def percentile(counts, percent):
    """The middle of the step that holds the percentile; steps are sixteenths of a doubling of a microsecond."""
    wanted = sum(counts.values()) * percent / 100
    reached = 0
    for place in sorted(counts):
        reached += counts[place]
        if reached >= wanted:
            return round(2 ** ((place + 0.5) / 16) / 1_000, 3)
    return None
