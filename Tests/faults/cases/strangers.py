"""Strangers beside customers: invented tokens, other customers' keys, junk in great numbers."""

import asyncio
import secrets
import time

from beckon_faults.case import case
from beckon_faults.desk import Desk
from beckon_faults.door import Door
from beckon_faults.phone import Phone
from beckon_faults.targets import APNsTarget
from beckon_faults.waiting import until
from beckon_faults.world import POSTGRESQL, SQLITE

# These cases do not test the request limits: here all requests come from one address.
SERVICES = {
    "request-chat": {"type": "chat", "_client_timeout_notification": 0},
    "call-me": {"type": "callback", "_wait_for_agent": "true", "_wait_for_user_confirm": "true",
                "_max_queued_callbacks_per_service": 100_000, "_throttle_callbacks_per_service_1": 100_000,
                "_throttle_callbacks_per_service_2": 100_000},
}
INVENTED = 1_000
JUNK = 10_000
BESIDE = 50


@case("tokens", f"{INVENTED} anonymous callbacks with invented device tokens: a real phone's push goes out within 2 s",
      limit=300)
async def invented_tokens(world):
    apns = await world.keep(await APNsTarget(world.directory).start())
    node, database = await world.single(SQLITE, push={"apns": apns.settings()}, services=SERVICES)
    door = Door(node.url)
    desk = Desk(world.http, door, world.history)
    phone = await Phone(world.http, door, world.history, "real", "ios").create()
    apns.is_known = lambda token: token == phone.token
    await phone.open()
    await phone.connect()
    await desk.take(phone.chat)
    await phone.connect()
    await phone.background()

    async def reaches(text):
        begin = time.monotonic()
        count = sum(push["device"] == phone.token for push in apns.pushes)
        await desk.say(phone.chat, text)
        await until(f"the push of {text!r}",
                    lambda: sum(push["device"] == phone.token for push in apns.pushes) > count, 30)
        return time.monotonic() - begin

    before = await reaches("before")
    gate = asyncio.Semaphore(32)
    refused = 0

    async def stranger(number):
        nonlocal refused
        fields = {"_customer_number": f"+3222{number:06}", "_device_notification_id": secrets.token_hex(32),
                  "_device_os": "ios"}
        async with gate:
            answer = await world.http.post_json(f"{node.url}/genesys/1/service/callback/call-me", fields)
        refused += answer.status != 200

    begin = time.monotonic()
    await asyncio.gather(*(stranger(number) for number in range(INVENTED)))
    took = time.monotonic() - begin
    answer, _ = await desk.call("GET", "work")
    ids = [callback["id"] for callback in answer.json["callbacks"]]
    for callback in ids[:200]:
        await desk.act(f"callbacks/{callback}/offer")
    during = await reaches("during")
    await asyncio.sleep(3)
    after = await reaches("after")
    asked = sum(push["device"] != phone.token for push in apns.asked)
    world.note(f"{INVENTED} callbacks in {took:.1f} s ({refused} refused), {asked} pushes to invented tokens; the real "
               f"phone's push after {before:.2f}, {during:.2f} and {after:.2f} s")
    assert asked > 0, "no push went to an invented token: nothing is proven"
    assert max(during, after) <= 2, f"the real phone's push took {max(during, after):.1f} s"
    await world.verify(database)


@case("junk", f"{JUNK} handshakes and creations with 4 KB users on PostgreSQL beside {BESIDE} chats: none of these sees an "
      "error", limit=400)
async def junk_users(world):
    node, database = await world.single(POSTGRESQL, services={"request-chat": SERVICES["request-chat"]})
    door = Door(node.url)
    desk = Desk(world.http, door, world.history)
    phones = []
    for number in range(BESIDE):
        phone = await Phone(world.http, door, world.history, f"{number}").create()
        await phone.open()
        phones.append(phone.foreground())
        await desk.take(phone.chat)
    gate = asyncio.Semaphore(64)
    heard = {}
    over = asyncio.Event()

    async def junk(number):
        user = secrets.token_hex(2_048)
        message = {"channel": "/meta/handshake", "id": "1", "version": "1.0",
                   "supportedConnectionTypes": ["long-polling"], "ext": {"gms_user": user}}
        async with gate:
            answer = await world.http.post_json(f"{node.url}/genesys/cometd", [message], seconds=60)
            if answer.is_ok and answer.json[0].get("successful"):
                client = answer.json[0]["clientId"]
                cookie = answer.headers.get("Set-Cookie", "").split(";")[0]
                answer = await world.http.post_json(
                    f"{node.url}/genesys/cometd",
                    [{"channel": "/meta/subscribe", "id": "2", "clientId": client, "subscription": "/_genesys"}],
                    {"Cookie": cookie}, seconds=60)
            elif number % 4 == 0:
                answer = await world.http.call(
                    "POST", f"{node.url}/genesys/1/service/request-chat", f"gms_user={user}".encode(),
                    {"Content-Type": "application/x-www-form-urlencoded"}, seconds=60)
        heard[answer.status] = heard.get(answer.status, 0) + 1

    errors = []
    sent = 0

    async def customer(phone):
        """Sends each message once, so that every error is counted."""
        nonlocal sent
        while not over.is_set():
            sent += 1
            attempt = phone._attempt("send", {"message": f"customer {phone.name} {sent}"}, secrets.token_hex(8), 30)
            answer = await attempt(node.url)
            if not answer.is_ok:
                errors.append(answer)
            await asyncio.sleep(0.2)

    people = [asyncio.ensure_future(customer(phone)) for phone in phones]
    begin = time.monotonic()
    await asyncio.gather(*(junk(number) for number in range(JUNK)))
    took = time.monotonic() - begin
    over.set()
    await asyncio.gather(*people)
    for phone in phones:
        phone.check()
        await phone.rest()
    world.note(f"{JUNK} in {took:.1f} s, answered {heard}; {sent} messages of {BESIDE} customers beside them, "
               f"{len(errors)} errors")
    assert not errors, f"{len(errors)} of {sent} requests failed: {errors[:3]}"
    await world.verify(database)


@case("keys", "a stranger who repeats another customer's Idempotency-Key is given nothing of that customer's")
async def foreign_keys(world):
    node, database = await world.single(SQLITE, services=SERVICES)

    async def create(user, key):
        headers = {"Idempotency-Key": key, **({"gms_user": user} if user else {})}
        answer = await world.http.call("POST", f"{node.url}/genesys/1/service/request-chat", b"", headers)
        assert answer.is_ok, answer
        return answer.json["_id"]

    first = await create("alice", "1")
    assert await create("alice", "1") == first, "a repeated creation made another instance"
    others = [await create(user, "1") for user in ("mallory", "bob", None, None)]
    assert first not in others and len(set(others)) >= 3, f"{others} beside {first}"
    world.note(f"{len(others)} strangers with the same key")
    await world.verify(database)
