"""Waiting for what must come true; the patience is what only a hang takes."""

import time

PATIENCE = 60


def until(look, what, shown=None):
    """Looks until it is true, and returns what was seen."""
    end = time.monotonic() + PATIENCE
    while True:
        seen = look()
        if seen:
            return seen
        if time.monotonic() > end:
            raise AssertionError(f"not in {PATIENCE} s: {what}" + (f"; instead {shown()!r}" if shown else ""))
        time.sleep(0.05)
