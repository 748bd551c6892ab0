"""All requests that the sweep makes of one operation of the OpenAPI description."""

import json
import urllib.parse

import values
import wire

# Header fields that the server reads without the description's naming them.
HEADERS = [
    "gms_user", "Idempotency-Key", "Authorization", "Cookie", "Content-Type", "Origin", "Accept", "If-None-Match",
    "Range", "X-Forwarded-For", "X-Forwarded-Proto", "Forwarded", "Content-Length", "Content-Encoding", "Expect",
]
SHORT_HEADERS = ["gms_user", "Idempotency-Key", "Authorization", "Cookie", "Content-Type", "Content-Length"]


class Good:
    """A request that the operation takes, to be changed in one place."""

    def __init__(self, operation, make):
        self.operation, self.make = operation, make
        self.method = operation.method.upper()
        self.path = operation.path
        self.renew()

    def renew(self):
        """Takes what exists anew, because an earlier request may have ended it."""
        operation, given = self.operation, self.make()
        self.given = given
        self.parts = {name: urllib.parse.quote(given.path.get(name, ["x"])[0], safe="") for name in operation.names("path")}
        self.query = {name: str(value) for name, value in given.query.items() if value and name in operation.names("query")}
        self.headers = dict(given.headers)
        self.signs = given.signs
        self.whole = given.whole
        self.body = {}
        if operation.has_body and given.whole is None:
            members = operation.members
            self.body = {name: value for name, value in given.body.items() if not members or name in members}

    def refresh(self):
        """Renews what requests of this operation end."""
        words = ("disconnect", "cancel", "delete", "/end", "move", "transfer", "leave", "take")
        if self.method == "DELETE" or any(word in self.path.lower() for word in words):
            self.renew()

    def target(self, parts=None, query=None):
        path = self.path
        for name, value in {**self.parts, **(parts or {})}.items():
            path = path.replace("{" + name + "}", value)
        pairs = {name: urllib.parse.quote_plus(value) for name, value in self.query.items()}
        pairs.update(query or {})
        return path + ("?" + "&".join(f"{name}={value}" for name, value in pairs.items()) if pairs else "")

    def json(self, name=None, value=None):
        """The body, one member of which has other bytes."""
        if isinstance(self.whole, bytes):
            return self.whole if name is None else value
        if self.whole is not None:
            return json.dumps(self.whole).encode() if name is None else value
        members = {key: json.dumps(member).encode() for key, member in self.body.items() if key != name}
        if name is not None:
            members[name] = value
        return b"{" + b",".join(json.dumps(key).encode() + b":" + member for key, member in members.items()) + b"}"

    @property
    def type(self):
        return "application/octet-stream" if isinstance(self.whole, bytes) else "application/json"


class Operation:
    """One operation of the description."""

    def __init__(self, document, path, method):
        self.document, self.path, self.method = document, path, method
        self.described = document["paths"][path][method]
        self.name = self.described["operationId"]
        shared = document["paths"][path].get("parameters", [])
        self.parameters = [self.resolved(one) for one in shared + self.described.get("parameters", [])]
        self.has_body = "requestBody" in self.described
        self.members = self.body_members()

    def resolved(self, value):
        while "$ref" in value:
            kind, name = value["$ref"].split("/")[-2:]
            value = self.document["components"][kind][name]
        return value

    def names(self, place):
        return [one["name"] for one in self.parameters if one["in"] == place]

    def body_members(self):
        """The names of the members that the description gives the body, those of inner objects with dots."""
        if not self.has_body:
            return []
        found = []
        for content in self.resolved(self.described["requestBody"]).get("content", {}).values():
            schema = self.resolved(content.get("schema", {}))
            for one in [schema] + [self.resolved(other) for word in ("oneOf", "anyOf", "allOf") for other in schema.get(word, [])]:
                found += [name for name in one.get("properties", {}) if name not in found]
        return found


def changes(operation, good, is_long, turn=0):
    """What is changed, and the request's target, header fields and body; `turn` chooses among what a short run leaves out."""
    fields = [("Content-Type", good.type)] if operation.has_body else []
    body = good.json() if operation.has_body else None
    for name in operation.names("path"):
        good.refresh()
        for value in values.of_path(is_long):
            yield f"path {name}", value, good.target(parts={name: value}), fields, body
    known = operation.names("query")
    names = known + [name for name in ("gms_user", "transcriptPosition", "unknown%5bname%5d") if name not in known and "/genesys/" in good.path]
    for name in names:
        for value in values.of_query(is_long):
            yield f"query {name}", value, good.target(query={name: value}), fields, body
    chosen = HEADERS if is_long else [SHORT_HEADERS[(turn + more) % len(SHORT_HEADERS)] for more in range(2)]
    for name in chosen:
        for value in values.of_header(is_long):
            others = [field for field in fields if field[0] != name]
            yield f"header {name}", value, good.target(), others + [(name, value)], body
    if operation.has_body:
        yield from of_bodies(operation, good, is_long)


def of_bodies(operation, good, is_long):
    names = list(dict.fromkeys(list(good.body) + operation.members))
    for name in names or ["member"]:
        good.refresh()
        for value in values.of_json(is_long):
            yield f"member {name}", value, good.target(), [("Content-Type", good.type)], good.json(name, value)
    if "/genesys/" in good.path:
        form_type, multipart_type = ("application/x-www-form-urlencoded", "multipart/form-data; boundary=sweep")
        for name in names if is_long else names[:1]:
            good.refresh()
            others = [(key, urllib.parse.quote_plus(str(member))) for key, member in good.body.items() if key != name]
            for value in values.of_query(is_long):
                yield f"form {name}", value, good.target(), [("Content-Type", form_type)], wire.form(others + [(name, value)])
            parts = [(key, str(member)) for key, member in good.body.items() if key != name]
            for value in values.of_header(is_long):
                yield f"part {name}", value, good.target(), [("Content-Type", multipart_type)], wire.multipart(parts + [(name, value)])
    for value in whole_bodies(is_long):
        yield "body", value, good.target(), [("Content-Type", good.type)], value
    if is_long:
        for name in names[:4]:
            for value in values.huge_json():
                yield f"member {name}", value, good.target(), [("Content-Type", good.type)], good.json(name, value)


def whole_bodies(is_long):
    bodies = [b"", b" ", b"null", b"[]", b"[[[", b"{" * 2_000, b"\xff\xfe{}", b'{"a":1,"a":2}', b"{} {}", b"--x\r\n\r\n"]
    return bodies + ([b"x" * 1_048_576, b"[" * 65_000, b"{\"a\":" * 65_000, b"[" + b"1," * 500_000 + b"1]"] if is_long else [])
