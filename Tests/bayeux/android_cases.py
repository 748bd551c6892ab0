"""The Android sample against a gateway with a chat (BX-41, BX-53, BX-101)."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "restart"))

from android import AndroidSample  # noqa: E402 - after the line above
from gateway import gateway, until  # noqa: E402
from people import Desk, Phone  # noqa: E402


def there_and_back(program, note):
    """Every entry has five known strings; a numeric transcriptPosition says where the backlog begins."""
    with gateway(program) as server:
        guest = Phone(server).create()
        sample = AndroidSample("127.0.0.1", server.port, "/genesys/cometd", guest.user).handshake()
        for reply in sample.connect(first=True):
            assert reply["successful"], reply
        sample.poll()
        desk = Desk(server)
        desk.take(guest)
        desk.send(guest, "How can we help?")
        guest.say("It rains in.")

        def heard(*texts):
            assert not sample.failures, sample.failures
            return [text for text in sample.texts if text in texts] == list(texts)

        until("both lines on the phone", lambda: heard("How can we help?", "It rains in."))
        position = sample.position
        sample.background()
        desk.send(guest, "Where?")

        again = AndroidSample("127.0.0.1", server.port, "/genesys/cometd", guest.user).handshake()
        assert again.client != sample.client
        for reply in again.connect(first=True):
            assert reply["successful"], reply
        again.poll()
        sample, before = again, sample
        until("the line it missed", lambda: heard("Where?"))
        assert again.position > position and "It rains in." in before.texts
        again.background()
        note(f"{len(before.lines) + len(again.lines)} lines")


CASES = [("Android sample: a chat, the background and back", there_and_back)]
