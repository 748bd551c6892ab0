"""The address of a person's requests: one, or several nodes of which the next is tried when one does not answer."""

import asyncio
import collections
import random

from .http import GONE

# Answers that say "later": nothing was acknowledged, and the same request may be sent again.
LATER = {408, 429, 502, 503, 504}
# The longest Retry-After that a person keeps, in seconds.
_PATIENCE = 2.0


class Door:
    def __init__(self, *urls, first=0, put_off=None):
        self.urls = list(urls)
        # (when, status or error) of each attempt that was told "later" or had no answer, of all people of one load.
        self.put_off = [] if put_off is None else put_off
        self.index = first % len(self.urls)
        # Whether each request uses another address than the one before.
        self.wanders = False

    @property
    def url(self):
        """The address of the next request."""
        if self.wanders:
            self.next()
        return self.urls[self.index]

    def next(self):
        self.index = (self.index + 1) % len(self.urls)

    def another(self):
        """A door for another person, who tries the next address first."""
        self.next()
        return Door(*self.urls, first=self.index, put_off=self.put_off)


class GaveUp(Exception):
    """The deadline passed, and the request was neither accepted nor refused."""


async def knock(door, attempt, seconds):
    """Repeats `attempt(url)` until it is answered with something other than "later"; returns the answer and the attempts."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    attempts = 0
    heard = collections.Counter()
    while True:
        attempts += 1
        wait = random.uniform(0.05, 0.3)
        try:
            answer = await attempt(door.url)
            if answer.status not in LATER:
                return answer, attempts
            heard[answer.status] += 1
            door.put_off.append((loop.time(), answer.status))
            wait = max(wait, min(_PATIENCE, _seconds(answer.headers.get("Retry-After"))))
        except GONE as error:
            heard[type(error).__name__] += 1
            door.put_off.append((loop.time(), type(error).__name__))
        if loop.time() + wait > end:
            raise GaveUp(f"neither accepted nor refused within {seconds:g} s: {dict(heard)}")
        door.next()
        await asyncio.sleep(wait)


def _seconds(text):
    return float(text) if text and text.isdigit() else 0.0
