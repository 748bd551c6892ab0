import Beckon
import BeckonJSON
import HTTPTypes
import Testing

@testable import BeckonNode
@testable import BeckonServer

/// Clients of chat version 2 over REST, each with its own way of writing requests and reading answers.
@Suite struct FormClientsTests {
    // MARK: - A web page

    /// What a web page shows of an answer: nothing if there is a member `errors`, however empty, or if the chat is over.
    private static func shown(_ answer: GMSBrowser.Answer) throws -> (json: JSONValue, messages: [JSONValue]) {
        let json = try JSONValue(parsing: answer.bytes)
        guard json["errors"] == nil, json["chatEnded"]?.bool == false else { return (json, []) }
        return (json, try #require(json["messages"]?.array))
    }

    @Test("a web page: bodies that begin with &, quoted keys, receipts, and no message beside errors or the end")
    func webPage() async throws {
        try await FormClient.run { client in
            let begun = try Self.shown(
                try await client.post(
                    "/genesys/2/chat/support",
                    raw: "&nickname=Ada&firstName=Ada&lastName=Byron&userData%5B%22colour%22%5D=red&emailAddress="))
            let chat = try #require(begun.json["chatId"]?.string)
            let path = "/genesys/2/chat/support/\(chat)"
            func identity(_ json: JSONValue) throws -> String {
                try ["userId", "secureKey", "alias"].map { "&\($0)=\(try #require(json[$0]?.string, "\($0)"))" }
                    .joined()
            }
            let mine = try identity(begun.json)
            #expect(try await client.browser.node.core.chats.head(ChatID(chat)).customer.userData["colour"] == "red")
            var (next, all): (Int, [String]) = (1, [])
            func poll() async throws {
                let answer = try Self.shown(
                    try await client.post("\(path)/refresh", raw: mine + "&transcriptPosition=\(next)"))
                all += answer.messages.compactMap { $0["text"]?.string }
                next = try #require(answer.json["nextPosition"]?.int)
            }
            try await client.agentSays("One", in: chat)
            try await poll()
            try await poll()
            #expect(all == ["One"])
            let receipt = try Self.shown(
                try await client.post("\(path)/readReceipt", raw: mine + "&transcriptPosition=\(next)"))
            #expect(receipt.json["statusCode"] == 0)
            #expect(try await client.browser.node.store.receipt(ChatID(chat)).read == next - 1)
            // The limits are read from the first message, the type by a plain search of the ending.
            let limits = try Self.shown(try await client.post("\(path)/file/limits", raw: mine))
            let types = try #require(limits.messages.first?["userData"]?["upload-file-types"]?.string)
            #expect(types.contains("png"))
            // The agent's last line is out before the end is told.
            try await client.agentSays("Bye", in: chat)
            try await client.agent(.ended, in: chat)
            try await poll()
            #expect(all == ["One", "Bye"])
            let over = try Self.shown(
                try await client.post("\(path)/refresh", raw: mine + "&transcriptPosition=\(next)"))
            #expect(over.json["chatEnded"] == true && over.json["errors"] == nil)
            let left = try Self.shown(try await client.post("\(path)/disconnect", raw: mine))
            #expect(try identity(left.json) == mine && left.json["chatId"] == .string(chat))
        }
    }

    // MARK: - React Native

    @Test("a React Native app: empty identity members, what Widgets add, and always one index less than the next one")
    func reactNative() async throws {
        try await FormClient.run { client in
            let begun = try JSONValue(
                parsing: try await client.post(
                    "/genesys/2/chat/request-chat",
                    [
                        "nickname": "Ada", "firstName": "Ada", "lastName": "Byron", "subject": "Order 17", "text": "",
                        "emailAddress": "ada@example.com", "userId": "", "secureKey": "", "alias": "",
                        "userData[GCTI_LanguageCode]": "en", "userData[_genesys_source]": "web",
                        "userData[_genesys_url]": "https://www.example.com/help?a=b&c=d",
                        "userData[_genesys_OS]": "Android", "userData[TimeZone]": "-480",
                    ]
                ).bytes)
            let chat = try #require(begun["chatId"]?.string)
            #expect(begun["messages"]?.array?.count == 1)
            let data = try await client.browser.node.core.chats.head(ChatID(chat)).customer.userData
            #expect(data["_genesys_url"] == "https://www.example.com/help?a=b&c=d" && data["TimeZone"] == "-480")
            #expect(data["emailAddress"] == "ada@example.com" && data["subject"] == "Order 17")
            var next = try #require(begun["nextPosition"]?.int)
            var lines: [Int: String] = [:]
            func perform(_ operation: String, _ message: String, position: Bool) async throws {
                let identity = ["userId", "secureKey", "alias"].map { "\($0)=\(begun[$0]?.string ?? "")" }
                let form = identity + ["message=\(message)"] + (position ? ["transcriptPosition=\(next - 1)"] : [])
                let answer = try JSONValue(
                    parsing: try await client.post(
                        "/genesys/2/chat/request-chat/\(chat)/\(operation)", raw: form.joined(separator: "&")
                    ).bytes)
                for message in answer["messages"]?.array ?? [] {
                    lines[try #require(message["index"]?.int)] = message["text"]?.string ?? ""
                }
                next = try #require(answer["nextPosition"]?.int)
            }
            // Its next index also comes from answers to what it sends: none may lead past an event that it has not seen.
            try await client.agentSays("One", in: chat)
            try await perform("startTyping", "Tw", position: false)
            try await perform("send", "Two", position: false)
            try await perform("refresh", "", position: true)
            try await client.agentSays("Three", in: chat)
            try await perform("send", "Four", position: true)
            try await perform("refresh", "", position: true)
            let texts = lines.sorted { $0.key < $1.key }.map(\.value).filter { !$0.isEmpty }
            #expect(texts == ["One", "Two", "Three", "Four"])
            #expect(lines.keys.sorted() == Array(1...7) && next == 8)
        }
    }

    // MARK: - Bots and bridges

    @Test("a bot: a slash at the end, a gateway's key beside it, and an empty message with the position at the end")
    func bot() async throws {
        try await FormClient.run { client in
            var bot = client
            bot.fields = [HTTPField(name: try #require(HTTPField.Name("apikey")), value: "of-the-gateway")]
            let begun = try JSONValue(
                parsing: try await bot.post(
                    "/genesys/2/chat/support/", ["nickname": "Bot", "subject": "Order 17", "text": ""]
                ).bytes)
            let chat = try #require(begun["chatId"]?.string)
            let identity = ["userId", "secureKey", "alias"].map { "\($0)=\(begun[$0]?.string ?? "")" }
                .joined(separator: "&")
            let path = "/genesys/2/chat/support/\(chat)"
            for _ in 0..<2 {
                let answer = try JSONValue(
                    parsing: try await bot.post("\(path)/refresh", raw: "message=&transcriptPosition=1&\(identity)")
                        .bytes)
                #expect(answer["messages"]?.array?.count == 1 && answer["statusCode"] == 0)
            }
            let left = try JSONValue(
                parsing: try await bot.post("\(path)/disconnect", raw: "message=&transcriptPosition=2&\(identity)")
                    .bytes)
            #expect(left["chatEnded"] == true && left["statusCode"] == 0)
            #expect(left["messages"]?.array?.compactMap { $0["type"]?.string } == ["ParticipantLeft"])
        }
    }

    @Test(
        "a bridge of short messages: Subject with a capital, data for long chats, a bare send, and failures by their number"
    )
    func bridge() async throws {
        try await FormClient.run { client in
            let begun = try JSONValue(
                parsing: try await client.post(
                    "/genesys/2/chat/support",
                    [
                        "nickname": "+4930123456", "Subject": "SMS", "userData[GCTI_Chat_AsyncMode]": "true",
                        "userData[GCTI_Chat_PushSubscribe]": "true", "userData[GCTI_GMS_NodeGroup]": "GMS",
                        "userData[GCTI_GMS_PushDeviceId]": "+4930123456",
                        "userData[GCTI_GMS_PushDeviceType]": "customhttp", "userData[Number]": "+4930123456",
                    ]
                ).bytes)
            let chat = try #require(begun["chatId"]?.string)
            let head = try await client.browser.node.core.chats.head(ChatID(chat))
            #expect(head.customer.userData["Subject"] == "SMS" && head.customer.userData["Number"] == "+4930123456")
            #expect(head.customer.deviceID != nil)
            let path = "/genesys/2/chat/support/\(chat)"
            let identity = ["userId", "secureKey", "alias"].map { "\($0)=\(begun[$0]?.string ?? "")" }
            let sent = try JSONValue(
                parsing: try await client.post(
                    "\(path)/send", raw: (identity + ["message=Hello"]).joined(separator: "&")
                )
                .bytes)
            #expect(sent["messages"] == [] && sent["nextPosition"]?.int != nil && sent["errors"] == nil)
            let wrong = try await client.post("\(path)/send", raw: "userId=0&secureKey=0&alias=1&message=Hello")
            let failure = try JSONValue(parsing: wrong.bytes)
            #expect(wrong.status == 200 && failure["chatEnded"] == true && failure["statusCode"] == 2)
            #expect(failure["messages"] == [] && failure["errors"]?.array?.count == 1)
            #expect(failure["errors"]?[0]?["code"] == 249 && failure["errors"]?[0]?["advice"]?.string?.isEmpty == false)
        }
    }

    @Test("a script: JSON of any client is read by members, and a refresh with an empty message says nothing")
    func script() async throws {
        try await FormClient.run { client in
            let begun = try await client.post(
                "/genesys/2/chat/support",
                ["firstName": "Ada", "lastName": "Byron", "subject": "Order 17", "emailAddress": "ada@example.com"])
            #expect(begun.headers[.contentType]?.hasPrefix("application/json") == true)
            let json = try JSONValue(parsing: begun.bytes)
            let chat = try #require(json["chatId"]?.string)
            let form =
                ["userId", "secureKey", "alias"].map { "\($0)=\(json[$0]?.string ?? "")" }
                + ["message=", "transcriptPosition=0"]
            let answer = try JSONValue(
                parsing: try await client.post(
                    "/genesys/2/chat/support/\(chat)/refresh", raw: form.joined(separator: "&")
                ).bytes)
            #expect(answer["messages"]?.array?.count == 1 && answer["nextPosition"] == 2)
            #expect(answer["messages"]?[0]?["from"]?["nickname"] == "Ada Byron")
        }
    }
}
