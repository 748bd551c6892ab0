import Beckon
import BeckonJSON
import BeckonPlatform
import Testing

@testable import BeckonCXone

/// Every example of CXone goes the way of a real request; what the customer's transcript then holds is its verdict.
@Suite("Examples of CXone") struct FixtureTests {
    /// The thread that all examples name.
    private static let thread = "72b85256-d627-5b57-baca-584f7f0318d3"

    @Test("the index names as many examples of CXone as there are")
    func index() { #expect(Fixture.all.count == 10) }

    @Test("every example gets the verdict of the index", arguments: Fixture.all)
    func verdict(_ fixture: Fixture) async throws {
        let isCall = fixture.name.hasPrefix("cxone-byoc-")
        let world = World {
            $0.messages = isCall ? .channel : .events
            $0.channel = "chat_2993c173-6ab6-5bfa-b634-bda21793f969"
            $0.eventHosts = ["events.example.com"]
        }
        try await world.running { node in
            let chat = try await world.chat(node)
            let before = try await world.transcript(chat)
            // The type that the example of a large event announces.
            let inner = Bodies.event("ThreadRecovered", chat)
            world.platform.answer("events.example.com", .json(200, inner))
            let body = try fixture.body.renamed(Self.thread, to: chat.text)
            let answer =
                if !isCall {
                    await world.event(body, node)
                } else if fixture.name.contains("v1") {
                    try await world.post(body, to: chat.text, node)
                } else {
                    try await world.outbound(body, node)
                }
            #expect(answer.status == 200)
            let new = try await world.transcript(chat).dropFirst(before.count)
            let messages = new.filter { $0.hasPrefix("Message.Text") }
            let isFetched = fixture.expected["action"] != nil
            switch fixture.expected["push"] {
            case true: #expect(messages.count == 1)
            case "policy": #expect(messages.count <= 1)
            default: #expect(messages.isEmpty)
            }
            let isEnded = try await world.store.chat(chat)?.life.state == .ended
            #expect(isEnded == (fixture.expected["ended"]?.bool ?? false))
            #expect(new.contains { $0.hasPrefix("Notice.TypingStarted") } == (fixture.expected["event"] == "typing"))
            #expect(isFetched == !world.platform.calls("events.example.com").isEmpty)
            if fixture.expected["actor"] == "agent", fixture.expected["push"] == true {
                #expect(new.first == "Notice.Joined Lee: has joined the session")
            }
        }
    }

    @Test("calls are answered in the exact forms of the examples")
    func answers() async throws {
        let world = World { $0.publicAddress = "https://beckon.example.com" }
        try await world.running { node in
            let chat = try await world.chat(node)
            for (name, version) in [
                ("cxone-byoc-v1-outbound.request.json", 1), ("cxone-byoc-v2-outbound.request.json", 2),
            ] {
                let example = try Fixture.json(name)
                let body = try #require(example["body"]).renamed(Self.thread, to: chat.text)
                let answer =
                    version == 1
                    ? try await world.post(body, to: chat.text, node) : try await world.outbound(body, node)
                #expect(answer.status == 200)
                #expect(answer.json.shape == example["response"]?.shape)
            }
        }
    }

    @Test("what a customer writes goes out in the exact form of the example")
    func inbound() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node, saying: "Where is my order?")
            let message = try #require(world.platform.messages(of: chat.text).last)
            let example = try #require(try Fixture.json("cxone-byoc-inbound.request.json")["body"])
            #expect(message.shape == example.shape)
            #expect(message["messageContent"] == example["messageContent"])
            #expect(message["direction"] == "inbound")
            #expect(message["createdAtWithMilliseconds"] == "2026-03-02T09:01:10.000Z")
        }
    }

    @Test(
        "examples that are no events are refused, or change nothing",
        arguments: [
            ("cxone-error-reconnect-failed.json", 200), ("cxone-pinpoint-push-data.json", 400),
            ("cxone-send-message.request.json", 200),
        ])
    func others(_ name: String, _ status: Int) async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            let before = try await world.transcript(chat)
            let body = try Fixture(name: name, expected: .null).body.renamed(Self.thread, to: chat.text)
            #expect(await world.event(body, node).status == status)
            #expect(try await world.transcript(chat) == before)
        }
    }
}

extension JSONValue {
    /// The same JSON with one text in place of another, wherever it stands.
    func renamed(_ old: String, to new: String) throws -> JSONValue {
        let text = String(decoding: encoded(), as: UTF8.self)
        return try JSONValue(parsing: text.replacing(old, with: new))
    }

    /// The names of the members, and their members', without the values.
    var shape: String {
        if let object {
            return "{" + object.map { "\($0.key):\($0.value.shape)" }.sorted().joined(separator: ",") + "}"
        }
        if let array { return "[" + (array.first?.shape ?? "") + "]" }
        return string == nil ? "v" : "s"
    }
}
