import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Synchronization
import TestTime
import Testing

@testable import BeckonGenesysCloud

@Suite struct EventIntakeTests {
    private struct Stage: Sendable {
        let world: ChatWorld
        let service: ServedNotifications
        let intake: EventIntake

        init(change: (inout GenesysCloudSide.Configuration) -> Void = { _ in }) {
            let world = ChatWorld(change: change)
            let service = ServedNotifications(world.time)
            world.genesys.answer { service.answer($0) }
            self.world = world
            self.service = service
            intake = EventIntake(world.side.context)
        }

        /// A chat with its conversation, and an agent in it.
        func chat(_ node: Node) async throws -> (ChatID, String) {
            let chat = try await world.chat(node, saying: "Hello")
            await world.deliver(node)
            let id = "conversation-\(chat.text)"
            change(id) { $0.legs.append(.init(id: "leg-1", purpose: "agent", name: "Lee Park")) }
            return (chat, id)
        }

        func change(_ id: String, _ body: (inout ServedConversation) -> Void) {
            service.state.withLock { state in
                if state.conversations[id] == nil { state.conversations[id] = ServedConversation(id: id) }
                if var conversation = state.conversations[id] {
                    body(&conversation)
                    state.conversations[id] = conversation
                }
            }
        }

        func say(_ message: String, in id: String) {
            change(id) { conversation in
                guard let agent = conversation.agent else { return }
                conversation.legs[agent].messages.append(
                    .init(id: message, text: "text of \(message)", at: world.time.now))
            }
        }

        func frame(_ id: String) -> JSONValue { service.counts.conversations[id]?.frame() ?? [:] }
    }

    @Test("a message that no webhook brings is fetched after some seconds, and stands once when it comes late")
    func missed() async throws {
        let stage = Stage()
        try await stage.world.running { node, port in
            let (chat, id) = try await stage.chat(node)
            stage.say("m-1", in: id)
            try await stage.intake.take(stage.frame(id), port)
            stage.say("m-2", in: id)
            try await stage.intake.take(stage.frame(id), port)
            #expect(try await stage.world.transcript(chat).last == "Notice.Joined Lee Park: has joined the session")
            #expect(
                try await stage.intake.missed.settle(.init(conversation: id, messages: ["m-1"], due: .start), port)
                    == .compared)
            let told = ["Message.Text Lee Park: text of m-1", "Message.Text Lee Park: text of m-2"]
            #expect(try await stage.world.transcript(chat).suffix(2) == told)
            #expect(
                await stage.world.hear(stage.world.body(chat, id: "m-1", text: "text of m-1", from: "Lee"), port) == 200
            )
            #expect(try await stage.world.transcript(chat).suffix(2) == told)
        }
    }

    @Test("messages that came by webhook take no call")
    func known() async throws {
        let stage = Stage()
        try await stage.world.running { node, port in
            let (chat, id) = try await stage.chat(node)
            stage.say("m-1", in: id)
            #expect(await stage.world.hear(stage.world.body(chat, id: "m-1", from: "Lee"), port) == 200)
            try await stage.intake.take(stage.frame(id), port)
            let entry = DueComparisons.Entry(conversation: id, messages: ["m-1"], due: .start)
            #expect(try await stage.intake.missed.settle(entry, port) == .compared)
            #expect(stage.service.counts.reads == 0 && stage.service.counts.bulk == 0)
        }
    }

    @Test("what was said before an end that comes with it is told before the chat ends")
    func end() async throws {
        let stage = Stage()
        try await stage.world.running { node, port in
            let (chat, id) = try await stage.chat(node)
            try await stage.intake.take(stage.frame(id), port)
            stage.say("m-1", in: id)
            stage.change(id) { conversation in
                conversation.customerState = "disconnected"
                conversation.legs[0].state = "disconnected"
            }
            try await stage.intake.take(stage.frame(id), port)
            #expect(try await stage.world.transcript(chat).contains("Message.Text Lee Park: text of m-1"))
            #expect(try await stage.world.store.chat(chat)?.life.state == .ended)
        }
    }

    @Test("a flow's notice in the customer's attributes is shown once, also as a detail event")
    func notice() async throws {
        let stage = Stage()
        try await stage.world.running { node, port in
            let (chat, id) = try await stage.chat(node)
            stage.change(id) { $0.attributes["beckon.notice"] = "You are next." }
            for _ in 0..<2 { try await stage.intake.take(stage.frame(id), port) }
            try await stage.intake.take(
                [
                    "topicName": .string("v2.detail.events.conversation.\(id).attributes"),
                    "eventBody": [
                        "conversationId": .string(id), "attributes": ["beckon.notice": "You are next."],
                    ],
                ], port)
            #expect(try await stage.world.transcript(chat).filter { $0.hasSuffix("You are next.") }.count == 1)
        }
    }

    @Test("at the bridge a message is reported once, with its text where that is read")
    func bridge() async throws {
        let stage = Stage { $0.notifications.readsTexts = true }
        try await stage.world.running { _, port in
            let reports = Reports()
            let port = PlatformPort(agents: port.agents, time: port.time, bridge: reports.take)
            stage.change("c") { conversation in
                conversation.address = "somebody"
                conversation.legs = [.init(id: "leg-1", purpose: "agent", name: "Lee")]
            }
            stage.say("m-1", in: "c")
            let undelivered: JSONValue = [
                "topicName": "v2.webmessaging.deployments.d.undelivered.messages",
                "eventBody": ["conversationId": "c", "messages": [["id": "m-1"]]],
            ]
            for _ in 0..<2 {
                try await stage.intake.take(undelivered, port)
                try await stage.intake.take(stage.frame("c"), port)
            }
            let events = reports.drain()
            #expect(events.map(\.message) == ["m-1"])
            #expect(events.first?.text == "text of m-1" && events.first?.actor == .agent)
        }
    }

    @Test("at the bridge a message whose details are refused keeps no other from having its text")
    func bridgeRefusal() async throws {
        let stage = Stage { $0.notifications.readsTexts = true }
        try await stage.world.running { _, port in
            let reports = Reports()
            let port = PlatformPort(agents: port.agents, time: port.time, bridge: reports.take)
            stage.change("c") { conversation in
                conversation.address = "somebody"
                conversation.legs = [.init(id: "leg-1", purpose: "agent", name: "Lee")]
            }
            for number in 1...3 { stage.say("m-\(number)", in: "c") }
            let service = stage.service
            stage.world.genesys.answer { call in
                (call.body.array ?? []).contains("m-2") ? .status(400) : service.answer(call)
            }
            try await stage.intake.take(stage.frame("c"), port)
            #expect(reports.drain().map(\.text) == ["text of m-1", nil, "text of m-3"])
        }
    }

    // MARK: - Conversations and messages at which Genesys Cloud fails

    @Test("reconciling goes on past a conversation that cannot be read; that one has a pause of its own")
    func failingConversation() async throws {
        let stage = Stage()
        try await stage.world.running { node, port in
            var chats: [(chat: ChatID, id: String)] = []
            for _ in 0..<6 {
                let (chat, id) = try await stage.chat(node)
                chats.append((chat: chat, id: id))
            }
            chats.sort { $0.chat.text < $1.chat.text }
            for chat in chats { stage.say("m-\(chat.id)", in: chat.id) }
            let (service, bad) = (stage.service, chats[0])
            stage.world.genesys.answer { call in
                call.method == "GET" && call.path.hasSuffix(bad.id) ? .status(500) : service.answer(call)
            }
            let context = stage.world.side.context
            #expect(await Reconciliation(context, stage.intake.missed, stage.intake.due).run(port))
            for chat in chats {
                let told = try await stage.world.transcript(chat.chat).last
                #expect((told == "Message.Text Lee Park: text of m-\(chat.id)") == (chat.id != bad.id))
            }

            func reads() -> Int { stage.world.genesys.calls.count { $0.method == "GET" && $0.path.hasSuffix(bad.id) } }
            var pace = EventIntake.Pace()
            for (seconds, count) in [(0, 1), (5, 2), (1, 2), (3, 2), (1, 3), (5, 3)] as [(Int64, Int)] {
                stage.world.time.advance(by: .seconds(seconds))
                await stage.intake.compareDue(&pace, port)
                #expect(reads() == count)
            }
            stage.world.genesys.answer { service.answer($0) }
            stage.world.time.advance(by: .seconds(300))
            await stage.intake.compareDue(&pace, port)
            #expect(try await stage.world.transcript(bad.chat).last == "Message.Text Lee Park: text of m-\(bad.id)")
        }
    }

    @Test(
        "several conversations in a row that cannot be read hold up the others, and one whose chat has ended is given up"
    )
    func failingRow() async throws {
        let stage = Stage()
        try await stage.world.running { node, port in
            var chats: [(chat: ChatID, id: String)] = []
            for _ in 0..<5 {
                let (chat, id) = try await stage.chat(node)
                chats.append((chat: chat, id: id))
            }
            let (service, index) = (stage.service, stage.world.side.context.index)
            stage.world.genesys.answer { $0.method == "GET" ? .status(500) : service.answer($0) }
            func reads() -> Int { stage.world.genesys.calls.count { $0.method == "GET" } }
            for (number, chat) in chats.enumerated() {
                index.note(chat.id, of: chat.chat)
                stage.intake.due.add(chat.id, [], at: Uptime(milliseconds: Int64(number) - 10))
            }
            var pace = EventIntake.Pace()
            for _ in 0..<2 { await stage.intake.compareDue(&pace, port) }
            #expect(reads() == EntryPauses.mostInRow)
            for chat in chats { _ = try await node.chats.perform(chat.chat, .customerEnded(message: nil)) }
            for _ in 0..<20 {
                stage.world.time.advance(by: .seconds(60))
                await stage.intake.compareDue(&pace, port)
            }
            #expect(reads() == EntryPauses.mostInRow + chats.count)
        }
    }

    @Test("messages that are refused together are asked for one by one; one that is refused alone is passed over")
    func refusedMessage() async throws {
        let stage = Stage()
        try await stage.world.running { node, port in
            let (chat, id) = try await stage.chat(node)
            for number in 1...3 { stage.say("m-\(number)", in: id) }
            let service = stage.service
            stage.world.genesys.answer { call in
                (call.body.array ?? []).contains("m-2") ? .status(400) : service.answer(call)
            }
            for _ in 0..<2 { #expect(try await stage.intake.missed.compare(id, port) == .compared) }
            #expect(
                try await stage.world.transcript(chat).suffix(2) == [
                    "Message.Text Lee Park: text of m-1", "Message.Text Lee Park: text of m-3",
                ])
            #expect(stage.world.genesys.calls.count { $0.kind == "bulk" } == 4)
            #expect(stage.world.side.tally.condition.refused == ["missed-message-details": 1])
        }
    }

    @Test(
        "a message at which Genesys Cloud fails keeps those after it, so that the order holds, and is passed over at last"
    )
    func failingMessage() async throws {
        let stage = Stage()
        try await stage.world.running { node, port in
            let (chat, id) = try await stage.chat(node)
            for number in 1...3 { stage.say("m-\(number)", in: id) }
            let service = stage.service
            stage.world.genesys.answer { call in
                (call.body.array ?? []).contains("m-2") ? .status(500) : service.answer(call)
            }
            for _ in 1..<MissedMessages.mostFailures {
                #expect(try await stage.intake.missed.compare(id, port) == .failed(pause: nil))
                #expect(try await stage.world.transcript(chat).last == "Message.Text Lee Park: text of m-1")
            }
            #expect(try await stage.intake.missed.compare(id, port) == .compared)
            #expect(try await stage.world.transcript(chat).last == "Message.Text Lee Park: text of m-3")
        }
    }

    @Test(
        "a topic for which the whole subscription is refused keeps no other from being followed; refused alone, all are"
    )
    func refusedTopics() async throws {
        for (bad, added) in [(1, 6), (7, 0)] {
            let queues = (0..<7).map { $0 < bad ? "bad-\($0)" : "queue-\($0)" }
            let world = ChatWorld {
                $0.notifications.queues = queues
                $0.callbacks = nil
            }
            let topics = Topics()
            world.genesys.answer { topics.answer($0) }
            try await world.running { _, port in
                await withTaskGroup(of: Void.self) { group in
                    group.addTask { await world.side.hold(port) }
                    for _ in 0..<100_000 where world.time.sleeperCount == 0 { await Task.yield() }
                    group.cancelAll()
                }
            }
            #expect(topics.taken.filter { !$0.contains("bad") }.count == added)
            #expect(topics.count < 20)
        }
    }

    @Test("an answer that asks everybody for another time says nothing of the conversation")
    func later() async throws {
        let stage = Stage()
        try await stage.world.running { node, port in
            let (_, id) = try await stage.chat(node)
            stage.world.genesys.answer { _ in .status(429, ["retry-after": "7"]) }
            #expect(try await stage.intake.missed.compare(id, port) == .later(pause: .seconds(7)))
        }
    }

    /// A notification service that refuses each subscription with a topic that it does not know.
    private final class Topics: Sendable {
        private let state = Mutex((taken: Set<String>(), count: 0))

        var taken: Set<String> { state.withLock { $0.taken } }
        var count: Int { state.withLock { $0.count } }

        func answer(_ call: ScriptedGenesys.Call) -> ScriptedGenesys.Answer? {
            if call.kind == "channels" { return .status(200, [:], ["id": "c", "connectUri": "wss://c"]) }
            guard call.kind == "subscriptions" else { return nil }
            let topics = (call.body.array ?? []).compactMap { $0["id"]?.string }
            return state.withLock { state -> ScriptedGenesys.Answer? in
                state.count += 1
                if topics.contains(where: { $0.contains("bad") }) { return .status(400) }
                state.taken.formUnion(topics)
                return .status(200)
            }
        }
    }

    @Test("comparisons are kept up to their bound and given out in the order of their times")
    func comparisons() {
        var due = DueComparisons()
        for number in 0..<(DueComparisons.capacity + 10) {
            due.add("c\(number)", ["m"], at: Uptime(milliseconds: Int64(number)))
        }
        due.add("c7", ["n"], at: Uptime(milliseconds: -1))
        #expect(due.take(at: .start)?.messages == ["m", "n"])
        #expect(due.take(at: .start)?.conversation == "c0")
        #expect(due.take(at: .start) == nil)
        var count = 2
        while due.take(at: .never) != nil { count += 1 }
        #expect(count == DueComparisons.capacity)
    }
}
