import Beckon
import BeckonNode
import BeckonPlatform
import BeckonSimulators
import Foundation
import Synchronization
import TestTime
import Testing

@testable import BeckonPureConnect

/// What servers push (`webhook` of web-chat 5).
@Suite struct WebhookTests {
    private static let base = "http://127.0.0.1:9/webhook"

    private static func settings(_ secrets: [String]) -> PureConnectSide.Configuration.Webhook {
        var webhook = PureConnectSide.Configuration.Webhook(secrets: secrets)
        webhook.address = base
        return webhook
    }

    private struct Stage {
        let world: PureConnectWorld
        let node: Node
        let side: PureConnectSide
        let chat: ChatID
        let port: PlatformPort

        /// Pushes a body to the address that the server was given.
        func push(_ body: String) async throws -> Int {
            let url = try #require(world.server.webhook(ofChat: chat.text))
            let path = url.dropFirst(WebhookTests.base.count).split(separator: "/").map(String.init)
            let request = PlatformRequest(path: ["webhook"] + path, body: Array(body.utf8))
            return await side.answer(request, port).status
        }

        func words() async throws -> [String] {
            try await world.transcript(chat).filter { $0.hasPrefix("Message.Text") }
                .map { String($0.drop { $0 != ":" }.dropFirst(2)) }
        }
    }

    private func running(_ body: (Stage) async throws -> Void) async throws {
        let world = try await PureConnectWorld(webhook: Self.settings([UUID().uuidString]))
        try await world.running { node, side in
            let chat = try await world.chat(node)
            for _ in 0..<2 { await world.deliver(node, after: 2) }
            let port = PlatformPort(agents: node.port(of: .pureConnect), time: world.time)
            try await body(Stage(world: world, node: node, side: side, chat: chat, port: port))
        }
        await world.server.close()
    }

    private static func message(_ number: Int, _ text: String) -> String {
        """
        {"__type": "urn:inin.com:webChat:chatTextMessage", "participantId": "agent-Kim", "sequenceNumber": \(number), \
        "contentType": "text/plain", "value": "\(text)"}
        """
    }

    @Test("an address is the proof: a code of another chat or secret is refused and counted")
    func proof() async throws {
        let (first, second) = (UUID().uuidString, UUID().uuidString)
        let address = try #require(WebhookAddress(Self.settings([second, first])))
        let before = try #require(WebhookAddress(Self.settings([first])))
        let (chat, other) = (ChatID("A"), ChatID("B"))
        let code = try String(#require(address.url(of: chat)).suffix(64))
        #expect(address.url(of: chat) == "\(Self.base)/A/\(code)")
        #expect(address.isProof(code, of: chat) && !address.isProof(code, of: other))
        // While a secret is being changed, the addresses of the old one hold.
        let old = try String(#require(before.url(of: chat)).suffix(64))
        #expect(address.isProof(old, of: chat))
        #expect(!before.isProof(code, of: chat))
        for wrong in ["", "zz", "0", String(code.dropLast(2)), code + "00"] {
            #expect(!address.isProof(wrong, of: chat))
        }
        #expect(WebhookAddress(.init(secrets: [])) == nil)
        #expect(WebhookAddress(.init(secrets: [second]))?.url(of: chat) == nil)
        try await running { stage async throws in
            let request = PlatformRequest(path: ["webhook", stage.chat.text, code], body: Array("{}".utf8))
            #expect(await stage.side.answer(request, stage.port).status == 401)
            #expect(stage.side.tally.condition.refused["webhook-proof"] == 1)
        }
    }

    @Test("an address is named only to servers that push")
    func versions() async throws {
        for pushes in [true, false] {
            let world = try await PureConnectWorld(
                webhook: Self.settings([UUID().uuidString]), serverPushes: pushes)
            try await world.running { node, _ in
                let chat = try await world.chat(node)
                for _ in 0..<2 { await world.deliver(node, after: 2) }
                #expect((world.server.webhook(ofChat: chat.text) != nil) == pushes)
            }
            await world.server.close()
        }
    }

    @Test("a push in the form of a poll is committed when it is answered, in each form, and once")
    func forms() async throws {
        try await running { stage async throws in
            let bodies = [
                "{\"messages\": [\(Self.message(1, "one"))]}", "[\(Self.message(2, "two"))]", Self.message(3, "three"),
                "{\"events\": [\(Self.message(3, "three")), \(Self.message(4, "four"))]}",
            ]
            for body in bodies { #expect(try await stage.push(body) == 200) }
            #expect(try await stage.words() == ["one", "two", "three", "four"])
        }
    }

    @Test("where this node does not poll, a message whose push is late stands before later ones")
    func late() async throws {
        try await running { stage async throws in
            #expect(await stage.world.act("accept", stage.chat, ["agent": "Kim"]))
            for text in ["one", "two"] {
                #expect(await stage.world.act("send", stage.chat, ["agent": "Kim", "text": .string(text)]))
            }
            for (number, text) in [(2, "two"), (1, "one")] {
                #expect(try await stage.push(Self.message(number, text)) == 200)
            }
            #expect(try await stage.words() == ["one", "two"])
            let joins = try await stage.world.transcript(stage.chat).filter { $0.hasPrefix("Notice.Joined Kim") }
            #expect(joins.count == 1)
        }
    }

    @Test("a push that cannot be read is counted and answered; polls bring what it was about")
    func unknownForms() async throws {
        try await running { stage async throws in
            #expect(await stage.world.act("accept", stage.chat, ["agent": "Kim"]))
            #expect(await stage.world.act("send", stage.chat, ["agent": "Kim", "text": "Hello"]))
            for body in ["", "no JSON", "{}", "[1, 2]", "{\"chat\": {\"id\": 1}}"] {
                #expect(try await stage.push(body) == 200)
            }
            #expect(try await stage.words() == [])
            #expect(stage.side.tally.condition.unknown.values.reduce(0, +) == 5)
            try await stage.world.poll(stage.chat, stage.node, stage.side)
            #expect(try await stage.words() == ["Hello"])
            #expect(try await stage.push(String(repeating: "x", count: WebChatReceiver.longestBody + 1)) == 413)
        }
    }

    @Test("where this node polls, a push makes the poll due and is answered after it")
    func wakes() async throws {
        try await running { stage async throws in
            let stored = WebChatReference(try await stage.node.chats.head(stage.chat).side.ledger?.told.reference)
            let place = try #require(stage.side.places.place(of: stage.chat, stored: stored))
            let key = WebChatNews.Key(chat: stage.chat, webChat: place.chat)
            let news = stage.side.watch.news
            news.open(key)
            var poll = stage.side.watch.poll(of: stage.chat, at: place)
            _ = await poll.step(stage.port)
            #expect(await stage.world.act("accept", stage.chat, ["agent": "Kim"]))
            #expect(await stage.world.act("send", stage.chat, ["agent": "Kim", "text": "one"]))
            async let status = stage.push("{\"messages\": [\(Self.message(9, "two"))]}")
            // The time does not go on: only the push ends the pause.
            #expect(await news.pause(key, .seconds(60), stage.world.time))
            while await poll.step(stage.port) != nil, try await stage.words().count < 2 {}
            #expect(try await status == 200)
            #expect(try await stage.words() == ["one", "two"])
        }
    }

    @Test("what a poll took is kept when the question for the history fails")
    func historyFails() async throws {
        try await running { stage async throws in
            let stored = WebChatReference(try await stage.node.chats.head(stage.chat).side.ledger?.told.reference)
            let place = try #require(stage.side.places.place(of: stage.chat, stored: stored))
            let key = WebChatNews.Key(chat: stage.chat, webChat: place.chat)
            stage.side.watch.news.open(key)
            var poll = stage.side.watch.poll(of: stage.chat, at: place)
            _ = await poll.step(stage.port)
            let late = WebChatBatch.Message(participant: "agent-Kim", sequence: 9, kind: .text("nine"))
            #expect(stage.side.watch.news.leave([late], for: key))
            stage.world.wire.faults.withLock { $0 = [(path: "/message-history/", fault: .status(503))] }
            for _ in 0..<3 { _ = await poll.step(stage.port) }
            #expect(try await stage.words() == ["nine"])
        }
    }

    @Test("a pause ends with its time, with a push, and with its task, again and again", .timeLimit(.minutes(20)))
    func pauses() async throws {
        let (news, time) = (WebChatNews(), ManualTime(now: Timestamp(milliseconds: 1_700_000_000_000)))
        let key = WebChatNews.Key(chat: ChatID("a"), webChat: "1")
        news.open(key)
        for _ in 0..<3 {
            // With its time.
            async let timed = news.pause(key, .seconds(1), time)
            while time.sleeperCount < 1 { await Task.yield() }
            time.advance(by: .seconds(1))
            #expect(await timed)
            // With a push, before and during the pause.
            async let early = news.push([], for: key)
            #expect(await news.pause(key, .seconds(1), time))
            _ = news.take(key)
            news.told(key)
            #expect(await early == .told)
        }
        let paused = Task { await news.pause(key, .seconds(1), time) }
        paused.cancel()
        #expect(await !paused.value)
        _ = news.close(key)
    }

    @Test("a push that waits when the polls end, and one too many, are to come again")
    func untold() async throws {
        let news = WebChatNews()
        let key = WebChatNews.Key(chat: ChatID("a"), webChat: "1")
        #expect(await news.push([], for: key) == .notPolled)
        news.open(key)
        await withTaskGroup(of: WebChatNews.Outcome.self) { group in
            for _ in 0...WebChatNews.mostWaiting { group.addTask { await news.push([], for: key) } }
            // The one too many is answered at once, the others when the polls end.
            #expect(await group.next() == .untold)
            _ = news.close(key)
            for await outcome in group { #expect(outcome == .untold) }
        }
    }

    @Test("pushes after the end are answered, and those of chats that are gone refused")
    func ended() async throws {
        try await running { stage async throws in
            let address = try #require(stage.world.server.webhook(ofChat: stage.chat.text))
            _ = try await stage.node.chats.perform(stage.chat, .customerEnded())
            #expect(try await stage.push("{\"messages\": [\(Self.message(1, "late"))]}") == 200)
            #expect(try await stage.words() == [])
            #expect(address.hasPrefix(Self.base))
        }
    }
}
