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
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "Driver"))
sys.dont_write_bytecode = True

from gateways import WAIT, Agent, Gateway, Wire, cookie, named  # noqa: E402 - after the lines above

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


def library(folder):
    """Builds the library that callgrind has to be started with (ownmask.c)."""
    made = os.path.join(folder, "ownmask.so")
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", made, HERE / "ownmask.c", "-ldl"],
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
    medians = {name: statistics.median(values) for name, values in ratios.items()}
    print("bench: of the first program's instructions: " + ", ".join(f"{name} {ratio:.3f}" for name, ratio in medians.items()),
          file=sys.stderr, flush=True)
    return 1 if any(ratio > chosen.bar for ratio in medians.values()) else 0


if __name__ == "__main__":
    sys.exit(main(options()))
