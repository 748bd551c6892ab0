"""NICE CXone as far as chats by a BYOC channel need it: access keys, customers' messages with ids, outbound calls."""

import datetime
import json
import secrets

from aiohttp import web

from .checker import MESSAGE
from .platform import Platform

CHANNEL, CLIENT, ACCESS_KEY = "byoc-1", "channel-client", "key"


class CXone(Platform):
    name = "cxone"

    def __init__(self, history, seed):
        super().__init__(history, seed)
        self.secret, self.box_secret = secrets.token_hex(16), secrets.token_hex(16)
        self.tokens = set()
        # The token of the gateways' token endpoint; any node gives it, and all take it.
        self.box_token = None
        self.contacts = {}

    def settings(self):
        return {self.name: {
            "endpoint": self.url, "accessKeyID": ACCESS_KEY, "accessKeySecret": self.secret, "channel": CHANNEL,
            "byoc": {"clientID": CLIENT, "clientSecrets": [self.box_secret]},
        }}

    def add_routes(self, router):
        router.add_post("/authentication/v1/token/access-key", self._token)
        router.add_post(f"/dfo/3.0/channels/{CHANNEL}/messages", self._guarded(self._message))
        router.add_get("/dfo/3.0/contacts", self._guarded(self._contacts))
        router.add_get("/dfo/3.0/contacts/{id}", self._guarded(self._contact))
        router.add_put("/dfo/3.0/contacts/{id}/status", self._guarded(self._contact))

    def revoke(self):
        self.tokens.clear()
        self.box_token = None

    # The gateways' requests

    async def _token(self, request):
        body = await request.json()
        if (body.get("accessKeyId"), body.get("accessKeySecret")) != (ACCESS_KEY, self.secret):
            return web.json_response({"error": "invalid_client"}, status=401)
        token = secrets.token_hex(16)
        self.tokens.add(token)
        return web.json_response({"access_token": token, "token_type": "Bearer", "expires_in": 3_600})

    def _guarded(self, handler):
        async def guarded(request):
            if request.headers.get("Authorization", "").removeprefix("Bearer ") not in self.tokens:
                return web.json_response({"error": "invalid_token"}, status=401)
            return await handler(request)
        return guarded

    async def _message(self, request):
        body = await request.json()
        chat, id = body["thread"]["idOnExternalPlatform"], body["idOnExternalPlatform"]
        content = body["messageContent"]
        marks = content.get("parameters", {})
        kind = marks.get("beckon.event") or marks.get("beckon.presence") or MESSAGE
        is_new = self.record.take(chat, id, content["payload"]["text"], kind)
        contact = self.contacts.setdefault(chat, str(len(self.contacts) + 1))
        return web.json_response({"id": id, "contact": {"id": contact}}, status=200 if is_new else 409)

    async def _contacts(self, request):
        thread = request.query.get("threadIdOnExternalPlatform")
        found = [self._told(chat) for chat in self.contacts if chat == thread]
        return web.json_response({"data": found})

    async def _contact(self, request):
        id = request.match_info["id"]
        for chat, contact in self.contacts.items():
            if contact == id:
                return web.json_response(self._told(chat))
        return web.json_response({"error": "not found"}, status=404)

    def _told(self, chat):
        return {"id": self.contacts[chat], "threadIdOnExternalPlatform": chat, "status": "open",
                "inboxAssigneeUser": {"id": 20456, "firstName": "Kim", "surname": "Lee"}}

    # Agents

    async def send(self, http, url, chat, id, text, forged=False, at=None):
        token = secrets.token_hex(16) if forged else await self._own_token(http, url)
        moment = datetime.datetime.fromtimestamp(at, datetime.UTC) if at else datetime.datetime.now(datetime.UTC)
        body = json.dumps({
            "brand": {"id": 1092}, "thread": {"idOnExternalPlatform": chat},
            "messageContent": {"type": "TEXT", "payload": {"text": text}},
            "endUserRecipients": [{"idOnExternalPlatform": chat, "isPrimary": True, "isPrivate": True}],
            "createdAtWithMilliseconds": moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{moment.microsecond // 1000:03}Z",
            "authorEndUserIdentity": None, "attachments": [], "isReplyToSpecificMessage": False,
        }).encode()
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        return await http.call("POST", f"{url}/beckon/1/agent-sides/{self.name}/2.0/channel/{CHANNEL}/outbound", body, headers, 10)

    async def _own_token(self, http, url):
        if self.box_token is None:
            wanted = {"client_id": CLIENT, "client_secret": self.box_secret, "grant_type": "client_credentials"}
            answer = await http.post_json(f"{url}/beckon/1/agent-sides/{self.name}/1.0/token", wanted, seconds=10)
            if not answer.is_ok:
                raise OSError(f"no token: {answer}")
            self.box_token = answer.json["access_token"]
        return self.box_token
