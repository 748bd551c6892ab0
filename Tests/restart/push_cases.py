"""A push sender that is killed between the push service's answer and the commit of the outcome."""

import collections
import contextlib
import json
import os
import sqlite3
import subprocess
import threading

from gateway import free_port, until

STREAMS = 50
COUNT = 600


class StandIn:
    """`beckon simulate apns` as a process of its own, which outlives the sender and records the pushes."""

    def __init__(self, program, directory):
        self.arrived = []
        self.process = subprocess.Popen(
            [program, "simulate", "apns", "--directory", os.path.join(directory, "apns"), "--streams", str(STREAMS),
             "--initial-streams", str(STREAMS), "--latency", "100"],
            stdout=subprocess.PIPE, text=True)
        self.service = json.loads(self.process.stdout.readline())
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            push = json.loads(line)
            if "n" in push:
                self.arrived.append(push)

    @property
    def environment(self):
        clean = {name: value for name, value in os.environ.items() if not name.startswith("BECKON_")}
        return clean | {
            "BECKON_LOG_LEVEL": "error", "BECKON_PUSH_APNS_ENDPOINT": self.service["endpoint"],
            "BECKON_PUSH_APNS_KEY_ID": self.service["keyID"], "BECKON_PUSH_APNS_TEAM_ID": self.service["teamID"],
            "BECKON_PUSH_APNS_TOPIC": "com.example.app",
            "BECKON_PUSH_APNS_PRIVATE_KEY_FILE": self.service["privateKeyFile"],
            "BECKON_PUSH_APNS_TRUST_ROOTS_FILE": self.service["trustRootsFile"]}


@contextlib.contextmanager
def ending(process):
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()


@contextlib.contextmanager
def nothing_is_written(data):
    """Holds the database's write lock."""
    database = sqlite3.connect(os.path.join(data, "beckon.sqlite"), isolation_level=None, timeout=10)
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        database.execute("ROLLBACK")
        database.close()


def lane(push):
    """The lane of an arrived push: its token is its number."""
    return f"note/c-{int(push['token'], 16)}"


def outbox(data):
    """The lanes of the owed pushes; `beckon outbox list` does not show them."""
    with contextlib.closing(sqlite3.connect(f"file:{data}/beckon.sqlite?mode=ro", uri=True)) as database:
        return [row[0] for row in database.execute("SELECT lane FROM owed_push")]


def ended(program, data, environment):
    """How many pushes ended undelivered, according to `beckon outbox list`."""
    done = subprocess.run(
        [program, "outbox", "list", "--dead", "--data", data], env=environment, stdout=subprocess.PIPE, text=True,
        check=True)
    return len(done.stdout.splitlines())


def between_answer_and_record(server, note):
    data = os.path.join(server.directory, "pushes")
    file = os.path.join(server.directory, "pushes.jsonl")
    with open(file, "w", encoding="utf-8") as lines:
        for number in range(COUNT):
            lines.write(json.dumps({
                "provider": "apns", "token": f"{number:064x}", "title": "T", "body": "B",
                "collapse": f"c-{number}"}) + "\n")
    stand_in = StandIn(server.program, server.directory)
    with ending(stand_in.process):
        environment = stand_in.environment
        with ending(subprocess.Popen(
                [server.program, "push", "send", "--from", file, "--data", data, "--expire", "3600"],
                env=environment, stdout=subprocess.DEVNULL)) as sender:
            until("the first pushes are there", lambda: len(stand_in.arrived) >= 10)
            with nothing_is_written(data):
                before = len(stand_in.arrived)
                # A stream is free again only after its push was answered: after three times as many pushes as there are
                # streams, two thirds were answered while no record could be written.
                until("pushes are answered and not recorded",
                      lambda: len(stand_in.arrived) >= before + 3 * STREAMS, 4)
                sender.kill()
                sender.wait()
        owed = outbox(data)
        first = list(stand_in.arrived)
        unrecorded = {lane(push) for push in first} & set(owed)
        assert len(unrecorded) >= 2 * STREAMS, f"only {len(unrecorded)} pushes were answered without a record"

        with ending(subprocess.Popen(
                [server.program, "serve", "--data", data, "--port", str(free_port())], env=environment,
                stdout=subprocess.DEVNULL)):
            # Claimed pushes are claimed again when their lease of 30 seconds has ended.
            until("nothing is owed any more", lambda: not outbox(data))
        assert not ended(server.program, data, environment), "pushes ended undelivered"
        arrivals = collections.defaultdict(list)
        for push in stand_in.arrived:
            arrivals[lane(push)].append(push["headers"])
        lost = set(owed) - set(arrivals)
        assert not lost, f"{len(lost)} of {len(owed)} owed pushes never arrived"
        for name, pushes in arrivals.items():
            expected = 2 if name in unrecorded else 1
            assert len(pushes) == expected, f"{name} came {len(pushes)} times, not {expected}"
            assert len({(push["apns-id"], push["apns-collapse-id"]) for push in pushes}) == 1, pushes
        ids = [push["apns-id"] for pushes in arrivals.values() for push in pushes[:1]]
        assert len(set(ids)) == len(ids), "two pushes had one id"
        note(f"{len(unrecorded)} of {len(arrivals)} came twice, with the same ids")
