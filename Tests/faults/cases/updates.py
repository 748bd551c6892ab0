"""A database that an older program filled is opened by this one."""

import asyncio
import contextlib
import secrets

from beckon_faults.app import App, Issuer, report
from beckon_faults.case import case
from beckon_faults.desk import Desk
from beckon_faults.door import Door
from beckon_faults.phone import Phone
from beckon_faults.targets import APNsTarget
from beckon_faults.waiting import until
from beckon_faults.world import POSTGRESQL, SQLITE

SNOOZE = 20
SERVICES = {
    "request-chat": {"type": "chat", "_client_timeout_notification": 0},
    "call-me": {"type": "callback", "_wait_for_agent": "true", "_wait_for_user_confirm": "true",
                "_enable_in_queue_checking": "false", "_snooze_duration": SNOOZE},
}
# The members of a chat at the desk that do not depend on the agent or the time.
LASTING = ("customer", "data", "delivered", "lastPosition", "mine", "owner", "read", "state")


class People:
    """The customers of the older program, who stay customers of this one."""

    def __init__(self, world, node, database, apns):
        self.world, self.database, self.apns = world, database, apns
        self.door = Door(node.url)
        self.desk = Desk(world.http, self.door, world.history)
        self.phones, self.apps, self.callbacks, self.tokens = {}, {}, {}, {}

    async def phone(self, name, push_type="customhttp"):
        phone = await Phone(self.world.http, self.door, self.world.history, name, push_type).create()
        self.phones[name] = phone
        await phone.open()
        phone.foreground()
        await self.desk.take(phone.chat)
        await phone.say(f"customer {name} asks")
        await self.desk.say(phone.chat, f"agent answers {name}, in time ✓")
        await self.has(phone, f"agent answers {name}, in time ✓")
        return phone

    @staticmethod
    async def has(phone, text):
        await until(f"phone {phone.name} has {text!r}", lambda: phone.check() or text in phone.texts)

    async def polling(self):
        """A customer without Bayeux."""
        phone = await Phone(self.world.http, self.door, self.world.history, "polling", None).create()
        self.phones["polling"] = phone
        await self.desk.take(phone.chat)
        await self.desk.say(phone.chat, "for one who polls")
        assert "for one who polls" in await self.refreshed()

    async def refreshed(self):
        answer = await self.phones["polling"]._chat("refresh", {"transcriptPosition": "0"})
        return [entry[2] for entry in answer.json["transcriptToShow"]]

    async def app(self, issuer, customer):
        app = App(self.world.http, self.door, customer, await issuer.token(customer), secrets.token_hex(16))
        self.apps[customer] = await app.register()
        return app

    async def report(self, conversation, message, text, customer=None, **fields):
        event = {"conversation": conversation, "message": message, "actor": "agent", "kind": "text", "text": text}
        named = {"customer": customer} if customer else {}
        return (await report(self.world.http, self.door, {**event, **named, **fields}))[0]

    async def callback(self, name):
        token = secrets.token_hex(32)
        answer = await self.world.http.post_json(f"{self.door.url}/genesys/1/service/callback/call-me", {
            "_customer_number": f"+1212555{len(self.callbacks):04}", "_device_notification_id": token,
            "_device_os": "ios"})
        assert answer.is_ok, answer
        self.callbacks[name], self.tokens[name] = answer.json["_id"], token

    async def arrive(self, issuer):
        """Chats, callbacks and reported events, after which nothing is owed."""
        await self.phone("present")
        await self.phone("ended at the desk")
        await self.desk.act(f"chats/{self.phones['ended at the desk'].chat}/end")
        await self.phone("ended by the customer")
        await self.phones["ended by the customer"]._chat("disconnect", {})
        await (await self.phone("away")).background()
        await (await self.phone("back later")).background()
        dead = await self.phone("dead", "ios")
        self.apns.is_known = lambda token: token != dead.token
        await dead.background()
        await self.desk.say(self.phones["dead"].chat, "to a device that is gone")
        await until("the push to the dead device", lambda: self.apns.asked)
        await self.polling()
        app = await self.app(issuer, "4711")
        await self.app(issuer, "of nobody")
        assert (await self.report("c-81", "m-1", "I can see your order", "4711"))["position"] == 1
        await until("the notice of m-1", lambda: self.pushes(app.device))
        await app.has_read("c-81", 1)
        await self.report("c-82", "m-2", "another matter", "4711")
        await app.shows("c-82")
        await self.report("c-83", "m-3", "over", "4711", kind="ended")
        for name in ("queued", "snoozed", "cancelled", "offered"):
            await self.callback(name)
        await self.desk.act(f"callbacks/{self.callbacks['offered']}/offer")
        await self.desk.act(f"callbacks/{self.callbacks['snoozed']}/offer")
        for name, verb in (("snoozed", "snooze"), ("cancelled", "cancel")):
            await self.world.http.call("POST", f"{self.door.url}/genesys/1/service/{self.callbacks[name]}/{verb}")

    async def owe(self):
        """Sends messages while there is no push service, so that pushes are owed when the program ends."""
        self.world.target.fault = "reset"
        for text in ("first while away", "second while away"):
            await self.desk.say(self.phones["away"].chat, text)
        await self.report("c-81", "m-4", "it has been sent")
        self.owed = {self.phones["away"].token, self.apps["4711"].device}

    def pushes(self, device):
        return [push for push in self.world.history.pushes if push.device == device]

    async def seen(self):
        """The stored state as the desk, the apps and the customers see it."""
        chats = {}
        for name, phone in self.phones.items():
            page = await self.desk.chat(phone.chat)
            chats[name] = {key: page[key] for key in LASTING if key in page}, await self.desk.transcript(phone.chat)
        work = (await self.desk.call("GET", "work"))[0].json
        return {
            "chats": chats, "work": sorted(chat["id"] for chat in work["chats"]), "callbacks": work["callbacks"],
            "users": await self.told("user", "list"),
            "ended pushes": len((await self.told("outbox", "list", "--dead")).splitlines()),
            "messages": [await self.apps["4711"].messages(name) for name in ("c-81", "c-82")],
            "poller": await self.refreshed(),
        }

    async def told(self, *arguments):
        """The program's output about the database."""
        code, output = await self.world.beckon(*arguments, database=self.database)
        assert code == 0, output
        return output

    async def go_on(self):
        """Continues with every customer."""
        present, back, away = (self.phones[name] for name in ("present", "back later", "away"))
        await self.desk.say(present.chat, "with the newer program")
        await self.has(present, "with the newer program")
        await present.say("customer present stays")
        assert not self.world.history.handshakes, f"clients had to make a handshake: {self.world.history.handshakes}"
        await until("what was owed leaves", lambda: all(self.pushes(device)[-1:] for device in self.owed), 60)
        texts = {text for push in self.pushes(away.token) for text in push.texts}
        assert texts == {"first while away", "second while away"}, texts
        for phone in (away, back):
            await phone.back()
            await self.desk.say(phone.chat, f"welcome back, {phone.name}")
            await self.has(phone, f"welcome back, {phone.name}")
        assert "second while away" in away.texts
        await self.desk.say(self.phones["polling"].chat, "for one who still polls")
        assert (await self.refreshed())[-1] == "for one who still polls"
        again = await self.phones["ended at the desk"]._chat("refresh", {"transcriptPosition": "0"})
        assert again.json["chatIxnState"] == "DISCONNECTED", again.json
        await self._bridge()
        await self._callbacks()

    async def _bridge(self):
        app = self.apps["4711"]
        assert (await self.report("c-81", "m-1", "I can see your order"))["position"] == 1, "a message is taken twice"
        count = len(self.pushes(app.device))
        assert (await self.report("c-81", "m-5", "it is there"))["position"] == 3
        await until("the notice of m-5", lambda: len(self.pushes(app.device)) > count)
        await app.shows("c-81")
        await app.call("DELETE", f"devices/{self.apps['of nobody'].registration['registration']}")
        story = await self.told("explain", "push", "crm/c-81", "2")
        assert "delivered" in story, story

    async def _callbacks(self):
        """Offers one callback now and one after its customer's snooze."""
        await self.desk.act(f"callbacks/{self.callbacks['queued']}/offer")
        for name in ("queued", "snoozed"):
            await until(f"the push of the callback that is {name}",
                        lambda: any(push["device"] == self.tokens[name] for push in self.asked_since), SNOOZE + 20)

    @property
    def asked_since(self):
        """The requests to APNs since the older program ended."""
        return self.apns.asked[self.asked_before:]

    async def close(self):
        for phone in self.phones.values():
            with contextlib.suppress(asyncio.CancelledError):
                await phone.rest()


def update(engine, end):
    @case(f"update-{engine}-{end}", f"a {engine} database of the program BEFORE, {end}: it is whole, nothing is lost, "
          "clients go on without a handshake, owed pushes leave", limit=240, needs="before")
    async def newer(world):
        newer, world.program = world.program, world.options.before
        issuer = await Issuer(world.directory).create()
        apns = await world.keep(await APNsTarget(world.directory).start())
        node, database = await world.single(
            engine, push={"apns": apns.settings(), "devices": {}}, services=SERVICES, **issuer.settings())
        people = await world.keep(People(world, node, database, apns))
        await people.arrive(issuer)
        await people.owe()
        before = await people.seen()
        people.asked_before = len(apns.asked)
        # Confirmed cursors are stored once a second.
        await asyncio.sleep(2)
        with world.history.outage():
            if end == "killed":
                await node.kill()
            else:
                code, _ = await node.terminate()
                assert code == 0, f"exit code {code}: {node.complaints()}"
            world.program = node.program = newer
            plan = await people.told("migrate", "--plan")
            await people.told("migrate")
            await world.verify(database)
            world.target.fault = None
            await node.start()
        after = await people.seen()
        for part in before:
            assert after[part] == before[part], f"{part}: {before[part]}\nare now: {after[part]}"
        await people.go_on()
        took = await world.verify(database)
        await people.close()
        code, _ = await node.terminate()
        assert code == 0, f"exit code {code}: {node.complaints()}"
        await world.verify(database)
        events = sum(len(transcript) for _, transcript in before["chats"].values())
        world.note(f"{len(plan.splitlines())} lines of plan, {len(before['chats'])} chats with {events} events, "
                   f"{len(people.callbacks)} callbacks, verified in {took:.2f} s")


for engine in (SQLITE, POSTGRESQL):
    for end in ("stopped", "killed"):
        update(engine, end)
