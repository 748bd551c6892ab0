"""`beckon simulate`: the program's own stand-in for a platform, judged at its record (`/_control/record`)."""

import asyncio
import contextlib
import json
import os
import secrets
import time

from .history import Send
from .phone import PERSISTENCE
from .platform import Record
from .shell import clean_environment
from .waiting import until

# How the stand-in fails during each kind of bad day, by its own names (`/_control/faults`).
BAD_DAYS = {
    "away": {"outageSeconds": 4},
    "dropping": {"droppedSockets": 0.4},
    "storm": {"tooMany": 0.7},
    "tokens": {"expiredTokens": 0.3},
    "webhooks": {"doubled": 0.4, "late": 0.1, "lateMilliseconds": 1_500, "wronglySigned": 0.3, "reordered": 0.3},
    "everything": {"droppedSockets": 0.1, "tooMany": 0.1, "expiredTokens": 0.05, "doubled": 0.2, "wronglySigned": 0.1},
}
# What happens to the notification channels of Genesys Cloud, one after the other while the day lasts.
CHANNEL_FAULTS = ["dropped", "closing", "forgotten", "replaced", "revoked", "silent"]
GOOD_DAY = {name: 0 for day in BAD_DAYS.values() for name in day if not name.startswith(("late", "outage"))} | {"late": 0}
AGENT = "Kim"


class Switch:
    """One address for several nodes: each connection goes to the next one that takes it."""

    def __init__(self, nodes):
        self.nodes = list(nodes)
        self._busy = set()

    async def start(self):
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0, backlog=1024)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def close(self):
        self._server.close()
        for task in self._busy:
            task.cancel()

    async def _take(self, reader, writer):
        task = asyncio.current_task()
        self._busy.add(task)
        try:
            for _ in self.nodes:
                self.nodes.append(self.nodes.pop(0))
                with contextlib.suppress(OSError):
                    there = await asyncio.open_connection("127.0.0.1", self.nodes[0].port)
                    await asyncio.gather(self._pass(reader, there[1]), self._pass(there[0], writer))
                    return
        finally:
            self._busy.discard(task)
            writer.close()

    @staticmethod
    async def _pass(reader, writer):
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        writer.close()


class StandIn:
    """A platform's stand-in in a process of its own, which outlives the gateways."""

    def __init__(self, world, name, settings):
        self.world = world
        self.name = name
        # Makes `agentSides` of what the stand-in announces.
        self._settings = settings
        self.days = [*BAD_DAYS, "channels"] if name == "genesys-cloud" else list(BAD_DAYS)
        self.record = Record()
        self.outgoing = {}
        self.told = None
        self._tasks = []

    async def start(self, webhook):
        self.log = open(os.path.join(self.world.directory, "stand-in.log"), "ab")
        self.process = await asyncio.create_subprocess_exec(
            self.world.program, "simulate", self.name, "--port", "0", "--webhook", webhook, "--webhook-pause", "5000",
            "--directory", os.path.join(self.world.directory, "stand-in"), "--seed", str(self.world.seed),
            env={**clean_environment(), "TMPDIR": self.world.directory},
            stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=self.log)
        line = await asyncio.wait_for(self.process.stdout.readline(), 30)
        assert line, f"the stand-in for {self.name} did not start"
        self.told = json.loads(line)
        self._tasks = [asyncio.ensure_future(self._follow())]
        return self

    async def close(self):
        for task in self._tasks:
            task.cancel()
        if self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
        self.log.close()

    @property
    def url(self):
        return self.told["endpoint"]

    def settings(self):
        return {self.name: self._settings(self.told)}

    def check(self):
        for task in self._tasks:
            if task.done():
                task.result()

    # The record

    async def _follow(self):
        """Copies the stand-in's record as it grows."""
        number = 0
        while True:
            page = (await self.world.http.call("GET", f"{self.url}/_control/record?after={number}", seconds=60)).json
            for entry in page["entries"]:
                self._note(entry)
            number = page["next"]
            if len(page["entries"]) < 1_000:
                await asyncio.sleep(0.05)

    def _note(self, entry):
        if entry["direction"] == "out" and entry["kind"] == "text":
            self.outgoing[entry["id"]] = entry["outcome"]
        elif entry["direction"] == "in" and entry["kind"] in ("text", "notice"):
            is_new = self.record.take(entry["conversation"], entry["id"], entry["text"],
                                      **({"kind": "notice"} if entry["kind"] == "notice" else {}))
            if is_new != (entry["outcome"] == "accepted"):
                self.record.faults.append(f"{entry['id']} is {entry['outcome']} in the stand-in's record")

    # Bad days

    @contextlib.asynccontextmanager
    async def bad_day(self, kind, seconds):
        end = time.monotonic() + seconds
        if kind == "channels":
            await self._disturb_channels(seconds)
        else:
            await self._set(BAD_DAYS[kind])
        try:
            yield
            await asyncio.sleep(max(0, end - time.monotonic()))
        finally:
            await self.heal()

    async def _disturb_channels(self, seconds):
        """Lets every fault of the notification channels happen once, in any order."""
        faults = self.world.random.sample(CHANNEL_FAULTS, len(CHANNEL_FAULTS))
        for fault in faults:
            await self._control("channels", {"fault": fault, "seconds": seconds / len(faults)})
            await asyncio.sleep(seconds / len(faults))

    async def heal(self):
        self.check()
        await self._set(GOOD_DAY)

    async def _set(self, faults):
        await self._control("faults", faults)

    async def _control(self, name, body):
        answer = await self.world.http.post_json(f"{self.url}/_control/{name}", body)
        assert answer.is_ok, answer

    def agents(self, world, door):
        return StandInAgents(world.http, self, world.history)

    def figures(self):
        return f"{sum(outcome == 'failed' for outcome in self.outgoing.values())} webhooks given up"


class StandInAgents:
    """The stand-in's agents, by the interface of their page, in the place of those at the desk."""

    def __init__(self, http, standin, history):
        self.http = http
        self.standin = standin
        self.history = history
        self.names = {}
        self._conversations = {}
        self._read_at = 0.0
        self._lock = asyncio.Lock()

    async def sign_in(self):
        pass

    def know(self, phone):
        """Agents see customers' names; here each customer has its own."""
        self.names[phone.chat] = phone.name

    async def take(self, chat):
        await self._act(chat, "accept", {})

    async def _conversation(self, chat, newer_than=0.0):
        """The newest conversation of a customer; the list is read at most once for all who ask at a time."""
        name = self.names[chat]
        async with self._lock:
            if name not in self._conversations or self._read_at < newer_than:
                begun = time.monotonic()
                answer = await self.http.call("GET", f"{self.standin.url}/_agent/conversations", seconds=60)
                self._conversations = {
                    one["customer"]: one["id"] for one in reversed(answer.json["conversations"])}
                self._read_at = begun
        return self._conversations.get(name)

    async def _act(self, chat, act, more):
        """Acts in the customer's conversation; in a newer one where the platform lost the last."""
        newer_than, end = 0.0, time.monotonic() + PERSISTENCE
        while time.monotonic() < end:
            id = await self._conversation(chat, newer_than)
            if id is not None:
                answer = await self.http.post_json(
                    f"{self.standin.url}/_agent/conversations/{id}/{act}", {"agent": AGENT, **more}, seconds=60)
                if answer.is_ok:
                    return
                if act != "accept" and answer.status == 409:
                    await self._act(chat, "accept", {})
            newer_than = time.monotonic()
            await asyncio.sleep(0.2)
        raise AssertionError(f"the stand-in refuses {act} in chat {chat[:6]}")

    async def say(self, chat, text, seconds=PERSISTENCE, door=None):
        """Sends, and waits until the gateway has accepted the webhook."""
        send = Send(chat, f"agent {chat}", text, time.monotonic(), 1)
        self.history.sends.append(send)
        id = f"{chat}/{text}".replace(" ", "-")
        await self._act(chat, "send", {"text": text, "id": id})
        with contextlib.suppress(AssertionError):
            outcome = await until("the webhook's outcome", lambda: self.standin.outgoing.get(id), seconds, 0.05)
            if outcome == "accepted":
                send.acknowledged = time.monotonic()
        return send


GENESYS_CLOUD = ("genesys-cloud", "webhook", lambda told: {
    "endpoint": told["endpoint"], "clientID": told["clientID"], "clientSecretFile": told["clientSecretFile"],
    "openMessaging": {"integration": told["integration"], "webhookSecretsFile": told["webhookSecretsFile"]},
    "notifications": {"queues": [told["queue"]]},
})
PURECONNECT = ("pureconnect", "", lambda told: {
    "servers": [told["endpoint"]], "target": told["workgroup"], "webhook": {"secrets": [secrets.token_hex(16)]}})
CXONE = ("cxone", "", lambda told: told["settings"])
