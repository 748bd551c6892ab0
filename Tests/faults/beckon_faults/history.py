"""What happened in one run, as its people saw it. The checker judges nothing else."""

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
    # What the acknowledgement said; customers are not told.
    position: int | None = None
    # A refusal for good: the message must not stand anywhere.
    refused: int | None = None


@dataclasses.dataclass
class Delivery:
    """An event that a reader's application got, behind its position filter."""

    chat: str
    reader: str
    position: int
    kind: str
    text: str
    at: float


@dataclasses.dataclass
class Push:
    """A push that a provider's stand-in took, with the texts it lists."""

    device: str
    texts: list
    at: float
    path: str = ""
    identity: str = ""


@dataclasses.dataclass
class Absence:
    """A customer who said good-bye with a position; `returned` is the begin of the first request after it."""

    chat: str
    device: str
    position: int
    left: float
    # The good-bye was sent; between this and `left` nobody knows.
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
        # Windows in which a gateway was dead, paused, or without its database.
        self.outages = []
        # (device, from, to): nothing was heard of a phone that did not say good-bye.
        self.silences = []
        # Chat to its last events; complete when the run is over.
        self.transcripts = {}
        # (chat, reader) of readers that read to the end.
        self.complete = set()
        # Owed pushes that ended with a stated reason, as texts.
        self.excused = set()
        # Why clients had to shake hands again.
        self.handshakes = []
        # Clients that no node knew any more between their handshake and their subscription.
        self.lost_before_subscription = 0
        self.raw_repeats = 0

    def outage(self):
        """A window that begins now; use with `with`."""
        return _Outage(self)

    def acknowledged(self):
        return [send for send in self.sends if send.acknowledged is not None]


class _Outage:
    def __init__(self, history):
        self.history = history

    def __enter__(self):
        self.begin = time.monotonic()
        # Until it is over it has no end.
        self.index = len(self.history.outages)
        self.history.outages.append((self.begin, float("inf")))
        return self

    def __exit__(self, *_):
        self.history.outages[self.index] = (self.begin, time.monotonic())
