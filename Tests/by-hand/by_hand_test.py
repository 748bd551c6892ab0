#!/usr/bin/env python3
"""Runs the commands of docs/by-hand.md as they are printed against `beckon demo` and compares every answer with the printed one.

    python3 Tests/by-hand/by_hand_test.py --program Server/.build/debug/beckon

Starts the demo on a free port with a fresh data directory and the page's own password, runs the ```sh blocks in order in
one shell with that port in the place of 8080, and compares what each prints with the ```json block after it: names, types, nesting and order; `…` stands
for anything. Then it compares the answers with the contract's own messages. The last line reads `N passed, N failed`.
"""

import argparse
import contextlib
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading

sys.dont_write_bytecode = True

import contract  # noqa: E402 - after the line above
from shape import differences, values  # noqa: E402 - after the line above

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "by-hand.md"
PRINTED_BASE = "http://127.0.0.1:8080"
# Only a hang takes this long, even on a busy machine.
READY_SECONDS = 300
BLOCK_SECONDS = 300
STOP_SECONDS = 300


class Failure(Exception):
    """Why a step failed."""


class Block:
    """A block of commands with the answer printed after it."""

    def __init__(self, title, commands, answer):
        self.title = title
        self.commands = commands
        self.answer = answer

    @staticmethod
    def read(text):
        """The blocks of the page in order; each has the name of its section."""
        title, blocks = "", []
        for match in re.finditer(r"^(#+ [^\n]*)$|^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
            heading, language, body = match.groups()
            if heading:
                title = heading.lstrip("# ")
            elif language == "sh":
                blocks.append(Block(f"{title} ({sum(b.title.startswith(title) for b in blocks) + 1})", body, None))
            elif language == "json":
                if not blocks or blocks[-1].answer is not None:
                    raise Failure(f"in “{title}” an answer has no command before it")
                blocks[-1].answer = body
        if not blocks:
            raise Failure("the page has no commands")
        return blocks


class Shell:
    """One bash that runs blocks as they are printed."""

    MARK = "--- end of block ---"

    def __init__(self, folder):
        self.process = subprocess.Popen(
            ["bash"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True)

    def run(self, commands):
        """Runs a block and returns its output."""
        late = threading.Timer(BLOCK_SECONDS, lambda: os.killpg(self.process.pid, signal.SIGKILL))
        late.start()
        try:
            self.process.stdin.write(f"{commands}\nprintf '\\n%s\\n' '{self.MARK}'\n")
            self.process.stdin.flush()
            printed = []
            for line in self.process.stdout:
                if line.strip() == self.MARK:
                    return "".join(printed)
                printed.append(line)
        except BrokenPipeError:
            pass
        finally:
            late.cancel()
        raise Failure(f"the shell ended, or the commands took longer than {BLOCK_SECONDS} seconds")

    def close(self):
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.wait(timeout=BLOCK_SECONDS)


class Demo:
    """A running `beckon demo`."""

    def __init__(self, program, folder, password, port):
        self.base = f"http://127.0.0.1:{port}"
        self.lines = []
        self.ready = threading.Event()
        clean = {name: value for name, value in os.environ.items() if not name.startswith("BECKON_")}
        self.process = subprocess.Popen(
            [program, "demo", "--port", str(port), "--data", str(folder / "data")], stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, text=True,
            # On a busy machine the commands of a block may take longer than the 10 seconds that a client may be silent.
            env={**clean, "BECKON_DEMO_PASSWORD": password, "BECKON_BAYEUX_MAX_INTERVAL_MILLISECONDS": "300000"})
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))
            if line.startswith("ready "):
                self.ready.set()

    def wait(self):
        if not self.ready.wait(READY_SECONDS):
            raise Failure(f"no line “ready” within {READY_SECONDS} seconds")
        if self.lines[-1] != f"ready {self.base}":
            raise Failure(f"the last line is “{self.lines[-1]}”")

    def stop(self):
        if self.process.poll() is not None:
            raise Failure(f"the demo had ended before, with exit code {self.process.returncode}")
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(timeout=STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise Failure(f"the demo did not stop within {STOP_SECONDS} seconds after SIGTERM") from None
        if code != 0:
            raise Failure(f"the demo's exit code after SIGTERM is {code}")


class Steps:
    """Counts steps by their sentences."""

    def __init__(self):
        self.passed = 0
        self.failed = 0

    def run(self, sentence, body):
        try:
            body()
        except Exception as error:  # noqa: BLE001 - every failure of a step is reported the same way
            self.failed += 1
            print(f"FAILED   {sentence}\n         " + str(error).replace("\n", "\n         "), flush=True)
            return False
        self.passed += 1
        print(f"ok       {sentence}", flush=True)
        return True

    def finish(self):
        print(f"{self.passed} passed, {self.failed} failed")
        sys.exit(1 if self.failed or not self.passed else 0)


def check(block, shell, answers):
    """Runs a block and compares what it prints."""
    printed = shell.run(block.commands)
    if block.answer is None:
        if printed.strip():
            raise Failure(f"printed without an expected answer: {printed}")
        return
    real = values(printed)
    answers.extend(real)
    expected = values(block.answer)
    if len(real) != len(expected):
        raise Failure(f"{len(expected)} answers are expected, {len(real)} were printed:\n{printed}")
    found = [text for pair in zip(expected, real) for text in differences(*pair)]
    if found:
        raise Failure("\n".join(found) + f"\nprinted: {printed}")


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def tell(steps, program, folder):
    page = PAGE.read_text(encoding="utf-8")
    password = re.search(r"BECKON_DEMO_PASSWORD=(\S+)", page)
    if not steps.run("the page names a password for the demo", lambda: contract.require(password, "none found")):
        return
    demo = Demo(program, folder, password[1], free_port())
    try:
        if not steps.run("the demo starts and its last line is “ready”", demo.wait):
            return
        answers, shell = [], Shell(folder)
        for block in Block.read(page.replace(PRINTED_BASE, demo.base)):
            steps.run(f"by hand: {block.title}", lambda block=block: check(block, shell, answers))
        shell.close()
        contract.compare(steps, answers, demo.base, password[1])
    finally:
        steps.run("the demo stops on SIGTERM with exit code 0", demo.stop)


def main():
    parser = argparse.ArgumentParser(description="The commands of docs/by-hand.md, run as they are printed.")
    parser.add_argument("--program", default=str(ROOT / "Server/.build/debug/beckon"), help="the program to test")
    program = os.path.abspath(parser.parse_args().program)
    steps = Steps()
    with tempfile.TemporaryDirectory(prefix="beckon-by-hand-") as folder:
        tell(steps, program, pathlib.Path(folder))
    steps.finish()


if __name__ == "__main__":
    main()
