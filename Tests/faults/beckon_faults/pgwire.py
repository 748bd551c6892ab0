"""Filters for a proxy before PostgreSQL: they split its messages (without TLS)."""

import asyncio
import random
import struct

from .proxy import Reset

_NOTIFICATION = b"A"
_COMPLETE = b"C"


class Messages:
    """Splits the server's bytes into whole messages."""

    def __init__(self):
        self._rest = b""

    def take(self, data):
        self._rest += data
        whole = []
        while len(self._rest) >= 5:
            (length,) = struct.unpack_from("!I", self._rest, 1)
            if len(self._rest) < length + 1:
                break
            whole.append(self._rest[: length + 1])
            self._rest = self._rest[length + 1:]
        return whole


class Plain:
    """Passes the program's bytes on."""

    def __init__(self, proxy):
        self.messages = Messages()

    def to_server(self, data):
        return data


def is_commit(message):
    """Whether the message reports a committed transaction."""
    return message[:1] == _COMPLETE and message[5:] == b"COMMIT\0"


class CommitHook:
    """Makes filters that call `seen` with each answer to COMMIT while `armed` is positive, and count `armed` down.

    What `seen` returns is passed on; None resets the connection on the first byte of that answer.
    """

    def __init__(self, seen=lambda _: None):
        self.armed = 0
        self.reset = 0
        self.seen = seen

    def __call__(self, proxy):
        return _CommitFilter(proxy, self)


class _CommitFilter(Plain):
    def __init__(self, proxy, hook):
        super().__init__(proxy)
        self.hook = hook

    def to_client(self, data):
        passed = b""
        for message in self.messages.take(data):
            if self.hook.armed > 0 and is_commit(message):
                self.hook.armed -= 1
                message = self.hook.seen(message)
                if message is None:
                    self.hook.reset += 1
                    raise Reset
            passed += message
        return passed


class WakeFault:
    """Changes notifications: `mode` is pass, drop, double, late or shuffle."""

    def __init__(self, late=5.0, seed=1):
        self.mode = "pass"
        self.late = late
        self.random = random.Random(seed)
        self.seen = 0

    def __call__(self, proxy):
        return _WakeFilter(proxy, self)


class _WakeFilter(Plain):
    """Sends delayed notifications before the next bytes after their time."""

    def __init__(self, proxy, fault):
        super().__init__(proxy)
        self.fault = fault
        self.writer = None

    async def to_client(self, data):
        passed = b""
        loop = asyncio.get_running_loop()
        for message in self.messages.take(data):
            if message[:1] != _NOTIFICATION:
                passed += message
                continue
            self.fault.seen += 1
            mode = self.fault.mode
            if mode == "pass":
                passed += message
            elif mode == "double":
                passed += message * 2
            elif mode == "late":
                loop.call_later(self.fault.late, self._send, message)
            elif mode == "shuffle":
                loop.call_later(self.fault.random.uniform(0, 0.5), self._send, message)
        return passed

    def _send(self, message):
        if self.writer is not None and not self.writer.is_closing():
            self.writer.write(message)
