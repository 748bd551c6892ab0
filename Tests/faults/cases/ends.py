"""A node that ends without a word."""

import asyncio

from beckon_faults.case import case
from beckon_faults.door import Door
from beckon_faults.load import Load
from beckon_faults.world import POSTGRESQL, SQLITE

KILLS = 100
# From the start of a killed node to its `ready` line.
READY_LIMIT = 1.0


def f01(engine):
    @case(f"F01-{engine}", "kill -9 at a random moment, 100 times: nothing acknowledged is lost, doubled or reordered; "
          "ready within 1 s; readers go on without a new handshake", limit=600)
    async def killed(world):
        times = world.options.times or KILLS
        node, database = await world.single(engine)
        load = await world.keep(Load(world, Door(node.url), world.options.chats, world.options.rate, seed=world.seed))
        await load.start()
        ready = []
        for _ in range(times):
            await asyncio.sleep(world.random.uniform(0.1, 0.8))
            with world.history.outage():
                await node.restart()
            ready.append(node.ready_seconds)
        messages = await world.judge(load, database)
        again = sum(send.attempts > 1 for send in world.history.sends)
        world.note(f"{times} kills, {messages} messages, {again} sent again, {world.history.raw_repeats} events repeated "
                   f"to raw clients, 0 lost, 0 doubled, 0 reordered, ready in {max(ready):.2f} s at most")
        assert not world.history.handshakes, f"handshakes: {world.history.handshakes[:5]}"
        assert sorted(ready)[int(len(ready) * 0.9)] <= READY_LIMIT, f"ready after {sorted(ready)[-5:]} s"


f01(SQLITE)
f01(POSTGRESQL)
