"""A new Debian in a folder, made by debootstrap, and commands in it."""

import hashlib
import os
import pathlib
import shutil
import subprocess

# What package tools write down for themselves.
BOOKKEEPING = ("var/cache/", "var/log/", "var/lib/apt/", "var/lib/dpkg/", "tmp/", "proc/", "dev/", "run/", "etc/ld.so.cache")
# Copies of these files that adduser and other tools keep.
BACKUPS = ("etc/passwd-", "etc/group-", "etc/shadow-", "etc/gshadow-", "etc/subuid-", "etc/subgid-")


def tree(root):
    """Every file below a folder, with all that a write would change."""
    found = {}
    for folder, folders, names in os.walk(root):
        for name in folders + names:
            path = pathlib.Path(folder, name)
            about = path.lstat()
            content = hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() and not path.is_symlink() else ""
            found[str(path.relative_to(root))] = (about.st_mode, about.st_uid, about.st_gid, about.st_mtime_ns, about.st_size, content)
    return found


def changed(before, after):
    """The paths that differ between two trees, in order."""
    return sorted(path for path in before.keys() | after.keys() if before.get(path) != after.get(path))


class Chroot:
    """A copy of a new Debian, which is gone with its folder."""

    SUITE = "bookworm"

    @classmethod
    def base(cls, place):
        """The new Debian that copies are made of; made once."""
        if not (place / "etc/debian_version").exists():
            shutil.rmtree(place, ignore_errors=True)
            place.parent.mkdir(parents=True, exist_ok=True)
            making = place.with_name(place.name + ".making")
            shutil.rmtree(making, ignore_errors=True)
            subprocess.run(["debootstrap", "--variant=minbase", cls.SUITE, str(making)], check=True, stdout=subprocess.DEVNULL)
            making.rename(place)
        return place

    def __init__(self, base, root, sources=None):
        self.root = root
        subprocess.run(["cp", "-a", str(base), str(root)], check=True)
        if sources:
            (root / "etc/apt/sources.list").write_text(sources)
        shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
        # Package scripts start no services where this says so; there is no systemd to ask.
        policy = root / "usr/sbin/policy-rc.d"
        policy.write_text("#!/bin/sh\nexit 101\n")
        policy.chmod(0o755)
        self.run("apt-get", "update", "-q")

    def path(self, name):
        return self.root / name

    def command(self, *words):
        """The words that run a command in here, with a /proc that is gone when the command ends."""
        inside = 'mount -t proc proc "$0/proc" && mount --bind /dev "$0/dev" && exec chroot "$0" "$@"'
        return ["unshare", "--mount", "--propagation", "private", "sh", "-c", inside, str(self.root), *words]

    def run(self, *words):
        """Runs a command; its output. Fails with all that it said."""
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
        done = subprocess.run(
            self.command(*words), env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{' '.join(words)} ended with {done.returncode}: {done.stdout[-1500:]}{done.stderr[-1500:]}"
        return done.stdout

    def install(self, package):
        shutil.copy(package, self.root / "tmp")
        self.run("apt-get", "install", "-y", "-q", "--reinstall", "--no-install-recommends", f"/tmp/{package.name}")

    def files(self):
        """The paths of all files and folders but what package tools write down for themselves."""
        found = set()
        for folder, folders, names in os.walk(self.root):
            for name in folders + names:
                path = os.path.relpath(os.path.join(folder, name), self.root)
                if not path.startswith(BOOKKEEPING) and path not in BACKUPS:
                    found.add(path)
        return found
