"""Runs one program of a test part: copies what it prints to a log, ends it at its limit, and says what it was doing then."""

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import threading

# How long a part that was told to end may take to print its stacks before it is killed.
GRACE = 20
# A debugger reads the symbols of the whole test program first.
DEBUGGER_LIMIT = 180


def run(command, log, limit, show=False, cwd=None, env=None):
    """Runs `command` for `limit` seconds at most. Everything it prints is added to `log`, and shown if `show`. The answer is its
    exit status, or None where the limit ended it; then the log ends with the stacks of its processes."""
    surroundings = {**os.environ, "PYTHONFAULTHANDLER": "1", **(env or {})}
    with open(log, "ab") as file:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            start_new_session=True, cwd=cwd, env=surroundings)
        copy = threading.Thread(target=_copy, args=(process.stdout, file, show), daemon=True)
        copy.start()
        try:
            status = process.wait(limit)
        except subprocess.TimeoutExpired:
            status = None
            family = _family(process.pid)
            stacks = [_stack(pid) for pid in family]
            _end(process, family)
        # A server that outlives the part would hold its output open for ever.
        copy.join(GRACE)
        if not copy.is_alive():
            process.stdout.close()
        if status is None:
            text = "\n".join(stacks)
            file.write(text.encode())
            print(f"   ended after {limit:.0f} s; the stacks of its {len(family)} processes are in {log}", flush=True)
    return status


def _copy(source, file, show):
    for line in iter(source.readline, b""):
        file.write(line)
        file.flush()
        if show:
            sys.stdout.write(line.decode(errors="replace"))
            sys.stdout.flush()


def _family(root):
    """A process and all that it started, the youngest last."""
    parents = {}
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            # The second field is the name in parentheses and may hold blanks.
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents.setdefault(int(fields[1]), []).append(int(folder.name))
    found = [root]
    for pid in found:
        found += parents.get(pid, [])
    return found


def _stack(pid):
    """Where the threads of a process stand: by gdb where it is installed, else by what the kernel tells."""
    try:
        name = pathlib.Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")[:200]
    except OSError:
        return f"-- process {pid} has ended"
    head = f"-- process {pid}: {name}"
    if "python" in name.split(" ")[0]:
        # It prints its own stack at SIGABRT.
        return head
    if gdb := shutil.which("gdb"):
        try:
            asked = [gdb, "-p", str(pid), "-batch", "-nx", "-ex", "thread apply all backtrace 40"]
            shown = subprocess.run(asked, capture_output=True, timeout=DEBUGGER_LIMIT, stdin=subprocess.DEVNULL)
            return head + "\n" + shown.stdout.decode(errors="replace")
        except (OSError, subprocess.TimeoutExpired):
            pass
    waits = []
    for task in sorted(pathlib.Path(f"/proc/{pid}/task").glob("*")):
        try:
            waits.append(f"{task.name} {(task / 'comm').read_text().strip()}: {(task / 'wchan').read_text().strip()}")
        except OSError:
            continue
    return "\n".join([head, *waits])


def _end(process, family):
    """SIGABRT first, at which Python prints its stack; then everything that is left is killed."""
    _signal(family, signal.SIGABRT)
    try:
        process.wait(GRACE)
    except subprocess.TimeoutExpired:
        pass
    _signal([*family, *_family(process.pid)], signal.SIGKILL)
    process.wait()


def _signal(pids, kind):
    for pid in pids:
        try:
            os.kill(pid, kind)
        except ProcessLookupError:
            pass
