"""A chat and a callback during which the server is killed or stopped."""

import datetime
import secrets
import signal
import threading
import time

from gateway import PATIENCE, find, until
from people import Desk, Phone

# How long a client may be silent before its customer counts as away, in seconds.
GRACE = 10
# The demo's `_client_timeout_notification` and `_snooze_duration`.
TIMER = 5
# Confirmed cursors are stored once a second; the rest is for a busy machine.
CURSOR_LAG = 3


def talking(server, name="Guest"):
    """A phone that polls and a desk that has taken its chat."""
    phone, desk = Phone(server, name).create().open(), Desk(server)
    phone.poll()
    desk.take(phone)
    return phone, desk


def pushed_texts(push):
    entries = find(push["payload"], "lastTranscript")
    assert entries is not None, f"no lastTranscript in {push}"
    return [text for entry in entries for kind, text in entry.items() if kind == "Message.Text"]


def goes_on(server, note):
    phone, desk = talking(server)
    customer_key, agent_key = secrets.token_hex(8), secrets.token_hex(8)
    phone.say("first of the customer", customer_key)
    phone.wait_for(desk.chat(phone)["lastPosition"])
    # The phone's position is stored before the next events come.
    settled = time.monotonic() + CURSOR_LAG
    until("the cursor is settled", lambda: time.monotonic() > settled)
    before = [desk.send(phone, f"before {n}") for n in range(1, 4)]
    before.append(desk.send(phone, "before, repeated later", agent_key))
    assert before == list(range(before[0], before[0] + 4)), f"positions of sends before the kill: {before}"
    phone.wait_for(before[-1])
    transcript = desk.transcript(phone)
    received = len(phone.received)
    server.restart()

    assert desk.transcript(phone) == transcript, "the transcript differs after the restart"
    assert desk.send(phone, "before, repeated later", agent_key) == before[-1], "a repeated send got a new position"
    phone.say("first of the customer", customer_key)
    assert desk.transcript(phone) == transcript, "a repeated send changed the transcript"
    after = [desk.send(phone, f"after {n}") for n in range(1, 4)]
    first = before[-1] + 1
    assert after == list(range(first, first + 3)), f"positions of sends after the kill: {before} then {after}"
    phone.wait_for(after[-1])
    assert not phone.gaps and phone.handshakes == 1, (phone.gaps, phone.handshakes)
    whole = desk.transcript(phone)
    assert [event["position"] for event in whole] == list(range(1, len(whole) + 1)), whole
    expected = [(event["position"], event["text"]) for event in whole]
    assert [(position, text) for position, _, text in phone.events] == expected, (phone.events, whole)
    assert desk.chat(phone)["online"], "the customer who came back is shown as away"

    # Only events whose receipt the server cannot know yet may come again.
    known = {position for position, _ in phone.received[:received]}
    again = [position for position, _ in phone.received[received:] if position in known]
    assert len(again) == len(set(again)), f"events came more than twice: {again}"
    old = [position for position in again if position < before[0]]
    assert not old, f"events confirmed long before the kill came again: {old}"
    note(f"{len(again)} came again")
    phone.rest()


def owed_push(server, note):
    phone, desk = talking(server)
    desk.send(phone, "while the app is open")
    phone.wait_for(desk.chat(phone)["lastPosition"])
    phone.rest()
    phone.leave()
    until("the desk sees the customer away", lambda: not desk.chat(phone)["online"])
    begin = time.monotonic()
    desk.send(phone, "first while away")
    desk.send(phone, "second while away")
    early = server.pushes(phone.token)
    assert not early or time.monotonic() - begin >= TIMER, "pushed before the timer"
    server.restart()

    push = server.first_push(phone.token)
    assert pushed_texts(push) == ["first while away", "second while away"], push
    # After the first push each event has its own push: its arrival shows that no other push was pending.
    desk.send(phone, "third while away")
    until("a push for the third text", lambda: len(server.pushes(phone.token)) > 1)
    texts = [pushed_texts(push) for push in server.pushes(phone.token)]
    assert texts == [["first while away", "second while away"], ["third while away"]], texts
    # The server also knows that the first push was sent: the next event is pushed at once, not after the timer.
    said, seconds = ["third while away"], TIMER
    # On a busy machine one push may be slow; a server that waits for the timer is slow each time.
    while seconds >= TIMER - 1 and len(said) < 5:
        server.restart()
        begin = time.monotonic()
        said.append(f"text {len(said) + 3} while away")
        desk.send(phone, said[-1])
        until("a push for this text", lambda: [said[-1]] in map(pushed_texts, server.pushes(phone.token)))
        seconds = time.monotonic() - begin
        texts = [pushed_texts(push) for push in server.pushes(phone.token)]
        # When killed between a push and the commit of its outcome, the server may repeat that push and no other.
        assert texts in ([[said[-1]]], [[said[-2]], [said[-1]]]), texts
    assert seconds < TIMER - 1, f"{seconds:.1f} s for a push that waits for nothing"
    phone.open().connect()
    expected = ["first while away", "second while away", *said]
    assert phone.texts()[-len(expected):] == expected, phone.events
    assert not phone.gaps, phone.gaps


def does_not_come_back(server, note):
    phone, desk = talking(server)
    phone.wait_for(desk.send(phone, "while the app is open"))
    assert desk.chat(phone)["online"]
    phone.rest()
    server.kill()
    begin = time.monotonic()
    server.start()
    ready = time.monotonic()
    shown = desk.chat(phone)
    is_online = shown["online"] and shown["notice"] is None
    assert is_online or time.monotonic() - ready >= GRACE - 1, f"away at once after the restart: {shown}"
    until("the desk shows the customer away", lambda: not desk.chat(phone)["online"])
    seconds = time.monotonic() - begin
    note(f"away {seconds:.1f} s after the kill")
    assert seconds >= GRACE - 1, f"away after {seconds:.1f} s already"
    assert desk.chat(phone)["notice"] == "customer is not online", desk.chat(phone)
    listed = [chat for chat in desk.work()["chats"] if chat["id"] == phone.session]
    assert listed and not listed[0]["online"], listed
    last = desk.send(phone, "while away")
    push = server.first_push(phone.token)
    # An event that the phone got just before the kill may be unconfirmed; then it is owed again.
    assert pushed_texts(push) in (["while away"], ["while the app is open", "while away"]), push
    # The client's row lasts for minutes: the next poll is the return.
    reply = phone.connect()
    assert reply["successful"], f"the poll of a remembered client was refused: {reply}"
    assert phone.position == last and not phone.gaps, (phone.position, last, phone.gaps)
    shown = desk.chat(phone)
    assert shown["online"] and shown["notice"] is None, shown


def late_goodbye(server, note):
    """An app that sends the disconnect of its earlier client only after the restart."""
    phone, desk = talking(server)
    last = desk.send(phone, "seen")
    phone.wait_for(last)
    phone.rest()
    server.restart()
    phone.leave()
    until("the good-bye counts", lambda: not desk.chat(phone)["online"], GRACE - 3)
    desk.send(phone, "while away")
    push = server.first_push(phone.token)
    assert pushed_texts(push) == ["while away"], push
    reply = phone.connect()
    assert not reply["successful"] and reply["error"].startswith("402:"), f"a client that left goes on: {reply}"
    assert reply["advice"]["reconnect"] == "handshake", reply
    phone.refusals.clear()
    phone.open().connect()
    assert phone.texts() == ["seen", "while away"] and not phone.gaps, (phone.events, phone.gaps)
    # The chat's end survives a kill, too.
    desk.act(f"chats/{phone.session}/end")
    server.restart()
    transcript = desk.transcript(phone)
    while phone.position < len(transcript):
        assert phone.connect()["successful"]
    assert phone.state == "DISCONNECTED", phone.state
    assert [event["position"] for event in transcript] == list(range(1, len(transcript) + 1)), transcript


def polling_customer(server, note):
    """Without Bayeux: creates the chat again with the same key and refreshes without a position."""
    fresh = {"Idempotency-Key": secrets.token_hex(16)}
    made = server.post_form("/genesys/1/service/request-chat", {}, fresh).json["_id"]
    path = f"/genesys/1/service/{made}/ixn/chat"
    chat = server.post_form(path, {"userDisplayName": "Guest"}).json["chatSessionId"]
    desk, seen = Desk(server), []
    desk.act(f"chats/{chat}/take")

    def say(text):
        desk.act(f"chats/{chat}/send", {"text": text, "key": secrets.token_hex(8)})

    def refresh():
        resource = server.post_form(f"{path}/refresh", {}).json
        entries = resource["transcriptToShow"]
        first = resource["transcriptPosition"] - len(entries) + 1
        assert not entries or first <= len(seen) + 1, f"{len(seen)} events seen, then from {first} on"
        seen.extend(entries[len(seen) + 1 - first:])

    for round in range(3):
        say(f"first of {round}")
        refresh()
        say(f"second of {round}")
        server.restart()
        again = server.post_form("/genesys/1/service/request-chat", {}, fresh)
        assert again.status == 200 and again.json["_id"] == made, f"the same key made {again} after {made}"
        again = server.post_form(path, {"userDisplayName": "Guest"})
        assert again.status == 200 and again.json["chatSessionId"] == chat, f"one service, two chats: {again}"
        refresh()
    texts = [entry[2] for entry in seen if entry[0] == "Message.Text"]
    assert texts == [f"{which} of {round}" for round in range(3) for which in ("first", "second")], texts


def start_callback(server, service, token, **fields):
    answer = server.post_json(f"/genesys/1/service/callback/{service}", {
        "_customer_number": "+12125550123", "_device_notification_id": token, "_device_os": "ios", **fields,
    })
    assert answer.status == 200, answer
    return answer.json["_id"]


def assert_offers(server, push, callback):
    """Expects a push that names the callback and the action for its menu."""
    assert find(push["payload"], "_id") == callback, push
    action = find(push["payload"], "_action")
    answer = server.call("GET", f"/genesys/1/service/{callback}/{action}")
    assert answer.status == 200 and answer.json["_action"] == "DisplayMenu", answer


def callback_timers(server, note):
    desk = Desk(server)
    snoozing, scheduled = secrets.token_hex(32), secrets.token_hex(32)
    snoozed_id = start_callback(server, "voice-wait-userterm", snoozing)
    desk.act(f"callbacks/{snoozed_id}/offer")
    assert_offers(server, server.first_push(snoozing), snoozed_id)
    desired = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=8)
    begin = time.monotonic()
    scheduled_id = start_callback(
        server, "voice-scheduled-userterm", scheduled, _desired_time=desired.strftime("%Y-%m-%dT%H:%M:%S.000Z"))
    answer = server.call("POST", f"/genesys/1/service/{snoozed_id}/snooze")
    assert answer.status == 200, answer
    server.restart()

    states = {callback["id"]: callback["state"] for callback in desk.work()["callbacks"]}
    assert states.get(snoozed_id) == "QUEUED" and states.get(scheduled_id) == "QUEUED", states
    assert_offers(server, server.first_push(snoozing), snoozed_id)
    seconds = time.monotonic() - begin
    assert seconds >= TIMER - 0.1, f"snoozed for {seconds:.1f} s only"
    assert_offers(server, server.first_push(scheduled), scheduled_id)
    assert datetime.datetime.now(datetime.timezone.utc) >= desired.replace(microsecond=0), "pushed too early"
    counts = len(server.pushes(snoozing)), len(server.pushes(scheduled))
    assert counts == (1, 1), f"pushes after the restart: {counts}"
    for callback in (snoozed_id, scheduled_id):
        answer = server.call("POST", f"/genesys/1/service/{callback}/connect")
        assert answer.status == 200 and answer.json["_action"] == "ConfirmationDialog", answer


def drains(server, note):
    phones, desk, replies = [Phone(server).create().open() for _ in range(3)], Desk(server), {}
    for phone in phones:
        assert phone.connect()["successful"]
        desk.take(phone)
        while phone.position < desk.chat(phone)["lastPosition"]:
            phone.connect()
    desk.work()
    stream = server.open()
    stream.request("GET", "/desk/api/events", headers={"Cookie": desk.cookie})
    events = stream.getresponse()
    assert events.status == 200 and events.readline().startswith(b": hello"), events.status
    on_their_way = []
    for phone in phones:
        sent = threading.Event()
        threading.Thread(
            target=lambda phone=phone, sent=sent: replies.update({phone.user: phone.connect(sent=sent)}), daemon=True
        ).start()
        on_their_way.append(sent)
    for sent in on_their_way:
        assert sent.wait(PATIENCE)
    # After a round trip the polls are held when the signal comes.
    # A silent connection and half a request must not delay the stop.
    idle, half = server.open(), server.open()
    idle.request("GET", "/sandbox/pushes?after=0")
    idle.getresponse().read()
    half.connect()
    half.sock.sendall(b"POST /genesys/cometd HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n[")
    transcripts = [desk.transcript(phone) for phone in phones]
    received = [len(phone.received) for phone in phones]
    assert not replies, f"polls with nothing to say were not held: {replies}"

    code, seconds = server.terminate(PATIENCE)
    note(f"exit {code} after {seconds:.1f} s")
    assert code == 0, f"exit code {code}: {server.complaints()}"
    until("every held poll is answered", lambda: len(replies) == len(phones))
    for reply in replies.values():
        assert reply["successful"] and reply["advice"]["reconnect"] == "retry", reply
    assert [len(phone.received) for phone in phones] == received, "the polls' answers were not empty"
    events.read()  # the stream has an end
    for connection in (stream, idle, half):
        connection.close()
    server.start()
    assert [desk.transcript(phone) for phone in phones] == transcripts
    for phone in phones:
        phone.poll()
        phone.wait_for(desk.send(phone, "after the stop"))
        assert phone.handshakes == 1 and not phone.gaps, phone.gaps
        phone.rest()
    code, _ = server.terminate(PATIENCE, signal.SIGINT)
    assert code == 0, f"exit code {code} after SIGINT: {server.complaints()}"


def second_signal(server, note):
    phone, desk = Phone(server).create().open(), Desk(server)
    desk.take(phone)
    server.terminate(PATIENCE)
    # Without the second signal the server would serve on for this long.
    linger = 10
    server.start(BECKON_DRAIN_LINGER=str(linger))
    position = desk.send(phone, "before the end")
    code, seconds = server.terminate(PATIENCE, signal.SIGTERM, signal.SIGINT)
    note(f"exit {code} after {seconds:.1f} s")
    assert code == 0, f"exit code {code}: {server.complaints()}"
    assert seconds < linger, f"{seconds:.1f} s after two signals"
    server.start()
    assert desk.transcript(phone)[-1]["position"] == position
