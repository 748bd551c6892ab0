"""An app of another contact centre's customer, which uses /beckon/1, and the events that the centre reports."""

import base64
import json
import os
import time

from .phone import Refused
from .shell import run

SOURCE, SECRET = "crm", "a-secret-that-only-this-run-knows"


def _encoded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Issuer:
    """The issuer of customer tokens: a key pair, the settings that name it, and tokens."""

    def __init__(self, directory):
        self.directory = directory
        self.private, self.public = (os.path.join(directory, name) for name in ("issuer.pem", "issuer.pub"))

    async def create(self):
        for command in (("genrsa", "-out", self.private, "2048"),
                        ("rsa", "-in", self.private, "-pubout", "-out", self.public)):
            code, output = await run("openssl", *command)
            assert code == 0, output
        return self

    def settings(self):
        return {
            "customers": {"keys": {"any": {"file": self.public, "algorithm": "RS256"}}},
            "bridge": {"sources": {SOURCE: {"mapping": "beckon", "verify": {"scheme": "bearer", "secrets": [SECRET]}}}},
        }

    async def token(self, customer):
        parts = {"alg": "RS256", "typ": "JWT"}, {"sub": customer, "exp": int(time.time()) + 3600}
        signed = ".".join(_encoded(json.dumps(part).encode()) for part in parts)
        file, signature = (os.path.join(self.directory, name) for name in ("token", "token.sig"))
        with open(file, "w", encoding="ascii") as text:
            text.write(signed)
        code, output = await run("openssl", "dgst", "-sha256", "-sign", self.private, "-out", signature, file)
        assert code == 0, output
        with open(signature, "rb") as bytes_of:
            return f"{signed}.{_encoded(bytes_of.read())}"


class App:
    """One customer with one device that gets HTTP pushes."""

    def __init__(self, http, door, customer, bearer, device):
        self.http, self.door, self.customer, self.bearer, self.device = http, door, customer, bearer, device
        self.registration = None

    async def call(self, method, path, value=None):
        headers = {"Authorization": f"Bearer {self.bearer}", "Content-Type": "application/json"}
        body = None if value is None else json.dumps(value).encode()
        answer = await self.http.call(method, f"{self.door.url}/beckon/1/{path}", body, headers)
        if not 200 <= answer.status < 300:
            raise Refused(f"{path}: {answer}")
        return json.loads(answer.body or b"{}")

    async def register(self):
        self.registration = await self.call("POST", "devices", {"type": "customhttp", "token": self.device})
        return self

    async def shows(self, conversation, status="active"):
        await self.call("PUT", "presence", {
            "device": self.registration["device"], "conversation": conversation, "status": status})

    async def has_read(self, conversation, position):
        await self.call("POST", "receipts", {"conversation": conversation, "status": "read", "position": position})

    async def messages(self, conversation):
        return await self.call("GET", f"conversations/{conversation}/messages")


async def report(http, door, *events):
    """Reports events as the contact centre's platform does; returns the verdict on each."""
    answer = await http.post_json(
        f"{door.url}/beckon/1/events/{SOURCE}", {"events": list(events)}, {"Authorization": f"Bearer {SECRET}"})
    if not answer.is_ok:
        raise Refused(answer)
    return answer.json["events"]
