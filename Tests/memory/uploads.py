"""Uploads many files at once and prints how much more memory the gateway holds than before.

Every customer begins a chat of version 2 and sends one file; all uploads go on at the same time. A first round sends
different contents, a second round the same content from everybody, a third one fetches every file. Each file that the
gateway keeps is compared by its hash, and so is each one that is fetched. Ends with status 1 when the greatest resident
memory is more than `--bar` MiB above that before the uploads, or when a content is kept twice.

    python3 Tests/memory/uploads.py PROGRAM [--uploads N] [--size BYTES] [--bar MIB]
"""

import argparse
import asyncio
import hashlib
import json
import os
import random
import signal
import sys
import tempfile
import time
import urllib.parse

from chats import free_port, start

BOUNDARY = "----beckon-uploads"
# A file is this block again and again, behind the head of a PNG and its own number.
BLOCK = random.Random(1).randbytes(65_536)
PNG = b"\x89PNG\r\n\x1a\n"


def memory(pid, name):
    """A figure of the process's status, in KiB."""
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith(name))


def forget_peak(pid):
    """Makes the greatest resident memory begin anew."""
    with open(f"/proc/{pid}/clear_refs", "w", encoding="ascii") as file:
        file.write("5")


def pieces(number, size):
    """The content of a file, piece by piece."""
    head = PNG + number.to_bytes(8, "big")
    yield head
    left = size - len(head)
    while left > 0:
        yield BLOCK[:left]
        left -= len(BLOCK)


def content_hash(number, size):
    digest = hashlib.sha256()
    for piece in pieces(number, size):
        digest.update(piece)
    return digest.hexdigest()


async def answer_of(reader):
    """(status, length or None, reader at the body)."""
    status = int((await reader.readline()).split()[1])
    length = None
    while (line := await reader.readline()) not in (b"\r\n", b""):
        name, _, value = line.decode().partition(":")
        if name.lower() == "content-length":
            length = int(value)
    return status, length


class Customer:
    """One chat and its one file."""

    def __init__(self, port, number, size):
        self.port, self.number, self.size = port, number, size
        self.chat = self.file = None

    async def begin(self):
        self.chat = await self.form("/genesys/2/chat/request-chat", {"nickname": "Ada"})

    @property
    def identity(self):
        return {name: self.chat[name] for name in ("userId", "secureKey", "alias")}

    async def ask(self, path, type, length, body):
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(f"POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: {type}\r\n"
                     f"Content-Length: {length}\r\n\r\n".encode())
        for piece in body:
            writer.write(piece)
            await writer.drain()
        return (reader, writer, *await answer_of(reader))

    async def form(self, path, fields):
        body = urllib.parse.urlencode(fields).encode()
        reader, writer, status, _ = await self.ask(path, "application/x-www-form-urlencoded", len(body), [body])
        answer = await reader.read()
        writer.close()
        assert status == 200, f"{path}: {status} {answer[:200]}"
        answer = json.loads(answer)
        assert answer["statusCode"] == 0, answer
        return answer

    def path(self, operation):
        return f"/genesys/2/chat/request-chat/{self.chat['chatId']}/{operation}"

    async def upload(self, number):
        head = "".join(f"--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n"
                       for name, value in self.identity.items())
        head += (f"--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"photo.png\"\r\n"
                 "Content-Type: image/png\r\n\r\n")
        tail = f"\r\n--{BOUNDARY}--\r\n"

        def body():
            yield head.encode()
            yield from pieces(number, self.size)
            yield tail.encode()

        reader, writer, status, _ = await self.ask(
            self.path("file"), f"multipart/form-data; boundary={BOUNDARY}", len(head) + self.size + len(tail), body())
        answer = json.loads(await reader.read())
        writer.close()
        assert status == 200 and answer["statusCode"] == 0, answer
        self.file = answer["userData"]["file-id"]

    async def fetch(self):
        """The hash of the file as it is fetched."""
        body = urllib.parse.urlencode(self.identity).encode()
        reader, writer, status, length = await self.ask(
            self.path(f"file/{self.file}/download"), "application/x-www-form-urlencoded", len(body), [body])
        assert status == 200 and length == self.size, (status, length)
        digest = hashlib.sha256()
        while piece := await reader.read(65_536):
            digest.update(piece)
        writer.close()
        return digest.hexdigest()


def kept(directory):
    """The contents that the gateway keeps: hash to bytes, read again from the disk."""
    found = []
    for folder, _, names in os.walk(os.path.join(directory, "data", "files")):
        for name in names:
            with open(os.path.join(folder, name), "rb") as file:
                found.append(hashlib.file_digest(file, "sha256").hexdigest())
    return found


class Figures:
    """Prints what each round took and keeps the greatest growth."""

    def __init__(self, pid):
        self.pid, self.before, self.most = pid, memory(pid, "VmRSS"), 0.0
        print(f"before: {self.before / 1024:.1f} MiB", flush=True)

    async def round(self, name, work):
        forget_peak(self.pid)
        begun = time.monotonic()
        result = await asyncio.gather(*work)
        more = (memory(self.pid, "VmHWM") - self.before) / 1024
        self.most = max(self.most, more)
        print(f"{name}: {more:+.1f} MiB at most, {time.monotonic() - begun:.0f} s", flush=True)
        return result


async def rounds(chosen, directory, port, pid):
    customers = [Customer(port, number, chosen.size) for number in range(chosen.uploads)]
    for customer in customers:
        await customer.begin()
    figures = Figures(pid)
    await figures.round("different contents", (customer.upload(customer.number) for customer in customers))
    expected = [content_hash(number, chosen.size) for number in range(chosen.uploads)]
    assert sorted(kept(directory)) == sorted(expected), "the contents on disk are not those sent"
    hashes = await figures.round("fetched", (customer.fetch() for customer in customers))
    assert hashes == expected, "what is fetched is not what was sent"
    same = chosen.uploads
    await figures.round("one content", (customer.upload(same) for customer in customers))
    expected.append(content_hash(same, chosen.size))
    assert sorted(kept(directory)) == sorted(expected), "a content is kept twice, or not at all"
    return figures.most


def main(chosen):
    with tempfile.TemporaryDirectory() as directory:
        port = free_port()
        child = start(chosen.program, directory, port)
        try:
            most = asyncio.run(rounds(chosen, directory, port, child.pid))
        finally:
            child.send_signal(signal.SIGTERM)
            child.wait(60)
    print(f"uploads: {chosen.uploads} of {chosen.size / 1e6:g} MB at once, {most:.1f} MiB more at most, each content kept once")
    return 0 if most <= chosen.bar else 1


def options():
    parser = argparse.ArgumentParser(description="Memory while files are uploaded.")
    parser.add_argument("program")
    parser.add_argument("--uploads", type=int, default=200)
    parser.add_argument("--size", type=int, default=10_000_000, help="bytes of a file; default 10,000,000")
    parser.add_argument("--bar", type=float, default=64, help="MiB more than before; default 64")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main(options()))
