"""Bookings of 1,000 customers at once on three nodes that are killed."""

import asyncio
import collections
import datetime
import uuid

from beckon_faults.case import case
from beckon_faults.door import Door, knock

CUSTOMERS = 1000
# Fewer places than customers: most of the load is about the last ones.
SLOTS, PLACES = 80, 10
SERVICE = {
    "sales": {
        "type": "callback", "_call_direction": "USERTERMINATED", "_request_time_bucket": 60,
        "_max_request_by_time_bucket": PLACES, "_disallow_impossible_phone_numbers": "false",
        "_disallow_premium_phone_numbers": "false",
    }
}
# One customer in so many moves a booking afterwards, and one in so many cancels it.
MOVES, CANCELS = 5, 12
PATIENCE = 120


class Customer:
    """Books any free time, with one key for all attempts at one time, at whichever node answers."""

    def __init__(self, world, number, door, times):
        self.world, self.door, self.random = world, door, world.random
        self.number = f"+1212555{number:04}"
        self.all, self.times = set(times), list(times)
        self.random.shuffle(self.times)
        self.id = None
        self.time = None
        self.is_cancelled = False

    def _path(self, url, rest=""):
        return f"{url}/genesys/1/service/callback/sales{rest}"

    async def book(self):
        """Ends with a place, or when no time has one."""
        while self.times:
            time = self.times.pop()
            fields, key = {"_customer_number": self.number, "_desired_time": time}, str(uuid.uuid4())
            answer, _ = await knock(self.door, lambda url: self.world.http.post_json(
                self._path(url), fields, {"Idempotency-Key": key}), PATIENCE)
            if answer.is_ok:
                self.id, self.time = answer.json["_id"], time
                return
            assert answer.status == 400 and "availability" in answer.json, answer
            # The refusal names times with room, which others may take first.
            named = [time for time in answer.json["availability"] if time in self.times]
            self.times.sort(key=lambda time: time in named)

    async def move(self):
        """To another time with room, if there is one. A repeated move is harmless."""
        answer, _ = await knock(self.door, lambda url: self.world.http.call("GET", self._path(url, "/availability")
                                                                            + f"?start={first()}&number-of-days=5"), PATIENCE)
        free = [time for time in answer.json if time != self.time and time in self.all]
        if not free:
            return
        time = self.random.choice(free)
        answer, attempts = await knock(self.door, lambda url: self.world.http.call(
            "PUT", self._path(url, f"/{self.id}"), f'{{"_new_desired_time": "{time}"}}'.encode(),
            {"Content-Type": "application/json"}), PATIENCE)
        if answer.is_ok:
            self.time = time
        elif attempts > 1:
            # An attempt without an answer may have moved it; the record tells.
            self.time = None

    async def cancel(self):
        answer, attempts = await knock(
            self.door, lambda url: self.world.http.call("DELETE", self._path(url, f"/{self.id}")), PATIENCE)
        assert answer.is_ok or (attempts > 1 and answer.status == 400), answer
        self.is_cancelled = True

    async def life(self):
        await asyncio.sleep(self.random.uniform(0, 10))
        await self.book()
        if self.id and self.random.randrange(MOVES) == 0:
            await self.move()
        if self.id and self.random.randrange(CANCELS) == 0:
            await self.cancel()


def first():
    """The full hour after tomorrow's begin, so that no slot comes near while the case runs."""
    day = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=1)
    return f"{day:%Y-%m-%dT%H}:00:00.000Z"


def hours(begin):
    moment = datetime.datetime.strptime(begin, "%Y-%m-%dT%H:%M:%S.%fZ")
    return [f"{moment + datetime.timedelta(hours=number):%Y-%m-%dT%H:%M}:00.000Z" for number in range(SLOTS)]


@case("bookings", f"{CUSTOMERS} customers book {SLOTS * PLACES} places on 3 nodes that are killed: no slot has more than "
      "its places, no booking is lost or doubled", limit=400)
async def bookings(world):
    nodes, database = await world.cluster("abc", services=SERVICE)
    begin = first()
    times = hours(begin)
    urls = [node.url for node in nodes]
    customers = [Customer(world, number, Door(*urls, first=number), times) for number in range(CUSTOMERS)]
    lives = asyncio.gather(*(customer.life() for customer in customers))
    kills = 0
    while not lives.done():
        await asyncio.sleep(world.random.uniform(0.3, 1.2))
        if not lives.done():
            await world.random.choice(nodes).restart()
            kills += 1
    await lives
    records = await everything(world, nodes[0].url, customers)
    taken = collections.Counter()
    for customer, mine in zip(customers, records):
        scheduled = [record for record in mine if record["_callback_state"] == "SCHEDULED"]
        if customer.id is None:
            assert not mine, f"a refused customer has {len(mine)} callbacks"
            continue
        assert [record["_id"] for record in mine] == [customer.id], f"{len(mine)} callbacks of one customer"
        if customer.is_cancelled:
            assert mine[0]["_callback_reason"] == "CANCELLED" and not scheduled, mine
            continue
        assert scheduled, mine
        if customer.time:
            assert scheduled[0]["_desired_time"] == customer.time, "a booking stands at another time than was promised"
        taken[scheduled[0]["_desired_time"]] += 1
    assert max(taken.values()) <= PLACES, f"a slot of {PLACES} places has {max(taken.values())}"
    free = await availability(world, nodes[0].url, begin)
    for time in times:
        assert free[time] == (PLACES - taken[time], PLACES), f"{time}: {free[time]}, taken {taken[time]}"
    await world.verify(database)
    refused = sum(customer.id is None for customer in customers)
    cancelled = sum(customer.is_cancelled for customer in customers)
    assert kills >= 3 and sum(taken.values()) >= SLOTS * PLACES * 0.8, f"{kills} kills, {sum(taken.values())} bookings"
    world.note(f"{kills} kills; {sum(taken.values())} of {SLOTS * PLACES} places taken, {cancelled} cancelled, "
               f"{refused} customers without a place; most in a slot {max(taken.values())} of {PLACES}")


async def everything(world, url, customers):
    """The stored callbacks of each customer."""
    async def of(customer):
        query = f"{url}/genesys/1/service/callback/sales?_customer_number={customer.number.replace('+', '%2B')}"
        answer = await world.http.call("GET", query)
        assert answer.is_ok, answer
        return answer.json

    return [await of(customer) for customer in customers]


async def availability(world, url, begin):
    """Free and all places of each slot, as version 2 tells them."""
    answer = await world.http.call(
        "GET", f"{url}/genesys/2/service/callback/sales/availability?start={begin[:19]}&number-of-days=5&report-busy=true")
    assert answer.is_ok, answer
    return {slot["utcTime"]: (slot["capacity"], slot["total"]) for slot in answer.json["slots"]}
