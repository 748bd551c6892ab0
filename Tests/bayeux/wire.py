"""HTTP as old phones send it: the exact bytes, over sockets with the client's own deadline."""

import json
import socket
import time


class LateError(AssertionError):
    """No answer arrived before the client's deadline."""


class Answer:
    def __init__(self, status, headers, body, seconds):
        self.status = status
        self.headers = headers
        self.body = body
        self.seconds = seconds


class Connection:
    """One kept-alive connection. `exchange` gives up exactly at its deadline, as NSURLConnection does."""

    def __init__(self, host, port):
        self.socket = socket.create_connection((host, port), timeout=300)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def close(self):
        self.socket.close()

    def send(self, data):
        self.socket.sendall(data)

    def exchange(self, data, seconds):
        begin = time.monotonic()
        self.send(data)
        return self.answer(begin, seconds)

    def answer(self, begin, seconds):
        received = b""
        while b"\r\n\r\n" not in received:
            received += self._read(begin, seconds)
        head, _, body = received.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        headers = [tuple(part.strip() for part in line.split(":", 1)) for line in lines[1:]]
        length = next(int(value) for name, value in headers if name.lower() == "content-length")
        while len(body) < length:
            body += self._read(begin, seconds)
        return Answer(int(lines[0].split()[1]), headers, body, time.monotonic() - begin)

    def _read(self, begin, seconds):
        left = begin + seconds - time.monotonic()
        if left <= 0:
            raise LateError(f"no answer within {seconds:g} s")
        self.socket.settimeout(left)
        try:
            data = self.socket.recv(65_536)
        except TimeoutError:
            raise LateError(f"no answer within {seconds:g} s") from None
        assert data, "the server closed the connection"
        return data


class CookieJar:
    """The cookies of one app; all its connections share them."""

    def __init__(self):
        self.cookies = {}

    def take(self, answer):
        for name, value in answer.headers:
            if name.lower() == "set-cookie":
                key, _, rest = value.split(";")[0].partition("=")
                self.cookies[key] = rest

    @property
    def header(self):
        return "; ".join(f"{key}={value}" for key, value in self.cookies.items())


def compact(messages):
    """JSON without spaces, members in the order given."""
    return json.dumps(messages, separators=(",", ":"), ensure_ascii=False).encode()
