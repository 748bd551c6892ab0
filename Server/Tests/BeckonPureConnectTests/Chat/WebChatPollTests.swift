import Beckon
import BeckonNode
import BeckonPlatform
import BeckonSimulators
import Synchronization
import TestLog
import TestTime
import Testing

@testable import BeckonPureConnect

/// Reading takes messages from the server: those of an answer that did not come are in the history.
@Suite struct WebChatPollTests {
    @Test("what a poll without an answer took comes next, also when the agents say nothing more")
    func answerLost() async throws {
        try await Self.run { world, chat, poll, port async throws in
            #expect(await world.act("send", chat, ["agent": "Kim", "text": "one"]))
            world.wire.faults.withLock { $0.append((path: "/messages", fault: .answerLost)) }
            _ = await poll.step(port)
            _ = await poll.step(port)
            #expect(try await world.transcript(chat).last == "Message.Text Kim: one")
        }
    }

    @Test("what another node's poll took stands before what came after it")
    func takenElsewhere() async throws {
        try await Self.run { world, chat, poll, port async throws in
            #expect(await world.act("send", chat, ["agent": "Kim", "text": "one"]))
            let head = try await port.agents.head(chat)
            let place = try #require(WebChatReference(head.side.ledger?.told.reference))
            _ = try await world.wire.send(
                PlatformCall("GET", "\(place.server)/icws/web-chat/messages/\(place.participant)"))
            #expect(await world.act("send", chat, ["agent": "Kim", "text": "two"]))
            for _ in 0..<3 { _ = await poll.step(port) }
            #expect(
                try await world.transcript(chat).suffix(2) == ["Message.Text Kim: one", "Message.Text Kim: two"])
        }
    }

    @Test("the first messages, if another node's poll took them, stand before what came after them")
    func firstTakenElsewhere() async throws {
        try await Self.run(isAccepted: false) { world, chat, poll, port async throws in
            #expect(await world.act("accept", chat, ["agent": "Kim"]))
            #expect(await world.act("send", chat, ["agent": "Kim", "text": "one"]))
            let head = try await port.agents.head(chat)
            let place = try #require(WebChatReference(head.side.ledger?.told.reference))
            _ = try await world.wire.send(
                PlatformCall("GET", "\(place.server)/icws/web-chat/messages/\(place.participant)"))
            #expect(await world.act("send", chat, ["agent": "Kim", "text": "two"]))
            for _ in 0..<2 { _ = await poll.step(port) }
            #expect(
                try await world.transcript(chat).suffix(3) == [
                    "Notice.Joined Kim: has joined the session", "Message.Text Kim: one", "Message.Text Kim: two",
                ])
        }
    }

    @Test("who typed in the past types no more when the history is read again")
    func typingInHistory() async throws {
        try await Self.run { world, chat, poll, port async throws in
            #expect(await world.act("typing", chat, ["agent": "Kim", "on": true]))
            #expect(await world.act("send", chat, ["agent": "Kim", "text": "one"]))
            _ = await poll.step(port)
            let before = try await world.transcript(chat)
            #expect(before.suffix(2) == ["Notice.TypingStarted Kim: is typing", "Message.Text Kim: one"])
            world.time.advance(by: .seconds(60))
            world.wire.faults.withLock { $0.append((path: "/messages", fault: .answerLost)) }
            for _ in 0..<2 { _ = await poll.step(port) }
            #expect(try await world.transcript(chat) == before)
        }
    }

    @Test(
        "an agent's text arrives whole and once, however long it is",
        arguments: [String(repeating: "あ", count: 90_000), String(repeating: "words of ten ", count: 100_000)])
    func longText(_ text: String) async throws {
        try await Self.run { world, chat, poll, port async throws in
            #expect(await world.act("send", chat, ["agent": "Kim", "text": .string(text)]))
            #expect(await world.act("send", chat, ["agent": "Kim", "text": "and so on"]))
            _ = await poll.step(port)
            // The history, read anew, adds nothing.
            world.wire.faults.withLock { $0.append((path: "/messages", fault: .answerLost)) }
            for _ in 0..<2 { _ = await poll.step(port) }
            let said = try await world.store.events(chat, after: 0, limit: 500)
                .filter { $0.kind == .messageText && $0.party == .agent }.map(\.text)
            #expect(said.last == "and so on")
            #expect(said.dropLast().joined() == text)
            #expect(world.logs.all.isEmpty)
        }
    }

    @Test("what an answer held that was too long to be read comes from the history")
    func tooLongForOnce() async throws {
        try await Self.run { world, chat, poll, port async throws in
            #expect(await world.act("send", chat, ["agent": "Kim", "text": "one"]))
            world.wire.faults.withLock { $0.append((path: "/messages", fault: .answerTooLong)) }
            for _ in 0..<3 { _ = await poll.step(port) }
            #expect(try await world.transcript(chat).last == "Message.Text Kim: one")
            #expect(world.heard() == ["Hello"])
        }
    }

    @Test(
        "what no answer can hold is told to the customer, to the agent and to the log, once; what follows arrives",
        arguments: [1, 3])
    func tooLongForEver(_ polls: Int) async throws {
        try await Self.run { world, chat, poll, port async throws in
            #expect(await world.act("send", chat, ["agent": "Kim", "text": "one"]))
            world.wire.faults.withLock { faults in
                faults += Array(repeating: (path: "/messages", fault: .answerTooLong), count: polls)
                faults += Array(repeating: (path: "/message-history", fault: .answerTooLong), count: polls + 3)
            }
            for _ in 0...polls { #expect(await poll.step(port) != nil) }
            #expect(await world.act("send", chat, ["agent": "Kim", "text": "two"]))
            for _ in 0..<2 { _ = await poll.step(port) }
            #expect(
                try await world.transcript(chat).suffix(2) == [
                    "Notice.Custom System: \(WebChatTeller.lostWords)", "Message.Text Kim: two",
                ])
            #expect(world.heard() == ["Hello", WebChatSpelling.lostWords])
            #expect(world.logs.matching("messages of agents are lost: an answer was too long").count == 1)
        }
    }

    @Test("a web chat is lost only when it is stored that its agents left", arguments: [false, true])
    func lostUnstored(isDown: Bool) async throws {
        try await Self.run { world, chat, poll, port async throws in
            #expect(try await port.agents.head(chat).side.agents.map(\.nickname) == ["Kim"])
            let lee = AgentParty(nickname: "Lee", kind: .agent, account: "lee")
            _ = try await port.agents.tell(chat, by: lee, .joined)
            world.server.faults.set(.lostConversations, 1)
            if isDown {
                world.store.failCommits { _ in StoreError(.unavailable, "down") }
                #expect(await poll.step(port) != nil)
                #expect(try await world.store.chat(chat)?.side.agents.count == 2)
                world.store.failCommits(nil)
            }
            #expect(await poll.step(port) == nil)
            #expect(try await world.store.chat(chat)?.side.agents.isEmpty == true)
            #expect(
                try await world.transcript(chat).suffix(2) == [
                    "Notice.Left Kim: has left the session", "Notice.Left Lee: has left the session",
                ])
        }
    }

    @Test("only so many web chats are polled; one that ends makes room")
    func mostPolled() {
        let polled = PolledChats(most: 2)
        #expect(polled.begin("a") == .begun)
        #expect(polled.begin("b") == .begun)
        #expect(polled.begin("a") == .known)
        #expect(polled.begin("c") == .full)
        polled.end("a")
        #expect(polled.begin("c") == .begun)
    }

    /// Runs a chat, and its polls after their first look.
    ///
    /// - Parameters:
    ///   - isAccepted: Whether Kim accepts it before; if not, nothing is said in it, and the first look finds nothing.
    ///   - body: What happens.
    private static func run(
        isAccepted: Bool = true,
        _ body: (PureConnectWorld, ChatID, inout WebChatPoll, PlatformPort) async throws -> Void
    ) async throws {
        let world = try await PureConnectWorld()
        try await world.running { node, side in
            let chat = try await world.chat(node)
            if isAccepted { try await world.say("Hello", in: chat, node) }
            await world.deliver(node)
            if isAccepted { #expect(await world.act("accept", chat, ["agent": "Kim"])) }
            let stored = WebChatReference(try await node.chats.head(chat).side.ledger?.told.reference)
            let place = try #require(side.places.place(of: chat, stored: stored))
            var poll = side.watch.poll(of: chat, at: place)
            let port = PlatformPort(agents: node.port(of: .pureConnect), time: world.time)
            _ = await poll.step(port)
            try await body(world, chat, &poll, port)
        }
        await world.server.close()
    }
}
