"""aiocometd 0.4.5 from PyPI, over both of its transports."""

import asyncio
import contextlib

import old_asyncio

old_asyncio.install()

import aiocometd  # noqa: E402 - after the line above
from aiocometd import ConnectionType  # noqa: E402

from server import PATIENCE, Hub, hub  # noqa: E402

KINDS = {"long-polling": ConnectionType.LONG_POLLING, "websocket": ConnectionType.WEBSOCKET}


def endpoint(server):
    """Gives a host name: aiocometd keeps no cookies for IP addresses (BX-63)."""
    return f"http://localhost:{server.port}{server.path}"


def quiet(talk):
    """Runs a coroutine; ignores errors of tasks that aiocometd cancelled and left."""

    async def run():
        def handler(loop, context):
            if not isinstance(context.get("exception"), asyncio.CancelledError):
                loop.default_exception_handler(context)

        asyncio.get_running_loop().set_exception_handler(handler)
        await asyncio.wait_for(talk, 2 * PATIENCE)

    asyncio.run(run())


async def take(client, count):
    return [(await asyncio.wait_for(client.receive(), PATIENCE))["data"] for _ in range(count)]


def publishes_and_hears(kind):
    async def talk(server):
        async with aiocometd.Client(endpoint(server), KINDS[kind]) as client:
            # BX-93: it picks the transport from the server's list.
            assert client.connection_type == KINDS[kind], client.connection_type
            await client.subscribe("/news/**")
            await client.subscribe("/news/today")
            for number in range(30):
                # BX-06: an event with an id would look like the answer to its own publish.
                reply = await client.publish("/news/today", {"n": number})
                assert reply["successful"] and "data" not in reply, reply
            # BX-34: the event arrives once, although two subscriptions match.
            assert await take(client, 30) == [{"n": number} for number in range(30)]
            assert client.pending_count == 0
            await client.unsubscribe("/news/**")
            await client.unsubscribe("/news/today")
            await client.publish("/news/today", {"n": 99})
            await client.subscribe("/end")
            await client.publish("/end", {})
            assert await take(client, 1) == [{}]

    def case(program, note):
        with hub(program) as server:
            quiet(talk(server))

    return case


def two_of_them(kind):
    async def talk(server):
        async with contextlib.AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(aiocometd.Client(endpoint(server), KINDS[kind])) for _ in range(2)]
            for client in clients:
                await client.subscribe("/room")
            await clients[0].publish("/room", {"from": 0})
            await clients[1].publish("/room", {"from": 1})
            for client in clients:
                assert sorted(data["from"] for data in await take(client, 2)) == [0, 1]

    def case(program, note):
        with hub(program) as server:
            quiet(talk(server))

    return case


def idle(kind):
    """BX-20: each advice replaces the one before whole, so an advice with missing members ends its polling."""

    async def talk(server):
        async with aiocometd.Client(endpoint(server), KINDS[kind]) as client:
            await client.subscribe("/late")
            await asyncio.sleep(4)
            await client.publish("/late", {"n": 1})
            assert await take(client, 1) == [{"n": 1}]

    def case(program, note):
        with hub(program, "--timeout", "1500") as server:
            quiet(talk(server))

    return case


def restarted(kind):
    """BX-25, BX-98: after 402 it sends a connect and its subscriptions in one batch and waits for all the answers."""

    async def talk(program, server, port):
        async with aiocometd.Client(
            endpoint(server), KINDS[kind], connection_timeout=PATIENCE, max_pending_count=10
        ) as client:
            await client.subscribe("/a")
            await client.subscribe("/b")
            server.kill()
            server = Hub(program, "--port", str(port))
            try:
                for _ in range(200):
                    with contextlib.suppress(aiocometd.exceptions.AiocometdException):
                        await client.publish("/a", {"n": 1})
                        if client.has_pending_messages:
                            break
                    await asyncio.sleep(0.1)
                assert (await take(client, 1)) == [{"n": 1}]
                await client.publish("/b", {"n": 2})
                while (await take(client, 1)) != [{"n": 2}]:
                    pass
            finally:
                await client.close()
                server.stop()

    def case(program, note):
        server = Hub(program, "--port", "0")
        quiet(talk(program, server, server.port))

    return case


CASES = [
    (f"aiocometd over {kind}: {name}", case(kind))
    for kind in KINDS
    for name, case in [
        ("its own events once, in order", publishes_and_hears),
        ("two clients in one room", two_of_them),
        ("idle longer than the advised timeout", idle),
        ("a server that has forgotten it", restarted),
    ]
]
