"""F25: wakes between nodes that are lost, doubled, late or out of order."""

import asyncio
import time

from beckon_faults.case import case
from beckon_faults.desk import Desk
from beckon_faults.door import Door
from beckon_faults.pgwire import WakeFault
from beckon_faults.phone import Phone
from beckon_faults.waiting import percentile

FALLBACK = 1.2
MODES = ["pass", "drop", "double", "late", "shuffle"]


@case("F25", "wake plane dead, doubling, 5 s late, reordering: delivery within 1.2 s (fallback), nothing else changes",
      limit=200, alone=True)
async def wakes(world):
    fault = WakeFault(seed=world.seed)
    (a, b), database = await world.cluster("ab", proxied="b", filter=fault)
    # Phones are at b, the agent writes at a.
    load = await world.keep(world.load(b, rate=min(world.options.rate, 40)))
    load.desk.door = Door(a.url)
    load.agent_door = Door(a.url)
    await load.start()
    figures, slow = [], []
    for mode in MODES:
        fault.mode = mode
        await asyncio.sleep(1.5)
        begin = time.monotonic()
        await asyncio.sleep(5)
        end = time.monotonic()
        await asyncio.sleep(1.5)
        across, own = taken(load, "agent", begin, end), taken(load, "customer", begin, end)
        assert across and own, "nothing was delivered"
        figures.append((mode, percentile(across, 50), percentile(across, 99)))
        # What reading and writing take on a busy machine: a customer's own words need no wake between nodes.
        limit = FALLBACK + max(own)
        if figures[-1][2] > limit:
            slow.append(f"{mode}: {figures[-1][2]:.2f} s, more than {limit:.2f} s")
    assert fault.seen > 0, "no wake came through the proxy"
    fault.mode = "pass"
    messages = await world.judge(load, database)
    world.note(", ".join(f"{mode} {half * 1000:.0f}/{p99 * 1000:.0f} ms" for mode, half, p99 in figures)
               + f" (median/p99), {messages} messages")
    world.expect(not slow, f"delivered only after {slow}")
    world.expect(not world.history.handshakes, f"new handshakes: {world.history.handshakes[:5]}")


def taken(load, sender, begin, end):
    """Seconds from each send within a time to the phone's application, of phones that never leave."""
    return [delivery for _, delivery in load.deliveries_of(
        lambda send: send.sender.startswith(sender) and send.chat in load.present and begin < send.begun < end,
        reader="phone")]


async def latencies(world, phones, desk, rounds, name, pause=0.05):
    """Seconds from an agent's send at the desk's door to each phone's application."""
    took = []
    for number in range(rounds):
        for phone in phones:
            text = f"agent {phone.name} {name} {number}"
            send = await desk.say(phone.chat, text)
            end = time.monotonic() + 5
            while text not in phone.texts and time.monotonic() < end:
                phone.told.clear()
                try:
                    await asyncio.wait_for(phone.told.wait(), 0.5)
                except TimeoutError:
                    continue
            delivered = next((d.at for d in reversed(world.history.deliveries) if d.text == text), None)
            assert delivered is not None, f"{text!r} was not delivered within 5 s"
            took.append(delivered - send.begun)
            await asyncio.sleep(pause)
    return took


async def people(world, nodes, count):
    """Phones at the last node and desks at the first and at the last."""
    phones = []
    for number in range(count):
        phone = await Phone(world.http, Door(nodes[-1].url), world.history, f"{number}").create()
        await phone.open()
        phones.append(phone.foreground())
    near = Desk(world.http, Door(nodes[-1].url), world.history)
    far = Desk(world.http, Door(nodes[0].url), world.history)
    for phone in phones:
        await near.take(phone.chat)
    await far.sign_in()
    return phones, near, far


def delivery(name, limit, dead, rounds, **settings):
    @case(name, f"median delivery across nodes within {limit}", limit=120, alone=True)
    async def measured(world):
        nodes, database = await world.cluster("abc", **settings)
        phones, near, far = await people(world, nodes, 10)
        await latencies(world, phones, near, 3, "begin")
        same = await latencies(world, phones, near, rounds, "near")
        across = await latencies(world, phones, far, rounds, "far")
        half, half_across = percentile(same, 50), percentile(across, 50)
        world.note(f"same node median {half * 1000:.1f} ms, p99 {percentile(same, 99) * 1000:.1f} ms; across nodes median "
                   f"{half_across * 1000:.1f} ms, p99 {percentile(across, 99) * 1000:.1f} ms; {len(across)} messages each")
        for phone in phones:
            await phone.rest()
        await world.verify(database)
        if dead:
            limit = FALLBACK + max(same)
            assert max(across) <= limit, f"{max(across):.2f} s, more than {limit:.2f} s"
        else:
            assert half_across - half <= 0.025, f"{(half_across - half) * 1000:.1f} ms more"


delivery("delivery", "25 ms of the same node's with wakes", False, 20)
delivery("delivery-dead", "1.2 s with the wake plane dead", True, 4, wakes="none")
