import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Testing

@testable import BeckonGenesysCloud

@Suite struct ConversationApplierTests {
    typealias Agent = ConversationEvents.Agent

    private func leg(_ id: String, _ user: String, _ name: String, _ place: Agent.Place) -> Agent {
        Agent(participant: id, user: user, name: name, place: place)
    }

    /// The snapshots of a conversation with a transfer, from its beginning to its end.
    private func story(_ chat: ChatID) -> [ConversationEvents] {
        let steps: [[Agent]] = [
            [],
            [leg("1", "u-kim", "Kim", .pending)],
            [leg("1", "u-kim", "Kim", .connected)],
            [leg("1", "u-kim", "Kim", .connected), leg("2", "u-lee", "Lee", .pending)],
            [leg("1", "u-kim", "Kim", .gone), leg("2", "u-lee", "Lee", .connected)],
        ]
        return steps.map { ConversationEvents(conversation: "conversation-1", customer: chat.text, agents: $0) }
    }

    private func end(_ chat: ChatID) -> ConversationEvents {
        ConversationEvents(
            conversation: "conversation-1", customer: chat.text,
            agents: [leg("1", "u-kim", "Kim", .gone), leg("2", "u-lee", "Lee", .gone)], isEnded: true)
    }

    @Test("a story of snapshots becomes joins, leaves and an end, with repetitions and in any order of repetitions")
    func story() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            await world.deliver(node)
            let applier = world.side.context.conversations
            for (place, events) in story(chat).enumerated() {
                for _ in 0..<2 { #expect(try await applier.apply(events, port) == .applied) }
                // An older one comes late.
                if place > 0 { _ = try await applier.apply(story(chat)[place - 1], port) }
            }
            #expect(
                try await world.transcript(chat).dropFirst() == [
                    "Notice.Joined Kim: has joined the session", "Notice.Left Kim: has left the session",
                    "Notice.Joined Lee: has joined the session",
                ])
            for _ in 0..<2 { _ = try await applier.apply(end(chat), port) }
            _ = try await applier.apply(story(chat)[2], port)
            #expect(try await world.transcript(chat).suffix(1) == ["Notice.Left Lee: has left the session"])
            #expect(try await world.store.chat(chat)?.life.state == .ended)
        }
    }

    @Test("another node, which did not see an agent leave, does not let him in again")
    func otherNode() async throws {
        let (first, second) = (ChatWorld(), ChatWorld())
        try await first.running { node, port in
            let chat = try await first.chat(node)
            for events in story(chat) { _ = try await first.side.context.conversations.apply(events, port) }
            let before = try await first.transcript(chat)
            _ = try await second.side.context.conversations.apply(story(chat)[2], port)
            #expect(try await first.transcript(chat) == before)
        }
    }

    @Test("a detail event without the customer's address is found by the stored reference")
    func byReference() async throws {
        let (first, second) = (ChatWorld(), ChatWorld())
        try await first.running { node, port in
            let chat = try await first.chat(node)
            await first.deliver(node)
            let end = ConversationEvents(conversation: "conversation-1", isEnded: true)
            // The second adapter has seen nothing of the chat.
            #expect(try await second.side.context.conversations.apply(end, port) == .applied)
            #expect(try await first.store.chat(chat)?.life.state == .ended)
            let other = ConversationEvents(conversation: "unknown", isEnded: true)
            #expect(try await first.side.context.conversations.apply(other, port) == .unknown)
            let stranger = ConversationEvents(conversation: "unknown", customer: "+351912345678", isEnded: true)
            #expect(try await first.side.context.conversations.apply(stranger, port) == .unknown)
        }
    }

    @Test("a report whose chat could not be looked for finds it when it comes again")
    func unreadable() async throws {
        let (first, second) = (ChatWorld(), ChatWorld())
        try await first.running { node, port in
            let chat = try await first.chat(node)
            await first.deliver(node)
            let end = ConversationEvents(conversation: "conversation-1", isEnded: true)
            let applier = second.side.context.conversations
            first.store.fail(StoreError(.unavailable, "down"))
            await #expect(throws: StoreError.self) { try await applier.apply(end, port) }
            first.store.fail(nil)
            #expect(try await applier.apply(end, port) == .applied)
            #expect(try await first.store.chat(chat)?.life.state == .ended)
        }
    }

    @Test("the end of a conversation that the customer has left for a newer one is not the chat's end")
    func newer() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            await world.deliver(node)
            let applier = world.side.context.conversations
            let newer = ConversationEvents(conversation: "conversation-2", customer: chat.text)
            _ = try await applier.apply(newer, port)
            _ = try await applier.apply(end(chat), port)
            #expect(try await world.store.chat(chat)?.life.state != .ended)
            try await world.say("Hello?", in: chat, node)
            await world.deliver(node)
            #expect(try await world.store.chat(chat)?.side.ledger?.told.reference == "conversation-2")
            var ended = newer
            ended.isEnded = true
            _ = try await applier.apply(ended, port)
            #expect(try await world.store.chat(chat)?.life.state == .ended)
        }
    }

    @Test("a conversation that goes on after its chat has ended is ended, when nothing is owed to it")
    func goesOn() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            await world.deliver(node)
            _ = try await node.chats.perform(chat, .customerEnded(message: "Bye"))
            let applier = world.side.context.conversations
            world.genesys.forget()
            _ = try await applier.apply(story(chat)[2], port)
            #expect(world.genesys.calls.isEmpty)
            await world.deliver(node)
            world.genesys.forget()
            _ = try await applier.apply(story(chat)[2], port)
            #expect(world.genesys.calls.map(\.body) == [["state": "disconnected"]])
        }
    }

    @Test("any shuffle of snapshots with repetitions ends as the story does", arguments: 0..<40)
    func shuffles(_ seed: UInt64) async throws {
        var random = SplitMix(state: seed)
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            let applier = world.side.context.conversations
            let noise = (0..<12).compactMap { _ in story(chat).randomElement(using: &random) }
            for events in noise { _ = try await applier.apply(events, port) }
            _ = try await applier.apply(story(chat)[4], port)
            for events in noise.shuffled(using: &random) { _ = try await applier.apply(events, port) }
            #expect(try await world.store.chat(chat)?.side.agents.map(\.nickname) == ["Lee"])
            _ = try await applier.apply(end(chat), port)
            for events in noise { _ = try await applier.apply(events, port) }
            #expect(try await world.store.chat(chat)?.life.state == .ended)
            let joins = try await world.transcript(chat).filter { $0.hasPrefix("Notice.Joined") }
            #expect(joins.count <= 3)
        }
    }
}

/// Randomness that a seed repeats.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return value ^ (value >> 31)
    }
}
