"""The proxy's faults, and its filters for PostgreSQL's messages."""

import asyncio
import contextlib
import struct
import types
import unittest

from beckon_faults.haproxy import DATABASE, NODES, substituted
from beckon_faults.pgwire import CommitHook, Messages, WakeFault, is_commit
from beckon_faults.proxy import Proxy


def message(kind, body):
    return kind + struct.pack("!I", len(body) + 4) + body


COMMIT = message(b"C", b"COMMIT\0")
INSERT = message(b"C", b"INSERT 0 1\0")
WAKE = message(b"A", b"....beckon\0chat\0")


class MessagesTests(unittest.TestCase):
    def test_messages_are_found_wherever_the_bytes_are_cut(self):
        whole = INSERT + COMMIT + WAKE
        for size in range(1, len(whole)):
            messages = Messages()
            found = [m for at in range(0, len(whole), size) for m in messages.take(whole[at:at + size])]
            self.assertEqual(found, [INSERT, COMMIT, WAKE])

    def test_only_the_answer_to_a_commit_is_one(self):
        self.assertTrue(is_commit(COMMIT))
        self.assertFalse(is_commit(INSERT))
        self.assertFalse(is_commit(message(b"C", b"COMMIT PREPARED\0")))


class ProxyTests(unittest.IsolatedAsyncioTestCase):
    """Against a server that echoes in capitals."""

    async def asyncSetUp(self):
        async def echo(reader, writer):
            with contextlib.suppress(OSError):
                while data := await reader.read(1024):
                    writer.write(data.upper())
            writer.close()

        self.server = await asyncio.start_server(echo, "127.0.0.1", 0)
        self.target = self.server.sockets[0].getsockname()[1]

    async def asyncTearDown(self):
        await self.proxy.close()
        self.server.close()

    async def connect(self, make_filter=None):
        self.proxy = await Proxy(self.target, make_filter).start()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.proxy.port)
        self.addCleanup(writer.close)
        return reader, writer

    async def nothing_comes(self, reader):
        with self.assertRaises(TimeoutError):
            await asyncio.wait_for(reader.read(10), 0.1)

    async def test_passes_on(self):
        reader, writer = await self.connect()
        writer.write(b"hello")
        self.assertEqual(await reader.read(10), b"HELLO")

    async def test_what_is_held_comes_later(self):
        for directions in ({"up": True, "down": False}, {"up": False, "down": True}, {}):
            reader, writer = await self.connect()
            self.proxy.hold(**directions)
            writer.write(b"hello")
            await self.nothing_comes(reader)
            self.proxy.release()
            self.assertEqual(await reader.read(10), b"HELLO")
            await self.proxy.close()

    async def test_a_cut_resets(self):
        reader, writer = await self.connect()
        writer.write(b"hello")
        await reader.read(10)
        self.proxy.cut()
        with self.assertRaises(ConnectionResetError):
            if not await reader.read(10):
                raise AssertionError("closed without a reset")

    async def test_a_delay_delays(self):
        reader, writer = await self.connect()
        self.proxy.delay = 0.1
        begin = asyncio.get_running_loop().time()
        writer.write(b"hello")
        await reader.read(10)
        self.assertGreaterEqual(asyncio.get_running_loop().time() - begin, 0.2)

    async def test_the_answer_to_a_commit_can_be_lost(self):
        hook = CommitHook()
        reader, writer = await self.connect(hook)
        # The server returns the same messages in capitals.
        writer.write(COMMIT)
        self.assertEqual(await reader.read(100), COMMIT)
        hook.armed = 1
        writer.write(INSERT)
        self.assertEqual(await reader.read(100), INSERT)
        writer.write(COMMIT)
        with self.assertRaises(ConnectionResetError):
            if not await reader.read(100):
                raise AssertionError("closed without a reset")
        self.assertEqual((hook.reset, hook.armed), (1, 0))


class WakeFaultTests(unittest.IsolatedAsyncioTestCase):
    async def passed(self, mode):
        fault = WakeFault(late=0.05)
        fault.mode = mode
        change = fault(None)
        late = []
        change.writer = types.SimpleNamespace(write=late.append, is_closing=lambda: False)
        at_once = await change.to_client(INSERT + WAKE + INSERT)
        await asyncio.sleep(0.7 if mode == "shuffle" else 0.1)
        return at_once, late

    async def test_modes(self):
        self.assertEqual(await self.passed("pass"), (INSERT + WAKE + INSERT, []))
        self.assertEqual(await self.passed("drop"), (INSERT + INSERT, []))
        self.assertEqual(await self.passed("double"), (INSERT + WAKE * 2 + INSERT, []))
        self.assertEqual(await self.passed("late"), (INSERT + INSERT, [WAKE]))
        self.assertEqual(await self.passed("shuffle"), (INSERT + INSERT, [WAKE]))


class ExampleTests(unittest.TestCase):
    def test_only_addresses_and_ports_are_put_in(self):
        nodes = [types.SimpleNamespace(port=1000 + n, operations_port=2000 + n) for n in range(3)]
        for path in (NODES, DATABASE):
            with open(path, encoding="utf-8") as file:
                example = file.read()
            lines = zip(example.splitlines(), substituted(example, 999, nodes).splitlines())
            changed = [(old, new) for old, new in lines if old != new]
            self.assertEqual([old.split()[0] for old, _ in changed], ["bind", "server", "server", "server"])
            self.assertIn("127.0.0.1:1002 check addr 127.0.0.1 port 2002", changed[3][1])


if __name__ == "__main__":
    unittest.main()
