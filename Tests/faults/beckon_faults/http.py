"""Plain HTTP for a test's phones and agents: no cookies, no redirects, no retries."""

import asyncio
import json

import aiohttp

# The errors of a request while a gateway is dead, ending or cut off.
GONE = (aiohttp.ClientError, OSError, asyncio.TimeoutError)


class Answer:
    def __init__(self, status, headers, body):
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def is_ok(self):
        return self.status == 200

    def __repr__(self):
        return f"{self.status} {self.body[:300]!r}"


class HTTP:
    """Keeps and shares connections, without a limit on their number."""

    async def __aenter__(self):
        self.session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=0, keepalive_timeout=15),
            cookie_jar=aiohttp.DummyCookieJar(), auto_decompress=False,
        )
        return self

    async def __aexit__(self, *_):
        await self.session.close()

    async def call(self, method, url, body=None, headers=None, seconds=15):
        timeout = aiohttp.ClientTimeout(total=seconds, sock_connect=5)
        async with self.session.request(
            method, url, data=body, headers=headers, timeout=timeout, allow_redirects=False,
        ) as response:
            return Answer(response.status, response.headers, await response.read())

    async def post_json(self, url, value, headers=None, **options):
        headers = {"Content-Type": "application/json", **(headers or {})}
        return await self.call("POST", url, json.dumps(value).encode(), headers, **options)

    def stream(self, url, headers):
        """A streaming answer, to be used with `async with`."""
        timeout = aiohttp.ClientTimeout(total=None, sock_connect=5, sock_read=40)
        return self.session.get(url, headers=headers, timeout=timeout, allow_redirects=False)
