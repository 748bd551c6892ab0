#!/usr/bin/env python3
"""Asks a running gateway with values at both ends: every operation of its OpenAPI description and every Bayeux channel, each
parameter, header field and member in turn, for every role.

    .build/venv/bin/python3 Tests/sweep/sweep.py --program Server/.build/debug/beckon [--seconds N] [--only WORDS]

The process has to live, no answer is a 5xx except a 503 that the description names, none comes later than --limit seconds,
and none is longer than docs/limits.md says. A short run sends a few values; with --seconds a long one sends all of them, for
every role, and begins again with the same gateway until the time is over: after the second pass its memory has to stay. A run of
an hour or more makes so many chats first that the cache of chats is full: what they take is judged there, and from then on
the memory has to stay. Before that, three traps that a proxy plants have to be found. The last line reads
`N passed, N failed`.
"""

import argparse
import concurrent.futures
import contextlib
import json
import os
import re
import sys
import time
import traceback
import urllib.parse

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "openapi"))

from gateway import PATIENCE, gateway  # noqa: E402 - after the path
from names import given as given_to  # noqa: E402

import channels  # noqa: E402
import traps  # noqa: E402
from requests_of import Good, Operation, changes  # noqa: E402
from wire import Gone, Line  # noqa: E402

# A stream of events has no end: only its head is read.
STREAM = "streamEvents"
# Wrong passwords are refused for a while, for the whole address.
SIGN_IN = "signIn"
# The other roles need their sign-ins.
SIGN_OUT = ("signOut", "changeOwnPassword", "endOwnSignIns")
# How many passes fill the caches, and how many MiB a gateway may grow by after them. The cache of chats, 64 MiB, holds some 30,000
# small ones, more than two passes make.
FILLING, MEMORY = 2, 32
# From how many seconds on a run fills that cache first, with how many chats, and how many MiB the gateway may grow by then: 64 and
# a fifth for the cache, 18 for the pages that the database keeps, and what the allocator does not give back.
WHOLE, CHATS, FULL = 3_600, 40_000, 112
# How many findings end a long run.
MOST = 500
# The longest refusal of an operation that answers nothing else.
REFUSAL = 1_024


class Finding(Exception):
    """What should not have been answered."""


class Sent:
    """A request whose proof is made from its body."""

    def __init__(self, body):
        self.body, self.headers = body, {}


class Sweep:
    """Sends requests and judges the answers."""

    def __init__(self, world, address, options, is_alive):
        self.world, self.options, self.is_alive = world, options, is_alive
        parts = urllib.parse.urlsplit(address)
        self.host, self.port = parts.hostname, parts.port
        self.lines = {}
        self.requests = 0
        self.statuses = {}
        self.slowest = 0.0
        self.roles_seen = set()
        self.findings = []
        self.longest = longest_answers()

    def roles(self, given):
        """Header fields by the name of the role; the operation's own comes first."""
        chat = self.chat_bearer
        return {
            "own": given.headers, "anonymous": {}, "wrong": {"Authorization": "Basic d3Jvbmc6d3Jvbmc="},
            "service": self.world.operator, "admin": self.world.desk, "agent": self.cookies["agent"],
            "read-only": self.cookies["read-only"], "customer": chat, "source": self.world.source,
        }

    def prepare(self):
        self.chat_bearer = {"Authorization": "Bearer " + self.world.chat()["instance"]}
        self.cookies = {name: self.world.sign_in(name) for name in ["agent", "read-only"]}

    def ask(self, role, what, method, target, fields, body, allowed=(), head_only=False, most=None):
        """Sends one request; a finding is noted."""
        line = self.lines.setdefault(role, Line(self.host, self.port, self.options.limit + 5))
        self.requests += 1
        self.roles_seen.add(role)
        began = time.monotonic()
        try:
            status, headers, answer = line.ask(method, target, fields, body, head_only)
        except Gone as error:
            if not self.is_alive():
                self.note(what, "the process is gone")
                raise Finding("the process is gone") from error
            return self.note(what, f"no answer: {error}")
        took = time.monotonic() - began
        self.slowest = max(self.slowest, took)
        self.statuses[status] = self.statuses.get(status, 0) + 1
        if status >= 500 and status not in (501, 505) and not (status == 503 and 503 in allowed):
            self.note(what, f"status {status}")
        if took > self.options.limit:
            self.note(what, f"answered after {took:.1f} s")
        if most is not None and len(answer) > most:
            self.note(what, f"answered {len(answer)} bytes; docs/limits.md says {most}")

    def note(self, what, problem):
        if len(self.findings) < 200:
            self.findings.append((what, problem))

    # Operations

    def operation(self, operation, turn):
        """All requests of one operation; each parameter begins with things that exist."""
        allowed = {int(status) for status in operation.described["responses"] if status.isdigit()}
        most = self.longest.get(f"{operation.method.upper()} {plain(operation.path)}")
        good = Good(operation, lambda: given_to(self.world, operation.path, operation.method.upper(), operation.name))
        for index, (what, value, target, fields, body) in enumerate(changes(operation, good, self.options.is_long, turn)):
            roles = self.roles(good.given)
            names = ["own", "anonymous", "wrong"] if operation.name in SIGN_OUT else list(roles)
            chosen = names
            if not self.options.is_long:
                # One of the other roles sends every fourth request as well, each in its turn.
                chosen = ["own"] + [names[1 + (index // 4 + turn) % (len(names) - 1)]] * (index % 4 == 0)
            if operation.name == SIGN_IN and index % 40:
                continue
            for role in chosen:
                # Each unknown pair costs the server a hash of half a second here.
                guesses = "/admin/" in good.path and (role == "wrong" or what == "header Authorization")
                if guesses and not self.options.is_long and index % 20:
                    continue
                headers = {**roles[role]}
                if good.signs and role == "own":
                    sent = Sent(body)
                    good.signs(sent)
                    headers.update(sent.headers)
                own = [field for field in headers.items() if field[0].lower() not in {name.lower() for name, _ in fields}]
                label = f"{good.method} {good.path}: {what} = {shown(value)} as {role}"
                self.ask(role, label, good.method, target, own + fields, body, allowed, operation.name == STREAM, most)

    # Bayeux

    def bayeux(self, turn):
        for index, user in enumerate(["bo", "", "\u00e9" * 20] if self.options.is_long else ["bo"]):
            role = f"client {index}"
            line = self.lines.setdefault(role, Line(self.host, self.port, self.options.limit + 35))
            for message in channels.messages("CLIENT", self.world):
                self.channel(line, user, message, role)
            self.polls(user)

    def channel(self, line, user, message, role):
        client = channels.Client(line, user)
        for what, value, body in channels.bodies(message, self.options.is_long):
            label = f"{message['channel']} {message.get('data', {}).get('operation', '')}: {what} = {shown(value)}"
            self.requests += 1
            self.roles_seen.add(role)
            began = time.monotonic()
            try:
                if client.id is None or message["channel"] in ("/meta/disconnect",):
                    client = channels.Client(line, user)
                    client.shake()
                status, _, _ = client.post(body.replace(b"CLIENT", (client.id or "none").encode()))
            except Gone as error:
                if not self.is_alive():
                    self.note(label, "the process is gone")
                    raise Finding("the process is gone") from error
                self.note(label, f"no answer: {error}")
                continue
            took = time.monotonic() - began
            self.statuses[status] = self.statuses.get(status, 0) + 1
            if status >= 500:
                self.note(label, f"status {status}")
            if took > self.options.limit:
                self.note(label, f"answered after {took:.1f} s")

    def polls(self, user):
        """Polls that may be held; the connection is left after a moment."""
        for what, value, message, bytes_ in channels.polls():
            line = Line(self.host, self.port, 5)
            client = channels.Client(line, user)
            label = f"/meta/connect: {what} = {shown(value)}"
            try:
                client.shake()
                body = channels.changed({**message, "clientId": client.id, "advice": {what.split(".")[1]: 0}}, ("advice", what.split(".")[1]), bytes_)
                client.post(b"[" + body + b"]")
                line.socket and line.socket.settimeout(0.05)
                client.post(b"[" + body + b"]")
            except Gone as error:
                if not self.is_alive():
                    self.note(label, "the process is gone")
                    raise Finding("the process is gone") from error
            finally:
                line.close()
            self.requests += 2


def shown(value):
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:60]}… ({len(value)} long)"


def plain(path):
    """A path without the names of its parameters."""
    return re.sub(r"\{[^}]*\}", "{}", path)


def longest_answers():
    """The most bytes that operations answer, by method and path, as far as docs/limits.md says it in bytes."""
    with open(os.path.join(HERE, "..", "..", "docs", "limits.md"), encoding="utf-8") as page:
        text = page.read()
    sizes = {}
    for row in re.findall(r"^\| `[A-Z]+ /[^|]*\|.*\|$", text, re.M):
        operation, *_, answers, _ = [cell.strip() for cell in row.strip("|").split("|")]
        kib = re.fullmatch(r"(\d+) KiB", answers)
        if kib or answers == "-":
            sizes[plain(operation.strip("`"))] = int(kib[1]) * 1_024 if kib else REFUSAL
    return sizes


def resident(pid):
    """The resident memory of a process, in MiB."""
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1_024


def fill(world, count, lines=4):
    """Makes open chats of both versions, more than the cache of chats holds; returns its MiB before and after."""
    empty = resident(world.pid)
    parts = urllib.parse.urlsplit(world.url)
    fields = [*world.operator.items(), ("Content-Type", "application/json")]

    def ask(line, path, **body):
        status, _, answer = line.ask("POST", path, fields, json.dumps(body).encode())
        assert status == 200, f"{path}: {status} {answer[:200]}"
        return json.loads(answer)

    def make(numbers):
        with contextlib.closing(Line(parts.hostname, parts.port, PATIENCE)) as line:
            for number in numbers:
                if number // lines % 2:
                    ask(line, "/genesys/2/chat/support", nickname="Bo", message="Hello")
                else:
                    service = ask(line, "/genesys/1/service/support")["_id"]
                    ask(line, f"/genesys/1/service/{service}/ixn/chat", firstName="Bo", message="Hello")

    with concurrent.futures.ThreadPoolExecutor(lines) as pool:
        list(pool.map(make, [range(first, count, lines) for first in range(lines)]))
    return empty, resident(world.pid)


def operations(document, only):
    for path in document["paths"]:
        for method in document["paths"][path]:
            if method in ("get", "post", "put", "delete", "patch") and only in f"{method.upper()} {path}":
                yield Operation(document, path, method)


def trapped(options):
    """Makes the findings of one operation at an address, with a limit that a planted slow answer breaks."""
    def make(world, address, is_alive, path, method):
        short = argparse.Namespace(**{**vars(options), "is_long": False, "limit": traps.LIMIT})
        document = world.ask("GET", "/beckon/1/openapi.json").json()
        sweep = Sweep(world, address, short, is_alive)
        sweep.prepare()
        try:
            sweep.operation(Operation(document, path, method), 0)
        except Finding:
            pass
        return sweep.findings

    return make


def alive(world):
    try:
        world.session.get(world.url + "/beckon/1/openapi.json", timeout=PATIENCE)
        return True
    except OSError:
        return False


def run(program, options):
    """Passes over everything until the time is over, against one gateway; returns the sweep."""
    began, total = time.monotonic(), None
    left, done, passes, memory = None, set(), 0, []
    full = None
    # A gateway that ended is started again for what is left.
    while left is None or left:
        with gateway(program, traps.ACCOUNTS) as (world, log):
            document = world.ask("GET", "/beckon/1/openapi.json").json()
            everything = list(operations(document, options.only)) + ([None] if options.only in channels.PATH else [])
            sweep = Sweep(world, world.url, options, lambda: alive(world))
            sweep.prepare()
            if left is None:
                left = list(everything)
                if options.seconds >= WHOLE:
                    empty, full = fill(world, CHATS)
                    print(f"{CHATS} chats: {empty:.0f} to {full:.0f} MiB after {time.monotonic() - began:.0f} s", flush=True)
                    if full > empty + FULL:
                        sweep.note("memory", f"grew from {empty:.0f} to {full:.0f} MiB with {CHATS} chats")
            while left:
                one = left.pop(0)
                before, started, asked = len(sweep.findings), time.monotonic(), sweep.requests
                try:
                    sweep.bayeux(len(done)) if one is None else sweep.operation(one, len(done))
                except Finding:
                    break
                except AssertionError as error:
                    sweep.note(str(one and one.path), f"cannot be prepared: {error}")
                finally:
                    name = channels.PATH if one is None else f"{one.method.upper()} {one.path}"
                    done.add(name)
                    word = "ok    " if len(sweep.findings) == before else "FAILED"
                    seconds = f"{time.monotonic() - started:.1f} s"
                    if options.is_long and alive(world):
                        seconds += f", {resident(world.pid):.0f} MiB"
                    print(f"{word} {name} ({sweep.requests - asked} requests, {seconds})", flush=True)
                    for what, problem in sweep.findings[before:before + 12]:
                        print(f"       {what}: {problem}", flush=True)
                if not left:
                    passes += 1
                    memory.append(resident(world.pid))
                    print(f"pass {passes}: {memory[-1]:.0f} MiB after {time.monotonic() - began:.0f} s", flush=True)
                    # Findings, such as slow answers on a busy machine, end nothing: what comes later may be worse.
                    if len(sweep.findings) < MOST and time.monotonic() - began < options.seconds:
                        left = list(everything)
            if sweep.findings:
                print(log()[-3_000:])
        total = sweep if total is None else merged(total, sweep)
    total.operations = len(done)
    filled = full if full or not memory[FILLING:] else memory[FILLING - 1]
    if filled and memory and memory[-1] > filled + MEMORY:
        total.note("memory", f"grew from {filled:.0f} to {memory[-1]:.0f} MiB when the caches were full")
    return total


def merged(total, sweep):
    total.requests += sweep.requests
    total.findings += sweep.findings
    total.slowest = max(total.slowest, sweep.slowest)
    total.roles_seen |= sweep.roles_seen
    for status, count in sweep.statuses.items():
        total.statuses[status] = total.statuses.get(status, 0) + count
    return total


def main():
    parser = argparse.ArgumentParser(description="Values at both ends, for every operation, parameter and role.")
    parser.add_argument("--program", required=True, help="the beckon program")
    parser.add_argument("--only", default="", help="the operations whose method and path contain these words")
    parser.add_argument("--seconds", type=float, default=0, help="send everything, again and again for so long")
    parser.add_argument("--limit", type=float, default=30, help="the longest time of an answer, in seconds")
    options = parser.parse_args()
    options.is_long = options.seconds > 0
    program, began = os.path.abspath(options.program), time.monotonic()
    passed = failed = 0
    if not options.only:
        for name, is_found in traps.planted(program, trapped(options)):
            print("ok    " if is_found else "FAILED", name, flush=True)
            passed, failed = passed + is_found, failed + (not is_found)
    sweep = run(program, options)
    bad = len({what.split(":")[0] for what, _ in sweep.findings})
    passed, failed = passed + max(0, sweep.operations - bad), failed + bad
    counts = ", ".join(f"{count} x {status}" for status, count in sorted(sweep.statuses.items()))
    print(f"{sweep.requests} requests of {sweep.operations} operations in {len(sweep.roles_seen)} roles: {counts}")
    print(f"slowest answer {sweep.slowest:.2f} s; {len(sweep.findings)} findings; {time.monotonic() - began:.0f} s")
    print(f"{passed} passed, {failed} failed")
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Exception:
        traceback.print_exc()
        sys.exit(1)
