"""Preloaded libraries; one of them makes the log of a gateway's database, or its own log, fail on demand (shim/faultshim.c)."""

import mmap
import os
import shutil
import struct
import subprocess

_SOURCES = os.path.join(os.path.dirname(__file__), "..", "shim")

NOTHING, FAIL_SYNC, KILL_BEFORE_WRITE, KILL_IN_WRITE, KILL_BEFORE_SYNC, KILL_AFTER_SYNC, FULL = range(7)
# What fails: SQLite's log, or what the gateway writes to standard error.
DATABASE_LOG, OWN_LOG = range(2)
DEADLY = {
    "before the write": KILL_BEFORE_WRITE,
    "in the write": KILL_IN_WRITE,
    "before the sync": KILL_BEFORE_SYNC,
    "after the sync": KILL_AFTER_SYNC,
}


def build(name, directory):
    """The library made of shim/NAME.c."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    assert compiler, "a C compiler is needed: Scripts/setup faults"
    library = os.path.join(directory, f"{name}.so")
    subprocess.run(
        [compiler, "-O1", "-shared", "-fPIC", "-Wall", "-Wextra", "-Werror", "-D_LARGEFILE64_SOURCE",
         "-o", library, os.path.join(_SOURCES, f"{name}.c"), "-ldl"], check=True)
    return library


class Shim:
    """A control file that steers the gateway started with `environment`."""

    def __init__(self, directory):
        self.library = build("faultshim", directory)
        self.path = os.path.join(directory, "faultshim.control")
        with open(self.path, "wb") as file:
            file.write(bytes(32))
        with open(self.path, "r+b") as file:
            self._map = mmap.mmap(file.fileno(), 32)

    @property
    def environment(self):
        return {"LD_PRELOAD": self.library, "FAULTSHIM": self.path}

    def arm(self, action, countdown=1, target=DATABASE_LOG):
        """Makes matching calls fail from now on, or from the countdown-th call."""
        self._put(0, NOTHING)
        self._put(5, target)
        self._put(1, countdown)
        self._put(4, 0)
        self._put(0, action)

    def disarm(self):
        self._put(0, NOTHING)

    @property
    def times_done(self):
        return struct.unpack_from("=I", self._map, 16)[0]

    def _put(self, word, value):
        struct.pack_into("=I", self._map, word * 4, value)
