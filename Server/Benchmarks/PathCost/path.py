"""Server CPU of the path of a message, beside bare requests of other servers, in rounds that take turns.

Each chat of a closed loop sends its next message when the last one has arrived: an agent's at the held poll of the phone, a
customer's at the agent's event stream. So commits group as they do under load. CPU is user and system time of the server's
processes over the messages of a round, after a warm-up. All servers run on loopback for the whole run, on databases of their own.
Prints a table on a terminal and JSON into a pipe. Exits with 1 if a bar is missed in every round.
"""

import argparse
import contextlib
import json
import os
import pathlib
import re
import shutil
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "Driver"))
sys.dont_write_bytecode = True

from figures import Figures, say  # noqa: E402 - after the lines above
from gateways import Agent, Gateway, Wire, cookie, named, postgresql, request, started  # noqa: E402
from loop import MARK, Desk, Line, Measured, Way, split  # noqa: E402

SEND, ALONE, REST, PUBLISH = (
    "desk send until the phone has it", "desk send without a phone", "customer by REST until the desk has it",
    "customer by Bayeux publish until the desk has it")
ONE, TWO, NODES = "one bare request", "two bare requests", "nodes on PostgreSQL: desk send until the phone has it"
CHANNEL = "/service/chatV2/request-chat"
NOTICE = re.compile(rb'\{"id":"([^"]+)","lastPosition":(\d+)')


def options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", help="the release program beckon")
    parser.add_argument("--before", help="an older program, measured in turn")
    parser.add_argument("--node", default=shutil.which("node"), help="the program node")
    parser.add_argument("--plain-post", help="the program PlainPOST")
    parser.add_argument("--postgresql", action="store_true", help="measure nodes on PostgreSQL, too")
    parser.add_argument("--nodes", type=int, default=2, help="how many nodes use PostgreSQL; default 2")
    parser.add_argument("--rounds", type=int, default=5, help="rounds after one that is not counted; default 5")
    parser.add_argument("--chats", type=int, default=50, help="chats of a loop; default 50")
    parser.add_argument("--seconds", type=float, default=2, help="how long a loop is measured in a round; default 2")
    parser.add_argument("--only", action="append", help="measure only the ways whose names contain this")
    parser.add_argument("--json", action="store_true", help="print JSON even on a terminal")
    return parser.parse_args()


class Stream(Line):
    """An agent's event stream, which tells each chat's last position."""

    def __init__(self, loop, gateway):
        self.loop, self.gateway, self.chats, self.socket = loop, gateway, {}, None

    def begin(self):
        """Connects, again before each slice: the gateway ends a stream that is not read while others have their turn."""
        if self.socket:
            self.loop.drop(self)
        super().__init__(self.loop, self.gateway.port, None)
        self.write(request("GET", "/desk/api/events", Cookie=self.gateway.mark))
        while b"event: work" not in self.rest:
            self.rest += self._data()

    def read(self):
        data = self.rest + self._data()
        end = data.rfind(b"\n") + 1
        self.rest = data[end:]
        for chat, position in NOTICE.findall(data[:end]):
            if way := self.chats.get(chat):
                way.is_at(int(position))


class Alone(Desk):
    """An agent's sends to a customer who polls by REST, and is not away for that."""

    def __init__(self, loop, gateway, customer):
        super().__init__(loop, gateway, customer.chat)
        self.prepare = customer.refresh


class Phoned(Desk):
    """An agent's sends, each until the phone has it and has sent its next poll."""

    parts = 2

    def __init__(self, loop, gateway, phone):
        super().__init__(loop, gateway, phone.chat)
        self.poll = phone.poll
        self.phone = Line(loop, phone.port, self.polled)
        self.phone.write(self.poll)

    def polled(self, body):
        self.phone.write(self.poll)
        if self.text in body:
            self.arrived()


class Told(Way):
    """A customer's messages, each until it is answered and the agent's stream tells it."""

    parts = 2

    def __init__(self, loop, stream, customer):
        super().__init__(loop)
        self.position, self.stream = customer.position, stream
        stream.chats[customer.chat.encode()] = self

    def prepare(self):
        if next(iter(self.stream.chats.values())) is self:
            self.stream.begin()

    def is_at(self, position):
        if position > self.position:
            self.position = position
            if self.waits:
                self.arrived()


class Rest(Told):
    def __init__(self, loop, gateway, stream, customer):
        super().__init__(loop, stream, customer)
        mark = MARK.replace(b" ", b"+")
        self.pieces = split(f"/genesys/1/service/{customer.service}/ixn/chat/send", b"message=" + mark, mark,
                            "application/x-www-form-urlencoded")
        self.line = Line(loop, gateway.port, self.arrived)

    def write(self):
        self.line.write(self.text.replace(b" ", b"+").join(self.pieces))


class Publish(Told):
    """Publishes as an app of chat version 2, whose held poll brings its own messages as well."""

    def __init__(self, loop, gateway, stream, phone):
        super().__init__(loop, stream, phone)
        data = {"operation": "sendMessage", **phone.identity, "message": MARK.decode()}
        body = json.dumps([{"channel": CHANNEL, "id": "9", "clientId": phone.client, "data": data}]).encode()
        self.pieces = split("/genesys/cometd", body, MARK, Cookie=phone.cookie)
        self.line = Line(loop, gateway.port, self.answered)
        self.poll = phone.poll
        self.phone = Line(loop, gateway.port, lambda _: self.phone.write(self.poll))
        self.phone.write(self.poll)

    def write(self):
        self.line.write(self.text.join(self.pieces))

    def answered(self, body):
        if b'"successful":true' not in body:
            sys.exit(f"bench: a publish was refused: {body[:500]}")
        self.arrived()


class Bare(Way):
    """Requests of the same size at a server that only answers: the send, and for two of them the poll."""

    def __init__(self, loop, port, count):
        super().__init__(loop)
        chat = "0" * 26
        body = json.dumps({"text": MARK.decode(), "key": "0" * 17 + MARK.decode()}).encode()
        self.pieces = split(f"/desk/api/chats/{chat}/send", body, MARK, Cookie="beckon_desk=" + "0" * 43)
        self.line = Line(loop, port, self.second if count == 2 else self.arrived)
        self.phone = Line(loop, port, self.arrived)
        self.poll = connect("0" * 26, gms_user="0" * 32, Cookie="BAYEUX_BROWSER=" + "0" * 26)

    def write(self):
        self.line.write(self.text.join(self.pieces))

    def second(self, _):
        self.phone.write(self.poll)


def connect(client, **headers):
    message = {"channel": "/meta/connect", "id": "3", "clientId": client, "connectionType": "long-polling"}
    return request("POST", "/genesys/cometd", json.dumps([message]).encode(), **headers)


class Customer:
    """A customer's chat, taken by the agent."""

    def __init__(self, gateway, **headers):
        self.port, self.wire, self.headers = gateway.port, Wire(gateway.port), headers
        self.begin()
        gateway.agent.act(f"chats/{self.chat}/take", {})
        self.position = gateway.agent.get(f"chats/{self.chat}")["events"][-1]["position"]

    def begin(self):
        self.service = self.wire.form("/genesys/1/service/request-chat", {}, **self.headers)["_id"]
        comet = {"notify_by": "comet"} if self.headers else {}
        self.chat = self.wire.form(
            f"/genesys/1/service/{self.service}/ixn/chat", {**comet, "userDisplayName": "Guest"},
            **self.headers)["chatSessionId"]

    def refresh(self):
        self.wire.form(f"/genesys/1/service/{self.service}/ixn/chat/refresh", {})

    def ask(self, message):
        status, lines, body = self.wire.json("/genesys/cometd", [message], **self.headers)
        assert status == 200, (status, body)
        if mark := cookie(lines, "BAYEUX_BROWSER="):
            self.headers["Cookie"] = self.cookie = mark
        reply = next(reply for reply in json.loads(body) if reply["channel"] == message["channel"] and "data" not in reply)
        assert reply["successful"], reply
        return reply

    def open(self, channel):
        """Connects over Bayeux, up to the first poll that would be held."""
        reply = self.ask({"channel": "/meta/handshake", "id": "1", "version": "1.0",
                          "supportedConnectionTypes": ["long-polling"]})
        self.client = reply["clientId"]
        self.ask({"channel": "/meta/subscribe", "id": "2", "clientId": self.client, "subscription": channel})
        self.poll = connect(self.client, **self.headers)
        return self


class CustomerV2(Customer):
    def begin(self):
        answer = self.wire.form("/genesys/2/chat/request-chat", {"nickname": "Guest"})
        self.chat = answer["chatId"]
        self.identity = {"chatId": self.chat, **{name: answer[name] for name in ("userId", "secureKey", "alias")}}

    def open(self, channel):
        super().open(channel)
        self.ask({"channel": channel, "id": "4", "clientId": self.client, "data": {
            "operation": "requestNotifications", "transcriptPosition": 1, **self.identity}})
        return self


def phone(gateway):
    return Customer(gateway, gms_user=os.urandom(16).hex()).open("/_genesys")


def signed_in(gateway, mark=None):
    gateway.mark = mark or Agent.sign_in(gateway.port)
    gateway.agent = Agent(gateway.port, gateway.mark)
    return gateway


def of_gateway(name, pid, gateway, chats):
    """The four ways of a program with SQLite."""
    def told(kind, make):
        def ways(loop):
            stream = Stream(loop, gateway)
            return [kind(loop, gateway, stream, make(gateway)) for _ in range(chats)]
        return ways

    prefix = f"{name}: "
    return [
        Measured(prefix + SEND, [pid], lambda loop: [Phoned(loop, gateway, phone(gateway)) for _ in range(chats)]),
        Measured(prefix + ALONE, [pid], lambda loop: [Alone(loop, gateway, Customer(gateway)) for _ in range(chats)]),
        Measured(prefix + REST, [pid], told(Rest, Customer)),
        Measured(prefix + PUBLISH, [pid], told(Publish, lambda gateway: CustomerV2(gateway).open(CHANNEL))),
    ]


def of_nodes(pids, gateways, chats):
    """Agents and phones spread over the nodes, so that as many pairs as possible are at different ones."""
    def ways(loop):
        count = len(gateways)
        return [Phoned(loop, gateways[number % count], phone(gateways[number // count % count])) for number in range(chats)]

    return Measured(NODES, pids, ways)


def of_bare(name, pid, line, chats, counts):
    port = int(line.rsplit(":", 1)[1])
    return [Measured(f"{name}: {ONE if count == 1 else TWO}", [pid],
                     lambda loop, count=count: [Bare(loop, port, count) for _ in range(chats)]) for count in counts]


def start(stack, chosen, folder):
    """Starts all servers; returns what is measured, in the order of a round."""
    measured = []
    if chosen.node:
        pid, line = stack.enter_context(started([chosen.node, str(HERE / "bare.mjs")]))
        measured += of_bare("node", pid, line, chosen.chats, [2, 1])
    if chosen.plain_post:
        pid, line = stack.enter_context(started([chosen.plain_post]))
        measured += of_bare("hummingbird", pid, line, chosen.chats, [1])
    for name, program in {"beckon": chosen.program, "before": chosen.before}.items():
        if program:
            gateway = Gateway(named(program)[1], f"{folder}/{name}")
            gateway.account()
            pid = stack.enter_context(gateway.running())
            measured += of_gateway(name, pid, signed_in(gateway), chosen.chats)
    if chosen.postgresql:
        database = stack.enter_context(postgresql(f"{folder}/postgresql"))
        nodes = [Gateway(named(chosen.program)[1], f"{folder}/node-{number}", database=database, node={"name": str(number)})
                 for number in range(chosen.nodes)]
        nodes[0].account()
        pids = [stack.enter_context(node.running()) for node in nodes]
        mark = Agent.sign_in(nodes[0].port)
        measured.append(of_nodes(pids, [signed_in(node, mark) for node in nodes], chosen.chats))
    return [one for one in measured if not chosen.only or any(part in one.name for part in chosen.only)]


# Figure, its peer, what the table calls the peer, and the bar of their ratio.
RATIOS = [
    (f"beckon: {SEND}", f"node: {TWO}", "two bare requests of node", 4.5),
    (f"beckon: {ALONE}", f"node: {TWO}", "two bare requests of node", 3.5),
    (f"beckon: {SEND}", f"hummingbird: {ONE}", "one bare request of hummingbird", None),
    (f"beckon: {REST}", f"beckon: {SEND}", "the desk's", 1.2),
    (f"beckon: {PUBLISH}", f"beckon: {SEND}", "the desk's", 1.2),
    (NODES, f"beckon: {SEND}", "SQLite's", 1.6),
    *((f"beckon: {way}", f"before: {way}", "the older program's", 1.02) for way in (SEND, ALONE, REST, PUBLISH)),
]


def main(chosen):
    figures = Figures()
    with tempfile.TemporaryDirectory(prefix="beckon-path-") as folder, contextlib.ExitStack() as stack:
        if not chosen.node:
            say("node is not installed (apt-get install nodejs): bare requests are not measured")
        measured = start(stack, chosen, folder)
        for costs in Measured.rounds(measured, chosen.rounds, chosen.seconds):
            for name, cost in costs.items():
                figures.add(name, "us", cost)
            for name, peer, label, bar in RATIOS:
                if name in costs and peer in costs:
                    figures.add(f"{name} / {label}", "", costs[name] / costs[peer], bar)
    return figures.finish(chosen.json, chats=chosen.chats, rounds=chosen.rounds, seconds=chosen.seconds)


if __name__ == "__main__":
    sys.exit(main(options()))
