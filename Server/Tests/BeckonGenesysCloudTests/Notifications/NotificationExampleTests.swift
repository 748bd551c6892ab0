import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Synchronization
import Testing

@testable import BeckonGenesysCloud

/// Every example of a notification, an EventBridge envelope and a guest's message, with its verdict.
@Suite struct NotificationExampleTests {
    static let names: [String] = {
        let all = (try? Example.json("index.json"))?["expected"]?.object ?? [:]
        return all.map(\.key).filter { name in
            ["genesys-notification-", "genesys-eventbridge-", "genesys-webmessaging-"].contains { name.hasPrefix($0) }
        }
    }()

    private func verdict(_ name: String) throws -> JSONValue {
        try #require(try Example.json("index.json")["expected"]?[name])
    }

    /// Examples that show a conversation whose first agent's message is known.
    private func isLater(_ name: String) -> Bool {
        name.hasPrefix("genesys-notification-")
            && !["genesys-notification-agent-text.json", "genesys-notification-bot-text.json"].contains(name)
    }

    @Test("there is an example of each kind") func count() { #expect(Self.names.count == 20) }

    @Test("an example does at the bridge what the index says, once", arguments: names)
    func bridged(_ name: String) async throws {
        let verdict = try verdict(name)
        let world = ChatWorld()
        try await world.running { _, port in
            let reports = Reports()
            let port = PlatformPort(agents: port.agents, time: port.time, bridge: reports.take)
            let intake = EventIntake(world.side.context)
            if isLater(name) {
                try await intake.take(try Example.json("genesys-notification-agent-text.json"), port)
                _ = reports.drain()
            }
            let events: [BridgeEvent]
            if name.hasPrefix("genesys-webmessaging-") {
                events = try BridgeMapping.genesysOpenMessaging.report(try Example.json(name)).events
            } else {
                for _ in 0..<2 {
                    for frame in try GenesysNotifications.frames(in: try Example.json(name)) {
                        try await intake.take(frame, port)
                    }
                }
                events = reports.drain()
            }
            let pushed = events.filter { BridgePolicy.judge($0, rules: .init()).mayPush }
            #expect(pushed.isEmpty != (verdict["push"] == true))
            if let ids = verdict["newMessageIds"]?.array?.compactMap(\.string) {
                #expect(pushed.compactMap(\.message) == ids)
            }
            #expect(Set(pushed.map { "\($0.conversation ?? "") \($0.message ?? "")" }).count == pushed.count)
            if verdict["push"]?.string == "policy" {
                let rules = BridgePolicy.Rules(pushesBots: true, notices: [.ended])
                #expect(events.contains { BridgePolicy.judge($0, rules: rules).mayPush })
            }
            if let isEnded = verdict["ended"]?.bool { #expect(events.contains { $0.kind == .ended } == isEnded) }
        }
    }

    @Test(
        "an example of the connection is what the index says",
        arguments: [
            ("heartbeat", NotificationFrame.heartbeat), ("pong", .pong), ("socket-closing", .closing),
            ("channel-gone", .refused(404)), ("subscribed", .subscribed),
        ])
    func connection(_ name: String, _ expected: NotificationFrame) throws {
        let bytes = try Example.bytes("genesys-notification-\(name).json")
        #expect(NotificationFrame(String(decoding: bytes, as: UTF8.self)) == expected)
    }

    @Test("envelopes of SQS and SNS are taken off")
    func envelopes() throws {
        let raw = try Example.json("genesys-eventbridge-queue-message.json")
        let text = JSONValue.string(String(decoding: raw.encoded(), as: UTF8.self))
        let notice: JSONValue = ["Type": "Notification", "Message": text]
        let noticeText = JSONValue.string(String(decoding: notice.encoded(), as: UTF8.self))
        let wrapped: [JSONValue] = [
            raw, ["Records": [["body": text]]], notice, ["Records": [["Sns": ["Message": text]]]],
            ["Messages": [["Body": noticeText]]], [raw],
        ]
        for envelope in wrapped {
            #expect(try GenesysNotifications.frames(in: envelope).count == 1)
            #expect(
                try GenesysNotifications.frames(in: envelope).first?["eventBody"]?["id"]
                    == "20dbcf83-5fae-50cc-916d-e5c4d5c5002e")
        }
    }

    @Test("the examples of a carried conversation bring who joins, who leaves and the end, and no text twice")
    func carried() async throws {
        let world = ChatWorld()
        let bodies = try ["agent", "bot"].map { try Example.json("genesys-message-detail-\($0).json") }
        world.genesys.answer { call in
            call.kind == "bulk" ? .status(200, [:], ["entities": .array(bodies)]) : .status(404)
        }
        try await world.running { node, port in
            let chat = try await world.chat(node, named: WebhookExampleTests.customer)
            let intake = EventIntake(world.side.context)
            let names = ["agent-text", "agent-text-repeated", "agent-transferred", "agent-text", "conversation-ended"]
            for name in names {
                try await intake.take(try Example.json("genesys-notification-\(name).json"), port)
            }
            let lines = try await world.transcript(chat)
            #expect(lines.filter { $0.hasSuffix("Hi Ana, I can see your order now.") }.count == 1)
            // A text that is found only after the agent has left brings the agent back for as long as it takes.
            let joins = lines.filter { $0 == "Notice.Joined Lee Park: has joined the session" }
            #expect(!joins.isEmpty)
            #expect(try await world.store.chat(chat)?.life.state == .ended)
        }
    }
}

/// Takes reports as the bridge does.
final class Reports: Sendable {
    private let events = Mutex<[BridgeEvent]>([])

    @Sendable func take(_ report: BridgeReport) async throws { events.withLock { $0 += report.events } }

    func drain() -> [BridgeEvent] {
        events.withLock { events in
            defer { events = [] }
            return events
        }
    }
}
