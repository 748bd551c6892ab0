"""The modules of the pages on their own: positions, pushes, texts, streams, the order of sending."""

import json
import pathlib
import threading

from fake import FOREIGN, Fake
from harness import Watched

FIXTURES = pathlib.Path(__file__).parent / "Fixtures"


def fixture(name):
    return json.loads((FIXTURES / name).read_text())["json"]


def module_tests(chromium, steps):
    fake = Fake()
    watched = Watched(chromium, "modules")
    watched.page.goto(fake.url + "/blank")

    def run(module, body, argument=None):
        """Runs JavaScript with the module as `m` and the argument as `a`."""
        script = f"async (a) => {{ const m = await import('/phone/pages/{module}'); {body} }}"
        return watched.page.evaluate(script, argument)

    def check(sentence, module, body, argument, expected):
        def step():
            result = run(module, body, argument)
            assert result == expected, f"{result} is not {expected}"

        steps.run(sentence, step)

    positions(check)
    pushes(check)
    texts(check)
    streams(check)
    foreign(check, fake)
    uploads(check, fake)
    outbox(check)
    typing(check)
    watched.context.close()
    fake.close()


def positions(check):
    check(
        "a transcript list is numbered back from its position",
        "phone/beckon-wire.js",
        "return m.eventsOf(a).map((e) => [e.position, e.type, e.nickname, e.text, e.party, e.at])",
        fixture("comet-backlog-on-return.json")[0]["data"]["message"],
        [
            [5, "Notice.TypingStarted", "agentName", "is typing", "AGENT", 1425414972000 + 28000],
            [6, "Message.Text", "agentName", "Hello", "AGENT", 1425414972000 + 29000],
        ],
    )
    check(
        "an empty list, a missing one and a broken position give no events",
        "phone/beckon-wire.js",
        "return a.map((r) => m.eventsOf(r).length)",
        [{"transcriptPosition": "9", "transcriptToShow": []}, {"transcriptPosition": 3}, {"transcriptToShow": [["a"]]}, None],
        [0, 0, 0, 0],
    )
    add = """
        const t = new m.Transcript();
        return a.map((batch) => {
          const { added, gap } = t.add(batch.map((position) => ({ position, type: "Message.Text", party: "AGENT" })));
          return [added.map((e) => e.position), gap, t.last];
        })
    """
    check(
        "each position is accepted once and a hole is refused",
        "shared/transcript-model.js",
        add,
        [[1, 2], [1, 2, 3], [2, 3], [5, 6], [4, 5, 6], [1.5, None, "7"]],
        [[[1, 2], False, 2], [[3], False, 3], [[], False, 3], [[], True, 3], [[4, 5, 6], False, 6], [[], False, 6]],
    )
    check(
        "typing ends by a notice, by a message and by leaving",
        "shared/transcript-model.js",
        """
        const t = new m.Transcript();
        return a.map(([type, party], index) => {
          t.add([{ position: index + 1, type, party, nickname: party }]);
          return t.typist("AGENT");
        })
        """,
        [
            ["Notice.TypingStarted", "CLIENT"],
            ["Notice.TypingStarted", "AGENT"],
            ["Message.Text", "CLIENT"],
            ["Message.Text", "AGENT"],
            ["Notice.TypingStarted", "AGENT"],
            ["Notice.TypingStopped", "AGENT"],
            ["Notice.TypingStarted", "AGENT"],
            ["Notice.Left", "AGENT"],
        ],
        [None, "AGENT", "AGENT", None, "AGENT", None, "AGENT", None],
    )


def pushes(check):
    http = fixture("push-chat-http.json")
    inner = http["message"]
    chat = {
        "title": "",
        "text": "New message from Agent",
        "lines": [
            {"type": "Message.Text", "text": "A line of text."},
            {"type": "Message.Text", "text": "Another line of text."},
        ],
        "target": {"kind": "chat", "serviceId": inner["serviceId"]},
    }
    data = {"message": json.dumps(inner)}
    forms = [
        http,
        data,
        {"message": {"token": "t", "data": data}},
        {"data": data},
        {"deviceId": "d", "message": json.dumps(http)},
        {"deviceId": "d", "message": http},
        {"aps": {"alert": "New message from Agent"}, "message": inner},
    ]
    check(
        "a chat push is read in every form that a provider gives it",
        "phone/push.js",
        "return a.map(m.readPush)",
        forms,
        [chat] * len(forms),
    )
    apns = fixture("push-callback-apns.json")
    objects = {**apns, "message": json.loads(apns["message"])}
    callback = {
        "title": "",
        "text": "Agent is available right now",
        "lines": [],
        "target": {
            "kind": "callback",
            "id": "3SQI3S31693JL9L3R00506T40C000U73",
            "action": "get-dialog-user-confirmation-provide_code-true",
        },
    }
    check(
        "a callback push is read from a string and from an object",
        "phone/push.js",
        "return a.map(m.readPush)",
        [apns, objects],
        [callback, callback],
    )
    check(
        "a callback push without text gets the app's own text",
        "phone/push.js",
        "return [m.readPush(a).text, m.readPush(a).target.action]",
        fixture("push-callback-fcm-data.json"),
        ["Your chat is ready", "get-dialog-start-chat"],
    )
    deep = {"message": {"message": {"message": {"message": {"message": {"message": {"message": {"message": "x"}}}}}}}}
    check(
        "a push of any shape is read without failing",
        "phone/push.js",
        "return a.map((push) => m.readPush(push).target)",
        [None, 7, "text", [], {}, {"message": None}, {"aps": {"alert": {"title": 1}}}, {"message": "{broken"}, deep],
        [None] * 9,
    )
    token = "ab" * 32
    check(
        "a phone takes only the pushes of its own token",
        "phone/push.js",
        "return a.pushes.map((push) => m.isOwn(push, a.token))",
        {
            "token": token,
            "pushes": [
                {"token": token},
                {"token": f"http://127.0.0.1:1/sandbox/httpcb/{token}"},
                {"token": None, "payload": {"deviceId": token}},
                {"token": "x" + token},
                {"token": "", "payload": {"deviceId": "other"}},
                {},
            ],
        },
        [True, True, True, False, False, False],
    )


def texts(check):
    check(
        "control characters are removed, direction overrides are spelled out, marks are cut",
        "shared/text.js",
        "return a.map(m.shown)",
        ["a\u0000b\u001bc\td\ne\r\nf\u0085", "x\u202eevil\u202c", "e" + "\u0301" * 40, "שלום \u200f", None],
        ["abc\td\ne\nf", "x[U+202E]evil[U+202C]", "e" + "\u0301" * 8, "שלום \u200f", ""],
    )
    check(
        "only http and https addresses become links, without the full stop behind them",
        "shared/text.js",
        """
        return a.map((text) => m.richText(text).map((node) => typeof node === "string" ? node : [node.href, node.rel]))
        """,
        [
            "see https://example.com/a?b=1&c=2.",
            "(http://example.com/x)",
            "javascript:alert(1) data:text/html,x ftp://example.com",
            "https://user:secret@example.com/ https://",
            'https://example.com/"onclick="x',
        ],
        [
            ["see ", ["https://example.com/a?b=1&c=2", "noopener noreferrer nofollow"], "."],
            ["(", ["http://example.com/x", "noopener noreferrer nofollow"], ")"],
            ["javascript:alert(1) data:text/html,x ftp://example.com"],
            ["https://user:secret@example.com/ https://"],
            [["https://example.com/", "noopener noreferrer nofollow"], '"onclick="x'],
        ],
    )
    check(
        "a line for the list is one line and short",
        "shared/text.js",
        "return a.map((text) => m.oneLine(text, 8))",
        ["a\n\n b", "123456789", "😀" * 9],
        ["a b", "1234567…", "😀" * 7 + "…"],
    )


def streams(check):
    text = ": beat\n\nevent: chat\ndata: {\"id\":1}\n\ndata: a\r\ndata: b\r\n\r\nevent: none\n\nevent:work\ndata:{}\n\n"
    expected = [
        {"name": "chat", "data": '{"id":1}'},
        {"name": "message", "data": "a\nb"},
        {"name": "work", "data": "{}"},
    ]
    check(
        "an event stream cut into any pieces gives the same events",
        "shared/events.js",
        """
        return a.sizes.map((size) => {
          const parser = new m.EventStreamParser();
          const events = [];
          for (let at = 0; at < a.text.length; at += size) events.push(...parser.feed(a.text.slice(at, at + size)));
          return JSON.stringify(events);
        }).filter((result, index, all) => result !== all[0]).length === 0 && JSON.parse(JSON.stringify(
          new m.EventStreamParser().feed(a.text)))
        """,
        {"text": text, "sizes": [1, 2, 3, 5, 7, 11, 1000]},
        expected,
    )


def foreign(check, fake):
    fake.answers["POST /phone/api/chats/long/files"] = (413, FOREIGN)
    for pattern in ("GET /phone/api/*", "POST /phone/api/*", "GET /foreign", "POST /foreign"):
        fake.answers[pattern] = (200, FOREIGN)
    check(
        "a page in the server's place is no answer to any call of the desk",
        "shared/api.js",
        """
        const api = new m.DeskAPI(() => {}, () => {});
        const calls = [
          api.signIn("a", "b"), api.signOut(), api.work(0), api.chat("c", 0), api.agents(), api.take("c"), api.end("c"),
          api.send("c", { kind: "message", text: "x", key: "k" }), api.sendFile("c", new File(["x"], "x.txt"), "k", { onProgress() {} }),
        ];
        return (await Promise.allSettled(calls)).map(({ status, reason }) => [status, reason?.status, reason?.permanent])
        """,
        None,
        [["rejected", 0, False]] * 9,
    )
    check(
        "a file that is too long for a proxy is told as that",
        "shared/api.js",
        """
        const api = new m.DeskAPI(() => {}, () => {});
        return api.sendFile("long", new File(["x"], "x.txt"), "k", { onProgress() {} }).catch((error) => error.message)
        """,
        None,
        "This is longer than the server takes.",
    )
    check(
        "a page in the stream's place opens no stream",
        "shared/events.js",
        """
        let opens = 0;
        await new Promise((done) => {
          const lost = () => (stream.stop(), done());
          const stream = new m.EventStream(new URL(a, location.href), { onOpen: () => (opens += 1), onEvent() {}, onSignedOut() {}, onLost: lost });
          stream.start();
        });
        return opens
        """,
        "/foreign",
        0,
    )
    check(
        "a page in the server's place is no answer to a customer's call",
        "phone/beckon-wire.js",
        "return m.call(a, { fields: {} }).catch((error) => [error.status, error.permanent])",
        "/foreign",
        [0, False],
    )


def uploads(check, fake):
    never = threading.Event()
    fake.answers["POST /hanging"] = lambda _: (never.wait(5), (200, {}))[1]
    send = """
        const request = new XMLHttpRequest();
        request.open("POST", a);
        const stop = new AbortController();
    """
    check(
        "an upload that stands still ends",
        "shared/upload.js",
        send + "return m.upload(request, new File(['x'], 'x'), { onProgress() {}, limit: 100 })",
        "/hanging",
        False,
    )
    check(
        "an upload can be stopped, before it begins too",
        "shared/upload.js",
        send + """
        setTimeout(() => stop.abort(), 50);
        const how = { onProgress() {}, stopped: stop.signal };
        return [await m.upload(request, new File(["x"], "x"), how), await m.upload(request, new File(["x"], "x"), how)]
        """,
        "/hanging",
        [False, False],
    )
    check(
        "an upload that is answered says so, whatever the answer",
        "shared/upload.js",
        send + "return [await m.upload(request, new File(['x'], 'x'), { onProgress() {} }), request.status]",
        "/none",
        [True, 404],
    )


def outbox(check):
    check(
        "messages are sent one at a time, a failure holds the later ones, a retry keeps the key",
        "shared/outbox.js",
        """
        const sent = [];
        let refuse = true;
        const box = new m.Outbox({
          isOwn: (event) => event.party === "AGENT",
          changed() {},
          async send(entry) {
            sent.push([entry.text, entry.key]);
            if (refuse && entry.text === "two") throw Object.assign(new Error("no"), { permanent: true });
            return sent.length;
          },
        });
        box.add("one"); box.add("two"); box.add("three");
        await new Promise((resolve) => setTimeout(resolve, 50));
        const states = box.entries.map((entry) => entry.state);
        refuse = false;
        box.retry();
        await new Promise((resolve) => setTimeout(resolve, 50));
        const keys = sent.filter(([text]) => text === "two").map(([, key]) => key);
        return [states, sent.map(([text]) => text), keys[0] === keys[1], new Set(sent.map(([, key]) => key)).size];
        """,
        None,
        [["sent", "failed", "queued"], ["one", "two", "two", "three"], True, 3],
    )
    check(
        "a message in the transcript is no longer pending, whether the event or the answer came first",
        "shared/outbox.js",
        """
        let answer;
        const box = new m.Outbox({ isOwn: (event) => event.party === "AGENT", changed() {}, send: () => new Promise((done) => (answer = done)) });
        const event = (position) => ({ position, type: "Message.Text", party: "AGENT", text: "hi" });
        box.add("hi");
        box.settle([event(4)], 4);
        const early = box.visible.length;
        answer(4);
        await Promise.resolve(); await Promise.resolve();
        const gone = box.entries.length;
        box.add("hi");
        await Promise.resolve();
        answer(5);
        await Promise.resolve(); await Promise.resolve();
        const waiting = box.visible.length;
        box.settle([event(5)], 5);
        return [early, gone, waiting, box.entries.length];
        """,
        None,
        [0, 0, 1, 0],
    )
    check(
        "failed messages are tried again in order with their keys, at once when hurried, and not after a stop",
        "shared/outbox.js",
        """
        const sent = [];
        let isDown = true;
        const box = new m.Outbox({
          isOwn: () => false,
          changed() {},
          async send(entry) {
            sent.push([entry.text, entry.key]);
            if (isDown) throw Object.assign(new Error("down"), { permanent: false });
            return sent.length;
          },
        });
        const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
        box.add("one"); box.add("two");
        await settle();
        for (let count = 0; count < 3; count += 1) { box.hurry(); await settle(); }
        const words = box.entries.map((entry) => m.deliveryWords(entry));
        const stuck = box.entries.map((entry) => m.isStuck(entry));
        isDown = false;
        box.hurry();
        await settle();
        const texts = sent.map(([text]) => text);
        const keys = new Set(sent.map(([, key]) => key)).size;
        isDown = true;
        box.add("three");
        await settle();
        box.stop();
        const before = sent.length;
        box.hurry();
        await settle();
        return [words, stuck, texts, keys, sent.length - before];
        """,
        None,
        [
            ["Not sent yet. down Retrying…", "Waiting to be sent"],
            [True, False],
            ["one", "one", "one", "one", "one", "two"],
            2,
            0,
        ],
    )
    check(
        "discarding a message between two attempts lets the next one be sent",
        "shared/outbox.js",
        """
        const sent = [];
        const box = new m.Outbox({
          isOwn: () => false,
          changed() {},
          async send(entry) {
            sent.push(entry.text);
            if (entry.text === "one") throw Object.assign(new Error("down"), { permanent: false });
            return sent.length;
          },
        });
        box.add("one"); box.add("two");
        await new Promise((resolve) => setTimeout(resolve, 20));
        box.discard(box.entries[0].key);
        await new Promise((resolve) => setTimeout(resolve, 20));
        return [sent, box.entries.map((entry) => entry.state)];
        """,
        None,
        [["one", "two"], ["sent"]],
    )
    check(
        "bytes and waiting times have readable forms",
        "shared/text.js",
        """
        const minute = 60_000;
        const times = [undefined, 5, minute, 61 * minute, 47 * 60 * minute, 72 * 60 * minute];
        return [times.map((ago) => m.waited(ago === undefined ? NaN : 1e12 - ago, 1e12)), m.waited(1e12 + 5, 1e12), m.byteCount("aé界😀")];
        """,
        None,
        [["", "< 1 min", "1 min", "1 h 1 min", "47 h 0 min", "3 days"], "< 1 min", 10],
    )


def typing(check):
    check(
        "typing that the server refuses for good is not repeated, any other failure is",
        "shared/typing.js",
        """
        const ended = [];
        for (const permanent of [true, false]) {
          const reporter = new m.TypingReporter(() => Promise.reject(Object.assign(new Error("no"), { permanent })));
          reporter.wrote("a");
          await reporter.settled();
          ended.push(!reporter.on);
          reporter.sent();
        }
        return ended;
        """,
        None,
        [True, False],
    )
    check(
        "who writes on after a message is reported at once when the message is sent, and nobody else",
        "shared/typing.js",
        """
        const told = [];
        const reporter = new m.TypingReporter(async (on) => told.push(on));
        reporter.wrote("a");
        reporter.sent();
        reporter.again();
        reporter.wrote("b");
        reporter.again();
        await reporter.settled();
        reporter.sent();
        return told;
        """,
        None,
        [True, True, True],
    )
