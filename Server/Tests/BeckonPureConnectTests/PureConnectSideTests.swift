import Beckon
import BeckonNode
import BeckonPlatform
import BeckonSimulators
import Synchronization
import TestTime
import Testing

@testable import BeckonPureConnect

@Suite("PureConnect as an agent side") struct PureConnectSideTests {
    @Test("a chat begins with its data, and its words reach the agent in order")
    func words() async throws {
        let world = try await PureConnectWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            await world.deliver(node)
            #expect(world.server.desk.conversations.first?.data == ["subject": "Order 66"])
            for number in 1...5 { try await world.say("word \(number)", in: chat, node) }
            await world.deliver(node)
            #expect(world.heard() == (1...5).map { "word \($0)" })
        }
        await world.server.close()
    }

    @Test("an agent joins, writes, hands over and ends; each stands once, also when the history is read again")
    func agents() async throws {
        let world = try await PureConnectWorld()
        try await world.running { node, side in
            let chat = try await world.chat(node)
            try await world.say("Hello", in: chat, node)
            await world.deliver(node)
            #expect(await world.act("accept", chat, ["agent": "Kim"]))
            #expect(await world.act("send", chat, ["agent": "Kim", "text": "How can I help?"]))
            try await world.poll(chat, node, side)
            #expect(await world.act("transfer", chat, ["agent": "Kim", "to": "Lee"]))
            #expect(await world.act("send", chat, ["agent": "Lee", "text": "I go on."]))
            // Another reader begins with the whole history.
            try await world.poll(chat, node, side, times: 3)
            #expect(await world.act("end", chat, ["agent": "Lee"]))
            try await world.poll(chat, node, side)
            let transcript = try await world.transcript(chat)
            #expect(
                transcript.dropFirst() == [
                    "Message.Text Ana: Hello", "Notice.Joined Kim: has joined the session",
                    "Message.Text Kim: How can I help?", "Notice.Left Kim: has left the session",
                    "Notice.Joined Lee: has joined the session", "Message.Text Lee: I go on.",
                    "Notice.Left Lee: has left the session",
                ])
            #expect(try await node.chats.head(chat).life.state == .ended)
        }
        await world.server.close()
    }

    @Test("a text whose answer is lost is not said twice: the history tells that it arrived")
    func answerLost() async throws {
        let world = try await PureConnectWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            await world.deliver(node)
            world.wire.faults.withLock { $0.append((path: "send-message", fault: .answerLost)) }
            try await world.say("first", in: chat, node)
            try await world.say("second", in: chat, node)
            await world.deliver(node)
            #expect(world.heard() == ["first"])
            await world.deliver(node, after: 60)
            #expect(world.heard() == ["first", "second"])
        }
        await world.server.close()
    }

    @Test("a node that follows one that died in the middle says nothing twice")
    func nodeDies() async throws {
        let world = try await PureConnectWorld()
        var chat = ChatID("")
        try await world.running { node, side in
            chat = try await world.chat(node)
            await world.deliver(node)
            try await world.say("first", in: chat, node)
            try await world.say("second", in: chat, node)
            // The server takes both, and the node dies before that is stored.
            let head = try await node.chats.head(chat)
            let events = try await world.store.events(chat, after: head.side.cursor, limit: 9)
            _ = await side.take(
                AgentDelivery(
                    owedOf: head, events: events, receipt: ReceiptMark(),
                    options: node.chats.services.chatOptions(of: head)),
                node.port(of: .pureConnect))
        }
        #expect(world.heard() == ["first", "second"])
        try await world.running { node, _ in
            try await world.say("third", in: chat, node)
            await world.deliver(node)
            #expect(world.heard() == ["first", "second", "third"])
        }
        await world.server.close()
    }

    @Test(
        "the agent's words in a poll's answer that is lost still come, and before newer ones", arguments: [false, true])
    func pollLost(newerWords: Bool) async throws {
        let world = try await PureConnectWorld()
        try await world.running { node, side in
            let chat = try await world.chat(node)
            await world.deliver(node)
            #expect(await world.act("accept", chat, ["agent": "Kim"]))
            let stored = WebChatReference(try await node.chats.head(chat).side.ledger?.told.reference)
            let place = try #require(side.places.place(of: chat, stored: stored))
            var poll = side.watch.poll(of: chat, at: place)
            let port = PlatformPort(agents: node.port(of: .pureConnect), time: world.time)
            for _ in 0..<2 { _ = await poll.step(port) }
            #expect(await world.act("send", chat, ["agent": "Kim", "text": "first"]))
            world.wire.faults.withLock { $0.append((path: "web-chat/messages", fault: .answerLost)) }
            _ = await poll.step(port)
            if newerWords { #expect(await world.act("send", chat, ["agent": "Kim", "text": "second"])) }
            for _ in 0..<2 { _ = await poll.step(port) }
            let words = try await world.transcript(chat).filter { $0.hasPrefix("Message.Text Kim") }
            let expected = newerWords ? ["first", "second"] : ["first"]
            #expect(words == expected.map { "Message.Text Kim: \($0)" })
        }
        await world.server.close()
    }

    @Test("a chat that the server has lost goes on as another one, without losing a word")
    func lostChat() async throws {
        let world = try await PureConnectWorld()
        try await world.running { node, side in
            let chat = try await world.chat(node)
            try await world.say("first", in: chat, node)
            await world.deliver(node)
            #expect(await world.act("accept", chat, ["agent": "Kim"]))
            try await world.poll(chat, node, side)
            world.server.faults.set(.lostConversations, 1)
            try await world.poll(chat, node, side)
            #expect(try await node.chats.head(chat).takenBy == nil)
            world.server.faults.set(.lostConversations, 0)
            try await world.say("second", in: chat, node)
            await world.deliver(node)
            // The new chat's place is stored before anything is said there.
            #expect(world.heard() == ["first"])
            #expect(world.server.desk.conversations.count == 2)
            await world.deliver(node, after: 2)
            #expect(world.heard() == ["first", "second"])
            let told = world.server.desk.conversations.last?.lines.map(\.text)
            #expect(told == ["Earlier in this chat:\nAna: first", "second"])
            #expect(await world.act("accept", chat, ["agent": "Lee"]))
            try await world.poll(chat, node, side)
            #expect(try await node.chats.head(chat).takenBy?.nickname == "Lee")
        }
        await world.server.close()
    }

    @Test("the agents of a lost web chat leave also where the customer's words began another one before it was polled")
    func lostBeforePoll() async throws {
        let world = try await PureConnectWorld()
        try await world.running { node, side in
            let chat = try await world.chat(node)
            try await world.say("first", in: chat, node)
            await world.deliver(node)
            #expect(await world.act("accept", chat, ["agent": "Kim"]))
            let place = side.watch.placeToPoll(of: try await node.chats.head(chat))
            var poll = side.watch.poll(of: chat, at: try #require(place))
            let port = PlatformPort(agents: node.port(of: .pureConnect), time: world.time)
            #expect(await poll.step(port) != nil)
            #expect(try await node.chats.head(chat).takenBy?.nickname == "Kim")
            world.server.faults.set(.lostConversations, 1)
            try await world.say("second", in: chat, node)
            await world.deliver(node)
            world.server.faults.set(.lostConversations, 0)
            #expect(await poll.step(port) == nil)
            #expect(try await node.chats.head(chat).takenBy == nil)
        }
        await world.server.close()
    }

    @Test("what another node delivered before it died is not said again by a node that knew the chat")
    func otherNodeDies() async throws {
        let world = try await PureConnectWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            try await world.say("first", in: chat, node)
            await world.deliver(node)
            try await world.say("second", in: chat, node)
            let lease = world.time.now.advanced(by: .seconds(60))
            let head = try await node.chats.perform(chat, .deliveryBegan(claim: "other", until: lease)).head
            let events = try await world.store.events(chat, after: head.side.cursor, limit: 9)
            _ = await world.side().take(
                AgentDelivery(
                    owedOf: head, events: events, receipt: ReceiptMark(),
                    options: node.chats.services.chatOptions(of: head)),
                node.port(of: .pureConnect))
            #expect(world.heard() == ["first", "second"])
            try await world.say("third", in: chat, node)
            await world.deliver(node, after: 61)
            #expect(world.heard() == ["first", "second", "third"])
        }
        await world.server.close()
    }

    @Test("a node that dies after it began a chat has said nothing there")
    func nodeDiesAtTheBeginning() async throws {
        let world = try await PureConnectWorld()
        var chat = ChatID("")
        try await world.running { node, side in
            chat = try await world.chat(node)
            try await world.say("first", in: chat, node)
            let head = try await node.chats.head(chat)
            let events = try await world.store.events(chat, after: head.side.cursor, limit: 9)
            let answer = await side.take(
                AgentDelivery(
                    owedOf: head, events: events, receipt: ReceiptMark(),
                    options: node.chats.services.chatOptions(of: head)),
                node.port(of: .pureConnect))
            #expect(answer.accepted(of: 9) == 1)
        }
        #expect(world.heard().isEmpty)
        try await world.running { node, _ in
            await world.deliver(node)
            #expect(world.heard() == ["first"])
        }
        await world.server.close()
    }

    @Test("a chat whose server is gone for good begins anew at the active one, which does not know it")
    func goneForGood() async throws {
        let world = try await PureConnectWorld()
        let other = try await SimulatedPureConnect.listen(.init())
        try await world.running { node, side in
            let chat = try await world.chat(node)
            try await world.say("first", in: chat, node)
            await world.deliver(node)
            #expect(await world.act("accept", chat, ["agent": "Kim"]))
            try await world.poll(chat, node, side)
            world.wire.servers.withLock { $0["https://ic2:8019"] = other }
            world.wire.away.withLock { _ = $0.insert("https://ic1:8019") }
            try await world.poll(chat, node, side)
            #expect(try await node.chats.head(chat).takenBy == nil)
            try await world.say("second", in: chat, node)
            await world.deliver(node)
            await world.deliver(node, after: 2)
            let told = other.desk.conversations.flatMap(\.lines).map(\.text)
            #expect(told == ["Earlier in this chat:\nAna: first", "second"])
        }
        await world.server.close()
        await other.close()
    }

    @Test("a chat that the servers have lost is not polled until the customer's next words begin another one")
    func notPolled() async throws {
        let world = try await PureConnectWorld()
        try await world.running { node, side in
            let chat = try await world.chat(node)
            try await world.say("first", in: chat, node)
            await world.deliver(node)
            #expect(await world.act("accept", chat, ["agent": "Kim"]))
            try await world.poll(chat, node, side)
            let before = try await node.chats.head(chat)
            let lost = try #require(side.watch.placeToPoll(of: before))
            world.server.faults.set(.lostConversations, 1)
            try await world.poll(chat, node, side)
            world.server.faults.set(.lostConversations, 0)
            let after = try await node.chats.head(chat)
            #expect(after.takenBy == nil)
            #expect(side.watch.placeToPoll(of: after) == nil)
            try await world.say("second", in: chat, node)
            for _ in 0..<2 { await world.deliver(node, after: 2) }
            let newest = try await node.chats.head(chat)
            let begun = try #require(side.watch.placeToPoll(of: newest))
            #expect(begun.chat != lost.chat)
            #expect(world.heard().last == "second")
        }
        await world.server.close()
    }

    @Test("a recap whose answer is lost is not told twice")
    func recapInDoubt() async throws {
        let world = try await PureConnectWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            try await world.say("first", in: chat, node)
            await world.deliver(node)
            world.server.faults.set(.lostConversations, 1)
            try await world.say("second", in: chat, node)
            await world.deliver(node)
            world.server.faults.set(.lostConversations, 0)
            world.wire.faults.withLock { $0.append((path: "send-message", fault: .answerLost)) }
            await world.deliver(node, after: 2)
            await world.deliver(node, after: 60)
            let told = world.server.desk.conversations.last?.lines.map(\.text)
            #expect(told == ["Earlier in this chat:\nAna: first", "second"])
        }
        await world.server.close()
    }

    @Test("leaving a web chat is tried again when the server does not answer, and given up at last")
    func exitFails() async throws {
        let world = try await PureConnectWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            await world.deliver(node)
            world.wire.faults.withLock { $0.append((path: "web-chat/exit", fault: .unreached)) }
            _ = try await node.chats.perform(chat, .customerEnded(message: nil))
            await world.deliver(node)
            #expect(world.server.desk.conversations.first?.state != .ended)
            await world.deliver(node, after: 60)
            #expect(world.server.desk.conversations.first?.state == .ended)
            #expect(try await node.chats.head(chat).side.ledger?.due == nil)

            let other = try await world.chat(node)
            await world.deliver(node)
            world.wire.away.withLock { _ = $0.insert("https://ic1:8019") }
            _ = try await node.chats.perform(other, .customerEnded(message: nil))
            for _ in 0..<RefusedNotice.patienceWithFailures { await world.deliver(node, after: 400) }
            #expect(try await node.chats.head(other).side.ledger?.due == nil)
        }
        await world.server.close()
    }

    @Test(
        "typing that fails is left out and delays nothing",
        arguments: [PureConnectWorld.Fault.status(500), .answerLost])
    func typingFails(_ fault: PureConnectWorld.Fault) async throws {
        let world = try await PureConnectWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            for _ in 0..<2 { await world.deliver(node) }
            world.wire.faults.withLock { $0.append((path: "typing-state", fault: fault)) }
            _ = try await node.chats.perform(chat, .customerTyping(.began))
            await world.deliver(node)
            #expect(try await node.chats.head(chat).side.ledger?.due == nil)
            try await world.say("first", in: chat, node)
            await world.deliver(node)
            #expect(world.heard() == ["first"])
        }
        await world.server.close()
    }

    @Test("the other server goes on with the chat when the first one does not answer")
    func otherServer() async throws {
        let world = try await PureConnectWorld()
        try await world.running { node, side in
            let chat = try await world.chat(node)
            try await world.say("first", in: chat, node)
            await world.deliver(node)
            // The pair shares its chats.
            let server = world.server
            world.wire.servers.withLock { $0["https://ic2:8019"] = server }
            world.wire.away.withLock { _ = $0.insert("https://ic1:8019") }
            try await world.say("second", in: chat, node)
            await world.deliver(node)
            #expect(world.heard() == ["first", "second"])
            #expect(await world.act("accept", chat, ["agent": "Kim"]))
            #expect(await world.act("send", chat, ["agent": "Kim", "text": "Hello"]))
            try await world.poll(chat, node, side)
            #expect(try await world.transcript(chat).last == "Message.Text Kim: Hello")
            let stored = WebChatReference(try await node.chats.head(chat).side.ledger?.told.reference)
            #expect(side.places.place(of: chat, stored: stored)?.server == "https://ic2:8019")
        }
        await world.server.close()
    }

    @Test("while no server answers, words wait in order, and the agents' words too")
    func outage() async throws {
        let world = try await PureConnectWorld()
        try await world.running { node, side in
            let chat = try await world.chat(node)
            await world.deliver(node)
            #expect(await world.act("accept", chat, ["agent": "Kim"]))
            world.wire.away.withLock { _ = $0.insert("https://ic1:8019") }
            for number in 1...3 { try await world.say("word \(number)", in: chat, node) }
            #expect(await world.act("send", chat, ["agent": "Kim", "text": "Are you there?"]))
            await world.deliver(node)
            try await world.poll(chat, node, side)
            #expect(world.heard().isEmpty)
            #expect(try await world.transcript(chat).count == 4)
            world.wire.away.withLock { $0 = [] }
            await world.deliver(node, after: 300)
            try await world.poll(chat, node, side)
            #expect(world.heard() == ["word 1", "word 2", "word 3"])
            #expect(try await world.transcript(chat).last == "Message.Text Kim: Are you there?")
        }
        await world.server.close()
    }

    @Test("the customer's end leaves the web chat")
    func customerEnds() async throws {
        let world = try await PureConnectWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            await world.deliver(node)
            _ = try await node.chats.perform(chat, .customerEnded(message: "Bye"))
            await world.deliver(node)
            #expect(world.heard() == ["Bye"])
            #expect(world.server.desk.conversations.first?.state == .ended)
        }
        await world.server.close()
    }

    @Test("a server that offers web chats is found to be in order; one that is away is not")
    func findings() async throws {
        let world = try await PureConnectWorld()
        #expect(await world.side().findings().map(\.level) == [.fine, .fault])
        await world.server.close()
    }
}
