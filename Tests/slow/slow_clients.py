"""Many slow or silent clients and a quick one: when the slow ones are closed, and how long the quick one waits.

Starts `beckon bayeux` on a free loopback port. Ends with status 1 if a slow client outlives its deadline or the victim's
99th percentile is 250 ms or more.
"""

import argparse
import asyncio
import functools
import json
import math
import os
import re
import signal
import socket
import sys
import time

# The tolerance beyond a deadline for a slow machine, in seconds.
LENIENCE = 5.0
BAR_MILLISECONDS = 250.0


def post(path, body, more=""):
    return (
        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n{more}\r\n{body}"
    ).encode()


@functools.cache
def held_by_kernels():
    """How many unread bytes a socket of the server can hold."""
    try:
        with open("/proc/sys/net/ipv4/tcp_wmem", encoding="ascii") as limits:
            return int(limits.read().split()[2]) + 65536
    except OSError:
        return 4 << 20


class Slow:
    """One slow client; `behave` runs until the server closes."""

    deadline = 0.0

    def __init__(self, port, path):
        self.port, self.path = port, path
        self.life = None

    async def run(self):
        loop = asyncio.get_running_loop()
        sock = socket.socket()
        sock.setblocking(False)
        if isinstance(self, Unread):
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        await loop.sock_connect(sock, ("127.0.0.1", self.port))
        self.start = time.monotonic()
        try:
            await self.behave(loop, sock)
        except (ConnectionError, BrokenPipeError):
            self.life = max(0.0, time.monotonic() - self.start)
        finally:
            sock.close()

    async def until_closed(self, loop, sock):
        while await loop.sock_recv(sock, 4096):
            pass
        raise ConnectionResetError

    async def drip(self, loop, sock, data, pause):
        ended = asyncio.ensure_future(self.until_closed(loop, sock))
        try:
            for byte in data:
                await loop.sock_sendall(sock, bytes([byte]))
                done, _ = await asyncio.wait([ended], timeout=pause)
                if done:
                    break
            await ended
        finally:
            ended.cancel()


class Silent(Slow):
    """Connects and sends nothing."""

    deadline = 75.0

    async def behave(self, loop, sock):
        await self.until_closed(loop, sock)


class Header(Slow):
    """Sends a header one byte a second."""

    deadline = 10.0

    async def behave(self, loop, sock):
        await self.drip(loop, sock, b"POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow: " + b"x" * 4096, 1.0)


class Body(Slow):
    """Sends a body one byte a second."""

    deadline = 20.0

    async def behave(self, loop, sock):
        request = post(self.path, " " * 8192)
        await loop.sock_sendall(sock, request[:-8192])
        await self.drip(loop, sock, request[-8192:], 1.0)


class Idle(Slow):
    """Sends one request and keeps the connection."""

    deadline = 75.0

    async def behave(self, loop, sock):
        await loop.sock_sendall(sock, post(self.path, "[]"))
        await self.until_closed(loop, sock)


class Unread(Slow):
    """Requests long answers, each as long as its request, and reads none.

    The time runs from when it has asked for more than the kernels hold: until then the server may be getting rid of bytes.
    """

    deadline = 10.0

    async def behave(self, loop, sock):
        self.start, asked = math.inf, 0
        long = json.dumps({"channel": "/meta/subscribe", "clientId": "x", "subscription": "/a" * 30_000})
        request = post(self.path, long)
        while True:
            try:
                await asyncio.wait_for(loop.sock_sendall(sock, request), 0.5)
                asked += len(request)
            except (asyncio.TimeoutError, TimeoutError):
                pass
            if self.start == math.inf and asked > held_by_kernels():
                self.start = time.monotonic()
            await asyncio.sleep(0.5)


class WebSocket(Slow):
    """Opens a WebSocket and sends nothing."""

    deadline = 120.0

    async def behave(self, loop, sock):
        await loop.sock_sendall(
            sock,
            (
                f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            ).encode(),
        )
        await self.until_closed(loop, sock)


KINDS = [Silent, Header, Body, Idle, Unread, WebSocket]


async def victim(port, path, times, over):
    """Shakes hands, subscribes and publishes to itself, over and over, each on the same connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)

    async def ask(body, cookie=""):
        more = f"Cookie: {cookie}\r\n" if cookie else ""
        start = time.monotonic()
        writer.write(post(path, json.dumps(body), more))
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(re.search(r"(?i)content-length: (\d+)", head).group(1))
        answer = json.loads(await reader.readexactly(length))
        times.append((time.monotonic() - start) * 1000)
        return head, answer

    head, answer = await ask([{"channel": "/meta/handshake", "supportedConnectionTypes": ["long-polling"]}])
    client = answer[0]["clientId"]
    cookie = re.search(r"(BAYEUX_BROWSER=[^;]+)", head).group(1)
    await ask([{"channel": "/meta/subscribe", "clientId": client, "subscription": "/v"}], cookie)
    while not over.is_set():
        connect = {"channel": "/meta/connect", "clientId": client, "advice": {"timeout": 0}}
        await ask([connect], cookie)
        _, answer = await ask([{"channel": "/v", "clientId": client, "data": len(times)}], cookie)
        assert any("data" in message for message in answer), "the victim's message is lost"
        await asyncio.sleep(0.02)


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--clients", type=int, default=2000)
    options = parser.parse_args()
    server = await asyncio.create_subprocess_exec(
        options.program, "bayeux", "--port", "0", stdout=asyncio.subprocess.PIPE, stderr=sys.stderr)
    try:
        line = (await asyncio.wait_for(server.stdout.readline(), 60)).decode()
        port, path = re.search(r":(\d+)(/\S*)", line).groups()
        return await measure(int(port), path, options.clients)
    finally:
        if server.returncode is None:
            server.send_signal(signal.SIGTERM)
            await asyncio.wait_for(server.wait(), 30)


async def measure(port, path, count):
    over, times = asyncio.Event(), []
    watching = asyncio.create_task(victim(port, path, times, over))
    slow = [KINDS[number % len(KINDS)](port, path) for number in range(count)]
    tasks = []
    for client in slow:
        tasks.append(asyncio.create_task(client.run()))
        await asyncio.sleep(0.001)
    longest = max(kind.deadline for kind in KINDS) + LENIENCE + 5
    await asyncio.wait(tasks, timeout=longest)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    over.set()
    await asyncio.wait_for(watching, 30)
    failed = report(slow, times)
    return 1 if failed else 0


def report(slow, times):
    failed = False
    for kind in KINDS:
        clients = [client for client in slow if isinstance(client, kind)]
        lives = [client.life for client in clients if client.life is not None]
        late = len(clients) - sum(1 for life in lives if life <= kind.deadline + LENIENCE)
        failed = failed or late > 0
        latest = f"{max(lives):6.1f}" if lives else "  none"
        print(f"{kind.__name__.lower():10} {len(clients):5} clients, deadline {kind.deadline:5.0f} s, "
              f"last closed after {latest} s, late {late}")
    times.sort()
    middle, high = times[len(times) // 2], times[min(len(times) - 1, len(times) * 99 // 100)]
    failed = failed or high >= BAR_MILLISECONDS
    print(f"victim     {len(times):5} requests, p50 {middle:.1f} ms, p99 {high:.1f} ms, longest {times[-1]:.1f} ms")
    print("slow clients: " + ("FAILED" if failed else "passed"))
    return failed


if __name__ == "__main__":
    os.environ.setdefault("BECKON_LOG_LEVEL", "warning")
    sys.exit(asyncio.run(main()))
