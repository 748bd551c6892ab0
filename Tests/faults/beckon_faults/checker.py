"""The twelve invariants of a run, checked on its history (History), each by one function.

I1   an acknowledged message is in the final transcript
I2   no message stands twice in it
I3   no refused or never-sent message stands in it
I4   two messages of one sender stand in the order sent, where the first was acknowledged before the second was sent
I5   positions rise by one
I6   a reader that read to the end missed none
I7   no reader's application got one twice
I8   every reader's order is the transcript's
I9   the position in an acknowledgement is the transcript's
I10  every push owed was taken by the provider or ended with a stated reason
I11  no message went to one device more often than the retry rules allow
I12  no push left for a message that owed none
"""

import collections
import dataclasses

MESSAGE = "Message.Text"
# How long after the customer's return a push may arrive that was claimed before, in seconds.
IN_FLIGHT = 3.0
# How much later than its timer a push may come without a fault, in seconds.
PATIENCE = 5.0


@dataclasses.dataclass(frozen=True)
class Violation:
    rule: str
    text: str

    def __str__(self):
        return f"{self.rule}: {self.text}"


@dataclasses.dataclass(frozen=True)
class Rules:
    """The settings of the run that the rules need."""

    timer: float = 2.0
    patience: float = PATIENCE
    in_flight: float = IN_FLIGHT


def check(history, rules=Rules()):
    """All violations, by rule."""
    view = _View(history)
    found = []
    for judge in JUDGES:
        found += [Violation(judge.__name__.upper(), text) for text in judge(history, view, rules)]
    return found


class _Lists(dict):
    """Lists by key; looking up a missing key makes no entry."""

    def add(self, key, value):
        self.setdefault(key, []).append(value)

    def __missing__(self, key):
        return ()


class _View:
    """Indexes that several rules use."""

    def __init__(self, history):
        self.places = _Lists()
        for chat, events in history.transcripts.items():
            for event in events:
                if event.kind == MESSAGE:
                    self.places.add((chat, event.text), event.position)
        self.readings = _Lists()
        for delivery in history.deliveries:
            self.readings.add((delivery.chat, delivery.reader), delivery)
        self.sends = {(send.chat, send.text): send for send in history.sends}
        self.pushes = _Lists()
        for push in history.pushes:
            for text in push.texts:
                self.pushes.add((push.device, text), push)
        self.absences = _Lists()
        for absence in history.absences:
            self.absences.add(absence.device, absence)


def i1(history, view, rules):
    for send in history.acknowledged():
        if not view.places[send.chat, send.text]:
            yield f"{send.text!r} was acknowledged and is not in the transcript"


def i2(history, view, rules):
    for (_, text), places in view.places.items():
        if len(places) > 1:
            yield f"{text!r} stands at {places}"


def i3(history, view, rules):
    for (chat, text), places in view.places.items():
        send = view.sends.get((chat, text))
        if places and send is None:
            yield f"{text!r} was never sent"
        elif places and send.refused is not None:
            yield f"{text!r} was refused with {send.refused}"


def i4(history, view, rules):
    for (chat, sender), sends in _by(history.sends, lambda send: (send.chat, send.sender)).items():
        before = None
        for send in sorted(sends, key=lambda send: send.begun):
            places = view.places[chat, send.text]
            if not places:
                continue
            if before and before[1].acknowledged is not None and before[1].acknowledged <= send.begun:
                if places[0] < before[0]:
                    yield f"{send.text!r} at {places[0]} stands before {before[1].text!r} at {before[0]} of {sender}"
            before = (places[0], send)


def i5(history, view, rules):
    for chat, events in history.transcripts.items():
        positions = [event.position for event in events]
        if positions != list(range(1, len(positions) + 1)):
            yield f"chat {chat[:6]}: positions {_breaks(positions)}"


def i6(history, view, rules):
    for chat, reader in history.complete:
        got = {delivery.position for delivery in view.readings[chat, reader]}
        missed = [event.position for event in history.transcripts.get(chat, ()) if event.position not in got]
        if missed:
            yield f"{reader} of chat {chat[:6]} missed {missed[:10]}"


def i7(history, view, rules):
    for (chat, reader), deliveries in view.readings.items():
        counts = collections.Counter(delivery.position for delivery in deliveries)
        twice = [position for position, count in counts.items() if count > 1]
        texts = collections.Counter(delivery.text for delivery in deliveries if delivery.kind == MESSAGE)
        twice_said = [text for text, count in texts.items() if count > 1]
        if twice or twice_said:
            yield f"{reader} of chat {chat[:6]} got {twice[:10]} {twice_said[:3]} more than once"


def i8(history, view, rules):
    for (chat, reader), deliveries in view.readings.items():
        truth = {event.position: event for event in history.transcripts.get(chat, ())}
        last = 0
        for delivery in deliveries:
            event = truth.get(delivery.position)
            if delivery.position < last:
                yield f"{reader} of chat {chat[:6]} got {delivery.position} after {last}"
            if event is None or (event.kind, event.text) != (delivery.kind, delivery.text):
                yield f"{reader} of chat {chat[:6]} got {delivery.text!r} at {delivery.position}, not {event}"
            last = delivery.position


def i9(history, view, rules):
    for send in history.acknowledged():
        places = view.places[send.chat, send.text]
        if send.position is not None and places and send.position != places[0]:
            yield f"{send.text!r} was acknowledged at {send.position} and stands at {places}"


def i10(history, view, rules):
    for absence in history.absences:
        end = absence.returned if absence.returned is not None else float("inf")
        for text, place, send in _owing(history, view, absence):
            due = max(absence.left, send.acknowledged) + rules.timer + rules.patience
            if end < due + _overlap(history.outages, absence.left, end):
                continue
            if not view.pushes[absence.device, text] and text not in history.excused:
                yield (f"no push for {text!r} at {place}, beyond {absence.position}: acknowledged "
                       f"{send.acknowledged - absence.left:+.1f} s from the good-bye, returned "
                       f"{end - absence.left:+.1f} s, outages {_from(history.outages, absence.left)}")


def i11(history, view, rules):
    for (device, text), pushes in view.pushes.items():
        first, last = pushes[0].at, pushes[-1].at
        # Each crash may lose the record of one answer and so cause one more push.
        allowed = 1 + sum(begin <= last and end >= first - IN_FLIGHT for begin, end in history.outages)
        if len(pushes) > allowed:
            ways = [(push.path, round(push.at - first, 2)) for push in pushes]
            yield (f"{text!r} went to one device {len(pushes)} times, {allowed} are allowed: {ways}, outages "
                   f"{_from(history.outages, first)}")


def i12(history, view, rules):
    by_device = {absence.device: absence.chat for absence in history.absences}
    for push in history.pushes:
        chat = by_device.get(push.device)
        absences = view.absences[push.device]
        if _is_excused(history, push, rules):
            continue
        if not absences:
            yield (f"a push for {push.texts[:2]} by {push.path} of a customer who never left, outages "
                   f"{_from(history.outages, push.at)}")
        elif not any(_covers(absence, push, rules) for absence in absences):
            yield (f"a push for {push.texts[:2]} by {push.path} while the customer was there, outages "
                   f"{_from(history.outages, push.at)}")
        for text in push.texts:
            place = view.places[chat, text]
            known = [a for a in absences if a.left <= push.at - rules.in_flight]
            if not place:
                yield f"a push for {text!r}, which is not in the transcript"
            elif known and place[0] <= known[-1].position:
                yield (f"a push for {text!r} at {place[0]} by {push.path} {push.at - known[-1].left:.1f} s after the "
                       f"customer left with {known[-1].position}, outages {_from(history.outages, known[-1].left)}")


JUDGES = [i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12]


def _owing(history, view, absence):
    """Messages of agents after the position, sent while the customer was away."""
    for (chat, text), send in view.sends.items():
        places = view.places[chat, text]
        if chat != absence.chat or not places or not send.sender.startswith("agent"):
            continue
        is_late = absence.returned is not None and (send.acknowledged or send.begun) > absence.returned
        if places[0] > absence.position and send.acknowledged is not None and not is_late:
            yield text, places[0], send


def _covers(absence, push, rules):
    if push.at < absence.asked:
        return False
    return absence.back is None or push.at <= absence.back + rules.in_flight


def _is_excused(history, push, rules):
    """Whether a gateway may have set the customer away: there was an outage, or the phone was silent."""
    if any(begin <= push.at <= end + PATIENCE for begin, end in history.outages):
        return True
    return any(device == push.device and begin <= push.at <= end + rules.in_flight
               for device, begin, end in history.silences)


def _overlap(windows, begin, end):
    return sum(max(0.0, min(end, stop) - max(begin, start)) for start, stop in windows)


def _from(windows, moment):
    return [(round(begin - moment, 1), round(end - moment, 1)) for begin, end in windows]


def _by(values, key):
    groups = _Lists()
    for value in values:
        groups.add(key(value), value)
    return groups


def _breaks(positions):
    wrong = [p for p, expected in zip(positions, range(1, len(positions) + 1)) if p != expected]
    return f"go wrong at {wrong[:5]}"
