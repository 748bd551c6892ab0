import BayeuxServer
import Beckon
import BeckonJSON
import GMSContract
import HTTPTypes
import Testing

@testable import BeckonGMS
@testable import BeckonNode
@testable import BeckonServer

/// Chat version 2 over CometD, as its clients speak and read it.
@Suite struct GMSChatV2CometTests {
    private static let agent = AgentParty(nickname: "Kim", kind: .agent, account: "kim")

    private static func run(
        _ change: (inout Settings) -> Void = { _ in }, _ body: (GMSBrowser) async throws -> Void
    ) async throws {
        try await GMSBrowser.run { settings in
            settings.services = [
                ServiceOptions(name: "support", kind: .chat), ServiceOptions(name: "sales", kind: .callback),
                ServiceOptions(name: "other", kind: .chat),
            ]
            change(&settings)
        } _: { browser async throws in
            try await body(browser)
        }
    }

    private static func client(_ browser: GMSBrowser) async throws -> V2CometClient {
        let client = V2CometClient(browser.node)
        try await client.shakeHands()
        return client
    }

    private static func says(_ text: String, _ client: V2CometClient) async throws {
        _ = try await client.node.core.chats.receive(
            AgentEvent(chat: ChatID(client.chat), party: agent, action: .message(text: text, key: nil)))
    }

    @Test("a chat is requested, answered and ended; every event has what strict clients need")
    func story() async throws {
        try await Self.run { browser in
            let client = try await Self.client(browser)
            try await client.publish(
                "requestChat",
                ["nickname": "Ada", "subject": "Order 17", "userData": ["push_notification_type": "fcm", "n": 7]])
            #expect(client.shown.map(\.type) == [.participantJoined] && client.shown.first?.index == 1)
            #expect(client.secureKey.count >= 60 && !client.isEnded)
            let head = try await browser.node.core.chats.head(ChatID(client.chat))
            #expect(head.customer.userData == ["subject": "Order 17", "n": "7"])
            #expect(head.customer.user == nil && head.attendance.presence == .present(clientID: client.clientID))

            try await client.publish("sendMessage", ["message": "Hello", "messageType": "text"])
            try await Self.says("Hi", client)
            try await client.connect()
            #expect(client.texts == ["Hello", "Hi"])
            #expect(client.shown.map(\.type) == [.participantJoined, .message, .participantJoined, .message])
            try await client.publish("startTyping", ["message": "By"])
            try await client.publish("pushUrl", ["pushUrl": "https://example.com/a"])
            try await client.publish("customNotice", ["message": "scrolled"])
            try await client.publish("updateNickname", ["nickname": "Ada L."])
            try await client.publish("updateData", ["userData": ["mood": "good"]])
            #expect(
                client.shown.dropFirst(4).map(\.type) == [.typingStarted, .pushURL, .customNotice, .nicknameUpdated])
            try await client.publish("disconnect")
            try await client.connect()
            #expect(client.isEnded && client.shown.last?.type == .participantLeft && client.failure == nil)
            let over = try await browser.node.core.chats.head(ChatID(client.chat))
            #expect(over.life.state == .ended && over.customer.userData["mood"] == "good")
        }
    }

    @Test("the background: unsubscribing is not leaving, positions name the next event, nothing is lost or doubled")
    func background() async throws {
        try await Self.run { browser in
            let client = try await Self.client(browser)
            try await client.publish("requestChat", ["nickname": "Ada"])
            try await Self.says("One", client)
            try await client.connect()
            try await client.leave()
            let away = try await browser.node.core.chats.head(ChatID(client.chat))
            #expect(away.life.state == .active && away.attendance.presence.isAway && away.attendance.cursor == 3)
            try await Self.says("Two", client)
            try await client.comeBack()
            #expect(client.texts == ["One", "Two"])
            let back = try await browser.node.core.chats.head(ChatID(client.chat))
            #expect(back.attendance.presence == .present(clientID: client.clientID))
            try await Self.says("Three", client)
            try await client.connect()
            #expect(client.texts == ["One", "Two", "Three"])

            // A position may be a text, and 0 or none asks for everything.
            for position: JSONValue in ["2", 0, .null] {
                let other = V2CometClient(browser.node)
                try await other.shakeHands()
                var members: JSONObject = [:]
                if position != .null { members.append(key: "transcriptPosition", value: position) }
                try await other.publish("requestNotifications", members, key: client.secureKey)
                #expect(other.shown.map(\.index).last == 5)
                #expect(other.shown.count == (position == "2" ? 4 : 5))
            }
        }
    }

    @Test("without an event of its own, each operation is answered, so that no client waits")
    func answers() async throws {
        try await Self.run { browser in
            let client = try await Self.client(browser)
            try await client.publish("requestChat", ["nickname": "Ada"])
            let count = client.shown.count
            for (operation, members): (String, JSONObject) in [
                ("requestNotifications", ["transcriptPosition": 2]), ("stopTyping", [:]),
                ("readReceipt", ["transcriptPosition": 2]), ("updateData", ["userData": ["a": "b"]]),
            ] {
                let messages = try await client.node.comet(
                    [
                        "channel": .string(V2CometClient.channel), "clientId": .string(client.clientID),
                        "data": .object(
                            JSONObject(
                                [("operation", .string(operation)), ("secureKey", .string(client.secureKey))]
                                    + members.map { ($0.key, $0.value) })),
                    ], user: nil, cookie: client.cookie
                ).messages
                #expect(messages.map { $0["successful"] } == [true])
                let brought = try await client.node.comet(
                    [
                        "channel": "/meta/connect", "clientId": .string(client.clientID),
                        "connectionType": "long-polling", "advice": ["timeout": 0],
                    ], user: nil, cookie: client.cookie
                ).messages
                let data = try #require(brought.first { $0["channel"]?.string == V2CometClient.channel }?["data"])
                let answer = try V2CometClient.strict(data)
                #expect(answer.status == .done && answer.messages.isEmpty && answer.nextPosition == 2, "\(operation)")
                #expect(answer.secureKey == client.secureKey && answer.chatID == client.chat)
            }
            #expect(client.shown.count == count)
        }
    }

    @Test("without the chat's own key there is no such chat; what cannot be read is an answer, not silence")
    func refusals() async throws {
        try await Self.run { browser in
            let client = try await Self.client(browser)
            try await client.publish("sendMessage", ["message": "Hello"], key: "a" + String(repeating: "b", count: 90))
            #expect(client.failure?.status == .failed && client.failure?.isEnded == true)
            #expect(client.failure?.errors.map(\.code) == [249] && client.failure?.chatID == "")
            try await client.publish("requestChat", ["subject": "nameless"])
            #expect(client.failure?.errors.map(\.code) == [161])
            try await client.publish("requestChat", ["nickname": "Ada"])
            try await client.publish("dance")
            #expect(client.failure?.errors.map(\.code) == [249] && client.failure?.isEnded == false)
            let long = String(repeating: "x", count: ChatSession.longestText + 1)
            try await client.publish("sendMessage", ["message": .string(long)])
            #expect(client.failure?.errors.map(\.code) == [204])
            // A key whose last digit is another one.
            let broken = client.secureKey.dropLast() + (client.secureKey.last == "A" ? "B" : "A")
            try await client.publish("sendMessage", ["message": "Hello"], key: String(broken))
            #expect(client.failure?.isEnded == true && client.texts.isEmpty)
            for data: JSONValue in [.null, 7, "text", [], [:], ["operation": 3]] {
                let answer = try await client.send([
                    "channel": .string(V2CometClient.channel), "clientId": .string(client.clientID), "data": data,
                ])
                #expect(answer?["successful"] == true)
            }
        }
    }

    @Test("only the channels of services that take chats are open, and a session speaks one version")
    func channels() async throws {
        try await Self.run { browser in
            let client = try await Self.client(browser)
            try await client.publish("requestChat", ["nickname": "Ada"])
            for channel in [
                "/service/chatV2/sales", "/service/chatV2/none", "/service/chatV2/*", "/service/other", "/a",
            ] {
                for kind in ["/meta/subscribe", channel] {
                    let answer = try await client.send([
                        "channel": .string(kind), "clientId": .string(client.clientID),
                        "subscription": .string(channel), "data": ["operation": "requestChat", "nickname": "Ada"],
                    ])
                    #expect(answer?["successful"] == false, "\(kind) \(channel)")
                }
            }
            let answer = try await client.send([
                "channel": "/meta/subscribe", "clientId": .string(client.clientID), "subscription": "/_genesys",
            ])
            #expect(answer?["error"]?.string?.hasPrefix("403") == true)
            // The key of a chat opens no other service's channel.
            let other = try await client.send([
                "channel": "/service/chatV2/other", "clientId": .string(client.clientID),
                "data": ["operation": "sendMessage", "secureKey": .string(client.secureKey), "message": "x"],
            ])
            #expect(other?["successful"] == true && client.texts.isEmpty)
        }
    }

    @Test("a service with credentials takes them from the message, and only there where they are right")
    func credentials() async throws {
        try await Self.run {
            $0.access.services["support"] = BasicCredentials(user: "app", password: "secret")
        } _: { browser in
            let client = try await Self.client(browser)
            try await client.publish("requestChat", ["nickname": "Ada"])
            #expect(client.chat.isEmpty && client.failure?.status == .failed)
            try await client.publish("requestChat", ["nickname": "Ada", "auth": ["encoded": "YXBwOndyb25n"]])
            #expect(client.chat.isEmpty)
            try await client.publish("requestChat", ["nickname": "Ada", "auth": ["encoded": "YXBwOnNlY3JldA=="]])
            #expect(!client.chat.isEmpty)
        }
    }

    @Test("a client that stops polling is missed, and shakes hands anew, since another one may have moved the cursor")
    func missed() async throws {
        try await Self.run { browser in
            let client = try await Self.client(browser)
            try await client.publish("requestChat", ["nickname": "Ada"])
            try await client.connect()
            try await browser.node.pass(seconds: 30)
            try await Self.says("One", client)
            #expect(try await browser.node.head(ChatID(client.chat))?.attendance.presence.isAway == true)
            #expect(browser.node.core.hub.sessions.count == 0)
            let answer = try await client.connect()
            #expect(answer?["advice"]?["reconnect"]?.string == "handshake")
            try await client.comeBack()
            #expect(client.texts == ["One"])
            try await client.publish("sendMessage", ["message": "Two"])
            #expect(client.texts == ["One", "Two"])
            let present = try await browser.node.head(ChatID(client.chat))?.attendance.presence
            #expect(present == .present(clientID: client.clientID))
        }
    }

    @Test("a good-bye for a client that is no longer here counts with its cookie")
    func lateFarewell() async throws {
        try await Self.run { browser in
            let client = try await Self.client(browser)
            try await client.publish("requestChat", ["nickname": "Ada"])
            try await Self.says("One", client)
            try await browser.node.pass(seconds: 30)
            try await client.comeBack()
            try await browser.node.pass(seconds: 30)
            try await client.leave()
            #expect(try await browser.node.head(ChatID(client.chat))?.attendance.cursor == 3)
            try await client.comeBack()
            #expect(client.texts == ["One"])
        }
    }

    @Test("clients of both versions in one chat see the same events, and one that stays keeps the customer present")
    func bothVersions() async throws {
        try await Self.run { browser in
            let node = browser.node
            let user = SimulatedNode.user
            let old = try await node.arrive()
            let created = try JSONValue(parsing: try await node.chat.createService("support", node.call()))
            let service = ServiceID(created["_id"]?.string ?? "")
            let call = node.call(["notify_by": "comet", "userDisplayName": "Stan", "_verbose": "true"])
            let answer = try JSONValue(parsing: try await node.chat.create(service, call).body)
            let chat = ChatID(answer["chatSessionId"]?.string ?? "")
            let party = Self.agent
            _ = try await node.core.chats.receive(
                AgentEvent(chat: chat, party: party, action: .message(text: "Hi", key: nil)))
            // The key and the user that the other phone was given.
            let client = try await Self.client(browser)
            let userID = try #require(answer["userId"])
            try await client.publish(
                "requestNotifications", ["chatId": .string(chat.text), "userId": userID],
                key: answer["secureKey"]?.string)
            let wrong = V2CometClient(node)
            try await wrong.shakeHands()
            try await wrong.publish(
                "requestNotifications", ["chatId": .string(chat.text), "userId": "0000000000000000"],
                key: answer["secureKey"]?.string)
            #expect(wrong.failure?.isEnded == true && wrong.shown.isEmpty)
            #expect(client.texts == ["Hi"] && client.shown.count == 3)
            #expect(try await node.head(chat)?.attendance.presence == .present(clientID: client.clientID))
            try await client.publish("sendMessage", ["message": "From the new one"])
            let read = { (answer: [JSONValue]) in
                answer.compactMap { $0["data"]?["message"] }.flatMap { $0["transcriptToShow"]?.array ?? [] }
                    .compactMap { $0[2]?.string }
            }
            #expect(read(try await node.connect(old.clientID, user: user)).suffix(2) == ["Hi", "From the new one"])
            // The new one leaves: the old one keeps the customer present.
            try await client.leave()
            #expect(try await node.head(chat)?.attendance.presence == .present(clientID: old.clientID))
            try await client.comeBack()
            // The old one leaves: so does the new one, a moment later.
            _ = try await node.connect(old.clientID, user: user)
            _ = try await node.sayGoodbye(old.clientID, position: 4)
            try await client.connect()
            try await node.pass(seconds: 1)
            #expect(try await node.head(chat)?.attendance.presence == .present(clientID: client.clientID))
        }
    }

    @Test("what a client publishes in a row is taken in its order, and its last words come before the end")
    func row() async throws {
        try await Self.run { browser in
            let client = try await Self.client(browser)
            try await client.publish("requestChat", ["nickname": "Ada"])
            let lines = (1...40).map { "line \($0)" }
            func post(_ operation: String, _ text: String? = nil) {
                var data: JSONObject = [
                    "operation": .string(operation), "secureKey": .string(client.secureKey),
                ]
                if let text { data.append(key: "message", value: .string(text)) }
                browser.node.post(
                    [
                        "channel": .string(V2CometClient.channel), "clientId": .string(client.clientID),
                        "data": .object(data),
                    ], cookie: client.cookie)
            }
            for line in lines { post("sendMessage", line) }
            post("disconnect")
            let chat = ChatID(client.chat)
            #expect(try await browser.node.eventually { try await browser.node.head(chat)?.life.state == .ended })
            let events = try await browser.node.store.events(chat, after: 0, limit: 99)
            #expect(events.filter { $0.kind == .messageText }.map(\.text) == lines)
        }
    }

    @Test("a session that asks for another chat reads that one, and the customer leaves the first")
    func another() async throws {
        try await Self.run { browser in
            let client = try await Self.client(browser)
            try await client.publish("requestChat", ["nickname": "Ada"])
            let first = ChatID(client.chat)
            let second = try await Self.client(browser)
            try await second.publish("requestChat", ["nickname": "Bob"])
            try await client.publish("requestNotifications", ["transcriptPosition": 1], key: second.secureKey)
            #expect(try await browser.node.head(first)?.attendance.presence.isAway == true)
            let presence = try await browser.node.head(ChatID(second.chat))?.attendance.presence
            #expect(presence == .present(clientID: client.clientID))
        }
    }

    // MARK: - Several clients of one chat

    /// Runs a node, lets it die without a word, and runs another one of its name on its database.
    private static func restarting(
        _ life: (GMSBrowser) async throws -> Void, then next: (GMSBrowser) async throws -> Void
    ) async throws {
        try await run { browser in
            try await life(browser)
            var settings = Settings()
            settings.services = [ServiceOptions(name: "support", kind: .chat)]
            let all = settings
            let node = SimulatedNode(store: browser.node.store, time: browser.node.time) { $0 = all }
            let reborn = GMSBrowser(node, all)
            try await node.run { try await next(reborn) }
        }
    }

    @Test("a client that polls with the same key takes no event from one over CometD whose node dies")
    func besidePolling() async throws {
        var phone: V2CometClient?
        try await Self.restarting { browser in
            let client = try await Self.client(browser)
            phone = client
            try await client.publish("requestChat", ["nickname": "Ada"])
            try await Self.says("One", client)
            try await client.connect()
            try await client.connect()
            try await browser.node.pass(seconds: 1)
            #expect(try await browser.node.head(ChatID(client.chat))?.attendance.cursor == 3)
            // The other client is first to get it; then the node dies.
            try await Self.says("Two", client)
            let key = client.secureKey
            let polled = try await browser.send(
                .post, "/genesys/2/chat/support/\(client.chat)/refresh", "secureKey=\(key)&transcriptPosition=1",
                type: "application/x-www-form-urlencoded")
            #expect(polled.status == 200 && polled.body.contains("Two"))
        } then: { browser in
            let client = try #require(phone)
            client.nodes = [browser.node]
            try await client.connect()
            #expect(client.texts == ["One", "Two"])
        }
    }

    @Test("a client that the stored cursor does not follow shakes hands anew after its node died, with its position")
    func besideAnother() async throws {
        var phones: [V2CometClient] = []
        try await Self.restarting { browser in
            let (first, second) = (try await Self.client(browser), try await Self.client(browser))
            phones = [first, second]
            try await first.publish("requestChat", ["nickname": "Ada"])
            try await second.publish("requestNotifications", key: first.secureKey)
            try await Self.says("One", first)
            for phone in phones {
                try await phone.connect()
                try await phone.connect()
            }
            // The first one has all of it; the second one, which came last, is in a tunnel.
            for text in ["Two", "Three"] { try await Self.says(text, first) }
            try await first.connect()
            try await first.connect()
            try await browser.node.pass(seconds: 1)
            #expect(phones.map(\.texts.count) == [3, 1])
            #expect(try await browser.node.head(ChatID(first.chat))?.attendance.cursor == 3)
            try await Self.says("Four", first)
        } then: { browser in
            for phone in phones { phone.nodes = [browser.node] }
            let refused = try await phones[0].connect()
            #expect(refused?["error"]?.string?.hasPrefix("402:") == true)
            #expect(refused?["advice"]?["reconnect"]?.string == "handshake")
            try await phones[1].connect()
            #expect(phones[1].texts == ["One", "Two", "Three", "Four"])
            try await phones[0].comeBack()
            #expect(phones[0].texts == ["One", "Two", "Three", "Four"])
        }
    }

    @Test("a client that stays when the other leaves reads on from what it has itself, also after its node died")
    func staysBehind() async throws {
        var phones: [V2CometClient] = []
        try await Self.restarting { browser in
            let (first, second) = (try await Self.client(browser), try await Self.client(browser))
            phones = [first, second]
            try await first.publish("requestChat", ["nickname": "Ada"])
            try await first.connect()
            try await second.publish("requestNotifications", key: first.secureKey)
            try await Self.says("One", first)
            try await second.connect()
            try await second.connect()
            try await second.leave()
            #expect(
                try await browser.node.head(ChatID(first.chat))?.attendance.presence
                    == .present(clientID: first.clientID))
            #expect(try await browser.node.head(ChatID(first.chat))?.attendance.cursor == 1)
        } then: { browser in
            phones[0].nodes = [browser.node]
            try await phones[0].connect()
            #expect(phones[0].texts == ["One"])
        }
    }

    // MARK: - Limits by bytes

    @Test("the bytes that are published count for their address as those of a request do")
    func written() async throws {
        try await Self.run {
            $0.limits.perAddress[.written] = 200
        } _: { browser in
            var outcomes: [Bool] = []
            for address in ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"] {
                let client = V2CometClient(browser.node)
                client.peer = address
                try await client.shakeHands()
                let text = JSONValue.string(String(repeating: "x", count: 28_000))
                try await client.publish("requestChat", ["nickname": "Ada", "userData": ["a": text, "b": text]])
                outcomes.append(!client.chat.isEmpty)
                if client.chat.isEmpty {
                    #expect(client.failure?.errors.first?.advice.contains("Too many requests") == true)
                }
            }
            #expect(outcomes == [true, true, true, true, false, true])
        }
    }

    @Test("who has got too many bytes reads no more until they are paid; other addresses do")
    func answered() async throws {
        try await Self.run {
            $0.limits.perAddress[.answered] = 60
        } _: { browser in
            let node = browser.node
            let client = V2CometClient(node)
            client.peer = "192.0.2.1"
            try await client.shakeHands()
            try await client.publish("requestChat", ["nickname": "Ada"])
            node.core.hub.answered(65_000, to: "192.0.2.1")
            func errors(_ peer: String) async throws -> [String] {
                client.peer = peer
                let connect = try await client.connect()
                let subscribe = try await client.send([
                    "channel": "/meta/subscribe", "clientId": .string(client.clientID),
                    "subscription": .string(V2CometClient.channel),
                ])
                let stranger = V2CometClient(node)
                stranger.peer = peer
                let handshake = try await stranger.send([
                    "channel": "/meta/handshake", "version": "1.0", "supportedConnectionTypes": ["long-polling"],
                ])
                if let interval = connect?["advice"]?["interval"]?.int, connect?["successful"] == false {
                    #expect((1...5_000).contains(interval) && connect?["advice"]?["reconnect"] == "retry")
                }
                return [connect, subscribe, handshake].compactMap { $0?["error"]?.string }
            }
            #expect(try await errors("192.0.2.1") == Array(repeating: "429::Too many requests", count: 3))
            #expect(try await errors("192.0.2.2") == [])
            client.peer = "192.0.2.1"
            try await client.send([
                "channel": .string(V2CometClient.channel), "clientId": .string(client.clientID),
                "data": ["operation": "requestNotifications", "secureKey": .string(client.secureKey)],
            ])
            client.peer = "192.0.2.2"
            try await client.connect()
            #expect(client.failure?.errors.first?.advice.contains("Too many requests") == true)
            try await node.pass(seconds: 6)
            #expect(try await errors("192.0.2.1") == [])
        }
    }

    // MARK: - Names of services

    @Test(
        "a service of any name has its channel, spelled as it is or percent-encoded as in a path",
        arguments: [
            ("support.de", "support.de"), ("a+b", "a+b"), ("A:B", "A%3aB"), ("Customer Support", "Customer Support"),
            ("Customer Support", "Customer%20Support"), ("café", "café"), ("café", "caf%C3%A9"), ("a%20b", "a%20b"),
        ])
    func names(service: String, spelled: String) async throws {
        try await Self.run {
            $0.services = [ServiceOptions(name: service, kind: .chat)]
        } _: { browser in
            let node = browser.node
            let channel = "/service/chatV2/" + spelled
            let shaken = try await node.comet(
                ["channel": "/meta/handshake", "version": "1.0", "supportedConnectionTypes": ["long-polling"]],
                user: nil, cookie: nil)
            let id = try #require(shaken.messages.first?["clientId"])
            var answers: [JSONValue] = []
            let messages: [JSONValue] = [
                ["channel": "/meta/subscribe", "clientId": id, "subscription": .string(channel)],
                [
                    "channel": .string(channel), "clientId": id,
                    "data": ["operation": "requestChat", "nickname": "Ada"],
                ],
                [
                    "channel": "/meta/connect", "clientId": id, "connectionType": "long-polling",
                    "advice": ["timeout": 0],
                ],
            ]
            for message in messages {
                answers += try await node.comet(message, user: nil, cookie: shaken.cookie).messages
            }
            #expect(answers.allSatisfy { $0["error"] == nil })
            let events = answers.filter { $0["data"]?["chatId"]?.string?.isEmpty == false }
            #expect(!events.isEmpty && events.allSatisfy { $0["channel"]?.string == channel })
            let other = try await node.comet(
                ["channel": "/meta/subscribe", "clientId": id, "subscription": "/service/chatV2/other%20one"],
                user: nil, cookie: shaken.cookie)
            #expect(other.messages.first?["successful"] == false)
        }
    }
}
