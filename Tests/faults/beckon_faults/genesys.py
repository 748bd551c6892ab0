"""Genesys Cloud as far as chats by Open Messaging need it: tokens, inbound messages with ids, signed webhooks."""

import asyncio
import base64
import datetime
import hashlib
import hmac
import json
import secrets

from aiohttp import WSMsgType, web

from .checker import MESSAGE
from .platform import Platform

INTEGRATION = "6b3a80cf-fa6e-5ffb-b816-2f1439700f2f"


class GenesysCloud(Platform):
    name = "genesys-cloud"

    def __init__(self, history, seed):
        super().__init__(history, seed)
        self.secret = secrets.token_hex(16)
        self.client, self.client_secret = "client", secrets.token_hex(16)
        self.tokens = set()

    def settings(self):
        return {self.name: {
            "endpoint": self.url, "clientID": self.client, "clientSecret": self.client_secret,
            "openMessaging": {"integration": INTEGRATION, "webhookSecrets": [self.secret]},
        }}

    def add_routes(self, router):
        inbound = f"/api/v2/conversations/messages/{INTEGRATION}/inbound/open"
        router.add_post("/oauth/token", self._token)
        router.add_post(inbound + "/message", self._guarded(self._message))
        for kind in ("event", "receipt", "structured/response"):
            router.add_post(f"{inbound}/{kind}", self._guarded(self._accepted))
        router.add_get("/api/v2/conversations/messages/{id}", self._guarded(self._conversation))
        router.add_patch("/api/v2/conversations/messages/{id}/participants/{who}/attributes", self._guarded(self._accepted))
        router.add_post("/api/v2/notifications/channels", self._guarded(self._channel))
        router.add_route("*", "/api/v2/notifications/channels/{id}/subscriptions", self._guarded(self._subscriptions))
        router.add_get("/channels/{id}", self._socket)

    def revoke(self):
        self.tokens.clear()

    # The gateways' requests

    async def _token(self, request):
        given = request.headers.get("Authorization", "")
        wanted = base64.b64encode(f"{self.client}:{self.client_secret}".encode()).decode()
        if given != f"Basic {wanted}":
            return web.json_response({"error": "invalid_client"}, status=401)
        token = secrets.token_hex(16)
        self.tokens.add(token)
        return web.json_response({"access_token": token, "token_type": "bearer", "expires_in": 86_400})

    def _guarded(self, handler):
        async def guarded(request):
            if request.headers.get("Authorization", "").removeprefix("Bearer ") not in self.tokens:
                return web.json_response({"code": "bad.credentials", "status": 401}, status=401)
            return await handler(request)
        return guarded

    async def _message(self, request):
        body = await request.json()
        chat, id = body["channel"]["from"]["id"], body["channel"]["messageId"]
        metadata = body.get("metadata", {})
        kind = metadata.get("beckon.event") or metadata.get("beckon.presence") or MESSAGE
        self.record.take(chat, id, body.get("text", ""), kind)
        answer = {"id": id, "direction": "inbound"}
        if "prefetchConversationId" in request.query:
            answer["conversationId"] = f"conversation-{chat}"
        return web.json_response(answer, status=202)

    async def _accepted(self, _):
        return web.json_response({"id": secrets.token_hex(8)}, status=202)

    async def _conversation(self, request):
        id = request.match_info["id"]
        people = [{"id": f"customer-{id}", "purpose": "customer", "state": "connected"}]
        return web.json_response({"id": id, "participants": people})

    async def _channel(self, _):
        id = secrets.token_hex(8)
        ends = datetime.datetime.now(datetime.UTC) + datetime.timedelta(hours=24)
        return web.json_response({
            "id": id, "connectUri": f"ws://127.0.0.1:{self.port}/channels/{id}", "expires": ends.isoformat()[:23] + "Z"})

    async def _subscriptions(self, request):
        topics = await request.json() if request.can_read_body else []
        return web.json_response({"entities": topics})

    async def _socket(self, request):
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        async for message in socket:
            if message.type == WSMsgType.TEXT and json.loads(message.data).get("message") == "ping":
                await socket.send_json({"topicName": "channel.metadata", "eventBody": {"message": "pong"}})
        await asyncio.sleep(0)
        return socket

    # Agents

    async def send(self, http, url, chat, id, text, forged=False, at=None):
        moment = datetime.datetime.now(datetime.UTC) if at is None else datetime.datetime.fromtimestamp(at, datetime.UTC)
        body = json.dumps({
            "id": id, "type": "Text", "text": text, "originatingEntity": "Human", "direction": "Outbound",
            "channel": {
                "id": INTEGRATION, "platform": "Open", "type": "Private", "messageId": id, "to": {"id": chat},
                "from": {"nickname": "Kim", "id": "integration", "idType": "Opaque"},
                "time": moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{moment.microsecond // 1000:03}Z",
            },
        }).encode()
        secret = secrets.token_hex(16) if forged else self.secret
        code = base64.b64encode(hmac.new(secret.encode(), body, hashlib.sha256).digest()).decode()
        headers = {"Content-Type": "application/json", "X-Hub-Signature-256": f"sha256={code}"}
        return await http.call("POST", f"{url}/beckon/1/agent-sides/{self.name}/webhook", body, headers, 10)
