"""The agents of each agent side: at the built-in desk, and at a stand-in's page."""

import urllib.parse

from waiting import until
from web import ask, get, post


def agent_of(side, demo):
    return Desk(demo) if side == "desk" else StandIn(demo)


class Desk:
    """The agents `first` and `second` at the desk."""

    users = {"first": "agent", "second": "colleague"}
    # The desk tells each step of a transfer in its order.
    overlaps = False

    def __init__(self, demo):
        self.url = demo.url + "/desk/api/"
        self.number = demo.port
        self._cookies = {}
        for role, user in self.users.items():
            answer = ask("POST", self.url + "sign-in", {"user": user, "password": demo.password})
            assert answer.status == 204, answer.status
            self._cookies[role] = answer.headers["Set-Cookie"].split(";")[0]

    def get(self, path):
        return get(self.url + path, headers={"Cookie": self._cookies["first"]})

    def act(self, role, path, value=None):
        return post(self.url + path, value or {}, headers={"Cookie": self._cookies[role]})

    def waiting(self, customer):
        def look():
            return [chat["id"] for chat in self.get("work")["chats"] if chat["customer"] == customer]

        return DeskChat(self, until(look, "the chat waits at the desk")[0])

    def callback(self, id):
        return DeskCallback(self, id)


class DeskChat:
    def __init__(self, desk, id):
        self.desk, self.id = desk, id
        self._count = 0

    def look(self):
        return self.desk.get(f"chats/{self.id}")

    def data(self):
        return dict(self.look()["data"])

    def accept(self, role):
        self.desk.act(role, f"chats/{self.id}/take")

    def says(self, role, text):
        self._count += 1
        self.desk.act(role, f"chats/{self.id}/send", {"text": text, "key": f"key {self._count}"})

    def transfer(self, role, to):
        self.desk.act(role, f"chats/{self.id}/transfer", {"to": Desk.users[to]})

    def end(self, role):
        self.desk.act(role, f"chats/{self.id}/end")

    def is_away(self):
        return not self.look()["online"]

    def texts(self):
        return [event["text"] for event in self.look()["events"] if event["type"] == "Message.Text"]


class DeskCallback:
    def __init__(self, desk, id):
        self.desk, self.id = desk, id

    def act(self, name):
        self.desk.act("first", f"callbacks/{self.id}/{name}")

    def offer_and_connect(self):
        self.act("offer")
        self.act("connect")

    def complete(self):
        self.act("complete")


class StandIn:
    """The agents of a stand-in, through the interface that its page uses."""

    # A platform tells of messages and of agents in two ways: the second agent's words may be here before the news of the transfer.
    overlaps = True

    def __init__(self, demo):
        self.url = demo.agent_page + "/_agent/"
        self.number = demo.port
        names = get(self.url + "conversations")["agents"]
        self.names = dict(zip(["first", "second"], names))

    def waiting(self, customer):
        def look():
            return [one["id"] for one in get(self.url + "conversations")["conversations"] if one["customer"] == customer]

        return StandInChat(self, until(look, "the chat waits at the stand-in")[0])

    def callback(self, _):
        found = until(lambda: get(self.url + "callbacks")["callbacks"], "the callback waits at the stand-in")
        return StandInCallback(self, found[-1]["id"])


class StandInChat:
    def __init__(self, side, id):
        self.side = side
        self.url = side.url + "conversations/" + urllib.parse.quote(id, safe="")

    def look(self):
        return get(self.url)

    def data(self):
        return self.look()["data"]

    def act(self, role, name, **value):
        post(f"{self.url}/{name}", {"agent": self.side.names[role], **value})

    def accept(self, role):
        self.act(role, "accept")

    def says(self, role, text):
        self.act(role, "send", text=text)

    def transfer(self, role, to):
        self.act(role, "transfer", to=self.side.names[to])

    def end(self, role):
        self.act(role, "end")

    def is_away(self):
        return self.look()["away"]

    def texts(self):
        return [one["text"] for one in self.look()["transcript"] if one["from"] in ("customer", "agent")]


class StandInCallback:
    def __init__(self, side, id):
        self.side = side
        self.url = side.url + "callbacks/" + urllib.parse.quote(id, safe="")

    def act(self, name):
        post(f"{self.url}/{name}", {"agent": self.side.names["first"]})

    def offer_and_connect(self):
        self.act("offer")
        self.act("connect")

    def complete(self):
        self.act("complete")
