"""A TCP proxy on loopback that passes, holds, delays, cuts and changes bytes."""

import asyncio
import contextlib
import socket
import struct

from .waiting import free_port

_CHUNK = 65_536


class Reset(Exception):
    """Raised by a filter: resets the connection on both sides; nothing more is passed on."""


class Proxy:
    """A proxy between a program and a server. Held bytes arrive later, as after a period of lost packets."""

    def __init__(self, target_port, make_filter=None):
        self.port = free_port()
        self.target_port = target_port
        # Called for each connection: `to_server(bytes)` and `to_client(bytes)` return the bytes to pass on.
        self.make_filter = make_filter
        self.delay = 0.0
        self.accepted = 0
        self._up = asyncio.Event()
        self._down = asyncio.Event()
        self._up.set()
        self._down.set()
        self._connections = {}
        self._server = None

    async def start(self):
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port, limit=_CHUNK)
        return self

    async def close(self):
        if self._server:
            self._server.close()
        self._up.set()
        self._down.set()
        self.cut()
        for task in list(self._connections):
            task.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)

    # Faults

    def hold(self, up=True, down=True):
        """Holds all bytes, in one direction or both, until `release`."""
        if up:
            self._up.clear()
        if down:
            self._down.clear()

    def release(self):
        self._up.set()
        self._down.set()

    def cut(self):
        """Resets every connection; new ones are accepted."""
        for connection in list(self._connections.values()):
            connection.reset()

    @property
    def open_connections(self):
        return len(self._connections)

    def standing_connections(self):
        """How many connections the clients hold or are opening; abandoned ones do not count."""
        states = {"01", "02"}  # ESTABLISHED, SYN_SENT
        with open("/proc/net/tcp", encoding="ascii") as table:
            rows = [line.split() for line in table][1:]
        return sum(row[2].endswith(f":{self.port:04X}") and row[3] in states for row in rows)

    # Passing on

    async def _serve(self, reader, writer):
        self.accepted += 1
        task = asyncio.current_task()
        connection = _Connection(writer)
        self._connections[task] = connection
        try:
            await self._up.wait()
            target_reader, target_writer = await asyncio.open_connection("127.0.0.1", self.target_port, limit=_CHUNK)
            connection.writers.append(target_writer)
            change = self.make_filter(self) if self.make_filter else None
            if change:
                change.writer = writer
            await asyncio.gather(
                self._pump(reader, target_writer, self._up, change and change.to_server),
                self._pump(target_reader, writer, self._down, change and change.to_client),
            )
        except (Reset, OSError):
            connection.reset()
        except asyncio.CancelledError:
            # The proxy is closing; no task waits for this one.
            connection.reset()
        finally:
            self._connections.pop(task, None)
            connection.close()

    async def _pump(self, reader, writer, gate, change):
        while data := await reader.read(_CHUNK):
            if self.delay:
                await asyncio.sleep(self.delay)
            await gate.wait()
            if change:
                data = change(data)
                if asyncio.iscoroutine(data):
                    data = await data
            writer.write(data)
            await writer.drain()
        await gate.wait()
        with contextlib.suppress(OSError):
            writer.write_eof()


class _Connection:
    def __init__(self, writer):
        self.writers = [writer]

    def reset(self):
        for writer in self.writers:
            plain = writer.get_extra_info("socket")
            if plain is not None:
                with contextlib.suppress(OSError):
                    plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            writer.transport.abort()

    def close(self):
        for writer in self.writers:
            writer.close()
