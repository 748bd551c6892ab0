import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Synchronization
import Testing

@testable import BeckonCXone

@Suite("Deliveries to CXone") struct DeliveryTests {
    private static func text(_ message: JSONValue) -> String {
        message["messageContent"]?["payload"]?["text"]?.string ?? ""
    }
    private static func id(_ message: JSONValue) -> String { message["idOnExternalPlatform"]?.string ?? "" }

    @Test(
        "a chat becomes a thread: the attached data go with its first message, each message has the chat and position")
    func opening() async throws {
        let world = World { $0.customFields = ["subject": "order-field"] }
        try await world.running { node in
            let chat = try await world.chat(node, saying: "Hello")
            let messages = world.platform.messages(of: chat.text)
            #expect(messages.map(Self.text) == ["has joined the session\nsubject: Order 66", "Hello"])
            #expect(messages.map(Self.id) == ["\(chat.text).1", "\(chat.text).2"])
            #expect(messages[0]["contact"]?["customFields"] == [["ident": "order-field", "value": "Order 66"]])
            #expect(messages[1]["contact"] == nil)
            #expect(messages[0]["messageContent"]?["parameters"] == ["beckon.event": "Notice.Joined"])
            #expect(messages[1]["messageContent"]?["parameters"] == nil)
            #expect(messages[1]["authorEndUserIdentity"]?["nickname"] == "Stan")
            #expect(messages[1]["authorEndUserIdentity"]?["firstName"] == "Stan")
            #expect(messages[1]["authorEndUserIdentity"]?["idOnExternalPlatform"]?.string == chat.text)
            #expect(
                world.platform.calls("/messages").first?.url
                    == "https://api-de-na1.niceincontact.com/dfo/3.0/channels/byoc_1/messages")
        }
    }

    @Test("all attached data may go into fields of their own names")
    func allFields() async throws {
        let world = World { $0.customFields = ["*": "*", "none": "x"] }
        try await world.running { node in
            let chat = try await world.chat(node)
            #expect(
                world.platform.messages(of: chat.text).first?["contact"]?["customFields"] == [
                    ["ident": "subject", "value": "Order 66"]
                ])
        }
    }

    @Test("absence and return are told, typing is accepted without a call, and nothing is told twice")
    func presence() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            _ = try await node.chats.perform(chat, .customerTyping(.began))
            await world.deliver(node)
            let calls = world.platform.calls("/messages").count
            _ = try await node.chats.perform(chat, .customerAway(position: 1, .unseen))
            await world.deliver(node)
            _ = try await node.chats.perform(chat, .customerPresent(clientID: "c", node: node.chats.node))
            await world.deliver(node)
            await world.deliver(node)
            let told = world.platform.messages(of: chat.text).suffix(2)
            #expect(told.map(Self.text) == ["customer is not online", CXonePlan.returnedText])
            #expect(
                told.map { $0["messageContent"]?["parameters"]?["beckon.presence"] } == ["away", "online"])
            #expect(world.platform.calls("/messages").count == calls + 2)
            #expect(try await world.store.chat(chat)?.side.ledger?.due == nil)
        }
    }

    @Test("a file goes as its name with a signed address, in the text and as an attachment")
    func files() throws {
        let world = World()
        let head = ChatHead(
            ChatID("C"), serviceID: ServiceID("S"), serviceName: "chat",
            life: ChatLife(startedAt: World.start, expiresAt: World.start), customer: ChatCustomer(nickname: "Stan"),
            attendance: ChatAttendance(.polling), side: ChatAgentSide(newOf: .cxone), lastPosition: 3)
        let event = TranscriptEvent(
            position: 3, kind: .fileUploaded, nickname: "Stan", text: "has sent the file bill.pdf", party: .client,
            at: World.start, key: nil, data: EventFile(id: FileID("F1"), name: "bill.pdf", size: 9).data)
        let delivery = AgentDelivery(
            owedOf: head, events: [event], receipt: ReceiptMark(), options: ServiceOptions(name: "chat", kind: .chat))
        let configuration = CXoneSide.Configuration(accessKey: .init(id: "", secret: ""), channel: "c", box: [])
        let plan = CXonePlan(delivery, configuration) { file, _ in "https://b.example.com/\(file.text)" }
        guard case .post(let message)? = plan.steps.first?.act else {
            Issue.record("no message")
            return
        }
        #expect(message.text == "has sent the file bill.pdf: https://b.example.com/F1")
        #expect(message.attachments == [.init(name: "bill.pdf", url: "https://b.example.com/F1")])
        let without = CXonePlan(delivery, configuration) { _, _ in nil }
        guard case .post(let plain)? = without.steps.first?.act else {
            Issue.record("no message")
            return
        }
        #expect(plain.text == "has sent the file bill.pdf")
        #expect(plain.attachments.isEmpty)
        _ = world
    }

    @Test("a customer who leaves closes the contact, whose number the first answer told")
    func leave() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            let contact = try #require(world.platform.contact(of: chat.text))
            #expect(try await world.store.chat(chat)?.side.ledger?.told.reference == contact)
            _ = try await node.chats.perform(chat, .customerEnded(message: "Bye"))
            await world.deliver(node)
            #expect(world.platform.messages(of: chat.text).suffix(2).map(Self.text) == ["Bye", "has left the session"])
            let close = try #require(world.platform.calls("/status").first)
            #expect(close.method == "PUT")
            #expect(close.url == "https://api-de-na1.niceincontact.com/dfo/3.0/contacts/\(contact)/status")
            #expect(try JSONValue(parsing: close.body ?? []) == ["status": "closed"])
            #expect(try await world.store.chat(chat)?.side.ledger?.due == nil)
        }
    }

    @Test("a contact whose number no answer told is looked up; one that nobody knows, or may close, holds nothing up")
    func closing() async throws {
        for script in [[], [("/contacts?", PlatformReply.json(404, [:]))], [("/status", PlatformReply.json(403, [:]))]]
        {
            let world = World()
            world.platform.state.withLock { $0.tellsContacts = false }
            try await world.running { node in
                let chat = try await world.chat(node)
                for (part, reply) in script { world.platform.answer(part, reply) }
                _ = try await node.chats.perform(chat, .customerEnded(message: nil))
                await world.deliver(node)
                #expect(world.platform.calls("/contacts?threadIdOnExternalPlatform=\(chat.text)").count == 1)
                #expect(world.platform.calls("/status").count == (script.first?.0 == "/contacts?" ? 0 : 1))
                #expect(try await world.store.chat(chat)?.side.ledger?.due == nil)
            }
        }
    }

    @Test("an end whose words CXone refuses closes the contact without them", arguments: [400, 403])
    func refusedEndWords(_ status: Int) async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            _ = try await node.chats.perform(chat, .customerEnded(message: nil))
            for _ in 0..<3 {
                world.platform.answer("/messages", .json(status, [:]))
                await world.deliver(node, after: 10)
            }
            #expect(world.platform.calls("/status").count == 1)
            #expect(try await world.store.chat(chat)?.side.ledger?.due == nil)
            #expect(try await world.store.passedOver(before: .max, limit: 9).map(\.word) == ["Notice.Left"])
        }
    }

    @Test("a closing that CXone cannot take now is owed, and the message before it is not doubled")
    func owedClosing() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            _ = try await node.chats.perform(chat, .customerEnded(message: nil))
            world.platform.answer("/status", .json(502, [:]))
            await world.deliver(node)
            #expect(try await world.store.chat(chat)?.side.ledger?.due != nil)
            await world.deliver(node, after: 2)
            #expect(try await world.store.chat(chat)?.side.ledger?.due == nil)
            #expect(world.platform.messages(of: chat.text).count { Self.text($0) == "has left the session" } == 1)
        }
    }

    @Test("a closing that fails is tried five times, counts as told, and delays no other chat")
    func failingClosing() async throws {
        let world = World()
        try await world.running { node in
            let (chat, other) = (try await world.chat(node), try await world.chat(node, user: "other"))
            _ = try await node.chats.perform(chat, .customerEnded(message: nil))
            for round in 0..<6 {
                world.platform.answer("/status", .json(502, [:]))
                await world.deliver(node, after: 20)
                try await world.say("\(round)", in: other, node)
                await world.deliver(node)
                #expect(Self.text(world.platform.messages(of: other.text).last ?? .null) == "\(round)")
            }
            #expect(world.platform.calls("/status").count == 5)
            #expect(try await world.store.chat(chat)?.side.ledger?.due == nil)
        }
    }

    @Test("where contacts are the agents' to close, a customer's leave is only said")
    func leftOpen() async throws {
        let world = World { $0.closesContacts = false }
        try await world.running { node in
            let chat = try await world.chat(node)
            _ = try await node.chats.perform(chat, .customerEnded(message: nil))
            await world.deliver(node)
            #expect(world.platform.calls("/status").isEmpty)
            #expect(Self.text(world.platform.messages(of: chat.text).last ?? .null) == "has left the session")
        }
    }

    @Test(
        "what CXone does not take stays owed, in order, and is taken once later",
        arguments: [
            PlatformReply.json(500, [:]), .json(400, [:]), .json(408, [:]), .json(503, [:]),
            PlatformReply(status: 200, body: Array("<html>Maintenance</html>".utf8)), .json(403, [:]), .json(404, [:]),
            PlatformReply(status: 429, headers: ["retry-after": "30"]),
            PlatformReply(status: 503, headers: ["Retry-After": "2"]),
        ])
    func failure(_ reply: PlatformReply) async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node, saying: "0")
            for text in ["1", "2", "3"] { try await world.say(text, in: chat, node) }
            world.platform.answer("/messages", reply)
            await world.deliver(node)
            let failure = reply.status == 200 ? "status 200, and no JSON" : "status \(reply.status)"
            #expect(try await world.store.chat(chat)?.side.ledger?.failure == failure)
            if let pause = reply.retryAfter {
                await world.deliver(node, after: pause.count / 1_000 - 1)
                #expect(world.platform.messages(of: chat.text).count == 2)
            }
            for _ in 0..<3 { await world.deliver(node, after: 3) }
            #expect(
                world.platform.messages(of: chat.text).suffix(4).map { Self.text($0).suffix(1) } == [
                    "0", "1", "2", "3",
                ])
            #expect(try await world.store.chat(chat)?.side.ledger?.failure == nil)
        }
    }

    @Test("of a delivery that breaks in the middle, the first messages count")
    func partial() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            for text in ["1", "2", "3"] { try await world.say(text, in: chat, node) }
            // An accepted message before the refused one.
            world.platform.answer("/messages", .json(200, [:]))
            world.platform.answer("/messages", .json(502, [:]))
            await world.deliver(node)
            #expect(try await world.store.chat(chat)?.side.cursor == 3)
            await world.deliver(node, after: 2)
            #expect(world.platform.messages(of: chat.text).suffix(2).map(Self.text) == ["2", "3"])
            #expect(world.platform.calls("/messages").count == 6)
        }
    }

    @Test("a message that CXone has already is delivered")
    func duplicate() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            try await world.say("again", in: chat, node)
            world.platform.answer("/messages", .json(409, [:]))
            await world.deliver(node)
            #expect(try await world.store.chat(chat)?.side.ledger?.failure == nil)
        }
    }

    @Test(
        "times are spelled with their milliseconds",
        arguments: [
            (Int64(0), "1970-01-01T00:00:00.000Z"), (1_772_442_070_007, "2026-03-02T09:01:10.007Z"),
            (1_772_442_070_999, "2026-03-02T09:01:10.999Z"), (-5, "1970-01-01T00:00:00.000Z"),
            (.max, "9999-12-31T23:59:59.999Z"),
        ])
    func times(_ time: Int64, _ text: String) { #expect(Timestamp(milliseconds: time).cxone == text) }
}
