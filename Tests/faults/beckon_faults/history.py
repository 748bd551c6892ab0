"""What the senders, readers and receivers of one run saw. The checker uses nothing else."""

import dataclasses
import time

CUSTOMER, AGENT = "CLIENT", "AGENT"


@dataclasses.dataclass
class Send:
    """One message of one sender; its text names it, and its key goes with each attempt."""

    chat: str
    sender: str
    text: str
    begun: float
    attempts: int = 0
    acknowledged: float | None = None
    # The position in the acknowledgement; customers do not get one.
    position: int | None = None
    # A refusal for good: the message must not be in any transcript.
    refused: int | None = None


@dataclasses.dataclass
class Delivery:
    """An event that passed a reader's position filter."""

    chat: str
    reader: str
    position: int
    kind: str
    text: str
    at: float


@dataclasses.dataclass
class Push:
    """A push that a provider's stand-in accepted, with the texts in it."""

    device: str
    texts: list
    at: float
    path: str = ""
    identity: str = ""


@dataclasses.dataclass
class Absence:
    """A customer who said good-bye with a position; `returned` is the start of the first request after it."""

    chat: str
    device: str
    position: int
    left: float
    # When the good-bye was sent; between this and `left` its outcome is unknown.
    asked: float = 0.0
    returned: float | None = None
    # The first answer after the return.
    back: float | None = None


@dataclasses.dataclass
class Event:
    """A line of a final transcript."""

    position: int
    kind: str
    text: str


class History:
    """Everything that was recorded; times are monotonic seconds."""

    def __init__(self):
        self.sends = []
        self.deliveries = []
        self.pushes = []
        self.absences = []
        # Periods in which a gateway was dead, paused, or without its database.
        self.outages = []
        # (device, from, to): a phone was silent without a good-bye.
        self.silences = []
        # The last events of each chat; complete at the end of the run.
        self.transcripts = {}
        # (chat, reader) for each reader that read to the end.
        self.complete = set()
        # Owed pushes that ended with a stated reason, as texts.
        self.excused = set()
        # Why clients had to make another handshake.
        self.handshakes = []
        # Clients that became unknown to all nodes between handshake and subscription.
        self.lost_before_subscription = 0
        self.raw_repeats = 0

    def outage(self):
        """A period that begins now; use with `with`."""
        return _Outage(self)

    def pushed_again(self, pushes):
        """(text, push, earlier push) of each text that went to one device twice for the same absence.

        A customer who came back without having read and left again is owed the same texts again: that debt is a new one.
        """
        earlier, found = {}, []
        for push in pushes:
            for text in push.texts:
                first = earlier.get((push.device, text))
                if first is None or self._left_between(push.device, first.at, push.at):
                    earlier[push.device, text] = push
                else:
                    found.append((text, push, first))
        return found

    def _left_between(self, device, begin, end):
        return any(absence.device == device and absence.left >= begin and absence.asked <= end
                   for absence in self.absences)

    def acknowledged(self):
        return [send for send in self.sends if send.acknowledged is not None]


class _Outage:
    def __init__(self, history):
        self.history = history

    def __enter__(self):
        self.begin = time.monotonic()
        # An open period has no end yet.
        self.index = len(self.history.outages)
        self.history.outages.append((self.begin, float("inf")))
        return self

    def __exit__(self, *_):
        self.history.outages[self.index] = (self.begin, time.monotonic())
