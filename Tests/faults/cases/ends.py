"""A node that is killed: at a random moment, in a commit, at its start, after a push."""

import asyncio
import contextlib
import os
import sqlite3

from beckon_faults.case import case
from beckon_faults.door import Door
from beckon_faults.desk import Desk
from beckon_faults.pgwire import CommitHook
from beckon_faults.phone import Phone
from beckon_faults.shim import DEADLY, Shim
from beckon_faults.targets import APNsTarget
from beckon_faults.waiting import percentile, until
from beckon_faults.world import POSTGRESQL, SQLITE

# The most seconds from the start of a killed node to its `ready` line.
READY_LIMIT = 1.0


def f01(engine):
    @case(f"F01-{engine}", "kill -9 at a random moment, 100 times: nothing acknowledged is lost, doubled or reordered; "
          "ready within 1 s; readers go on without a new handshake", limit=600, alone=True)
    async def killed(world):
        times = world.times(100)
        node, database = await world.single(engine)
        load = await world.loaded(node)
        ready = []
        for _ in range(times):
            await asyncio.sleep(world.random.uniform(0.05, 0.6))
            with world.history.outage():
                await node.restart()
            ready.append(node.ready_seconds)
        messages = await world.judge(load, database)
        again = sum(send.attempts > 1 for send in world.history.sends)
        world.note(f"{times} kills, {messages} messages, {again} sent again, 0 lost, 0 doubled, 0 reordered; "
                   f"ready in {percentile(ready, 50):.2f} s, {max(ready):.2f} s at most")
        world.expect(not world.history.handshakes, f"new handshakes: {world.history.handshakes[:5]}")
        # The median, because a single start may have waited for the processor.
        assert percentile(ready, 50) <= READY_LIMIT, f"ready only after {sorted(ready)[-5:]} s"


f01(SQLITE)
f01(POSTGRESQL)


@case("F02-SQLite", "kill -9 while a batch commit is running, 50 times: each event is fully there or not there", limit=400)
async def killed_in_commit(world):
    times = world.times(50)
    shim = Shim(world.directory)
    node, database = await world.single(SQLITE, environment=shim.environment)
    # So few that all messages which a kill leaves unanswered are accepted before the next kill.
    load = await world.loaded(node, rate=min(world.options.rate, 15))
    moments = list(DEADLY)
    for number in range(times):
        await load.until_sent(world.random.randint(1, 10))
        await load.until_through()
        with world.history.outage():
            shim.arm(DEADLY[moments[number % len(moments)]], world.random.randint(1, 6))
            assert await node.ended(20) == -9
            shim.disarm()
            await node.start()
    messages = await world.judge(load, database)
    world.note(f"{times} kills ({', '.join(moments)}), {messages} messages")


@case("F02-PostgreSQL", "kill -9 between COMMIT and its answer, 50 times: each event is fully there or not there",
      limit=400)
async def killed_at_commit(world):
    times = world.times(50)
    hook = CommitHook()
    (node,), database = await world.cluster("a", proxied="a", filter=hook)
    hook.seen = lambda _: node.kill_now()
    load = await world.loaded(node, rate=min(world.options.rate, 15))
    for _ in range(times):
        await load.until_sent(world.random.randint(1, 10))
        await load.until_through()
        with world.history.outage():
            hook.armed = 1
            assert await node.ended(20) == -9
            await node.start()
    world.note(f"{times} kills, {await world.judge(load, database)} messages")
    assert hook.reset >= times


def f03(engine):
    @case(f"F03-{engine}", "kill -9 four times during start-up and migration, 10 rounds: the next start repairs or "
          "resumes; never half-migrated and ready")
    async def killed_at_start(world):
        rounds = world.times(10)
        if engine == POSTGRESQL:
            await world.postgresql()
        kills = 0
        for number in range(rounds):
            if engine == POSTGRESQL:
                await world.server.create_database(f"round{number}")
                database = {"database": world.server.url(f"round{number}")}
            else:
                database = {"data": os.path.join(world.directory, f"round{number}")}
            node = await world.node(database, f"n{number}", start=False)
            for _ in range(4):
                await node.launch()
                await asyncio.sleep(world.random.uniform(0.02, 0.6))
                await node.kill()
                kills += 1
            await node.start()
            assert (await world.http.call("GET", f"{node.url}/desk/api/work")).status == 401
            await node.kill()
            await world.verify(database)
        world.note(f"{rounds} rounds, {kills} kills")


f03(SQLITE)
f03(POSTGRESQL)


@case("F03-migration", "kill -9 at every write of the migration of a database of the first schema: the next start "
      "resumes, and what stood in it stands")
async def killed_in_migration(world):
    shim = Shim(world.directory)
    script = os.path.join(os.path.dirname(__file__), "..", "fixtures", "schema1.sql")
    kills, moment = 0, 0
    while moment < 200:
        moment += 1
        folder = os.path.join(world.directory, f"moment{moment}")
        os.makedirs(folder, mode=0o700)
        connection = sqlite3.connect(os.path.join(folder, "beckon.sqlite"))
        with open(script, encoding="utf-8") as file:
            connection.executescript(file.read())
        connection.close()
        database = {"data": folder}
        node = await world.node(database, f"m{moment}", shim.environment, start=False)
        shim.arm(DEADLY["in the write" if moment % 2 else "before the write"], moment)
        await node.launch()
        started = await node.reached_ready
        shim.disarm()
        if not started:
            assert await node.process.wait() == -9, node.complaints()
            kills += 1
            await node.start()
        await node.kill()
        await world.verify(database)
        connection = sqlite3.connect(os.path.join(folder, "beckon.sqlite"))
        events = connection.execute("SELECT count(*) FROM event").fetchone()[0]
        connection.close()
        assert events == 3, f"{events} of 3 events after a kill at write {moment}"
        if started:
            break
    world.note(f"{kills} kills, at each write of the migration")
    assert kills > 0 and started


@case("F04", "kill -9 between the provider's 200 and marking the push done, 50 times: at most 2 sends of that push, "
      "with the same apns-id and collapse id", limit=400)
async def killed_behind_a_push(world):
    times = world.times(50)
    apns = await world.keep(await APNsTarget(world.directory).start())
    node, database = await world.single(
        SQLITE, push={"apns": apns.settings()}, services={"request-chat": {"type": "chat", "_client_timeout_notification": 0}})
    door = Door(node.url)
    desk = Desk(world.http, door, world.history)

    def sent(phone):
        return [push for push in apns.pushes if push["device"] == phone.token]

    def owed():
        path = os.path.join(database["data"], "beckon.sqlite")
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            return connection.execute("SELECT count(*) FROM owed_push").fetchone()[0]

    for number in range(times):
        phone = await Phone(world.http, door, world.history, f"{number}", "ios").create()
        await phone.open()
        await phone.connect()
        await desk.take(phone.chat)
        await phone.connect()
        await phone.background()
        apns.after_answer = node.kill_now
        await desk.say(phone.chat, f"agent {number}")
        assert await node.ended(20) == -9
        apns.after_answer = None
        await node.start()
        # A node killed before it recorded the answer sends again; the record is rarely quicker than the kill.
        await until("the push is sent again or done", lambda: len(sent(phone)) > 1 or not owed(), world.lease + 4)
    await asyncio.sleep(world.lease + 2)
    by_device = {}
    for push in apns.pushes:
        by_device.setdefault(push["device"], []).append(push)
    assert len(by_device) == times, f"{len(by_device)} of {times} pushes were sent"
    worst = max(len(pushes) for pushes in by_device.values())
    assert worst <= 2, f"a push was sent {worst} times"
    for pushes in by_device.values():
        assert len({push["id"] for push in pushes}) == 1, f"ids: {[push['id'] for push in pushes]}"
        assert len({push["collapse"] for push in pushes}) == 1 and pushes[0]["collapse"]
    again = sum(len(pushes) > 1 for pushes in by_device.values())
    await world.verify(database)
    assert again * 2 >= times, f"only {again} of {times} pushes were cut off before their record"
    world.note(f"{times} kills, {again} sent twice, none three times, one apns-id and collapse id each")
