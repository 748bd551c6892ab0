"""Every module here registers its cases; this is their order."""

from . import ends  # noqa: F401
