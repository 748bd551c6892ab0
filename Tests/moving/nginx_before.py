"""nginx with the configuration of docs/nginx.conf before a gateway, over TLS, and what apps, agents and operators do through it."""

import contextlib
import http.client
import json
import os
import pathlib
import shutil
import socket
import ssl
import subprocess
import urllib.parse

from gateway import PASSWORD, PATIENCE, free_port, until
from web_socket import handshake

CONFIGURATION = pathlib.Path(__file__).resolve().parents[2] / "docs/nginx.conf"
SETTINGS = """
http: {trustedProxies: [127.0.0.1], externalURLs: ["https://chat.example.com"]}
limits: {creations: {perAddress: 6}}
services:
  request-chat: {type: chat}
  support: {type: chat, files: {needAgent: false, types: [txt]}}
push: {pushEnabled: []}
bayeux: {timeoutMilliseconds: 4000}
"""
FORM = {"Content-Type": "application/x-www-form-urlencoded"}
JSON = {"Content-Type": "application/json"}


def program(name):
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin") or name


class Nginx:
    """The documented nginx before one gateway, its names and addresses replaced."""

    def __init__(self, directory, beckon):
        self.directory, self.port, self.plain = directory, free_port(), free_port()
        self.certificate = os.path.join(directory, "nginx.pem")
        self.key = os.path.join(directory, "nginx.key")
        self.beckon = beckon
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
             "-subj", "/CN=chat.example.com", "-addext", "subjectAltName=DNS:chat.example.com", "-keyout", self.key,
             "-out", self.certificate], check=True, capture_output=True)
        self.context = ssl.create_default_context(cafile=self.certificate)

    def text(self, without=None):
        """The configuration for this machine; `without` names a line that is left out."""
        text = CONFIGURATION.read_text(encoding="utf-8")
        replaced = {
            "server 127.0.0.1:8080;": f"server 127.0.0.1:{self.beckon};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{self.port} ssl http2;",
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "/etc/nginx/chat.example.com.pem": self.certificate,
            "/etc/nginx/chat.example.com.key": self.key,
            # As many as a machine for tests allows.
            "worker_processes auto;\n": "",
            "worker_rlimit_nofile 65536;\n": "",
            "worker_connections 32768;": "worker_connections 256;",
            "keepalive 256;": "keepalive 16;",
        }
        if without:
            replaced[without] = ""
        for place, used in replaced.items():
            assert text.count(place) == 1, f"nginx.conf has no single {place!r}"
            text = text.replace(place, used)
        temporary = "".join(
            f"    {kind}_temp_path {self.directory}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        assert "\nhttp {\n" in text
        text = text.replace("\nhttp {\n", f"\nhttp {{\n{temporary}", 1)
        return f"daemon off;\nmaster_process off;\npid {self.directory}/nginx.pid;\nerror_log stderr warn;\n{text}"

    @contextlib.contextmanager
    def running(self, without=None):
        path = os.path.join(self.directory, "nginx.conf")
        pathlib.Path(path).write_text(self.text(without), encoding="utf-8")
        said = os.path.join(self.directory, "proxy.log")
        with open(said, "ab") as errors:
            process = subprocess.Popen(
                [program("nginx"), "-c", path, "-p", self.directory, "-e", "stderr"], stdin=subprocess.DEVNULL,
                stdout=errors, stderr=errors)
            try:
                def listens():
                    assert process.poll() is None, pathlib.Path(said).read_text(encoding="utf-8")
                    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 5):
                        return True
                    return False

                until("nginx listens", listens)
                yield self
            finally:
                process.terminate()
                process.wait(PATIENCE)

    def socket(self, source="127.0.0.1"):
        plain = socket.create_connection(("127.0.0.1", self.port), PATIENCE, source_address=(source, 0))
        return self.context.wrap_socket(plain, server_hostname="chat.example.com")

    def open(self, source="127.0.0.1"):
        connection = http.client.HTTPConnection("chat.example.com")
        connection.sock = self.socket(source)
        return connection

    def call(self, method, path, body=None, headers=None, source="127.0.0.1"):
        with contextlib.closing(self.open(source)) as connection:
            connection.request(method, path, body, headers or {})
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()

    def form(self, path, fields, headers=None, source="127.0.0.1"):
        status, _, body = self.call(
            "POST", path, urllib.parse.urlencode(fields), {**FORM, **(headers or {})}, source)
        assert status == 200, (path, status, body)
        return json.loads(body)

    def chat(self, user, source="127.0.0.1"):
        """A chat of version 1 whose customer wants its events by CometD."""
        service = self.form("/genesys/1/service/request-chat", {}, user, source)["_id"]
        fields = {"notify_by": "comet", "firstName": "Kim", "subject": "S"}
        return self.form(f"/genesys/1/service/{service}/ixn/chat", fields, user, source)


def story(directory, beckon, note):
    """What docs/operations.md promises of docs/nginx.conf."""
    nginx = Nginx(directory, beckon.port)
    with nginx.running():
        plain = http.client.HTTPConnection("127.0.0.1", nginx.plain, timeout=PATIENCE)
        plain.request("GET", "/desk", headers={"Host": "chat.example.com"})
        moved = plain.getresponse()
        assert (moved.status, moved.headers["Location"]) == (308, "https://chat.example.com/desk")
        events_of_a_desk(nginx)
        customer(nginx)
        files(nginx)
        callers(nginx)
        note("a desk's stream, polls, a WebSocket, a file of 3 MB, callers apart")
    assert "gms_user" not in beckon.complaints(), beckon.complaints()
    with nginx.running(without="underscores_in_headers on;"):
        # The other callers have used what one address may create.
        nginx.chat({"gms_user": "dropped"}, source="127.0.0.77")
        until("the gateway warns", lambda: "underscores_in_headers" in beckon.complaints())
        note("a dropped gms_user is told")


def events_of_a_desk(nginx):
    """The desk's stream comes piece by piece, while it stays open."""
    status, headers, body = nginx.call(
        "POST", "/desk/api/sign-in", json.dumps({"user": "agent", "password": PASSWORD}),
        {**JSON, "Origin": "https://chat.example.com"})
    assert status == 204, (status, body)
    cookies = headers.get_all("Set-Cookie")
    assert all("; Secure" in cookie and cookie.startswith("__Host-") for cookie in cookies), cookies
    assert headers["Strict-Transport-Security"], headers
    with contextlib.closing(nginx.open()) as connection:
        connection.request(
            "GET", "/desk/api/events", headers={"Cookie": "; ".join(cookie.split(";")[0] for cookie in cookies)})
        answer = connection.getresponse()
        assert answer.status == 200 and answer.headers["Content-Type"] == "text/event-stream"
        seen = b""
        while b"event: work" not in seen:
            seen += answer.read1(4096)
        nginx.chat({"gms_user": "seen-by-the-desk"})
        seen = b""
        while b"event: " not in seen:
            piece = answer.read1(4096)
            assert piece, "the stream ended"
            seen += piece


def customer(nginx):
    """gms_user arrives: the customer's own events come, over long-polling and over a WebSocket."""
    user = {"gms_user": "customer-1"}
    nginx.chat(user)
    first = {
        "channel": "/meta/handshake", "version": "1.0", "id": "1", "supportedConnectionTypes": ["long-polling", "websocket"]}
    status, headers, body = nginx.call("POST", "/genesys/cometd", json.dumps([first]), {**JSON, **user})
    assert status == 200, (status, body)
    client = json.loads(body)[0]["clientId"]
    user["Cookie"] = headers["Set-Cookie"].split(";")[0]

    def comet(message):
        status, _, body = nginx.call(
            "POST", "/genesys/cometd", json.dumps([{"clientId": client, **message}]), {**JSON, **user})
        assert status == 200, (status, body)
        return json.loads(body)

    comet({"channel": "/meta/subscribe", "subscription": "/_genesys", "id": "2"})
    events = []
    for _ in range(20):
        answers = comet({"channel": "/meta/connect", "connectionType": "long-polling", "id": "3"})
        events += [answer for answer in answers if answer["channel"] == "/_genesys"]
        if len(answers) == 1:
            break
    assert events, "no event came"
    handshake(nginx.socket(), "/genesys/cometd", {"gms_user": "customer-1"}, first)


def files(nginx):
    """A file of 3 MB, which nginx alone would refuse."""
    chat = nginx.form("/genesys/2/chat/support", {"nickname": "Kim", "subject": "S"})
    fields = {name: chat[name] for name in ("userId", "alias", "secureKey")}
    boundary = "part-of-the-body"
    parts = [f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n' for name, value in
             fields.items()]
    begin = f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n'
    body = "".join(parts + [begin]).encode() + b"x" * 3_000_000 + f"\r\n--{boundary}--\r\n".encode()
    status, _, answer = nginx.call(
        "POST", f"/genesys/2/chat/support/{chat['chatId']}/file", body,
        {"Content-Type": f"multipart/form-data; boundary={boundary}"})
    assert status == 200 and json.loads(answer)["statusCode"] == 0, (status, answer)


def callers(nginx):
    """Limits count each caller, not nginx."""
    def begin(source):
        return nginx.call("POST", "/genesys/1/service/request-chat", "", FORM, source)[0]

    until("one caller is at its limit", lambda: begin("127.0.0.2") == 429)
    assert begin("127.0.0.3") == 200
