"""A gateway with every interface in its settings, and the things that requests can name: chats, callbacks, files, entries."""

import base64
import contextlib
import hmac
import http.cookiejar
import http.server
import os
import re
import secrets
import signal
import struct
import subprocess
import tempfile
import threading
import time
import urllib.parse

import requests

# A time limit in seconds that only a hang reaches: on a busy machine a process may wait long for a turn.
PATIENCE = 300
AGENT = "ana"
# Signs in and out again and again; an account has few sign-ins at once.
VISITOR = "eve"
# Accounts that need a second factor, by what the requests do with them, and one that may have one.
FACTORS = {name: "supervisor" for name in ["factor-none", "factor-confirm", "factor-code"]}
FREE = {name: "callback-read-only" for name in ["free", "free-confirm", "free-codes", "free-password", "free-ends"]}
PASSWORD = secrets.token_urlsafe(18)
SECRET = secrets.token_urlsafe(18)
# The header in which events prove themselves.
PROOF = "x-beckon-proof"
INTEGRATION = "33a8e2c5-8a5e-4a0e-9a55-0c2a4a1a5f11"
SIGNING = "whsec_" + base64.b64encode(secrets.token_bytes(32)).decode()

# Nothing here runs out: a 503 would be a defect.
# PORT stands for that of the contact centre.
SETTINGS = f"""
http: {{port: 0}}
desk: {{secondFactorByRole: {{supervisor: required, callback-read-only: optional}}}}
server: {{username: operator, password: {PASSWORD}}}
callback: {{queriesWithoutLookupKey: true}}
accessNumbers: {{DNIS: ["+493055500001", "+493055500002", "+493055500003"]}}
chat: {{files: {{maxFiles: 1000, downloads: 1000000}}}}
bridge:
  sources:
    platform: {{verify: {{scheme: bearer, secrets: [{SECRET}]}}}}
    centre:
      verify: {{scheme: bearer, secrets: [{SECRET}]}}
      deliver: {{url: "http://127.0.0.1:PORT/events", secrets: [{SIGNING}]}}
    digital: {{mapping: cxone-byoc, verify: {{scheme: client-credentials, secrets: ["client:{SECRET}"]}}}}
# The platforms call this gateway; what it asks them for is refused, as at a bad time of theirs.
agentSides:
  genesys-cloud:
    endpoint: "http://127.0.0.1:PORT"
    clientID: client
    clientSecret: {SECRET}
    openMessaging: {{integration: {INTEGRATION}, webhookSecrets: [{SECRET}]}}
    eventBridge: {{header: {PROOF}, headerSecrets: [{SECRET}]}}
  cxone:
    endpoint: "http://127.0.0.1:PORT"
    accessKeyID: key
    accessKeySecret: {SECRET}
    channel: app
    byoc: {{clientID: client, clientSecrets: [{SECRET}]}}
    events: {{scheme: header, header: {PROOF}, secrets: [{SECRET}]}}
  pureconnect:
    servers: ["http://127.0.0.1:PORT"]
    target: Support
    webhook: {{secrets: [{SECRET}]}}
services:
  support: {{type: chat}}
  routed: {{type: chat, agentSide: centre}}
  cloud: {{type: chat, agentSide: genesys-cloud}}
  digital: {{type: chat, agentSide: cxone}}
  phones: {{type: chat, agentSide: pureconnect}}
  sales:
    type: callback
    _default_country: DE
    _enable_in_queue_checking: "false"
    _max_queued_callbacks_per_service: 1000000
    _throttle_callbacks_per_service_1: 1000000
    _throttle_callbacks_per_service_2: 1000000
    _throttle_request_parameters_limit: 1000000
    _max_request_by_time_bucket: 1000000
  talk:
    type: callback
    _media_type: chat
    _wait_for_agent: true
    _wait_for_user_confirm: true
    _enable_in_queue_checking: "false"
  hours: {{type: office-hours, _bh_regular1: "Mon-Sun 00:00-24:00"}}
  places: {{type: capacity, _capacity_1: '{{"1":{{"0900":4}}}}'}}
  ask: {{type: request-interaction, _provide_code: true, _ttl: 3600}}
  grant: {{type: request-access, _provide_code: true, _ttl: 3600}}
  match: {{type: match-interaction}}
  node: {{type: get}}
"""


class Centre(http.server.ThreadingHTTPServer):
    """A contact centre that accepts deliveries, and keeps the links to files in them."""

    daemon_threads = True

    def __init__(self):
        self.links = []
        self.changed = threading.Condition()
        super().__init__(("127.0.0.1", 0), Delivery)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def link(self, file):
        """The query of the link to a file, when it was delivered."""
        with self.changed:
            found = self.changed.wait_for(lambda: [link for link in self.links if file in link], PATIENCE)
            assert found, "the file's link was not delivered"
            return dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(found[0]).query))


class Delivery(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        with self.server.changed:
            self.server.links += re.findall(r'"(http[^"]*/beckon/1/files/[^"]*)"', body.replace("\\/", "/"))
            self.server.changed.notify_all()
        self.send_response(204)
        self.end_headers()

    def log_message(self, *arguments):
        pass


class World:
    """A running gateway, and what requests to it may name."""

    def __init__(self, url, centre):
        self.url = url
        self.centre = centre
        # Cookies are given by hand, so that no request has those of another one.
        self.session = requests.Session()
        self.session.cookies.set_policy(http.cookiejar.DefaultCookiePolicy(allowed_domains=[]))
        self.operator = {"Authorization": "Basic " + base64.b64encode(f"operator:{PASSWORD}".encode()).decode()}
        self.source = {"Authorization": f"Bearer {SECRET}"}
        self.desk = self.sign_in()

    def ask(self, method, path, status=200, **arguments):
        answer = self.session.request(method, self.url + path, timeout=PATIENCE, **arguments)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
        return answer

    def sign_in(self, user=AGENT):
        answer = self.ask("POST", "/desk/api/sign-in", json={"user": user, "password": PASSWORD}, status=204)
        return {"Cookie": "beckon_desk=" + answer.headers["Set-Cookie"].split("beckon_desk=")[1].split(";")[0]}

    def half(self, user):
        """What the second step of a sign-in begins with; the account has a second factor or must have one."""
        return self.ask("POST", "/desk/api/sign-in", json={"user": user, "password": PASSWORD}).json()["half"]

    def enrolment(self, half):
        """A second factor that is being set up, with its first code; nothing where the account has one already."""
        answer = self.session.post(self.url + "/desk/api/sign-in/enrolment", json={"half": half}, timeout=PATIENCE)
        return confirmation(answer.json()) if answer.status_code == 200 else {}

    def own_enrolment(self, cookie):
        """The same for somebody who is signed in."""
        answer = self.session.post(self.url + "/desk/api/own/enrolment", json={"password": PASSWORD}, headers=cookie, timeout=PATIENCE)
        return confirmation(answer.json()) if answer.status_code == 200 else {}

    def gms(self, path, method="POST", **arguments):
        return self.ask(method, f"/genesys/{path}", headers=self.operator, **arguments).json()

    def service_path(self, service):
        chat = f"1/service/{self.gms(f'1/service/{service}')['_id']}/ixn/chat"
        return chat.split("/")[2], self.gms(chat, json={"firstName": "Bo", "message": "Hello", "_verbose": "true"})

    def chat(self):
        """A chat with an agent: its instance, its id, and its identity of version 2."""
        instance, chat = self.service_path("support")
        session = chat["chatSessionId"]
        self.ask("POST", f"/desk/api/chats/{session}/take", headers=self.desk)
        return {"instance": instance, "chat": session, "userId": chat["userId"], "secureKey": chat["secureKey"]}

    def routed_chat(self, service="routed"):
        """A chat that a contact centre answers."""
        return self.service_path(service)[1]["chatSessionId"]

    def linked_file(self):
        """A file and the query of the link by which the contact centre fetches it."""
        chat = self.service_path("routed")[1]
        identity = {"chat": chat["chatSessionId"], "userId": chat["userId"], "secureKey": chat["secureKey"]}
        file = self.file(identity, "routed")
        return file, self.centre.link(file)

    def callback(self):
        """A callback that waits for its agent."""
        return self.gms("1/service/callback/talk", json={"_customer_number": number(), "gms_user": "bo"})["_id"]

    def later_callback(self):
        """A callback for tomorrow, which can be moved and cancelled."""
        tomorrow = self.gms("2/service/callback/sales/availability?number-of-days=2", method="GET")["slots"][-1]["utcTime"]
        fields = {"_customer_number": number(), "_desired_time": tomorrow}
        return self.gms("1/service/callback/sales", json=fields)["_id"]

    def entry(self):
        """An entry of the storage with a text and a file."""
        files = {"text": (None, "words"), "file": ("a.txt", b"bytes", "text/plain")}
        return self.gms("1/storage/3600", files=files)["id"]

    def subscription(self):
        """A subscription of a device to a tag that nobody publishes to."""
        target = {"type": "ios", "deviceId": secrets.token_hex(8)}
        fields = {"subscriberId": "crm", "filter": "quiet", "notificationDetails": target}
        return self.gms("1/notification/subscription", json=fields)["id"]

    def file(self, chat, service="support"):
        """A file that the customer sent."""
        files = {
            "userId": (None, chat["userId"]), "secureKey": (None, chat["secureKey"]),
            "file": ("a.png", b"\x89PNG\r\n\x1a\n" + secrets.token_bytes(8), "image/png"),
        }
        return self.gms(f"2/chat/{service}/{chat['chat']}/file", files=files)["userData"]["file-id"]

    def comet_key(self):
        """The key of a chat that a client of CometD began."""
        path = self.url + "/genesys/cometd"
        shake = {"channel": "/meta/handshake", "version": "1.0", "supportedConnectionTypes": ["long-polling"]}
        answer = self.session.post(path, json=[shake], timeout=PATIENCE)
        client = answer.json()[0]["clientId"]
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in answer.cookies)
        data = {
            "operation": "requestChat", "nickname": "Bo",
            "auth": {"encoded": self.operator["Authorization"].split()[1]},
        }
        requested = {"channel": "/service/chatV2/support", "clientId": client, "data": data}
        connect = {"channel": "/meta/connect", "clientId": client, "connectionType": "long-polling", "advice": {"timeout": 0}}
        for batch in [[requested], [connect], [connect]]:
            answer = self.session.post(path, json=batch, headers={"Cookie": cookies}, timeout=PATIENCE)
            for message in answer.json():
                key = message.get("data", {}).get("secureKey") if isinstance(message.get("data"), dict) else None
                if key:
                    return key
        raise AssertionError(f"no chat began: {answer.text[:300]}")

    def call_ticket(self):
        """A number and a code that are kept for a call."""
        return self.gms("1/service/ask", json={"account": "1"})

    def cxone_token(self, base="/beckon/1/events/digital"):
        fields = {"client_id": "client", "client_secret": SECRET, "grant_type": "client_credentials"}
        return self.ask("POST", f"{base}/1.0/token", json=fields).json()["access_token"]


def confirmation(enrolment):
    """What confirms an enrolment: its sealed secret, and the code that an app shows now (RFC 6238)."""
    counter = struct.pack(">Q", int(time.time()) // 30)
    digest = hmac.digest(base64.b32decode(enrolment["secret"]), counter, "sha1")
    place = digest[-1] & 15
    number = struct.unpack(">I", digest[place : place + 4])[0] & 0x7FFFFFFF
    return {"enrolment": enrolment["enrolment"], "code": f"{number % 1_000_000:06}"}


def webhook_code(chat):
    """The code in the address at which PureConnect pushes what happens in a chat."""
    return hmac.digest(SECRET.encode(), chat.encode(), "sha256").hex()


def hub_signed(request):
    """Signs the body of a request as Genesys Cloud signs its webhooks."""
    body = request.body or b""
    body = body.encode() if isinstance(body, str) else body
    request.headers["X-Hub-Signature-256"] = "sha256=" + base64.b64encode(hmac.digest(SECRET.encode(), body, "sha256")).decode()
    return request


def number():
    return "+4930" + "".join(secrets.choice("123456789") for _ in range(8))


@contextlib.contextmanager
def gateway(program, accounts=()):
    """A gateway in a folder of its own, with further accounts of the desk (name, role); stopped and removed at the end."""
    with tempfile.TemporaryDirectory(prefix="beckon-openapi-") as folder, Centre() as centre:
        settings = os.path.join(folder, "beckon.yaml")
        with open(os.open(settings, os.O_CREAT | os.O_WRONLY, 0o600), "w") as file:
            file.write(SETTINGS.replace("PORT", str(centre.server_address[1])))
        clean = {name: value for name, value in os.environ.items() if not name.startswith("BECKON_")}
        environment = {**clean, "BECKON_DATA": os.path.join(folder, "data"), "BECKON_LOG_LEVEL": "error", "TMPDIR": folder}
        for user, role in [(AGENT, "admin"), (VISITOR, "admin"), *FACTORS.items(), *FREE.items(), *accounts]:
            subprocess.run(
                [program, "user", "add", user, "--role", role, "--config", settings], check=True, timeout=PATIENCE,
                env={**environment, "BECKON_PASSWORD": PASSWORD}, stdout=subprocess.DEVNULL)
        with open(os.path.join(folder, "log"), "wb") as log:
            process = subprocess.Popen(
                [program, "serve", "--config", settings], env=environment, stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            world = World(ready(process), centre)
            world.pid = process.pid
            yield world, lambda: open(os.path.join(folder, "log"), errors="replace").read()
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(60)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            centre.shutdown()


def ready(process):
    """The address that the gateway prints when it answers requests."""
    found = []
    done = threading.Event()

    def read():
        for line in process.stdout:
            if line.startswith("ready "):
                found.append(line.split()[1])
                done.set()
        done.set()

    threading.Thread(target=read, daemon=True).start()
    assert done.wait(PATIENCE) and found, "the gateway does not start"
    return found[0]
