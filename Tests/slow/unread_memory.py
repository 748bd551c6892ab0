"""The memory of clients that send requests without end and never read an answer, at the router and at Bayeux.

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

ROUTER = b"GET /unknown HTTP/1.1\r\nHost: localhost\r\n\r\n"
# Each answer is as long as its request.
UNKNOWN = b'[{"channel":"/meta/subscribe","clientId":"none","subscription":"%s"}]' % (b"/a" * 2_000)
BAYEUX = b"POST /cometd HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n%s" % (len(UNKNOWN), UNKNOWN)
# How long they send; the server ends them when they have not read for ten seconds.
SECONDS = 8.0


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def resident(pid):
    """The resident memory of the process, in KiB."""
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def client(port):
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sock.connect(("127.0.0.1", port))
    sock.setblocking(False)
    return sock


def warm(port, request):
    """Sends first requests, so that their one-time cost is not counted."""
    for _ in range(50):
        with socket.create_connection(("127.0.0.1", port)) as sock:
            sock.sendall(request)
            sock.recv(65_536)


def peak(pid, clients, request):
    """The highest memory of the process while all clients send."""
    whole = request * (65_536 // len(request) + 2)
    positions = {sock: 0 for sock in clients}
    most, end = 0, time.monotonic() + SECONDS
    while time.monotonic() < end:
        for sock, position in list(positions.items()):
            try:
                sent = sock.send(whole[position:position + 65_536])
                positions[sock] = (position + sent) % len(request)
            except BlockingIOError:
                pass
            except OSError:
                del positions[sock]
        most = max(most, resident(pid))
        time.sleep(0.05)
    return most


def cost(program, request, count):
    """The cost of each of so many clients with this request, in KiB."""
    port = free_port()
    child = subprocess.Popen([program, "bayeux", "--port", str(port)], stdin=subprocess.DEVNULL,
                             stdout=subprocess.PIPE, env={**os.environ, "BECKON_LOG_LEVEL": "error"}, text=True)
    try:
        if not any(line.startswith("ready ") for line in iter(child.stdout.readline, "")):
            sys.exit("the server did not start")
        warm(port, request)
        time.sleep(1)
        before = resident(child.pid)
        clients = [client(port) for _ in range(count)]
        each = (peak(child.pid, clients, request) - before) / count
        for sock in clients:
            sock.close()
        return each
    finally:
        child.send_signal(signal.SIGTERM)
        child.wait(60)


def main():
    parser = argparse.ArgumentParser(description="What clients cost that never read.")
    parser.add_argument("program")
    parser.add_argument("--clients", type=int, default=300)
    parser.add_argument("--bar", type=float, default=64, help="KiB a client; default 64")
    chosen = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    costs = []
    for name, request in ("router", ROUTER), ("Bayeux", BAYEUX):
        costs.append(cost(chosen.program, request, chosen.clients))
        print(f"unread: {chosen.clients} clients ({name}) that never read cost {costs[-1]:.1f} KiB each, "
              f"at most {chosen.bar:g}")
    return 0 if max(costs) <= chosen.bar else 1


if __name__ == "__main__":
    sys.exit(main())
