#!/usr/bin/env python3
"""Installs the Debian package in a new Debian, runs its unit's command, tells the story, and removes it again.

    python3 Tests/package/package_test.py --package .build/package/beckon_….deb [--base DIR]

Needs root, debootstrap and the network for packages that Beckon needs. The last line reads `N passed, N failed`.
"""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import traceback

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "restart"))

from chroot import Chroot, changed, tree  # noqa: E402 - after the line above
from service import Service  # noqa: E402
from people import Desk, Phone  # noqa: E402
from gateway import PASSWORD  # noqa: E402

DATA = "var/lib/beckon"


class Trial:
    """One installation; each step goes on from the one before."""

    def __init__(self, debian, package):
        self.debian = debian
        self.package = package
        self.service = None
        self.before = set()
        self.installed = {}

    def unit(self):
        """The unit is well formed and what it starts exists."""
        unit = self.debian.path("lib/systemd/system/beckon.service")
        output = subprocess.run(
            ["systemd-analyze", "verify", "--man=no", f"--root={self.debian.root}", "beckon.service"],
            capture_output=True, text=True, check=False,
        )
        # The units of systemd itself are not installed there.
        complaints = [
            line for line in output.stderr.splitlines() if "beckon" in line and not line.endswith(".target not found.")]
        assert unit.exists() and not complaints, complaints
        self.service = Service(self.debian, unit)

    def permissions(self):
        assert self.debian.run("stat", "-c", "%U:%G %a", "/etc/beckon/beckon.yaml").strip() == "root:beckon 640"
        assert self.debian.run("stat", "-c", "%U:%G %a", "/" + DATA).strip() == "beckon:beckon 700"

    def libraries(self):
        """Nothing comes from the machine that built the program."""
        found = self.debian.run("ldd", "/usr/lib/beckon/beckon")
        assert "not found" not in found, found
        strangers = [line for line in found.splitlines() if "=> /" in line and not any(
            f"=> {place}" in line for place in ("/lib/", "/usr/lib/"))]
        assert not strangers, strangers

    def bill(self):
        """The packages of Debian that the bill of materials names are those that came with this one."""
        bill = json.loads(self.debian.path("usr/share/doc/beckon/beckon.cdx.json").read_text())
        parts = [part["purl"] for part in bill["components"]]
        names = [part["name"] for part in bill["components"] if part["purl"].startswith("pkg:deb/")]
        assert "libsqlite3-0" in names and "libssl3" in names, names
        self.debian.run("dpkg-query", "--show", *names)
        print(f"         {len(parts)} parts, {len(names)} of them of Debian")

    def settings(self):
        # What a service manager writes: the log of the service, which is here a file.
        self.service.log.touch()
        self.installed = tree(self.debian.root)
        told = self.debian.run(*self.service.as_user, "/usr/bin/beckon", "check-config", "--config", "/etc/beckon/beckon.yaml")
        print("         " + told.strip().splitlines()[-1])

    def account(self):
        self.debian.run(
            *self.service.as_user, "env", f"BECKON_PASSWORD={PASSWORD}",
            "/usr/bin/beckon", "user", "add", "agent", "--admin", "--data", "/" + DATA,
        )

    def story(self):
        """A customer writes, an agent answers, and all of it is there after a stop and a start."""
        self.service.start()
        phone, desk = Phone(self.service, "Guest").create().open(), Desk(self.service)
        phone.poll()
        phone.say("Hello")
        desk.take(phone)
        phone.wait_for(desk.send(phone, "Good morning"))
        assert phone.texts()[-1] == "Good morning", phone.events
        phone.rest()
        page = self.service.call("GET", "/desk")
        assert page.status == 200 and b"<title>" in page.body, page
        transcript = desk.transcript(phone)
        assert self.service.stop() == 0, self.service.complaints()
        self.service.start()
        assert Desk(self.service).transcript(phone) == transcript
        assert self.service.stop() == 0, self.service.complaints()

    def unchanged(self):
        """Commands and service wrote their data and nothing else."""
        log = str(self.service.log.relative_to(self.debian.root))
        found = [path for path in changed(self.installed, tree(self.debian.root))
                 if path != log and path != DATA and not path.startswith(DATA + "/")]
        assert not found, found[:20]
        assert self.debian.path(DATA + "/beckon.sqlite").exists()

    def upgrade(self):
        """The same package again keeps changed settings and the data."""
        settings = self.debian.path("etc/beckon/beckon.yaml")
        changed = settings.read_text() + "\n# changed here\n"
        settings.write_text(changed)
        files = sorted(path.name for path in self.debian.path(DATA).iterdir())
        self.debian.install(self.package)
        assert settings.read_text() == changed
        assert sorted(path.name for path in self.debian.path(DATA).iterdir()) == files

    def removal(self):
        """Removed whole, it leaves its data and nothing else."""
        self.debian.run("apt-get", "purge", "-y", "-q", "beckon")
        left = self.debian.files() - self.before
        strangers = sorted(path for path in left if not path.startswith(DATA))
        assert not strangers, strangers[:20]
        assert DATA + "/beckon.sqlite" in left, sorted(left)
        assert self.debian.path(DATA).stat().st_uid == 0
        accounts = self.debian.path("etc/passwd").read_text() + self.debian.path("etc/group").read_text()
        assert "beckon" not in accounts, accounts

    def needed(self):
        """What other packages bring and leave is no trace of this one."""
        depends = subprocess.run(
            ["dpkg-deb", "--field", self.package, "Depends"], capture_output=True, text=True, check=True).stdout
        names = [entry.split()[0] for entry in depends.split(",")]
        self.debian.run("apt-get", "install", "-y", "-q", "--no-install-recommends", *names)
        self.before = self.debian.files()

    def steps(self):
        return [
            ("Debian has the packages that it needs", self.needed),
            ("the package installs", lambda: self.debian.install(self.package)),
            ("systemd takes the unit", self.unit),
            ("settings and data belong to whom they should", self.permissions),
            ("every library comes from Debian or from the package", self.libraries),
            ("its bill of materials names packages that are there", self.bill),
            ("the settings that come with it are right", self.settings),
            ("an account of the desk is made", self.account),
            ("the unit's command answers the story, before and after a stop", self.story),
            ("no file outside the data directory was made or changed", self.unchanged),
            ("the package installs over itself and keeps settings and data", self.upgrade),
            ("it is removed without a trace but its data", self.removal),
        ]


def run(steps):
    passed = failed = 0
    for sentence, step in steps:
        if failed:
            print(f"not run  {sentence}")
            failed += 1
            continue
        try:
            step()
            passed += 1
            print(f"ok       {sentence}", flush=True)
        except Exception as error:  # every failure of a step is its outcome
            failed += 1
            print(f"FAILED   {sentence}")
            print("         " + "".join(traceback.format_exception(error)).rstrip().replace("\n", "\n         "), flush=True)
    return passed, failed


def main():
    parser = argparse.ArgumentParser(description="Tries the Debian package in a Debian of its own.")
    parser.add_argument("--package", required=True, help="the package")
    parser.add_argument("--base", default=".build/package-base", help="where a new Debian is kept for the next time")
    options = parser.parse_args()
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        sys.exit("Needs root and debootstrap: sudo apt-get install debootstrap; sudo make package-test")
    base = Chroot.base(pathlib.Path(options.base).absolute())
    with tempfile.TemporaryDirectory() as directory:
        debian = Chroot(base, pathlib.Path(directory) / "debian")
        trial = Trial(debian, pathlib.Path(options.package).absolute())
        try:
            passed, failed = run(trial.steps())
        finally:
            if trial.service:
                trial.service.kill()
    print(f"{passed} passed, {failed} failed")
    sys.exit(0 if passed and not failed else 1)


if __name__ == "__main__":
    main()
