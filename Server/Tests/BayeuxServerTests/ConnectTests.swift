import Bayeux
import BeckonJSON
import BeckonTime
import TestTime
import Testing

@testable import BayeuxServer

@Suite(.timeLimit(.minutes(20)))
struct ConnectTests {
    @Test("another message of the client, come when a held connect is due, takes nothing from it")
    func dueMeanwhile() async throws {
        try await HubHarness.run { harness in
            let client = try await harness.join(sources: [])
            let held = harness.connect(client)
            #expect(held.response == nil)
            harness.passUnseen(30_000)
            let body = #"{"channel":"/meta/unsubscribe","clientId":"\#(client.id)","subscription":"/other"}"#
            #expect(try await harness.ask(body, as: client).count == 1)
            harness.pass(1)
            #expect(try held.response?.messages().map { $0.text("channel") } == ["/meta/connect"])
        }
    }

    @Test("the first connect is answered at once, with the reply's members in order")
    func first() throws {
        let harness = HubHarness()
        let client = try harness.shakeHands()
        let exchange = harness.send(
            #"[{"channel":"/meta/connect","clientId":"\#(client.id)","id":3,"connectionType":"websocket"}]"#, as: client
        )
        #expect(
            exchange.response?.text
                == #"[{"successful":true,"channel":"/meta/connect","id":3,"advice":{"reconnect":"retry","interval":0,"timeout":30000}}]"#
        )
    }

    @Test("later connects are held until 1.5 s before the advertised 30 s", arguments: [28_400, 28_500])
    func hold(_ time: Milliseconds) async throws {
        try await HubHarness.run { harness in
            let client = try await harness.join()
            let exchange = harness.connect(client)
            harness.pass(time)
            #expect((exchange.response != nil) == (time == 28_500))
        }
    }

    @Test(
        "a client may ask for another hold; nonsense is ignored",
        arguments: [
            ("0", 0), ("10000", 9500), ("1500", 1400), ("40000", 38_000), ("99999999999999", 57_000), ("-1", 28_500),
            (#""x""#, 28_500),
            ("[]", 28_500), ("1e300", 28_500), ("null", 28_500), ("1000", 900),
        ])
    func requestedHold(_ timeout: String, _ hold: Milliseconds) async throws {
        try await HubHarness.run { harness in
            let client = try await harness.join()
            let exchange = harness.connect(client, timeout: timeout)
            guard hold > 0 else {
                #expect(exchange.response != nil)
                return
            }
            harness.pass(hold - 100)
            #expect(exchange.response == nil)
            harness.pass(100)
            #expect(exchange.response != nil)
        }
    }

    @Test("beside a browser's held connect, another client is answered at once with multiple-clients advice")
    func multipleClients() async throws {
        try await HubHarness.run { harness in
            let first = try await harness.join()
            func another() async throws -> Client {
                let exchange = harness.send(
                    #"[{"channel":"/meta/handshake","supportedConnectionTypes":["long-polling"]}]"#,
                    as: Client(browserID: first.browserID, user: "user"))
                let id = try #require(try exchange.response?.messages().first?.text("clientId"))
                let client = Client(id: id, browserID: first.browserID, user: "user")
                #expect(harness.connect(client).response != nil)
                return client
            }
            let second = try await another()
            let held = harness.connect(first)
            let advised = """
                [{"successful":true,"channel":"/meta/connect","advice":{"reconnect":"retry","interval":2000,\
                "timeout":30000,"multiple-clients":true}}]
                """
            #expect(harness.connect(second).response?.text == advised)
            harness.pass(2000)
            #expect(harness.connect(second).response?.text == advised)
            // A client that does not wait for the interval is held for the rest of it, so that it does not spin.
            harness.pass(500)
            let early = harness.connect(second)
            harness.pass(1400)
            #expect(early.response == nil)
            harness.pass(200)
            #expect(early.response?.text == advised)
            #expect(held.response == nil)
            // The first goes, and the second is held like any other.
            harness.hub.sessions.abandoned(held)
            let alone = harness.connect(second)
            harness.pass(28_400)
            #expect(alone.response == nil)
            harness.pass(200)
            #expect(try alone.response?.messages().last?.advice?.integer("interval") == 0)
        }
    }

    @Test("a connect of a type that Bayeux does not name is refused; one without a type is not")
    func connectionType() async throws {
        try await HubHarness.run { harness in
            let client = try await harness.join()
            func connect(_ more: String) async throws -> JSONObject? {
                let advice = #""advice":{"timeout":0}"#
                return try await harness.ask(
                    #"[{"channel":"/meta/connect","clientId":"\#(client.id)",\#(advice)\#(more)}]"#, as: client
                ).last
            }
            let refused = try await connect(#","connectionType":"pigeon","id":"7""#)
            #expect(refused?.isSuccessful == false)
            #expect(refused?.text("error") == "301::Connection type is not known")
            #expect(refused?.text("id") == "7")
            for more in ["", #","connectionType":"websocket""#, #","connectionType":"callback-polling""#] {
                #expect(try await connect(more)?.isSuccessful == true)
            }
        }
    }

    @Test("a wake answers the held connect with the events before the reply")
    func delivery() async throws {
        try await HubHarness.run { harness in
            let source = FakeSource()
            let client = try await harness.join(sources: [SourceAttachment(source, cursor: 0)])
            let exchange = harness.connect(client)
            #expect(exchange.response == nil)
            source.append(2)
            harness.hub.sessions.wake(source: "chat")
            #expect(
                exchange.response?.text == """
                    [{"channel":"/_genesys","data":"chat-1"},{"channel":"/_genesys","data":"chat-2"},\
                    {"successful":true,"channel":"/meta/connect",\
                    "advice":{"reconnect":"retry","interval":0,"timeout":30000}}]
                    """)
            #expect(harness.connect(client).response == nil)
            #expect(harness.hub.sessions.confirmedCursors(limit: 10).map(\.cursors) == [["chat": 2]])
            #expect(harness.hub.sessions.confirmedCursors(limit: 10).isEmpty)
        }
    }

    @Test("a second connect ends the first one with a successful reply without events and is held")
    func second() async throws {
        try await HubHarness.run { harness in
            let client = try await harness.join()
            let first = harness.connect(client)
            let second = harness.connect(client)
            let reply = try #require(try first.response?.messages())
            #expect(reply.count == 1 && reply[0].isSuccessful == true)
            #expect(second.response == nil)
            harness.pass(28_500)
            #expect(second.response != nil)
            #expect(first.answers == 1)
        }
    }

    @Test("events of an answer that could not be written come again")
    func failedWrite() async throws {
        try await HubHarness.run { harness in
            let source = FakeSource()
            let client = try await harness.join(sources: [SourceAttachment(source, cursor: 0)])
            let dead = harness.connect(client, to: FakeExchange(.failing))
            source.append()
            harness.hub.sessions.wake(source: "chat")
            #expect(dead.answers == 1)
            source.append()
            let next = try #require(try harness.connect(client).response?.messages())
            #expect(next.compactMap { $0.text("data") } == ["chat-1", "chat-2"])
        }
    }

    @Test("events of an answer that was written and not read come again, unless a connect has come since")
    func unreadAnswer() async throws {
        try await HubHarness.run { harness in
            let source = FakeSource()
            let client = try await harness.join(sources: [SourceAttachment(source, cursor: 0)])
            func texts(_ exchange: FakeExchange) throws -> [String] {
                try #require(try exchange.response?.messages()).compactMap { $0.text("data") }
            }
            let dead = harness.connect(client)
            source.append()
            harness.hub.sessions.wake(source: "chat")
            #expect(try texts(dead) == ["chat-1"] && harness.hub.sessions.isInDoubt(dead))
            harness.hub.sessions.unread(dead)
            #expect(!harness.hub.sessions.isInDoubt(dead))
            #expect(try texts(harness.connect(client)) == ["chat-1"])
            let late = harness.connect(client)
            source.append()
            harness.hub.sessions.wake(source: "chat")
            #expect(try texts(late) == ["chat-2"] && harness.hub.sessions.isInDoubt(late))
            #expect(harness.connect(client).response == nil)
            #expect(!harness.hub.sessions.isInDoubt(late) && !harness.hub.sessions.isInDoubt(FakeExchange()))
            harness.hub.sessions.unread(late)
            harness.hub.sessions.unread(dead)
            #expect(harness.hub.sessions.confirmedCursors(limit: 10).map(\.cursors) == [["chat": 2]])
        }
    }

    @Test("an answer unread for half a second is sent again over another connection, any other is not")
    func stuckAnswer() async throws {
        for (untaken, passed, more, expected) in [
            (9, Milliseconds(500), false, ["chat-1"]), (9, 499, false, []), (0, 5_000, false, []),
            (9, 5_000, true, []),
        ] {
            try await HubHarness.run { harness in
                let source = FakeSource()
                let client = try await harness.join(sources: [SourceAttachment(source, cursor: 0)])
                let dead = harness.connect(client)
                source.append()
                harness.hub.sessions.wake(source: "chat")
                #expect(try texts(dead) == ["chat-1"])
                dead.untakenBytes = untaken
                harness.passUnseen(passed)
                // What comes over the same connection proves that the answer before it came.
                if more { _ = await harness.send("[]", as: client, to: dead).awaitResponse() }
                let next = harness.connect(client)
                #expect(try next.response == nil ? expected.isEmpty : texts(next) == expected)
            }
        }
    }

    @Test(
        "whether an answer of this half second was lost is decided before anything is sent: none is lost or comes twice"
    )
    func doubtfulAnswer() async throws {
        // How the doubt ends: the bytes stay stuck, are taken, or another request comes over the old connection.
        for (ending, expected) in [("stuck", ["chat-1", "chat-2"]), ("taken", ["chat-2"]), ("used", ["chat-2"])] {
            try await HubHarness.run { harness in
                let source = FakeSource()
                let client = try await harness.join(sources: [SourceAttachment(source, cursor: 0)])
                let old = harness.connect(client)
                source.append()
                harness.hub.sessions.wake(source: "chat")
                #expect(try texts(old) == ["chat-1"])
                old.untakenBytes = 9
                harness.pass(200)
                let next = harness.connect(client)
                source.append()
                harness.hub.sessions.wake(source: "chat")
                harness.pass(100)
                #expect(next.response == nil)
                switch ending {
                case "taken": old.untakenBytes = 0
                case "used": _ = harness.send("[]", as: client, to: old)
                default: break
                }
                harness.pass(300)
                #expect(try texts(next) == expected, "\(ending)")
            }
        }
    }

    @Test("a poll that is aborted while the answer before it is in doubt brings nothing twice, and loses nothing")
    func abortedInDoubt() async throws {
        for (ending, expected) in [
            ("stuck", ["chat-1", "chat-2"]), ("reset", ["chat-1", "chat-2"]), ("taken", ["chat-2"]),
        ] {
            try await HubHarness.run { harness in
                let source = FakeSource()
                let client = try await harness.join(sources: [SourceAttachment(source, cursor: 0)])
                let old = harness.connect(client)
                source.append()
                harness.hub.sessions.wake(source: "chat")
                #expect(try texts(old) == ["chat-1"])
                old.untakenBytes = 9
                harness.pass(50)
                let aborted = harness.connect(client)
                harness.hub.sessions.abandoned(aborted)
                switch ending {
                case "taken": old.untakenBytes = 0
                case "reset": harness.hub.sessions.unread(old)
                default: break
                }
                source.append()
                harness.hub.sessions.wake(source: "chat")
                let next = harness.connect(client)
                harness.pass(500)
                #expect(try texts(next) == expected, "\(ending)")
                #expect(aborted.response == nil)
            }
        }
    }

    @Test("events that wait for a doubt go out a tenth of a second after the machine has taken the answer")
    func shortDoubt() async throws {
        try await HubHarness.run { harness in
            let source = FakeSource()
            let client = try await harness.join(sources: [SourceAttachment(source, cursor: 0)])
            let old = harness.connect(client)
            source.append()
            harness.hub.sessions.wake(source: "chat")
            #expect(try texts(old) == ["chat-1"])
            old.untakenBytes = 9
            let next = harness.connect(client)
            source.append()
            harness.hub.sessions.wake(source: "chat")
            harness.pass(200)
            #expect(next.response == nil)
            old.untakenBytes = 0
            harness.pass(200)
            #expect(try texts(next) == ["chat-2"])
        }
    }

    @Test(
        "an answer in doubt whose connection is reset comes again, and a client that counts answers is never in doubt")
    func doubtEnded() async throws {
        try await HubHarness.run { harness in
            let source = FakeSource()
            let client = try await harness.join(sources: [SourceAttachment(source, cursor: 0)])
            let old = harness.connect(client)
            source.append()
            harness.hub.sessions.wake(source: "chat")
            old.untakenBytes = 9
            let next = harness.connect(client)
            harness.hub.sessions.unread(old)
            harness.pass(100)
            #expect(try texts(next) == ["chat-1"])
        }
        let harness = OpenHarness()
        let client = try harness.join("/a", ext: #"{"ack":true}"#)
        let old = harness.connect(client, ext: #"{"ack":1}"#)
        try harness.publish("1", on: "/a", as: try harness.shakeHands())
        #expect(try old.response?.messages().events == ["1"])
        old.untakenBytes = 9
        let next = harness.connect(client, ext: #"{"ack":2}"#)
        try harness.publish("2", on: "/a", as: try harness.shakeHands())
        #expect(try next.response?.messages().events == ["2"])
    }

    @Test("a connect over the same connection confirms, whatever is said of its bytes")
    func sameConnection() async throws {
        try await HubHarness.run { harness in
            let source = FakeSource()
            let client = try await harness.join(sources: [SourceAttachment(source, cursor: 0)])
            let exchange = harness.connect(client)
            source.append()
            harness.hub.sessions.wake(source: "chat")
            exchange.untakenBytes = 9
            harness.passUnseen(5_000)
            _ = harness.connect(client, to: exchange)
            #expect(exchange.answers == 1)
        }
    }

    private func texts(_ exchange: FakeExchange) throws -> [String] {
        try #require(try exchange.response?.messages()).compactMap { $0.text("data") }
    }

    @Test("while an answer is being written the next one waits for its end")
    func slowWrite() async throws {
        try await HubHarness.run { harness in
            let source = FakeSource()
            let client = try await harness.join(sources: [SourceAttachment(source, cursor: 0)])
            let slow = harness.connect(client, to: FakeExchange(.byHand))
            source.append()
            harness.hub.sessions.wake(source: "chat")
            let next = harness.connect(client)
            source.append()
            harness.hub.sessions.wake(source: "chat")
            #expect(next.response == nil)
            slow.finishWrite(.whole)
            #expect(try #require(try next.response?.messages()).compactMap { $0.text("data") } == ["chat-2"])
        }
    }

    @Test("a poll that is abandoned loses no events")
    func abandoned() async throws {
        try await HubHarness.run { harness in
            let source = FakeSource()
            let client = try await harness.join(sources: [SourceAttachment(source, cursor: 0)])
            let dead = harness.connect(client)
            harness.hub.sessions.abandoned(dead)
            harness.hub.sessions.abandoned(dead)
            source.append()
            harness.hub.sessions.wake(source: "chat")
            #expect(dead.answers == 0)
            let next = try #require(try harness.connect(client).response?.messages())
            #expect(next.compactMap { $0.text("data") } == ["chat-1"])
            #expect(dead.place.isFree)
        }
    }

    @Test("an exchange object may serve one request after the other")
    func reusedExchange() async throws {
        try await HubHarness.run { harness in
            let client = try await harness.join()
            let exchange = FakeExchange()
            for round in 1...3 {
                _ = harness.connect(client, to: exchange)
                harness.pass(28_500)
                #expect(exchange.answers == round)
            }
            _ = harness.connect(client, to: exchange)
            harness.hub.sessions.abandoned(exchange)
            harness.pass(28_500)
            #expect(exchange.answers == 3)
        }
    }

    @Test(
        "an unknown client gets 402 and the advice to shake hands at once",
        arguments: ["x", "", "a:b", "ä", String(repeating: "x", count: 65)])
    func unknown(_ clientID: String) throws {
        let harness = HubHarness()
        let exchange = harness.send(#"[{"channel":"/meta/connect","clientId":"\#(clientID)","id":"9"}]"#)
        #expect(
            exchange.response?.text == """
                [{"successful":false,"channel":"/meta/connect","id":"9","error":"402::Unknown client",\
                "advice":{"reconnect":"handshake","interval":0,"timeout":30000}}]
                """)
    }

    @Test("a connect without a client ID, or with one that is no string, is answered in its own shape")
    func noClientID() throws {
        let harness = HubHarness()
        let missing = try #require(try harness.send(#"{"channel":"/meta/connect"}"#).response?.messages().first)
        #expect(missing.text("error") == "402::Unknown client")
        let wrong = harness.send(#"{"channel":"/meta/connect","clientId":5,"id":"1"}"#)
        let reply = try #require(try wrong.response?.messages().first)
        #expect(reply.text("error") == "400::Client ID is not a string")
        #expect(reply.text("id") == "1")
    }

    @Test("only the browser of the handshake may poll, or who lost its cookie and is the user")
    func binding() async throws {
        try await HubHarness.run { harness in
            let client = try await harness.join(user: "alice")
            func mayPoll(_ browserID: String?, _ user: String?) throws -> Bool {
                let exchange = harness.connect(Client(id: client.id, browserID: browserID, user: user), timeout: "0")
                return try #require(try exchange.response?.messages().first).isSuccessful
            }
            #expect(try mayPoll(client.browserID, nil))
            #expect(try mayPoll(client.browserID, "bob"))
            let several = BayeuxRequest(
                body: [], browserID: "stale", otherBrowserIDs: ["older", try #require(client.browserID)], user: "bob")
            let session = try #require(harness.hub.sessions.summary(client.id))
            #expect(CookiePolicy().mayUse(session, by: several))
            #expect(
                !CookiePolicy().mayUse(session, by: BayeuxRequest(body: [], browserID: "a", otherBrowserIDs: ["b"])))
            #expect(try mayPoll(nil, "alice"))
            #expect(try mayPoll(nil, "bob") == false)
            #expect(try mayPoll(nil, nil) == false)
            #expect(try mayPoll("other", "alice") == false)
        }
    }

    @Test("a connect among other messages is never held, and brings the events that there are")
    func batched() async throws {
        try await HubHarness.run { harness in
            let source = FakeSource(last: 2)
            harness.application.with { $0.sources = [SourceAttachment(source, cursor: 0)] }
            let client = try harness.shakeHands()
            let replies = try await harness.ask(
                """
                [{"channel":"/meta/subscribe","clientId":"\(client.id)","subscription":"/_genesys","id":"1"},
                {"channel":"/meta/connect","clientId":"\(client.id)","id":"2"},
                {"channel":"/service/echo","clientId":"\(client.id)","id":"3","data":{}}]
                """, as: client)
            // The events stand behind the reply of the subscription, which clients must have seen first.
            #expect(
                replies.map { $0.text("channel") } == [
                    "/meta/subscribe", "/_genesys", "/_genesys", "/meta/connect", "/service/echo",
                ])
            #expect(harness.connect(client).response == nil)
            #expect(harness.hub.sessions.confirmedCursors(limit: 1).map(\.cursors) == [["chat": 2]])
            let again = try await harness.ask(
                #"[{"channel":"/meta/connect","clientId":"\#(client.id)"},{"channel":"/meta/connect","clientId":"\#(client.id)"}]"#,
                as: client)
            #expect(again.map(\.isSuccessful) == [true, true])
        }
    }

    @Test("an answer holds so many events and no more")
    func bounded() async throws {
        var configuration = BayeuxConfiguration()
        configuration.limits.maxEventsPerAnswer = 4
        try await HubHarness.run(configuration) { harness in
            let source = FakeSource(last: 0)
            let client = try await harness.join(sources: [SourceAttachment(source, cursor: 0)])
            source.append(10)
            var counts: [Int] = []
            for _ in 0..<3 {
                counts.append(try #require(try harness.connect(client).response?.messages()).count - 1)
            }
            #expect(counts == [4, 4, 2])
            #expect(harness.connect(client).response == nil)
        }
    }
}
