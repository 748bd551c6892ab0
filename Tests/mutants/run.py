#!/usr/bin/env python3
"""Plants one-line mistakes in a copy of the gateway's sources, one at a time, and runs the simulation to find them.

Each mistake is a patch in this folder. The text before its diff says what is wrong and, after `Rules:`, which rules of
the walks may tell of it. Each is applied to a copy of the sources, which is built for debugging; then walks are made
until one breaks a rule. A mistake that no walk finds, or that another rule finds, is a failure.
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
COPY = ROOT / ".build" / "mutants"
COPIED = ["Package.swift", "Sources", "Tests", "Server"]


def copy_sources():
    """Updates the copy; unchanged files keep their time, so that they are not built again."""
    wanted = set()
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *COPIED],
        cwd=ROOT, check=True, capture_output=True).stdout
    for name in filter(None, listed.decode().split("\0")):
        source, target = ROOT / name, COPY / name
        if not source.is_file():
            continue
        wanted.add(target)
        if not target.is_file() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    for folder in ("Sources", "Tests", "Server/Sources", "Server/Tests", "Server/Simulate", "Server/Benchmarks"):
        for path in (COPY / folder).rglob("*"):
            if path.is_file() and path not in wanted:
                path.unlink()


def apply(patch, reverse=False):
    """Applies a patch to the copy, at its exact lines."""
    environment = {**os.environ, "GIT_CEILING_DIRECTORIES": str(COPY.parent)}
    command = ["git", "apply", "--whitespace=nowarn", *(["--reverse"] if reverse else []), str(patch)]
    return subprocess.run(command, cwd=COPY, env=environment, capture_output=True, text=True)


def build():
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1", "BECKON_WITHOUT_POSTGRESQL": "1"}
    command = ["swift", "build", "--package-path", str(COPY / "Server"), "--product", "Simulate"]
    done = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode != 0:
        errors = [line for line in (done.stdout + done.stderr).splitlines() if "error:" in line]
        raise RuntimeError("the copy does not build: " + (errors[0] if errors else "no error was printed"))


def walk(walks):
    """The seed, step and rule of the first walk that fails, or None."""
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    program = COPY / "Server" / ".build" / "debug" / "Simulate"
    done = subprocess.run(
        [str(program), "--walks", str(walks), "--until-failure"], env=environment, capture_output=True, text=True,
        timeout=3_600)
    found = re.search(r"^seed (\d+), step (\d+): ([^:]+):", done.stdout, re.M)
    if found is None and done.returncode != 0:
        raise RuntimeError(f"the walks ended with {done.returncode}")
    return found.groups() if found else None


def judge(patch, walks):
    """Whether the walks find a mistake, and a text that says how."""
    rules = re.search(r"^Rules: (.+)$", patch.read_text(), re.M)
    if rules is None:
        return False, "the patch names no rules"
    applied = apply(patch)
    if applied.returncode != 0:
        return False, "the patch does not apply: " + applied.stderr.strip().splitlines()[0]
    try:
        build()
        found = walk(walks)
    except (RuntimeError, subprocess.TimeoutExpired) as error:
        return False, str(error)
    finally:
        apply(patch, reverse=True)
    if found is None:
        return False, f"not found in {walks} walks"
    seed, step, rule = found
    told = f"seed {seed}, step {step}, rule {rule}"
    if rule not in [name.strip() for name in rules[1].split(",")]:
        return False, told + ": that is none of its rules"
    return True, told


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("names", nargs="*", help="only mistakes whose names contain one of these")
    arguments.add_argument("--walks", type=int, default=1_000, help="the most walks for each mistake")
    options = arguments.parse_args()
    patches = sorted(HERE.glob("*.patch"))
    if options.names:
        patches = [patch for patch in patches if any(name in patch.stem for name in options.names)]
    if not patches:
        sys.exit("there is no such mistake")
    copy_sources()
    print("building the sources without a mistake", flush=True)
    build()
    missed = []
    if (found := walk(20)) is not None:
        sys.exit(f"without a mistake the walks find seed {found[0]}, rule {found[2]}")
    for patch in patches:
        begun = time.monotonic()
        is_found, told = judge(patch, options.walks)
        if not is_found:
            missed.append(patch.stem)
            print(f"FAILED {patch.stem}: {told}", flush=True)
        else:
            print(f"  {patch.stem:<40} {told:<40} {time.monotonic() - begun:5.0f} s", flush=True)
    print(f"{len(patches) - len(missed)} passed, {len(missed)} failed")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
