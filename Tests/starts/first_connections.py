"""Starts the program again and again while many clients connect, and counts the starts that failed.

The first connections come all at once, on every thread that serves, in the moment the port opens. Ends with status 1
when a start ended by a signal, did not get ready or did not answer.

    python3 Tests/starts/first_connections.py PROGRAM [--starts N] [--clients N] [--of serve,bayeux]
"""

import argparse
import contextlib
import json
import os
import resource
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import time

# Limits in seconds until the port is open and until all answers have arrived; long, for a busy machine.
START_LIMIT = 60.0
ANSWER_LIMIT = 30.0


def http(method, path, body=""):
    fields = f"Host: localhost\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n"
    return f"{method} {path} HTTP/1.1\r\n{fields}\r\n{body}".encode()


def handshake(path):
    message = {"channel": "/meta/handshake", "version": "1.0", "supportedConnectionTypes": ["long-polling"]}
    return http("POST", path, json.dumps([message]))


def upgrade(path):
    return (f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode()


def private(path, flags):
    """Opens a file that only its owner can read, as the gateway requires of its settings."""
    return os.open(path, flags, 0o600)


class Serve:
    """`beckon serve` with an empty database, SQLite unless a URL of PostgreSQL is given."""

    def __init__(self, directory, database):
        self.directory, self.database = directory, database
        self.requests = [
            handshake("/genesys/cometd"), http("GET", "/genesys/1/service/unknown"), http("GET", "/desk"),
            upgrade("/genesys/cometd"), http("POST", "/genesys/1/service/request-chat", "{}"),
        ]

    def command(self, port):
        settings = {"data": os.path.join(self.directory, "data"), "http": {"host": "127.0.0.1", "port": port},
                    "services": {"request-chat": {}}}
        if self.database:
            settings["database"] = self.database
        path = os.path.join(self.directory, "beckon.yaml")
        with open(path, "w", encoding="utf-8", opener=private) as file:
            json.dump(settings, file)  # JSON is YAML.
        return ["serve", "--config", path]


class Bayeux:
    """`beckon bayeux`."""

    requests = [handshake("/cometd"), http("GET", "/unknown"), upgrade("/cometd")]

    def command(self, port):
        return ["bayeux", "--port", str(port)]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def knock(port, child, clients, requests):
    """Connects all clients as soon as the port is open and sends each one's request; none if the program ended."""
    end = time.monotonic() + START_LIMIT
    while True:
        first = socket.socket()
        try:
            first.connect(("127.0.0.1", port))
            break
        except ConnectionRefusedError:
            first.close()
            if child.poll() is not None or time.monotonic() > end:
                return []
            time.sleep(0.0005)
    knocking = [first]
    for _ in range(clients - 1):
        client = socket.socket()
        client.setblocking(False)
        client.connect_ex(("127.0.0.1", port))
        knocking.append(client)
    for index, client in enumerate(knocking):
        with contextlib.suppress(OSError):
            client.send(requests[index % len(requests)])
    return knocking


def count_answers(clients):
    """How many clients got the beginning of an answer."""
    answered, end = 0, time.monotonic() + ANSWER_LIMIT
    with selectors.DefaultSelector() as selector:
        for client in clients:
            selector.register(client, selectors.EVENT_READ)
        while selector.get_map() and time.monotonic() < end:
            for key, _ in selector.select(1):
                with contextlib.suppress(OSError):
                    answered += key.fileobj.recv(65_536).startswith(b"HTTP/1.1 ")
                selector.unregister(key.fileobj)
    return answered


def start_once(program, kind, clients, log):
    """Why the start failed, or None."""
    port = free_port()
    environment = {name: value for name, value in os.environ.items() if not name.startswith("BECKON")}
    environment["BECKON_LOG_LEVEL"] = "error"
    child = subprocess.Popen([program, *kind.command(port)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                             stderr=log, env=environment)
    knocking = []
    try:
        knocking = knock(port, child, clients, kind.requests)
        answered = count_answers(knocking)
        if child.poll() is not None or not knocking:
            code = child.poll()
            return "no port was opened" if code is None else f"ended with {code}"
        return None if answered == len(knocking) else f"{answered} of {len(knocking)} clients were answered"
    finally:
        for client in knocking:
            client.close()
        if child.poll() is None:
            child.send_signal(signal.SIGKILL)
        child.wait()


def options():
    parser = argparse.ArgumentParser(description="Starts under first connections.")
    parser.add_argument("program")
    parser.add_argument("--starts", type=int, default=2_000, help="starts altogether; default 2000")
    parser.add_argument("--clients", type=int, default=48, help="first connections at once; default 48")
    parser.add_argument("--of", default="serve,bayeux", help="what is started in turn; default serve,bayeux")
    parser.add_argument("--database", help="postgresql://… for `serve`; without it SQLite")
    return parser.parse_args()


def main(chosen):
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4_096)), hard))
    failures = 0
    with tempfile.TemporaryDirectory() as directory:
        kinds = {"serve": Serve(directory, chosen.database), "bayeux": Bayeux()}
        turns = [kinds[name] for name in chosen.of.split(",")]
        log_path = os.path.join(directory, "log")
        for number in range(1, chosen.starts + 1):
            kind = turns[number % len(turns)]
            with open(log_path, "w+b") as log:
                problem = start_once(chosen.program, kind, chosen.clients, log)
                if problem:
                    failures += 1
                    log.seek(0)
                    words = log.read().decode(errors="replace")[-20_000:]
                    print(f"FAILED start {number}, {type(kind).__name__.lower()}: {problem}\n{words}", flush=True)
            if number % 100 == 0:
                print(f"{number} starts, {failures} failed", flush=True)
    print(f"starts: {chosen.starts - failures} passed, {failures} failed")
    return 1 if failures or not chosen.starts else 0


if __name__ == "__main__":
    sys.exit(main(options()))
