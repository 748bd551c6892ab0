"""Three traps before a running gateway, which the sweep has to find: a process that ends, a 500, and a slow answer."""

import contextlib
import http.client
import http.server
import threading
import time

from gateway import gateway

LIMIT = 1.0
# The accounts of the roles at the desk.
ACCOUNTS = [("agent", "agent"), ("read-only", "callback-read-only")]


class Trapped(http.server.ThreadingHTTPServer):
    """Hands requests on to a gateway, and fails where a trap is planted."""

    daemon_threads = True

    def __init__(self, host, port):
        self.gateway = (host, port)
        self.is_gone = False
        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, request, client_address):
        pass


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self):
        length = self.headers.get("Content-Length", "0")
        body = self.rfile.read(int(length)) if length.isdigit() else b""
        path = self.path.split("?")[0]
        if self.server.is_gone or (path.endswith("/refresh") and b"-9223372036854775808" in body):
            # As a process that ended: nothing is answered, now and later.
            self.server.is_gone = True
            self.close_connection = True
            return
        if path == "/desk/api/callbacks" and "from=9223372036854775807" in self.path:
            return self.give(500, [], b"")
        if path == "/beckon/1/receipts" and "\u0301".encode() in body:
            time.sleep(LIMIT + 0.5)
        line = http.client.HTTPConnection(*self.server.gateway, timeout=60)
        fields = {name: value for name, value in self.headers.items() if name.lower() not in ("content-length", "connection")}
        with contextlib.closing(line):
            line.request(self.command, self.path, body, fields)
            given = line.getresponse()
            self.give(given.status, given.getheaders(), given.read())

    def give(self, status, fields, body):
        self.send_response_only(status)
        for name, value in fields:
            if name.lower() not in ("content-length", "transfer-encoding", "connection"):
                self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_GET = do_POST = do_PUT = do_DELETE = do_PATCH = answer

    def log_message(self, *arguments):
        pass


PLANTED = [
    ("a planted end of the process is found", "/genesys/2/chat/{service}/{chat}/refresh", "post", "the process is gone"),
    ("a planted 500 is found", "/desk/api/callbacks", "get", "status 500"),
    ("a planted slow answer is found", "/beckon/1/receipts", "post", "answered after"),
]


def planted(program, make):
    """Whether each trap is found; `make` makes a sweep of a gateway at an address."""
    with gateway(program, ACCOUNTS) as (world, _):
        host, port = world.url.split("//")[1].split(":")
        for name, path, method, word in PLANTED:
            server = Trapped(host, int(port))
            try:
                found = make(world, f"http://127.0.0.1:{server.server_address[1]}", lambda: not server.is_gone, path, method)
            finally:
                server.shutdown()
                server.server_close()
            yield name, any(word in problem for _, problem in found)
