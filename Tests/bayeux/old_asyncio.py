"""aiocometd was written for Python 3.6: it passes `loop=` to parts of asyncio that no longer have it."""

import asyncio
import functools


def without_loop(function):
    @functools.wraps(function)
    def call(*arguments, loop=None, **options):
        return function(*arguments, **options)

    return call


def install():
    """Makes those parts accept and ignore `loop=`."""
    for name in ("sleep", "wait", "wait_for", "Semaphore"):
        setattr(asyncio, name, without_loop(getattr(asyncio, name)))
