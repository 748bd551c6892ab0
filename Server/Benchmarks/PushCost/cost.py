"""Measures what a push costs its sender: beckon, h2load and aioapns in turn, with one stand-in for APNs.

Prints a table on a terminal and JSON into a pipe. Nothing leaves the machine.
"""

import argparse
import contextlib
import json
import os
import pathlib
import resource
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent
MEMORY = "100,000 owed: resident memory above idle"
ISOLATION = "median way of a push beside a dead provider, share of alone"
# name -> the largest (at_most) or smallest (at_least) value that it may have
BARS = {
    "beckon --direct, CPU a push": ("at_most", 30),
    "beckon owed in SQLite, CPU a push": ("at_most", 60),
    "50 ms answers, 1,000 in flight: share of 20,000/s": ("at_least", 0.9),
    MEMORY: ("at_most", 20),
    ISOLATION: ("at_most", 1.2),
}


def token(number):
    return f"{number:064x}"


@contextlib.contextmanager
def running_stand_in(beckon, *flags):
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [beckon, "simulate", *flags, "--directory", folder], stdout=subprocess.PIPE, text=True)
        try:
            yield process, json.loads(process.stdout.readline())
        finally:
            process.terminate()
            process.wait()


@contextlib.contextmanager
def stand_in(beckon, *flags):
    with running_stand_in(beckon, "apns", "--quiet", *flags) as (_, service):
        yield service


def environment(service):
    return {name: value for name, value in os.environ.items() if not name.startswith("BECKON_")} | {
        "BECKON_PUSH_CONNECTIONS": "1",
        "BECKON_PUSH_APNS_ENDPOINT": service["endpoint"], "BECKON_PUSH_APNS_KEY_ID": service["keyID"],
        "BECKON_PUSH_APNS_TEAM_ID": service["teamID"], "BECKON_PUSH_APNS_TOPIC": "com.example.app",
        "BECKON_PUSH_APNS_PRIVATE_KEY_FILE": service["privateKeyFile"],
        "BECKON_PUSH_APNS_TRUST_ROOTS_FILE": service["trustRootsFile"]}


def lines(path, count):
    with open(path, "w") as file:
        for number in range(count):
            file.write(json.dumps({
                "provider": "apns", "token": token(number), "title": "New message",
                "body": "You have a new message from Support.", "collapse": f"c-{number}"}) + "\n")


def beckon_send(beckon, service, path, *flags):
    with tempfile.TemporaryDirectory() as data:
        done = subprocess.run(
            [beckon, "push", "send", "--from", path, "--data", data, *flags],
            env=environment(service), stdout=subprocess.PIPE, text=True, check=True)
    report = json.loads(done.stdout.splitlines()[-1])
    if report["delivered"] != report["sent"]:
        sys.exit(f"bench: not all pushes were delivered: {report}")
    return report


def push(provider, number):
    return json.dumps({"provider": provider, "token": token(number), "title": "T", "body": "B"}) + "\n"


def median_way(beckon, healthy, dead, count, with_dead):
    """Returns the seconds from the start of the sender to the arrival of the median push at a healthy service, alone or
    with as many pushes for a service that never answers in between."""
    process, service = healthy
    variables = environment(service) | {
        "BECKON_PUSH_FCM_ENDPOINT": dead["endpoint"],
        "BECKON_PUSH_FCM_SERVICE_ACCOUNT_FILE": dead["serviceAccountFile"],
        "BECKON_PUSH_FCM_TRUST_ROOTS_FILE": dead["trustRootsFile"]}
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "pushes.jsonl")
        with open(path, "w") as file:
            for number in range(count):
                if with_dead:
                    file.write(push("fcm", number))
                file.write(push("apns", number))
        began = time.monotonic()
        sender = subprocess.Popen(
            [beckon, "push", "send", "--from", path, "--data", folder], env=variables, stdout=subprocess.DEVNULL)
        try:
            arrivals = []
            while len(arrivals) < count:
                process.stdout.readline()
                arrivals.append(time.monotonic() - began)
        finally:
            sender.kill()
            sender.wait()
    return statistics.median(arrivals)


def isolation(beckon, count, rounds):
    """Yields the median way alone and beside a dead provider, once a round."""
    with running_stand_in(beckon, "apns", "--streams", "100", "--initial-streams", "100", "--latency", "50") as healthy:
        with running_stand_in(beckon, "fcm", "--quiet", "--fault", "silence") as (_, dead):
            for _ in range(rounds):
                alone = median_way(beckon, healthy, dead, count, with_dead=False)
                yield alone, median_way(beckon, healthy, dead, count, with_dead=True)


def child_cpu(command, **options):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, **options)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stdout


def h2load(program, python, service, folder, count):
    payload = pathlib.Path(folder, "payload.json")
    payload.write_text('{"aps":{"alert":{"title":"New message","body":"You have a new message from Support."},'
                       '"sound":"default"}}')
    bearer = subprocess.run(
        [python, HERE / "aioapns_sender.py", json.dumps(service), "--bearer"], stdout=subprocess.PIPE, text=True,
        check=True).stdout.strip()
    headers = {
        "authorization": f"bearer {bearer}", "apns-topic": "com.example.app", "apns-push-type": "alert",
        "apns-priority": "10", "apns-expiration": "0"}
    flags = [part for name, value in headers.items() for part in ("-H", f"{name}: {value}")]
    cpu, output = child_cpu(
        [program, "-n", str(count), "-c", "1", "-m", "100", "-d", str(payload), *flags,
         f"{service['endpoint']}/3/device/{token(7)}"])
    if f"{count} succeeded" not in output or f"{count} 2xx" not in output:
        sys.exit("bench: h2load was refused:\n" + output)
    return cpu


def resident(pid):
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0


def peak_memory(beckon, data, seconds):
    """Returns a gateway's largest resident memory, in MiB, while its push service is unreachable."""
    with tempfile.TemporaryDirectory() as folder, stand_in(beckon, "--port", "0") as service:
        gone = service | {"endpoint": "https://localhost:1"}
        process = subprocess.Popen(
            [beckon, "serve", "--data", data, "--port", "0"], env=environment(gone), cwd=folder,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            peak = 0
            for _ in range(seconds * 4):
                time.sleep(0.25)
                if process.poll() is not None:
                    sys.exit(f"bench: beckon serve ended with {process.returncode}")
                peak = max(peak, resident(process.pid))
            return peak
        finally:
            process.terminate()
            process.wait()


def owe(data, count):
    """Writes owed pushes, each for a device of its own, into the database of a gateway that does not run."""
    now = int(time.time() * 1000)
    database = sqlite3.connect(pathlib.Path(data, "beckon.sqlite"))
    with database:
        for number in range(count):
            name = f"bench-{number}"
            database.execute(
                "INSERT INTO device (id, type, token, debug, registered_at) VALUES (?, 'ios', ?, 0, ?)",
                (name, token(number), now))
            database.execute(
                "INSERT INTO owed_push (lane, device, kind, callback, action, alert, due, expires_at, priority, "
                "attempts, doubts, reason, route, waiting_since) "
                "VALUES (?, ?, 'note', ?, 'Title', 'Text', ?, ?, 10, 0, 0, 'bench', 'apns', ?)",
                (f"note/{name}", name, name, now, now + 3_600_000, now))
    database.close()


def measure(arguments, figures):
    def note(name, unit, value):
        figures.setdefault(name, (unit, []))[1].append(value)

    count = 5_000 if arguments.quick else 50_000
    slow = 1_000 if arguments.quick else 5_000
    rounds = 1 if arguments.quick else arguments.rounds
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "pushes.jsonl")
        lines(path, count)
        with stand_in(arguments.beckon, "--streams", "100", "--initial-streams", "100") as service:
            for _ in range(rounds):
                report = beckon_send(arguments.beckon, service, path, "--direct")
                note("beckon --direct, CPU a push", "us", report["cpuSeconds"] / count * 1e6)
                report = beckon_send(arguments.beckon, service, path)
                note("beckon owed in SQLite, CPU a push", "us", report["cpuSeconds"] / count * 1e6)
                if arguments.h2load:
                    cpu = h2load(arguments.h2load, arguments.python, service, folder, count)
                    note("h2load, CPU a push", "us", cpu / count * 1e6)
                cpu, _ = child_cpu([
                    arguments.python, HERE / "aioapns_sender.py", json.dumps(service), "--count", str(slow)])
                idle, _ = child_cpu([
                    arguments.python, HERE / "aioapns_sender.py", json.dumps(service), "--count", "1"])
                note("aioapns, CPU a push, without its start", "us", (cpu - idle) / (slow - 1) * 1e6)
        with stand_in(arguments.beckon, "--streams", "1000", "--initial-streams", "1000", "--latency", "50") as service:
            for _ in range(rounds):
                report = beckon_send(arguments.beckon, service, path, "--direct")
                note("50 ms answers, 1,000 in flight: share of 20,000/s", "",
                     count / report["seconds"] / 20_000)
        with tempfile.TemporaryDirectory() as data:
            idle = peak_memory(arguments.beckon, data, 8)
            owe(data, 1_000 if arguments.quick else 100_000)
            note(MEMORY, "MB", (peak_memory(arguments.beckon, data, 20) - idle) * 1.048576)
    for alone, beside in isolation(arguments.beckon, 500 if arguments.quick else 2_000, rounds):
        note("median way of a push alone", "s", alone)
        note("median way of a push beside a dead provider", "s", beside)
        note(ISOLATION, "", beside / alone)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beckon", required=True, help="the release program beckon")
    parser.add_argument("--python", default=sys.executable, help="a Python interpreter with aioapns")
    parser.add_argument("--h2load", help="the program h2load of nghttp2")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--quick", action="store_true", help="one round, fewer pushes")
    parser.add_argument("--json", action="store_true", help="print JSON even on a terminal")
    arguments = parser.parse_args()
    before = os.getloadavg()
    figures = {}
    measure(arguments, figures)
    rows = []
    for name, (unit, values) in figures.items():
        row = {"figure": name, "unit": unit, "median": round(statistics.median(values), 2),
               "least": round(min(values), 2), "greatest": round(max(values), 2)}
        if name in BARS:
            kind, bar = BARS[name]
            row["bar"] = f"{kind.replace('_', ' ')} {bar}"
            row["holds"] = row["median"] <= bar if kind == "at_most" else row["median"] >= bar
        rows.append(row)
    machine = {"cores": os.cpu_count(), "loadBefore": before, "loadAfter": os.getloadavg()}
    if arguments.json or not sys.stdout.isatty():
        print(json.dumps({"machine": machine, "figures": rows}, indent=1))
        return
    print(f"{machine['cores']} cores, load {before[0]:.1f} before and {os.getloadavg()[0]:.1f} after")
    for row in rows:
        verdict = f"{row['bar']}: {'yes' if row['holds'] else 'MISSED'}" if "bar" in row else ""
        print(f"{row['figure']:60} {row['median']:9} ({row['least']} to {row['greatest']}) {row['unit']:4} {verdict}")


if __name__ == "__main__":
    main()
