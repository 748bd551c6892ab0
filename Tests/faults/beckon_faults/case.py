"""The list of cases and how one is run."""

import asyncio
import dataclasses
import time
import traceback
from typing import Callable

from .world import Skip, World

CASES = []


@dataclasses.dataclass(frozen=True)
class Case:
    name: str
    proves: str
    run: Callable
    limit: float
    alone: bool
    needs: str | None


def case(name, proves, limit=300, alone=False, needs=None):
    """Registers a case: an async function of a World. `proves` is the line that must hold; one that measures short
    times runs `alone`; one that `needs` an option is left out without it."""
    def register(function):
        CASES.append(Case(name, proves, function, limit, alone, needs))
        return function
    return register


@dataclasses.dataclass
class Outcome:
    name: str
    status: str
    text: str
    seconds: float
    detail: str = ""

    def __str__(self):
        return f"{self.status:<7} {self.name:<14} {self.text} ({self.seconds:.0f} s)"


async def perform(case, options):
    """Runs a case within its limit; every failure is its outcome."""
    begin = time.monotonic()
    status, detail = "passed", ""
    world = World(options, case.name)
    try:
        async with world:
            try:
                async with asyncio.timeout(case.limit):
                    await case.run(world)
                assert not world.problems, "; ".join(world.problems)
            except Skip as reason:
                status = "skipped"
                world.note(str(reason))
            except Exception as error:  # every failure is the outcome of the case
                status = "FAILED"
                detail = explain(error, world)
    except Exception as error:
        status, detail = "FAILED", detail + "".join(traceback.format_exception(error))
    if world.lag > 0.5:
        world.note(f"the people of this case stood still for {world.lag:.1f} s")
    return Outcome(case.name, status, ", ".join(world.notes), time.monotonic() - begin, detail)


def explain(error, world):
    """The error, the seed, and the last log lines of every node."""
    text = f"seed {world.seed}\n" + "".join(traceback.format_exception(error))
    for node in world.nodes:
        if node.process is not None and (complaints := node.complaints()):
            text += f"-- log of {node.name}\n{complaints[-1500:]}"
    return text
