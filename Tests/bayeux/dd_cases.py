"""DDCometClient against `beckon bayeux`, quirk by quirk."""

import json

from ddcomet import DDComet
from server import hub
from wire import Connection

# The time-out that the server advertises, in milliseconds; short, so that several idle polls fit into a test.
TIMEOUT = 4_000


def idle_polls(program, note):
    """BX-22, BX-100: its deadline is the advertised timeout exactly, so an idle poll must be answered before."""
    for line in ("original", "podio", "mikeleo"):
        with hub(program, "--timeout", str(TIMEOUT)) as server:
            client = DDComet(server, line).open()
            assert client.connected
            # BX-21: the original asks without an advice and still wants the first answer at once.
            assert client.poll_seconds[0] < TIMEOUT / 2_000, client.poll_seconds
            assert client.timeout == TIMEOUT / 1000, "the advice is read from connect replies only"
            for _ in range(3):
                client.poll_once()
            held = client.poll_seconds[1:]
            # On a busy machine one answer may be late; if the server's hold is too long, all are.
            assert all(seconds > 0.5 for seconds in held) and min(held) < client.timeout, held
            client.stop()
            note(f"{line} {min(held) * 1000:.0f} of {TIMEOUT} ms")


def subscriptions(program, note):
    """BX-04, BX-30, BX-100: the id comes back as the same string; otherwise the original crashes."""
    with hub(program) as server:
        for line in ("original", "podio", "mikeleo"):
            client = DDComet(server, line).open().poll()
            client.subscribe("/a/1", "/a/2", "/a/3")
            assert client.subscribed == ["/a/1", "/a/2", "/a/3"] and not client.pending, client.subscribed
            client.stop()


def publications(program, note):
    """BX-05, BX-07: its own events arrive once, although its acknowledgements look like events without data.

    BX-26: in no order, since some come with the poll and some with the answer to a publication, and it reads both at once.
    """
    with hub(program) as server:
        for line in ("original", "podio", "mikeleo"):
            channel = f"/{line}"
            client = DDComet(server, line).open().poll()
            client.subscribe(channel)
            client.send([client.publish_message(channel, {"n": number}) for number in range(20)])
            events = client.wait_for(20)
            numbers = [data["n"] for _, data in events]
            assert sorted(numbers) == list(range(20)), events
            acknowledgements = [data for _, data in client.received if data is None]
            assert len(acknowledgements) == 20, len(acknowledgements)
            client.stop()


def errors(program, note):
    """BX-56: an error has exactly three parts; otherwise the original crashes."""
    with hub(program) as server:
        client = DDComet(server, "original").open()
        bad = ["/meta/x", "/a//b", "/a/*/b", "", "/x:y//z"]
        client.send([client.subscribe_message(channel) for channel in bad])
        assert not client.subscribed and not client.pending
        client.client = "0" * 40
        client.send([client.publish_message("/a", {})])
        client.stop()


def comes_back(program, note):
    """BX-15, BX-50: after 402 Podio follows the advice and mikeleo the code, both with the old client id."""
    with hub(program) as server:
        for line in ("podio", "mikeleo"):
            client = DDComet(server, line).open()
            client.subscribe("/a")
            old = client.client
            client.client = "f" * 40
            client.poll_once()
            assert not client.connected and client.handshake_advised
            client.client = old
            client.open()
            assert client.connected and client.client != old
            client.subscribe("/a")
            client.poll()
            client.send([client.publish_message("/a", {"n": 1})])
            assert client.wait_for(1) == [("/a", {"n": 1})]
            client.stop()


def bare_object(program, note):
    """BX-02: a single object is accepted and answered with an array."""
    with hub(program) as server:
        client = DDComet(server, "original")
        body = json.dumps(client.handshake_message()).encode()
        request = (
            f"POST {server.path} HTTP/1.1\r\nHost: {server.host}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        ).encode() + body
        connection = Connection(server.host, server.port)
        client.take(connection.exchange(request, 10))
        assert client.client
        connection.close()
        client.stop()


CASES = [
    ("DDCometClient: idle polls end before its deadline", idle_polls),
    ("DDCometClient: subscriptions are found by their id", subscriptions),
    ("DDCometClient: publications and their acknowledgements", publications),
    ("DDCometClient: errors of three parts", errors),
    ("DDCometClient: a new session after 402", comes_back),
    ("DDCometClient: replies are arrays", bare_object),
]
