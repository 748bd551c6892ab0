import Beckon
import BeckonJSON
import Testing

@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonNode
@testable import BeckonServer

/// What the chat operations answer and keep.
@Suite struct GMSChatTests {
    private func texts(_ answer: GMSChat.Answer) throws -> [String] {
        try JSONValue(parsing: answer.body)["transcriptToShow"]?.array?.compactMap { $0[2]?.string } ?? []
    }

    private func member(_ name: String, of answer: GMSChat.Answer) throws -> JSONValue? {
        try JSONValue(parsing: answer.body)[name]
    }

    // MARK: - The end

    @Test("last words that come with the end stand before the leave, once")
    func lastWords() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (service, chat) = try await node.startChat()
            let answer = try await node.chat.perform(.disconnect, service, node.call(["message": "Thank you, bye."]))
            #expect(try member("chatIxnState", of: answer) == "DISCONNECTED")
            let events = try await node.store.events(chat, after: 0, limit: 10)
            #expect(events.map(\.text) == ["has joined the session", "Thank you, bye.", "has left the session"])
            #expect(events.map(\.kind) == [.joined, .messageText, .left])
        }
    }

    @Test("the end without words stays as it was, and words to a chat that is over are refused")
    func endings() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (service, chat) = try await node.startChat()
            for message in ["", nil] {
                let parameters = message.map { ["message": $0] } ?? [:]
                _ = try await node.chat.perform(.disconnect, service, node.call(parameters))
            }
            await #expect(throws: ChatRefusal(.ended)) {
                try await node.chat.perform(.disconnect, service, node.call(["message": "Too late."]))
            }
            #expect(try await node.head(chat)?.lastPosition == 2)
        }
    }

    @Test("an end with words that is repeated with its key says them once")
    func repeatedEnd() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (service, chat) = try await node.startChat()
            var call = node.call(["message": "Bye."])
            call.key = "k"
            _ = try await node.chat.perform(.send, service, call)
            for _ in 0..<2 {
                let answer = try await node.chat.perform(.disconnect, service, call)
                #expect(try member("chatIxnState", of: answer) == "DISCONNECTED")
            }
            let events = try await node.store.events(chat, after: 0, limit: 10)
            #expect(events.map(\.text) == ["has joined the session", "Bye.", "has left the session"])
        }
    }

    @Test("words that are too long end nothing")
    func tooLong() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (service, chat) = try await node.startChat()
            let text = String(repeating: "x", count: ChatSession.longestText + 1)
            await #expect(throws: ChatRefusal(.textTooLong)) {
                try await node.chat.perform(.disconnect, service, node.call(["message": text]))
            }
            #expect(try await node.head(chat)?.life.state != .ended)
        }
    }

    // MARK: - Refresh

    @Test("a bare refresh of a chat on CometD shows what is not confirmed, once, and CometD still brings all of it")
    func bareRefresh() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (service, chat) = try await node.startChat()
            let (clientID, _) = try await node.arrive()
            _ = try await node.comet([
                ["channel": "/meta/disconnect", "clientId": .string(clientID), "ext": ["transcriptPosition": "1"]]
            ])
            try await node.agentSays("One.", in: chat)
            let first = try await node.chat.perform(.refresh, service, node.call())
            #expect(try texts(first) == ["has joined the session", "One."])
            #expect(try member("transcriptPosition", of: first) == 3)
            // What writing the answer does.
            if let cursor = first.cursor {
                node.core.chats.registry.withLock { $0.setPollCursor(cursor.chat, to: cursor.to) }
            }
            try await node.agentSays("Two.", in: chat)
            #expect(try texts(await node.chat.perform(.refresh, service, node.call())) == ["Two."])
            #expect(try await node.head(chat)?.attendance.cursor == 1)
            let (_, events) = try await node.arrive()
            let delivered = events.flatMap { $0["data"]?["message"]?["transcriptToShow"]?.array ?? [] }
            #expect(delivered.compactMap { $0[2]?.string } == ["has joined the session", "One.", "Two."])
        }
    }

    @Test(
        "a position is read wherever it stands and however it is spelled",
        arguments: [
            ("transcriptPosition=1", "", ""), ("", "transcriptPosition=1", "application/x-www-form-urlencoded"),
            ("", #"{"transcriptPosition":1}"#, "application/json"),
            ("", #"{"transcriptPosition":"1"}"#, "application/json"),
            ("", #"{"transcriptPosition":1.0}"#, "application/json"),
            ("transcriptPosition=1", "{}", "application/json"),
            ("transcriptPosition=1", #"{"message":""}"#, "application/x-www-form-urlencoded"),
        ])
    func positions(query: String, body: String, type: String) async throws {
        let node = SimulatedNode()
        try await node.run {
            let (service, chat) = try await node.startChat()
            try await node.agentSays("One.", in: chat)
            var call = node.call()
            call.parameters = try RequestParameters(
                query: query, contentType: type.isEmpty ? nil : type, body: Array(body.utf8))
            let answer = try await node.chat.perform(.refresh, service, call)
            #expect(try texts(answer) == ["has joined the session", "One."])
            #expect(try member("transcriptPosition", of: answer) == 3)
        }
    }

    @Test(
        "a position that is no number is refused before anything is said",
        arguments: ["x", "1.5", "0x1", "nan", "1e"])
    func badPosition(text: String) async throws {
        let node = SimulatedNode()
        try await node.run {
            let (service, chat) = try await node.startChat()
            await #expect(throws: Fault.badValue("transcriptPosition")) {
                try await node.chat.perform(
                    .send, service, node.call(["message": "Hello.", "transcriptPosition": text]))
            }
            #expect(try await node.head(chat)?.lastPosition == 1)
        }
    }

    @Test("positions of answers are numbers, or strings where the service says so")
    func positionForm() async throws {
        for (form, expected) in [(ServiceOptions.RESTPosition.number, JSONValue.integer(1)), (.string, "1")] {
            let node = SimulatedNode { $0.services[0].restPosition = form }
            try await node.run {
                let (service, _) = try await node.startChat()
                let answer = try await node.chat.perform(
                    .refresh, service, node.call(["transcriptPosition": "0"]))
                #expect(try member("transcriptPosition", of: answer) == expected)
            }
        }
    }

    // MARK: - Members

    @Test("a verbose answer has all fourteen fields")
    func verbose() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (service, _) = try await node.startChat()
            var call = node.call(["_verbose": "True"])
            call.baseURL = "https://gms.example.com:8443/mobile/genesys"
            let answer = try JSONValue(parsing: await node.chat.perform(.refresh, service, call).body)
            let chat = "https://gms.example.com:8443/mobile/genesys/1/service/\(service.text)/ixn/chat"
            #expect(answer["userId"]?.string?.count == 16)
            #expect(answer["secureKey"]?.string?.count == 16)
            #expect(answer["checkChatServiceLoadBalancerPath"] == "/mobile/genesys")
            #expect(answer["chatServerLoadBalancerAlias"] == "1")
            #expect(answer["chatServerHost"] == "gms.example.com")
            #expect(answer["chatWebApiPort"] == 8443)
            #expect(answer["isTLSrequired"] == true)
            #expect(answer["clientTimeZoneOffset"] == 0)
            #expect(answer["_chatIxnAPI_SEND_URL"] == .string("\(chat)/send"))
            #expect(answer["_chatIxnAPI_REFRESH_URL"] == .string("\(chat)/refresh"))
            #expect(answer["_chatIxnAPI_START_TYPING_URL"] == .string("\(chat)/startTyping"))
            #expect(answer["_chatIxnAPI_STOP_TYPING_URL"] == .string("\(chat)/stopTyping"))
            #expect(answer["_chatIxnAPI_DISCONNECT_URL"] == .string("\(chat)/disconnect"))
            #expect(
                answer["_chatIxnAPI_REFRESH_FROM_START_URL"] == .string("\(chat)/refresh?transcriptPosition=0"))
        }
    }

    @Test("what a creation attaches is kept; the customer's key and token are not shown along")
    func attachedData() async throws {
        let node = SimulatedNode()
        try await node.run {
            let fields = ["usr_plan": "gold", "gms_user": "secret", "push_notification_deviceid": "token"]
            let created = try JSONValue(
                parsing: try await node.chat.createService("request-chat", node.call(fields)))
            let service = ServiceID(created["_id"]?.string ?? "")
            let answer = try await node.chat.create(service, node.call(["subject": "Order 17"]))
            let chat = ChatID(try member("chatSessionId", of: answer)?.string ?? "")
            #expect(try await node.store.data(of: chat) == ["usr_plan": "gold", "subject": "Order 17"])
        }
    }
}
