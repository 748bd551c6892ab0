import Beckon
import BeckonJSON
import BeckonNode
import GMSContract
import HTTPTypes
import Testing

@testable import BeckonGMS
@testable import BeckonServer

/// Chat version 2 over REST, as its clients send and read it.
@Suite struct GMSChatV2Tests {
    private static let agent = AgentParty(nickname: "Kim", kind: .agent, account: "kim")

    private static func run(_ body: (V2Client) async throws -> Void) async throws {
        try await GMSBrowser.run { settings in
            settings.services = [
                ServiceOptions(name: "support", kind: .chat), ServiceOptions(name: "sales", kind: .callback),
                ServiceOptions(name: "other", kind: .chat),
            ]
        } _: { browser async throws in
            try await body(V2Client(browser: browser))
        }
    }

    @Test("a chat is requested, its first event is the customer's, and every answer has what strict clients need")
    func request() async throws {
        try await Self.run { client in
            let answer = try await client.begin("nickname=Ada&subject=Order+17&userData%5Bcolour%5D=red&text=Hello")
            #expect(answer.status == .done && !answer.isEnded && answer.errors.isEmpty)
            #expect(answer.messages.map(\.type) == [.participantJoined, .message])
            #expect(answer.messages.map(\.index) == [1, 2] && answer.nextPosition == 3)
            #expect(answer.messages.allSatisfy { $0.from == .init(nickname: "Ada", participantID: 1, type: "Client") })
            #expect(answer.messages[1].text == "Hello" && answer.messages[0].text == nil)
            #expect(answer.userID?.count == 16 && answer.secureKey?.count == 16 && answer.alias == "1")
            let head = try await client.browser.node.core.chats.head(ChatID(answer.chatID))
            #expect(head.customer.userData == ["subject": "Order 17", "colour": "red"])
            #expect(head.customer.user == nil && head.attendance.presence == .polling)
        }
    }

    @Test("a trailing slash, a stray &, quoted keys and empty identity members are taken, names are put together")
    func spellings() async throws {
        try await Self.run { client in
            let path = "/genesys/2/chat/support/"
            let body = "&firstName=Ada&lastName=Byron&userData%5B%22key%22%5D=v&userId=&secureKey=&alias=&text="
            let answer = try ChatV2Answer(decoding: try await client.post(path, body))
            #expect(answer.messages.first?.from.nickname == "Ada Byron" && answer.messages.count == 1)
            let head = try await client.browser.node.core.chats.head(ChatID(answer.chatID))
            #expect(head.customer.userData["key"] == "v")
        }
    }

    @Test("positions name the next index: nothing is lost and nothing comes twice")
    func positions() async throws {
        try await Self.run { client in
            let chat = try await client.begin("nickname=Ada")
            #expect(chat.nextPosition == 2)
            let sent = try await client.perform("send", in: chat, "message=One")
            #expect(sent.messages.isEmpty && sent.nextPosition == 2)
            try await client.agentSays("Two", in: chat)
            let all = try await client.perform("refresh", in: chat, "transcriptPosition=2")
            #expect(all.messages.map(\.index) == [2, 3, 4] && all.nextPosition == 5)
            #expect(all.messages.map(\.type) == [.message, .participantJoined, .message])
            #expect(all.messages[1].from.type == "Agent" && all.messages[1].from.participantID > 1)
            #expect(all.messages[1].from == all.messages[2].from)
            let none = try await client.perform("refresh", in: chat, "transcriptPosition=5&message=")
            #expect(none.messages.isEmpty && none.nextPosition == 5 && none.errors.isEmpty)
            for first in ["0", "1"] {
                let again = try await client.perform("refresh", in: chat, "transcriptPosition=\(first)")
                #expect(again.messages.map(\.index) == [1, 2, 3, 4])
            }
            // A send with a position carries the transcript from there.
            let both = try await client.perform("send", in: chat, "message=Three&transcriptPosition=4")
            #expect(both.messages.map(\.index) == [4, 5] && both.nextPosition == 6)
            // Without a position, a refresh goes on where the last answer ended.
            try await client.agentSays("Four", in: chat)
            #expect(try await client.perform("refresh", in: chat).messages.map(\.text) == ["Four"])
            #expect(try await client.perform("refresh", in: chat).messages.isEmpty)
        }
    }

    @Test("a reader with the keys of version 1 takes neither events nor the end from the client that polls")
    func besideVersion1() async throws {
        try await Self.run { client in
            let post = { (path: String, body: String) in
                try JSONValue(parsing: try await client.browser.send(.post, path, body).bytes)
            }
            let service = try await post("/genesys/1/service/support", "{}")["_id"]?.string ?? ""
            let path = "/genesys/1/service/\(service)/ixn/chat"
            let begun = try await post(path, #"{"_verbose":true}"#)
            let polled = { () async throws -> [String] in
                try await post("\(path)/refresh", "{}")["transcriptToShow"]?.array?.compactMap { $0[2]?.string } ?? []
            }
            var chat = ChatV2Answer(status: .done, isEnded: false, chatID: begun["chatSessionId"]?.string ?? "")
            (chat.userID, chat.secureKey) = (begun["userId"]?.string, begun["secureKey"]?.string)
            #expect(try await polled().count == 1)
            try await client.agentSays("One", in: chat)
            let first = try await client.perform("refresh", in: chat, "transcriptPosition=2")
            #expect(first.messages.map(\.index) == [2, 3] && first.userID == chat.userID)
            #expect(try await client.browser.node.head(ChatID(chat.chatID))?.attendance.cursor == 1)
            #expect(try await polled().last == "One")
            // What it may ask for next goes by its own position.
            try await client.agentSays("Two", in: chat)
            #expect(try await polled() == ["Two"])
            #expect(try await client.perform("send", in: chat, "message=Three").nextPosition == 4)
            #expect(try await client.perform("refresh", in: chat).messages.map(\.text) == ["Two", "Three"])
            _ = try await client.browser.node.core.port(of: .desk).tell(ChatID(chat.chatID), by: Self.agent, .ended)
            while try await !polled().isEmpty {}
            let last = try await client.perform("refresh", in: chat, "transcriptPosition=6")
            #expect(last.messages.last?.type == .participantLeft && !last.isEnded)
            #expect(try await client.perform("refresh", in: chat).isEnded)
        }
    }

    @Test(
        "a position beyond both ends counts as the nearer end",
        arguments: [
            "-9223372036854775808", "-9223372036854775809", "9223372036854775807", "9223372036854775808", "1e9",
            "-1e9",
            "-0", "1.0",
        ])
    func extremePositions(position: String) async throws {
        try await Self.run { client in
            let chat = try await client.begin("nickname=Ada&text=Hello")
            let answer = try await client.perform("refresh", in: chat, "transcriptPosition=\(position)")
            let isEnd = Double(position) ?? 0 > 2
            #expect(answer.messages.count == (isEnd ? 0 : 2) && answer.nextPosition == 3)
            let receipt = try await client.perform("readReceipt", in: chat, "transcriptPosition=\(position)")
            #expect(receipt.errors.isEmpty)
        }
    }

    @Test("every operation makes its event, and chat version 1 names those that it does not know Notice.Custom")
    func operations() async throws {
        try await Self.run { client in
            let chat = try await client.begin("nickname=Ada")
            _ = try await client.perform("startTyping", in: chat, "message=Hel")
            _ = try await client.perform("stopTyping", in: chat)
            _ = try await client.perform("pushUrl", in: chat, "pushUrl=https://example.com/a")
            _ = try await client.perform("customNotice", in: chat, "message=scrolled")
            _ = try await client.perform("updateNickname", in: chat, "nickname=Ada+L.")
            _ = try await client.perform("updateNickname", in: chat, "nickname=Ada+L.")
            _ = try await client.perform("updateData", in: chat, "userData%5Bmood%5D=good")
            let all = try await client.perform("refresh", in: chat, "transcriptPosition=1")
            #expect(
                all.messages.map(\.type.rawValue) == [
                    "ParticipantJoined", "TypingStarted", "TypingStopped", "PushUrl", "CustomNotice", "NicknameUpdated",
                ])
            #expect(all.messages.last?.from.nickname == "Ada L.")
            // What is typed so far is taken and not passed on.
            #expect(all.messages[1].text == nil && all.messages[1].userData.isEmpty)
            #expect(all.messages[3].text == "https://example.com/a" && all.messages[4].text == "scrolled")
            let chats = client.browser.node.core.chats
            let (head, events) = try await chats.reader.events(ChatID(chat.chatID), after: 0, limit: 9)
            #expect(head.customer.userData["mood"] == "good" && head.customer.nickname == "Ada L.")
            let unknown: Set<EventKind> = [.nicknameUpdated, .fileUploaded, .fileDeleted]
            let known = Set(EventKind.allCases.filter { !unknown.contains($0) }.map(\.rawValue))
            let words = events.map { TranscriptEncoder.entry($0, of: head).type.rawValue }
            #expect(known.isSuperset(of: words) && words.last == "Notice.Custom")
        }
    }

    @Test("a read receipt moves what the customer has read, to the event before the named one")
    func receipt() async throws {
        try await Self.run { client in
            let chat = try await client.begin("nickname=Ada")
            try await client.agentSays("Hi", in: chat)
            let answer = try await client.perform("readReceipt", in: chat, "transcriptPosition=4")
            #expect(answer.status == .done && answer.messages.isEmpty)
            #expect(try await client.browser.node.store.receipt(ChatID(chat.chatID)).read == 3)
            #expect(try await client.perform("readReceipt", in: chat).status == .failed)
        }
    }

    @Test("the end is told once its events have been shown, and by the answer to disconnect at once")
    func end() async throws {
        try await Self.run { client in
            let chat = try await client.begin("nickname=Ada")
            try await client.agentSays("Bye", in: chat)
            _ = try await client.browser.node.core.port(of: .desk).tell(ChatID(chat.chatID), by: Self.agent, .ended)
            let last = try await client.perform("refresh", in: chat, "transcriptPosition=2")
            #expect(last.messages.last?.type == .participantLeft && !last.isEnded)
            let over = try await client.perform("refresh", in: chat, "transcriptPosition=\(last.nextPosition ?? 0)")
            #expect(over.isEnded && over.messages.isEmpty && over.errors.isEmpty)
            // A client that asks for the last event again learns the end as well.
            #expect(try await client.perform("refresh", in: chat, "transcriptPosition=4").isEnded)
            let refused = try await client.perform("send", in: chat, "message=more")
            #expect(refused.status == .failed && refused.isEnded && refused.errors.map(\.code) == [249])

            let other = try await client.begin("nickname=Ada")
            let left = try await client.perform("disconnect", in: other, "message=Bye&transcriptPosition=2")
            #expect(left.status == .done && left.isEnded && left.secureKey == other.secureKey)
            #expect(left.messages.map(\.type) == [.message, .participantLeft])
            #expect(try await client.perform("disconnect", in: other).isEnded)
        }
    }

    @Test("without the chat's own key there is no such chat, whatever else is right")
    func keys() async throws {
        try await Self.run { client in
            let (mine, other) = (try await client.begin("nickname=Ada"), try await client.begin("nickname=Bob"))
            let (id, key) = (mine.userID ?? "", mine.secureKey ?? "")
            for (chat, user, secret) in [
                (mine.chatID, id, other.secureKey ?? ""), (mine.chatID, other.userID ?? "", key), (mine.chatID, id, ""),
                (mine.chatID, "", key), (other.chatID, id, key), ("none", id, key), (mine.chatID, id, key.uppercased()),
            ] {
                let path = "/genesys/2/chat/support/\(chat)/refresh"
                let answer = try ChatV2Answer(
                    decoding: try await client.post(path, "userId=\(user)&secureKey=\(secret)&transcriptPosition=1"))
                #expect(answer.status == .failed && answer.isEnded && answer.messages.isEmpty)
                #expect(answer.chatID == chat && answer.secureKey == nil && answer.errors.map(\.code) == [249])
            }
            // The chat of one service is none of another.
            let elsewhere = try ChatV2Answer(
                decoding: try await client.post(
                    "/genesys/2/chat/other/\(mine.chatID)/refresh", "userId=\(id)&secureKey=\(key)"))
            #expect(elsewhere.status == .failed)
        }
    }

    @Test("failures are answered with 200 in the words of version 2, and what no operation can answer with a status")
    func failures() async throws {
        try await Self.run { client in
            let nameless = try ChatV2Answer(decoding: try await client.post("/genesys/2/chat/support", "subject=x"))
            #expect(nameless.status == .failed && nameless.isEnded && nameless.errors.map(\.code) == [161])
            let chat = try await client.begin("nickname=Ada")
            let long = try await client.perform("send", in: chat, "message=\(String(repeating: "x", count: 8_193))")
            #expect(long.status == .failed && !long.isEnded && long.errors.map(\.code) == [204])
            for (operation, body) in [
                ("send", ""), ("customNotice", ""), ("pushUrl", ""), ("updateNickname", ""),
                ("refresh", "transcriptPosition=x"),
            ] {
                let answer = try await client.perform(operation, in: chat, body)
                #expect(answer.status == .failed && !answer.isEnded && answer.chatID == chat.chatID, "\(operation)")
            }
            for path in ["/genesys/2/chat/support", "/genesys/2/chat/support/\(chat.chatID)/send"] {
                let broken = try await client.browser.send(.post, path, "{")
                let answer = try ChatV2Answer(decoding: try JSONValue(parsing: broken.bytes))
                #expect(broken.status == 200 && answer.status == .failed && answer.errors.map(\.code) == [249])
                #expect(try await client.browser.send(.post, path, "<a/>", type: "text/xml").status == 415)
            }
            for (path, status) in [
                ("/genesys/2/chat/none", 404), ("/genesys/2/chat/sales", 404),
                ("/genesys/2/chat/support/\(chat.chatID)/jump", 404),
            ] {
                #expect(try await client.browser.send(.post, path, #"{"nickname":"Ada"}"#).status == status)
            }
            #expect(try await client.browser.send(.get, "/genesys/2/chat/support").status == 405)
        }
    }

    @Test("a name alone is mandatory, and what stands in emailAddress is the operator's affair")
    func lenient() async throws {
        try await Self.run { client in
            for form in ["nickname=Ada", "firstName=Ada", "lastName=Byron", "nickname=Ada&emailAddress=none"] {
                let answer = try await client.begin(form)
                #expect(answer.status == .done, "\(form)")
            }
        }
    }

    @Test("who begins too many chats is told that none can be started now, and when to try again")
    func busy() throws {
        let failure = try #require(ChatV2Fault(TooManyRequests(.creation, wait: 4_200)))
        #expect(failure.status == .later && failure.code == 240 && failure.retryAfter == 5)
        let send = try #require(ChatV2Fault(TooManyRequests(.send, wait: 4_200)))
        #expect(send.status == .later && send.code == 249 && !send.isEnded)
    }

    @Test("JSON with userData as an object attaches each member, registers its device, and changes data")
    func json() async throws {
        try await Self.run { client in
            let post = { (path: String, body: JSONValue) in
                let answer = try await client.browser.send(.post, path, bytes: body.encoded(), type: "application/json")
                return try ChatV2Answer(decoding: JSONValue(parsing: answer.bytes))
            }
            let chat = try await post(
                "/genesys/2/chat/support",
                [
                    "nickname": "Jo", "userData[order]": "17",
                    "userData": [
                        "push_notification_deviceid": "tok-J", "push_notification_type": "fcm", "n": 5, "z": nil,
                        "order": "16", "list": [1, "a"],
                    ],
                ])
            let (node, id) = (client.browser.node, ChatID(chat.chatID))
            let head = try await node.core.chats.head(id)
            #expect(head.customer.userData == ["order": "17", "n": "5", "list": #"[1,"a"]"#])
            let device = try await node.store.device(try #require(head.customer.deviceID))
            #expect(device?.token == "tok-J")
            let path = "/genesys/2/chat/support/\(chat.chatID)/updateData"
            let identity: JSONObject = [
                "userId": .string(chat.userID ?? ""), "secureKey": .string(chat.secureKey ?? ""),
            ]
            var body = identity
            body["userData"] = ["order": "18"]
            #expect(try await post(path, .object(body)).status == .done)
            #expect(try await node.core.chats.head(id).customer.userData["order"] == "18")
            body["userData"] = ["a\u{1}b": "x"]
            #expect(try await post(path, .object(body)).status == .failed)
        }
    }

    @Test("a device in userData gets pushes while nobody polls")
    func device() async throws {
        try await Self.run { client in
            let chat = try await client.begin(
                "nickname=Ada&userData%5BGCTI_GMS_PushDeviceId%5D=https://push.example.com/1"
                    + "&userData%5BGCTI_GMS_PushDeviceType%5D=customhttp")
            let head = try await client.browser.node.core.chats.head(ChatID(chat.chatID))
            let device = try await client.browser.node.store.device(try #require(head.customer.deviceID))
            #expect(device?.token == "https://push.example.com/1" && device?.type.rawValue == "customhttp")
        }
    }
}

/// A client of chat version 2 that sends forms.
private struct V2Client {
    let browser: GMSBrowser

    func post(_ path: String, _ form: String) async throws -> JSONValue {
        let answer = try await browser.send(.post, path, form, type: "application/x-www-form-urlencoded")
        #expect(answer.status == 200, "\(answer.body)")
        let json = try JSONValue(parsing: Array(answer.body.utf8))
        for name in ["chatId", "statusCode", "chatEnded", "messages"] {
            #expect(json[name] != nil, "\(name) is missing")
        }
        return json
    }

    func begin(_ form: String) async throws -> ChatV2Answer {
        try ChatV2Answer(decoding: try await post("/genesys/2/chat/support", form))
    }

    func perform(_ operation: String, in chat: ChatV2Answer, _ form: String = "") async throws -> ChatV2Answer {
        let identity = "userId=\(chat.userID ?? "")&secureKey=\(chat.secureKey ?? "")&alias=\(chat.alias ?? "")"
        return try ChatV2Answer(
            decoding: try await post("/genesys/2/chat/support/\(chat.chatID)/\(operation)", "\(identity)&\(form)"))
    }

    func agentSays(_ text: String, in chat: ChatV2Answer) async throws {
        let agent = AgentParty(nickname: "Kim", kind: .agent, account: "kim")
        _ = try await browser.node.core.port(of: .desk).tell(
            ChatID(chat.chatID), by: agent, .message(text: text, key: nil))
    }
}
