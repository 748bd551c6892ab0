"""A small file system that can be full."""

import os

from .shell import run


class SmallDisk:
    """A tmpfs; needs root."""

    def __init__(self, path):
        self.path = path
        self.filler = os.path.join(path, "filler")

    @classmethod
    async def mount(cls, path, megabytes):
        """The disk, or None with the error of mount."""
        os.makedirs(path, mode=0o700)
        code, output = await run("mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=0700", "beckon-faults", path)
        return (cls(path), "") if code == 0 else (None, output.strip())

    async def close(self):
        await run("umount", self.path)

    def fill(self):
        """Fills the disk."""
        with open(self.filler, "ab", buffering=0) as file:
            for size in (1 << 16, 1 << 12, 1):
                try:
                    while file.write(bytes(size)):
                        pass
                except OSError:
                    continue

    def free(self):
        os.remove(self.filler)
