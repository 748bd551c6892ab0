import Bayeux
import BeckonJSON
import BeckonTime
import TestTime
import Testing

@testable import BayeuxServer

@Suite(.timeLimit(.minutes(20)))
struct SubscriptionTests {
    private func subscribe(_ client: Client, _ subscription: String) -> String {
        #"[{"channel":"/meta/subscribe","clientId":"\#(client.id)","id":"4","subscription":\#(subscription)}]"#
    }

    @Test(
        "a yes echoes the subscription as it was written",
        arguments: [#""/_genesys""#, #"["/_genesys","/service/echo"]"#])
    func echo(_ subscription: String) async throws {
        try await HubHarness.run { harness in
            let client = try harness.shakeHands()
            let response = await harness.send(subscribe(client, subscription), as: client).awaitResponse()
            #expect(
                response.text
                    == #"[{"successful":true,"channel":"/meta/subscribe","id":"4","subscription":\#(subscription)}]"#)
            #expect(harness.hub.sessions.summaries(user: "user").map(\.subscriptions) == [["/_genesys"]])
        }
    }

    @Test(
        "what cannot be subscribed is refused, all or nothing",
        arguments: [
            (#""/meta/connect""#, "403::Subscription denied"), (#""/meta/**""#, "403::Subscription denied"),
            (#""/**""#, "403::Subscription denied"), (#""/*""#, "403::Subscription denied"),
            (#""/other""#, "403::Subscription denied"), (#"["/_genesys","/other"]"#, "403::Subscription denied"),
            (#""""#, "403::Subscription invalid"), (#""/a//b""#, "403::Subscription invalid"),
            (#""/*/a""#, "403::Subscription invalid"), ("[]", "403::Subscription invalid"),
            ("7", "403::Subscription invalid"), (#"[["/_genesys"]]"#, "403::Subscription invalid"),
            (#"["/_genesys","/meta/x"]"#, "403::Subscription denied"), ("null", "403::Subscription invalid"),
        ])
    func refused(_ subscription: String, _ error: String) async throws {
        try await HubHarness.run { harness in
            let client = try harness.shakeHands()
            let reply = try #require(try await harness.ask(subscribe(client, subscription), as: client).first)
            #expect(reply.isSuccessful == false)
            #expect(reply.text("error") == error)
            #expect(reply.text("id") == "4")
            let echo = try JSONValue(parsing: subscription)
            #expect(reply["subscription"] == echo)
            #expect(harness.hub.sessions.summaries(user: "user").isEmpty)
        }
    }

    @Test("a subscription without the field, and one of an unknown client, is refused")
    func missing() async throws {
        try await HubHarness.run { harness in
            let client = try harness.shakeHands()
            let reply = try await harness.ask(#"{"channel":"/meta/subscribe","clientId":"\#(client.id)"}"#, as: client)
            #expect(reply.first?.text("error") == "403::Subscription missing")
            let unknown = try await harness.ask(subscribe(Client(id: "nobody"), #""/_genesys""#))
            #expect(unknown.first?.text("error") == "402::Unknown client")
            #expect(unknown.first?.advice?.text("reconnect") == "handshake")
            let foreign = try await harness.ask(
                subscribe(client, #""/_genesys""#), as: Client(browserID: "thief", user: "user"))
            #expect(foreign == unknown.map { $0 })
        }
    }

    @Test("a session has so many subscriptions and no more; the same again does not count")
    func bound() async throws {
        var configuration = BayeuxConfiguration()
        configuration.limits.maxSubscriptions = 2
        try await HubHarness.run(configuration) { harness in
            harness.application.with { $0.subscribeVerdict = .allow([]) }
            let client = try harness.shakeHands()
            var outcomes: [Bool] = []
            for channel in ["/a", "/b", "/a", "/c", "/service/x"] {
                let replies = try await harness.ask(subscribe(client, #""\#(channel)""#), as: client)
                outcomes.append(replies.first?.isSuccessful == true)
            }
            #expect(outcomes == [true, true, true, false, true])
        }
    }

    @Test("a successful reply to a subscription waits for the application")
    func awaited() async throws {
        try await HubHarness.run { harness in
            harness.application.closeGate()
            let client = try harness.shakeHands()
            let exchange = harness.send(subscribe(client, #""/_genesys""#), as: client)
            await harness.application.wait { !$0.subscriptions.isEmpty }
            #expect(exchange.response == nil)
            #expect(harness.hub.sessions.summaries(user: "user").isEmpty)
            // Meanwhile the session does not expire, however long it takes.
            harness.pass(30_000)
            harness.application.openGate()
            #expect(try await exchange.awaitResponse().messages().first?.isSuccessful == true)
            #expect(harness.hub.sessions.summaries(user: "user").count == 1)
        }
    }

    @Test("a session that ended while the application decided gets 402")
    func endedMeanwhile() async throws {
        try await HubHarness.run { harness in
            let client = try harness.shakeHands()
            harness.application.closeGate()
            let exchange = harness.send(subscribe(client, #""/_genesys""#), as: client)
            await harness.application.wait { !$0.subscriptions.isEmpty }
            harness.send(#"{"channel":"/meta/handshake","clientId":"\#(client.id)"}"#, as: client)
            harness.application.openGate()
            #expect(try await exchange.awaitResponse().messages().first?.text("error") == "402::Unknown client")
        }
    }

    @Test("events do not overtake the reply to the subscription on another connection")
    func notOvertaken() async throws {
        try await HubHarness.run { harness in
            let client = try harness.shakeHands()
            _ = harness.connect(client)
            let held = harness.connect(client)
            harness.application.with { $0.sources = [SourceAttachment(FakeSource(last: 1), cursor: 0)] }
            let exchange = harness.send(subscribe(client, #""/_genesys""#), as: client, to: FakeExchange(.byHand))
            _ = await exchange.awaitResponse()
            #expect(held.response == nil)
            exchange.finishWrite(.whole)
            #expect(try #require(try held.response?.messages()).compactMap { $0.text("data") } == ["chat-1"])
        }
    }

    @Test("the backlog stands before the answer of the first connect on return")
    func backlog() async throws {
        try await HubHarness.run { harness in
            let source = FakeSource(last: 6, tail: 1)
            harness.application.with { $0.sources = [SourceAttachment(source, cursor: 4)] }
            let client = try harness.shakeHands()
            _ = try await harness.ask(subscribe(client, #""/_genesys""#), as: client)
            let messages = try await harness.connect(client).awaitResponse().messages()
            #expect(messages.map { $0.text("data") ?? "reply" } == ["chat-5", "chat-6", "reply"])
        }
    }

    @Test("unsubscribing stops the events, and subscribing again goes on where it was")
    func unsubscribe() async throws {
        try await HubHarness.run { harness in
            let source = FakeSource()
            let client = try await harness.join(sources: [SourceAttachment(source, cursor: 0)])
            let body = #"[{"channel":"/meta/unsubscribe","clientId":"\#(client.id)","subscription":"/_genesys"}]"#
            let reply = try #require(try await harness.ask(body, as: client).first)
            #expect(reply.isSuccessful)
            #expect(reply.text("subscription") == "/_genesys")
            #expect(try await harness.ask(body, as: client).first?.isSuccessful == true)
            source.append()
            let held = harness.connect(client)
            #expect(held.response == nil)
            harness.application.with { $0.sources = [SourceAttachment(source, cursor: 1)] }
            _ = try await harness.ask(subscribe(client, #""/_genesys""#), as: client)
            #expect(try await held.awaitResponse().messages().compactMap { $0.text("data") } == ["chat-1"])
        }
    }

    @Test("a chat that begins later is attached, and detached when it is over")
    func attach() async throws {
        var configuration = BayeuxConfiguration()
        configuration.limits.maxSources = 2
        try await HubHarness.run(configuration) { harness in
            let client = try await harness.join()
            let held = harness.connect(client)
            let source = FakeSource(last: 1)
            #expect(harness.hub.sessions.attach(source, cursor: 0, to: client.id))
            #expect(try #require(try held.response?.messages()).compactMap { $0.text("data") } == ["chat-1"])
            #expect(harness.hub.sessions.attach(source, cursor: 0, to: client.id))
            #expect(harness.hub.sessions.attach(FakeSource("b"), cursor: 0, to: client.id))
            #expect(harness.hub.sessions.attach(FakeSource("c"), cursor: 0, to: client.id) == false)
            #expect(harness.hub.sessions.attach(source, cursor: 0, to: "nobody") == false)
            harness.hub.sessions.detach(source: "chat", from: client.id)
            harness.hub.sessions.detach(source: "chat", from: client.id)
            harness.hub.sessions.detach(source: "chat", from: "nobody")
            source.append()
            harness.hub.sessions.wake(source: "chat")
            #expect(harness.connect(client).response == nil)
            #expect(harness.hub.sessions.attach(FakeSource("c"), cursor: 0, to: client.id))
        }
    }
}

@Suite(.timeLimit(.minutes(20)))
struct PublishTests {
    private func publish(_ client: Client, _ channel: String, _ rest: String = "") -> String {
        #"[{"channel":"\#(channel)","clientId":"\#(client.id)","id":5\#(rest)}]"#
    }

    @Test("a publish goes to the application and is acknowledged without its data")
    func accepted() async throws {
        try await HubHarness.run { harness in
            let client = try await harness.join()
            let body = publish(client, "/service/echo", #","data":{"n": 12345678901234567890}"#)
            let response = await harness.send(body, as: client).awaitResponse()
            #expect(response.text == #"[{"successful":true,"channel":"/service/echo","id":5}]"#)
            #expect(harness.application.with { $0.published } == [#"/service/echo {"n": 12345678901234567890}"#])
        }
    }

    @Test(
        "what may not be published is refused",
        arguments: [
            ("/meta/x", "403::Publish denied"), ("/meta", "403::Publish denied"), ("/_genesys", "403::Publish denied"),
            ("/a//b", "400::Channel invalid"), ("/", "400::Channel invalid"), ("", "400::Channel invalid"),
            ("/service/*", "400::Channel invalid"), ("/meta/**", "400::Channel invalid"),
        ])
    func refused(_ channel: String, _ error: String) async throws {
        try await HubHarness.run { harness in
            let client = try await harness.join()
            let reply = try #require(try await harness.ask(publish(client, channel), as: client).first)
            #expect(reply.isSuccessful == false)
            #expect(reply.text("error") == error)
            #expect(reply.text("channel") == channel)
            #expect(reply.integer("id") == 5)
        }
    }

    @Test("a publish without a session is refused")
    func noSession() async throws {
        try await HubHarness.run { harness in
            let replies = try await harness.ask(
                #"[{"channel":"/service/echo","data":1},{"channel":"/service/echo","clientId":"x"}]"#)
            #expect(replies.map { $0.text("error") } == ["402::Unknown client", "402::Unknown client"])
            #expect(harness.application.with { $0.published }.isEmpty)
        }
    }
}
