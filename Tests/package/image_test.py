#!/usr/bin/env python3
"""Reads the OCI image with skopeo, unpacks it with umoci, and runs what it starts: as its user, without privileges, with its files
read-only and one volume.

    python3 Tests/package/image_test.py --image .build/image/beckon_….oci.tar

Needs root, skopeo and umoci, no network and no container engine: the files are mounted in a namespace of their own, the ports are
those of this machine. The last line reads `N passed, N failed`.
"""

import argparse
import http.client
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "restart"))

from chroot import changed, tree  # noqa: E402 - after the line above
from package_test import run  # noqa: E402
from service import Service  # noqa: E402
from people import Desk, Phone  # noqa: E402
from gateway import PASSWORD, free_port  # noqa: E402

DATA = "/var/lib/beckon"
LABELS = ("created", "licenses", "revision", "title", "version")
# The root is mounted over itself; only then can it be made read-only.
MOUNTS = """set -eu
mount --bind "$0" "$0"
mount -t proc proc "$0/proc"
mount --rbind /dev "$0/dev"
mount --bind "$1" "$0$2"
test "$3" = writable || mount -o remount,bind,ro "$0"
shift 3
exec /usr/sbin/chroot "$@"
"""


class Container(Service):
    """A gateway started as a container engine would, from the unpacked image; with ports on loopback."""

    def __init__(self, unpacked, data, log):
        self.root = unpacked / "rootfs"
        self.said = json.loads((unpacked / "config.json").read_text())["process"]
        self.data, self.log = data, log
        self.port, self.health = free_port(), free_port()
        self.mode = "read-only"
        self.process = None

    def words(self, *arguments):
        user, group = str(self.said["user"]["uid"]), str(self.said["user"]["gid"])
        as_user = [
            "/usr/bin/env", f"--chdir={self.said['cwd']}", "/usr/bin/setpriv", f"--reuid={user}", f"--regid={group}",
            "--clear-groups", "--no-new-privs", "--inh-caps=-all", "--bounding-set=-all"]
        inside = ["sh", "-c", MOUNTS, str(self.root), str(self.data), DATA, self.mode, str(self.root)]
        return ["unshare", "--mount", "--propagation", "private", *inside, *as_user, *arguments]

    def environment(self):
        own = dict(line.split("=", 1) for line in self.said["env"])
        addresses = {"BECKON_HTTP_HOST": "127.0.0.1", "BECKON_OPERATIONS_HOST": "127.0.0.1"}
        return {**own, **addresses, "BECKON_PORT": str(self.port), "BECKON_OPERATIONS_PORT": str(self.health)}

    def command(self):
        return self.words(*self.said["args"]), self.environment()

    def once(self, *arguments, **variables):
        """Runs another command of the program; what it prints."""
        words = self.words(self.said["args"][0], *arguments)
        done = subprocess.run(
            words, env={**self.environment(), **variables}, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{arguments} ended with {done.returncode}: {done.stdout}{done.stderr}"
        return done.stdout

    def ask_health(self, path):
        connection = http.client.HTTPConnection("127.0.0.1", self.health, timeout=30)
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        connection.close()
        return answer.status


class Trial:
    """One image; each step goes on from the one before."""

    def __init__(self, image, work):
        self.image, self.work = image, work
        self.container, self.before = None, {}

    def told(self):
        """What registries and engines read before they run anything."""
        words = ["skopeo", "inspect", "--config", f"oci-archive:{self.image}"]
        config = json.loads(subprocess.run(words, stdout=subprocess.PIPE, check=True).stdout)["config"]
        user, labels = config["User"].split(":"), config["Labels"]
        assert all(part.isdigit() and int(part) > 0 for part in user), user
        assert config["StopSignal"] == "SIGTERM" and config["Volumes"] == {DATA: {}}, config
        assert {"BECKON_HTTP_HOST=0.0.0.0", "BECKON_OPERATIONS_HOST=0.0.0.0"} <= set(config["Env"]), config
        assert not [name for name in LABELS if not labels.get(f"org.opencontainers.image.{name}")], labels
        print(f"         {self.image.stat().st_size / 1e6:.0f} MB, {labels['org.opencontainers.image.version']}")

    def unpack(self):
        layout = self.work / "layout"
        layout.mkdir()
        subprocess.run(["tar", "-xf", self.image, "-C", layout], check=True)
        index = json.loads((layout / "index.json").read_text())
        tag = index["manifests"][0]["annotations"]["org.opencontainers.image.ref.name"]
        subprocess.run(["umoci", "unpack", "--image", f"{layout}:{tag}", self.work / "unpacked"], check=True)
        shutil.rmtree(layout)
        data = self.work / "data"
        # An engine gives a new volume the owner and the mode of the folder that it covers.
        shutil.copytree(self.work / "unpacked/rootfs" / DATA[1:], data)
        self.container = Container(self.work / "unpacked", data, self.work / "log")
        os.chown(data, self.container.said["user"]["uid"], self.container.said["user"]["gid"])
        self.before = tree(self.container.root)
        print(f"         {len(self.before)} files, {sum(about[4] for about in self.before.values()) / 1e6:.0f} MB unpacked")

    def contents(self):
        """Nothing is left that only a new installation or a running system has, and no file makes its caller root."""
        root = self.container.root
        for folder in ("var/lib/apt/lists", "var/cache", "var/log", "tmp", "run", "proc", "dev"):
            assert not list((root / folder).iterdir()), folder
        for name in ("etc/machine-id", "etc/resolv.conf", "etc/hostname", "usr/sbin/policy-rc.d"):
            assert not (root / name).exists(), name
        raising = [path for path, about in self.before.items() if about[0] & 0o6000]
        assert not raising, raising
        user = self.container.said["user"]
        writable = [path for path, about in self.before.items() if about[1] == user["uid"] or (
            about[0] & 0o2 and not about[0] & 0o120000 == 0o120000 and not about[0] & 0o1000)]
        assert writable == [DATA[1:]], writable

    def bill(self):
        """The bill of materials names exactly what is installed."""
        document = json.loads((self.container.root / "usr/share/doc/beckon/image.cdx.json").read_text())
        named = {(part["name"], part["version"]) for part in document["components"] if part.get("purl", "").startswith("pkg:deb/")}
        words = ["dpkg-query", f"--admindir={self.container.root}/var/lib/dpkg", "--show", "--showformat=${Package} ${Version}\n"]
        lines = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
        installed = {tuple(line.split()) for line in lines if not line.startswith("beckon ")}
        assert named == installed, named ^ installed
        print(f"         {len(document['components'])} parts, {len(installed)} of them of Debian")

    def account(self):
        self.container.once("user", "add", "agent", "--admin", "--data", DATA, BECKON_PASSWORD=PASSWORD)

    def start(self):
        self.container.start()
        process = pathlib.Path(f"/proc/{self.container.process.pid}")
        lines = dict(line.split(":", 1) for line in (process / "status").read_text().splitlines() if ":" in line)
        assert lines["Uid"].split() == [str(self.container.said["user"]["uid"])] * 4, lines["Uid"]
        assert lines["CapEff"].strip() == "0000000000000000" and lines["NoNewPrivs"].strip() == "1", lines
        mounts = [line.split() for line in (process / "mounts").read_text().splitlines()]
        root = [entry[3].split(",")[0] for entry in mounts if entry[1] == "/"]
        assert root[-1] == "ro", mounts

    def health(self):
        assert (self.container.ask_health("/health/live"), self.container.ask_health("/health/ready")) == (200, 200)

    def story(self):
        """A customer writes and an agent answers; the desk's page comes with its files."""
        phone, desk = Phone(self.container, "Guest").create().open(), Desk(self.container)
        phone.poll()
        phone.say("Hello")
        desk.take(phone)
        phone.wait_for(desk.send(phone, "Good morning"))
        assert phone.texts()[-1] == "Good morning", phone.events
        phone.rest()
        for path, sign in (("/desk", b"<title>"), ("/beckon/1/openapi.json", b'"openapi"')):
            answer = self.container.call("GET", path)
            assert answer.status == 200 and sign in answer.body, answer

    def stop(self):
        assert self.container.stop() == 0, self.container.complaints()

    def writable(self):
        """The same with files that could be written: nothing tries."""
        self.container.mode = "writable"
        self.container.start()
        self.story()
        assert self.container.stop() == 0, self.container.complaints()

    def unchanged(self):
        found = changed(self.before, tree(self.container.root))
        assert not found, found[:20]
        assert (self.container.data / "beckon.sqlite").exists()

    def steps(self):
        return [
            ("skopeo reads its user, volume, signal and labels", self.told),
            ("umoci unpacks it", self.unpack),
            ("no package lists, no traces of the installation, nothing that makes root", self.contents),
            ("its bill of materials names every package of Debian in it", self.bill),
            ("an account of the desk is made by the program in it", self.account),
            ("it starts as its user without privileges, its files read-only", self.start),
            ("/health/live and /health/ready answer 200", self.health),
            ("a customer and an agent talk", self.story),
            ("SIGTERM ends it with 0", self.stop),
            ("it starts again with files that could be written", self.writable),
            ("no file outside the volume was made or changed", self.unchanged),
        ]


def main():
    parser = argparse.ArgumentParser(description="Tries the OCI image without a container engine.")
    parser.add_argument("--image", type=pathlib.Path, required=True, help="the image")
    options = parser.parse_args()
    missing = [name for name in ("skopeo", "umoci") if not shutil.which(name)]
    if os.geteuid() != 0 or missing:
        sys.exit(f"Needs root{''.join(f' and {name}' for name in missing)}: sudo apt-get install skopeo umoci; sudo make image-test")
    with tempfile.TemporaryDirectory() as directory:
        trial = Trial(options.image.absolute(), pathlib.Path(directory))
        try:
            passed, failed = run(trial.steps())
        finally:
            if trial.container:
                trial.container.kill()
    print(f"{passed} passed, {failed} failed")
    sys.exit(0 if passed and not failed else 1)


if __name__ == "__main__":
    main()
