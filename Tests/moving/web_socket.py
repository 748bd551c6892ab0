"""One Bayeux handshake over a WebSocket, with nothing but sockets."""

import base64
import json
import os
import socket

PATIENCE = 300


def handshake(port, path, headers, message):
    """Sends one Bayeux message to a port of this machine, or over an open connection, and returns the answer.

    Fails when the upgrade or the handshake does.
    """
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", f"Host: {'127.0.0.1:' + str(port) if isinstance(port, int) else 'chat.example.com'}", "Upgrade: websocket", "Connection: Upgrade",
             "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", *(f"{name}: {value}" for name, value in headers.items())]
    is_open = not isinstance(port, int)
    with port if is_open else socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        reader = connection.makefile("rb")
        status = reader.readline()
        assert b" 101 " in status, status
        while reader.readline() not in (b"\r\n", b""):
            pass
        text = json.dumps([message]).encode()
        assert len(text) < 65_536
        mask = os.urandom(4)
        length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        connection.sendall(b"\x81" + length + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(text)))
        kind, size = reader.read(2)
        assert kind == 0x81, kind
        if size == 126:
            size = int.from_bytes(reader.read(2), "big")
        answer = json.loads(reader.read(size))
        assert answer[0]["successful"], answer
        return answer[0]
