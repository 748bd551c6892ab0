"""A closed loop over many chats: each sends its next message when the last one has arrived, and one thread reads all connections."""

import json
import os
import select
import socket
import sys
import time

from figures import say
from gateways import processor_seconds, request

# A loop in which nothing arrives for so long has lost a message.
LONGEST = 20
# Each slice of a round begins with a warm-up, which is not counted.
WARM_UP = 0.1


class Loop:
    """Connections in one thread; what arrives at each is handed to whoever uses it."""

    def __init__(self):
        self.poll = select.epoll()
        self.lines = {}
        self.done = 0
        self.is_open = False

    def add(self, line):
        self.lines[line.socket.fileno()] = line
        self.poll.register(line.socket.fileno(), select.EPOLLIN)

    def drop(self, line):
        self.poll.unregister(line.socket.fileno())
        del self.lines[line.socket.fileno()]
        line.socket.close()

    def run(self, ways, pids, seconds):
        """Returns the messages of a slice, and the seconds of CPU of the server and of this process."""
        for way in ways:
            way.prepare()
        self._messages(ways, WARM_UP)
        before = self.done, processor_seconds(pids), time.process_time()
        self._messages(ways, seconds)
        after = self.done, processor_seconds(pids), time.process_time()
        return [late - early for early, late in zip(before, after)]

    def _messages(self, ways, seconds):
        """Begins messages for some seconds and waits until all have arrived, so that no part of one is counted."""
        self.is_open = True
        for way in ways:
            way.send()
        self._turn(seconds)
        self.is_open = False
        deadline = time.monotonic() + LONGEST
        while any(way.waits for way in ways):
            self._turn(0.01)
            if time.monotonic() > deadline:
                sys.exit(f"bench: {sum(way.waits != 0 for way in ways)} chats miss an answer after {LONGEST} s")

    def _turn(self, seconds):
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            for number, _ in self.poll.poll(left):
                self.lines[number].read()


class Line:
    """A kept-alive connection; a request is one write, and each answer has to be 200."""

    def __init__(self, loop, port, hear):
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.hear, self.rest = hear, b""
        self.write = self.socket.sendall
        loop.add(self)

    def read(self):
        data = self.rest + self._data()
        while (end := data.find(b"\r\n\r\n")) >= 0:
            head = data[:end].lower()
            if not head.startswith(b"http/1.1 200"):
                sys.exit(f"bench: a request was refused: {data[:500]}")
            at = head.find(b"content-length:") + 15
            length = end + 4 + int(head[at:].split(b"\r\n", 1)[0])
            if len(data) < length:
                break
            body, data = data[end + 4:length], data[length:]
            self.hear(body)
        self.rest = data

    def _data(self):
        data = self.socket.recv(65_536)
        if not data:
            sys.exit("bench: a server closed a connection")
        return data


class Way:
    """A chat that sends its next message when the last one has arrived; `waits` counts what is still to come."""

    parts = 1

    def __init__(self, loop):
        self.loop, self.number, self.waits = loop, 0, 0

    def prepare(self):
        """Does what has to be done before a slice and is not counted."""

    def send(self):
        self.number += 1
        self.text = b"Line %07d of what somebody has to say to somebody else." % self.number
        self.waits = self.parts
        self.write()

    def arrived(self, *_):
        self.waits -= 1
        if not self.waits:
            self.loop.done += 1
            if self.loop.is_open:
                self.send()


def split(path, body, mark, kind="application/json", **headers):
    """The bytes of a request before and after the text that replaces a mark of the same length."""
    return request("POST", path, body, kind, **headers).split(mark)


# As long as the texts of `Way`.
MARK = b"Line 0000000 of what somebody has to say to somebody else."


class Desk(Way):
    """An agent's sends in a chat, each until it is answered."""

    def __init__(self, loop, gateway, chat):
        super().__init__(loop)
        body = json.dumps({"text": MARK.decode(), "key": os.urandom(8).hex() + "-" + MARK.decode()}).encode()
        self.pieces = split(f"/desk/api/chats/{chat}/send", body, MARK, Cookie=gateway.mark)
        self.line = Line(loop, gateway.port, self.arrived)

    def write(self):
        self.line.write(self.text.join(self.pieces))


class Measured:
    """A name with its loop, made when it is first run. Servers, and slices of a round, take turns: a slow moment of the
    machine meets all of them."""

    SLICES = 4

    def __init__(self, name, pids, make):
        self.name, self.pids, self.make = name, pids, make
        self.loop, self.ways = Loop(), None
        self.sums = [0, 0, 0]

    def _slice(self, seconds):
        if self.ways is None:
            self.ways = self.make(self.loop)
        self.sums = [total + part for total, part in zip(self.sums, self.loop.run(self.ways, self.pids, seconds))]

    def _cost(self, seconds):
        (count, cpu, own), self.sums = self.sums, [0, 0, 0]
        say(f"  {self.name}: {cpu / count * 1e6:.1f} us, {count / seconds:.0f} a second, generator {own / count * 1e6:.1f} us")
        return cpu / count * 1e6

    @classmethod
    def rounds(cls, measured, count, seconds):
        """Yields the microseconds a message by name, round after round; the first round warms up and is not yielded."""
        for number in range(count + 1):
            say(f"round {number} of {count}" if number else "warm-up")
            for _ in range(cls.SLICES):
                for one in measured:
                    one._slice(seconds / cls.SLICES)
            costs = {one.name: one._cost(seconds) for one in measured}
            if number:
                yield costs
