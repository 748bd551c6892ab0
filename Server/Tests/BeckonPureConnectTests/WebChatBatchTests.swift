import Beckon
import BeckonJSON
import BeckonPlatform
import BeckonTime
import ICWSCore
import ICWSWebChat
import Testing

@testable import BeckonPureConnect

@Suite struct WebChatBatchTests {
    private func batch(_ text: String) throws -> WebChatBatch { WebChatBatch(try JSONValue(parsing: Array(text.utf8))) }

    @Test("messages are read in the order of their sequence numbers; unknown ones are told and passed over")
    func order() throws {
        let batch = try batch(
            """
            {"pollWaitSuggestion":"1500","messages":[
            {"__type":"urn:inin.com:webChat:chatTextMessage","participantId":"a","sequenceNumber":3,"value":"three"},
            {"__type":"urn:inin.com:webChat:chatTypingIndicatorMessage","participantId":"a","sequenceNumber":2,"value":true},
            {"__type":"urn:inin.com:webChat:chatDanceMessage","participantId":"a","sequenceNumber":4},
            {"__type":"urn:inin.com:webChat:chatTextMessage","sequenceNumber":5,"value":"nobody"}]}
            """)
        #expect(batch.messages.map(\.kind) == [.typing(true), .text("three")])
        #expect(batch.unknown.count == 2)
        #expect(batch.wait.count == 1_500)
    }

    @Test(
        "a message with a sequence number that no chat can have is none", arguments: ["\(Int.min)", "\(Int.max)"])
    func sequences(_ number: String) throws {
        let batch = try batch(
            """
            {"messages":[{"__type":"x:chatTextMessage","participantId":"a","sequenceNumber":\(number),"value":"x"}]}
            """)
        #expect(batch.messages.isEmpty && batch.unknown.count == 1)
    }

    @Test("numbers, ids and words are read however a server spells them")
    func spellings() throws {
        let batch = try batch(
            """
            {"pollWaitSuggestion":1500.0,"messages":[
            {"__type":"x:chatTextMessage","participantId":7,"sequenceNumber":"2","value":12345},
            {"__type":"x:chatTextMessage","participantId":"7","sequenceNumber":3.0,"value":1.50},
            {"__type":"x:chatTextMessage","participantId":"7","sequenceNumber":4e0,"value":true},
            {"__type":"x:chatTypingIndicatorMessage","participantId":"7","sequenceNumber":5,"value":"true"},
            {"__type":"x:chatParticipantStateChangedMessage","participantId":"7","sequenceNumber":6,"state":"2","displayName":9},
            {"__type":"x:chatTextMessage","participantId":"7","sequenceNumber":7,"value":{"a":1}},
            {"__type":"x:chatTextMessage","participantId":"7","sequenceNumber":8.5,"value":"x"},
            {"__type":"x:chatTextMessage","participantId":"7","sequenceNumber":true,"value":"x"}]}
            """)
        #expect(
            batch.messages.map(\.kind) == [
                .text("12345"), .text("1.50"), .text("true"), .typing(true), .state(2, name: "9", type: nil),
            ])
        #expect(batch.messages.map(\.sequence) == [2, 3, 4, 5, 6])
        #expect(Set(batch.messages.map(\.participant)) == ["7"])
        #expect(batch.unknown.count == 3)
        #expect(batch.wait.count == 1_500)
    }

    /// Answers every request with the same body.
    private struct Server: PlatformTransport {
        let body: JSONValue

        func send(_ call: PlatformCall) async throws(PlatformFailure) -> PlatformReply {
            PlatformReply(status: 200, headers: ["content-type": "application/json"], body: body.encoded())
        }
    }

    @Test(
        "a chat that a server has begun is used, whatever else its answer lacks",
        arguments: [
            (["chatId": "c", "participantId": "p"], "c"), (["chatId": 7, "participantId": "p"], "7"),
            (["participantId": "p", "pollWaitSuggestion": []], "p"),
            (["chatId": "", "participantId": "p", "pollWaitSuggestion": "500"], "p"),
        ] as [(JSONValue, String)])
    func started(_ body: JSONValue, _ chat: String) async throws {
        let request = ICWS.WebChat.StartChatRequest(
            participantName: "Ana", targetName: "Support", targetType: "Workgroup")
        let started = try await ICWSCalls(transport: Server(body: body)).start(request, at: "https://ic1")
        #expect(started.chat == chat && started.participant == "p")
    }

    @Test(
        "an answer without the customer's id is refused",
        arguments: [[:], ["chatId": "c", "participantId": ""]] as [JSONValue])
    func notStarted(_ body: JSONValue) async throws {
        let request = ICWS.WebChat.StartChatRequest(
            participantName: "Ana", targetName: "Support", targetType: "Workgroup")
        await #expect(throws: CustomerCallFailure.refused(status: 200)) {
            _ = try await ICWSCalls(transport: Server(body: body)).start(request, at: "https://ic1")
        }
    }

    @Test(
        "the suggested pause is kept within 0.5 and 60 seconds",
        arguments: [("\"1\"", 500), ("\"900000\"", 60_000), ("\"soon\"", 2_000), ("750", 750), ("null", 2_000)]
            as [(String, Int64)])
    func wait(_ text: String, _ milliseconds: Int64) throws {
        #expect(try batch("{\"pollWaitSuggestion\":\(text),\"messages\":[]}").wait.count == milliseconds)
    }

    @Test("no bytes make it trap")
    func fuzz() throws {
        let sample = Array(
            #"{"messages":[{"__type":"urn:inin.com:webChat:chatTextMessage","participantId":"a","sequenceNumber":3,"value":"x"}]}"#
                .utf8)
        var state: UInt64 = 7
        for _ in 0..<5_000 {
            var bytes = sample
            for _ in 0..<4 {
                state = state &* 6_364_136_223_846_793_005 &+ 1
                bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
            }
            let batch = WebChatBatch((try? JSONValue(parsing: bytes)) ?? .null)
            var reader = WebChatReader(WebChatReference(server: "s", chat: "c", participant: "p"), agentName: "Agent")
            _ = reader.acts(of: batch)
        }
    }

    @Test("a missing number before a batch is a gap")
    func gap() throws {
        var reader = WebChatReader(WebChatReference(server: "s", chat: "c", participant: "p"), agentName: "Agent")
        func text(_ number: Int) throws -> WebChatBatch {
            try batch(
                #"{"messages":[{"__type":"x:chatTextMessage","participantId":"a","sequenceNumber":\#(number),"value":"x"}]}"#
            )
        }
        #expect(!reader.hasGap(before: try text(0)))
        #expect(reader.acts(of: try text(0)).count == 1)
        #expect(!reader.hasGap(before: try text(1)))
        #expect(reader.hasGap(before: try text(2)))
        #expect(reader.acts(of: try text(0)).isEmpty)
    }

    @Test(
        "a long text becomes pieces with keys of their own, in a notice of the server too, and the last has the message's"
    )
    func pieces() {
        let text = String(repeating: "x", count: 2 * ChatSession.longestPlatformText + 1)
        let place = WebChatReference(server: "s", chat: "c", participant: "p")
        for isSystem in [false, true] {
            var reader = WebChatReader(place, agentName: "Agent")
            var batch = WebChatBatch([], wait: nil, unknown: [])
            batch.add([
                WebChatBatch.Message(
                    participant: "a", sequence: 1, kind: .text(text), type: isSystem ? "System" : "Agent")
            ])
            let said = reader.acts(of: batch).map { act -> (text: String, key: String?) in
                switch act.action {
                case .message(let text, let key) where !isSystem: (text, key)
                case .custom(let text, let key) where isSystem: (text, key)
                default: ("", nil)
                }
            }
            #expect(said.map(\.text).joined() == text)
            #expect(said.map(\.key) == ["pureconnect/c/a/1/1", "pureconnect/c/a/1/2", "pureconnect/c/a/1"])
        }
    }

    @Test("no page and no file is too long to be told")
    func longAddresses() {
        let place = WebChatReference(server: "https://ic1", chat: "c", participant: "p")
        func act(_ kind: WebChatBatch.Message.Kind) -> AgentEvent.Action? {
            var reader = WebChatReader(place, agentName: "Agent")
            var batch = WebChatBatch([], wait: nil, unknown: [])
            batch.add([WebChatBatch.Message(participant: "a", sequence: 1, kind: kind)])
            return reader.acts(of: batch).first?.action
        }
        let (key, long) = ("pureconnect/c/a/1", String(repeating: "n", count: 9_000))
        #expect(act(.page("https://\(long)")) == .message(text: "https://\(long)", key: key))
        #expect(act(.page("https://x")) == .pushedURL("https://x", key: key))
        let file = act(.file(path: "/f", name: long))
        guard case .file(let cut, key) = file else {
            Issue.record("\(String(describing: file))")
            return
        }
        #expect(cut.url == "https://ic1/f" && cut.text.utf8.count == ChatSession.longestText)
        let name = String(long.prefix(200))
        #expect(
            act(.file(path: "/\(long)", name: long)) == .message(text: "This cannot be shown here: \(name)", key: key))
    }

    @Test("agents have a name that can be seen, and texts no control characters")
    func namesAndTexts() {
        let place = WebChatReference(server: "https://ic1", chat: "c", participant: "p")
        func act(_ kind: WebChatBatch.Message.Kind, by name: String?) -> WebChatReader.Act? {
            var reader = WebChatReader(place, agentName: "Agent")
            var batch = WebChatBatch([], wait: nil, unknown: [])
            batch.add([WebChatBatch.Message(participant: "a", sequence: 1, kind: kind, name: name)])
            return reader.acts(of: batch).first
        }
        let key = "pureconnect/c/a/1"
        for name in [nil, "", " ", "\u{200b}", "\u{1}\r\n"] {
            #expect(act(.text("x"), by: name)?.party.nickname == "Agent")
            #expect(act(.state(2, name: name, type: nil), by: nil)?.party.nickname == "Agent")
        }
        #expect(act(.text("x"), by: " Kim\r\n\u{7}Lee ")?.party.nickname == "Kim Lee")
        #expect(act(.text("x"), by: String(repeating: "ü", count: 600))?.party.nickname.utf8.count == 512)
        #expect(act(.text("a\u{1}b\r\nc"), by: nil)?.action == .message(text: "ab\nc", key: key))
        #expect(act(.text("\u{1}"), by: nil) == nil)
        #expect(act(.page("https://x/\u{1}y"), by: nil)?.action == .message(text: "https://x/y", key: key))
        #expect(
            act(.file(path: "/f", name: "a\u{1}\r\nb"), by: nil)?.action
                == .file(AgentFile(name: "a b", url: "https://ic1/f"), key: key))
    }

    @Test("a reference is read as it was noted")
    func reference() {
        let place = WebChatReference(server: "https://ic1:8019", chat: "7", participant: "p", sent: 3)
        #expect(WebChatReference(place.text) == place)
        #expect(WebChatReference("{}") == nil)
        #expect(WebChatReference(nil) == nil)
    }
}
