"""Bad input against a running server: a clear error in the dialect's own shape, and nothing lost."""

import os
import secrets
import socket
import subprocess

from chat_cases import start_callback, talking
from gateway import PATIENCE

FORM = {"Content-Type": "application/x-www-form-urlencoded"}


def assert_fault(answer, status):
    assert answer.status == status, f"{status} expected: {answer}"
    fault = answer.json
    assert fault.get("exception") and fault.get("message"), f"not the dialect's error: {answer}"
    assert answer.headers["Content-Type"].startswith("application/json"), answer.headers["Content-Type"]


def same_fault(server, requests, status=404):
    answers = [server.call(method, path, b"message=x" if method == "POST" else None, FORM) for method, path in requests]
    for answer in answers:
        assert_fault(answer, status)
    bodies = {answer.body for answer in answers}
    assert len(bodies) == 1, f"unknown and foreign can be told apart: {list(zip(requests, bodies))}"


def unknown_and_foreign(server, phone, callback):
    unknown = secrets.token_hex(16).upper()
    base = "/genesys/1/service"
    assert_fault(server.call("POST", f"{base}/no-such-service", b"a=b", FORM), 404)
    assert_fault(server.call("POST", f"{base}/callback/no-such-service", b"_customer_number=1", FORM), 404)
    for operation in ("send", "refresh", "startTyping", "stopTyping", "disconnect"):
        same_fault(server, [("POST", f"{base}/{id}/ixn/chat/{operation}") for id in (unknown, callback, phone.session)])
    same_fault(server, [("POST", f"{base}/{id}/ixn/chat") for id in (unknown, phone.session)])
    for method in ("GET", "POST"):
        same_fault(server, [(method, f"{base}/{id}/connect") for id in (unknown, phone.service, phone.session)])
    same_fault(server, [
        ("DELETE", f"{base}/callback/voice-wait-userorig/{id}") for id in (unknown, callback, phone.service)
    ])


def bodies(server, phone):
    send = f"/genesys/1/service/{phone.service}/ixn/chat/send"
    for media in ("text/plain", "application/xml", "nonsense"):
        assert_fault(server.call("POST", send, b"message=x", {"Content-Type": media}), 415)
    for broken in (b"{", b'{"message":"x",}', b'{"message":"\xff"}', b"[" * 5_000, b'{"message":"x"} trailing'):
        assert_fault(server.call("POST", send, broken, {"Content-Type": "application/json"}), 400)
    for broken in (b"{", b"", b"[]", b"7", b"[" * 5_000, b'[{"channel":"/meta/connect",}]'):
        answer = server.call("POST", "/genesys/cometd", broken, {"Content-Type": "application/json"})
        assert answer.status == 400, f"{broken[:20]}: {answer}"
    for path, type in ((send, FORM["Content-Type"]), ("/genesys/cometd", "application/json")):
        for length in (70_000, 3 << 20):
            too_long(server, path, type, length)


def too_long(server, path, type, length):
    """A Content-Length that is too large is answered 413, and the connection ends."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: {type}\r\n"
        connection.sendall(f"{head}Content-Length: {length}\r\n\r\n".encode())
        answer, sent = b"", False
        try:
            connection.sendall(b"message=" + b"x" * (length - 8))
            sent = True
            # This second request comes on a connection that must end.
            connection.sendall(f"GET /desk/api/work HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
        except (BrokenPipeError, ConnectionResetError):
            pass
        try:
            while chunk := connection.recv(65_536):
                answer += chunk
        except ConnectionResetError:
            pass
        except TimeoutError:
            raise AssertionError(f"{length} bytes to {path}: the connection stays open after {answer[:200]}") from None
    what = f"{length} bytes to {path} (all sent: {sent})"
    assert answer.startswith(b"HTTP/1.1 413 "), f"{what}: {answer[:300]}"
    assert answer.count(b"HTTP/1.1 ") == 1, f"{what}: answered on after 413: {answer[:600]}"


def unknown_client(server, phone):
    """402 with advice, the same for an unknown client and for another user's client."""
    faults = []
    for client in (secrets.token_hex(13), phone.client):
        answer = server.post_json("/genesys/cometd", [{
            "channel": "/meta/connect", "id": "7", "clientId": client, "connectionType": "long-polling",
        }])
        assert answer.status == 200, answer
        reply = answer.json[-1]
        assert not reply["successful"] and reply["error"].startswith("402:") and reply["id"] == "7", reply
        assert reply["advice"]["reconnect"] == "handshake" and reply["advice"]["interval"] == 0, reply
        faults.append(reply)
    assert faults[0] == faults[1], f"unknown and foreign can be told apart: {faults}"
    for channel, extra in (("/meta/subscribe", {"subscription": "/_genesys"}), ("/chat/x", {"data": {}})):
        answer = server.post_json("/genesys/cometd", [{"channel": channel, "id": "8", "clientId": "nobody", **extra}])
        reply = answer.json[-1]
        assert not reply["successful"] and reply["error"].startswith("402:"), reply


def bad_input(server, note):
    phone, desk = talking(server)
    callback = start_callback(server, "voice-wait-userterm", secrets.token_hex(32))
    phone.wait_for(desk.send(phone, "before"))
    before = desk.transcript(phone)
    problems = []
    for part in (
        lambda: unknown_and_foreign(server, phone, callback),
        lambda: bodies(server, phone),
        lambda: unknown_client(server, phone),
    ):
        try:
            part()
        except AssertionError as error:
            problems.append(str(error))
    assert desk.transcript(phone) == before, "bad input changed the transcript"
    phone.wait_for(desk.send(phone, "after"))
    assert not phone.gaps and phone.handshakes == 1, (phone.gaps, phone.handshakes)
    state = [one["state"] for one in desk.work()["callbacks"] if one["id"] == callback]
    assert state == ["QUEUED"], f"bad input changed the callback: {state}"
    phone.rest()
    assert not problems, "\n".join(problems)


BAD_SETTINGS = """\
http:
  port: many
  prot: 8080
bayeux:
  timeoutMilliseconds: -5
services:
  request-chat:
    nonsense: 4
nosuch: 1
"""


def bad_settings(server, note):
    path = os.path.join(server.directory, "bad.yaml")
    with open(path, "w", encoding="utf-8") as file:
        file.write(BAD_SETTINGS)
    os.chmod(path, 0o600)
    clean = {name: value for name, value in os.environ.items() if not name.startswith("BECKON_")}
    end = subprocess.run(
        [server.program, "serve", "--config", path, "--data", os.path.join(server.directory, "unused")],
        env=clean, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert end.returncode == 64, (end.returncode, end.stderr)
    for name in ("http.port", "http.prot", "bayeux.timeoutMilliseconds", "services.request-chat.nonsense", "nosuch"):
        assert f"{name}:" in end.stderr, f"{name} is not listed: {end.stderr}"
    assert not os.path.exists(os.path.join(server.directory, "unused")), "data were made with bad settings"
