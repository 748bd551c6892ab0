"""aiocometd was written for Python 3.6: it hands `loop=` to parts of asyncio that have lost it since."""

import asyncio
import functools


def without_loop(function):
    @functools.wraps(function)
    def call(*arguments, loop=None, **options):
        return function(*arguments, **options)

    return call


def install():
    """Lets those parts take `loop=` again, and change nothing by it."""
    for name in ("sleep", "wait", "wait_for", "Semaphore"):
        setattr(asyncio, name, without_loop(getattr(asyncio, name)))
