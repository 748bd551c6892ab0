#!/usr/bin/env python3
"""Agents sign in at a real provider of OpenID Connect, pyop's, on loopback over TLS.

    .build/venv/bin/python3 Tests/provider/provider_test.py --program Server/.build/debug/beckon

Needs the packages of requirements.txt and openssl; takes about a minute, most of it waits for checks and for the time after which
keys may be read again. The last line reads `N passed, N failed`.
"""

import argparse
import contextlib
import http.cookies
import json
import os
import pathlib
import secrets
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import traceback
import urllib.error
import urllib.parse
import urllib.request

sys.dont_write_bytecode = True

from provider import CLIENT, SECRET, RunningProvider  # noqa: E402 - after the line above

# A time limit in seconds that only a hang reaches: on a busy machine a process may wait long for a turn.
PATIENCE = 300
PASSWORD = secrets.token_urlsafe(18)
SETTINGS = """
http: {{port: {port}, externalURLs: ["http://127.0.0.1:{port}"]}}
desk:
  oidc:
    issuer: {issuer}
    clientID: {client}
    clientSecretFile: {folder}/secret
    trustRootsFile: {certificate}
    scopes: [openid, profile, groups]
    roles: {{desk-agents: agent, desk-leads: supervisor}}
    passwords: [admin]
    label: Sign in with pyop
    check: 5
"""


class Following(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *arguments):
        return None


class Browser:
    """One browser: its cookies for the gateway, which it follows by hand."""

    def __init__(self, world):
        self.world = world
        self.cookies = {}
        self.last = None

    def ask(self, method, target, body=None, kind="application/json"):
        address = urllib.parse.urljoin(self.world.url, target)
        headers = {"Content-Type": kind} if body is not None else {}
        is_own = address.startswith(self.world.url)
        if is_own and self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        request = urllib.request.Request(address, method=method, headers=headers, data=None if body is None else body.encode())
        try:
            answer = self.world.opener.open(request, timeout=PATIENCE)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            data = answer.read().decode()
        for field in answer.headers.get_all("Set-Cookie", []) if is_own else []:
            for name, cookie in http.cookies.SimpleCookie(field).items():
                self.cookies.pop(name, None)
                if cookie.value:
                    self.cookies[name] = cookie.value
        return answer.status, answer.headers.get("Location"), data

    def come_back(self):
        """Goes to the provider's page; returns the address to which it leads back."""
        status, address, _ = self.ask("GET", "/desk/oidc/start")
        assert status == 303 and address.startswith(self.world.provider.issuer + "/authorize?"), address
        return self.ask("GET", address)[1]

    def sign_in(self):
        """The whole way; returns where it ends."""
        self.last = self.come_back()
        status, address, _ = self.ask("GET", self.last)
        assert status == 303
        return address

    def work(self):
        status, _, body = self.ask("GET", "/desk/api/work")
        return json.loads(body) if status == 200 else None


class World:
    def __init__(self, url, provider, folder):
        self.url = url
        self.provider = provider
        self.folder = pathlib.Path(folder)
        context = ssl.create_default_context(cafile=str(provider.certificate))
        self.opener = urllib.request.build_opener(Following, urllib.request.HTTPSHandler(context=context))


def until(what, condition, pause=0.5):
    end = time.monotonic() + PATIENCE
    while not (value := condition()):
        assert time.monotonic() < end, f"not in time: {what}"
        time.sleep(pause)
    return value


# The cases, in their order; each has a browser of its own.

def whole_way(world, browser):
    ways = json.loads(browser.ask("GET", "/desk/api/sign-in")[2])
    assert ways == {"passwords": True, "provider": {"label": "Sign in with pyop"}}, ways
    assert browser.sign_in() == "/desk"
    work = browser.work()
    assert work["name"] == "Ada L" and work["mayAnswer"] and not work["supervises"], work
    assert work["user"].startswith("oidc:")


def no_role(world, browser):
    world.provider.signed_in = "eve"
    try:
        assert browser.sign_in() == "/desk?sign-in=role"
        assert browser.work() is None
    finally:
        world.provider.signed_in = "ada"


def replayed(world, browser):
    back = browser.come_back()
    kept = dict(browser.cookies)
    assert browser.ask("GET", back)[1] == "/desk"
    stranger = Browser(world)
    assert stranger.ask("GET", back)[1] == "/desk?sign-in=state"
    stranger.cookies = kept
    assert stranger.ask("GET", back)[1] == "/desk?sign-in=failed"
    assert stranger.work() is None


def other_state(world, browser):
    back = browser.come_back()
    other = Browser(world)
    other.come_back()
    assert other.ask("GET", back)[1] == "/desk?sign-in=state"
    assert other.work() is None


def sealed(world, browser):
    assert browser.sign_in() == "/desk"
    tokens = [token.encode() for token in world.provider.states.refresh_tokens]
    assert tokens
    for path in (world.folder / "data").rglob("*"):
        data = path.read_bytes() if path.is_file() else b""
        assert not any(token in data for token in tokens), f"{path.name} holds a refresh token"


def role_follows(world, browser):
    assert browser.sign_in() == "/desk"
    ada = world.provider.people["ada"]
    try:
        ada["groups"] = ["desk-leads"]
        until("the role follows", lambda: browser.work()["supervises"])
        ada["groups"] = ["others"]
        until("who has no role any more is out", lambda: browser.work() is None)
        assert browser.sign_in() == "/desk?sign-in=role"
    finally:
        ada["groups"] = ["desk-agents"]


def deactivated(world, browser):
    assert browser.sign_in() == "/desk"
    world.provider.deactivate()
    until("who is deactivated is out", lambda: browser.work() is None)


def back_channel(world, browser):
    def send(token):
        body = urllib.parse.urlencode({"logout_token": token})
        return browser.ask("POST", "/desk/oidc/back-channel-logout", body, "application/x-www-form-urlencoded")[0]

    assert browser.sign_in() == "/desk"
    subject = world.provider.subject("ada")
    good = world.provider.logout_token(sub=subject)
    assert send(good[:-8] + "AAAAAAAA") == 400
    assert send(world.provider.logout_token(sub=subject, nonce="n")) == 400
    assert send(world.provider.logout_token(sub=subject, aud="another")) == 400
    assert browser.work() is not None
    assert send(good) == 200
    assert browser.work() is None
    assert send(good) == 400


def signs_out(world, browser):
    assert browser.sign_in() == "/desk"
    status, _, body = browser.ask("POST", "/desk/api/sign-out", "{}")
    assert status == 200
    address = urllib.parse.urlsplit(json.loads(body)["next"])
    query = urllib.parse.parse_qs(address.query)
    assert address.path == "/logout" and query["post_logout_redirect_uri"] == [world.url + "/desk"]
    assert query["id_token_hint"][0].count(".") == 2
    assert browser.work() is None


def passwords(world, browser):
    def enter(user):
        return browser.ask("POST", "/desk/api/sign-in", json.dumps({"user": user, "password": PASSWORD}))[0]

    assert enter("kim") == 403
    assert enter("root") == 204
    assert browser.work() is not None


def new_key(world, browser):
    world.provider.change_key()
    # The keys are read again for an unknown one, but not within 30 s of the last time.
    until("the new key is read", lambda: browser.sign_in() == "/desk", pause=3)


def down(world, browser):
    assert browser.sign_in() == "/desk"
    world.provider.is_down = True
    try:
        before = world.provider.refused
        until("a check", lambda: world.provider.refused > before)
        assert browser.work() is not None
        other = Browser(world)
        status, address, _ = other.ask("GET", "/desk/oidc/start")
        assert status == 303 and address.startswith(world.provider.issuer)
    finally:
        world.provider.is_down = False


CASES = [
    ("a person signs in", whole_way), ("who has no role does not get in", no_role),
    ("a way back is good once, in its browser", replayed), ("a way back of another browser is refused", other_state),
    ("the database holds no refresh token that can be read", sealed), ("role and entry follow the groups", role_follows),
    ("who is deactivated is out", deactivated), ("the provider signs out", back_channel),
    ("signing out leads to the provider", signs_out), ("passwords are for admins alone", passwords),
    ("a new key is read", new_key), ("while the provider is down who is signed in stays", down),
]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def running(program):
    with tempfile.TemporaryDirectory(prefix="beckon-provider-") as folder:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        provider = RunningProvider(f"{url}/desk/oidc/callback", folder)
        settings = pathlib.Path(folder, "beckon.yaml")
        settings.write_text(SETTINGS.format(
            port=port, issuer=provider.issuer, client=CLIENT, folder=folder, certificate=provider.certificate))
        secret = pathlib.Path(folder, "secret")
        secret.touch(0o600)
        secret.write_text(SECRET + "\n")
        clean = {name: value for name, value in os.environ.items() if not name.startswith("BECKON_")}
        environment = {**clean, "BECKON_DATA": f"{folder}/data", "TMPDIR": folder}
        for user, role in (("root", "admin"), ("kim", "agent")):
            subprocess.run(
                [program, "user", "add", user, "--role", role, "--config", settings], check=True, timeout=PATIENCE,
                env={**environment, "BECKON_PASSWORD": PASSWORD}, stdout=subprocess.DEVNULL)
        log = pathlib.Path(folder, "log")
        with open(log, "wb") as file:
            process = subprocess.Popen(
                [program, "serve", "--config", settings], env=environment, stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=file, text=True)
        try:
            assert is_ready(process), "the gateway does not start: " + log.read_text(errors="replace")
            yield World(url, provider, folder), log
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(60)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            provider.shutdown()


def is_ready(process):
    """Whether the gateway says that it answers requests; its further lines are read and thrown away."""
    lines = iter(process.stdout)
    found = any(line.startswith("ready ") for line in lines)
    threading.Thread(target=lambda: list(lines), daemon=True).start()
    return found


def main():
    parser = argparse.ArgumentParser(description="Sign in at a real provider of OpenID Connect.")
    parser.add_argument("--program", required=True, help="the beckon program")
    parser.add_argument("--only", nargs="*", help="the cases to run, by name")
    options = parser.parse_args()
    wanted = [case for case in CASES if not options.only or case[0] in options.only]
    passed = 0
    with running(os.path.abspath(options.program)) as (world, log):
        for name, case in wanted:
            begin = time.monotonic()
            problem = None
            try:
                case(world, Browser(world))
                passed += 1
            except Exception as error:  # every failure of a case is its outcome
                problem = "".join(traceback.format_exception(error)) + log.read_text(errors="replace")[-3_000:]
            print("ok    " if problem is None else "FAILED", name, f"({time.monotonic() - begin:.1f} s)", flush=True)
            if problem:
                print("       " + problem.rstrip().replace("\n", "\n       "), flush=True)
    print(f"{passed} passed, {len(wanted) - passed} failed")
    sys.exit(0 if passed == len(wanted) and wanted else 1)


if __name__ == "__main__":
    main()
