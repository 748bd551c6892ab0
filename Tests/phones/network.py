"""A bad network: a TCP proxy that cuts connections, swallows what they carry, and sometimes takes none."""

import random
import selectors
import socket
import threading


class BadNetwork:
    def __init__(self, port, seed):
        self._to = port
        self._random = random.Random(seed)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._lock = threading.Lock()
        self._pairs = set()
        self.is_calm = False
        self.upgrades = 0
        self.cuts = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def storm(self):
        """Something happens: connections are cut, or one goes silent."""
        with self._lock:
            pairs = list(self._pairs)
        if not pairs:
            return
        if self._random.random() < 0.5:
            for pair in pairs:
                pair.cut()
                self.cuts += 1
        else:
            self._random.choice(pairs).is_silent = True

    def _accept(self):
        while True:
            client, _ = self._listener.accept()
            if not self.is_calm and self._random.random() < 0.05:
                client.close()
                continue
            try:
                server = socket.create_connection(("127.0.0.1", self._to), 5)
            except OSError:
                client.close()
                continue
            pair = _Pair(self, client, server)
            with self._lock:
                self._pairs.add(pair)
            threading.Thread(target=pair.run, daemon=True).start()

    def forget(self, pair):
        with self._lock:
            self._pairs.discard(pair)


class _Pair:
    def __init__(self, network, client, server):
        self._network, self._client, self._server = network, client, server
        self.is_silent = False

    def cut(self):
        for one in (self._client, self._server):
            try:
                one.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def run(self):
        try:
            self._carry()
        except OSError:
            pass
        self._client.close()
        self._server.close()
        self._network.forget(self)

    def _carry(self):
        selector = selectors.DefaultSelector()
        selector.register(self._client, selectors.EVENT_READ, self._server)
        selector.register(self._server, selectors.EVENT_READ, self._client)
        while True:
            for key, _ in selector.select():
                data = key.fileobj.recv(65_536)
                if not data:
                    return
                if b"upgrade: websocket" in data[:2_000].lower() and key.fileobj is self._client:
                    self._network.upgrades += 1
                if not self.is_silent or self._network.is_calm:
                    key.data.sendall(data)
