import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import TestTime
import Testing

@testable import BeckonGenesysCloud

@Suite struct WebhookTests {
    @Test("an agent's message is in the transcript when the webhook is answered, once for all repetitions")
    func repeated() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            for _ in 0..<3 { #expect(await world.hear(world.body(chat), port) == 200) }
            #expect(
                try await world.transcript(chat).dropFirst() == [
                    "Notice.Joined Kim: has joined the session", "Message.Text Kim: Hello",
                ])
        }
    }

    @Test("a forged, an oversized, an unreadable and a foreign webhook, and one for nobody, do nothing and are counted")
    func refused() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            let good = world.body(chat)
            var foreign = good.object ?? [:]
            foreign["channel"] = ["id": "other", "to": ["id": .string(chat.text)]]
            var nobody = good.object ?? [:]
            nobody["channel"] = ["id": .string(ChatWorld.integration), "to": ["id": ""]]
            let (bytes, tail) = (good.encoded(), [UInt8](repeating: 0x20, count: OpenMessagingReceiver.longestBody))
            let cases: [(PlatformRequest, Int)] = [
                (world.webhook(bytes, secret: "another secret"), 401),
                (PlatformRequest(path: ["webhook"], body: bytes), 401),
                (world.webhook(bytes + tail), 413),
                (world.webhook(Array("{".utf8)), 400),
                (world.webhook(JSONValue.object(["id": "m"]).encoded()), 400),
                (world.webhook(JSONValue.object(foreign).encoded()), 403),
                (world.webhook(JSONValue.object(nobody).encoded()), 400),
                (PlatformRequest(method: "GET", path: ["webhook"]), 405),
            ]
            for (request, status) in cases { #expect(await world.side.answer(request, port).status == status) }
            #expect(try await world.transcript(chat).count == 1)
            #expect(world.genesys.calls.isEmpty)
            #expect(
                world.side.tally.condition.refused == [
                    "signature": 2, "too-large": 1, "malformed": 2, "integration": 1, "method": 1, "destination": 1,
                ])
            #expect(await world.side.answer(PlatformRequest(path: ["elsewhere"]), port).status == 404)
        }
    }

    @Test(
        "a message is taken however late or early it comes, once; typing is of now only",
        arguments: [-86_400, -301, 301])
    func clocks(_ seconds: Int64) async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            var body = world.body(chat).object ?? [:]
            let time = world.time.now.advanced(by: .seconds(seconds)).openMessagingText
            body["channel"] = [
                "id": .string(ChatWorld.integration), "to": ["id": .string(chat.text)], "time": .string(time),
            ]
            for _ in 0..<2 { #expect(await world.hear(.object(body), port) == 200) }
            #expect(try await world.transcript(chat).filter { $0.hasSuffix(": Hello") }.count == 1)
            let count = try await world.transcript(chat).count
            body["type"] = "Event"
            body["events"] = [["eventType": "Typing", "typing": ["type": "On"]]]
            #expect(await world.hear(.object(body), port) == 200)
            body["channel"] = ["id": .string(ChatWorld.integration), "to": ["id": .string(chat.text)]]
            #expect(await world.hear(.object(body), port) == 200)
            #expect(try await world.transcript(chat).count == count)
        }
        #expect(world.side.tally.condition.refused.isEmpty)
    }

    @Test("an edited message stands as a correction below the old words, a deleted one as a notice, each once")
    func changes() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            func hear(_ text: String, _ member: String? = nil, _ time: String = "2026-03-02T09:05:00.000Z") async throws
            {
                var body = world.body(chat, text: text).object ?? [:]
                var channel = body["channel"]?.object ?? [:]
                if let member { channel[member] = .string(time) }
                body["channel"] = .object(channel)
                #expect(await world.hear(.object(body), port) == 200)
            }
            try await hear("We close at 4.", "dateModified")
            try await hear("We close at 4.", "dateModified", "2026-03-02T09:04:00.000Z")
            for _ in 0..<2 { try await hear("We close at 5.", "dateModified") }
            for _ in 0..<2 { try await hear("We close at 5.", "dateDeleted") }
            #expect(
                try await world.transcript(chat).dropFirst(2) == [
                    "Message.Text Kim: We close at 4.", "Message.Text Kim: Correction: We close at 5.",
                    "Notice.Custom Kim: An earlier message was withdrawn.",
                ])
        }
    }

    @Test("changes of messages tell what stands now, in whatever order they come")
    func changesInAnyOrder() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            func hear(_ id: String, _ text: String?, _ member: String? = nil, _ second: Int = 0, file: String? = nil)
                async
            {
                var body = world.body(chat, id: id, text: text).object ?? [:]
                var channel = body["channel"]?.object ?? [:]
                let time = world.time.now.advanced(by: .seconds(Int64(second))).openMessagingText
                if let member { channel[member] = .string(time) }
                body["channel"] = .object(channel)
                if let file {
                    let attachment: JSONValue = [
                        "url": .string("https://a.example/\(file)"), "filename": .string(file),
                    ]
                    body["content"] = [["contentType": "Attachment", "attachment": attachment]]
                }
                #expect(await world.hear(.object(body), port) == 200)
            }
            await hear("back", "at 10")
            await hear("back", "at 11", "dateModified", 1)
            await hear("back", "at 10", "dateModified", 2)
            await hear("late", "v0")
            await hear("late", "v2", "dateModified", 20)
            await hear("late", "v1", "dateModified", 10)
            // Both changes, or the deletion, come before the message.
            await hear("early", "w2", "dateModified", 20)
            await hear("early", "w1", "dateModified", 10)
            await hear("early", "w0", file: "w0.png")
            await hear("gone", nil, "dateDeleted", 9)
            await hear("gone", "never")
            await hear("file", nil, file: "secret.png")
            await hear("file", nil, "dateDeleted", 9)
            await hear("deleted", "p0")
            await hear("deleted", nil, "dateDeleted", 9)
            await hear("deleted", "p1", "dateModified", 5)
            await hear("same", "q")
            await hear("same", "q", "dateModified", 20)
            await hear("same", "r", "dateModified", 10)
            await hear("adds", "see file")
            await hear("adds", "see file", "dateModified", 5, file: "new.png")
            let withdrawn = "Notice.Custom Kim: An earlier message was withdrawn."
            #expect(
                try await world.transcript(chat).dropFirst(2) == [
                    "Message.Text Kim: at 10", "Message.Text Kim: Correction: at 11",
                    "Message.Text Kim: Correction: at 10", "Message.Text Kim: v0", "Message.Text Kim: Correction: v2",
                    "Message.Text Kim: w2", "Notice.Custom Kim: secret.png: https://a.example/secret.png", withdrawn,
                    "Message.Text Kim: p0", withdrawn, "Message.Text Kim: q", "Message.Text Kim: see file",
                    "Notice.Custom Kim: new.png: https://a.example/new.png",
                ])
        }
    }

    @Test("an agent's first message that comes as an edit takes the chat from the bot")
    func changeAfterBot() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            #expect(await world.hear(world.body(chat, id: "bot", text: "Beep", isBot: true), port) == 200)
            var body = world.body(chat, id: "kim").object ?? [:]
            var channel = body["channel"]?.object ?? [:]
            channel["dateModified"] = .string(world.time.now.openMessagingText)
            body["channel"] = .object(channel)
            #expect(await world.hear(.object(body), port) == 200)
            #expect(try await world.store.chat(chat)?.side.agents.map(\.nickname) == ["Kim"])
            #expect(try await world.transcript(chat).last == "Message.Text Kim: Hello")
        }
    }

    @Test("an edit that another node hears stands below what this one has told")
    func changesOfAnotherNode() async throws {
        let (world, other) = (ChatWorld(), ChatWorld())
        try await world.running { node, port in
            let chat = try await world.chat(node)
            func hear(_ side: ChatWorld, _ text: String, _ second: Int64?) async {
                var body = world.body(chat, text: text).object ?? [:]
                var channel = body["channel"]?.object ?? [:]
                if let second {
                    channel["dateModified"] = .string(
                        world.time.now.advanced(by: .seconds(second)).openMessagingText)
                }
                body["channel"] = .object(channel)
                // Another adapter over the same store remembers nothing of this one.
                let answer = await side.side.answer(side.webhook(JSONValue.object(body).encoded()), port)
                #expect(answer.status == 200)
            }
            await hear(world, "v0", nil)
            await hear(world, "v2", 20)
            await hear(other, "v1", 10)
            await hear(other, "v3", 30)
            #expect(
                try await world.transcript(chat).suffix(3) == [
                    "Message.Text Kim: v0", "Message.Text Kim: Correction: v2", "Message.Text Kim: Correction: v3",
                ])
        }
    }

    @Test("an agent of whom no name is told does not appear under the integration's")
    func unnamed() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            func hear(_ id: String, _ from: JSONValue) async throws {
                var body = world.body(chat, id: id).object ?? [:]
                var channel = body["channel"]?.object ?? [:]
                channel["from"] = from
                body["channel"] = .object(channel)
                #expect(await world.hear(.object(body), port) == 200)
            }
            let integration: JSONValue = [
                "nickname": "Mobile app", "id": .string(ChatWorld.integration), "idType": "Opaque",
            ]
            try await hear("1", integration)
            try await hear("2", ["nickname": "Mobile app"])
            try await hear("3", ["nickname": "Lee", "id": "agent-7"])
            let names = try await world.store.events(chat, after: 1, limit: 100).map(\.nickname)
            #expect(names == ["Agent", "Agent", "Agent", "Lee", "Lee"])
        }
    }

    @Test("kinds that are not known are counted and passed over, or told to the agent when the customer gets nothing")
    func unknown() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            let card: JSONObject = ["content": [["contentType": "Card"]]]
            #expect(await world.hear(world.body(chat, id: "1", text: "Look", adding: card), port) == 200)
            #expect(
                await world.hear(world.body(chat, id: "2", type: "Structured", text: nil, adding: card), port) == 200)
            #expect(await world.hear(world.body(chat, id: "3", type: "Hologram", text: nil), port) == 200)
            let odd: JSONObject = ["events": [["eventType": "Presence"]]]
            #expect(await world.hear(world.body(chat, id: "4", type: "Event", text: nil, adding: odd), port) == 200)
            #expect(await world.hear(world.body(chat, id: "5", type: "Receipt", text: nil), port) == 200)
            let toNobody: JSONObject = ["channel": ["id": .string(ChatWorld.integration)]]
            #expect(
                await world.hear(world.body(chat, id: "6", type: "Receipt", text: nil, adding: toNobody), port) == 200)
            let failed = world.genesys.bodies("receipt")
            // Of the first one the customer gets the text alone.
            #expect(failed.map { $0["id"]?.string } == ["1", "2", "3"])
            #expect(failed.allSatisfy { $0["reasons"]?[0]?["code"]?.string == "UnsupportedMessage" })
            #expect(try await world.transcript(chat).suffix(1) == ["Message.Text Kim: Look"])
        }
        #expect(world.side.tally.condition.unknown == ["Card": 2, "Hologram": 1, "Presence": 1])
    }

    @Test("of contents beyond the limit the agent is told that they are not shown")
    func beyond() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            let files = (0..<60).map { number -> JSONValue in
                let url = JSONValue.string("https://x.example/\(number)")
                let file: JSONValue = ["mediaType": "Image", "url": url, "filename": "f"]
                return ["contentType": "Attachment", "attachment": file]
            }
            let cards = (0..<80).map { number -> JSONValue in
                ["title": .string("Card \(number)"), "description": .string("D\(number)")]
            }
            let carousel: JSONValue = ["contentType": "Carousel", "carousel": ["cards": .array(cards)]]
            let contents: [[JSONValue]] = [files, Array(files.prefix(50)), [carousel]]
            for (number, content) in contents.enumerated() {
                let body = world.body(chat, id: "\(number)", text: "See", adding: ["content": .array(content)])
                #expect(await world.hear(body, port) == 200)
            }
            let failed = world.genesys.bodies("receipt")
            #expect(failed.map { $0["id"]?.string } == ["0", "2"])
            #expect(failed.allSatisfy { $0["status"] == "Failed" })
        }
    }

    @Test("cards, lists and other contents show their titles, texts and links; a long address is shown whole")
    func contents() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            let card: JSONValue = [
                "title": "Two rooms", "description": "Quiet", "image": "https://example.com/i.png",
                "actions": [["type": "Link", "text": "Book", "url": "https://example.com/book"]],
            ]
            let carousel: JSONValue = [
                "contentType": "Carousel", "carousel": ["cards": [card, ["title": "Three rooms"]]],
            ]
            #expect(
                await world.hear(
                    world.body(chat, id: "1", type: "Structured", text: "Choose", adding: ["content": [carousel]]), port
                )
                    == 200)
            let url = "https://example.com/f?s=" + String(repeating: "x", count: 5_000)
            let file: JSONValue = [
                "contentType": "Attachment",
                "attachment": ["mediaType": "File", "url": .string(url), "filename": "f.pdf"],
            ]
            #expect(await world.hear(world.body(chat, id: "2", text: nil, adding: ["content": [file]]), port) == 200)
            let shown = "Choose\nTwo rooms\nQuiet\nBook\nhttps://example.com/book\nThree rooms"
            #expect(
                try await world.transcript(chat).suffix(2) == [
                    "Message.Text Kim: \(shown)", "Notice.Custom Kim: f.pdf: \(url)",
                ])
            #expect(world.genesys.bodies("receipt").isEmpty)
        }
    }

    @Test("a message for a chat that is over or unknown is told to the agent by a receipt")
    func tooLate() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            _ = try await node.chats.perform(chat, .customerEnded(message: nil))
            #expect(await world.hear(world.body(chat), port) == 200)
            #expect(await world.hear(world.body(ChatID("nobody"), id: "m-2"), port) == 200)
            let receipts = world.genesys.bodies("receipt")
            #expect(receipts.map { $0["status"]?.string } == ["Failed", "Failed"])
            #expect(
                receipts.map { $0["reasons"]?[0]?["code"]?.string } == ["MessageNotAllowed", "InvalidDestination"])
            #expect(receipts.first?["channel"]?["to"]?["id"]?.string == chat.text)
            // Typing is no loss.
            let typing: JSONObject = ["events": [["eventType": "Typing", "typing": ["type": "On"]]]]
            #expect(await world.hear(world.body(chat, id: "t", type: "Event", text: nil, adding: typing), port) == 200)
            #expect(world.genesys.bodies("receipt").count == 2)
        }
    }

    @Test("while the receipt of a lost message is not accepted, Genesys Cloud is asked to send the webhook again")
    func receiptOwed() async throws {
        let world = ChatWorld()
        try await world.running { _, port in
            world.genesys.answer { _ in .fault(.noAnswer) }
            #expect(await world.hear(world.body(ChatID("nobody")), port) == 503)
            world.genesys.answer { _ in .status(429, ["Retry-After": "2"]) }
            #expect(await world.hear(world.body(ChatID("nobody")), port) == 503)
            world.time.advance(by: .seconds(3))
            world.genesys.answer { _ in .status(404) }
            #expect(await world.hear(world.body(ChatID("nobody")), port) == 200)
        }
    }

    @Test("while the database fails nothing is answered with a success")
    func storeFails() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            world.store.failCommits { _ in StoreError(.unavailable, "down") }
            #expect(await world.hear(world.body(chat), port) == 503)
            world.store.failCommits(nil)
            #expect(await world.hear(world.body(chat), port) == 200)
            #expect(try await world.transcript(chat).suffix(1) == ["Message.Text Kim: Hello"])
        }
    }

    @Test("a bot hands the customer over to the agent who writes")
    func bot() async throws {
        let world = ChatWorld { $0.openMessaging.botName = "Robo" }
        try await world.running { node, port in
            let chat = try await world.chat(node)
            #expect(await world.hear(world.body(chat, id: "1", text: "Beep", isBot: true), port) == 200)
            #expect(await world.hear(world.body(chat, id: "2", text: "Hello"), port) == 200)
            #expect(
                try await world.transcript(chat).dropFirst() == [
                    "Notice.Joined Robo: has joined the session", "Message.Text Robo: Beep",
                    "Notice.Left Robo: has left the session", "Notice.Joined Kim: has joined the session",
                    "Message.Text Kim: Hello",
                ])
            #expect(try await world.store.chat(chat)?.takenBy?.nickname == "Kim")
        }
    }

    @Test("links, files, notices of flows and the end of typing are told as what they are")
    func kinds() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let chat = try await world.chat(node)
            let link: JSONObject = [
                "content": [
                    ["contentType": "Attachment", "attachment": ["mediaType": "Link", "url": "https://a.example/"]]
                ]
            ]
            #expect(await world.hear(world.body(chat, id: "1", text: nil, adding: link), port) == 200)
            let notice: JSONObject = ["metadata": ["beckon.kind": "notice"]]
            #expect(await world.hear(world.body(chat, id: "2", text: "opened a case", adding: notice), port) == 200)
            for (id, change) in [("3", "On"), ("4", "Off")] {
                let typing: JSONObject = ["events": [["eventType": "Typing", "typing": ["type": .string(change)]]]]
                #expect(
                    await world.hear(world.body(chat, id: id, type: "Event", text: nil, adding: typing), port) == 200)
            }
            let wrong: JSONObject = [
                "content": [["contentType": "Attachment", "attachment": ["url": "javascript:alert(1)"]]]
            ]
            #expect(await world.hear(world.body(chat, id: "5", text: "x", adding: wrong), port) == 200)
            #expect(
                try await world.transcript(chat).dropFirst(2) == [
                    "Notice.PushUrl Kim: https://a.example/", "Notice.Custom Kim: opened a case",
                    "Notice.TypingStarted Kim: is typing", "Notice.TypingStopped Kim: stopped typing",
                    "Message.Text Kim: x",
                ])
        }
    }

    @Test("typing ends after the time that was told, unless it goes on or the message comes")
    func typingEnds() async throws {
        let world = ChatWorld()
        let typing: JSONObject = ["events": [["eventType": "Typing", "typing": ["type": "On", "duration": 5_000]]]]
        try await world.running { node, port in
            let chat = try await world.chat(node)
            func type() async { _ = await world.hear(world.body(chat, type: "Event", text: nil, adding: typing), port) }
            func kinds() async throws -> [EventKind] {
                try await world.store.events(chat, after: 1, limit: 100).map(\.kind)
            }
            await type()
            while world.time.sleeperCount < 1 { await Task.yield() }
            world.time.advance(by: .seconds(3))
            await type()
            while world.time.sleeperCount < 1 { await Task.yield() }
            world.time.advance(by: .seconds(3))
            #expect(try await kinds() == [.typingStarted])
            world.time.advance(by: .seconds(3))
            while try await kinds().count < 2 { await Task.yield() }
            #expect(try await kinds() == [.typingStarted, .typingStopped])
            await type()
            #expect(await world.hear(world.body(chat), port) == 200)
            world.time.advance(by: .seconds(60))
            #expect(try await kinds().suffix(3) == [.typingStarted, .joined, .messageText])
        }
    }
}
