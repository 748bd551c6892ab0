"""Waiting with a limit."""

import asyncio
import inspect
import socket
import time


async def until(what, condition, seconds=20.0, pause=0.02):
    """Evaluates `condition` until it is true and returns its value; fails with `what` when the time is over."""
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if inspect.isawaitable(value):
            value = await value
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"not within {seconds:g} s: {what}")
        await asyncio.sleep(pause)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def middle(values):
    """The median, or None of nothing."""
    return percentile(values, 50)


def percentile(values, percent):
    ordered = sorted(values)
    if not ordered:
        return None
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]
