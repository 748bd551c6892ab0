"""What a phone sends and gets: requests and bytes while nothing happens, in a chat of 100 lines, and in the background.

    battery.py --program PATH [--minutes 5]

Phones talk to the demo through a proxy that counts: the library over long-polling and over a WebSocket, with the chat on the screen and
not (then nobody watches the connection, and nothing is reported as read), and a client that
behaves as the vendor's iOS sample does (a poll after each answer, one request a message, typing told before and after each line). The idle
part is measured for some minutes and shown for an hour. Bytes are those of TCP's payload, both ways; without TLS.
"""

import argparse
import json
import pathlib
import secrets
import socket
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "agent-sides"))

from agents import Desk  # noqa: E402
from demo import Demo  # noqa: E402
from storm import Phone  # noqa: E402
from waiting import until  # noqa: E402
from web import ask  # noqa: E402


OFF_SCREEN = ", off screen"
NAMES = ("long-polling", "websocket", "long-polling" + OFF_SCREEN, "websocket" + OFF_SCREEN, "sample")


class Meter:
    """A TCP proxy that counts connections, requests and bytes."""

    METHODS = (b"POST ", b"GET ", b"HEAD ", b"PUT ", b"DELETE ")

    def __init__(self, port):
        self._to = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.connections = self.requests = self.bytes = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            client, _ = self._listener.accept()
            self.connections += 1
            server = socket.create_connection(("127.0.0.1", self._to))
            threading.Thread(target=self._carry, args=[client, server, True], daemon=True).start()
            threading.Thread(target=self._carry, args=[server, client, False], daemon=True).start()

    def _carry(self, source, sink, is_up):
        try:
            while data := source.recv(65_536):
                self.bytes += len(data)
                # A WebSocket's frames are masked; each small packet up is one of them.
                if is_up and (data.startswith(self.METHODS) or data[:1] == b"\x81"):
                    self.requests += 1
                sink.sendall(data)
        except OSError:
            pass
        for one in (source, sink):
            try:
                one.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def take(self):
        taken = (self.requests, self.bytes)
        self.requests = self.bytes = 0
        return taken


class Sample:
    """A phone as the vendor's sample behaves."""

    def __init__(self, port, user):
        self.url, self.user, self.texts, self.running = f"http://127.0.0.1:{port}", user, [], False
        service = self._post("request-chat", {})["_id"]
        self.chat = f"{service}/ixn/chat"
        self._post(self.chat, {"notify_by": "comet", "userDisplayName": "Sam"})
        self.position, self.id = 0, 0
        self.comes_back()

    def _post(self, path, form):
        return ask("POST", f"{self.url}/genesys/1/service/{path}", form=form, headers={"gms_user": self.user}).json

    def _bayeux(self, **message):
        self.id += 1
        answer = ask("POST", f"{self.url}/genesys/cometd", [dict(message, id=str(self.id))], headers={"gms_user": self.user}).json
        for one in answer:
            if one["channel"] == "/_genesys":
                self.position = int(one["data"]["message"]["transcriptPosition"])
                self.texts += [event[2] for event in one["data"]["message"]["transcriptToShow"] if event[0] == "Message.Text"]
        return answer[-1]

    def comes_back(self):
        handshake = self._bayeux(channel="/meta/handshake", version="1.0", supportedConnectionTypes=["long-polling"])
        self.client = handshake["clientId"]
        self._bayeux(channel="/meta/subscribe", clientId=self.client, subscription="/_genesys")
        self.running = True
        threading.Thread(target=self._poll, args=[self.client], daemon=True).start()

    def _poll(self, client):
        while self.running and client == self.client:
            self._bayeux(channel="/meta/connect", clientId=client, connectionType="long-polling")

    def leaves(self):
        self.running = False
        self._bayeux(channel="/meta/disconnect", clientId=self.client, ext={"transcriptPosition": str(self.position)})

    def says(self, text):
        self._post(f"{self.chat}/startTyping", {})
        self._post(f"{self.chat}/stopTyping", {})
        self._post(f"{self.chat}/send", {"message": text})


class Library:
    def __init__(self, program, meter, folder, user, transport):
        self.phone = Phone(program, meter, folder, user, transport.removesuffix(OFF_SCREEN))
        until(lambda: [one for one in self.phone.events if one.get("state") == "live"], "the phone is live")
        if not transport.endswith(OFF_SCREEN):
            self.phone.type("/screen on")

    @property
    def texts(self):
        return [one["text"] for one in self.phone.lines if one["kind"] == "message"]

    def says(self, text):
        self.phone.type("/typing on")
        self.phone.type(text)

    def leaves(self):
        self.phone.type("/background")
        until(lambda: self.phone.events[-1].get("state") == "background", "the phone is in the background")


def measure(name, program, minutes):
    with tempfile.TemporaryDirectory() as folder, Demo(program, "desk", f"{folder}/gateway") as demo:
        meter, user = Meter(demo.port), secrets.token_hex(16)
        phone = Sample(meter.port, user) if name == "sample" else Library(program, meter, f"{folder}/phone", user, name)
        desk = Desk(demo)
        chat = desk.waiting("Sam")
        chat.accept("first")
        time.sleep(2)
        rows = {}
        meter.take()
        time.sleep(60 * minutes)
        requests, size = meter.take()
        rows["idle hour"] = (round(requests * 60 / minutes), round(size * 60 / minutes))
        for number in range(50):
            phone.says(f"customer {number}")
            until(lambda: f"customer {number}" in phone.texts, "the line is there", lambda: phone.texts[-3:])
            chat.says("first", f"agent {number}")
            until(lambda: f"agent {number}" in phone.texts, "the answer is there", lambda: phone.texts[-3:])
        rows["100 lines"] = meter.take()
        phone.leaves()
        time.sleep(3)
        meter.take()
        time.sleep(60)
        rows["background, a minute"] = meter.take()
        if name != "sample":
            phone.phone.kill()
        return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--only", choices=NAMES, action="append")
    options = parser.parse_args()
    print(f"{'':26}{'idle hour':>24}{'100 lines':>24}{'background, a minute':>26}")
    results = {}
    threads = []
    for name in options.only or NAMES:
        def run(name=name):
            results[name] = measure(name, options.program, options.minutes)

        threads.append(threading.Thread(target=run))
        threads[-1].start()
    for thread in threads:
        thread.join()
    for name, rows in results.items():
        cells = [f"{requests:,} requests {size / 1024:,.0f} KiB" for requests, size in rows.values()]
        print(f"{name:26}{cells[0]:>24}{cells[1]:>24}{cells[2]:>26}")
    print(json.dumps(results))
    quiet = all(rows["background, a minute"] == (0, 0) for rows in results.values())
    print(f"{int(quiet)} passed, {int(not quiet)} failed")
    return 0 if quiet else 1


if __name__ == "__main__":
    sys.exit(main())
