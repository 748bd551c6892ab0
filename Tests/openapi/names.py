"""What the generated requests of each operation are given, so that they reach further than the first refusal."""

import datetime

from gateway import INTEGRATION, PASSWORD, PROOF, SECRET, VISITOR, hub_signed, number, webhook_code

SERVICES = ["support", "sales", "talk", "hours", "places", "ask", "grant", "match", "node"]


class Given:
    """Credentials, parts of the path, and members of query and body of one operation."""

    def __init__(self, headers=None, path=None, query=None, body=None, without=(), whole=None, signs=None):
        self.headers = headers or {}
        self.path = path or {}
        self.query = query or {}
        self.body = body or {}
        # Members of the body that only few values fit.
        self.without = without
        # The whole body.
        self.whole = whole
        # Signs the finished request.
        self.signs = signs


def given(world, path, method, name):
    """What the requests of an operation are given; made anew for each operation."""
    if path.startswith("/genesys/2/chat"):
        return chat2(world, path)
    if path.startswith("/genesys/"):
        return gms(world, path, method)
    if path.startswith("/desk/api"):
        return desk(world, path, name)
    if path.startswith(tuple(f"/beckon/1/agent-sides/{name}/" for name in ["genesys-cloud", "cxone", "pureconnect"])):
        return platform(world, path)
    return native(world, path)


def gms(world, path, method):
    given = Given(world.operator)
    if path == "/genesys/1/service/{name}":
        ticket = world.call_ticket()
        given.path = {"name": SERVICES}
        given.body = {
            "_customer_number": number(), "_id": ticket["_id"], "_access_number": ticket["_access_number"],
            "_access_code": ticket["_access_code"], "start": "2026-11-20T09:00:00.000Z", "end": "2026-11-20T12:00:00.000Z",
        }
        given.without = ("_desired_time", "gms_user")
        given.query = given.body if method == "GET" else {}
    elif "/ixn/chat" in path or path.startswith("/genesys/1/service/{id}/storage"):
        chat = world.chat()
        kept = {"colour": (None, "green"), "sketch": ("a.png", b"bytes", "image/png")}
        world.ask("POST", f"/genesys/1/service/{chat['instance']}/storage", headers=world.operator, files=kept)
        given.path = {"id": [chat["instance"]], "key": ["sketch" if "binary" in path else "colour"]}
        given.body = {"message": "Hello", "transcriptPosition": "1"} if "/ixn/chat" in path else {}
        given.without = ("gms_user",)
    elif path == "/genesys/1/service/{id}/{action}":
        given.path = {"id": [world.callback()]}
    elif path.startswith(("/genesys/1/service/callback", "/genesys/2/service/callback")):
        given.path = {"service": ["sales"], "id": [world.later_callback()]}
        given.query = {"_id": given.path["id"][0]} if path.count("/") < 6 and "availability" not in path else {}
        given.body = {"_customer_number": number()}
        given.without = ("_desired_time", "_new_desired_time", "gms_user")
        if "availability" in path:
            given.query = {"start": "", "end": "", "start-ms": "", "end-ms": "", "number-of-days": "1", "timezone": "Europe/Berlin"}
    elif path.startswith("/genesys/1/notification"):
        given.path = {"id": [world.subscription()]}
        given.query = {"after": ""}
        given.body = {
            "subscriberId": "crm", "filter": "news.*", "tag": "news.today", "message": "Hello", "expire": 60,
            "notificationDetails": {"type": "ios", "deviceId": "a1b2"},
        }
        given.without = ("language", "providerName", "authorization")
    elif path.startswith("/genesys/1/storage"):
        given.headers = {**world.operator, "gms_user": "bo"}
        given.path = {"id": [world.entry()], "key": ["file" if "binary" in path else "text"], "ttl": ["60"]}
        given.without = ("gms_user",)
    elif path == "/genesys/1/phonenumber":
        given.query = {"number": "+493055512345", "country": "DE", "geocodingLocale": "de"}
    elif path.startswith("/genesys/1/admin") or path == "/genesys/1/tenants":
        given.query = {"target": "sales", "service_name": "sales", "start_time": "", "end_time": "", "states": "", "max": ""}
        given.body = {
            "reason": "CANCELLED_BY_ADMIN", "ids": [world.later_callback()], "callback_reason": "CANCELLED_BY_ADMIN",
            "start_time": "2026-11-20T09:00:00.000Z", "end_time": "2026-11-20T12:00:00.000Z",
        }
        if path == "/genesys/1/tenants":
            spare = {"service.spare": {"_service": "office-hours", "_bh_regular1": "Mon-Fri 8:30-18:00"}}
            world.ask("POST", path, headers=world.operator, json=spare)
            given.whole = spare if method == "POST" else ["service.spare"]
    return given


def chat2(world, path):
    chat = world.chat()
    given = Given(world.operator, {"service": ["support"], "chat": [chat["chat"]]}, without=("transcriptPosition",))
    if path == "/genesys/2/chat/{service}":
        given.body = {"nickname": "Bo"}
        given.without = ("gms_user",)
        return given
    if path == "/genesys/2/chat-ntf":
        given.body = {"secureKey": world.comet_key()}
        given.without = ("fileId",)
        return given
    if "{file}" in path:
        given.path["file"] = [world.file(chat)]
    given.body = {
        "userId": chat["userId"], "secureKey": chat["secureKey"], "message": "Hello", "transcriptPosition": "1",
        "nickname": "Bo", "pushUrl": "https://www.example.com/",
    }
    return given


def native(world, path):
    chat = world.chat()
    given = Given({"Authorization": f"Bearer {chat['instance']}"})
    given.without = ("conversation", "message", "environment", "language", "app")
    given.path = {"conversation": [chat["chat"]], "registration": ["none"], "post": ["1"], "channel": ["1"]}
    given.body = {"position": 1, "device": "phone", "token": "a1b2"}
    if "{source}" in path:
        given.headers = world.source
        given.path["source"] = ["platform"]
        given.body = {"conversation": "c1", "customer": "bo", "text": "Hello"}
        given.without = ("at", "waitingSince", "sender", "message")
    if "/files/" in path:
        file, link = world.linked_file()
        given.path["file"] = [file]
        given.query = link
    if "agent-sides" in path:
        given.path["source"] = ["centre"]
        given.body = {"chat": world.routed_chat(), "event": "joined", "agent": {"id": "ana", "name": "Ana"}}
        given.without = ("callback", "events", "key")
    if "/1.0/" in path or "/2.0/" in path:
        given.path["source"] = ["digital"]
        given.headers = {"Authorization": f"Bearer {world.cxone_token()}"}
        given.body = channel_call("thread-1")
        given.without = ()
    return given


def channel_call(thread):
    """The members of a token request and of a message of a CXone channel."""
    text = {"messageContent": {"type": "TEXT", "payload": {"text": "Hello"}}}
    named = {"idOnExternalPlatform": thread}
    return {
        "client_id": "client", "client_secret": SECRET, "grant_type": "client_credentials", "post": named, "thread": named,
        **text, "message": text, "recipients": [{"idOnExternalPlatform": "bo", "isPrimary": True}],
    }


def platform(world, path):
    """What Genesys Cloud, CXone and PureConnect send, with their proofs."""
    if "/pureconnect/" in path:
        chat = world.routed_chat("phones")
        return Given(path={"chat": [chat], "code": [webhook_code(chat)]})
    if path.endswith("genesys-cloud/webhook"):
        now = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")
        channel = {
            "platform": "Open", "type": "Private", "messageId": "message-1", "to": {"id": world.routed_chat("cloud")},
            "from": {"id": INTEGRATION, "nickname": "Ana"}, "time": now,
        }
        message = {"id": "message-1", "channel": channel, "type": "Text", "text": "Hello", "direction": "Outbound"}
        return Given(body=message, signs=hub_signed)
    if path.endswith("genesys-cloud/eventbridge"):
        body = {"conversationId": "c1", "participantId": "p1", "mediaType": "MESSAGE", "direction": "INBOUND"}
        detail = {"topicName": "v2.detail.events.conversation.c1.user.end", "version": "2", "eventBody": body}
        event = {"id": "event-1", "detail-type": "v2.detail.events.conversation.{id}.user.end", "detail": detail}
        return Given({PROOF: SECRET}, body=event)
    if path.endswith(("/events", "cxone/webhook")):
        return Given({PROOF: SECRET}, body={"eventType": "CaseStatusChanged", "data": {}})
    chat = world.routed_chat("digital")
    token = world.cxone_token("/beckon/1/agent-sides/cxone")
    return Given({"Authorization": f"Bearer {token}"}, {"post": [chat], "channel": ["app"]}, body=channel_call(chat))


def second_factor(world, name):
    """Each operation has an account of its own, since it changes how the account is signed in to."""
    given = Given()
    if name in ("signInWithCode", "beginSignInEnrolment", "confirmSignInEnrolment"):
        user = {"signInWithCode": "factor-code", "beginSignInEnrolment": "factor-none"}.get(name, "factor-confirm")
        half = world.half(user)
        given.body = {"half": half}
        if name == "confirmSignInEnrolment":
            given.body.update(world.enrolment(half))
        elif name == "signInWithCode":
            confirmed = {**given.body, **world.enrolment(half)}
            if "code" in confirmed:
                world.recovery = world.ask("POST", "/desk/api/sign-in/confirm", json=confirmed).json()["recoveryCodes"]
            given.body = {"half": world.half(user), "code": world.recovery.pop() if len(world.recovery) > 1 else world.recovery[0]}
        return given
    users = {
        "confirmOwnEnrolment": "free-confirm", "renewOwnRecoveryCodes": "free-codes", "changeOwnPassword": "free-password",
        "endOwnSignIns": "free-ends",
    }
    given.body = {"password": PASSWORD, "code": None, "new": PASSWORD, "id": None}
    if name == "renewOwnRecoveryCodes":
        # The first time without a second factor, from then on by a recovery code.
        if not hasattr(world, "free_codes"):
            cookie = world.sign_in(users[name])
            world.free_codes = (cookie, world.ask(
                "POST", "/desk/api/own/enrolment/confirm", json=world.own_enrolment(cookie), headers=cookie).json()["recoveryCodes"])
        given.headers, codes = world.free_codes
        given.body["code"] = codes[0]
        return given
    if name == "confirmOwnEnrolment" and hasattr(world, "free_confirm"):
        given.headers = world.free_confirm
    else:
        given.headers = world.sign_in(users.get(name, "free"))
    if name == "confirmOwnEnrolment":
        world.free_confirm = given.headers
        given.body.update(world.own_enrolment(given.headers))
    return given


def desk(world, path, name):
    if path.startswith(("/desk/api/own", "/desk/api/sign-in/")):
        return second_factor(world, name)
    given = Given(world.sign_in(VISITOR) if name == "signOut" else world.desk)
    given.without = ("to", "key")
    if "/callbacks" in path:
        given.path = {"id": [world.later_callback() if "move" in path else world.callback()], "action": ["offer", "cancel"]}
    elif "/chats" in path:
        chat = world.chat()
        if name == "takeAtDesk":
            chat["chat"] = world.service_path("support")[1]["chatSessionId"]
        given.path = {"id": [chat["chat"]], "position": ["1"]}
        if "{file}" in path or name == "readChat":
            given.path["file"] = [world.file(chat)]
        if name == "sendFileAtDesk":
            given.whole = b"\x89PNG\r\n\x1a\nbytes"
    given.query = {"service": "sales", "states": "", "from": "", "until": "", "after": ""} if "/chats" not in path else {"after": "0", "name": "a.png", "key": ""}
    given.body = {
        "user": VISITOR, "password": PASSWORD, "text": "Hello", "url": "https://www.example.com/", "on": True, "position": 1,
        "time": None, "name": "talk", "paused": False,
    }
    return given
