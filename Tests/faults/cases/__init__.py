"""Every module here registers its cases; this is their order."""

from . import ends, pause, disks, database, network, clocks, wakes, rolling, story, pushes, strangers, bookings, versions, updates, changes, agent_sides, failover, trail  # noqa: F401, I001
