"""Every module here registers its cases; this is their order."""

from . import ends, disks, database  # noqa: F401, I001
