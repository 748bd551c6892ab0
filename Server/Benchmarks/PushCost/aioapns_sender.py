"""Sends pushes to a stand-in for APNs with aioapns: one connection, 100 in flight. For comparison only."""

import argparse
import asyncio
import json
import ssl
import time
import urllib.parse

import aioapns
import aioapns.connection
import jwt


def key(service):
    with open(service["privateKeyFile"]) as file:
        return file.read()


async def send(service, count):
    address = urllib.parse.urlsplit(service["endpoint"])
    aioapns.connection.APNsProductionClientProtocol.APNS_SERVER = address.hostname
    aioapns.connection.APNsTLSClientProtocol.APNS_PORT = address.port
    trust = ssl.create_default_context(cafile=service["trustRootsFile"])
    trust.set_alpn_protocols(["h2"])
    client = aioapns.APNs(
        key=key(service), key_id=service["keyID"], team_id=service["teamID"], topic="com.example.app",
        max_connections=1, ssl_context=trust)
    numbers = iter(range(count))

    async def worker():
        for number in numbers:
            result = await client.send_notification(aioapns.NotificationRequest(
                device_token=f"{number:064x}", push_type=aioapns.PushType.ALERT, priority=10, message={"aps": {
                    "alert": {"title": "New message", "body": "You have a new message from Support."},
                    "sound": "default"}}))
            if not result.is_successful:
                raise SystemExit(f"refused: {result.description}")

    await asyncio.gather(*(worker() for _ in range(min(100, count))))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("service", help="the first line of the stand-in's output")
    parser.add_argument("--count", type=int, default=1)
    parser.add_argument("--bearer", action="store_true", help="print a provider token instead")
    arguments = parser.parse_args()
    service = json.loads(arguments.service)
    if arguments.bearer:
        print(jwt.encode({"iss": service["teamID"], "iat": int(time.time())}, key(service), algorithm="ES256",
                         headers={"kid": service["keyID"]}))
        return
    asyncio.run(send(service, arguments.count))


if __name__ == "__main__":
    main()
