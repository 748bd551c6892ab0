import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Synchronization
import TestTime
import Testing

@testable import BeckonCXone

@Suite("Noise of CXone") struct NoiseTests {
    /// A push service that takes everything and counts.
    private final class Counter: PushProvider {
        let kind = PushProviderKind.fcm
        private let total = Mutex(0)

        var count: Int { total.withLock { $0 } }

        func deliver(_ pushes: [PushRequest], report: @escaping PushReport) async {
            total.withLock { $0 += pushes.count }
            report(pushes.indices.map { PushAnswer($0, .delivered) })
        }
    }

    private static let users: [(Int64, String)] = [(1, "Kim"), (2, "Lee"), (3, "Noa")]

    @Test(
        "10,000 noisy events make exactly the pushes that the agents' messages owe",
        arguments: CXoneSide.Configuration.MessageSource.allCases)
    func pushes(_ source: CXoneSide.Configuration.MessageSource) async throws {
        var random = SeededGenerator(source == .channel ? 11 : 12)
        let counter = Counter()
        let world = World { $0.messages = source }
        try await world.running(providers: [counter], filtering: [.joined, .left, .custom, .pushURL]) { node in
            var chats: [ChatID] = []
            for number in 0..<20 {
                let device = Device(type: .fcm, token: "token-\(number)", registeredAt: world.time.now)
                let chat = try await world.chat(node, user: "user-\(number)", device: device)
                _ = try await node.chats.perform(chat, .customerAway(position: 1, .unseen))
                chats.append(chat)
            }
            var said: [ChatID: Int] = [:]
            for number in 0..<10_000 {
                let chat = chats[Int.random(in: 0..<chats.count, using: &random)]
                let count = said[chat] ?? 0
                if Int.random(in: 0..<40, using: &random) == 0 {
                    said[chat] = count + 1
                    try await message(count, chat, source, world, node)
                    // Each is pushed before the next, so that none joins another; an absence's first push waits a while.
                    world.time.advance(by: .seconds(120))
                    try await node.dispatcher.runOnce()
                } else {
                    try await noise(number, chat, said: count, source, world, node, &random)
                }
            }
            try await node.dispatcher.runOnce()
            #expect(said.values.reduce(0, +) > 150)
            #expect(counter.count == said.values.reduce(0, +))
            for chat in chats {
                let texts = try await world.store.events(chat, after: 0, limit: 10_000).filter {
                    $0.kind == .messageText && $0.party != .client
                }
                #expect(texts.map(\.text) == (0..<(said[chat] ?? 0)).map { "answer \($0)" })
            }
        }
    }

    /// An agent's message, in both ways in which CXone tells it.
    private func message(
        _ number: Int, _ chat: ChatID, _ source: CXoneSide.Configuration.MessageSource, _ world: World, _ node: Node
    ) async throws {
        let time = Timestamp(milliseconds: World.start.milliseconds + Int64(number)).cxone
        let call = try await world.outbound(Bodies.second(chat, "answer \(number)", at: time), node)
        #expect(call.status == 200)
        let event = await world.event(created(number, chat, by: Self.users[number % 3]), node)
        #expect(event.status == 200)
    }

    private func created(_ number: Int, _ chat: ChatID, by user: (Int64, String)?, isBot: Bool = false) -> JSONValue {
        Bodies.event(
            "MessageCreated", chat, id: "m-\(number)",
            [
                "message": [
                    "id": .string("m-\(number)"), "direction": "outbound",
                    "messageContent": ["type": "TEXT", "payload": ["text": .string("answer \(number)")]],
                    "authorUser": user.map { ["id": .integer($0.0), "nickname": .string($0.1)] } ?? .null,
                ]
            ])
    }

    /// Something that is no new message of an agent: repetitions, transfers, typing, the system, other conversations.
    private func noise(
        _ number: Int, _ chat: ChatID, said: Int, _ source: CXoneSide.Configuration.MessageSource, _ world: World,
        _ node: Node, _ random: inout SeededGenerator
    ) async throws {
        let now = world.time.now.cxone
        let user = Self.users.randomElement(using: &random) ?? (1, "Kim")
        switch Int.random(in: 0..<9, using: &random) {
        case 0 where said > 0: try await message(Int.random(in: 0..<said, using: &random), chat, source, world, node)
        case 1:
            let type = Bool.random(using: &random) ? "SenderTypingStarted" : "SenderTypingEnded"
            _ = await world.event(Bodies.typing(chat, type, user).at(now), node)
        case 2:
            let to = Bool.random(using: &random) ? user : nil
            _ = await world.event(Bodies.assigned(chat, to: to, id: "a-\(number)").at(now), node)
        case 3: _ = await world.event(Bodies.status(chat, ["open", "pending", "resolved"][number % 3]), node)
        case 4: _ = await world.event(created(100_000 + number, chat, by: nil), node)
        case 5:
            let quiet = DigitalEvent.quiet.sorted()
            _ = await world.event(Bodies.event(quiet[number % quiet.count], chat, id: "q-\(number)"), node)
        case 6: _ = await world.event(Bodies.event("CaseTeleported", chat, id: "u-\(number)"), node)
        case 7: _ = await world.event(Bodies.status(ChatID("stranger"), "closed"), node)
        default: _ = try await world.outbound(Bodies.second(chat, "forged"), node, token: "forged")
        }
    }
}

extension JSONValue {
    /// The same event at another time.
    fileprivate func at(_ time: String) -> JSONValue {
        guard var object else { return self }
        object["createdAtWithMilliseconds"] = .string(time)
        return .object(object)
    }
}
