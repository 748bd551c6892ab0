"""200 clients that send cheap requests without waiting for answers, and the waiting times of other clients.

Starts `beckon serve` on a free loopback port with a database of its own. Such clients pipeline Bayeux requests, as many as
the server reads; with `--router` so many of them ask the router, as many at once as may wait behind one. Beside them
customers poll, make chats and ask for paths that are not there, each over its own connection, and some connect anew.
Ends with status 1 when more than `--late` of their requests took over a second, or not all were answered.

    python3 Tests/slow/pipelined.py PROGRAM [--clients N] [--router N] [--requests N] [--seconds N]
    [--late N]
"""

import argparse
import http.client
import itertools
import json
import multiprocessing
import os
import re
import resource
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

LATE_SECONDS = 1.0
# The pause of the other clients between two requests, in seconds.
PAUSE_SECONDS = 0.05
BAYEUX = b"POST /genesys/cometd HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n[]"
ROUTER = b"GET /none HTTP/1.1\r\nHost: localhost\r\n\r\n"
ROUTER_WINDOW = 8
STATUS = re.compile(rb"HTTP/1\.1 \d\d\d")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Greedy:
    """One client that pipelines."""

    def __init__(self, port, requests, asks_router):
        self.sock = socket.create_connection(("127.0.0.1", port))
        self.sock.setblocking(False)
        self.request, self.window = (ROUTER, ROUTER_WINDOW) if asks_router else (BAYEUX, requests)
        self.left, self.asked, self.answered = requests, 0, 0
        self.waiting, self.tail = b"", b""

    @property
    def is_done(self):
        return self.left == 0 and not self.waiting and self.asked == self.answered

    @property
    def events(self):
        fills = self.waiting or (self.left and self.asked - self.answered < self.window)
        return selectors.EVENT_READ | (selectors.EVENT_WRITE if fills else 0)

    def write(self):
        if len(self.waiting) < 32_768:
            count = min(self.left, self.window - (self.asked - self.answered), 1_000)
            self.waiting += self.request * count
            self.left -= count
            self.asked += count
        if self.waiting:
            self.waiting = self.waiting[self.sock.send(self.waiting):]

    def read(self):
        bytes = self.sock.recv(262_144)
        if not bytes:
            raise ConnectionResetError
        text = self.tail + bytes
        found = STATUS.findall(text)
        self.answered += len(found)
        # A status line that was split counts with its second half.
        end = text.rfind(b"HTTP/1.1 ")
        self.tail = text[-11:] if end < len(text) - 12 else text[end:]
        if STATUS.search(self.tail):
            self.tail = b""


def load(port, clients, router, requests, begun, over, result):
    """All pipelining clients, in a process of their own."""
    greedy = [Greedy(port, requests, number < router) for number in range(clients)]
    selector = selectors.DefaultSelector()
    for client in greedy:
        selector.register(client.sock, client.events, client)
    begun.set()
    start, cut = time.monotonic(), 0
    while selector.get_map() and not over.is_set():
        for key, events in selector.select(0.5):
            client = key.data
            try:
                if events & selectors.EVENT_READ:
                    client.read()
                if events & selectors.EVENT_WRITE:
                    client.write()
            except BlockingIOError:
                pass
            except OSError:
                cut += 1
                selector.unregister(client.sock)
                continue
            if client.is_done:
                selector.unregister(client.sock)
            elif client.events != key.events:
                selector.modify(client.sock, client.events, client)
    took = time.monotonic() - start
    result.put((sum(client.answered for client in greedy), took, cut, sum(client.is_done for client in greedy)))


class Beside:
    """A client that waits for each answer before its next request."""

    def __init__(self, port, kind):
        self.port, self.kind, self.times, self.errors = port, kind, [], []
        self.connection = None
        self.numbers = itertools.count()

    def ask(self, method, path, body=None, fields=None):
        if self.connection is None or self.kind == "new":
            self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        start = time.monotonic()
        self.connection.request(method, path, body, fields or {})
        answer = self.connection.getresponse()
        text = answer.read()
        self.times.append(time.monotonic() - start)
        return answer, text

    def bayeux(self, message, cookie=""):
        fields = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        answer, text = self.ask("POST", "/genesys/cometd", json.dumps([message]), fields)
        return answer, json.loads(text)[0]

    def run(self, goes_on):
        try:
            self.prepare()
            while goes_on():
                self.step()
                time.sleep(PAUSE_SECONDS)
        except Exception as error:  # noqa: BLE001 - every error is reported
            self.errors.append(f"{self.kind}: {error!r}")

    def prepare(self):
        if self.kind != "poll":
            return
        hello = {"channel": "/meta/handshake", "version": "1.0", "supportedConnectionTypes": ["long-polling"]}
        answer, reply = self.bayeux(hello)
        self.cookie = (answer.getheader("Set-Cookie") or "").split(";")[0]
        self.client = reply["clientId"]

    def step(self):
        if self.kind == "poll":
            connect = {"channel": "/meta/connect", "clientId": self.client, "connectionType": "long-polling",
                       "advice": {"timeout": 0}}
            _, reply = self.bayeux(connect, self.cookie)
            assert reply["successful"], reply
        elif self.kind == "chat":
            fields = {"Content-Type": "application/x-www-form-urlencoded",
                      "gms_user": f"user-{id(self)}-{next(self.numbers)}"}
            answer, text = self.ask("POST", "/genesys/1/service/request-chat", "subject=A+question", fields)
            assert answer.status == 200, text
        else:
            answer, _ = self.ask("GET", "/none")
            assert answer.status == 404, answer.status


def beside(port, goes_on):
    """How long each request of the other clients took, and their errors."""
    others = [Beside(port, kind) for kind in ("poll", "chat", "path", "new") * 4]
    threads = [threading.Thread(target=other.run, args=(goes_on,)) for other in others]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sorted(time for other in others for time in other.times), [e for other in others for e in other.errors]


def until(seconds):
    """A function that returns true for so many seconds from now."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() < end


def measure(program, directory, chosen):
    port = free_port()
    settings = os.path.join(directory, "settings.yaml")
    with open(settings, "w", encoding="utf-8") as file:
        json.dump({"services": {"request-chat": {"type": "chat"}}}, file)
    os.chmod(settings, 0o600)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("BECKON")}
    child = subprocess.Popen(
        [program, "serve", "--port", str(port), "--data", os.path.join(directory, "data"), "--config", settings],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True,
        env={**environment, "BECKON_LOG_LEVEL": "error", "TMPDIR": directory})
    try:
        if not any(line.startswith("ready ") for line in iter(child.stdout.readline, "")):
            sys.exit("the server did not start")
        alone, errors = beside(port, until(2))
        begun, over, result = multiprocessing.Event(), multiprocessing.Event(), multiprocessing.Queue()
        process = multiprocessing.Process(
            target=load, args=(port, chosen.clients, chosen.router, chosen.requests, begun, over, result))
        process.start()
        begun.wait(60)
        within = until(chosen.seconds)
        times, more = beside(port, lambda: process.is_alive() and within())
        over.set()
        answered, took, cut, done = result.get(timeout=60)
        process.join(60)
        return alone, times, errors + more, (answered, took, cut, done)
    finally:
        child.send_signal(signal.SIGTERM)
        child.wait(60)


def told(name, times):
    late = sum(time > LATE_SECONDS for time in times)
    print(f"{name:7} {len(times):5} requests, p50 {times[len(times) // 2] * 1000:.0f} ms, "
          f"p99 {times[min(len(times) - 1, len(times) * 99 // 100)] * 1000:.0f} ms, "
          f"longest {times[-1] * 1000:.0f} ms, over {LATE_SECONDS:g} s: {late}")
    return late


def main():
    parser = argparse.ArgumentParser(description="What others wait beside clients that pipeline.")
    parser.add_argument("program")
    parser.add_argument("--clients", type=int, default=200)
    parser.add_argument("--router", type=int, default=0, help="how many of the clients send requests to the router; default 0")
    parser.add_argument("--requests", type=int, default=10_000, help="requests of each client; default 10,000")
    parser.add_argument("--seconds", type=float, default=20, help="how long the others send requests at most; default 20")
    parser.add_argument("--late", type=int, default=0, help="how many requests may take more than a second; default 0")
    chosen = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as directory:
        alone, times, errors, (answered, took, cut, done) = measure(chosen.program, directory, chosen)
    print(f"load    {chosen.clients:5} clients, {answered} answers in {took:.1f} s, "
          f"{done} had all theirs, {cut} were cut off")
    told("alone", alone)
    late = told("beside", times)
    for error in errors:
        print("beside  " + error)
    failed = late > chosen.late or errors or cut
    print("pipelined: " + ("FAILED" if failed else "passed"))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
