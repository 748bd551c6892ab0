import Beckon
import BeckonNode
import TestTime
import Testing

/// What an agent side is told.
extension AgentSideConformance {
    static var telling: [Check] {
        [
            Check("a chat is shown from its beginning, with the data attached to it") { scene in
                try await scene.running { node in
                    let chat = try await scene.chat(node, saying: "Hello")
                    await scene.deliver(node)
                    let screen = try await scene.stage.screen(of: chat)
                    #expect(screen.data == ["subject": "Order 66"])
                    #expect(screen.events == ["1 Notice.Joined has joined the session", "2 Message.Text Hello"])
                    #expect(screen.notice == nil)
                }
            },
            Check("what the customer says is shown once and in order, whatever the agents say meanwhile") { scene in
                try await scene.running { node in
                    let chat = try await scene.chat(node)
                    for round in 1...5 {
                        try await scene.say("question \(round)", in: chat, node)
                        if round % 2 == 0 { await scene.deliver(node) }
                        #expect(
                            try await scene.stage.act(.say("answer \(round)", key: "\(round)"), by: .kim, in: chat))
                    }
                    await scene.deliver(node)
                    await scene.deliver(node)
                    let texts = try await scene.stage.screen(of: chat).events.filter { $0.contains("question") }
                    #expect(texts.map { $0.suffix(1) } == ["1", "2", "3", "4", "5"])
                }
            },
            Check("an agent side that was out of reach is shown all of it later, in order and once") { scene in
                try await scene.running { node in
                    let chat = try await scene.chat(node, saying: "0")
                    await scene.deliver(node)
                    scene.stage.setReachable(false)
                    for text in 1...120 {
                        try await scene.say("\(text)", in: chat, node)
                        if text % 40 == 0 { await scene.deliver(node, after: 2) }
                    }
                    scene.stage.setReachable(true)
                    for _ in 0..<4 { await scene.deliver(node, after: 300) }
                    let texts = try await scene.stage.screen(of: chat).events.compactMap {
                        Int($0.split(separator: " ")[2])
                    }
                    #expect(texts == Array(0...120))
                }
            },
            Check("a node that starts anew goes on where the agent side has got to") { scene in
                var chat = ChatID("")
                try await scene.running { node in
                    chat = try await scene.chat(node, saying: "first")
                    await scene.deliver(node)
                    scene.stage.setReachable(false)
                    try await scene.say("second", in: chat, node)
                    await scene.deliver(node)
                }
                scene.stage.setReachable(true)
                try await scene.running { node in
                    await scene.deliver(node, after: 60)
                    try await scene.say("third", in: chat, node)
                    await scene.deliver(node, after: 1)
                    let texts = try await scene.stage.screen(of: chat).events.map { $0.split(separator: " ")[2] }
                    #expect(texts == ["has", "first", "second", "third"])
                }
            },
            Check("agents are told that the customer is not online, and of the return") { scene in
                try await scene.running { node in
                    let chat = try await scene.chat(node)
                    await scene.deliver(node)
                    _ = try await node.chats.perform(chat, .customerAway(position: 1, .unseen))
                    await scene.deliver(node)
                    #expect(try await scene.stage.screen(of: chat).notice == "customer is not online")
                    _ = try await node.chats.perform(
                        chat, .customerPresent(clientID: "c", node: node.chats.node))
                    await scene.deliver(node)
                    #expect(try await scene.stage.screen(of: chat).notice == nil)
                    // Neither has a place among the events.
                    #expect(try await scene.store.chat(chat)?.lastPosition == 1)
                }
            },
            Check("agents are told how far the customer has read") { scene in
                try await scene.running { node in
                    let chat = try await scene.chat(node)
                    #expect(try await scene.stage.act(.say("Hello", key: "k"), by: .kim, in: chat))
                    await scene.deliver(node)
                    let head = try await node.chats.head(chat)
                    _ = try await CustomerService(chats: node.chats).receive(
                        isRead: true, .position(3), conversation: head.conversation, device: nil, of: .chat(head))
                    await scene.deliver(node)
                    var expected = ReceiptMark()
                    if scene.stage.carriesReceipts { expected.delivered = 3 }
                    if scene.stage.carriesReading { expected.read = 3 }
                    #expect(try await scene.stage.screen(of: chat).receipt == expected)
                }
            },
            Check("a message that is refused three times is passed over, which both sides are told") { scene in
                guard !scene.stage.agentSides.isEmpty else { return }
                try await scene.running { node in
                    let chat = try await scene.chat(node, saying: "first")
                    await scene.deliver(node)
                    scene.stage.refuse(.words("forbidden"))
                    for text in ["a forbidden word", "second"] { try await scene.say(text, in: chat, node) }
                    for _ in 0..<3 {
                        await scene.deliver(node)
                        #expect(try await scene.texts(chat) == ["first"])
                        if try await scene.store.chat(chat)?.side.ledger?.refused?.count == 2 { break }
                        scene.time.advance(by: .seconds(4))
                    }
                    for _ in 0..<3 { await scene.deliver(node, after: 4) }
                    #expect(try await scene.texts(chat) == ["first", AgentNotice.words, "second"])
                    let told = "Message.Text System: This could not be delivered: a forbidden word"
                    #expect(try await scene.transcript(chat).suffix(1) == [told])
                    #expect(try await scene.store.passedOver(before: .max, limit: 9).map(\.through) == [3])
                    #expect(try await scene.store.chat(chat)?.side.ledger?.due == nil)
                    #expect(try await scene.store.audit(limit: 9, now: scene.time.now).violations.isEmpty)
                }
            },
            Check("a message that is answered with a page, whatever its status, holds up nothing that follows") {
                scene in
                guard !scene.stage.agentSides.isEmpty else { return }
                for status in [403, 404, 500] {
                    scene.stage.refuse(.page("forbidden", status: status))
                    try await scene.running { node in
                        let other = try await scene.chat(node)
                        let chat = try await scene.chat(node, saying: "first")
                        await scene.deliver(node)
                        await scene.deliver(node, after: 1)
                        for text in ["a forbidden word", "second"] { try await scene.say(text, in: chat, node) }
                        for _ in 0..<30 {
                            try await scene.say("fine", in: other, node)
                            for _ in 0..<2 { await scene.deliver(node, after: 1) }
                        }
                        #expect(try await scene.texts(chat) == ["first", AgentNotice.words, "second"])
                        #expect(try await scene.store.chat(chat)?.side.ledger?.due == nil)
                        #expect(try await scene.texts(other).count == 30)
                    }
                    scene.stage.refuse(.nothing)
                }
                #expect(try await scene.store.passedOver(before: .max, limit: 9).count == 3)
                #expect(try await scene.store.audit(limit: 9, now: scene.time.now).violations.isEmpty)
            },
            Check("an agent side that refuses everything is given all of it, unchanged, when it is better") { scene in
                guard !scene.stage.agentSides.isEmpty else { return }
                try await scene.running { node in
                    let chat = try await scene.chat(node, saying: "first")
                    await scene.deliver(node)
                    scene.stage.refuse(.everything)
                    for text in ["second", "third"] { try await scene.say(text, in: chat, node) }
                    for _ in 0..<6 { await scene.deliver(node, after: 60) }
                    #expect(try await scene.store.chat(chat)?.side.ledger?.due != nil)
                    #expect(try await scene.store.chat(chat)?.side.ledger?.failure?.isEmpty == false)
                    scene.stage.refuse(.nothing)
                    for _ in 0..<3 { await scene.deliver(node, after: 300) }
                    #expect(try await scene.texts(chat) == ["first", "second", "third"])
                    #expect(try await scene.store.passedOver(before: .max, limit: 9).isEmpty)
                }
            },
            Check("the customer's leave is shown, and nothing after it") { scene in
                try await scene.running { node in
                    let chat = try await scene.chat(node)
                    _ = try await node.chats.perform(chat, .customerAway(position: 1, .unseen))
                    _ = try await node.chats.perform(chat, .customerEnded(message: "Bye"))
                    await scene.deliver(node)
                    let screen = try await scene.stage.screen(of: chat)
                    #expect(screen.events.suffix(2) == ["2 Message.Text Bye", "3 Notice.Left has left the session"])
                    #expect(screen.notice == nil)
                    #expect(try await scene.store.chat(chat)?.side.ledger?.due == nil)
                }
            },
        ]
    }
}
