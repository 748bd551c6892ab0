"""The audit trail over crashes: an act that was acknowledged has its row, and the chain is whole."""

import asyncio
import json

from beckon_faults.case import case
from beckon_faults.door import GaveUp
from beckon_faults.phone import Refused
from beckon_faults.world import POSTGRESQL, SQLITE


def f60(engine):
    @case(f"F60-{engine}", "kill -9 at a random moment, 200 times, while chats are taken and left: each acknowledged act has its "
          "row in the audit trail, each row follows the one before it", limit=900, alone=True)
    async def killed(world):
        times = world.times(200)
        node, database = await world.single(engine)
        load = await world.loaded(node, chats=min(world.options.chats, 40), rate=10)
        chats = [phone.chat for phone in load.phones]
        acts, is_over = {chat: 0 for chat in chats}, asyncio.Event()

        async def take_and_leave(chat):
            """Takes a chat and leaves it; both are repeated until they are acknowledged."""
            while not is_over.is_set():
                try:
                    await load.desk.take(chat)
                    # With one key for each number, so that a repeated one adds nothing.
                    await load.desk.act(f"chats/{chat}/leave", {"key": f"left {acts[chat]}"})
                    acts[chat] += 1
                except (Refused, GaveUp):
                    # The time was up, or the chat is over.
                    pass
                await asyncio.sleep(world.random.uniform(0.05, 0.3))

        tasks = [asyncio.create_task(take_and_leave(chat)) for chat in chats[:8]]
        for _ in range(times):
            await asyncio.sleep(world.random.uniform(0.05, 0.6))
            with world.history.outage():
                await node.restart()
        is_over.set()
        await asyncio.gather(*tasks)
        await world.judge(load, database)
        code, output = await world.beckon("audit", "export", database=database)
        assert code == 0, output
        rows = [json.loads(line) for line in output.splitlines() if line.startswith("{")]
        assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
        for chat in chats[:8]:
            left = sum(row["act"] == "left-chat" and row["subject"] == chat for row in rows)
            assert left >= acts[chat], f"{chat[:6]}: {acts[chat]} acknowledged, {left} rows"
        world.note(f"{times} kills, {sum(acts.values())} acts acknowledged, {len(rows)} rows in one chain")


f60(SQLITE)
f60(POSTGRESQL)
