"""Makes and ends chats for minutes and prints the gateway's memory, which has to reach a plateau.

Each chat is requested, begun, said a few things in, read and ended by its customer over REST, as a phone does; a part of
them is left open. A line a minute says how many there were and what the process holds. Ends with status 1 when the last
third grew by more than `--bar` KiB for each chat that ended.

    python3 Tests/memory/chats.py PROGRAM [--minutes N] [--rate N] [--open PERCENT] [--bar KIB]
"""

import argparse
import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

WORKERS = 4


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def resident(pid):
    """The resident memory of the process, in KiB."""
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


class Customer:
    """One connection that carries one chat after the other."""

    def __init__(self, port, number):
        self.port, self.number, self.made = port, number, 0
        self.connection = None

    def post(self, path, fields, user):
        for _ in range(2):
            if self.connection is None:
                self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
            try:
                self.connection.request("POST", path, urllib.parse.urlencode(fields), {
                    "Content-Type": "application/x-www-form-urlencoded", "gms_user": user})
                answer = self.connection.getresponse()
                body = answer.read()
                assert answer.status == 200, f"{path}: {answer.status} {body[:200]}"
                return json.loads(body or b"{}")
            except (http.client.HTTPException, ConnectionError):
                self.connection = None
        raise AssertionError(f"{path}: no answer")

    def chat(self, ends):
        self.made += 1
        user = f"user-{self.number}-{self.made}"
        service = self.post("/genesys/1/service/request-chat", {"_device_os": "ios", "subject": "A question"}, user)
        path = f"/genesys/1/service/{service['_id']}/ixn/chat"
        self.post(path, {"notify_by": "none", "firstName": "Ada", "lastName": "Lovelace"}, user)
        for line in range(3):
            self.post(path + "/send", {"message": f"Line {line} of something that one wants to know. " * 2}, user)
        self.post(path + "/refresh", {"transcriptPosition": 0}, user)
        if ends:
            self.post(path + "/disconnect", {}, user)


class Load:
    """Chats at a rate, over a few connections."""

    def __init__(self, port, rate, open_percent):
        self.rate, self.open_percent = rate, open_percent
        self.customers = [Customer(port, number) for number in range(WORKERS)]
        self.errors = []
        self.is_over = threading.Event()
        self.threads = [threading.Thread(target=self.run, args=(one,), daemon=True) for one in self.customers]

    @property
    def made(self):
        return sum(customer.made for customer in self.customers)

    def run(self, customer):
        random_choices = random.Random(customer.number)
        due = time.monotonic()
        while not self.is_over.is_set():
            due += WORKERS / self.rate
            try:
                customer.chat(ends=random_choices.random() * 100 >= self.open_percent)
            except Exception as error:  # reported at the end
                self.errors.append(str(error))
                return
            self.is_over.wait(max(0, due - time.monotonic()))


def options():
    parser = argparse.ArgumentParser(description="Memory while chats come and go.")
    parser.add_argument("program")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--rate", type=float, default=13, help="chats a second; default 13")
    parser.add_argument("--open", type=float, default=0, help="percentage of the chats that stay open; default 0")
    parser.add_argument("--bar", type=float, default=0.5, help="KiB a chat in the last third; default 0.5")
    return parser.parse_args()


def start(program, directory, port):
    path = os.path.join(directory, "beckon.yaml")
    # The gateway requires that only the owner can read its settings.
    with open(path, "w", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        # JSON is YAML.
        json.dump({"data": os.path.join(directory, "data"), "http": {"host": "127.0.0.1", "port": port},
                   "services": {"request-chat": {}}}, file)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("BECKON")}
    child = subprocess.Popen([program, "serve", "--config", path], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             env={**environment, "BECKON_LOG_LEVEL": "warning"}, text=True)
    for line in child.stdout:
        if line.startswith("ready "):
            return child
    sys.exit("the gateway did not start")


def watch(child, load, minutes):
    """(chats, KiB) at the end of every minute."""
    series = [(0, resident(child.pid))]
    print(f"minute 0: {series[0][1] / 1024:.1f} MiB", flush=True)
    end = time.monotonic() + minutes * 60
    while time.monotonic() < end and not load.errors:
        time.sleep(min(60, max(0.1, end - time.monotonic())))
        series.append((load.made, resident(child.pid)))
        print(f"minute {len(series) - 1}: {series[-1][0]} chats, {series[-1][1] / 1024:.1f} MiB", flush=True)
    return series


def main(chosen):
    with tempfile.TemporaryDirectory() as directory:
        port = free_port()
        child = start(chosen.program, directory, port)
        load = Load(port, chosen.rate, chosen.open)
        try:
            for thread in load.threads:
                thread.start()
            series = watch(child, load, chosen.minutes)
            load.is_over.set()
            for thread in load.threads:
                thread.join(30)
        finally:
            child.send_signal(signal.SIGTERM)
            child.wait(60)
    if load.errors:
        sys.exit(f"memory: a chat failed: {load.errors[0]}")
    before, last = series[len(series) * 2 // 3], series[-1]
    growth = (last[1] - before[1]) / max(1, last[0] - before[0])
    print(f"memory: {last[0]} chats, {last[1] / 1024:.1f} MiB, {growth:.2f} KiB a chat in the last third")
    return 0 if growth <= chosen.bar else 1


if __name__ == "__main__":
    sys.exit(main(options()))
