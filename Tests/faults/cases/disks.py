"""A disk that is full, and one that fails."""

import os
import time

from beckon_faults.case import case
from beckon_faults.desk import Desk
from beckon_faults.door import Door
from beckon_faults.mount import SmallDisk
from beckon_faults.probe import Probe
from beckon_faults.shim import FAIL_SYNC, Shim
from beckon_faults.waiting import until
from beckon_faults.world import SQLITE, Skip


@case("F07", "disk full, then freed, 3 times: writes 503, reads and polls go on; no crash; resumes within 5 s of the "
      "space; nothing acknowledged is lost")
async def full(world):
    disk, problem = await SmallDisk.mount(os.path.join(world.directory, "data"), 24)
    if disk is None:
        raise Skip(f"a small tmpfs is needed, and mount says: {problem}")
    await world.keep(disk)
    node, database = await world.single(SQLITE)
    load = await world.loaded(node, chats=min(world.options.chats, 60))
    probe = await world.keep(await Probe(world, node, Desk(world.http, Door(node.url), world.history)).start())
    resumed, said_no = [], 0
    for _ in range(world.times(3)):
        await load.until_sent(60)
        # A first reading is told in the audit trail, and refused when that cannot be written; a further one of the hour is not told.
        await load.desk.chat(load.phones[-1].chat)
        with world.history.outage():
            disk.fill()
            begin = time.monotonic()
            await until("writes are refused", lambda: probe.statuses(begin)[503] >= 20)
            said_no += probe.statuses(begin)[503]
            handshakes = len(world.history.handshakes)
            phone = load.phones[-1]
            assert (await load.desk.chat(phone.chat))["lastPosition"] > 0, "reads go on"
            answer = await phone._form(
                f"{node.url}/genesys/1/service/{phone.service}/ixn/chat/refresh", {"transcriptPosition": "0"}, None)
            assert answer.is_ok and len(answer.json["transcriptToShow"]) > 1, answer
            assert node.is_running and len(world.history.handshakes) == handshakes
            disk.free()
        freed = time.monotonic()
        await until("writes are taken again", lambda: probe.first_yes(freed), 20)
        resumed.append(probe.first_yes(freed) - freed)
    world.expect(probe.missing_retry_after == 0, f"{probe.missing_retry_after} answers 503 without Retry-After")
    await probe.stop()
    messages = await world.judge(load, database, unanswered=True)
    world.note(f"{len(resumed)} times full, {said_no} times 503, resumed after {max(resumed):.2f} s at most, "
               f"{messages} messages")
    assert max(resumed) <= 5, f"resumed after {resumed} s"
    assert not world.history.handshakes, world.history.handshakes


@case("F08", "I/O error on the sync of the log, 8 times: stops acknowledging and ends with an exit code that is not 0")
async def failing(world):
    shim = Shim(world.directory)
    node, database = await world.single(SQLITE, environment=shim.environment)
    load = await world.loaded(node, chats=min(world.options.chats, 60))
    codes, slowest = set(), 0.0
    for _ in range(world.times(8)):
        await load.until_sent(world.random.randint(10, 40))
        with world.history.outage():
            shim.arm(FAIL_SYNC, world.random.randint(1, 5))
            await until("a sync fails", lambda: shim.times_done or not node.is_running, pause=0.001)
            failed = time.monotonic()
            codes.add(await node.ended(20))
            slowest = max(slowest, time.monotonic() - failed)
            late = [s.text for s in world.history.acknowledged() if s.acknowledged > failed + 0.1]
            assert not late, f"acknowledged after the sync had failed: {late[:5]}"
            shim.disarm()
            await node.start()
    messages = await world.judge(load, database)
    world.note(f"{world.times(8)} errors, exit {sorted(codes)}, ended within {slowest:.2f} s, {messages} messages")
    assert all(code > 0 for code in codes), f"exit codes {codes}"


