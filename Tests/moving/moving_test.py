#!/usr/bin/env python3
"""The configurations of docs/moving before a stand-in of GMS and a running Beckon: the shadow run and the switch; and
docs/nginx.conf before Beckon alone.

    python3 Tests/moving/moving_test.py --program Server/.build/debug/beckon

Needs Python's standard library, nginx and HAProxy. The last line reads `N passed, N failed`.
"""

import argparse
import contextlib
import http.client
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import traceback
import urllib.parse

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "Tests/restart"), str(ROOT / "docs/moving")]

import nginx_before  # noqa: E402
import compare  # noqa: E402 - after the lines above
from gateway import Gateway, PATIENCE, free_port, until  # noqa: E402
from old_server import OldServer  # noqa: E402
from web_socket import handshake  # noqa: E402

DOCS = ROOT / "docs/moving"
SETTINGS = """
services:
  request-chat: {type: chat}
  sales: {type: callback}
push: {pushEnabled: []}
bayeux: {timeoutMilliseconds: 4000}
"""
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


def program(name):
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin") or name


class Proxy:
    """A proxy that a test starts with one of the documents' configurations, its addresses replaced."""

    def __init__(self, directory, old, beckon):
        self.directory, self.port = directory, free_port()
        self.places = {"10.0.0.21:8080": f"127.0.0.1:{old}", "10.0.0.11:8080": f"127.0.0.1:{beckon}"}
        self.log = os.path.join(directory, "shadow.log")
        self.process = None

    def text(self, name):
        text = (DOCS / name).read_text(encoding="utf-8")
        for place, used in self.places.items():
            assert place in text, f"{name} has no {place}"
            text = text.replace(place, used)
        return text

    def nginx(self, name):
        text = self.text(name).replace("listen 80;", f"listen 127.0.0.1:{self.port};")
        text = text.replace("/var/log/nginx/shadow.log", self.log)
        temporary = "".join(
            f"{kind}_temp_path {self.directory}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        path = os.path.join(self.directory, "nginx.conf")
        pathlib.Path(path).write_text(
            f"daemon off;\nmaster_process off;\npid {self.directory}/nginx.pid;\nerror_log stderr warn;\n"
            f"events {{}}\nhttp {{\n{temporary}{text}\n}}\n", encoding="utf-8")
        return self.start(program("nginx"), "-c", path, "-p", self.directory, "-e", "stderr")

    def haproxy(self, name):
        text = self.text(name).replace("bind :80", f"bind 127.0.0.1:{self.port}")
        text = text.replace("127.0.0.1:10000", f"127.0.0.1:{free_port()}")
        path = os.path.join(self.directory, "haproxy.cfg")
        pathlib.Path(path).write_text(text, encoding="utf-8")
        # Otherwise the name of the peer is that of the machine.
        return self.start(program("haproxy"), "-db", "-L", "this", "-f", path)

    @contextlib.contextmanager
    def start(self, *command):
        errors = open(os.path.join(self.directory, "proxy.log"), "ab")
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=errors, stderr=errors)
        try:
            until("the proxy listens", self.listens)
            yield self
        finally:
            self.process.terminate()
            self.process.wait(PATIENCE)
            errors.close()

    def listens(self):
        said = pathlib.Path(self.directory, "proxy.log").read_text(encoding="utf-8")
        assert self.process.poll() is None, said
        try:
            return self.call("GET", "/nothing")
        except OSError:
            return None

    def call(self, method, path, body=None, headers=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, headers or {})
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()

    def form(self, path, fields, headers=None):
        status, answered, body = self.call("POST", path, urllib.parse.urlencode(fields), {**FORM, **(headers or {})})
        assert status == 200, (path, status, body)
        return json.loads(body), answered

    def comet(self, messages, headers):
        status, _, body = self.call(
            "POST", "/genesys/cometd", json.dumps(messages), {"Content-Type": "application/json", **headers})
        assert status == 200, (status, body)
        return json.loads(body)


def shadow(proxy, old, beckon, note):
    """Customers hear GMS alone; Beckon gets copies of what begins something, and the log tells where they disagree."""
    with proxy.nginx("shadow.conf"):
        user = {"gms_user": "shadow-1"}
        created, _ = proxy.form("/genesys/1/service/request-chat", {"_customer_number": "5551234"}, user)
        assert "-" in created["_id"], created
        proxy.form("/genesys/1/service/callback/sales", {"_customer_number": "5551234"}, user)
        proxy.form(f"/genesys/1/service/{created['_id']}/ixn/chat", {"firstName": "K"}, user)
        old.refuse("/genesys/1/service/sales")
        status, _, _ = proxy.call("POST", "/genesys/1/service/sales", "_customer_number=5551234", {**FORM, **user})
        assert status == 503
        until("all pairs are logged", lambda: open(proxy.log, encoding="utf-8").read().count('"side":') == 6)
        text = io.StringIO()
        with contextlib.redirect_stdout(text):
            equal = compare.pairs(proxy.log)
        said = text.getvalue()
        assert not equal and "2 same, 1 different, 0 without a partner" in said, said
        assert "differs  POST /genesys/1/service/sales: GMS 503, Beckon " in said, said
        log = open(proxy.log, encoding="utf-8").read()
        assert "5551234" not in log and "shadow-1" not in log
        # The chat itself was not copied; the instance and the callback were.
        open_callbacks = beckon.call("GET", "/genesys/1/service/callback/sales?_customer_number=5551234")
        assert open_callbacks.status == 200 and b"5551234" in open_callbacks.body, open_callbacks
        assert not any("/ixn/chat" in line for line in log.splitlines())
    # Beckon away: customers notice nothing.
    beckon.kill()
    with proxy.nginx("shadow.conf"):
        proxy.form("/genesys/1/service/request-chat", {"a": "b"}, user)
    beckon.start(BECKON_CONFIG=beckon.settings)
    note("three copies, one difference found; GMS alone while Beckon is away")


def asked(proxy, old, beckon, note):
    """compare.py finds in two answers what differs, and passes over ids and times."""
    questions = ["/genesys/1/service/callback/sales/availability?number-of-days=1"]
    first = f"http://127.0.0.1:{beckon.port}"
    text = io.StringIO()
    with contextlib.redirect_stdout(text):
        assert compare.ask(first, first, questions)
        assert not compare.ask(f"http://127.0.0.1:{old.port}", first, questions)
    assert "1 same, 0 different" in text.getvalue() and "only at the" in text.getvalue(), text.getvalue()
    found = list(compare.differing({"_id": "a", "n": [1, 2], "t": "x"}, {"_id": "b", "n": [1, 3], "t": "x"}))
    assert found == [".n[1] is 2 and 3"], found
    note("answers compared")


def switch(start, by_cookie):
    """Services move one by one; running chats stay at GMS, new ones and all that belongs to them go to Beckon."""

    def case(proxy, old, beckon, note):
        with start(proxy):
            former = old.begin("customer-1")
            # Callbacks of one service go to Beckon, those of another stay.
            moved, _ = proxy.form("/genesys/1/service/callback/sales", {"_customer_number": "5551234"})
            assert re.fullmatch("[A-Z0-9]{32}", moved["_id"]), moved
            stayed, _ = proxy.form("/genesys/1/service/callback/support", {"_customer_number": "5551234"})
            assert "-" in stayed["_id"], stayed
            # A chat that runs at GMS goes on there, its CometD client too.
            proxy.form(f"/genesys/1/service/{former}/ixn/chat/send", {"message": "x"}, {"gms_user": "customer-1"})
            assert old.seen[-1].endswith("/ixn/chat/send")
            greeted = proxy.comet([HANDSHAKE], {"gms_user": "customer-1"})
            assert greeted[0]["clientId"] == "old", greeted
            # A new chat is Beckon's, from the first request to the poll.
            user = {"gms_user": "customer-2"}
            created, headers = proxy.form("/genesys/1/service/request-chat", {"a": "b"}, user)
            assert re.fullmatch("[A-Z0-9]{32}", created["_id"]), created
            if by_cookie:
                cookie = headers["Set-Cookie"].split(";")[0]
                user["Cookie"] = cookie
            chat = f"/genesys/1/service/{created['_id']}/ixn/chat"
            proxy.form(chat, {"notify_by": "comet", "firstName": "Kristi", "subject": "S"}, user)
            poll(proxy, user)
            handshake(proxy.port, "/genesys/cometd", user, HANDSHAKE)
            # The first customer's chat has ended: the next one is Beckon's.
            again, headers = proxy.form("/genesys/1/service/request-chat", {"a": "b"}, {"gms_user": "customer-1"})
            assert "-" not in again["_id"]
            note("callbacks, running and new chats, polls and WebSockets")

    return case


HANDSHAKE = {
    "channel": "/meta/handshake", "version": "1.0", "id": "1",
    "supportedConnectionTypes": ["long-polling", "websocket"],
}


def poll(proxy, user):
    """A CometD client of Beckon whose second poll is held and answered through the proxy."""
    status, headers, body = proxy.call(
        "POST", "/genesys/cometd", json.dumps([HANDSHAKE]), {"Content-Type": "application/json", **user})
    assert status == 200, body
    client = json.loads(body)[0]["clientId"]
    cookies = "; ".join(value.split(";")[0] for value in headers.get_all("Set-Cookie", []))
    with_cookies = {**user, "Cookie": "; ".join(filter(None, [user.get("Cookie"), cookies]))}
    proxy.comet([{"channel": "/meta/subscribe", "clientId": client, "subscription": "/_genesys", "id": "2"}], with_cookies)
    connect = {"channel": "/meta/connect", "clientId": client, "connectionType": "long-polling", "id": "3"}
    # The first answers are the chat's beginning; then a poll is held to its end and answered empty.
    for _ in range(20):
        answers = proxy.comet([connect], with_cookies)
        assert any(answer["channel"] == "/meta/connect" and answer["successful"] for answer in answers), answers
        if len(answers) == 1:
            break


CASES = [
    ("1 a shadow run with nginx", shadow),
    ("2 answers of two servers are compared", asked),
    ("3 the switch with nginx", switch(lambda proxy: proxy.nginx("switch.conf"), by_cookie=True)),
    ("4 the switch with HAProxy", switch(lambda proxy: proxy.haproxy("switch.cfg"), by_cookie=False)),
    ("5 nginx before Beckon alone", lambda proxy, old, beckon, note: nginx_before.story(proxy.directory, beckon, note)),
]
# What a case needs besides the services of all.
SETTINGS_OF = {"5": nginx_before.SETTINGS}


def run(name, case, binary):
    notes, problem = [], None
    with tempfile.TemporaryDirectory(prefix="beckon-moving-") as directory:
        beckon = Gateway(binary, directory)
        beckon.settings = os.path.join(directory, "beckon.yaml")
        with open(os.open(beckon.settings, os.O_WRONLY | os.O_CREAT, 0o600), "w", encoding="utf-8") as file:
            file.write(SETTINGS_OF.get(name.split()[0], SETTINGS))
        try:
            with OldServer() as old:
                beckon.start(BECKON_CONFIG=beckon.settings)
                case(Proxy(directory, old.port, beckon.port), old, beckon, notes.append)
        except Exception as error:  # every failure of a case is its outcome
            problem = "".join(traceback.format_exception(error)) + beckon.complaints()
            with contextlib.suppress(OSError):
                problem += pathlib.Path(directory, "proxy.log").read_text(encoding="utf-8")[-2_000:]
        finally:
            if beckon.process and beckon.process.poll() is None:
                beckon.kill()
    print("ok    " if problem is None else "FAILED", name, f"({', '.join(notes)})", flush=True)
    if problem:
        print("       " + problem.rstrip().replace("\n", "\n       "), flush=True)
    return problem is None


def main():
    parser = argparse.ArgumentParser(description="Shadow run and switch before a stand-in of GMS.")
    parser.add_argument("--program", required=True, help="the beckon program")
    parser.add_argument("--only", nargs="*", help="the cases to run, by name or number")
    options = parser.parse_args()
    wanted = [case for case in CASES if not options.only or {case[0], case[0].split()[0]} & set(options.only)]
    passed = sum(run(name, case, os.path.abspath(options.program)) for name, case in wanted)
    print(f"{passed} passed, {len(wanted) - passed} failed")
    sys.exit(0 if passed == len(wanted) and wanted else 1)


if __name__ == "__main__":
    main()
