import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Testing

@testable import BeckonGenesysCloud

/// Every example of a webhook, byte for byte, through the webhook itself, with its verdict.
@Suite struct WebhookExampleTests {
    static let names = [
        "text-human", "text-bot", "text-utf8", "attachment", "structured-quick-replies", "typing",
    ].map { "genesys-open-webhook-\($0).body.json" }

    /// The customer that the examples name.
    static let customer = ChatID("customer-4711@app.example.com")

    @Test("an example's signature is that of its bytes, and of no others", arguments: names)
    func signature(_ name: String) throws {
        let body = try Example.bytes(name)
        let known = try #require(try Example.json("genesys-open-webhook-signatures.json")["signatures"]?[name])
        for (secret, kind) in [
            ("test-secret", "short-secret"), ("test-secret-0123456789", "product-length-secret"),
        ] {
            let headers: PlatformHeaders = ["X-Hub-Signature-256": try #require(known[kind]?.string)]
            #expect(WebhookProof(secrets: [secret]).accepts(headers, body: body))
            #expect(WebhookProof(secrets: ["other", secret]).accepts(headers, body: body))
            #expect(!WebhookProof(secrets: ["other"]).accepts(headers, body: body))
            #expect(!WebhookProof(secrets: [secret]).accepts(headers, body: body + [0x0a]))
            #expect(!WebhookProof(secrets: [secret]).accepts([:], body: body))
        }
    }

    @Test("an example does in its chat what the index says, once", arguments: names)
    func verdict(_ name: String) async throws {
        let verdict = try #require(try Example.json("index.json")["expected"]?[name])
        let signatures = try Example.json("genesys-open-webhook-signatures.json")["signatures"]
        let signature = try #require(signatures?[name]?["product-length-secret"]?.string)
        let world = ChatWorld(secret: "test-secret-0123456789")
        try await world.running { node, port in
            let chat = try await world.chat(node, named: Self.customer)
            let request = PlatformRequest(
                path: ["webhook"], headers: ["x-hub-signature-256": signature], body: try Example.bytes(name))
            for _ in 0..<2 { #expect(await world.side.answer(request, port).status == 200) }
            let events = try await world.store.events(chat, after: 1, limit: 100)
            let shown = events.filter { $0.kind != .joined }
            if verdict["event"]?.string == "typing" {
                #expect(shown.map(\.kind) == [.typingStarted])
            } else {
                #expect(shown.allSatisfy { $0.kind == .messageText || $0.kind == .custom })
                #expect(!shown.isEmpty)
                let isBot = verdict["actor"]?.string == "bot"
                #expect(shown.allSatisfy { $0.party == (isBot ? .external : .agent) })
                #expect(shown.allSatisfy { $0.nickname == (isBot ? "Assistant" : "Lee") })
            }
            #expect(world.genesys.calls.isEmpty)
            #expect(world.side.tally.condition.refused.isEmpty)
        }
    }

    @Test("the texts of the examples reach the transcript as they are")
    func texts() async throws {
        let expected = [
            "genesys-open-webhook-text-human.body.json": ["Hi Ana, I can see your order now."],
            "genesys-open-webhook-text-utf8.body.json": ["Olá Ana – já está a caminho 📦 \"ok\" / \\ done"],
            "genesys-open-webhook-attachment.body.json": [
                "Here is the label.", "label.png: https://media.example.com/label.png",
            ],
            "genesys-open-webhook-structured-quick-replies.body.json": ["Shall I send a replacement?\n• Yes\n• No"],
            "genesys-open-webhook-text-bot.body.json": ["Thanks, finding someone for you."],
        ]
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node, named: Self.customer)
            for (name, texts) in expected {
                let before = try await world.store.events(chat, after: 0, limit: 100).count
                #expect(await world.side.answer(world.webhook(try Example.bytes(name)), port).status == 200)
                let events = try await world.store.events(chat, after: before, limit: 100)
                #expect(events.filter { $0.kind == .messageText || $0.kind == .custom }.map(\.text) == texts)
            }
        }
    }
}

extension ChatWorld {
    /// A customer's new chat with a given id.
    func chat(_ node: Node, named id: ChatID) async throws -> ChatID {
        let other = try #require(try await store.chat(try await chat(node)))
        let service = try await node.chats.createService(name: "chat", user: nil, key: nil, userData: [:])
        let event = try #require(try await store.events(other.id, after: 0, limit: 1).first)
        let head = ChatHead(
            id, serviceID: service.id, serviceName: "chat", life: other.life, customer: other.customer,
            attendance: other.attendance, side: other.side, version: 1, lastPosition: 1)
        let commit = Commit([.append(id, event), .putChat(head, settingCursor: true)])
        #expect(try await store.commit([commit]) == [.committed])
        return id
    }
}
