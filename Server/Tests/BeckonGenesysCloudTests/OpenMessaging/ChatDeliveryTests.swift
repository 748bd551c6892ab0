import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Testing

@testable import BeckonGenesysCloud

@Suite struct ChatDeliveryTests {
    @Test("a chat opens its conversation with its data, and the conversation's id is kept with the chat")
    func opens() async throws {
        let world = ChatWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node, saying: "Where is my order?", data: ["subject": "Order 66"])
            await world.deliver(node)
            let calls = world.genesys.calls
            let inbound = "/api/v2/conversations/messages/\(ChatWorld.integration)/inbound/open"
            #expect(calls.map(\.path) == ["\(inbound)/message?prefetchConversationId=true"])
            #expect(calls.allSatisfy { $0.method == "POST" && $0.authorization == "Bearer token-1" })
            #expect(calls.map { $0.body["channel"]?["messageId"]?.string } == ["\(chat.text).2"])
            #expect(calls.first?.body["channel"]?["metadata"] == ["customAttributes": ["subject": "Order 66"]])
            #expect(calls.first?.body["metadata"] == ["beckon.conversation": .string(chat.text)])
            #expect(world.genesys.texts == ["Where is my order?"])
            #expect(try await world.store.chat(chat)?.side.ledger?.told.reference == "conversation-1")
            #expect(world.side.context.index.chat(of: "conversation-1") == chat)
            await world.deliver(node)
            #expect(world.genesys.calls.count == 1)
            try await world.say("And my coat?", in: chat, node)
            await world.deliver(node)
            #expect(world.genesys.calls.last?.path == "\(inbound)/message")
            #expect(world.genesys.calls.last?.body["channel"]?["metadata"] == nil)
        }
    }

    @Test("the customer's first words open the conversation, however late a delivery sees them")
    func firstWords() async throws {
        let world = ChatWorld { $0.openMessaging.openingWait = .seconds(10) }
        try await world.running { node, _ in
            let chat = try await world.chat(node, data: ["subject": "Order 66"])
            await world.deliver(node)
            _ = try await node.chats.perform(chat, .customerTyping(.began))
            await world.deliver(node, after: 5)
            #expect(world.genesys.calls.isEmpty)
            #expect(try await world.store.chat(chat)?.side.ledger?.failures == 0)
            try await world.say("Where is it?", in: chat, node)
            await world.deliver(node)
            #expect(world.genesys.texts == ["Where is it?"])
            #expect(
                world.genesys.calls.first?.body["channel"]?["metadata"]?["customAttributes"]?["subject"] == "Order 66")
            #expect(try await world.store.chat(chat)?.side.ledger?.due == nil)
        }
    }

    @Test("a customer who says nothing opens the conversation after a while; one who leaves without a word opens none")
    func wordless() async throws {
        let world = ChatWorld { $0.openMessaging.openingWait = .seconds(10) }
        try await world.running { node, _ in
            let (silent, gone) = (try await world.chat(node, user: "a"), try await world.chat(node, user: "b"))
            await world.deliver(node)
            _ = try await node.chats.perform(gone, .customerEnded(message: nil))
            await world.deliver(node, after: 9)
            #expect(world.genesys.calls.isEmpty)
            await world.deliver(node, after: 1)
            #expect(world.genesys.texts == ["has joined the session"])
            #expect(world.genesys.bodies("message").first?["channel"]?["from"]?["id"]?.string == silent.text)
            #expect(try await world.store.chat(gone)?.side.ledger?.due == nil)
        }
    }

    @Test("a platform that names no conversation gets the attached data once all the same")
    func unnamed() async throws {
        let world = ChatWorld()
        try await world.running { node, _ in
            world.genesys.answer { $0.kind == "message" ? .status(202, [:], ["id": "m"]) : nil }
            let chat = try await world.chat(node, saying: "one", data: ["subject": "Order 66"])
            await world.deliver(node)
            try await world.say("two", in: chat, node)
            await world.deliver(node)
            let attributes = world.genesys.bodies("message").map { $0["channel"]?["metadata"] != nil }
            #expect(attributes == [true, false])
        }
    }

    @Test("the data attached to a chat become attributes of the customer, once, when the conversation is there")
    func attributes() async throws {
        let world = ChatWorld { $0.openMessaging.setsAttributes = true }
        try await world.running { node, _ in
            world.genesys.answer { $0.method == "GET" ? .status(404) : nil }
            let chat = try await world.chat(node, data: ["subject": "Order 66"])
            await world.deliver(node)
            #expect(try await world.store.chat(chat)?.side.ledger?.told.reference == "conversation-1")
            world.genesys.answer(nil)
            for text in ["one", "two"] {
                try await world.say(text, in: chat, node)
                await world.deliver(node)
            }
            let set = world.genesys.calls.filter { $0.method == "PATCH" }
            #expect(
                set.map(\.path) == [
                    "/api/v2/conversations/messages/conversation-1/participants/participant-1/attributes"
                ])
            #expect(set.first?.body == ["attributes": ["subject": "Order 66"]])
            #expect(try await world.store.chat(chat)?.side.ledger?.told.reference == "conversation-1/participant-1")
        }
    }

    @Test("an outage keeps everything owed, in order, and nothing is sent twice but the message in doubt")
    func outage() async throws {
        let world = ChatWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            await world.deliver(node)
            for text in 1...5 { try await world.say("\(text)", in: chat, node) }
            world.genesys.answer { $0.body["text"]?.string == "3" ? .fault(.noAnswer) : nil }
            await world.deliver(node)
            #expect(world.genesys.texts.dropFirst() == ["1", "2", "3"])
            #expect(try await world.store.chat(chat)?.side.cursor == 3)
            #expect(try await world.store.chat(chat)?.side.ledger?.failure == "no answer")
            world.genesys.answer(nil)
            world.genesys.forget()
            await world.deliver(node, after: 2)
            #expect(world.genesys.texts == ["3", "4", "5"])
            #expect(world.genesys.bodies("message").first?["channel"]?["messageId"]?.string == "\(chat.text).4")
        }
    }

    @Test("a 429 is waited out as long as it says, also by other chats, without a request")
    func tooMany() async throws {
        let world = ChatWorld()
        try await world.running { node, _ in
            let chats = [try await world.chat(node), try await world.chat(node)]
            await world.deliver(node)
            world.genesys.forget()
            world.genesys.answer { _ in
                .status(
                    429,
                    [
                        "Retry-After": "20", "inin-ratelimit-count": "301", "inin-ratelimit-allowed": "300",
                        "inin-ratelimit-reset": "20",
                    ])
            }
            // One after the other: calls that are under way at the same time learn of the limit each by its own answer.
            for chat in chats {
                try await world.say("Hello", in: chat, node)
                await world.deliver(node)
            }
            #expect(world.genesys.calls.count == 1)
            #expect(world.side.tally.condition.limits["requests"]?.used == 301)
            world.genesys.answer(nil)
            await world.deliver(node, after: 19)
            #expect(world.genesys.calls.count == 1)
            for _ in 0..<3 { await world.deliver(node, after: 300) }
            #expect(world.genesys.texts.suffix(2) == ["Hello", "Hello"])
        }
    }

    @Test("a revoked token is replaced within the same delivery")
    func revoked() async throws {
        let world = ChatWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            await world.deliver(node)
            world.genesys.revokeTokens()
            try await world.say("Hello", in: chat, node)
            await world.deliver(node)
            #expect(world.genesys.texts.last == "Hello")
            #expect(world.genesys.tokens == 2)
            world.genesys.answerTokens(.status(401))
            world.genesys.revokeTokens()
            try await world.say("Again", in: chat, node)
            await world.deliver(node)
            #expect(world.genesys.texts.last == "Hello")
            #expect(try await world.store.chat(chat)?.side.ledger?.failure == "the credentials are refused")
        }
    }

    @Test("the customer's end is told, and ends the conversation; until it is ended, it stays owed")
    func ends() async throws {
        let world = ChatWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            await world.deliver(node)
            _ = try await node.chats.perform(chat, .customerEnded(message: "Bye"))
            world.genesys.answer { $0.method == "PATCH" ? .status(500) : nil }
            await world.deliver(node)
            #expect(try await world.store.chat(chat)?.side.ledger?.due != nil)
            world.genesys.answer(nil)
            await world.deliver(node, after: 2)
            let last = world.genesys.calls.suffix(2)
            #expect(last.map(\.method) == ["POST", "PATCH"])
            #expect(last.last?.path == "/api/v2/conversations/messages/conversation-1")
            #expect(last.last?.body == ["state": "disconnected"])
            #expect(Array(world.genesys.texts.suffix(3)) == ["Bye", "has left the session", "has left the session"])
            #expect(try await world.store.chat(chat)?.side.ledger?.due == nil)
        }
    }

    @Test("a file that Genesys Cloud refuses goes at once as a text with its name and address")
    func refusedFile() async throws {
        let world = ChatWorld()
        world.genesys.answer { $0.body["content"] == nil ? nil : .status(415) }
        let event = TranscriptEvent(
            position: 1, kind: .fileUploaded, nickname: "Ana", text: "has sent the file a.PNG", party: .client,
            at: ChatWorld.moment, key: nil, data: EventFile(id: FileID("f1"), name: "a.PNG", size: 12).data)
        let delivery = AgentDelivery(
            owedOf: Heads.head("c"), events: [event], receipt: ReceiptMark(),
            options: ServiceOptions(name: "support", kind: .chat))
        try await world.running { _, port in
            #expect(await world.side.take(delivery, port.agents).failure == nil)
        }
        let texts = world.genesys.bodies("message").map { $0["text"]?.string }
        #expect(texts.prefix(2) == [nil, "has sent the file a.PNG: https://files.example.com/f1"])
        #expect(world.side.tally.condition.refused == ["file status 415": 1])
    }

    @Test("an end that Genesys Cloud refuses is tried three times, and then counts as told")
    func refusedEnd() async throws {
        let world = ChatWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            await world.deliver(node)
            _ = try await node.chats.perform(chat, .customerEnded(message: "Bye"))
            world.genesys.answer { $0.method == "PATCH" ? .status(403) : nil }
            for _ in 0..<4 { await world.deliver(node, after: 10) }
            #expect(world.genesys.calls.filter { $0.method == "PATCH" }.count == 3)
            #expect(try await world.store.chat(chat)?.side.ledger?.due == nil)
            #expect(world.side.tally.condition.refused == ["end status 403": 1])
        }
    }

    @Test("an end whose words Genesys Cloud refuses ends the conversation without them", arguments: [400, 403])
    func refusedEndWords(_ status: Int) async throws {
        let world = ChatWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            await world.deliver(node)
            _ = try await node.chats.perform(chat, .customerEnded(message: "Bye"))
            world.genesys.answer { $0.body["text"]?.string == "has left the session" ? .status(status) : nil }
            for _ in 0..<4 { await world.deliver(node, after: 10) }
            #expect(world.genesys.calls.filter { $0.method == "PATCH" }.map(\.body) == [["state": "disconnected"]])
            #expect(try await world.store.chat(chat)?.side.ledger?.due == nil)
            #expect(try await world.store.passedOver(before: .max, limit: 9).map(\.word) == ["Notice.Left"])
        }
    }

    @Test("a page in the answer's place is no acceptance: the message comes again")
    func page() async throws {
        let world = ChatWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            await world.deliver(node)
            let page = PlatformReply(
                status: 200, headers: ["Content-Type": "text/html"], body: Array("<html>Maintenance</html>".utf8))
            world.genesys.answer { _ in .reply(page) }
            try await world.say("Hello", in: chat, node)
            await world.deliver(node)
            #expect(try await world.store.chat(chat)?.side.ledger?.due != nil)
            world.genesys.answer(nil)
            world.genesys.forget()
            await world.deliver(node, after: 2)
            #expect(world.genesys.texts == ["Hello"])
        }
    }

    @Test("a message that is refused with another status is passed over, too", arguments: [403, 404, 406, 409])
    func refusedOtherwise(_ status: Int) async throws {
        let world = ChatWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            await world.deliver(node)
            world.genesys.answer { $0.body["text"]?.string == "bad" ? .status(status) : nil }
            for text in ["bad", "good"] { try await world.say(text, in: chat, node) }
            for _ in 0..<4 { await world.deliver(node, after: 10) }
            #expect(world.genesys.texts.suffix(2) == [AgentNotice.words, "good"])
        }
    }

    @Test("agents read that the customer is not online and that he is again, each under one id")
    func presence() async throws {
        let world = ChatWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            await world.deliver(node)
            _ = try await node.chats.perform(chat, .customerAway(position: 1, .unseen))
            await world.deliver(node)
            _ = try await node.chats.perform(chat, .customerPresent(clientID: "c", node: node.chats.node))
            await world.deliver(node)
            #expect(world.genesys.texts.dropFirst() == ["customer is not online", "customer is online again"])
            let bodies = world.genesys.bodies("message").dropFirst()
            #expect(bodies.map { $0["metadata"]?["beckon.presence"]?.string } == ["away", "online"])
            let since = ChatWorld.moment.milliseconds
            #expect(
                bodies.map { $0["channel"]?["messageId"]?.string } == [
                    "\(chat.text).away.\(since)", "\(chat.text).online.\(since)",
                ])
        }
    }

    @Test("agents are told which of their messages reached the device, each by its own id")
    func receipts() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            let file: JSONObject = [
                "content": [
                    ["contentType": "Attachment", "attachment": ["url": "https://a.example/f", "filename": "f"]]
                ]
            ]
            #expect(await world.hear(world.body(chat, id: "m-1", adding: file), port) == 200)
            #expect(await world.hear(world.body(chat, id: "m-2"), port) == 200)
            await world.deliver(node)
            let head = try await node.chats.head(chat)
            _ = try await CustomerService(chats: node.chats).receive(
                isRead: true, .position(4), conversation: head.conversation, device: nil, of: .chat(head))
            await world.deliver(node)
            let receipts = world.genesys.bodies("receipt")
            #expect(receipts.map { $0["id"]?.string } == ["m-1"])
            #expect(receipts.first?["status"]?.string == "Delivered")
            _ = try await CustomerService(chats: node.chats).receive(
                isRead: false, .position(5), conversation: head.conversation, device: nil, of: .chat(head))
            world.genesys.answer { _ in .status(503) }
            await world.deliver(node)
            world.genesys.answer(nil)
            await world.deliver(node, after: 2)
            #expect(world.genesys.bodies("receipt").map { $0["id"]?.string } == ["m-1", "m-2", "m-2"])
        }
    }

    @Test("a choice among offered answers goes back as one; refused as one, it goes as a text")
    func choice() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            await world.deliver(node)
            let offer: JSONObject = [
                "content": [["contentType": "QuickReply", "quickReply": ["text": "Yes", "payload": "y"]]]
            ]
            #expect(await world.hear(world.body(chat, id: "q", type: "Structured", adding: offer), port) == 200)
            try await world.say(" yes ", in: chat, node)
            await world.deliver(node)
            let response = try #require(world.genesys.calls.last)
            #expect(response.path.hasSuffix("/inbound/open/structured/response"))
            #expect(response.body["originatingMessageId"]?.string == "q")
            #expect(response.body["buttonResponse"] == ["type": "QuickReply", "text": "Yes", "payload": "y"])
            world.genesys.answer { $0.kind == "response" ? .status(400) : nil }
            try await world.say("Yes", in: chat, node)
            await world.deliver(node)
            #expect(world.genesys.texts.last == "Yes")
            #expect(await world.hear(world.body(chat, id: "n", text: "Fine"), port) == 200)
            world.genesys.answer(nil)
            world.genesys.forget()
            try await world.say("yes", in: chat, node)
            await world.deliver(node)
            #expect(world.genesys.texts == ["yes"])
        }
    }

    @Test(
        "a choice that fails twice goes as a text, and what follows goes on",
        arguments: [ScriptedGenesys.Answer.status(500), .fault(.noAnswer)])
    func failingChoice(_ answer: ScriptedGenesys.Answer) async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            await world.deliver(node)
            let offer: JSONObject = [
                "content": [["contentType": "QuickReply", "quickReply": ["text": "Yes", "payload": "y"]]]
            ]
            #expect(await world.hear(world.body(chat, id: "q", type: "Structured", adding: offer), port) == 200)
            world.genesys.answer { $0.kind == "response" ? answer : nil }
            for text in ["Yes", "Are you there?"] { try await world.say(text, in: chat, node) }
            await world.deliver(node)
            #expect(!world.genesys.texts.contains("Yes"))
            await world.deliver(node, after: 2)
            #expect(world.genesys.texts.suffix(2) == ["Yes", "Are you there?"])
            #expect(world.genesys.bodies("response").count == 2)
            #expect(try await world.store.passedOver(before: .max, limit: 9).isEmpty)
        }
    }

    @Test(
        "a receipt that fails holds up no words, of its chat or of others",
        arguments: [ScriptedGenesys.Answer.status(500), .fault(.noAnswer)])
    func failingReceipt(_ answer: ScriptedGenesys.Answer) async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let (chat, other) = (try await world.chat(node, user: "a"), try await world.chat(node, user: "b"))
            await world.deliver(node)
            #expect(await world.hear(world.body(chat), port) == 200)
            let head = try await node.chats.head(chat)
            _ = try await CustomerService(chats: node.chats).receive(
                isRead: true, .position(head.lastPosition), conversation: head.conversation, device: nil,
                of: .chat(head))
            world.genesys.answer { $0.kind == "receipt" ? answer : nil }
            for round in 0..<4 {
                await world.deliver(node, after: 10)
                try await world.say("\(round)", in: other, node)
                await world.deliver(node)
                #expect(world.genesys.texts.last == "\(round)")
            }
            #expect(world.genesys.bodies("receipt").count == 4)
            try await world.say("Hello", in: chat, node)
            await world.deliver(node)
            #expect(world.genesys.texts.last == "Hello")
        }
    }

    @Test(
        "typing that fails is left out: it delays nothing, and does not show that words would be taken",
        arguments: [ScriptedGenesys.Answer.status(500), .fault(.noAnswer)])
    func failingTyping(_ answer: ScriptedGenesys.Answer) async throws {
        let world = ChatWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            await world.deliver(node)
            world.genesys.answer { $0.kind == "event" ? answer : nil }
            _ = try await node.chats.perform(chat, .customerTyping(.began))
            await world.deliver(node)
            #expect(try await world.store.chat(chat)?.side.ledger?.due == nil)
            #expect(world.genesys.bodies("event").count == 1)
            #expect(world.side.tally.condition.refused.values.reduce(0, +) == 1)
            try await world.say("Hello", in: chat, node)
            await world.deliver(node)
            #expect(world.genesys.texts.last == "Hello")
        }
    }

    @Test("an end that fails is tried five times, counts as told, and delays no other chat")
    func failingEnd() async throws {
        let world = ChatWorld()
        try await world.running { node, _ in
            let (chat, other) = (try await world.chat(node, user: "a"), try await world.chat(node, user: "b"))
            await world.deliver(node)
            _ = try await node.chats.perform(chat, .customerEnded(message: nil))
            world.genesys.answer { $0.method == "PATCH" ? .status(500) : nil }
            for round in 0..<6 {
                await world.deliver(node, after: 20)
                try await world.say("\(round)", in: other, node)
                await world.deliver(node)
                #expect(world.genesys.texts.last == "\(round)")
            }
            #expect(world.genesys.calls.filter { $0.method == "PATCH" }.count == 5)
            #expect(try await world.store.chat(chat)?.side.ledger?.due == nil)
            #expect(world.side.tally.condition.refused == ["end status 500": 1])
        }
    }

    @Test(
        "an end whose words are refused, and that fails or is refused without them, counts as told at last",
        arguments: [(500, 5), (403, 3)])
    func failingEndWithoutWords(_ status: Int, _ tries: Int) async throws {
        let world = ChatWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            await world.deliver(node)
            _ = try await node.chats.perform(chat, .customerEnded(message: nil))
            world.genesys.answer {
                if $0.method == "PATCH" { return .status(status) }
                return $0.body["text"]?.string == "has left the session" ? .status(400) : nil
            }
            for _ in 0..<9 { await world.deliver(node, after: 300) }
            #expect(world.genesys.calls.filter { $0.method == "PATCH" }.count == tries)
            #expect(try await world.store.chat(chat)?.side.ledger?.due == nil)
        }
    }

    @Test("what agents missed of an ended chat opens no conversation that stays")
    func afterwards() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            await world.deliver(node)
            world.genesys.answer { _ in .fault(.notReached) }
            try await world.say("Wait", in: chat, node)
            await world.deliver(node)
            let ended = ConversationEvents(conversation: "conversation-1", customer: chat.text, isEnded: true)
            #expect(try await world.side.context.conversations.apply(ended, port) == .applied)
            #expect(try await world.store.chat(chat)?.life.state == .ended)
            world.genesys.answer { $0.kind.hasPrefix("message") ? .status(202, [:], ["conversationId": "other"]) : nil }
            world.genesys.forget()
            await world.deliver(node, after: 2)
            #expect(world.genesys.texts == ["Wait"])
            #expect(world.genesys.calls.last?.path == "/api/v2/conversations/messages/other")
            #expect(world.genesys.calls.last?.body == ["state": "disconnected"])
        }
    }
}
