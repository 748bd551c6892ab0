"""A false wall clock leaves the timers of other clocks alone."""

import os
import subprocess
import sys
import tempfile
import unittest

from beckon_faults.clock import Clock, launcher, library

# Prints how the wall clock differs and whether a timer on the monotonic clock ends in time.
PROGRAM = """
import ctypes, select, struct, sys, time
libc = ctypes.CDLL(None)
file = libc.timerfd_create(1, 0)
end = time.clock_gettime_ns(time.CLOCK_MONOTONIC) + 50_000_000
libc.timerfd_settime(file, 1, struct.pack("=qqqq", 0, 0, end // 10**9, end % 10**9), None)
print(int(time.time()), bool(select.select([file], [], [], 5)[0]))
"""


@unittest.skipIf(library() is None, "faketime is missing: Scripts/setup faults")
class ClockTest(unittest.TestCase):
    def test_monotonic_timers_end_in_time(self):
        with tempfile.TemporaryDirectory() as directory:
            clock = Clock(directory)
            for offset in (0, -3600, 3600):
                clock.set(offset)
                output = subprocess.run(
                    [*launcher(clock.environment), sys.executable, "-c", PROGRAM], env={**os.environ, **clock.environment},
                    check=True, capture_output=True, text=True, timeout=60).stdout
                wall, has_ended = output.split()
                true = int(subprocess.run(["date", "+%s"], check=True, capture_output=True, text=True).stdout)
                self.assertLess(abs(int(wall) - true - offset), 20)
                self.assertEqual(has_ended, "True", f"with the wall clock off by {offset} s")
