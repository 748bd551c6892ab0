"""What strangers cost a gateway: disk, memory, CPU, and the waiting times of a customer beside them.

Each case starts `beckon serve` on a free loopback port with a database of its own and lets strangers without credentials do
one thing, as often as they can, for some seconds. Their address is 127.0.0.2; a customer at 127.0.0.1 reads a chat all the
while, over a connection of its own. Several programs are measured in turn. Prints a line for each case and program: requests
and how many of them were refused; what lies on the disk afterwards; how much more memory the process held at most; its CPU;
the customer's time for one answer that one in a hundred exceeds. Ends with status 1 when one of the last program's
figures is beyond its bar, when a guess was answered, or when the customer got no answer.

    python3 Tests/slow/stranger_costs.py [NAME=]PROGRAM... [--seconds N] [--only CASE] [--json]
"""

import argparse
import dataclasses
import http.client
import json
import multiprocessing
import os
import secrets
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

STRANGER, CUSTOMER = "127.0.0.2", "127.0.0.1"
WORKERS = 4
FORM = "application/x-www-form-urlencoded"
USER, PASSWORD = "agent", secrets.token_urlsafe(18)
# The bars of every case: MiB on the disk, MiB of memory, seconds of the customer's wait. CPU has none: strangers who ask without
# a pause keep the processors busy whatever a request costs.
BARS = {"disk": 140, "memory": 160, "wait": 1.0}
SETTINGS = {
    "services": {
        "request-chat": {"type": "chat"},
        "call-me": {"type": "callback", "_business_hours_service": "hours", "_request_time_bucket": 5,
                    "_max_queued_callbacks_per_service": 1_000_000},
        "hours": {"type": "office-hours", "_bh_regular1": "Mon-Sun 00:00-24:00"},
    },
    "limits": {"exempt": []},
}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Wire:
    """One kept-alive connection of an address, which begins anew when the gateway closes it."""

    def __init__(self, port, address):
        self.port, self.address, self.connection = port, address, None

    def ask(self, method, path, body=None, kind=FORM, **headers):
        if self.connection is None:
            self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60, source_address=(self.address, 0))
        try:
            self.connection.request(method, path, body, {**({"Content-Type": kind} if body is not None else {}), **headers})
            answer = self.connection.getresponse()
            body = answer.read()
            # Chat version 2 tells faults in an answer 200.
            is_fault = body.startswith(b"{") and b'"statusCode":' in body and b'"statusCode":0' not in body
            return 400 if answer.status == 200 and is_fault else answer.status, body, answer
        except (http.client.HTTPException, OSError):
            self.connection.close()
            self.connection = None
            return 0, b"", None

    def form(self, path, fields, **headers):
        status, body, _ = self.ask("POST", path, urllib.parse.urlencode(fields).encode(), **headers)
        return status, (json.loads(body) if status == 200 and body.startswith(b"{") else {})


def multipart(*parts):
    boundary = "b"
    whole = b"".join(b"--b\r\n" + head.encode() + b"\r\n\r\n" + body + b"\r\n" for head, body in parts)
    return whole + b"--b--\r\n", f"multipart/form-data; boundary={boundary}"


def disposition(name, more=""):
    return f'Content-Disposition: form-data; name="{name}"{more}'


# The cases. Each is a generator: it prepares, then does its act once a step and yields the status, or None.

def heads(wire):
    """Multipart heads of quotes, where credentials would be asked for (A 2)."""
    quotes = "x=" + '"' * 8_000
    body, kind = multipart(*[(disposition(f"n{number}", "; " + quotes), b"v") for number in range(7)])
    while True:
        yield wire.ask("POST", "/genesys/2/chat-ntf", body, kind)[0]


def uploads(wire):
    """Files that belong to no chat, with the key behind the file (A 3)."""
    while True:
        body, kind = multipart(
            (disposition("operation"), b"fileUpload"),
            (disposition("file", '; filename="a.png"') + "\r\nContent-Type: image/png",
             b"\x89PNG\r\n\x1a\n" + secrets.token_bytes(500_000)),
            (disposition("secureKey"), secrets.token_hex(16).encode()))
        yield wire.ask("POST", "/genesys/2/chat-ntf", body, kind)[0]


def refused_files(wire):
    """Files of a type that is refused, into a chat, each with a key of its own (A 3)."""
    _, chat = wire.form("/genesys/2/chat/request-chat", {"nickname": "Bo"})
    while True:
        body, kind = multipart(
            (disposition("file", '; filename="a.exe"') + "\r\nContent-Type: application/octet-stream",
             b"MZ" + secrets.token_bytes(500_000)),
            *[(disposition(name), chat.get(name, "").encode()) for name in ("userId", "secureKey", "alias")])
        path = f"/genesys/2/chat/request-chat/{chat.get('chatId', 'x')}/file"
        yield wire.ask("POST", path, body, kind, **{"Idempotency-Key": secrets.token_hex(8)})[0]


def guesses(wire):
    """Callbacks looked for by telephone numbers (A 4). One in twenty is a right one: 206 says that it was answered."""
    right = f"+49305550{secrets.randbelow(9000) + 1000}"
    wire.form("/genesys/1/service/callback/call-me", {"_customer_number": right})
    number = 0
    while True:
        number += 1
        wanted = right if number % 20 == 0 else f"+4930666{secrets.randbelow(90_000) + 10_000}"
        status, body, _ = wire.ask("GET", "/genesys/1/service/callback?_customer_number=" + urllib.parse.quote(wanted))
        yield 206 if status == 200 and b"_id" in body else status


def data(wire):
    """Data of 64 KB each, attached to a chat again and again, and its name changed (A 5)."""
    _, chat = wire.form("/genesys/2/chat/request-chat", {"nickname": "Bo"})
    identity = {name: chat.get(name, "") for name in ("userId", "secureKey", "alias")}
    path, number = f"/genesys/2/chat/request-chat/{chat.get('chatId', 'x')}", 0
    while True:
        number += 1
        yield wire.form(path + "/updateData", {**identity, f"userData[k{number % 256}]": secrets.token_hex(30_000)})[0]
        yield wire.form(path + "/updateNickname", {**identity, "nickname": f"Bo {number}"})[0]


def storage(wire):
    """A large entry that a body of three bytes writes again (A 6)."""
    identifier = None
    for number in range(16):
        body, kind = multipart((disposition(f"f{number}", '; filename="a"'), secrets.token_bytes(950_000)))
        if identifier is None:
            status, answer, _ = wire.ask("POST", "/genesys/1/storage/3600", body, kind)
            identifier = json.loads(answer)["id"] if status == 200 else None
        else:
            wire.ask("POST", f"/genesys/1/storage/{identifier}/3600", body, kind)
    while True:
        yield wire.form(f"/genesys/1/storage/{identifier}/3600", {"k": secrets.token_hex(1)})[0]


def times(wire):
    """Free times of a year (A 13)."""
    while True:
        yield wire.ask("GET", "/genesys/2/service/callback/call-me/availability?number-of-days=366")[0]


def connections(wire):
    """Connections that stay open while their bodies do not come (A 13)."""
    head = f"POST /genesys/1/storage/60 HTTP/1.1\r\nHost: localhost\r\nContent-Type: {FORM}\r\nContent-Length: 60000\r\n\r\nk="
    kept = []
    for _ in range(500):
        kept.append(socket.create_connection(("127.0.0.1", wire.port), timeout=60, source_address=(wire.address, 0)))
        kept[-1].sendall(head.encode())
        yield None
    time.sleep(3)
    # The gateway closes a connection that it refuses.
    for one in kept:
        yield 429 if is_closed(one) else 200
    while True:
        time.sleep(0.1)
        yield None


def is_closed(connection):
    poll = select.poll()
    poll.register(connection, select.POLLIN)
    return bool(poll.poll(0))


CASES = {case.__name__.replace("_", "-"): case for case in (
    heads, uploads, refused_files, guesses, data, storage, times, connections)}


def attack(case, port, seconds, results):
    """One stranger: acts until the time is over, and counts the answers by their status."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    counts, end = {}, time.monotonic() + seconds
    for status in CASES[case](Wire(port, STRANGER)):
        if status is not None:
            counts[status] = counts.get(status, 0) + 1
        if time.monotonic() >= end:
            break
    results.put(counts)


class Victim(threading.Thread):
    """A customer who reads a chat ten times a second, and how long each answer took."""

    def __init__(self, port):
        super().__init__(daemon=True)
        self.wire, self.times, self.is_over = Wire(port, CUSTOMER), [], threading.Event()
        status, chat = self.wire.form("/genesys/2/chat/request-chat", {"nickname": "Ada"})
        assert status == 200, status
        self.path = f"/genesys/2/chat/request-chat/{chat['chatId']}/refresh"
        self.identity = {name: chat[name] for name in ("userId", "secureKey", "alias")}
        self.failed = 0

    def run(self):
        while not self.is_over.wait(0.1):
            begin = time.monotonic()
            status, _ = self.wire.form(self.path, {**self.identity, "transcriptPosition": 1})
            self.times.append(time.monotonic() - begin)
            self.failed += status != 200

    def late(self):
        return sorted(self.times)[int(len(self.times) * 0.99)] if self.times else 0.0


@dataclasses.dataclass
class Figures:
    requests: int
    accepted: int
    refused: int
    guessed: int
    disk: float
    memory: float
    cpu: float
    wait: float
    # How many of the customer's requests were not answered with 200.
    lost: int

    def beyond(self):
        names = [name for name, bar in BARS.items() if getattr(self, name) > bar]
        return names + [name for name in ("guessed", "lost") if getattr(self, name)]


def disk(folder):
    return sum(os.stat(os.path.join(path, name)).st_blocks * 512 for path, _, names in os.walk(folder) for name in names
               if os.path.exists(os.path.join(path, name)))


def memory(pid, name):
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith(name)) / 1_024


def forget_peak(pid):
    """Makes the greatest resident memory begin anew."""
    with open(f"/proc/{pid}/clear_refs", "w", encoding="ascii") as file:
        file.write("5")


def cpu(pid):
    with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
        words = stat.read().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def sign_in(port):
    """An agent's connection and its cookie. The hash of a password takes memory, so it is made before the measuring."""
    wire = Wire(port, CUSTOMER)
    status, _, answer = wire.ask("POST", "/desk/api/sign-in", json.dumps({"user": USER, "password": PASSWORD}).encode(),
                                 "application/json")
    assert status == 204, status
    return wire, answer.headers["Set-Cookie"].split(";")[0]


def works(desk, seconds):
    """The desk reads its work list once a second."""
    wire, cookie = desk
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        wire.ask("GET", "/desk/api/work", **{"Cookie": cookie})
        time.sleep(1)


def measure(program, case, seconds):
    with tempfile.TemporaryDirectory(prefix="beckon-strangers-") as folder:
        port = free_port()
        kept = os.path.join(folder, "data")
        path = os.path.join(folder, "beckon.yaml")
        settings = {"data": kept, "http": {"host": "127.0.0.1", "port": port, "maxBodyBytes": 1_048_576}, **SETTINGS}
        with open(path, "w", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
            json.dump(settings, file)
        environment = {name: value for name, value in os.environ.items() if not name.startswith("BECKON")}
        environment.update({"BECKON_LOG_LEVEL": "critical", "BECKON_PASSWORD": PASSWORD})
        subprocess.run([program, "user", "add", USER, "--config", path], env=environment, stdin=subprocess.DEVNULL,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        process = subprocess.Popen([program, "serve", "--config", path], env=environment, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.PIPE, text=True)
        try:
            if not any(line.startswith("ready ") for line in process.stdout):
                sys.exit(f"strangers: {program} did not start")
            threading.Thread(target=process.stdout.read, daemon=True).start()
            desk = sign_in(port)
            victim = Victim(port)
            victim.start()
            time.sleep(1)
            forget_peak(process.pid)
            before, spent = memory(process.pid, "VmRSS"), cpu(process.pid)
            results = multiprocessing.Queue()
            strangers = [multiprocessing.Process(target=attack, args=(case, port, seconds, results), daemon=True)
                         for _ in range(WORKERS)]
            for one in strangers:
                one.start()
            works(desk, seconds)
            counts = {}
            for _ in strangers:
                for status, count in results.get(timeout=120).items():
                    counts[status] = counts.get(status, 0) + count
            for one in strangers:
                one.join()
            victim.is_over.set()
            victim.join()
            return Figures(
                sum(counts.values()), counts.get(200, 0),
                sum(count for status, count in counts.items() if status not in (200, 206)), counts.get(206, 0), disk(kept) / 1_048_576,
                memory(process.pid, "VmHWM") - before, cpu(process.pid) - spent, victim.late(), victim.failed)
        finally:
            process.kill()
            process.wait()


def main():
    parser = argparse.ArgumentParser(description="What strangers cost a gateway.")
    parser.add_argument("programs", nargs="+", metavar="[NAME=]PROGRAM")
    parser.add_argument("--seconds", type=float, default=10, help="how long each case lasts; default 10")
    parser.add_argument("--only", choices=CASES, help="one case")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    programs = [(name, path) for name, _, path in (
        word.rpartition("=") if "=" in word else ("beckon", "", word) for word in chosen.programs)]
    found, passed, failed = [], 0, 0
    if not chosen.json:
        print(f"{'case':14} {'program':10} {'requests':>9} {'accepted':>8} {'refused':>8} {'guessed':>7} {'disk MiB':>9} {'memory MiB':>10} "
              f"{'CPU s':>6} {'customer p99 ms':>15}")
    for case in [chosen.only] if chosen.only else CASES:
        for name, path in programs:
            figures = measure(os.path.abspath(path), case, chosen.seconds)
            found.append({"case": case, "program": name, **dataclasses.asdict(figures)})
            if not chosen.json:
                print(f"{case:14} {name:10} {figures.requests:9} {figures.accepted:8} {figures.refused:8} {figures.guessed:7} "
                      f"{figures.disk:9.1f} {figures.memory:10.1f} {figures.cpu:6.2f} {figures.wait * 1000:15.1f}", flush=True)
        beyond = figures.beyond()
        passed, failed = passed + (not beyond), failed + bool(beyond)
        if beyond:
            print(f"FAILED {case}: beyond its bar: {', '.join(beyond)}", file=sys.stderr, flush=True)
    if chosen.json:
        print(json.dumps(found, indent=2))
    print(f"{passed} passed, {failed} failed", file=sys.stderr if chosen.json else sys.stdout)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
