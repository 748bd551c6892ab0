import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Synchronization
import TestTime
import Testing

@testable import BeckonGenesysCloud

/// Conversations that the app's own vendor carries, with everything that happens in them, in any order and repeated.
@Suite(.timeLimit(.minutes(20))) struct BridgeNoiseTests {
    /// What the bridge decided about each message.
    private final class Pushes: Sendable {
        private let decided = Mutex<[String: Int]>([:])

        var now: [String: Int] { decided.withLock { $0 } }

        func bridge(_ service: BridgeService, _ source: BridgeSourceName) -> PlatformPort.Bridge {
            { report in
                let outcomes = try await service.take(report, from: source, rules: .init())
                self.decided.withLock { decided in
                    for (event, outcome) in zip(report.events, outcomes) where outcome.word == "now" {
                        decided["\(event.conversation ?? "") \(event.message ?? "")", default: 0] += 1
                    }
                }
            }
        }
    }

    @Test("10,000 noisy events make exactly the pushes that the agents' messages owe", arguments: [1, 2] as [UInt64])
    func noise(_ seed: UInt64) async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            var choices = SeededChoices(seed: seed)
            let source = try #require(BridgeSourceName("genesys-app"))
            let pushes = Pushes()
            let service = BridgeService(chats: node.chats)
            let port = PlatformPort(
                agents: port.agents, time: port.time, bridge: pushes.bridge(service, source))
            let customers = CustomerService(chats: node.chats)
            for number in 0..<100 {
                _ = try await customers.register(
                    Device(type: .ios, token: "a\(number)", registeredAt: world.time.now),
                    for: .signed("customer-\(number)"))
            }
            // Two sources of the same events, as a socket and a queue are.
            let intakes = [EventIntake(world.side.context), EventIntake(world.side.context)]
            var noise = Noise(conversations: 100)
            var late: [JSONValue] = []
            for _ in 0..<10_000 {
                late.append(noise.step(&choices, world.time.now))
                world.time.advance(by: Milliseconds(Int64(choices.below(800))))
                // Events come up to twenty places late, and one in five comes again, by either way.
                while late.count > choices.below(20) {
                    let event = late.remove(at: choices.below(late.count))
                    if choices.chance(5) { late.append(event) }
                    try await intakes[choices.below(2)].take(event, port)
                }
            }
            for event in late + noise.conversations.map({ $0.frame() }) { try await intakes[0].take(event, port) }
            #expect(pushes.now == Dictionary(uniqueKeysWithValues: noise.owed.map { ($0, 1) }))
            #expect(noise.owed.count > 1_000)
        }
    }
}

/// Makes what happens in conversations of other apps.
private struct Noise {
    private(set) var conversations: [ServedConversation]
    /// The conversation and id of every agent's message.
    private(set) var owed: Set<String> = []
    private var count = 0

    init(conversations number: Int) {
        conversations = (0..<number).map { number in
            var conversation = ServedConversation(id: "c-\(number)", address: "customer-\(number)")
            conversation.legs = [
                .init(id: "bot-\(number)", purpose: "workflow", name: "Flow"),
                .init(id: "acd-\(number)", purpose: "acd", name: "Queue"),
                .init(id: "agent-\(number)", purpose: "agent", name: "Lee"),
            ]
            return conversation
        }
    }

    /// Something happens in one of the conversations; the event about it.
    mutating func step(_ choices: inout SeededChoices, _ now: Timestamp) -> JSONValue {
        count += 1
        let place = choices.below(conversations.count)
        switch choices.below(8) {
        case 0, 1: say(place, purpose: "agent", now)
        case 2: say(place, purpose: "workflow", now)
        case 3: receipt(place, &choices)
        case 4: transfer(place)
        case 5: add(place, leg: 2, type: choices.chance(2) ? "Event" : "Receipt", now)
        case 6: return detail(place, &choices)
        default: break
        }
        return conversations[place].frame()
    }

    private mutating func say(_ place: Int, purpose: String, _ now: Timestamp) {
        let leg = conversations[place].legs.lastIndex { $0.purpose == purpose }
        guard let leg else { return }
        add(place, leg: leg, type: "Text", now)
        if purpose == "agent" { owed.insert("\(conversations[place].id) m-\(count)") }
    }

    private mutating func add(_ place: Int, leg: Int, type: String, _ now: Timestamp) {
        conversations[place].legs[leg].messages.append(
            .init(id: "m-\(count)", text: "", at: now, type: type))
    }

    private mutating func receipt(_ place: Int, _ choices: inout SeededChoices) {
        let states = ["delivery-success", "delivery-failed", "read", "queued"]
        for leg in conversations[place].legs.indices where !conversations[place].legs[leg].messages.isEmpty {
            let last = conversations[place].legs[leg].messages.count - 1
            conversations[place].legs[leg].messages[last].status = states[choices.below(states.count)]
        }
    }

    private mutating func transfer(_ place: Int) {
        for leg in conversations[place].legs.indices where conversations[place].legs[leg].purpose == "agent" {
            conversations[place].legs[leg].state = "disconnected"
        }
        conversations[place].legs.append(.init(id: "agent-\(place)-\(count)", purpose: "agent", name: "Kim \(count)"))
    }

    private func detail(_ place: Int, _ choices: inout SeededChoices) -> JSONValue {
        let kinds = ["user.start", "user.end", "acd.start", "flow.end", "wrapup", "attributes", "contact"]
        return [
            "topicName": .string(
                "v2.detail.events.conversation.c-\(place).\(kinds[choices.below(kinds.count)])"),
            "eventBody": [
                "conversationId": .string("c-\(place)"), "participantId": .string("agent-\(place)"),
                "userId": "user-Lee", "attributes": ["a": "b"],
            ],
        ]
    }
}
