"""Senders on both sides of several chats, while the server is killed and started again."""

import random
import secrets
import threading

from gateway import GONE, PATIENCE, until
from people import Desk, Phone

CHATS = 8
CYCLES = 10


class Sender:
    """One side of one chat: sends message after message, and repeats each with its key until it is acknowledged."""

    def __init__(self, name, send, go):
        self.name = name
        self.send = send
        self.go = go
        self.acknowledged = 0
        self.repeated = 0
        self.refused = None
        self.stop = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def text(self, number):
        return f"{self.name} {number}"

    def run(self):
        while not self.stop.is_set() and self.refused is None:
            if self.go.wait(0.1):
                self.deliver(self.acknowledged + 1)

    def deliver(self, number):
        key = f"{self.name}-{number}-{secrets.token_hex(4)}"
        attempts = 0
        while True:
            attempts += 1
            try:
                status = self.send(self.text(number), key)
                if status == 200:
                    self.acknowledged = number
                    self.repeated += attempts > 1
                    return
                if status != 503:
                    self.refused = (number, status)
                    return
            except (*GONE, AssertionError):
                pass
            self.stop.wait(0.05)


def senders(phone, desk, number, go):
    def customer(text, key):
        return phone.chat("send", {"message": text}, key).status

    def agent(text, key):
        return desk.call("POST", f"chats/{phone.session}/send", {"text": text, "key": key}).status

    return [Sender(f"customer {number}", customer, go), Sender(f"agent {number}", agent, go)]


def assert_whole(events, pair, acknowledged):
    """Expects dense positions and every acknowledged message of each sender once and in order."""
    positions = [event["position"] for event in events]
    assert positions == list(range(1, len(positions) + 1)), f"positions are not dense: {positions}"
    texts = [event["text"] for event in events if event["type"] == "Message.Text"]
    for sender, count in zip(pair, acknowledged):
        assert sender.refused is None, f"{sender.name}: message and status {sender.refused}"
        said = [text for text in texts if text.startswith(sender.name + " ")]
        assert said == [sender.text(number) for number in range(1, len(said) + 1)], f"not once and in order: {said}"
        assert len(said) >= count, f"{sender.name}: {count} acknowledged, {len(said)} in the transcript"


def assert_phone(phone, events):
    """Expects the phone to have every event in order without a second handshake."""
    phone.wait_for(len(events))
    phone.rest()
    assert not phone.gaps and phone.handshakes == 1, (phone.gaps, phone.handshakes)
    expected = [(event["position"], event["text"]) for event in events]
    assert [(position, text) for position, _, text in phone.events] == expected, "the phone shows another transcript"


def again_and_again(server, note):
    seed = random.randrange(1 << 32)
    random_numbers = random.Random(seed)
    note(f"seed {seed}")
    desk = Desk(server)
    phones = [Phone(server, f"Guest {number}").create().open().poll() for number in range(CHATS)]
    for phone in phones:
        desk.take(phone)
    # While this event is clear, no sender begins a message; open messages are still repeated until acknowledged.
    go = threading.Event()
    pairs = [senders(phone, desk, number, go) for number, phone in enumerate(phones)]
    everyone = [sender for pair in pairs for sender in pair]

    def check():
        counts = [[sender.acknowledged for sender in pair] for pair in pairs]
        for phone, pair, acknowledged in zip(phones, pairs, counts):
            assert_whole(desk.transcript(phone), pair, acknowledged)

    def total():
        return sum(sender.acknowledged for sender in everyone)

    try:
        for cycle in range(CYCLES):
            goal = total() + random_numbers.randint(20, 120)
            go.set()
            until(f"cycle {cycle}: the load goes on", lambda: total() >= goal)
            server.kill()
            go.clear()
            server.start()
            check()
        go.set()
        floor = [sender.acknowledged for sender in everyone]
        until("every sender goes on after the last restart",
              lambda: all(sender.acknowledged > least for sender, least in zip(everyone, floor)))
    finally:
        for sender in everyone:
            sender.stop.set()
    for sender in everyone:
        sender.thread.join(PATIENCE)
        assert not sender.thread.is_alive(), f"{sender.name} hangs"
    check()
    for phone in phones:
        assert_phone(phone, desk.transcript(phone))
    said = sum(event["type"] == "Message.Text" for phone in phones for event in desk.transcript(phone))
    assert said == total(), f"{total()} acknowledged, {said} in the transcripts"
    note(f"{said} messages, {sum(sender.repeated for sender in everyone)} repeated, {desk.sign_ins} sign-ins")
