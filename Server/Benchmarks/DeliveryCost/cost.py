"""Instructions of one delivery: an agent's send at the desk, until the phone has it and polls again.

Counts the instructions of `beckon serve` with callgrind, for one program or several in turn, with SQLite in a folder of its
own. When the agent sends, the phone has a held poll at /genesys/cometd; it sends its next poll before the agent's next send.
The start, the sign-in and the first messages are not counted, nor is the work of a quiet gateway in the same time. Messages
are sent at a fixed pace, because the messages of a second share what the gateway writes once a second. Prints a table on a
terminal and JSON into a pipe; each round's ratios are to the first program. Exits with 1 if the median ratio of a program is
above `--bar`.
"""

import argparse
import contextlib
import json
import os
import pathlib
import re
import secrets
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

USER, PASSWORD = "agent", secrets.token_urlsafe(18)
# Under callgrind everything takes about fifty times as long; no client may count as away because of that.
HOLD = 600_000
WAIT = 120
# How many seconds a round may be behind its pace, and how often such a round is measured again.
LATE, TRIES = 0.5, 3


def options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("programs", nargs="+", metavar="[NAME=]PROGRAM",
                        help="beckon programs; the others are compared with the first")
    parser.add_argument("--rounds", type=int, default=5, help="how often each program is measured, in turn; default 5")
    parser.add_argument("--messages", type=int, default=400, help="how many messages are counted in a round; default 400")
    parser.add_argument("--pace", type=float, default=20, help="messages a second; default 20")
    parser.add_argument("--bar", type=float, default=1.02, help="the largest ratio that passes; default 1.02")
    parser.add_argument("--profiles", help="a folder for callgrind's output, which callgrind_annotate reads")
    parser.add_argument("--json", action="store_true", help="print JSON even on a terminal")
    return parser.parse_args()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Wire:
    """One kept-alive connection on which each request is one write, as phones send it."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=WAIT)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b""

    def write(self, method, path, body, kind, **headers):
        fields = {"Host": "127.0.0.1", "Content-Type": kind, "Content-Length": len(body), **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        self.socket.sendall(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body)

    def read(self):
        """Reads the next answer: status, header lines, body."""
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        lines = head.decode().split("\r\n")
        length = next((int(line.split(":")[1]) for line in lines if line.lower().startswith("content-length:")), 0)
        while len(self.buffer) < length:
            self._more()
        body, self.buffer = self.buffer[:length], self.buffer[length:]
        return int(lines[0].split()[1]), lines[1:], body

    def _more(self):
        data = self.socket.recv(65_536)
        if not data:
            raise ConnectionError("the gateway closed the connection")
        self.buffer += data

    def json(self, path, value, **headers):
        self.write("POST", path, json.dumps(value).encode(), "application/json", **headers)
        return self.read()

    def form(self, path, fields, **headers):
        body = urllib.parse.urlencode(fields).encode()
        self.write("POST", path, body, "application/x-www-form-urlencoded", **headers)
        status, _, body = self.read()
        assert status == 200, (path, status, body)
        return json.loads(body)

    def close(self):
        self.socket.close()


def cookie(lines, name):
    values = [line.split(":", 1)[1].strip() for line in lines if line.lower().startswith("set-cookie:")]
    return next((value.split(";")[0] for value in values if not name or value.startswith(name)), None)


class Phone:
    """A customer whose poll is held while the agent writes."""

    def __init__(self, port):
        self.wire = Wire(port)
        self.headers = {"gms_user": secrets.token_hex(16)}
        self.texts = []
        service = self.wire.form("/genesys/1/service/request-chat", {}, **self.headers)["_id"]
        self.chat = self.wire.form(
            f"/genesys/1/service/{service}/ixn/chat", {"notify_by": "comet", "userDisplayName": "Guest"},
            **self.headers)["chatSessionId"]

    def _ask(self, message):
        status, lines, body = self.wire.json("/genesys/cometd", [message], **self.headers)
        assert status == 200, (status, body)
        if mark := cookie(lines, "BAYEUX_BROWSER="):
            self.headers["Cookie"] = mark
        reply = json.loads(body)[-1]
        assert reply["successful"], reply
        return reply

    def open(self):
        reply = self._ask({"channel": "/meta/handshake", "id": "1", "version": "1.0",
                           "supportedConnectionTypes": ["long-polling"], "ext": {"ack": True}})
        self.client = reply["clientId"]
        self._ask({"channel": "/meta/subscribe", "id": "2", "clientId": self.client, "subscription": "/_genesys"})
        self.acknowledged = -1

    def poll(self):
        """Sends the next poll without waiting for its answer."""
        message = {"channel": "/meta/connect", "id": "3", "clientId": self.client, "connectionType": "long-polling",
                   "ext": {"ack": self.acknowledged}}
        self.wire.write("POST", "/genesys/cometd", json.dumps([message]).encode(), "application/json", **self.headers)

    def take(self):
        """Waits for the poll's answer; returns how many texts it has."""
        status, _, body = self.wire.read()
        assert status == 200, (status, body)
        before = len(self.texts)
        for message in json.loads(body):
            if message["channel"] == "/_genesys":
                self.texts += [entry[2] for entry in message["data"]["message"]["transcriptToShow"]
                               if entry[0] == "Message.Text"]
            elif message["channel"] == "/meta/connect":
                assert message["successful"], message
                self.acknowledged = message["ext"]["ack"]
        return len(self.texts) - before


class Agent:
    def __init__(self, port, mark):
        self.wire = Wire(port)
        self.headers = {"Cookie": mark}

    @staticmethod
    def sign_in(port):
        wire = Wire(port)
        status, lines, body = wire.json("/desk/api/sign-in", {"user": USER, "password": PASSWORD})
        assert status == 204, (status, body)
        wire.close()
        return cookie(lines, "")

    def act(self, path, value):
        status, _, body = self.wire.json(f"/desk/api/{path}", value, **self.headers)
        assert status == 200, (path, status, body)


class Gateway:
    """`beckon serve` on one folder, plain or under callgrind."""

    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        self.settings = os.path.join(folder, "beckon.yaml")
        self.port = free_port()
        settings = {
            "data": os.path.join(folder, "data"), "http": {"host": "127.0.0.1", "port": self.port},
            "bayeux": {"timeoutMilliseconds": HOLD, "maxIntervalMilliseconds": HOLD},
            "services": {"request-chat": {"type": "chat"}},
        }
        # The gateway requires that only its owner may read its settings; JSON is valid YAML.
        with open(self.settings, "w", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
            json.dump(settings, file)
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("BECKON")} | {
            "BECKON_LOG_LEVEL": "error", "BECKON_PASSWORD": PASSWORD, "TMPDIR": folder,
            # Dictionaries have the same order in all rounds.
            "SWIFT_DETERMINISTIC_HASHING": "1"}

    def account(self):
        subprocess.run([self.program, "user", "add", USER, "--config", self.settings], env=self.environment,
                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)

    @contextlib.contextmanager
    def running(self, *before, **more):
        process = subprocess.Popen([*before, self.program, "serve", "--config", self.settings],
                                   env={**self.environment, **more}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                   text=True, cwd=self.folder)
        try:
            if not any(line.startswith("ready ") for line in process.stdout):
                sys.exit(f"bench: {self.program} did not start")
            threading.Thread(target=process.stdout.read, daemon=True).start()
            yield process.pid
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(WAIT)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def library(folder):
    """Builds the library that callgrind has to be started with (ownmask.c)."""
    made = os.path.join(folder, "ownmask.so")
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", made, pathlib.Path(__file__).parent / "ownmask.c", "-ldl"],
                   check=True)
    return made


def undebugged(program, folder):
    """A copy of a program without its debug information, in forms of which valgrind ends, beside the program's resources."""
    made = os.path.join(folder, "beckon")
    subprocess.run(["objcopy", "--strip-debug", program, made], check=True)
    for resources in pathlib.Path(program).parent.glob("*.resources"):
        os.symlink(resources, os.path.join(folder, resources.name))
    return made


class Counter:
    """Counts the instructions of a process under callgrind between two moments."""

    def __init__(self, pid, folder):
        self.pid, self.folder = pid, pathlib.Path(folder)

    def _control(self, *arguments):
        # callgrind_control reaches the process by pipes in the process's folder of temporary files.
        subprocess.run(["callgrind_control", *arguments, str(self.pid)], env={**os.environ, "TMPDIR": str(self.folder)},
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True, timeout=WAIT)

    def on(self):
        self._control("--instr=on")

    def begin(self):
        self._control("--zero")
        return time.monotonic()

    def end(self, begin, keep=None, wait=0):
        """Returns instructions and seconds since the begin; copies the profile to `keep`."""
        time.sleep(wait)
        self._control("--dump")
        seconds = time.monotonic() - begin
        dumps = sorted(self.folder.glob("counts.*"), key=lambda path: path.stat().st_mtime_ns)
        found = re.search(r"^totals: (\d+)", dumps[-1].read_text(errors="replace"), re.M)
        if keep:
            shutil.copy(dumps[-1], keep)
        for dump in dumps:
            dump.unlink()
        return int(found[1]), seconds


def deliver(agent, phone, count, pace):
    """Sends texts, each when the phone's poll is held; returns how many seconds the latest was behind its time."""
    begin, behind = time.monotonic(), 0.0
    for number in range(count):
        due = begin + number / pace if pace else 0
        ahead = due - time.monotonic()
        time.sleep(max(0, ahead))
        behind = max(behind, -ahead if pace else 0)
        text = f"Line {len(phone.texts):05d} of what an agent has to say to a customer."
        agent.act(f"chats/{phone.chat}/send", {"text": text, "key": secrets.token_hex(8)})
        while not phone.take():
            phone.poll()
        assert phone.texts[-1] == text, (phone.texts[-3:], text)
        phone.poll()
    return behind


def measure(program, chosen, keep):
    """Measures one round: instructions a delivery without those of a quiet gateway, instructions of a quiet second, and
    how late the latest message was."""
    with tempfile.TemporaryDirectory(prefix="beckon-cost-") as folder:
        gateway = Gateway(program, folder)
        gateway.account()
        # Hashing a password is slow on purpose. The session from a sign-in stays valid after a restart.
        with gateway.running():
            mark = Agent.sign_in(gateway.port)
        tool = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=" + folder + "/counts",
                "--log-file=" + folder + "/valgrind.log"]
        with gateway.running(*tool, LD_PRELOAD=library(folder)) as pid:
            agent, phone = Agent(gateway.port, mark), Phone(gateway.port)
            agent.act(f"chats/{phone.chat}/take", {})
            phone.open()
            phone.poll()
            deliver(agent, phone, 50, 0)
            counter = Counter(pid, folder)
            counter.on()
            deliver(agent, phone, 20, chosen.pace)
            time.sleep(1 / chosen.pace)
            begin = counter.begin()
            behind = deliver(agent, phone, chosen.messages, chosen.pace)
            time.sleep(1 / chosen.pace)
            counted, seconds = counter.end(begin, keep)
            time.sleep(2)
            still, quiet_seconds = counter.end(counter.begin(), wait=3)
            quiet = still / quiet_seconds
            phone.wire.close()
            agent.wire.close()
    return {"instructions": (counted - quiet * seconds) / chosen.messages, "quiet": quiet, "behind": behind}


def kept(program, chosen, keep):
    """Measures a round that keeps its pace, in at most TRIES tries: a slow round has more of the once-a-second writes."""
    for _ in range(TRIES):
        figures = measure(program, chosen, keep)
        if figures["behind"] <= LATE:
            return figures
    sys.exit(f"bench: the machine is too busy for {chosen.pace:g} messages a second: choose fewer with --pace")


def named(program):
    """Returns name and path; the name is the path unless it is given."""
    name, separator, path = program.partition("=")
    path = os.path.abspath(path if separator else program)
    if not os.access(path, os.X_OK):
        sys.exit(f"bench: {path} is not an executable program: check the path")
    return name, path


def spread(values, form):
    return f"{statistics.median(values):{form}} ({min(values):{form}} to {max(values):{form}})"


def main(chosen):
    if not shutil.which("callgrind_control"):
        sys.exit("bench: valgrind is not installed (apt-get install valgrind)")
    programs = dict(map(named, chosen.programs))
    with contextlib.ExitStack() as folders:
        for name, path in programs.items():
            folder = folders.enter_context(tempfile.TemporaryDirectory(prefix="beckon-program-"))
            programs[name] = undebugged(path, folder)
        return compare(programs, chosen)


def compare(programs, chosen):
    rounds = {name: [] for name in programs}
    for number in range(1, chosen.rounds + 1):
        for name, path in programs.items():
            profile = "callgrind.{}.{}".format(re.sub("[^A-Za-z0-9]+", "-", name), number)
            keep = chosen.profiles and os.path.join(chosen.profiles, profile)
            rounds[name].append(kept(path, chosen, keep))
            figures = rounds[name][-1]
            print(f"bench: round {number}, {name}: {figures['instructions']:.0f} instructions a delivery, "
                  f"{figures['quiet']:.0f} in a quiet second, {figures['behind']:.2f} s behind at most",
                  file=sys.stderr, flush=True)
    first = next(iter(rounds.values()))
    ratios = {name: [mine["instructions"] / other["instructions"] for mine, other in zip(values, first)]
              for name, values in rounds.items()}
    if sys.stdout.isatty() and not chosen.json:
        print("| program | instructions a delivery | to the first | quiet second |\n| --- | ---: | ---: | ---: |")
        for name, values in rounds.items():
            mine, quiet = ([value[key] for value in values] for key in ("instructions", "quiet"))
            print(f"| {name} | {spread(mine, ',.0f')} | {spread(ratios[name], '.3f')} | {spread(quiet, ',.0f')} |")
    else:
        print(json.dumps({"messages": chosen.messages, "pace": chosen.pace, "rounds": rounds, "ratios": ratios}))
    return 1 if any(statistics.median(values) > chosen.bar for values in ratios.values()) else 0


if __name__ == "__main__":
    sys.exit(main(options()))
