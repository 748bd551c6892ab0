#!/usr/bin/env python3
"""Processor time of the gateway per message, through each agent side, in one run with rounds that take turns.

    python3 Tests/agent-sides/cost.py --program BECKON [--side SIDE …] [--rounds 5] [--chats 20] [--messages 40]

In each round customers and agents write equally many messages in each chat; a message counts when it is at the other side. The
stand-in runs in a process of its own. Prints the median of the rounds with the least and the most, in microseconds.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

from demo import free_port  # noqa: E402 - after the line above
from waiting import until  # noqa: E402
from web import ask, get, post  # noqa: E402

TICKS = os.sysconf("SC_CLK_TCK")


def processor_time(process):
    """Seconds of user and system time of a process."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def start(command, environment=None, wanted=None):
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=dict(os.environ, **(environment or {})))
    for line in process.stdout:
        if wanted(line):
            # Later lines are not read: a level of logging that writes none is set.
            return process, line
    raise AssertionError(f"{command[1]} ended")


class Gateway:
    """A gateway with one agent side, and the stand-in that it needs."""

    def __init__(self, program, side, folder):
        self.program, self.side, self.folder = program, side, pathlib.Path(folder)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.processes = []
        self.password = secrets.token_hex(8)

    def __enter__(self):
        settings = {"services": {"request-chat": {"type": "chat", "agentSide": self.side}}}
        if self.side != "desk":
            settings["agentSides"] = {self.side: self._platform()}
        path = self.folder / "beckon.yaml"
        path.write_text(json.dumps(settings))
        path.chmod(0o600)
        data = ["--data", str(self.folder / "data"), "--config", str(path), "--port", str(self.port)]
        quiet = {"BECKON_LOG_LEVEL": "error"}
        self.gateway, _ = start([self.program, "serve", *data], quiet, lambda line: line.startswith("ready "))
        self.processes.append(self.gateway)
        if self.side == "desk":
            self._add_agent(data, quiet)
        return self

    def __exit__(self, *_):
        for process in reversed(self.processes):
            process.send_signal(signal.SIGTERM)
            process.wait(60)

    def _platform(self):
        command = [self.program, "simulate", self.side, "--directory", str(self.folder / "keys")]
        base = f"{self.url}/beckon/1/agent-sides/{self.side}"
        command += ["--webhook", base + ("/webhook" if self.side == "genesys-cloud" else "")]
        process, line = start(command, None, lambda line: line.startswith("{"))
        self.processes.append(process)
        told = json.loads(line)
        self.agents = told["endpoint"]
        if self.side == "genesys-cloud":
            return {
                "endpoint": told["endpoint"], "clientID": told["clientID"], "clientSecretFile": told["clientSecretFile"],
                "openMessaging": {"integration": told["integration"], "webhookSecretsFile": told["webhookSecretsFile"]},
                "notifications": {"queues": [told["queue"]]},
            }
        if self.side == "pureconnect":
            return {"servers": [told["endpoint"]], "target": told["workgroup"]}
        return told["settings"]

    def _add_agent(self, data, quiet):
        subprocess.run(
            [self.program, "user", "add", "agent", *data[:4]], check=True, stdout=subprocess.DEVNULL,
            env=dict(os.environ, BECKON_PASSWORD=self.password, **quiet))
        answer = ask("POST", f"{self.url}/desk/api/sign-in", {"user": "agent", "password": self.password})
        self.cookie = answer.headers["Set-Cookie"].split(";")[0]

    # Agents

    def accept(self, chat):
        if self.side == "desk":
            post(f"{self.url}/desk/api/chats/{chat.id}/take", {}, headers={"Cookie": self.cookie})
            chat.place = f"{self.url}/desk/api/chats/{chat.id}"
            return
        def look():
            found = get(f"{self.agents}/_agent/conversations")["conversations"]
            return [one["id"] for one in found if one["customer"] == chat.name]
        chat.place = f"{self.agents}/_agent/conversations/{until(look, 'the chat is at the stand-in')[0]}"
        post(f"{chat.place}/accept", {"agent": "Kim"})

    def answer(self, chat, text):
        if self.side == "desk":
            post(f"{chat.place}/send", {"text": text, "key": text}, headers={"Cookie": self.cookie})
        else:
            post(f"{chat.place}/send", {"agent": "Kim", "text": text})

    def texts_at_agent(self, chat):
        if self.side == "desk":
            shown = get(chat.place, headers={"Cookie": self.cookie})["events"]
            return [event["text"] for event in shown if event["type"] == "Message.Text" and event["party"] == "CLIENT"]
        return [one["text"] for one in get(chat.place)["transcript"] if one["from"] == "customer"]


class Chat:
    """One customer, over REST."""

    def __init__(self, gateway, number):
        self.gateway = gateway
        self.name = f"Customer {number}"
        self.user = secrets.token_hex(16)
        self.service = self._form("request-chat", {})["_id"]
        self.id = self._chat("", {"notify_by": "comet", "userDisplayName": self.name})["chatSessionId"]

    def _form(self, path, fields):
        answer = ask("POST", f"{self.gateway.url}/genesys/1/service/{path}", headers={"gms_user": self.user}, form=fields)
        assert answer.status == 200, (path, answer.status, answer.body)
        return answer.json if answer.body else None

    def _chat(self, operation, fields):
        return self._form(f"{self.service}/ixn/chat" + (f"/{operation}" if operation else ""), fields)

    def says(self, text):
        self._chat("send", {"message": text})

    def texts_of_agent(self):
        shown = self._chat("refresh", {"transcriptPosition": "1"})["transcriptToShow"]
        return [event[2] for event in shown if event[0] == "Message.Text" and event[-1] != "CLIENT"]


def talk(gateway, chat, count):
    """Customer and agent take turns; each waits for nothing but the answer to the request."""
    for number in range(count):
        chat.says(f"question {number}")
        gateway.answer(chat, f"answer {number}")
    questions = [f"question {number}" for number in range(count)]
    answers = [f"answer {number}" for number in range(count)]
    until(lambda: gateway.texts_at_agent(chat) == questions, "all questions are at the agent", lambda: gateway.texts_at_agent(chat)[-3:])
    until(lambda: chat.texts_of_agent() == answers, "all answers are in the transcript", lambda: chat.texts_of_agent()[-3:])


def measure(program, side, chats, messages):
    with tempfile.TemporaryDirectory() as folder, Gateway(program, side, folder) as gateway:
        opened = [Chat(gateway, number) for number in range(chats)]
        for chat in opened:
            gateway.accept(chat)
        before = processor_time(gateway.gateway)
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            list(pool.map(lambda chat: talk(gateway, chat, messages), opened))
        return (processor_time(gateway.gateway) - before) / (2 * chats * messages) * 1e6


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True)
    parser.add_argument("--side", action="append")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--chats", type=int, default=20)
    parser.add_argument("--messages", type=int, default=40)
    options = parser.parse_args()
    sides = options.side or ["desk", "genesys-cloud", "cxone", "pureconnect"]
    figures = {side: [] for side in sides}
    for _ in range(options.rounds):
        for side in sides:
            figures[side].append(measure(options.program, side, options.chats, options.messages))
    for side, all_figures in figures.items():
        middle = statistics.median(all_figures)
        print(f"{side:16} {middle:7.0f} µs a message ({min(all_figures):.0f} to {max(all_figures):.0f})")


if __name__ == "__main__":
    main()
