"""For each alert: what breaks, what mends it. Each begins when it is broken and ends when it is mended, and no other comes."""

import asyncio
import contextlib
import json
import os
import signal
import time

import prometheus
from beckon_faults import standin
from beckon_faults.case import case
from beckon_faults.desk import Desk
from beckon_faults.door import Door
from beckon_faults.mount import SmallDisk
from beckon_faults.phone import Phone
from beckon_faults.probe import Probe
from beckon_faults.shell import clean_environment, run
from beckon_faults.targets import APNsTarget, make_credentials
from beckon_faults.waiting import until
from beckon_faults.world import SQLITE, Skip

# The longest times until an alert begins and until it ends; pushes wait up to a minute and a half for their next attempt.
BEGIN, END = 60, 120
AT_ONCE = {"request-chat": {"type": "chat", "_client_timeout_notification": 0}}
# The alerts of every case, by its name.
ALERTS = {}


def alerts(name, *wanted, beside=(), breaks):
    """Registers a case that breaks something for some alerts; those `beside` may come as well.

    The case is an async function that prepares all and returns the nodes, how to break, and how to mend.
    """
    ALERTS[name] = set(wanted)

    def register(prepare):
        @case(name, f"{breaks}: {', '.join(wanted)}", limit=400, alone=True)
        async def told(world):
            nodes, break_it, mend = await prepare(world)
            server = await world.keep(prometheus.Prometheus(world.directory, world.http, nodes))
            await server.start()
            others = await follow(world, server, set(wanted), break_it, mend) - set(wanted) - set(beside)
            assert not others, f"came as well: {sorted(others)}"
        return prepare
    return register


async def follow(world, server, wanted, break_it, mend):
    """Breaks, waits until the alerts fire, mends, waits until they do not; all alerts that fired meanwhile."""
    seen = set()

    async def firing():
        now = await server.alerts()
        seen.update(now)
        return now

    async def began():
        return wanted <= await firing()

    async def ended():
        return not await firing()

    # Before its first scrape Prometheus has no node.
    await until("no alert fires", ended, BEGIN, 0.2)
    seen.clear()
    begin = time.monotonic()
    await break_it()
    await until(f"{sorted(wanted)} begin", began, BEGIN, 0.2)
    world.note(f"began after {time.monotonic() - begin:.0f} s")
    begin = time.monotonic()
    await mend()
    await until("all alerts end", ended, END, 0.2)
    world.note(f"ended after {time.monotonic() - begin:.0f} s")
    return seen


def later(function, *arguments):
    """A synchronous function as a step."""
    async def step():
        function(*arguments)
    return step


async def away(world, node, push_type, desk):
    """A customer who is away and whose agent can write."""
    phone = await Phone(world.http, Door(node.url), world.history, "away", push_type).create()
    await phone.open()
    await phone.connect()
    await desk.take(phone.chat)
    await phone.connect()
    await phone.background()
    return phone


async def customers_away(world, node, push_type, count=8):
    """Some of them, and a function that writes to each."""
    desk = Desk(world.http, Door(node.url), world.history)
    phones = [await away(world, node, push_type, desk) for _ in range(count)]

    async def write():
        for phone in phones:
            await desk.say(phone.chat, f"agent {phone.chat}")
    return phones, write


@alerts("not-scraped", "BeckonNotScraped", breaks="a gateway is paused")
async def not_scraped(world):
    node, _ = await world.single(SQLITE)
    return [node], later(node.pause), later(node.resume)


@alerts("node-gone", "BeckonNodeGone", "BeckonNotScraped", breaks="one of two nodes is killed")
async def node_gone(world):
    nodes, _ = await world.cluster("ab")
    return nodes, nodes[1].kill, nodes[1].start


# A full disk takes no lease either.
@alerts("disk", "BeckonDiskLow", "BeckonDiskFull", beside=("BeckonLeaseLost", "BeckonNodeGone"),
        breaks="the disk of the database is full")
async def disk(world):
    small, problem = await SmallDisk.mount(os.path.join(world.directory, "data"), 320)
    if small is None:
        raise Skip(f"a small tmpfs is needed, and mount says: {problem}")
    await world.keep(small)
    node, _ = await world.single(SQLITE)
    await world.keep(await writer(world, node, pause=0.5))
    return [node], later(small.fill), later(small.free)


@alerts("database-away", "BeckonDatabaseAway", "BeckonLeaseLost", beside=("BeckonCommitsSlow", "BeckonNodeGone"),
        breaks="the network to the database holds everything")
async def database_away(world):
    (node,), _ = await world.cluster("a", proxied="a")
    return [node], later(world.proxies["a"].hold), later(world.proxies["a"].release)


@alerts("commits-slow", "BeckonCommitsSlow", breaks="each way to the database takes a third of a second")
async def commits_slow(world):
    # A lease is renewed a few slow ways before its end.
    world.lease = 15
    (node,), _ = await world.cluster("a", proxied="a")
    await world.keep(await writer(world, node))

    async def delay(seconds):
        world.proxies["a"].delay = seconds
    return [node], lambda: delay(0.33), lambda: delay(0)


@alerts("push-away", "BeckonPushServiceAway", "BeckonPushesLate", breaks="APNs resets every connection")
async def push_away(world):
    target = await world.keep(await APNsTarget(world.directory).start())
    node, _ = await world.single(SQLITE, push={"apns": target.settings()}, services=AT_ONCE)
    phones, write = await customers_away(world, node, "ios")

    async def break_it():
        target.fault = "reset"
        await write()

    async def mend():
        target.fault = None
        await until("all pushes are delivered",
                    lambda: {phone.token for phone in phones} <= {push["device"] for push in target.pushes}, END)
    return [node], break_it, mend


@alerts("credential-refused", "BeckonPushCredentialRefused", beside=("BeckonPushesLate",),
        breaks="`beckon simulate apns` refuses a wrong team")
async def credential_refused(world):
    simulated = await world.keep(await SimulatedAPNs(world).start())
    right = simulated.settings()
    node, _ = await world.single(SQLITE, push={"apns": {**right, "teamID": "AAAAAAAAAA"}}, services=AT_ONCE)
    _, write = await customers_away(world, node, "ios", 2)

    async def mend():
        node.settings["push"]["apns"] = right
        await node.terminate()
        await node.start()
        await until("a push is delivered", lambda: simulated.pushes, END)
    return [node], write, mend


@alerts("customer-waits", "BeckonCustomerWaits", breaks="no agent answers a customer")
async def customer_waits(world):
    node, _ = await world.single(SQLITE)
    desk = Desk(world.http, Door(node.url), world.history)
    phone = Phone(world.http, Door(node.url), world.history, "waiting", None)

    async def break_it():
        await phone.create()
        await phone.say("Is anybody there?")

    async def mend():
        await desk.take(phone.chat)
        await desk.say(phone.chat, "Here I am.")
    return [node], break_it, mend


@alerts("agent-side-away", "BeckonAgentSideAway", beside=("BeckonCustomerWaits",), breaks="CXone answers nothing for 30 s")
async def agent_side_away(world):
    switch = await world.keep(await standin.Switch([]).start())
    platform = await world.keep(await standin.StandIn(world, *standin.CXONE[::2]).start(
        f"{switch.url}/beckon/1/agent-sides/cxone"))
    services = {"request-chat": {"type": "chat", "agentSide": "cxone"}}
    node, _ = await world.single(
        SQLITE, agentSides=platform.settings(), services=services, http={"externalURLs": [switch.url]})
    switch.nodes.append(node)
    phone = await Phone(world.http, Door(node.url), world.history, "Kristi", None).create()
    agents = platform.agents(world, Door(node.url))
    agents.know(phone)
    await phone.say("Hello")
    await agents.take(phone.chat)

    async def break_it():
        await platform._set({"outageSeconds": 30})
        await phone.say("Are you there?")

    async def mend():
        await until("CXone has the message", lambda: "Are you there?" in str(platform.record.chats), END)
        await agents.say(phone.chat, "Here I am.")
    return [node], break_it, mend


@alerts("certificate-ends", "BeckonCertificateEnds", breaks="the certificate ends in five days")
async def certificate_ends(world):
    key, certificate, _ = await make_credentials(world.directory)

    async def renew(days):
        code, output = await run("openssl", "req", "-x509", "-key", key, "-days", f"{days}", "-subj", "/CN=localhost",
                                 "-addext", "subjectAltName=DNS:localhost", "-out", certificate)
        assert code == 0, output

    os.chmod(key, 0o600)
    await renew(90)
    node, _ = await world.single(SQLITE, http={"tls": {"certificateFile": certificate, "privateKeyFile": key}})

    async def reload(days):
        await renew(days)
        node.process.send_signal(signal.SIGHUP)
    return [node], lambda: reload(5), lambda: reload(90)


async def writer(world, node, pause=0.05):
    """An agent who writes all the time."""
    return await Probe(world, node, Desk(world.http, Door(node.url), world.history), pause).start()


class SimulatedAPNs:
    """`beckon simulate apns` in a process of its own."""

    def __init__(self, world):
        self.world = world
        self.pushes = 0

    async def start(self):
        self.process = await asyncio.create_subprocess_exec(
            self.world.program, "simulate", "apns", "--directory", os.path.join(self.world.directory, "simulated"),
            env={**clean_environment(), "TMPDIR": self.world.directory}, stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL)
        self.told = json.loads(await asyncio.wait_for(self.process.stdout.readline(), 30))
        self._reader = asyncio.ensure_future(self._count())
        return self

    async def _count(self):
        """Each further line is a push that it accepted."""
        while await self.process.stdout.readline():
            self.pushes += 1

    async def close(self):
        self._reader.cancel()
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()

    def settings(self):
        names = ("endpoint", "keyID", "teamID", "privateKeyFile", "trustRootsFile")
        return {**{name: self.told[name] for name in names}, "topic": "com.example.app"}
