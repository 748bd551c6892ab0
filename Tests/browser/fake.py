"""A scripted server for the pages: it serves them from the source tree and answers as a test tells it to.

It contains no Beckon code; story.py tests the real server. Here the pages meet refusals, lost connections, repeated and
missing events, which a real server produces only by accident.
"""

import json
import pathlib
import queue
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, unquote, urlparse

WEB = pathlib.Path(__file__).resolve().parents[2] / "Server" / "Sources" / "BeckonDesk" / "Web"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
)
TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


# A page that a proxy answers in the server's place.
FOREIGN = b"<!doctype html><title>Please wait</title>"


class Request:
    """A request of a page; `body` is the decoded JSON or form."""

    def __init__(self, method, target, headers, raw):
        url = urlparse(target)
        self.method = method
        self.path = unquote(url.path)
        self.query = dict(parse_qsl(url.query))
        self.headers = headers
        self.raw = raw
        text = raw.decode(errors="replace")
        self.body = json.loads(text) if text[:1] in ("{", "[") else dict(parse_qsl(text))


class Server(ThreadingHTTPServer):
    """Ignores dropped connections, which a browser causes when it closes a page."""

    daemon_threads = True

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class Fake:
    """Answers by `answers["METHOD /path"]`, a value or a function of the request; a key may end in `*`.

    A value is `(status, body)`; a body of bytes is a page in the server's place. `requests` holds all requests in order, except those for the pages' files.
    """

    def __init__(self):
        self.answers = {}
        self.requests = []
        self.streams = []
        self.is_silent = False
        self.lock = threading.Condition()
        fake = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def do_GET(self):
                fake.handle(self, "GET")

            def do_POST(self):
                fake.handle(self, "POST")

        self.server = Server(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.drop_streams()
        self.server.shutdown()
        self.server.server_close()

    def asked(self, method, path):
        """The requests for a path, oldest first."""
        with self.lock:
            return [request for request in self.requests if (request.method, request.path) == (method, path)]

    def tell(self, name, data):
        """Sends an event to every open stream."""
        with self.lock:
            for stream in self.streams:
                stream.put(f"event: {name}\ndata: {json.dumps(data)}\n\n")

    def drop_streams(self):
        """Ends every open stream."""
        with self.lock:
            for stream in self.streams:
                stream.put(None)
            self.streams = []

    def handle(self, handler, method):
        raw = handler.rfile.read(int(handler.headers.get("Content-Length") or 0))
        request = Request(method, handler.path, handler.headers, raw)
        try:
            if method == "GET" and self.serve_file(handler, request.path):
                return
            with self.lock:
                self.requests.append(request)
                self.lock.notify_all()
            answer = self.find(f"{method} {request.path}")
            if answer == "stream":
                self.stream(handler)
                return
            status, body = answer(request) if callable(answer) else answer
            if isinstance(body, bytes):
                self.reply(handler, status, body, "text/html")
                return
            self.reply(handler, status, json.dumps(body).encode(), "application/json")
        except (BrokenPipeError, ConnectionResetError):
            handler.close_connection = True

    def find(self, key):
        if key in self.answers:
            return self.answers[key]
        for pattern, answer in self.answers.items():
            if pattern.endswith("*") and key.startswith(pattern[:-1]):
                return answer
        return 404, {"message": "not scripted"}

    def serve_file(self, handler, path):
        if path == "/blank":
            self.reply(handler, 200, b"<!doctype html><title>blank</title>", "text/html", policy=True)
            return True
        match path.strip("/").split("/"):
            case [("desk" | "phone") as page] | ["desk", ("callbacks" | "agent-sides" | "audit" | "status" | "account") as page]:
                file = WEB / page / "index.html"
            case ["desk" | "phone", "pages", folder, name]:
                file = WEB / folder / name
            case _:
                return False
        if not file.is_file():
            return False
        self.reply(handler, 200, file.read_bytes(), TYPES[file.suffix], policy=True)
        return True

    def reply(self, handler, status, body, content_type, policy=False):
        handler.send_response(status)
        handler.send_header("Content-Type", content_type)
        handler.send_header("Content-Length", str(len(body)))
        if policy:
            handler.send_header("Content-Security-Policy", POLICY)
        handler.end_headers()
        handler.wfile.write(body)

    def stream(self, handler):
        events = queue.Queue()
        with self.lock:
            self.streams.append(events)
        handler.close_connection = True
        handler.send_response(200)
        handler.send_header("Content-Type", "text/event-stream")
        handler.send_header("Connection", "close")
        handler.end_headers()
        handler.wfile.write(b": open\n\n")
        handler.wfile.flush()
        while True:
            try:
                event = events.get(timeout=1)
            except queue.Empty:
                # The server's heartbeat, unless a test plays a server that has stopped.
                event = "" if self.is_silent else ": beat\n\n"
            if event is None:
                return
            handler.wfile.write(event.encode())
            handler.wfile.flush()
