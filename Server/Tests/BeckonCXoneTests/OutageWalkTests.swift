import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Synchronization
import TestTime
import Testing

@testable import BeckonCXone

/// Many chats through outages, lost answers, refused tokens, doubled and late calls, and nodes that start anew: on both sides
/// each message stands once and in order.
@Suite("Walks through outages of CXone") struct OutageWalkTests {
    private static let chatCount = 25

    /// What was said so far, and what both sides must show in the end.
    private struct Story {
        var said: [Int] = []
        var calls: [[JSONValue]] = []
    }

    @Test("no message is lost, doubled or reordered", arguments: 1...6)
    func walk(_ seed: UInt64) async throws {
        var random = SeededGenerator(seed)
        let world = World()
        var chats: [ChatID] = []
        var story = Story()
        for life in 0..<4 {
            try await world.running { node in
                if life == 0 {
                    for _ in 0..<Self.chatCount { chats.append(try await world.chat(node, saying: nil)) }
                    story.said = chats.map { _ in 0 }
                    story.calls = chats.map { _ in [] }
                }
                for _ in 0..<120 { try await step(world, node, chats, &story, &random) }
            }
            // A delivery that was under way when the node stopped is claimed by the next one after its lease.
            world.time.advance(by: .seconds(60))
        }
        try await world.running { node in
            world.platform.setReachable(true)
            world.platform.state.withLock { $0.script = [] }
            for _ in 0..<30 { await world.deliver(node, after: 300) }
        }
        for (index, chat) in chats.enumerated() {
            let texts = world.platform.messages(of: chat.text).compactMap {
                $0["messageContent"]?["payload"]?["text"]?.string.flatMap { Int($0) }
            }
            #expect(texts == Array(0..<story.said[index]))
            let answers = try await world.store.events(chat, after: 0, limit: 1_000).filter {
                $0.kind == .messageText && $0.party == .agent
            }
            #expect(answers.map(\.text) == (0..<story.calls[index].count).map { "answer \($0)" })
            #expect(try await world.store.chat(chat)?.side.ledger?.due == nil)
        }
    }

    private func step(
        _ world: World, _ node: Node, _ chats: [ChatID], _ story: inout Story, _ random: inout SeededGenerator
    ) async throws {
        let index = Int.random(in: 0..<chats.count, using: &random)
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<7:
            try await world.say("\(story.said[index])", in: chats[index], node)
            story.said[index] += 1
        case 7..<11: try await answer(world, node, chats[index], index, &story, &random)
        case 11: world.platform.setReachable(Bool.random(using: &random))
        case 12: world.platform.state.withLock { $0.tokens = [] }
        case 13: world.platform.state.withLock { $0.lostAnswers += 2 }
        case 14:
            let status = [429, 500, 503, 400].randomElement(using: &random) ?? 500
            world.platform.answer("/messages", PlatformReply(status: status, headers: ["retry-after": "3"]))
        default: await world.deliver(node, after: Int64.random(in: 0...4, using: &random))
        }
    }

    /// An agent's message, perhaps twice at once, perhaps with an earlier call that comes again late.
    private func answer(
        _ world: World, _ node: Node, _ chat: ChatID, _ index: Int, _ story: inout Story,
        _ random: inout SeededGenerator
    ) async throws {
        let number = story.calls[index].count
        let body = Bodies.second(
            chat, "answer \(number)", at: Timestamp(milliseconds: 1_772_442_070_000 + Int64(number)).cxone)
        // The token endpoint is ours and works while CXone is away.
        for _ in 0...Int.random(in: 0...1, using: &random) {
            let answer = try await world.outbound(body, node)
            #expect(answer.status == 200)
        }
        story.calls[index].append(body)
        if Int.random(in: 0..<3, using: &random) == 0, let late = story.calls[index].randomElement(using: &random) {
            let answer = try await world.outbound(late, node)
            #expect(answer.status == 200)
        }
    }
}
