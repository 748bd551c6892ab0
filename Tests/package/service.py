"""The command of a systemd unit, run in a chroot as systemd would: its user, its umask, its folder, its environment."""

import os
import re
import shlex
import signal
import subprocess
import threading

from gateway import PATIENCE, Gateway, until


class Service(Gateway):
    """A gateway that is started as its unit says; requests to it are those of every other test."""

    def __init__(self, debian, unit):
        self.debian = debian
        self.values = dict(re.findall(r"^(\w+)=(.*)$", unit.read_text(), re.MULTILINE))
        self.as_user = [
            "setpriv", f"--reuid={self.values['User']}", f"--regid={self.values['Group']}", "--init-groups", "--reset-env"]
        self.log = debian.path("tmp/beckon.log")
        self.port = int(re.search(r"^  port: (\d+)$", debian.path("etc/beckon/beckon.yaml").read_text(), re.MULTILINE)[1])
        self.process = None

    def command(self):
        """The words that start it, and its environment."""
        inside = f"umask {self.values['UMask']} && cd {self.values['WorkingDirectory']} && exec \"$@\""
        words = self.debian.command("sh", "-c", inside, "sh", *self.as_user, *shlex.split(self.values["ExecStart"]))
        return words, {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}

    def start(self):
        lines = []
        words, environment = self.command()
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                words, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, text=True)
        process = self.process

        def read():
            for line in process.stdout:
                lines.append(line.strip())

        threading.Thread(target=read, daemon=True).start()
        until("the service is ready", lambda: any(line.startswith("ready ") for line in lines) or process.poll() is not None)
        assert process.poll() is None, f"the service ended with {process.returncode}: {self.complaints()}"
        owner = os.stat(f"/proc/{process.pid}").st_uid
        assert owner != 0, "the service runs as root"

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
