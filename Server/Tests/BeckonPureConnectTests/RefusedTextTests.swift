import Beckon
import BeckonJSON
import BeckonPlatform
import BeckonSimulators
import Synchronization
import Testing

@testable import BeckonPureConnect

/// What a server, or something before it, answers to a text.
private enum Refusal {
    static let page = PlatformReply(
        status: 404, headers: ["Content-Type": "text/html"], body: Array("<html>Not Found</html>".utf8))

    static func of(_ status: Int, _ id: String? = nil) -> PlatformReply {
        let body: JSONValue = id.map { ["errorId": .string($0), "message": "no"] } ?? [:]
        return PlatformReply(status: status, body: body.encoded())
    }
}

/// One text that is not taken holds up no other, and begins no web chats without end.
@Suite("A text that PureConnect does not take") struct RefusedTextTests {
    /// Answers requests that say a text.
    private static func answer(
        _ reply: PlatformReply, to text: String
    ) -> @Sendable (PlatformCall) -> PlatformReply? {
        { call in
            guard call.url.contains("send-message"), let body = call.body.flatMap({ try? JSONValue(parsing: $0) }),
                body["message"]?.string == text
            else { return nil }
            return reply
        }
    }

    @Test(
        "it is passed over, what follows is said, and few web chats are begun",
        arguments: [
            (Refusal.page, 1), (Refusal.of(400), 1), (Refusal.of(403), 1), (Refusal.of(404), 1), (Refusal.of(410), 1),
            (Refusal.of(404, "error.request.webChat.invalidParticipantId"), 4),
            (Refusal.of(410, "error.request.gone"), 4),
        ])
    func passedOver(_ reply: PlatformReply, chats: Int) async throws {
        let world = try await PureConnectWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            await world.deliver(node)
            world.wire.script.withLock { $0 = Self.answer(reply, to: "bad") }
            for text in ["bad", "next"] { try await world.say(text, in: chat, node) }
            for _ in 0..<12 { await world.deliver(node, after: 60) }
            #expect(world.heard().suffix(2) == [AgentNotice.words, "next"])
            #expect(world.server.desk.conversations.count <= chats)
            #expect(try await world.store.chat(chat)?.side.ledger?.due == nil)
            #expect(try await world.store.passedOver(before: .max, limit: 9).count == 1)
        }
        await world.server.close()
    }

    @Test("a chat of which something before the server says that it is not found goes on as another one")
    func gone() async throws {
        let world = try await PureConnectWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            try await world.say("first", in: chat, node)
            await world.deliver(node)
            let reference = try await world.store.chat(chat)?.side.ledger?.told.reference
            let participant = try #require(WebChatReference(reference)?.participant)
            world.wire.script.withLock { $0 = { $0.url.contains(participant) ? Refusal.page : nil } }
            try await world.say("second", in: chat, node)
            for _ in 0..<6 { await world.deliver(node, after: 60) }
            #expect(world.heard().last == "second")
            #expect(world.server.desk.conversations.count == 2)
            #expect(try await world.store.passedOver(before: .max, limit: 9).isEmpty)
        }
        await world.server.close()
    }

    @Test("a page in the place of an answer is no acceptance: the text comes again")
    func page() async throws {
        let world = try await PureConnectWorld()
        try await world.running { node, _ in
            let chat = try await world.chat(node)
            await world.deliver(node)
            let page = PlatformReply(status: 200, body: Refusal.page.body)
            world.wire.script.withLock { $0 = Self.answer(page, to: "first") }
            for text in ["first", "second"] { try await world.say(text, in: chat, node) }
            await world.deliver(node)
            #expect(try await world.store.chat(chat)?.side.ledger?.due != nil)
            world.wire.script.withLock { $0 = nil }
            await world.deliver(node, after: 60)
            #expect(world.heard() == ["first", "second"])
        }
        await world.server.close()
    }
}
