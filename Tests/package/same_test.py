#!/usr/bin/env python3
"""Makes the Debian package twice from one program, in two folders, time zones, umasks and numbers of threads, and compares the bytes.

    python3 Tests/package/same_test.py [--program FILE]

The program is built once, so this says nothing about the compiler: whether two builds of one commit give the same program is not
tested. The last line reads `N passed, N failed`.
"""

import argparse
import hashlib
import io
import os
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SURROUNDINGS = (
    ({"TZ": "UTC"}, 0o022),
    ({"TZ": "Pacific/Kiritimati", "LANG": "C", "DPKG_DEB_THREADS_MAX": "1", "HOME": "/nonexistent"}, 0o077),
)


def make(program, folder, environment, umask):
    command = [ROOT / "Scripts" / "package", folder]
    done = subprocess.run(
        command, env={**os.environ, **environment, "BECKON": str(program)}, umask=umask, stdin=subprocess.DEVNULL, capture_output=True,
        text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"Scripts/package ended with {done.returncode}: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    # The laid out files are large and of no more use.
    shutil.rmtree(folder / "source")
    return next(folder.glob("*.deb"))


def members(package, option):
    """What an archive of the package says of each file."""
    archive = subprocess.run(["dpkg-deb", option, package], stdout=subprocess.PIPE, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        for one in files:
            content = hashlib.sha256(files.extractfile(one).read()).hexdigest() if one.isfile() else one.linkname
            yield one.name, (one.type, one.mode, one.uid, one.gid, one.uname, one.mtime, one.size, content)


def differences(packages):
    """The files that differ, in words; empty when only the order or the compression does."""
    for option in ("--ctrl-tarfile", "--fsys-tarfile"):
        one, other = (dict(members(package, option)) for package in packages)
        for name in sorted(one.keys() | other.keys()):
            if one.get(name) != other.get(name):
                yield f"{name}: {one.get(name)}, {other.get(name)}"


def main():
    parser = argparse.ArgumentParser(description="Makes the Debian package twice and compares.")
    parser.add_argument("--program", type=pathlib.Path, help="an optimised program; else it is built")
    program = parser.parse_args().program
    if not program:
        built = subprocess.run([ROOT / "Scripts" / "build-release", "beckon"], stdout=subprocess.PIPE, text=True, check=True)
        program = pathlib.Path(built.stdout.strip()) / "beckon"
    with tempfile.TemporaryDirectory() as name:
        folders = [pathlib.Path(name) / "one", pathlib.Path(name) / "another-with-a-longer-name"]
        packages = [make(program.absolute(), folder, *each) for folder, each in zip(folders, SURROUNDINGS)]
        digests = [hashlib.sha256(package.read_bytes()).hexdigest() for package in packages]
        same = digests[0] == digests[1] and packages[0].name == packages[1].name
        print(f"{'ok      ' if same else 'FAILED  '} one program gives one package: {packages[0].name} {digests[0]}")
        if not same:
            print(f"         {packages[1].name} {digests[1]}", *list(differences(packages))[:20], sep="\n         ")
    print(f"{int(same)} passed, {int(not same)} failed")
    sys.exit(0 if same else 1)


if __name__ == "__main__":
    main()
