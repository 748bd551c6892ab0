import Beckon
import BeckonJSON
import Testing

@testable import BeckonEdge
@testable import BeckonNative

/// What a contact centre may say, and what it may not.
@Suite("Events of a contact centre that answers chats") struct AgentEventReadingTests {
    private static let kim: JSONValue = ["id": "7", "name": "Kim"]

    private func read(_ body: JSONValue) throws -> [AgentEventReading.Event] {
        try AgentEventReading.events(body.encoded(), from: try #require(BridgeSourceName("crm")))
    }

    private func action(_ members: JSONObject) throws -> AgentEvent.Action? {
        var event: JSONObject = ["chat": "c", "agent": Self.kim]
        for member in members { event[member.key] = member.value }
        guard case .chat(let chat, let party, let action)? = try read(.object(event)).first else { return nil }
        #expect(chat == ChatID("c"))
        #expect(party == AgentParty(nickname: "Kim", kind: .agent, account: "7"))
        return action
    }

    @Test("events without a key are identified by their request, where its signature covers an id")
    func requests() throws {
        let source = try #require(BridgeSourceName("crm"))
        let agent: JSONValue = ["id": "7", "name": "Kim"]
        let plain: JSONValue = ["chat": "c", "event": "message", "agent": agent, "text": "Hi"]
        let keyed: JSONValue = ["chat": "c", "event": "message", "agent": agent, "text": "Hi", "key": "k"]
        func keys(_ request: String?) throws -> [String?] {
            let body: JSONValue = ["events": [plain, plain, keyed]]
            return try AgentEventReading.events(body.encoded(), from: source, request: request).map { event in
                if case .chat(_, _, .message(_, let key)) = event { key } else { nil }
            }
        }
        #expect(try keys(nil) == [nil, nil, "side/crm/k"])
        let (first, again, other) = (try keys("msg-1"), try keys("msg-1"), try keys("msg-2"))
        #expect(first == again && first[0] != first[1] && first[0] != other[0])
        #expect(first[2] == "side/crm/k")
    }

    @Test("every kind of event")
    func kinds() throws {
        let lee = AgentParty(nickname: "Lee", kind: .supervisor, account: "8")
        #expect(try action(["event": "joined"]) == .joined)
        #expect(try action(["event": "left", "key": "k"]) == .left(key: "side/crm/k"))
        #expect(
            try action(["event": "transferred", "to": ["id": "8", "name": "Lee", "kind": "supervisor"]])
                == .transferred(to: lee, key: nil))
        #expect(try action(["event": "transferred"]) == .transferred(to: nil, key: nil))
        #expect(try action(["event": "message", "text": "Hi\u{7}"]) == .message(text: "Hi", key: nil))
        #expect(try action(["event": "typing", "on": true]) == .typing(.began))
        #expect(try action(["event": "typing", "on": false]) == .typing(.stopped))
        #expect(try action(["event": "notice", "text": "x"]) == .custom(text: "x", key: nil))
        #expect(
            try action(["event": "url", "url": "https://x.example/"]) == .pushedURL("https://x.example/", key: nil))
        #expect(
            try action(["event": "file", "url": "https://x.example/1", "name": "Bill"])
                == .file(AgentFile(name: "Bill", url: "https://x.example/1"), key: nil))
        #expect(try action(["event": "ended"]) == .ended)
        #expect(
            try read(["callback": "cb", "outcome": "connect"])
                == [.callback(ServiceID("cb"), CallbackReport(.connect))])
        #expect(
            try read(["callback": "cb", "outcome": "no-answer", "attempt": 2])
                == [.callback(ServiceID("cb"), CallbackReport(.noAnswer, attempt: 2))])
        #expect(
            try read(["callback": "cb", "outcome": "agents-refused", "count": 3])
                == [.callback(ServiceID("cb"), CallbackReport(.agentsRefused, count: 3))])
        #expect(
            try read(["events": [["callback": "a", "outcome": "offer"], ["callback": "b", "outcome": "cancel"]]]).count
                == 2)
        #expect(try read(["events": []]).isEmpty)
    }

    @Test(
        "what makes no sense is refused with the member's name, and nothing of the request is taken",
        arguments: [
            (["event": "joined", "agent": ["id": "7", "name": "K"]], "chat"),
            (["callback": "cb", "outcome": "busy", "attempt": 0], "attempt"),
            (["callback": "cb", "outcome": "busy", "attempt": "1"], "attempt"),
            (["callback": "cb", "outcome": "agents-refused", "count": 1_001], "count"),
            (["chat": "c", "event": "joined"], "agent"),
            (["chat": "c", "event": "joined", "agent": ["id": "7"]], "name"),
            (["chat": "c", "event": "joined", "agent": ["id": "", "name": "K"]], "id"),
            (["chat": "c", "event": "joined", "agent": ["id": "7", "name": "K", "kind": "client"]], "kind"),
            (["chat": "c", "event": "danced", "agent": kim], "event"),
            (["chat": "c", "event": "message", "agent": kim], "text"),
            (["chat": "c", "event": "message", "agent": kim, "text": "x", "key": "\u{1}"], "key"),
            (["chat": "c", "event": "typing", "agent": kim], "on"),
            (["chat": "c", "event": "url", "agent": kim, "url": "javascript:x"], "url"),
            (["chat": "c", "event": "file", "agent": kim, "url": 7], "url"),
            (["callback": "cb", "outcome": "vanish"], "outcome"),
            (["events": ["x"]], "event"), (["events": 7], "events"), ("text", "object"),
        ] as [(JSONValue, String)])
    func refusals(_ body: JSONValue, word: String) {
        let fault = #expect(throws: Fault.self) { try read(body) }
        #expect(fault?.kind == .badRequest)
        #expect(fault?.message.contains(word) == true)
    }

    @Test("too many at once, and bytes that are no JSON")
    func bounds() throws {
        let one: JSONValue = ["callback": "a", "outcome": "offer"]
        let most = AgentEventReading.longestRequest
        #expect(try read(["events": .array(Array(repeating: one, count: most))]).count == most)
        #expect(throws: Fault.self) { try read(["events": .array(Array(repeating: one, count: most + 1))]) }
        let source = try #require(BridgeSourceName("crm"))
        #expect(throws: Fault.self) { try AgentEventReading.events([0xFF, 0x00], from: source) }
    }
}
