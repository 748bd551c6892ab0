"""Programs under measurement: `beckon serve` on a database of its own, a PostgreSQL server, and the CPU time of processes."""

import contextlib
import glob
import json
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.parse

USER, PASSWORD = "agent", secrets.token_urlsafe(18)
# No client may count as away while it is measured, however slow the gateway is made.
HOLD = 600_000
WAIT = 120


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def named(program):
    """Returns name and path; the name is the path unless it is given."""
    name, separator, path = program.partition("=")
    path = os.path.abspath(path if separator else program)
    if not os.access(path, os.X_OK):
        sys.exit(f"bench: {path} is not an executable program: check the path")
    return name, path


def processor_seconds(pids):
    """User and system time of processes since they began, of all their threads: what /proc/PID/stat tells in steps of 10 ms,
    by the kernel's clock of the process, which has none."""
    return sum(time.clock_gettime((~pid << 3) | 2) for pid in pids)


class Wire:
    """One kept-alive connection on which each request is one write, as phones send it."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=WAIT)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b""

    def write(self, method, path, body, kind, **headers):
        self.socket.sendall(request(method, path, body, kind, **headers))

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


def request(method, path, body=b"", kind="application/json", **headers):
    """The bytes of a request."""
    fields = {"Host": "127.0.0.1", "Content-Type": kind, "Content-Length": len(body), **headers}
    head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body


def cookie(lines, name):
    values = [line.split(":", 1)[1].strip() for line in lines if line.lower().startswith("set-cookie:")]
    return next((value.split(";")[0] for value in values if not name or value.startswith(name)), None)


class Agent:
    """An agent at the desk, signed in."""

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

    def get(self, path):
        self.wire.write("GET", f"/desk/api/{path}", b"", "application/json", **self.headers)
        status, _, body = self.wire.read()
        assert status == 200, (path, status, body)
        return json.loads(body)


class Gateway:
    """`beckon serve` on one folder, plain or under callgrind; `settings` are added to those that all have."""

    def __init__(self, program, folder, **settings):
        self.program, self.folder = program, folder
        os.makedirs(folder, exist_ok=True)
        self.settings = os.path.join(folder, "beckon.yaml")
        self.port = free_port()
        settings = {
            "data": os.path.join(folder, "data"), "http": {"host": "127.0.0.1", "port": self.port},
            "bayeux": {"timeoutMilliseconds": HOLD, "maxIntervalMilliseconds": HOLD},
            "services": {"request-chat": {"type": "chat"}}, **settings,
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
        command = [*before, self.program, "serve", "--config", self.settings]
        with started(command, cwd=self.folder, env={**self.environment, **more}) as (pid, _):
            yield pid


@contextlib.contextmanager
def started(command, **options):
    """Runs a program that prints a line `ready …` when it answers; yields its process id and that line."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, **options)
    try:
        line = next((line for line in process.stdout if line.startswith("ready ")), None)
        if line is None:
            sys.exit(f"bench: {command[0]} did not start")
        threading.Thread(target=process.stdout.read, daemon=True).start()
        yield process.pid, line
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(WAIT)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextlib.contextmanager
def postgresql(folder):
    """A PostgreSQL server of Debian on loopback, with `fsync`; yields the address of a database."""
    programs = max(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: int(path.split("/")[4]), default=None)
    if not programs:
        sys.exit("bench: PostgreSQL's server is not installed (apt-get install postgresql)")
    os.makedirs(folder)
    # The server refuses to run as root, and its user must reach its folder.
    user = {"user": "postgres"} if os.getuid() == 0 else {}
    if user:
        shutil.chown(folder, pwd.getpwnam("postgres").pw_uid)
        os.chmod(os.path.dirname(folder), 0o711)
    port, quiet = free_port(), {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    subprocess.run([f"{programs}/initdb", "--pgdata", f"{folder}/data", "--username", "beckon", "--auth", "trust",
                    "--encoding", "UTF8", "--locale", "C"], check=True, **quiet, **user)
    server = subprocess.Popen(
        [f"{programs}/postgres", "-D", f"{folder}/data", "-p", str(port), "-h", "127.0.0.1", "-k", folder,
         "-c", "shared_buffers=32MB"], **quiet, **user)
    try:
        deadline = time.monotonic() + WAIT
        while subprocess.run([f"{programs}/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)], check=False).returncode:
            if server.poll() is not None or time.monotonic() > deadline:
                sys.exit("bench: PostgreSQL did not start")
            time.sleep(0.1)
        yield f"postgresql://beckon@127.0.0.1:{port}/postgres?sslmode=disable&gssencmode=disable"
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(WAIT)
