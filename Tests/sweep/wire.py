"""HTTP requests byte for byte: nothing that is sent is checked or corrected on the way."""

import http.client
import io
import socket


class Gone(Exception):
    """No answer came."""


class Line:
    """A connection that is opened again when it was closed."""

    def __init__(self, host, port, patience):
        self.host, self.port, self.patience = host, port, patience
        self.socket = None

    def close(self):
        if self.socket:
            self.socket.close()
            self.socket = None

    def ask(self, method, target, headers, body, head_only=False):
        """Sends a request; returns status, header fields and body. A reused connection that is gone is opened once more."""
        is_fresh = self.socket is None
        try:
            return self.once(method, target, headers, body, head_only)
        except (OSError, http.client.HTTPException, Gone) as error:
            self.close()
            if is_fresh or isinstance(error, socket.timeout):
                raise Gone(f"{type(error).__name__}: {error}") from error
        try:
            return self.once(method, target, headers, body, head_only)
        except (OSError, http.client.HTTPException, Gone) as error:
            self.close()
            raise Gone(f"{type(error).__name__}: {error}") from error

    def once(self, method, target, headers, body, head_only):
        if self.socket is None:
            self.socket = socket.create_connection((self.host, self.port), timeout=self.patience)
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        head = [method.encode() + b" " + as_bytes(target) + b" HTTP/1.1", b"Host: " + f"{self.host}:{self.port}".encode()]
        head += [as_bytes(name) + b": " + as_bytes(value) for name, value in headers]
        if body is not None and not any(as_bytes(name).lower() == b"content-length" for name, _ in headers):
            head.append(b"Content-Length: %d" % len(body))
        try:
            self.socket.sendall(b"\r\n".join(head) + b"\r\n\r\n" + (body or b""))
        except OSError:
            # A refusal may come before everything was sent.
            pass
        answer = http.client.HTTPResponse(self.socket, method=method)
        answer.begin()
        content = b"" if head_only else answer.read()
        if head_only or answer.will_close or answer.getheader("Connection", "").lower() == "close":
            self.close()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, content


def as_bytes(value):
    return value if isinstance(value, bytes) else value.encode()


def form(fields):
    """A form of encoded values."""
    return "&".join(f"{name}={value}" for name, value in fields).encode()


def multipart(fields, boundary="sweep"):
    """A multipart body of byte values."""
    body = io.BytesIO()
    for name, value in fields:
        body.write(b"--" + boundary.encode() + b'\r\nContent-Disposition: form-data; name="' + as_bytes(name) + b'"\r\n\r\n')
        body.write(as_bytes(value) + b"\r\n")
    body.write(b"--" + boundary.encode() + b"--\r\n")
    return body.getvalue()
