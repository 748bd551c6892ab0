"""HAProxy with an example configuration of the documentation, with addresses and ports filled in."""

import asyncio
import os
import re
import shutil

from .shell import run
from .waiting import free_port, until

_DOCS = os.path.join(os.path.dirname(__file__), "..", "..", "..", "docs")
# Before Beckon's nodes, and before the members of a PostgreSQL cluster.
NODES, DATABASE = os.path.join(_DOCS, "haproxy.cfg"), os.path.join(_DOCS, "haproxy-database.cfg")


def program():
    found = shutil.which("haproxy") or "/usr/sbin/haproxy"
    return found if os.path.exists(found) else None


def substituted(text, front, nodes):
    """The example with its one front port and its node lines' addresses replaced; nothing else changes."""
    nodes = list(nodes)
    text, fronts = re.subn(r"(?m)^(\s*bind )\S+", lambda match: f"{match[1]}127.0.0.1:{front}", text)
    assert fronts == 1, f"the example has {fronts} bind lines"
    names = iter(nodes)

    def line(match):
        node = next(names)
        return f"{match[1]}127.0.0.1:{node.port} check addr 127.0.0.1 port {node.operations_port}"

    text, lines = re.subn(r"(?m)^(\s*server \S+ )\S+ check addr \S+ port \d+", line, text)
    assert lines == len(nodes), f"the example has {lines} nodes"
    return text


class HAProxy:
    """One proxy in front of as many nodes, or members, as the example names."""

    def __init__(self, directory, nodes, example=NODES):
        self.directory = directory
        self.nodes = nodes
        self.example = example
        self.port = free_port()
        self.process = None

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    async def start(self, passes):
        """Starts it and waits until `passes`, asked through it, is true."""
        path = os.path.join(self.directory, os.path.basename(self.example))
        with open(self.example, encoding="utf-8") as example, open(path, "w", encoding="utf-8") as file:
            file.write(substituted(example.read(), self.port, self.nodes))
        code, output = await run(program(), "-c", "-f", path)
        assert code == 0 and "WARNING" not in output, f"HAProxy refuses the example: {output}"
        with open(os.path.join(self.directory, "haproxy.log"), "ab") as log:
            # -db keeps it in the foreground, so that the process id is its own.
            self.process = await asyncio.create_subprocess_exec(
                program(), "-db", "-f", path, stdin=asyncio.subprocess.DEVNULL, stdout=log, stderr=log)

        async def answers():
            try:
                return await passes()
            except Exception:
                return False

        await until("HAProxy passes requests on", answers, 20)
        return self

    async def close(self):
        if self.process and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
