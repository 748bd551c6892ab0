import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import TestLog
import TestTime
import Testing

@testable import BeckonCXone

@Suite("Calls of a BYOC channel") struct BYOCCallTests {
    @Test("a call without a token, or with a wrong, foreign or old one, is refused and counted, and nothing is done")
    func tokens() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            let good = try await world.token(node)
            let foreign = ClientTokens(
                try #require(SharedSecrets(["\(World.client):\(world.secret)"])), purpose: "source"
            )
            .token(client: World.client, secret: world.secret, now: world.time.now)
            for token in ["", "x", good + "x", foreign ?? ""] {
                let answer = try await world.outbound(Bodies.second(chat, "Hi"), node, token: token)
                #expect(answer.status == 401)
                #expect(answer.headers["www-authenticate"] == "Bearer")
            }
            world.time.advance(by: ClientTokens.lifetime)
            #expect(try await world.outbound(Bodies.second(chat, "Hi"), node, token: good).status == 401)
            #expect(world.side.tally.condition.refused["bearer token"] == 5)
            #expect(try await world.transcript(chat).count == 2)
        }
    }

    @Test("CXone tries a message, gets 401, asks for a token as a form, and repeats it: it stands once")
    func firstTry() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            #expect(try await world.outbound(Bodies.second(chat, "Hi"), node, token: "").status == 401)
            let form = "client_id=\(World.client)&client_secret=\(world.secret)&grant_type=client%5Fcredentials"
            let answer = await world.side.answer(
                PlatformRequest(
                    path: ["1.0", "token"], headers: ["Content-Type": "application/x-www-form-urlencoded"],
                    body: Array(form.utf8)), world.port(node))
            #expect(answer.json["token_type"] == "Bearer")
            #expect(answer.json["expires_in"] == 86_400)
            let token = try #require(answer.json["access_token"]?.string)
            #expect(try await world.outbound(Bodies.second(chat, "Hi"), node, token: token).status == 200)
            #expect(
                try await world.transcript(chat).suffix(2) == [
                    "Notice.Joined Agent: has joined the session", "Message.Text Agent: Hi",
                ])
        }
    }

    @Test(
        "a token request with wrong words is refused in OAuth's words",
        arguments: [
            (#"{"client_id":"beckon-byoc","client_secret":"x"}"#, 401, "invalid_client"),
            (
                #"{"client_id":"beckon-byoc","client_secret":"x","grant_type":"password"}"#, 400,
                "unsupported_grant_type"
            ),
            ("no json", 400, "invalid_request"), ("[]", 400, "invalid_request"),
        ])
    func wrongTokenRequests(_ body: String, _ status: Int, _ word: String) async throws {
        let world = World()
        try await world.running { node in
            let answer = await world.side.answer(
                PlatformRequest(path: ["1.0", "token"], body: Array(body.utf8)), world.port(node))
            #expect(answer.status == status)
            #expect(answer.json["error"]?.string == word)
            #expect(world.side.tally.condition.refused["token request"] == 1)
        }
    }

    @Test("the answer to a call of the second version names its recipients again")
    func recipients() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            let answer = try await world.outbound(Bodies.second(chat, "Hi"), node)
            let expected: JSONValue = [["idOnExternalPlatform": .string(chat.text), "isPrimary": true]]
            #expect(answer.json["recipients"] == expected)
            #expect(answer.json["endUserIdentities"] == expected)
            var odd = Bodies.second(chat, "Ho", at: "2026-03-02T09:01:11.250Z").object ?? [:]
            odd["endUserRecipients"] = ["x", 7, ["name": "nobody"]]
            #expect(try await world.outbound(.object(odd), node).json["recipients"] == [])
        }
    }

    @Test(
        "the second version: a repeated call stands once and is answered alike; equal texts of two moments both stand")
    func secondVersion() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            let first = try await world.outbound(Bodies.second(chat, "Hello?"), node)
            world.time.advance(by: .seconds(3_600))
            let repeated = try await world.outbound(Bodies.second(chat, "Hello?"), node)
            #expect(repeated.json["message"]?["idOnExternalPlatform"] == first.json["message"]?["idOnExternalPlatform"])
            let again = try await world.outbound(
                Bodies.second(chat, "Hello?", at: "2026-03-02T09:01:10.251Z"), node)
            #expect(again.json["message"]?["idOnExternalPlatform"] != first.json["message"]?["idOnExternalPlatform"])
            #expect(try await world.transcript(chat).count { $0 == "Message.Text Agent: Hello?" } == 2)
        }
    }

    @Test(
        "the first version: equal calls within the window are one message, later ones another; so are different texts")
    func firstVersion() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            // Just before the edge of a part of time, so that a key alone would not tell the repetition.
            world.time.advance(by: .seconds(9))
            let first = try await world.post(Bodies.first(chat, "ok"), to: chat.text, node)
            for _ in 0..<3 {
                world.time.advance(by: .seconds(3))
                let repeated = try await world.post(Bodies.first(chat, "ok"), to: chat.text, node)
                #expect(repeated.json == first.json)
            }
            _ = try await world.post(Bodies.first(chat, "ok!"), to: chat.text, node)
            world.time.advance(by: .seconds(1))
            let second = try await world.post(Bodies.first(chat, "ok"), to: chat.text, node)
            #expect(second.json != first.json)
            #expect(
                try await world.transcript(chat).filter { $0.hasPrefix("Message.Text Agent") }.map { $0.suffix(3) } == [
                    " ok", "ok!", " ok",
                ])
        }
    }

    @Test("a call that is repeated because only its first part could be stored brings the others")
    func partlyStored() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            var body = Bodies.first(chat, "ok").object ?? [:]
            body["attachments"] = [["url": "https://files.example.com/a.pdf", "friendlyName": "a.pdf"]]
            world.store.failCommits { commit in
                for case .append(_, let event) in commit.changes where event.key?.hasSuffix("/file0") == true {
                    return StoreError(.unavailable, "down")
                }
                return nil
            }
            #expect(try await world.post(.object(body), to: chat.text, node).status == 503)
            world.store.failCommits(nil)
            let first = try await world.post(.object(body), to: chat.text, node)
            #expect(first.status == 200)
            #expect(try await world.post(.object(body), to: chat.text, node).json == first.json)
            let transcript = try await world.transcript(chat)
            #expect(transcript.count { $0 == "Message.Text Agent: ok" } == 1)
            #expect(transcript.count { $0.contains("a.pdf") } == 1)
        }
    }

    @Test("without a window, each call of the first version is a message of its own")
    func noWindow() async throws {
        let world = World { $0.repeatWindow = .zero }
        try await world.running { node in
            let chat = try await world.chat(node)
            for _ in 0..<2 {
                _ = try await world.post(Bodies.first(chat, "ok"), to: chat.text, node)
                world.time.advance(by: Milliseconds(1))
            }
            #expect(try await world.transcript(chat).count { $0.hasSuffix(": ok") } == 2)
        }
    }

    @Test("the first version names the thread in the path if the body does not")
    func threadInPath() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            let body: JSONValue = ["messageContent": ["type": "TEXT", "payload": ["text": "Hi"]]]
            #expect(try await world.post(body, to: chat.text, node).status == 200)
            #expect(try await world.transcript(chat).last == "Message.Text Agent: Hi")
            world.time.advance(by: .seconds(60))
            #expect(try await world.post(body, to: "byoc_1_\(chat.text)", node).status == 200)
            #expect(try await world.transcript(chat).count { $0 == "Message.Text Agent: Hi" } == 2)
        }
    }

    @Test("the author is whom the chat knows, else whom CXone names for the contact, else the usual name")
    func authors() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            world.platform.assign(chat.text, to: (20456, "Lee"))
            // The reference to the contact came with the first delivery.
            _ = try await world.outbound(Bodies.second(chat, "one"), node)
            _ = try await world.post(Bodies.first(chat, "two", author: 20456), to: chat.text, node)
            _ = try await world.post(Bodies.first(chat, "three", author: 7), to: chat.text, node)
            #expect(
                try await world.transcript(chat).dropFirst(2) == [
                    "Notice.Joined Lee: has joined the session", "Message.Text Lee: one", "Message.Text Lee: two",
                    "Notice.Joined Agent: has joined the session", "Message.Text Agent: three",
                ])
        }
    }

    @Test("a message for a chat that ended, or that is none, is refused with words, and said in the thread once")
    func undelivered() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            _ = try await node.chats.perform(chat, .customerEnded(message: nil))
            await world.deliver(node)
            for text in ["late", "later"] {
                let answer = try await world.outbound(Bodies.second(chat, text), node)
                #expect(answer.status == 410)
                #expect(answer.json["error"]?["code"] == "ended")
                #expect(answer.json["error"]?["message"]?.string == BYOCAnswer.endedText)
            }
            let told = world.platform.messages(of: chat.text).filter {
                $0["messageContent"]?["payload"]?["text"]?.string == BYOCAnswer.endedText
            }
            #expect(told.count == 1)
            let unknown = try await world.outbound(Bodies.second(ChatID("nobody"), "Hi"), node)
            #expect(unknown.status == 404)
            #expect(world.platform.messages(of: "nobody").count == 1)
            #expect(world.side.tally.condition.refused["message ended"] == 2)
            #expect(world.side.tally.condition.refused["message unknownChat"] == 1)
        }
    }

    @Test("the answer to a late message does not wait for a CXone that is away")
    func undeliveredWithoutPlatform() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            _ = try await node.chats.perform(chat, .customerEnded(message: nil))
            world.platform.setReachable(false)
            #expect(try await world.outbound(Bodies.second(chat, "late"), node).status == 410)
        }
    }

    @Test("a message that was stored before the end is answered as stored when it is repeated after it")
    func repeatedAfterEnd() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            let first = try await world.outbound(Bodies.second(chat, "Bye"), node)
            _ = try await node.chats.perform(chat, .customerEnded(message: nil))
            let repeated = try await world.outbound(Bodies.second(chat, "Bye"), node)
            #expect(repeated.status == 200)
            #expect(repeated.json["message"]?["idOnExternalPlatform"] == first.json["message"]?["idOnExternalPlatform"])
        }
    }

    @Test("what the customer wrote elsewhere is acknowledged; an agent whom a middleware names as author is heard")
    func customersOwn() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            var own = try #require(Bodies.second(chat, "mine").object)
            own["authorEndUserIdentity"] = ["idOnExternalPlatform": .string(chat.text)]
            #expect(try await world.outbound(.object(own), node).status == 200)
            #expect(try await world.transcript(chat).count == 2)
            own["authorEndUserIdentity"] = ["idOnExternalPlatform": "agent-7"]
            #expect(try await world.outbound(.object(own), node).status == 200)
            #expect(try await world.transcript(chat).last == "Message.Text Agent: mine")
        }
    }

    @Test("where events bring the messages, a call is acknowledged and not stored")
    func eventsBringMessages() async throws {
        let world = World { $0.messages = .events }
        try await world.running { node in
            let chat = try await world.chat(node)
            let answer = try await world.outbound(Bodies.second(chat, "Hi"), node)
            #expect(answer.status == 200)
            #expect(answer.json["message"]?["idOnExternalPlatform"]?.string?.isEmpty == false)
            #expect(try await world.transcript(chat).count == 2)
        }
    }

    @Test(
        "where events bring the messages, a call for a chat that ended is refused, unless its message came before the end"
    )
    func eventsAndEnd() async throws {
        let world = World {
            $0.messages = .events
            $0.channel = "chat_2993c173-6ab6-5bfa-b634-bda21793f969"
        }
        try await world.running { node in
            let chat = try await world.chat(node)
            let event = try Fixture.json("cxone-message-created-agent.json").renamed(
                "72b85256-d627-5b57-baca-584f7f0318d3", to: chat.text)
            #expect(await world.event(event, node).status == 200)
            _ = try await node.chats.perform(chat, .customerEnded(message: nil))
            let told = try await world.outbound(Bodies.second(chat, "Hi Ana, I can see your order now."), node)
            #expect(told.status == 200)
            #expect(try await world.outbound(Bodies.second(chat, "Are you there?"), node).status == 410)
            #expect(try await world.outbound(Bodies.second(ChatID("nobody"), "Hi"), node).status == 404)
        }
    }

    @Test("equal calls at once, on nodes that share nothing but the database, are one message", arguments: [1, 2])
    func atOnce(_ version: Int) async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            let token = try await world.token(node)
            let answers = try await withThrowingTaskGroup(of: PlatformAnswer.self) { group in
                for _ in 0..<12 {
                    group.addTask {
                        version == 1
                            ? try await world.post(Bodies.first(chat, "Hi"), to: chat.text, node)
                            : try await world.outbound(Bodies.second(chat, "Hi"), node, token: token)
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            // A call that meets too many others is to be repeated.
            #expect(answers.allSatisfy { [200, 503].contains($0.status) })
            #expect(answers.contains { $0.status == 200 })
            let again =
                version == 1
                ? try await world.post(Bodies.first(chat, "Hi"), to: chat.text, node)
                : try await world.outbound(Bodies.second(chat, "Hi"), node, token: token)
            #expect(again.status == 200)
            #expect(try await world.transcript(chat).count { $0.hasSuffix(": Hi") } == 1)
        }
    }

    @Test("a token of one node opens another that has the same settings")
    func tokenOfAnotherNode() async throws {
        let world = World()
        let other = CXoneSide(
            { () -> CXoneSide.Configuration in
                var configuration = CXoneSide.Configuration(
                    accessKey: .init(id: "key", secret: "k"), channel: "byoc_1",
                    box: [.init(id: World.client, secret: world.secret)])
                configuration.endGrace = .zero
                return configuration
            }(), transport: world.platform, link: { _, _ in nil }, time: world.time, ids: SystemIDs(),
            logger: world.log.logger)
        try await world.running { node in
            let chat = try await world.chat(node)
            let request = PlatformRequest(
                path: ["2.0", "channel", "byoc_1", "outbound"],
                headers: ["authorization": "Bearer \(try await world.token(node))"],
                body: Bodies.second(chat, "Hi").encoded())
            #expect(await other.answer(request, world.port(node)).status == 200)
        }
    }

    @Test("a channel of another brand is refused")
    func brands() async throws {
        let world = World { $0.brand = "77" }
        try await world.running { node in
            let chat = try await world.chat(node)
            #expect(try await world.outbound(Bodies.second(chat, "Hi"), node).status == 403)
            #expect(try await world.transcript(chat).count == 2)
        }
    }

    @Test("other paths and methods are refused")
    func paths() async throws {
        let world = World { $0.events = nil }
        try await world.running { node in
            let port = world.port(node)
            for path in [
                [], ["1.0"], ["2.0", "channel", "x"], ["3.0", "token"], ["1.0", "posts", "", "", "messages"],
            ] {
                #expect(await world.side.answer(PlatformRequest(path: path), port).status == 404)
            }
            #expect(
                await world.side.answer(PlatformRequest(method: "GET", path: ["1.0", "token"]), port).status == 405)
        }
    }
}
