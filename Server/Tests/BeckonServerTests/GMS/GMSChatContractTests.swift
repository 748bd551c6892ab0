import Beckon
import BeckonJSON
import GMSContract
import HTTPTypes
import TestTime
import Testing

@testable import BeckonDesk
@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonNode
@testable import BeckonServer

/// Chat version 1 over REST, member by member and option by option.
@Suite struct GMSChatContractTests {
    /// A client of one service that sends forms, also to the whole addresses of answers.
    private struct Client {
        let browser: GMSBrowser
        var user: String?

        func post(_ path: String, _ form: String = "") async throws -> GMSBrowser.Answer {
            let base = "https://gms.example.com"
            let path = path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
            let fields = try user.map { [HTTPField(name: try #require(HTTPField.Name("gms_user")), value: $0)] } ?? []
            return try await browser.send(
                .post, path, form, fields: fields, type: "application/x-www-form-urlencoded")
        }

        func json(_ path: String, _ form: String = "") async throws -> JSONValue {
            let answer = try await post(path, form)
            #expect(answer.status == 200, "\(answer.body)")
            return try JSONValue(parsing: answer.bytes)
        }

        /// The path of a new chat, and its resource.
        func begin(_ form: String = "userDisplayName=Ada") async throws -> (path: String, resource: JSONValue) {
            let id = try #require(try await json("/genesys/1/service/support")["_id"]?.string)
            let path = "/genesys/1/service/\(id)/ixn/chat"
            return (path, try await json(path, form))
        }

        func agent(_ action: AgentEvent.Action, in resource: JSONValue) async throws {
            let chat = ChatID(try #require(resource["chatSessionId"]?.string))
            _ = try await browser.node.core.port(of: .desk).tell(
                chat, by: AgentParty(nickname: "Kim", kind: .agent, account: "kim"), action)
        }
    }

    private static func run(
        _ change: (inout ServiceOptions) -> Void = { _ in }, _ body: (Client) async throws -> Void
    ) async throws {
        try await GMSBrowser.run { settings in
            var support = ServiceOptions(name: "support", kind: .chat)
            change(&support)
            settings.services = [support]
        } _: { browser async throws in
            try await body(Client(browser: browser))
        }
    }

    // MARK: - The oldest client

    @Test(
        "an instance names where to create its chat, the verbose answer the six other addresses, and all of them work")
    func addresses() async throws {
        try await Self.run { client in
            for method in [HTTPRequest.Method.post, .get] {
                let created = try await client.browser.send(method, "/genesys/1/service/support")
                let instance = try JSONValue(parsing: created.bytes)
                let id = try #require(instance["_id"]?.string)
                let create = try #require(instance["_chatIxnAPI-CREATE-URL"]?.string)
                #expect(create == "https://gms.example.com/genesys/1/service/\(id)/ixn/chat")
                let first = try await client.json(create, "userDisplayName=Ada&_verbose=true")
                #expect(first["chatIxnState"] == "CONNECTED")
                for (name, shown) in [
                    ("START_TYPING", 0), ("STOP_TYPING", 0), ("REFRESH", 3), ("REFRESH_FROM_START", 3), ("SEND", 0),
                ] {
                    let url = try #require(first["_chatIxnAPI_\(name)_URL"]?.string)
                    let answer = try await client.json(url, name == "SEND" ? "message=Hello" : "")
                    #expect(answer["transcriptToShow"]?.array?.count == shown, "\(name)")
                    #expect(answer["chatIxnState"] == "TRANSCRIPT", "\(name)")
                }
                let url = try #require(first["_chatIxnAPI_DISCONNECT_URL"]?.string)
                #expect(try await client.json(url)["chatIxnState"] == "DISCONNECTED")
            }
        }
    }

    @Test("an instance has one chat: creating it again answers the same one")
    func once() async throws {
        try await Self.run { client in
            let (path, first) = try await client.begin()
            let second = try await client.json(path, "userDisplayName=Somebody")
            #expect(second["chatSessionId"] == first["chatSessionId"])
            let all = try await client.json("\(path)/refresh", "transcriptPosition=0")
            #expect(all["transcriptToShow"]?.array?.map { $0[1] } == ["Ada"])
        }
    }

    // MARK: - Members

    @Test(
        "the beginning is told in whole seconds, and each event's time as seconds since then, as an integer in a text")
    func times() async throws {
        try await Self.run { client in
            let (path, first) = try await client.begin()
            #expect(first["startedAt"] == "2026-11-20T08:00:00Z")
            client.browser.node.time.advance(by: Milliseconds(8_400))
            _ = try await client.json("\(path)/send", "message=Hello")
            client.browser.node.time.advance(by: Milliseconds(9_500))
            try await client.agent(.message(text: "Hi", key: nil), in: first)
            let all = try await client.json("\(path)/refresh", "transcriptPosition=0")
            #expect(all["transcriptToShow"]?.array?.map { $0[3] } == ["0", "8", "17", "17"])
            #expect(all["startedAt"] == first["startedAt"] && all["transcriptPosition"] == 4)
            #expect(all["chatSessionId"] == first["chatSessionId"] && all["chatServiceMessage"]?.string != nil)
        }
    }

    @Test("each kind of event has its word, each party its own, and five texts are all there is")
    func events() async throws {
        try await Self.run { client in
            let (path, first) = try await client.begin()
            for operation in ["startTyping", "stopTyping"] { _ = try await client.json("\(path)/\(operation)") }
            for action: AgentEvent.Action in [
                .joined, .typing(.began), .typing(.stopped), .message(text: "Hi", key: nil),
                .pushedURL("https://example.com/a", key: nil), .custom(text: "form||A7", key: nil), .ended,
            ] {
                try await client.agent(action, in: first)
            }
            let all = try #require(
                try await client.json("\(path)/refresh", "transcriptPosition=0")["transcriptToShow"]?.array)
            #expect(all.allSatisfy { $0.array?.count == 5 && $0.array?.allSatisfy { $0.string != nil } == true })
            #expect(
                all.map { $0[0] } == [
                    "Notice.Joined", "Notice.TypingStarted", "Notice.TypingStopped", "Notice.Joined",
                    "Notice.TypingStarted", "Notice.TypingStopped", "Message.Text", "Notice.PushUrl", "Notice.Custom",
                    "Notice.Left",
                ])
            #expect(all.map { $0[4] } == Array(repeating: "CLIENT", count: 3) + Array(repeating: "AGENT", count: 7))
            #expect(all[7][2] == "https://example.com/a" && all[8][2] == "form||A7")
        }
    }

    @Test("each party has its word, in both versions")
    func parties() {
        let start = Timestamp(milliseconds: 0)
        let head = ChatHead(
            ChatID("c"), serviceID: ServiceID("s"), serviceName: "support",
            life: ChatLife(startedAt: start, expiresAt: start), customer: ChatCustomer(nickname: "Ada"),
            attendance: ChatAttendance(.polling))
        let events = PartyKind.allCases.map { party in
            TranscriptEvent(
                position: 1, kind: .messageText, nickname: "Kim", text: "Hi", party: party, at: start, key: nil)
        }
        #expect(
            events.map { TranscriptEncoder.entry($0, of: head).party.rawValue } == [
                "CLIENT", "AGENT", "SUPERVISOR", "EXTERNAL",
            ])
        let parties = events.map { ChatV2Encoder.message($0).from }
        #expect(parties.map(\.type) == ["Client", "Agent", "Supervisor", "External"])
        #expect(parties.first?.participantID == 1 && Set(parties.map(\.participantID)).count == 4)
    }

    @Test(
        "the name that the agent sees comes from the first of the members that clients send",
        arguments: [
            ("userDisplayName=A&UserName=B&firstName=C", "A"), ("UserName=B&FirstName=C&LastName=D", "B"),
            ("firstName=C&lastName=D", "C D"), ("FirstName=C", "C"), ("userDisplayName=&lastName=D", "D"),
            ("subject=x", "Customer"),
        ])
    func names(form: String, name: String) async throws {
        try await Self.run { client in
            let (path, _) = try await client.begin(form)
            let all = try await client.json("\(path)/refresh", "transcriptPosition=0")
            #expect(all["transcriptToShow"]?[0]?[1] == .string(name))
        }
    }

    @Test(
        "a device comes with its type, language, section and whether it is one of a developer; an unknown type is none",
        arguments: [
            ("gcm", PushType?.some(.gcm)), ("fcm", .fcm), ("ios", .ios), ("httpcb", .httpcb),
            ("customhttp", .customhttp), ("android", .android), ("windows", nil), ("orscb", nil),
        ])
    func devices(word: String, type: PushType?) async throws {
        try await Self.run { client in
            let (_, first) = try await client.begin(
                "push_notification_deviceid=https://push.example.com/1&push_notification_type=\(word)"
                    + "&push_notification_language=ru-RU&push_notification_debug=true&push_notification_provider=brand"
                    + "&subscriptionID=7")
            let head = try await client.browser.node.core.chats.head(ChatID(first["chatSessionId"]?.string ?? ""))
            #expect(head.customer.userData.isEmpty)
            guard let id = head.customer.deviceID, let device = try await client.browser.node.store.device(id) else {
                #expect(type == nil)
                return
            }
            #expect(device.type == type && device.token == "https://push.example.com/1" && device.debug)
            #expect(device.language == "ru-RU" && device.providerName == "brand")
        }
    }

    // MARK: - Options

    @Test("after the agent's end a refresh still answers, or 400 where the service says so", arguments: [false, true])
    func refused(isRefused: Bool) async throws {
        try await Self.run {
            $0.refuseRefreshAfterEnd = isRefused
        } _: { client in
            let (path, first) = try await client.begin()
            try await client.agent(.ended, in: first)
            let answer = try await client.post("\(path)/refresh")
            #expect(answer.status == (isRefused ? 400 : 200))
            let json = try JSONValue(parsing: answer.bytes)
            #expect(json["chatIxnState"] == (isRefused ? nil : "DISCONNECTED"))
            #expect((json["exception"] != nil && json["message"] != nil) == isRefused)
        }
    }

    @Test(
        "the desk is told in the service's words that the customer is away, the customer in the service's own by push")
    func words() async throws {
        try await Self.run {
            $0.clientTimeoutNotification = .seconds(20)
            $0.clientTimeoutNotificationMessage = "Kim has answered"
            $0.agentTimeoutNotificationMessage = "gone for now"
            $0.filteredEvents = [.joined]
        } _: { browser in
            var client = browser
            client.user = SimulatedNode.user
            let node = client.browser.node
            let (_, first) = try await client.begin(
                "notify_by=comet&push_notification_deviceid=http://app.example&push_notification_type=httpcb")
            let (clientID, _) = try await node.arrive()
            _ = try await node.sayGoodbye(clientID, position: 1)
            let chat = ChatID(first["chatSessionId"]?.string ?? "")
            let kim = DeskAccount(user: "kim", nickname: "Kim", role: .agent, passwordHash: "")
            let desk = try JSONValue(parsing: try await node.desk.transcript(chat, after: 0, for: kim))
            #expect(desk["notice"] == "gone for now")
            // Joining is filtered, typing is not: it begins the wait.
            try await client.agent(.joined, in: first)
            try await node.pass(seconds: 30)
            #expect(node.recorder.pushes.isEmpty)
            try await client.agent(.typing(.began), in: first)
            try await node.pass(seconds: 19)
            try await client.agent(.message(text: "Hello", key: nil), in: first)
            #expect(node.recorder.pushes.isEmpty)
            try await node.pass(seconds: 2)
            guard case .chat(let notice, _, _, let lines, _) = try #require(node.recorder.pushes.first).content else {
                Issue.record("no push about a chat")
                return
            }
            #expect(notice == "Kim has answered")
            #expect(lines.map(\.kind) == [.typingStarted, .messageText])
            try await node.pass(seconds: 1)
            #expect(node.recorder.pushes.count == 1)
        }
    }

    @Test("a page may name its gms_user in the handshake's ext, and hears that customer's chats")
    func extensionUser() async throws {
        try await Self.run { browser in
            var client = browser
            client.user = SimulatedNode.user
            let (_, first) = try await client.begin("notify_by=comet&userDisplayName=Ada")
            let node = client.browser.node
            let hands = try await node.comet(
                [
                    "channel": "/meta/handshake", "version": "1.0", "supportedConnectionTypes": ["long-polling"],
                    "ext": ["gms_user": .string(SimulatedNode.user)],
                ], user: nil, cookie: nil)
            let clientID = try #require(hands.messages.first?["clientId"])
            var events: [JSONValue] = []
            for rest: JSONValue in [
                ["channel": "/meta/subscribe", "clientId": clientID, "subscription": "/_genesys"],
                [
                    "channel": "/meta/connect", "clientId": clientID, "connectionType": "long-polling",
                    "advice": ["timeout": 0],
                ],
            ] {
                events += try await node.comet(rest, user: nil, cookie: hands.cookie).messages
            }
            let event = events.first { $0["channel"] == "/_genesys" }
            let message = try #require(event?["data"]?["message"])
            #expect(message["chatSessionId"] == first["chatSessionId"])
        }
    }
}
