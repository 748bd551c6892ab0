"""A false wall clock for a program, by Debian's faketime; monotonic clocks and their timers stay correct."""

import glob
import os

from .shim import build


def library():
    found = glob.glob("/usr/lib/*/faketime/libfaketimeMT.so.1")
    return found[0] if found else None


def launcher(environment):
    """The command through which a program is started.

    The library sets a variable of its own when it is loaded first, which moves the environment to where Swift's runtime
    does not find the program's arguments; loaded into `env` before, it finds that variable set.
    """
    return ["/usr/bin/env"] if "FAKETIME_TIMESTAMP_FILE" in environment else []


class Clock:
    """The wall clock of programs started with `environment`; it can jump while they run."""

    def __init__(self, directory, name="clock"):
        assert library(), "faketime is needed: Scripts/setup faults"
        self.path = os.path.join(directory, name)
        self.timers = build("truetimers", directory)
        self.set(0)

    @property
    def environment(self):
        return {
            "LD_PRELOAD": f"{self.timers}:{library()}",
            "FAKETIME_TIMESTAMP_FILE": self.path,
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "FAKETIME_DONT_RESET": "1",
        }

    def set(self, seconds):
        """Sets the clock so many seconds before or after the true time."""
        new = self.path + ".new"
        with open(new, "w", encoding="ascii") as file:
            file.write(f"{seconds:+d}s\n" if seconds else "+0s\n")
        os.chmod(new, 0o644)
        os.replace(new, self.path)
