#!/usr/bin/env python3
"""Runs the commands of docs/on-call.md as they are printed, in order and in one shell, against a gateway with a chat whose customer
is away. Each command has to end with 0.

    python3 Tests/alerts/on_call_test.py --program Server/.build/debug/beckon

The page's paths and ports are replaced by those of the gateway; `systemctl` and `journalctl` are stand-ins that start, stop and
reload that process and print its log. Needs nothing but Python's standard library, curl and openssl. The last line reads
`N passed, N failed`.
"""

import argparse
import contextlib
import http.server
import json
import os
import pathlib
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "Tests" / "by-hand"))

from by_hand_test import Block, Failure, Shell, Steps, free_port  # noqa: E402 - after the lines above

PAGE = ROOT / "docs" / "on-call.md"
PASSWORD = "open-sesame"
# Only a hang takes this long, even on a busy machine.
PATIENCE = 120
FAILED = "--- failed: "

SYSTEMCTL = """#!/bin/bash
# Starts, stops and reloads the one gateway of the test.
set -eu
[[ $2 == beckon ]]
cd "$FOLDER"
serve() {
    setsid "$PROGRAM" serve --config "$CONFIG" </dev/null >>log 2>&1 &
    echo $! >pid
}
end() {
    kill -TERM "$(<pid)"
    while kill -0 "$(<pid)" 2>/dev/null; do sleep 0.1; done
}
case $1 in
    start) serve ;;
    stop) end ;;
    restart) end; serve ;;
    reload) kill -HUP "$(<pid)" ;;
    status) kill -0 "$(<pid)"; echo "Active: active (running)" ;;
    *) exit 64 ;;
esac
"""
JOURNALCTL = """#!/bin/bash
# Prints the end of the gateway's log; takes only options that journalctl has.
set -eu
lines=1000
while (($#)); do
    case $1 in
        -u | --since) shift ;;
        -n) lines=$2; shift ;;
        -p) [[ $2 =~ ^(crit|err|warning|notice)$ ]]; shift ;;
        --no-pager) ;;
        *) echo "unknown: $1" >&2; exit 1 ;;
    esac
    shift
done
tail -n "$lines" "$FOLDER/log"
"""


class Receiver(http.server.BaseHTTPRequestHandler):
    """Takes every push."""

    taken = 0

    def do_POST(self):  # noqa: N802 - the name that the library calls
        self.rfile.read(int(self.headers["Content-Length"] or 0))
        Receiver.taken += 1
        self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    do_GET = do_POST  # noqa: N815

    def log_message(self, *_):
        pass


class Gateway:
    """A gateway with TLS, its folder, and the words of the page that stand for it."""

    def __init__(self, program, folder):
        self.folder = folder
        self.port, self.operations, self.receiver = free_port(), free_port(), free_port()
        self.config, self.certificate = folder / "beckon.yaml", folder / "tls.pem"
        bin = folder / "bin"
        bin.mkdir()
        for name, text in (("systemctl", SYSTEMCTL), ("journalctl", JOURNALCTL)):
            (bin / name).write_text(text, encoding="ascii")
            (bin / name).chmod(0o755)
        (bin / "beckon").symlink_to(program)
        clean = {name: value for name, value in os.environ.items() if not name.startswith("BECKON")}
        self.environment = {
            **clean, "PATH": f"{bin}:{clean['PATH']}", "PROGRAM": program, "FOLDER": str(folder),
            "CONFIG": str(self.config), "BECKON_PASSWORD": PASSWORD}

    def run(self, *command):
        done = subprocess.run(command, env=self.environment, cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True,
                              text=True, timeout=PATIENCE, check=False)
        if done.returncode:
            raise Failure(f"{' '.join(command)} ended with {done.returncode}: {done.stdout}{done.stderr}")

    def start(self):
        self.run("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "30",
                 "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", "tls.key", "-out", "tls.pem")
        settings = {
            "data": str(self.folder / "data"),
            "http": {"host": "127.0.0.1", "port": self.port, "externalURLs": [f"https://localhost:{self.port}"], "tls": {
                "certificateFile": str(self.certificate), "privateKeyFile": str(self.folder / "tls.key")}},
            "operations": {"port": self.operations},
            "services": {"request-chat": {"type": "chat", "_client_timeout_notification": 0}},
            "agentSides": {"cxone": self.platform()},
            "push": {"customhttp": {"url": f"http://127.0.0.1:{self.receiver}/push"}},
        }
        self.config.write_text(json.dumps(settings), encoding="utf-8")
        for name in (self.config, self.folder / "tls.key"):
            name.chmod(0o600)
        self.run("beckon", "user", "add", "agent", "--config", str(self.config))
        self.run("systemctl", "start", "beckon")
        self.run("curl", "-sSf", "--retry", str(PATIENCE), "--retry-delay", "1", "--retry-all-errors",
                 f"http://127.0.0.1:{self.operations}/health/ready")

    def platform(self):
        """Starts a stand-in for CXone; the settings that it announces."""
        self.standin = subprocess.Popen(
            ["beckon", "simulate", "cxone", "--port", "0", "--directory", self.folder / "cxone", "--webhook",
             f"https://localhost:{self.port}/beckon/1/agent-sides/cxone"],
            env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        told = json.loads(self.standin.stdout.readline())
        return {**told["settings"], "trustRootsFile": str(self.certificate)}

    def stop(self):
        self.standin.terminate()
        self.standin.wait(PATIENCE)
        self.run("systemctl", "stop", "beckon")

    # A chat

    def call(self, path, body, **headers):
        """The answer and the first cookie."""
        if "Content-Type" not in headers:
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(f"https://localhost:{self.port}{path}", body.encode(), headers)
        trust = ssl.create_default_context(cafile=self.certificate)
        with urllib.request.urlopen(request, timeout=PATIENCE, context=trust) as answer:
            return answer.read().decode(), (answer.headers["Set-Cookie"] or "").split(";")[0]

    def chat(self):
        """A chat whose customer is away and has got an agent's message by push; its id."""
        form = {"gms_user": "kristi", "Content-Type": "application/x-www-form-urlencoded"}
        service = json.loads(self.call("/genesys/1/service/request-chat", "", **form)[0])["_id"]
        answer, _ = self.call(f"/genesys/1/service/{service}/ixn/chat", urllib.parse.urlencode({
            "notify_by": "comet", "userDisplayName": "Kristi", "push_notification_deviceid": "a token",
            "push_notification_type": "customhttp"}), **form)
        chat = json.loads(answer)["chatSessionId"]
        answer, cookie = self.comet("/meta/handshake", version="1.0", supportedConnectionTypes=["long-polling"])
        client = answer["clientId"]
        self.comet("/meta/subscribe", cookie, clientId=client, subscription="/_genesys")
        self.comet("/meta/connect", cookie, clientId=client, connectionType="long-polling")
        self.comet("/meta/disconnect", cookie, clientId=client, ext={"transcriptPosition": "1"})
        _, cookie = self.call("/desk/api/sign-in", json.dumps({"user": "agent", "password": PASSWORD}))
        self.call(f"/desk/api/chats/{chat}/take", "{}", Cookie=cookie)
        self.call(f"/desk/api/chats/{chat}/send", json.dumps({"text": "Hello", "key": "1"}), Cookie=cookie)
        end = time.monotonic() + PATIENCE
        while not Receiver.taken:
            if time.monotonic() > end:
                raise Failure("the push did not come")
            time.sleep(0.1)
        return chat

    def comet(self, channel, cookie="", **fields):
        answer, new = self.call("/genesys/cometd", json.dumps([{"channel": channel, "id": "1", **fields}]),
                                gms_user="kristi", **({"Cookie": cookie} if cookie else {}))
        reply = json.loads(answer)[-1]
        if not reply["successful"]:
            raise Failure(f"{channel}: {reply}")
        return reply, new

    def page(self, text, chat):
        """The page with this gateway in the place of the printed one."""
        for printed, real in (
            ("/etc/beckon/beckon.yaml", self.config), ("/etc/beckon/tls.pem", self.certificate),
            ("BECKON_DATA=/var/lib/beckon", f"BECKON_DATA={self.folder / 'data'}"),
            ("http://127.0.0.1:8081", f"http://127.0.0.1:{self.operations}"), ("127.0.0.1:443", f"127.0.0.1:{self.port}"),
            ("PUSH=https://api.push.apple.com", f"PUSH=http://127.0.0.1:{self.receiver}"),
            ("CHAT=chatSessionId", f"CHAT={chat}"),
        ):
            if printed not in text:
                raise Failure(f"the page does not say {printed}")
            text = text.replace(printed, str(real))
        return text


def check(block, shell):
    """Runs a block; every command has to end with 0."""
    printed = shell.run(block.commands)
    if FAILED in printed:
        raise Failure(f"{block.commands}printed: {printed}")


def tell(steps, gateway):
    if not steps.run("the gateway starts", gateway.start):
        return
    try:
        chat = []
        if not steps.run("an agent's message is pushed to a customer who is away", lambda: chat.append(gateway.chat())):
            return
        os.environ.update(gateway.environment)
        shell = Shell(gateway.folder)
        shell.run(f"exec 2>&1\ntrap 'echo \"{FAILED}$BASH_COMMAND\"' ERR")
        for block in Block.read(gateway.page(PAGE.read_text(encoding="utf-8"), chat[0])):
            steps.run(f"on call: {block.title}", lambda block=block: check(block, shell))
        shell.close()
    finally:
        steps.run("the gateway stops", gateway.stop)


def main():
    parser = argparse.ArgumentParser(description="The commands of docs/on-call.md, run as they are printed.")
    parser.add_argument("--program", default=str(ROOT / "Server/.build/debug/beckon"), help="the program to test")
    program = os.path.abspath(parser.parse_args().program)
    steps = Steps()
    with tempfile.TemporaryDirectory(prefix="beckon-on-call-") as folder, contextlib.ExitStack() as stack:
        gateway = Gateway(program, pathlib.Path(folder))
        receiver = stack.enter_context(http.server.ThreadingHTTPServer(("127.0.0.1", gateway.receiver), Receiver))
        threading.Thread(target=receiver.serve_forever, daemon=True).start()
        stack.callback(receiver.shutdown)
        tell(steps, gateway)
    steps.finish()


if __name__ == "__main__":
    main()
