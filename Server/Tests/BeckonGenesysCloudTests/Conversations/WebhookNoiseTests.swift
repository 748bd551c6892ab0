import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Synchronization
import TestTime
import Testing

@testable import BeckonGenesysCloud

@Suite struct WebhookNoiseTests {
    /// A push service that takes everything and remembers which events each push was about.
    private final class Recorder: PushProvider {
        let kind = PushProviderKind.fcm
        private let state = Mutex<[PushRequest]>([])

        var pushes: [PushRequest] { state.withLock { $0 } }

        func deliver(_ pushes: [PushRequest], report: @escaping PushReport) async {
            state.withLock { $0 += pushes }
            report(pushes.indices.map { PushAnswer($0, .delivered) })
        }
    }

    private static let events = 10_000
    private static let legs: [[ConversationEvents.Agent]] = [
        [], [.init(participant: "1", user: "u-kim", name: "Kim", place: .pending)],
        [.init(participant: "1", user: "u-kim", name: "Kim", place: .connected)],
        [
            .init(participant: "1", user: "u-kim", name: "Kim", place: .gone),
            .init(participant: "2", user: "u-lee", name: "Lee", place: .connected),
        ],
    ]

    @Test("10,000 noisy events make exactly the pushes that the agents' messages owe", arguments: [7, 8])
    func pushes(_ seed: UInt64) async throws {
        var random = SplitMix(state: seed)
        let (world, recorder) = (ChatWorld(), Recorder())
        try await world.running(providers: [recorder], filtering: [.joined, .left, .custom, .pushURL]) { node, port in
            var chats: [ChatID] = []
            for number in 0..<20 {
                let device = Device(type: .fcm, token: "token-\(number)", registeredAt: world.time.now)
                let chat = try await world.chat(node, user: "user-\(number)", device: device)
                _ = try await node.chats.perform(chat, .customerAway(position: 1, .unseen))
                chats.append(chat)
            }
            var said: [ChatID: Int] = [:]
            for number in 0..<Self.events {
                guard let chat = chats.randomElement(using: &random) else { return }
                let count = said[chat] ?? 0
                if Int.random(in: 0..<40, using: &random) == 0 {
                    said[chat] = count + 1
                    let status = await world.hear(world.body(chat, id: "m-\(count)", text: "answer \(count)"), port)
                    #expect(status == 200)
                    // Each is pushed before the next, so that none joins another; an absence's first push waits a while.
                    world.time.advance(by: .seconds(120))
                    try await node.dispatcher.runOnce()
                } else {
                    await noise(number, chat, said: count, world, port, &random)
                }
            }
            try await node.dispatcher.runOnce()
            let total = said.values.reduce(0, +)
            #expect(total > 150)
            #expect(recorder.pushes.count == total)
            for chat in chats {
                let texts = try await world.store.events(chat, after: 0, limit: 10_000)
                    .filter { $0.kind == .messageText }.map(\.text)
                #expect(texts == (0..<(said[chat] ?? 0)).map { "answer \($0)" })
            }
        }
    }

    /// Something that is no new message of an agent: repetitions, transfers, typing, receipts, other conversations.
    private func noise(
        _ number: Int, _ chat: ChatID, said: Int, _ world: ChatWorld, _ port: PlatformPort, _ random: inout SplitMix
    ) async {
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where said > 0:
            let old = Int.random(in: 0..<said, using: &random)
            _ = await world.hear(world.body(chat, id: "m-\(old)", text: "answer \(old)"), port)
        case 1:
            let change: JSONValue = Bool.random(using: &random) ? "On" : "Off"
            let typing: JSONObject = ["events": [["eventType": "Typing", "typing": ["type": change]]]]
            _ = await world.hear(world.body(chat, id: "t", type: "Event", text: nil, adding: typing), port)
        case 2: _ = await world.hear(world.body(chat, id: "r-\(number)", type: "Receipt", text: nil), port)
        case 3: _ = await world.hear(world.body(ChatID("stranger"), id: "s-\(number)"), port)
        case 4: _ = await world.side.answer(world.webhook(Array("{}".utf8), secret: "forged"), port)
        default:
            let agents = Self.legs.randomElement(using: &random) ?? []
            _ = try? await world.side.context.conversations.apply(
                ConversationEvents(conversation: "c-\(chat.text)", customer: chat.text, agents: agents), port)
        }
    }
}
