import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import BeckonSimulators
import ICWSCore
import ICWSWebChat
import Synchronization
import TestLog
import TestTime
import Testing

@testable import BeckonPureConnect

/// The older dialect: what answers and events become, and what answers to texts take from the server.
@Suite struct WebToolsTests {
    /// Answers every request with the same body.
    private struct Server: PlatformTransport {
        var status = 200
        let body: JSONValue

        func send(_ call: PlatformCall) async throws(PlatformFailure) -> PlatformReply {
            PlatformReply(status: status, body: body.encoded())
        }
    }

    private static let full: JSONValue = [
        "chat": [
            "pollWaitSuggestion": 1_000, "cfgVer": 1, "participantID": "p1", "chatID": "c1",
            "events": [
                [
                    "type": "participantStateChanged", "participantID": "a1", "sequenceNumber": 1, "state": "active",
                    "participantName": "Kim", "participantType": "Agent",
                ],
                [
                    "type": "text", "participantID": "a1", "sequenceNumber": 2, "conversationSequenceNumber": 0,
                    "contentType": "text/plain", "value": "Hello", "displayName": "Kim", "participantType": "Agent",
                ],
                ["type": "typingIndicator", "participantID": "a1", "sequenceNumber": 3, "value": true],
                [
                    "type": "url", "participantID": "a1", "sequenceNumber": 4, "value": "https://example.com/",
                    "displayName": "Kim",
                ],
                [
                    "type": "file", "participantID": "a1", "sequenceNumber": 5,
                    "value": "/websvcs/chat/getfile/p1/g1/price%20list.pdf",
                ],
                ["type": "somethingNew", "participantID": "a1", "sequenceNumber": 6],
            ], "status": ["type": "success"],
        ]
    ]

    @Test("a poll's events become messages in their order")
    func events() async throws {
        let calls = WebToolsCalls(transport: Server(body: Self.full))
        let batch = try await calls.poll("p1", at: "https://web1")
        #expect(
            batch.messages.map(\.kind) == [
                .state(2, name: "Kim", type: "Agent"), .text("Hello"), .typing(true), .page("https://example.com/"),
                .file(path: "/WebSvcs/chat/getfile/p1/g1/price%20list.pdf", name: "price list.pdf"),
            ])
        #expect(batch.unknown == ["somethingNew"])
        #expect(batch.wait == Milliseconds(1_000))
        var reader = WebChatReader(
            WebChatReference(server: "https://web1", chat: "c1", participant: "p1"), agentName: "Agent")
        let acts = reader.acts(of: batch)
        #expect(acts.map(\.party.nickname) == Array(repeating: "Kim", count: 5))
        #expect(acts[3].action == .pushedURL("https://example.com/", key: "pureconnect/c1/a1/4"))
    }

    @Test("numbers, ids and words are read however a server spells them")
    func spellings() async throws {
        let body: JSONValue = [
            "chat": [
                "participantID": 7,
                "events": [
                    ["type": "participantStateChanged", "participantID": 1, "sequenceNumber": "0", "state": "2"],
                    ["type": "text", "participantID": 1, "sequenceNumber": .number("1.0"), "value": 12345],
                    ["type": "typingIndicator", "participantID": "1", "sequenceNumber": "2", "value": "true"],
                    ["type": "text", "participantID": "1", "sequenceNumber": 3, "value": []],
                ],
            ]
        ]
        let calls = WebToolsCalls(transport: Server(body: body))
        let batch = try await calls.poll("7", at: "https://web1")
        #expect(batch.messages.map(\.kind) == [.state(2, name: nil, type: nil), .text("12345"), .typing(true)])
        #expect(batch.messages.map(\.sequence) == [0, 1, 2])
        #expect(batch.messages.allSatisfy { $0.participant == "1" })
        #expect(batch.unknown == ["text"])
        #expect(try await calls.start(Self.request, at: "https://web1").chat == "7")
    }

    @Test("what the system says is a notice, and nobody joins with it")
    func system() async throws {
        let zeros = "00000000-0000-0000-0000-000000000000"
        let body: JSONValue = [
            "chat": [
                "events": [
                    [
                        "type": "participantStateChanged", "participantID": "ic", "sequenceNumber": 0,
                        "state": "active", "participantName": "IC", "participantType": "System",
                    ],
                    [
                        "type": "text", "participantID": .string(zeros), "sequenceNumber": 1, "value": "Please wait.",
                        "displayName": "IC", "participantType": "System",
                    ],
                    ["type": "text", "participantID": "ic", "sequenceNumber": 2, "value": "Still waiting."],
                    ["type": "typingIndicator", "participantID": .string(zeros), "sequenceNumber": 3, "value": true],
                    [
                        "type": "url", "participantID": "ic", "sequenceNumber": 4, "value": "https://example.com/",
                    ],
                    [
                        "type": "text", "participantID": "a1", "sequenceNumber": 5, "value": "Hello",
                        "displayName": "Kim", "participantType": "Agent",
                    ],
                ]
            ]
        ]
        let batch = try await WebToolsCalls(transport: Server(body: body)).poll("p1", at: "https://web1")
        var reader = WebChatReader(
            WebChatReference(server: "https://web1", chat: "c1", participant: "p1"), agentName: "Agent")
        let acts = reader.acts(of: batch)
        #expect(acts.map(\.party.nickname) == ["System", "System", "System", "Kim"])
        #expect(
            acts.map(\.action) == [
                .custom(text: "Please wait.", key: "pureconnect/c1/\(zeros)/1"),
                .custom(text: "Still waiting.", key: "pureconnect/c1/ic/2"),
                .custom(text: "https://example.com/", key: "pureconnect/c1/ic/4"),
                .message(text: "Hello", key: "pureconnect/c1/a1/5"),
            ])
    }

    @Test("any member may be absent, null or of another kind")
    func damaged() async throws {
        for damage in [JSONValue?.none, .null, 7, "x", [], [:]] {
            for path in Self.paths(of: Self.full) {
                let calls = WebToolsCalls(transport: Server(body: Self.replacing(path[...], by: damage, in: Self.full)))
                _ = try? await calls.poll("p1", at: "https://web1")
                _ = try? await calls.say("a", as: "p1", at: "https://web1")
                _ = try? await calls.start(Self.request, at: "https://web1")
                _ = try? await calls.check("https://web1")
                _ = try? await calls.callbackStatus("p1", at: "https://web1")
            }
        }
    }

    @Test(
        "a failure within a success is a refusal",
        arguments: [
            ("error.websvc.unknownEntity.session", CustomerCallFailure.unknownChat),
            ("error.websvc.entity.notconnected", .unknownChat),
            ("error.websvc.unknownEntity.invalidQueue", .refused(status: 200)), ("", .refused(status: 200)),
        ])
    func failures(_ reason: String, _ failure: CustomerCallFailure) async {
        let server = Server(body: ["chat": ["status": ["type": "failure", "reason": .string(reason)]]])
        await #expect(throws: failure) { try await WebToolsCalls(transport: server).poll("p", at: "https://web1") }
    }

    @Test("a server that is not the active one is busy")
    func passive() async {
        let calls = WebToolsCalls(transport: Server(status: 503, body: [:]))
        await #expect(throws: CustomerCallFailure.busy(nil, status: 503)) {
            try await calls.poll("p", at: "https://web1")
        }
    }

    @Test("the set-up is proved by what the server says that it offers")
    func setUp() async throws {
        let without: JSONValue = [["serverConfiguration": ["capabilities": ["callback": ["create"]]]]]
        let calls = WebToolsCalls(transport: Server(body: without))
        #expect(try await calls.check("https://web1") == ["does not offer the start of chats"])
        let world = try await PureConnectWorld(dialect: .webTools)
        #expect(try await WebToolsCalls(transport: world.wire).check("https://ic1:8019") == [])
        await world.server.close()
    }

    // MARK: - In a chat

    @Test("what the answer to a text takes from the server is told: at once where nobody polls")
    func answersToTexts() async throws {
        let world = try await PureConnectWorld(dialect: .webTools)
        try await world.running { node, side in
            let chat = try await world.chat(node)
            for _ in 0..<2 { await world.deliver(node, after: 2) }
            #expect(await world.act("accept", chat, ["agent": "Kim"]))
            for text in ["one", "two"] {
                #expect(await world.act("send", chat, ["agent": "Kim", "text": .string(text)]))
                try await world.say("Question \(text)", in: chat, node)
                await world.deliver(node, after: 2)
            }
            let words = try await world.transcript(chat).filter { $0.contains("Kim") }
            #expect(
                words == [
                    "Notice.Joined Kim: has joined the session", "Message.Text Kim: one", "Message.Text Kim: two",
                ])
        }
        await world.server.close()
    }

    @Test("what was in an answer that was too long to be read is lost, and both sides hear that")
    func answerTooLong() async throws {
        let world = try await PureConnectWorld(dialect: .webTools)
        try await world.running { node, side in
            let chat = try await world.chat(node)
            for _ in 0..<2 { await world.deliver(node, after: 2) }
            #expect(await world.act("accept", chat, ["agent": "Kim"]))
            #expect(await world.act("send", chat, ["agent": "Kim", "text": "one"]))
            world.wire.faults.withLock { $0.append((path: "sendMessage", fault: .answerTooLong)) }
            try await world.say("Question", in: chat, node)
            for _ in 0..<3 { await world.deliver(node, after: 60) }
            let told = try await world.transcript(chat).filter { $0.hasPrefix("Notice.Custom") }
            #expect(told == ["Notice.Custom System: \(WebChatTeller.lostWords)"])
            #expect(world.heard().filter { $0 == WebChatSpelling.lostWords }.count == 1)
            #expect(world.logs.matching("messages of agents are lost: an answer was too long").count == 1)
        }
        await world.server.close()
    }

    @Test("where this node polls, the polls put it in order with the others")
    func answersBesidePolls() async throws {
        let world = try await PureConnectWorld(dialect: .webTools)
        try await world.running { node, side in
            let chat = try await world.chat(node)
            for _ in 0..<2 { await world.deliver(node, after: 2) }
            let stored = WebChatReference(try await node.chats.head(chat).side.ledger?.told.reference)
            let place = try #require(side.places.place(of: chat, stored: stored))
            let key = WebChatNews.Key(chat: chat, webChat: place.chat)
            side.watch.news.open(key)
            var poll = side.watch.poll(of: chat, at: place)
            let port = PlatformPort(agents: node.port(of: .pureConnect), time: world.time)
            #expect(await world.act("accept", chat, ["agent": "Kim"]))
            #expect(await world.act("send", chat, ["agent": "Kim", "text": "one"]))
            try await world.say("Question", in: chat, node)
            await world.deliver(node, after: 2)
            #expect(try await world.transcript(chat).filter { $0.contains("Kim: one") } == [])
            #expect(await world.act("send", chat, ["agent": "Kim", "text": "two"]))
            _ = await poll.step(port)
            let words = try await world.transcript(chat).filter { $0.contains("Kim") }
            #expect(
                words == [
                    "Notice.Joined Kim: has joined the session", "Message.Text Kim: one", "Message.Text Kim: two",
                ])
            // What comes after the last poll is not lost.
            #expect(await world.act("send", chat, ["agent": "Kim", "text": "three"]))
            try await world.say("More", in: chat, node)
            await world.deliver(node, after: 2)
            await poll.finish(port)
            #expect(try await world.transcript(chat).last == "Message.Text Kim: three")
        }
        await world.server.close()
    }

    @Test("only so many messages wait for the polls")
    func bound() {
        let news = WebChatNews()
        let key = WebChatNews.Key(chat: ChatID("a"), webChat: "1")
        let one = WebChatBatch.Message(participant: "p", sequence: 1, kind: .text("a"))
        #expect(!news.leave([one], for: key))
        news.open(key)
        #expect(news.leave(Array(repeating: one, count: WebChatNews.most), for: key))
        #expect(!news.leave([one], for: key))
        #expect(news.take(key).count == WebChatNews.most)
        #expect(news.close(key).isEmpty)
    }

    // MARK: - Damage

    private static var request: ICWS.WebChat.StartChatRequest {
        ICWS.WebChat.StartChatRequest(participantName: "Ana", targetName: "Support", targetType: "Workgroup")
    }

    /// The paths of all members and elements.
    private static func paths(of json: JSONValue) -> [[String]] {
        let children =
            json.object.map { $0.map { ($0.key, $0.value) } }
            ?? (json.array ?? []).enumerated().map { ("\($0.offset)", $0.element) }
        return children.flatMap { name, value in [[name]] + paths(of: value).map { [name] + $0 } }
    }

    private static func replacing(_ path: ArraySlice<String>, by new: JSONValue?, in json: JSONValue) -> JSONValue {
        guard let name = path.first else { return json }
        if var object = json.object {
            object[name] = path.count == 1 ? new : object[name].map { replacing(path.dropFirst(), by: new, in: $0) }
            return .object(object)
        }
        guard var array = json.array, let index = Int(name), array.indices.contains(index) else { return json }
        if path.count > 1 {
            array[index] = replacing(path.dropFirst(), by: new, in: array[index])
        } else if let new {
            array[index] = new
        } else {
            array.remove(at: index)
        }
        return .array(array)
    }
}
