"""A long chat in bad days: 1,000 messages, a phone that is started 100 times and killed, a network that breaks, a gateway that dies.

    storm.py --program PATH [--lives 100] [--messages 1000] [--transport long-polling|websocket|version-2] [--seed N]

The phone is `beckon phone --keep`, so all that it knows after a kill is what it had stored. In each life it writes some lines and hears
some; it is put to sleep (SIGSTOP), sent to the background and taken off the network at random moments, its clock is set by up to two
years, and at last it is killed (kill -9) at one. Now and then the gateway is killed and started again. At the end the phone's lines have to be the gateway's transcript, and
every line that the phone had stored has to be there once, in order. The last line reads `N passed, N failed`.
"""

import argparse
import contextlib
import json
import os
import pathlib
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import threading
import time

TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS / "agent-sides"), str(TESTS / "faults")]

from agents import Desk  # noqa: E402
from beckon_faults.clock import Clock, launcher  # noqa: E402
from demo import Demo  # noqa: E402
from network import BadNetwork  # noqa: E402
from waiting import until  # noqa: E402


class Phone:
    """One life of the app."""

    def __init__(self, program, network, folder, user, transport, clock):
        self.events = []
        options = {"websocket": ["--websocket"], "version-2": ["--chat-version", "2"]}.get(transport, [])
        self._process = subprocess.Popen(
            [*launcher(clock.environment), program, "phone", "--url", f"http://127.0.0.1:{network.port}", "--keep", folder, "--user", user, "--name", "Sam",
             "--push-type", "customhttp", "--push-token", user, *options],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, **clock.environment})
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self):
        for line in self._process.stdout:
            with contextlib.suppress(ValueError):
                self.events.append(json.loads(line))

    @property
    def has_ended(self):
        return self._process.poll() is not None

    def type(self, line):
        with contextlib.suppress(OSError):
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()

    def sleep(self, seconds):
        self._process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        self._process.send_signal(signal.SIGCONT)

    def kill(self):
        self._process.kill()
        self._process.wait()
        self._reader.join()

    @property
    def stored(self):
        return [one["text"] for one in self.events if one["event"] == "stored"]

    @property
    def lines(self):
        """The lines of the transcript as the screen shows them, and how often each position was shown."""
        return [one for one in self.events if one["event"] == "line" and "position" in one]


class Storm:
    def __init__(self, options):
        self.options = options
        self.random = random.Random(options.seed)
        self.typed, self.stored, self.heard = [], [], 0
        self.deaths = self.naps = self.gateways = self.clocks = 0

    def run(self):
        with tempfile.TemporaryDirectory() as folder, Demo(self.options.program, "desk", f"{folder}/gateway") as demo:
            self.demo, self.folder = demo, f"{folder}/phone"
            self.clock = Clock(folder)
            self.network = BadNetwork(demo.port, self.options.seed)
            self.user = secrets.token_hex(16)
            self.desk, self.chat = Desk(demo), None
            for life in range(self.options.lives):
                self._live(life)
            return self._judge()

    def _start(self):
        while True:
            phone = Phone(self.options.program, self.network, self.folder, self.user, self.options.transport,
                          self.clock)
            until(lambda: phone.has_ended or phone.events, "the phone starts")
            if not phone.has_ended:
                return phone
            # The first start may find no network; a chat that is kept begins without one.
            time.sleep(0.2)

    def _live(self, life):
        phone = self._start()
        if self.chat is None:
            self.chat = self.desk.waiting("Sam")
            self.chat.accept("first")
        each = max(2, self.options.messages // self.options.lives)
        for step in range(each):
            self._step(phone, f"{life}.{step}")
        time.sleep(self.random.random() * 0.3)
        phone.kill()
        self.stored += phone.stored
        self.deaths += 1

    def _step(self, phone, name):
        if self.random.random() < 0.5:
            self.typed.append(f"customer {name}")
            phone.type(self.typed[-1])
        else:
            with contextlib.suppress(AssertionError, OSError):
                self.chat.says("first", f"agent {name}")
                self.heard += 1
        chance = self.random.random()
        if chance < 0.08:
            self.network.storm()
        elif chance < 0.11:
            phone.type("/offline")
            phone.type("/wait 0.1")
            phone.type("/online")
        elif chance < 0.14:
            phone.type("/background")
            phone.type("/wait 0.1")
            phone.type("/foreground")
        elif chance < 0.16:
            phone.sleep(self.random.random())
            self.naps += 1
        elif chance < 0.18:
            self.clock.set(self.random.randint(-2 * 365 * 86_400, 2 * 365 * 86_400))
            self.clocks += 1
        elif chance < 0.185:
            self.demo.kill_and_start()
            self.gateways += 1
        time.sleep(self.random.random() * 0.06)

    def _judge(self):
        self.network.is_calm = True
        phone = self._start()
        self.chat.says("first", "the last word")
        try:
            until(lambda: set(self.stored) <= set(self._transcript()), "every stored line is said",
                  lambda: sorted(set(self.stored) - set(self._transcript()))[:5])
            until(lambda: self._shown(phone) == self._transcript()[-len(self._shown(phone)):], "the phone shows the transcript",
                  lambda: phone.events[-5:])
        except AssertionError as error:
            print(f"       {error}")
        finally:
            phone.kill()
        transcript = self._transcript()
        said = [text for text in transcript if text.startswith("customer")]
        checks = {
            "every line that the phone had stored is said": set(self.stored) <= set(said),
            "nothing is said twice": len(set(said)) == len(said),
            "nothing is said that was not typed": set(said) <= set(self.typed),
            "the order is that of typing": said == [text for text in self.typed if text in set(said)],
            "the agent's lines are there once": len({text for text in transcript if text.startswith("agent")}) >= self.heard,
            "the phone shows the transcript": self._shown(phone) == transcript[-len(self._shown(phone)):],
            "each position is shown once": self._positions_follow(phone),
        }
        if self.options.transport == "websocket":
            checks["WebSockets were used"] = self.network.upgrades > 0
        for name, holds in checks.items():
            print(f"{'ok    ' if holds else 'FAILED'} {self.options.transport}: {name}")
        print(f"       {len(transcript)} messages, {len(said)} of the customer, {self.deaths} kills, {self.naps} naps, "
              f"{self.clocks} clocks set, {self.network.cuts} cut connections, {self.gateways} gateways killed, {self.network.upgrades} WebSockets, seed "
              f"{self.options.seed}")
        return list(checks.values())

    def _shown(self, phone):
        return [one["text"] for one in phone.lines if one["kind"] == "message"]

    def _positions_follow(self, phone):
        positions = [one["position"] for one in phone.lines]
        return positions == sorted(set(positions))

    def _transcript(self):
        texts, after = [], 0
        while True:
            events = self.desk.get(f"chats/{self.chat.id}?after={after}")["events"]
            if not events:
                return texts
            texts += [event["text"] for event in events if event["type"] == "Message.Text"]
            after = events[-1]["position"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True)
    parser.add_argument("--lives", type=int, default=100)
    parser.add_argument("--messages", type=int, default=1_000)
    parser.add_argument("--transport", choices=["long-polling", "websocket", "version-2"], action="append")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000))
    options = parser.parse_args()
    results = []
    for transport in options.transport or ["long-polling", "websocket", "version-2"]:
        options.transport = transport
        results += Storm(options).run()
    print(f"{sum(results)} passed, {len(results) - sum(results)} failed")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
