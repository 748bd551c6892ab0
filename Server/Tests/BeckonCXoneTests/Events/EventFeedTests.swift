import Beckon
import BeckonCrypto
import BeckonJSON
import BeckonPlatform
import Foundation
import Synchronization
import TestTime
import Testing

@testable import BeckonCXone

@Suite("Events of the digital platform") struct EventFeedTests {
    @Test("an event without proof is refused and counted, and nothing is done")
    func proof() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            let body = Bodies.status(chat, "closed").encoded()
            for headers: PlatformHeaders in [[:], ["x-beckon-secret": "x"], ["x-beckon-secret": ""]] {
                let request = PlatformRequest(path: ["events"], headers: headers, body: body)
                #expect(await world.side.answer(request, world.port(node)).status == 401)
            }
            #expect(world.side.tally.condition.refused["event proof"] == 3)
            #expect(try await world.store.chat(chat)?.life.state != .ended)
        }
    }

    @Test("an event may be signed instead; a changed body is refused")
    func signature() async throws {
        let secret = SystemIDs().hexadecimal(digits: 32)
        let world = World { $0.events = .signature(header: "x-signature", secrets: ["old", secret]) }
        try await world.running { node in
            let chat = try await world.chat(node)
            let body = Bodies.status(chat, "closed").encoded()
            let code = HMACSHA256.authenticationCode(for: Data(body), using: Data(secret.utf8)).base64EncodedString()
            let headers: PlatformHeaders = ["X-Signature": "sha256=\(code)"]
            let forged = PlatformRequest(path: ["events"], headers: headers, body: body + [0x20])
            #expect(await world.side.answer(forged, world.port(node)).status == 401)
            let request = PlatformRequest(path: ["events"], headers: headers, body: body)
            #expect(await world.side.answer(request, world.port(node)).status == 200)
            #expect(try await world.store.chat(chat)?.life.state == .ended)
        }
    }

    @Test("an assigned agent joins, another one takes over, nobody leaves the chat waiting, and closed ends it")
    func life() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            _ = await world.event(Bodies.assigned(chat, to: (1, "Kim"), id: "1"), node)
            #expect(try await world.store.chat(chat)?.takenBy?.nickname == "Kim")
            _ = await world.event(Bodies.typing(chat, "SenderTypingStarted", (1, "Kim")), node)
            _ = await world.event(Bodies.typing(chat, "SenderTypingEnded", (1, "Kim")), node)
            _ = await world.event(Bodies.assigned(chat, to: (2, "Lee"), id: "2"), node)
            _ = await world.event(Bodies.assigned(chat, to: nil, id: "3"), node)
            #expect(try await world.store.chat(chat)?.life.state == .waiting)
            _ = await world.event(Bodies.status(chat, "resolved"), node)
            #expect(try await world.store.chat(chat)?.life.state == .waiting)
            _ = await world.event(Bodies.status(chat, "closed"), node)
            _ = await world.event(Bodies.status(chat, "closed"), node)
            #expect(try await world.store.chat(chat)?.life.state == .ended)
            #expect(
                try await world.transcript(chat).dropFirst(2).map { $0.prefix { $0 != ":" } } == [
                    "Notice.Joined Kim", "Notice.TypingStarted Kim", "Notice.TypingStopped Kim", "Notice.Left Kim",
                    "Notice.Joined Lee", "Notice.Left Lee", "Notice.Left Agent",
                ])
        }
    }

    @Test("an old assignment that is repeated does not undo a newer one")
    func replay() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            let first = Bodies.assigned(chat, to: (1, "Kim"), id: "1")
            _ = await world.event(first, node)
            _ = await world.event(Bodies.assigned(chat, to: (2, "Lee"), id: "2"), node)
            _ = await world.event(first, node)
            #expect(try await world.store.chat(chat)?.takenBy?.nickname == "Lee")
            let old = try first.renamed("2026-03-02T09:01:10.300", to: "2026-03-02T08:51:10.300").renamed(
                "\"1\"", to: "\"9\"")
            _ = await world.event(old, node)
            #expect(try await world.store.chat(chat)?.takenBy?.nickname == "Lee")
            #expect(world.side.tally.condition.refused["stale event"] == 1)
        }
    }

    @Test("an end waits for a last message that is under way")
    func grace() async throws {
        let world = World { $0.endGrace = .seconds(2) }
        try await world.running { node in
            let chat = try await world.chat(node)
            try await withThrowingTaskGroup(of: PlatformAnswer.self) { group in
                group.addTask { await world.event(Bodies.status(chat, "closed"), node) }
                while world.time.sleeperCount == 0 { await Task.yield() }
                let message = try await world.outbound(Bodies.second(chat, "Bye"), node)
                #expect(message.status == 200)
                world.time.advance(by: .seconds(2))
                let end = try await group.next()
                #expect(end?.status == 200)
            }
            #expect(
                try await world.transcript(chat).suffix(2) == [
                    "Message.Text Agent: Bye", "Notice.Left Agent: has left the session",
                ])
        }
    }

    @Test("a message and its call stand once: the channel brings it, the event only counts")
    func once() async throws {
        let world = World { $0.channel = "chat_2993c173-6ab6-5bfa-b634-bda21793f969" }
        try await world.running { node in
            let chat = try await world.chat(node)
            let event = try Fixture.json("cxone-message-created-agent.json").renamed(
                "72b85256-d627-5b57-baca-584f7f0318d3", to: chat.text)
            #expect(await world.event(event, node).status == 200)
            _ = try await world.outbound(Bodies.second(chat, "Hi Ana, I can see your order now."), node)
            #expect(await world.event(event, node).status == 200)
            #expect(try await world.transcript(chat).count { $0.hasPrefix("Message.Text Agent") } == 1)
        }
    }

    @Test("where events bring the messages, agents and bots are told apart, the system is silent unless it is wanted")
    func actors() async throws {
        for takesSystem in [false, true] {
            let world = World {
                $0.messages = .events
                $0.channel = "chat_2993c173-6ab6-5bfa-b634-bda21793f969"
                $0.takesSystem = takesSystem
            }
            try await world.running { node in
                let chat = try await world.chat(node)
                for name in ["system", "bot", "agent", "agent", "customer"] {
                    let event = try Fixture.json("cxone-message-created-\(name).json").renamed(
                        "72b85256-d627-5b57-baca-584f7f0318d3", to: chat.text)
                    #expect(await world.event(event, node).status == 200)
                }
                let events = try await world.store.events(chat, after: 2, limit: 100).filter { $0.kind == .messageText }
                #expect(events.map(\.nickname) == (takesSystem ? ["System"] : []) + ["Bot", "Lee"])
                #expect(events.suffix(2).map(\.party) == [.external, .agent])
            }
        }
    }

    @Test("an edited message stands as a correction, a removed one as a notice, and other updates change nothing")
    func changes() async throws {
        let world = World { $0.messages = .events }
        try await world.running { node in
            let chat = try await world.chat(node)
            func event(_ type: String, _ text: String, at second: Int, isRemoved: Bool = false, id: String = "m-1")
                async
            {
                let message: JSONValue = [
                    "id": .string(id), "direction": "outbound", "contentRemoved": .bool(isRemoved),
                    "messageContent": ["type": "TEXT", "payload": ["text": .string(text)]],
                    "authorUser": ["id": 7, "firstName": "Lee"],
                ]
                let body = Bodies.event(
                    type, chat, id: "e-\(second)", at: "2026-03-02T09:01:\(second).300+00:00", ["message": message])
                #expect(await world.event(body, node).status == 200)
            }
            await event("MessageCreated", "We close at 4.", at: 10)
            await event("MessageUpdated", "We close at 4.", at: 11)
            for _ in 0..<2 { await event("MessageUpdated", "We close at 5.", at: 12) }
            await event("MessageUpdated", "Never seen", at: 13, id: "m-2")
            for second in [14, 15] { await event("MessageUpdated", "", at: second, isRemoved: true) }
            #expect(
                try await world.transcript(chat).dropFirst(3) == [
                    "Message.Text Lee: We close at 4.", "Message.Text Lee: Correction: We close at 5.",
                    "Message.Text Lee: Never seen", "Notice.Custom Lee: An earlier message was withdrawn.",
                ])
        }
    }

    @Test("changes of messages tell what stands now, in whatever order they come")
    func changesInAnyOrder() async throws {
        let world = World { $0.messages = .events }
        try await world.running { node in
            let chat = try await world.chat(node)
            func event(
                _ type: String, _ id: String, _ text: String, _ second: Int, isRemoved: Bool = false,
                file: String? = nil
            ) async {
                let name = file ?? ""
                let attachment: JSONValue = [
                    "url": .string("https://a.example/\(name)"), "friendlyName": .string(name),
                ]
                let message: JSONValue = [
                    "id": .string(id), "direction": "outbound", "contentRemoved": .bool(isRemoved),
                    "messageContent": ["type": "TEXT", "payload": ["text": .string(text)]],
                    "attachments": file == nil ? [] : [attachment], "authorUser": ["id": 7, "firstName": "Lee"],
                ]
                let body = Bodies.event(
                    type, chat, id: "\(type) \(id) \(second)", at: "2026-03-02T09:01:\(second).300+00:00",
                    ["message": message])
                #expect(await world.event(body, node).status == 200)
            }
            let (created, updated) = ("MessageCreated", "MessageUpdated")
            await event(created, "back", "at 10", 10)
            await event(updated, "back", "at 11", 11)
            await event(updated, "back", "at 10", 12)
            await event(created, "late", "v0", 10)
            await event(updated, "late", "v2", 30)
            await event(updated, "late", "v1", 20)
            await event(updated, "early", "w2", 30)
            await event(updated, "early", "w1", 20)
            await event(created, "early", "w0", 10)
            await event(updated, "gone", "", 20, isRemoved: true)
            await event(created, "gone", "never", 10)
            await event(created, "file", "", 10, file: "secret.png")
            await event(updated, "file", "", 20, isRemoved: true)
            await event(updated, "file", "p1", 15)
            let long = String(repeating: "\u{3042}", count: 4_000)
            await event(created, "long", long, 10)
            await event(updated, "long", long, 20)
            await event(created, "adds", "see file", 10)
            await event(updated, "adds", "see file", 20, file: "new.png")
            let told = try await world.transcript(chat).dropFirst(3).map { $0.count > 200 ? "long" : $0 }
            #expect(
                told == [
                    "Message.Text Lee: at 10", "Message.Text Lee: Correction: at 11",
                    "Message.Text Lee: Correction: at 10", "Message.Text Lee: v0", "Message.Text Lee: Correction: v2",
                    "Message.Text Lee: w2", "Notice.Custom Lee: secret.png: https://a.example/secret.png",
                    "Notice.Custom Lee: An earlier message was withdrawn.", "long", "long",
                    "Message.Text Lee: see file", "Notice.Custom Lee: new.png: https://a.example/new.png",
                ])
        }
    }

    @Test("an update of a bot's message tells nothing where bots are not to be heard")
    func silentBots() async throws {
        let world = World {
            $0.messages = .events
            $0.takesBots = false
        }
        try await world.running { node in
            let chat = try await world.chat(node)
            let before = try await world.transcript(chat)
            let message: JSONValue = [
                "id": "m", "direction": "outbound", "messageContent": ["type": "TEXT", "payload": ["text": "Beep"]],
                "authorUser": ["id": 8, "firstName": "Robot", "isBotUser": true],
            ]
            for type in ["MessageUpdated", "MessageCreated"] {
                #expect(await world.event(Bodies.event(type, chat, ["message": message]), node).status == 200)
            }
            #expect(try await world.transcript(chat) == before)
        }
    }

    @Test("an older change of hands that comes later changes nothing, on any node")
    func assignedOutOfOrder() async throws {
        let (world, other) = (World(), World())
        try await world.running { node in
            let chat = try await world.chat(node)
            func assign(_ side: World, _ user: (Int64, String)?, _ id: String, _ second: Int) async throws {
                let body = try Bodies.assigned(chat, to: user, id: id).renamed(":10.300", to: ":\(second).300")
                let request = PlatformRequest(
                    path: ["events"], headers: ["X-Beckon-Secret": side.eventSecret], body: body.encoded())
                // Another adapter over the same store remembers nothing of this one.
                #expect(await side.side.answer(request, world.port(node)).status == 200)
            }
            try await assign(world, (1, "Kim"), "1", 12)
            try await assign(world, (2, "Lee"), "2", 14)
            try await assign(world, (1, "Kim"), "3", 12)
            try await assign(other, (1, "Kim"), "4", 13)
            try await assign(other, nil, "5", 11)
            #expect(try await world.store.chat(chat)?.takenBy?.nickname == "Lee")
            // A change that tells nothing counts, too.
            try await assign(world, (2, "Lee"), "6", 20)
            try await assign(world, (1, "Kim"), "7", 16)
            #expect(try await world.store.chat(chat)?.takenBy?.nickname == "Lee")
            try await assign(world, (1, "Kim"), "8", 21)
            #expect(try await world.store.chat(chat)?.takenBy?.nickname == "Kim")
        }
    }

    @Test("of an answer that comes in pieces only the whole is told")
    func streamed() async throws {
        let world = World { $0.messages = .events }
        try await world.running { node in
            let chat = try await world.chat(node)
            for type in [
                "StreamedMessageStarted", "StreamedMessageDelta", "StreamedMessageFailed", "StreamedMessageCompleted",
                "StreamedMessageCompleted",
            ] {
                _ = await world.event(
                    Bodies.event(type, chat, ["messageId": "m", "fullContent": "All of it", "delta": "All"]), node)
            }
            #expect(
                try await world.transcript(chat).dropFirst(2) == [
                    "Notice.Joined Bot: has joined the session", "Message.Text Bot: All of it",
                ])
        }
    }

    @Test("events of unknown kinds, other channels and other threads are counted and passed over")
    func passedOver() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            let before = try await world.transcript(chat)
            #expect(await world.event(Bodies.event("CaseTeleported", chat), node).status == 200)
            #expect(await world.event(Bodies.event("SetPositionInQueue", chat), node).status == 200)
            #expect(await world.event(Bodies.status(ChatID("nobody"), "closed"), node).status == 200)
            let other = try Bodies.status(chat, "closed").renamed("byoc_1", to: "byoc_2")
            #expect(await world.event(other, node).status == 200)
            #expect(world.side.tally.condition.unknown == ["CaseTeleported": 1, "other-thread": 1, "other-channel": 1])
            #expect(world.side.tally.condition.events == 4)
            #expect(try await world.transcript(chat) == before)
        }
    }

    @Test("an event of a conversation that Beckon does not carry goes to the bridge, where there is one")
    func bridge() async throws {
        let world = World()
        let reports = Mutex<[BridgeReport]>([])
        try await world.running { node in
            let bridge: PlatformPort.Bridge = { report in reports.withLock { $0.append(report) } }
            #expect(await world.event(Bodies.status(ChatID("theirs"), "closed"), node, bridge: bridge).status == 200)
            #expect(reports.withLock { $0.first?.events.first?.kind } == .ended)
            struct Full: Error {}
            let full: PlatformPort.Bridge = { _ in throw Full() }
            #expect(await world.event(Bodies.status(ChatID("theirs"), "closed"), node, bridge: full).status == 503)
        }
    }

    @Test("a message in a large event is told once, however often it is announced")
    func largeMessage() async throws {
        let world = World {
            $0.messages = .events
            $0.eventHosts = ["events.example.com"]
            $0.channel = "chat_2993c173-6ab6-5bfa-b634-bda21793f969"
        }
        try await world.running { node in
            let chat = try await world.chat(node)
            let large = try Fixture.json("cxone-event-in-s3.json").renamed("ThreadRecovered", to: "MessageCreated")
            let inner = try Fixture.json("cxone-message-created-agent.json").renamed(
                "72b85256-d627-5b57-baca-584f7f0318d3", to: chat.text)
            for _ in 0..<2 {
                world.platform.answer("events.example.com", .json(200, inner))
                #expect(await world.event(large, node).status == 200)
            }
            #expect(try await world.transcript(chat).count { $0.hasPrefix("Message.Text Lee") } == 1)
        }
    }

    @Test(
        "large events are fetched from allowed hosts only",
        arguments: [
            ("https://events.example.com/e.json", true), ("https://a.s3.amazonaws.com/e?x=1", true),
            ("http://events.example.com/e.json", false), ("https://example.com/e.json", false),
            ("https://events.example.com.evil.example/e", false), ("https://evilamazonaws.com/e", false),
            ("https://u@events.example.com/e", false), ("https://events.example.com:8443/e", false),
            ("https://169.254.169.254/latest", false), ("file:///etc/passwd", false), ("", false),
        ])
    func hosts(_ url: String, _ isAllowed: Bool) {
        #expect(CXoneEventFeed.isAllowed(url, hosts: ["events.example.com", ".amazonaws.com"]) == isAllowed)
    }

    @Test("a large event that is not the announced one, names another, or cannot be fetched, changes nothing")
    func largeEvents() async throws {
        let world = World {
            $0.messages = .events
            $0.eventHosts = ["events.example.com"]
        }
        try await world.running { node in
            let chat = try await world.chat(node)
            let large = try Fixture.json("cxone-event-in-s3.json")
            let before = try await world.transcript(chat)
            for (reply, status) in [
                (PlatformReply.json(200, Bodies.status(chat, "closed")), 422), (.json(200, [:]), 422),
                (PlatformReply(status: 200, body: [0x7b]), 422), (.json(404, [:]), 503),
                (PlatformReply(status: 200, body: [UInt8](repeating: 0x20, count: 1_048_577)), 422),
            ] {
                world.platform.answer("events.example.com", reply)
                #expect(await world.event(large, node).status == status)
            }
            var nested = try #require(large.object)
            nested["data"] = ["s3Object": ["url": "https://events.example.com/1"]]
            world.platform.answer("events.example.com", .json(200, large))
            #expect(await world.event(.object(nested), node).status == 400)
            world.platform.setReachable(false)
            #expect(await world.event(large, node).status == 503)
            #expect(try await world.transcript(chat) == before)
            // The token is for CXone alone.
            #expect(world.platform.calls("events.example.com").allSatisfy { $0.headers["authorization"] == nil })
        }
    }
}
