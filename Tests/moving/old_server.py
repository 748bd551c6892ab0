"""A stand-in of GMS that notes what it is asked; its ids have the form of GMS' own services."""

import json
import threading
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class OldServer:
    def __init__(self):
        self.seen, self.refused = [], set()
        owner = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def answer(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                path = self.path.split("?")[0]
                owner.seen.append(path)
                value = [{"channel": "/meta/handshake", "successful": True, "clientId": "old"}]
                if not path.startswith("/genesys/cometd"):
                    value = {"_id": f"180-{uuid.uuid4()}", "old": len(body)}
                text = json.dumps(value).encode()
                self.send_response(503 if path in owner.refused else 200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(text)))
                self.end_headers()
                self.wfile.write(text)

            do_GET = do_POST = answer

            def log_message(self, *_):
                pass

        class Server(ThreadingHTTPServer):
            def handle_error(self, *_):
                """A proxy that ends leaves its connections."""

        self.server = Server(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.port = self.server.server_address[1]

    def begin(self, _user):
        """The id of a chat that runs here."""
        return f"180-{uuid.uuid4()}"

    def refuse(self, path):
        self.refused.add(path)

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()
