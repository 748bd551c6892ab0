"""Runs short programs to their end."""

import asyncio
import os


async def run(*command, env=None, cwd=None, seconds=60, user=None):
    """Exit code and everything that was printed."""
    process = await asyncio.create_subprocess_exec(
        *command, env=env, cwd=cwd, user=user,
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )
    try:
        output, _ = await asyncio.wait_for(process.communicate(), seconds)
    except TimeoutError:
        process.kill()
        await process.wait()
        raise AssertionError(f"the program is still running after {seconds:g} s: {' '.join(command)}") from None
    return process.returncode, output.decode(errors="replace")


def private(path, flags):
    """Opens a file for `open` that only its owner can read, as the gateway requires of settings."""
    return os.open(path, flags, 0o600)


def clean_environment():
    """This process's environment without settings that are meant for another gateway."""
    return {name: value for name, value in os.environ.items() if not name.startswith("BECKON")}
