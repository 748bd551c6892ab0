import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import BeckonSimulators
import Testing

@testable import BeckonGenesysCloud

/// Chats at the stand-in with all its faults, over loopback.
@Suite(.serialized, .timeLimit(.minutes(20))) struct StandInWalkTests {
    private static let faults: [(StandInFaults.Fault, Double)] = [
        (.doubled, 0.1), (.reordered, 0.1), (.late, 0.02), (.wronglySigned, 0.05), (.droppedSockets, 0.05),
        (.tooMany, 0.03), (.expiredTokens, 0.03), (.lostConversations, 0.01),
    ]

    @Test("with every fault and an outage nothing is lost, doubled or put in another order, at either side")
    func walk() async throws {
        let (count, rounds) = (100, 5)
        var random = SplitMix(state: 11)
        let world = try await StandInWorld { $0.webhookPause = .milliseconds(5) }
        let store = MemoryStore()
        var chats: [ChatID] = []
        var lines: [ChatID: [String]] = [:]
        for round in 0..<rounds {
            for (fault, chance) in Self.faults { world.cloud.faults.set(fault, chance) }
            if round == 2 { world.cloud.faults.beginOutage(seconds: 0.5) }
            try await world.running(store) { node in
                if chats.isEmpty { for _ in 0..<count { chats.append(try await world.chat(node)) } }
                for chat in chats {
                    for number in 0..<Int.random(in: 1...2, using: &random) {
                        _ = try await node.chats.perform(chat, .customerMessage(text: "\(round).\(number)", key: nil))
                    }
                }
                await world.deliver(node, after: Int64.random(in: 1...70, using: &random))
                for chat in chats { await answer(chat, "\(chat.text)-\(round)", world, &lines) }
            }
        }
        for (fault, _) in Self.faults { world.cloud.faults.set(fault, 0) }
        world.cloud.faults.beginOutage(seconds: 0)
        try await world.running(store) { node in
            for _ in 0..<12 { await world.deliver(node, after: 301) }
            for chat in chats { for line in lines[chat] ?? [] { await settle(line, of: chat, world) } }
        }
        try await judge(world, store, chats, lines)
        await world.close()
    }

    /// What stands in both records.
    private func judge(
        _ world: StandInWorld, _ store: MemoryStore, _ chats: [ChatID], _ lines: [ChatID: [String]]
    ) async throws {
        for chat in chats {
            let events = try await store.events(chat, after: 0, limit: 500)
            // The coming of a customer whose words open the conversation is left out.
            let owed = events.filter { $0.party == .client && $0.position > 1 }.map { "\(chat.text).\($0.position)" }
            let shown = world.cloud.desk.conversations.filter { $0.customer == chat.text }.flatMap(\.lines)
            let heard = shown.filter { $0.side == .customer || $0.side == .system }.map(\.id)
            #expect(heard.filter { $0 != "\(chat.text).1" } == owed)
            let said = events.filter { $0.party == .agent && $0.kind == .messageText }.map(\.text)
            #expect(said.sorted() == (lines[chat] ?? []).sorted())
            #expect(Set(said).count == said.count)
            #expect(try await store.chat(chat)?.side.ledger?.due == nil)
        }
        let condition = world.side.tally.condition
        #expect((condition.refused["signature"] ?? 0) > 0)
        #expect(condition.refused.keys.allSatisfy { $0 == "signature" })
        #expect((lines.values.map(\.count).max() ?? 0) > 2)
    }

    // MARK: - Parts

    /// An agent answers in the customer's present conversation, if there is one.
    private func answer(_ chat: ChatID, _ line: String, _ world: StandInWorld, _ lines: inout [ChatID: [String]]) async
    {
        guard let conversation = world.cloud.desk.conversation(of: chat.text)?.id else { return }
        _ = await world.act("accept", in: conversation, ["agent": "Kim"])
        let body: JSONValue = ["agent": "Kim", "text": .string(line), "id": .string(line)]
        guard await world.act("send", in: conversation, body) else { return }
        lines[chat, default: []].append(line)
    }

    private func settle(_ line: String, of chat: ChatID, _ world: StandInWorld) async {
        let conversation = world.cloud.desk.conversations.last {
            $0.customer == chat.text && $0.lines.contains { $0.id == line }
        }
        guard let conversation else { return }
        #expect(await world.settled(line, in: conversation.id))
    }
}
