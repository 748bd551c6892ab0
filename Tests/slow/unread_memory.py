"""What clients cost that send requests without end and never read an answer.

Starts `beckon bayeux` on a free loopback port. Ends with status 1 when such a client costs more than `--bar` KiB.

    python3 Tests/slow/unread_memory.py PROGRAM [--clients N] [--bar KIB]
"""

import argparse
import os
import resource
import signal
import socket
import subprocess
import sys
import time

REQUEST = b"GET /unknown HTTP/1.1\r\nHost: localhost\r\n\r\n"
# How long they send; the server ends them when they have not read for ten seconds.
SECONDS = 8.0


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def resident(pid):
    """What the process holds in memory, in KiB."""
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def client(port):
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sock.connect(("127.0.0.1", port))
    sock.setblocking(False)
    return sock


def warm(port):
    """What the first requests cost once is nobody's."""
    for _ in range(50):
        with socket.create_connection(("127.0.0.1", port)) as sock:
            sock.sendall(REQUEST)
            sock.recv(65_536)


def peak(pid, clients):
    """The most that the process held while all of them sent."""
    waiting = {sock: REQUEST * 2_000 for sock in clients}
    most, end = 0, time.monotonic() + SECONDS
    while time.monotonic() < end:
        for sock, left in list(waiting.items()):
            try:
                waiting[sock] = left[sock.send(left[:65_536]):]
            except BlockingIOError:
                pass
            except OSError:
                del waiting[sock]
        most = max(most, resident(pid))
        time.sleep(0.05)
    return most


def main():
    parser = argparse.ArgumentParser(description="What clients cost that never read.")
    parser.add_argument("program")
    parser.add_argument("--clients", type=int, default=300)
    parser.add_argument("--bar", type=float, default=64, help="KiB a client; default 64")
    chosen = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    port = free_port()
    child = subprocess.Popen([chosen.program, "bayeux", "--port", str(port)], stdin=subprocess.DEVNULL,
                             stdout=subprocess.PIPE, env={**os.environ, "BECKON_LOG_LEVEL": "error"}, text=True)
    try:
        if not any(line.startswith("ready ") for line in iter(child.stdout.readline, "")):
            sys.exit("the server did not start")
        warm(port)
        time.sleep(1)
        before = resident(child.pid)
        clients = [client(port) for _ in range(chosen.clients)]
        each = (peak(child.pid, clients) - before) / len(clients)
        for sock in clients:
            sock.close()
    finally:
        child.send_signal(signal.SIGTERM)
        child.wait(60)
    print(f"unread: {len(clients)} clients that never read cost {each:.1f} KiB each, at most {chosen.bar:g}")
    return 0 if each <= chosen.bar else 1


if __name__ == "__main__":
    sys.exit(main())
