import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import BeckonSimulators
import Logging
import Testing

@testable import BeckonGenesysCloud

/// Chats at the stand-in with all its faults, over loopback.
@Suite(.serialized, .timeLimit(.minutes(3))) struct StandInWalkTests {
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
            try await running(world, store) { node in
                if chats.isEmpty { for _ in 0..<count { chats.append(try await chat(node)) } }
                for chat in chats {
                    for number in 0..<Int.random(in: 1...2, using: &random) {
                        _ = try await node.chats.perform(chat, .customerMessage(text: "\(round).\(number)", key: nil))
                    }
                }
                await deliver(world, node, after: Int64.random(in: 1...70, using: &random))
                for chat in chats { await answer(chat, "\(chat.text)-\(round)", world, &lines) }
            }
        }
        for (fault, _) in Self.faults { world.cloud.faults.set(fault, 0) }
        world.cloud.faults.beginOutage(seconds: 0)
        try await running(world, store) { node in
            for _ in 0..<12 { await deliver(world, node, after: 301) }
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
            let owed = events.filter { $0.party == .client }.map { "\(chat.text).\($0.position)" }
            let shown = world.cloud.desk.conversations.filter { $0.customer == chat.text }.flatMap(\.lines)
            #expect(shown.filter { $0.side == .customer || $0.side == .system }.map(\.id) == owed)
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

    private func running(
        _ world: StandInWorld, _ store: MemoryStore, _ body: (Node) async throws -> Void
    ) async throws {
        var options = ServiceOptions(name: "chat", kind: .chat)
        options.agentSide = .genesysCloud
        var configuration = NodeConfiguration()
        configuration.services = [options]
        let node = Node(
            configuration, store: store, providers: [], agentSides: [world.side], time: world.time, ids: SystemIDs(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        world.plug(into: node)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await node.queue.run() }
            try await body(node)
            node.queue.close()
            try await group.waitForAll()
        }
    }

    private func chat(_ node: Node) async throws -> ChatID {
        let service = try await node.chats.createService(
            name: "chat", user: "user", key: nil, userData: ["_ttl": "360000", "subject": "Order 66"])
        let request = ChatRequest(
            nickname: "Ana", usesComet: true, user: "user", device: nil, message: nil, userData: [:])
        return try await node.chats.createChat(service: service.id, request).head.id
    }

    private func deliver(_ world: StandInWorld, _ node: Node, after seconds: Int64) async {
        world.time.advance(by: .seconds(seconds))
        for dispatcher in node.agentDispatchers { await dispatcher.runOnce() }
    }

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
