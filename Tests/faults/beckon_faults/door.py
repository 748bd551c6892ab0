"""Where a person knocks: one address, or several nodes of which another is tried when one does not answer."""

import asyncio
import collections
import random

from .http import GONE

# Answers that say "later": nothing was acknowledged, and the same request may be sent again.
LATER = {408, 429, 502, 503, 504}
# The longest wait that a person takes from a Retry-After.
_PATIENCE = 2.0


class Door:
    def __init__(self, *urls, first=0):
        self.urls = list(urls)
        self.index = first % len(self.urls)
        # Whether each request goes to another address than the one before.
        self.wanders = False

    @property
    def url(self):
        """Where the next request goes."""
        if self.wanders:
            self.next()
        return self.urls[self.index]

    def next(self):
        self.index = (self.index + 1) % len(self.urls)

    def another(self):
        """A door of its own for another person, who tries the next address first."""
        self.next()
        return Door(*self.urls, first=self.index)


class GaveUp(Exception):
    """The deadline passed without an answer that says yes or no."""


async def knock(door, attempt, seconds):
    """Repeats `attempt(url)` until it is answered with something other than "later"; the answer and the attempts."""
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
            wait = max(wait, min(_PATIENCE, _seconds(answer.headers.get("Retry-After"))))
        except GONE as error:
            heard[type(error).__name__] += 1
        if loop.time() + wait > end:
            raise GaveUp(f"no yes or no within {seconds:g} s: {dict(heard)}")
        door.next()
        await asyncio.sleep(wait)


def _seconds(text):
    return float(text) if text and text.isdigit() else 0.0
