"""All messages that the sweep sends to the Bayeux endpoint: each channel, each member in turn."""

import json

import values

PATH = "/genesys/cometd"


class Client:
    """A client with its cookie."""

    def __init__(self, line, user):
        self.line, self.user, self.cookies = line, user, {}
        self.id = None

    def post(self, body):
        fields = [("Content-Type", "application/json"), ("gms_user", self.user)]
        if self.cookies:
            fields.append(("Cookie", "; ".join(f"{name}={value}" for name, value in self.cookies.items())))
        status, headers, content = self.line.ask("POST", PATH, fields, body)
        if "set-cookie" in headers:
            name, _, value = headers["set-cookie"].split(";")[0].partition("=")
            self.cookies[name] = value
        return status, headers, content

    def shake(self):
        shake = {"channel": "/meta/handshake", "version": "1.0", "supportedConnectionTypes": ["long-polling"], "ext": {"ack": True}}
        status, _, content = self.post(json.dumps([shake]).encode())
        self.id = json.loads(content)[0]["clientId"] if status == 200 else None


def messages(client, world):
    """A good message of each channel."""
    chat = world.chat()
    common = {"clientId": client, "id": "1"}
    ext = {"ack": 1, "timesync": {"tc": 1, "l": 1, "o": 1}, "transcriptPosition": "1", "gms_user": "bo"}
    identity = {"secureKey": chat["secureKey"], "userId": chat["userId"], "chatId": chat["chat"]}
    auth = {"auth": {"encoded": world.operator["Authorization"].split()[1]}}
    for operation in ["requestNotifications", "sendMessage", "startTyping", "pushUrl", "customNotice", "updateNickname", "updateData",
                      "readReceipt"]:
        data = {
            "operation": operation, **identity, **auth, "transcriptPosition": "1", "message": "Hello", "nickname": "Bo",
            "pushUrl": "https://www.example.com/", "userData": {"a": "1"}, "messageType": "text",
        }
        yield {"channel": "/service/chatV2/support", **common, "data": data}
    yield {"channel": "/service/chatV2/support", **common, "data": {"operation": "requestChat", "nickname": "Bo", **auth}}
    yield {
        "channel": "/meta/handshake", "version": "1.0", "minimumVersion": "1.0", "id": "1", "ext": ext,
        "supportedConnectionTypes": ["long-polling"], "advice": {"timeout": 0, "interval": 0},
    }
    yield {"channel": "/meta/subscribe", **common, "subscription": "/_genesys", "ext": ext}
    yield {"channel": "/meta/unsubscribe", **common, "subscription": "/_genesys", "ext": ext}
    yield {
        "channel": "/meta/connect", **common, "connectionType": "long-polling", "ext": ext, "advice": {"timeout": 0, "interval": 0},
    }
    yield {"channel": "/meta/disconnect", **common, "ext": ext}
    yield {"channel": "/_genesys", **common, "data": {"text": "x"}}
    yield {"channel": "/service/other", **common, "data": {"text": "x"}}


def spots(message, place=()):
    """The members of a message, those of inner objects too."""
    for name, value in message.items():
        yield place + (name,)
        if isinstance(value, dict):
            yield from spots(value, place + (name,))


def changed(message, place, value):
    """The bytes of a message in which a member has other bytes."""
    name, rest = place[0], place[1:]
    members = []
    for key, member in message.items():
        if key != name:
            encoded = json.dumps(member).encode()
        else:
            encoded = changed(member, rest, value) if rest else value
        members.append(json.dumps(key).encode() + b":" + encoded)
    return b"{" + b",".join(members) + b"}"


def bodies(message, is_long):
    """What is changed, and the body."""
    for place in spots(message):
        # A poll that may wait is held, as it should be.
        if message["channel"] == "/meta/connect" and place[0] == "advice":
            continue
        for value in values.of_json(is_long) + (values.huge_json() if is_long else []):
            yield f"member {'.'.join(place)}", value, b"[" + changed(message, place, value) + b"]"
    for body in [b"", b"[]", b"{}", b"[1]", b"[[]]", b"null", b"[" * 5_000, b"\xff", b"message=%ff", b"message=" + b"%5b" * 4_000]:
        yield "body", body, body


def polls():
    """Polls with an `advice.timeout` at the ends; the server may hold them."""
    for name in ["timeout", "interval"]:
        for value in values.of_json(True):
            yield f"member advice.{name}", value, {"channel": "/meta/connect", "connectionType": "long-polling"}, value
