"""Every module here registers its cases; this is their order."""

from . import ends, pause, disks, database, network, clocks, wakes, rolling, story, pushes, strangers, scrapes, bookings, versions, updates, changes, agent_sides, failover  # noqa: F401, I001
