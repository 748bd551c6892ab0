import BeckonJSON
import Testing

@testable import Beckon

@Suite("Mappings of contact centres") struct BridgeMappingTests {
    private static let every = BridgePolicy.Rules(pushesBots: true, notices: [.joined, .ended])

    @Test("the index names as many examples as there are")
    func index() { #expect(BridgeFixture.all.count == 36) }

    @Test("every example gets the verdict of the index", arguments: BridgeFixture.all)
    func verdict(_ fixture: BridgeFixture) throws {
        let report = try fixture.mapping.report(fixture.body)
        let known = fixture.isLater ? try Self.messages(of: "genesys-notification-agent-text.json") : []
        let pushes = Self.new(report, known: known, rules: BridgePolicy.Rules())
        let byRule = Self.new(report, known: known, rules: Self.every)
        switch fixture.expected["push"] {
        case true: #expect(!pushes.isEmpty)
        case false:
            #expect(pushes.isEmpty)
            #expect(byRule.isEmpty)
        case "policy":
            #expect(pushes.isEmpty)
            #expect(!byRule.isEmpty)
        default: #expect(pushes.isEmpty)
        }
        if let ids = fixture.expected["newMessageIds"]?.array {
            #expect(pushes.map(\.message) == ids.map(\.string))
        }
        if let actor = fixture.expected["actor"]?.string {
            #expect(report.events.last { $0.kind != .ended }?.actor.rawValue == actor)
        }
        if let isEnded = fixture.expected["ended"]?.bool {
            #expect(report.events.contains { $0.kind == .ended } == isEnded)
        }
        if let kind = fixture.expected["event"]?.string { #expect(report.events.last?.kind.rawValue == kind) }
        #expect(report.action == fixture.expected["action"]?.string || fixture.expected["action"] == nil)
    }

    @Test("what pushes says which conversation, for whom, and what was written where the platform tells")
    func contents() throws {
        let fixture = try BridgeFixture.named("genesys-open-webhook-text-utf8.body.json")
        let event = try #require(fixture.mapping.report(fixture.body).events.first)
        #expect(event.conversation == "customer-4711@app.example.com")
        #expect(event.customer == "customer-4711@app.example.com")
        #expect(event.message == "cf6ce2cf-892d-58e1-823d-851de55482f7")
        #expect(event.text == #"Olá Ana – já está a caminho 📦 "ok" / \ done"#)
        #expect(event.at == Timestamp(utc: "2026-03-02T09:01:10.250Z"))
        let byoc = try BridgeFixture.named("cxone-byoc-v2-outbound.request.json")
        let outbound = try #require(byoc.mapping.report(byoc.body).events.first)
        #expect(outbound.conversation == "72b85256-d627-5b57-baca-584f7f0318d3")
        #expect(outbound.customer == "3ba69985-6886-5acc-97b7-052aaece3aaf")
        #expect(outbound.text == "Hi Ana, I can see your order now.")
        let buttons = try BridgeFixture.named("cxone-message-created-quick-replies.json")
        #expect(try buttons.mapping.report(buttons.body).events.first?.text == "Shall I send a replacement?")
    }

    @Test("an envelope of EventBridge may come in SQS, and in SNS in SQS")
    func envelopes() throws {
        let fixture = try BridgeFixture.named("genesys-eventbridge-queue-message.json")
        let raw = try fixture.mapping.report(fixture.body)
        let text = String(decoding: try fixture.bytes, as: UTF8.self)
        let notice: JSONValue = ["Type": "Notification", "Message": .string(text)]
        let inner = String(decoding: notice.encoded(), as: UTF8.self)
        let wrapped: [JSONValue] = [
            ["Records": [["messageId": "1", "body": .string(text)]]], ["MessageId": "1", "Body": .string(text)],
            ["Messages": [["Body": .string(text)]]], ["Records": [["Sns": ["Message": .string(text)]]]],
            notice, ["Records": [["body": .string(inner)]]],
        ]
        for body in wrapped { #expect(try fixture.mapping.report(body) == raw) }
        #expect(!raw.events.isEmpty)
        let two: JSONValue = ["Records": [["body": .string(text)], ["body": .string(text)]]]
        #expect(try fixture.mapping.report(two).events == raw.events + raw.events)
    }

    @Test(
        "what no source of that kind sends is refused, not guessed",
        arguments: BridgeMapping.named.sorted { $0.key < $1.key }.map(\.value),
        [[], "x", 1, nil, ["a": 1], ["Records": "x"], ["Message": "{"], ["events": 1]] as [JSONValue])
    func refusals(mapping: BridgeMapping, body: JSONValue) throws {
        guard body != [] || mapping != .genesysEventBridge else { return }
        // An object is an event of our own schema that says nothing, which its verdict tells.
        if mapping == .beckon, body.object != nil, body["events"] == nil { return }
        #expect(throws: BridgeRefusal.self) { try mapping.report(body) }
    }

    @Test("of a huge report the newest events are taken")
    func bound() throws {
        let events = (1...700).map { JSONValue.object(["conversation": "c", "message": .integer($0)]) }
        let report = try BridgeMapping.beckon.report(["events": .array(events)])
        #expect(report.events.count == BridgeMapping.longestReport)
        #expect(report.events.last?.message == "700")
    }

    @Test("our own schema: every member, and the defaults of what is left out")
    func own() throws {
        let full: JSONValue = [
            "conversation": "c", "customer": 7, "message": "m", "actor": "bot", "direction": "outbound",
            "kind": "structured", "text": "Choose", "sender": "Desk", "at": "2026-03-02T09:00:00Z",
            "waitingSince": 1_772_442_000, "onlyNow": true,
        ]
        #expect(
            try BridgeMapping.beckon.report(full).events == [
                BridgeEvent(
                    conversation: "c", customer: "7", message: "m", actor: .bot, direction: .outbound,
                    kind: .structured, text: "Choose", sender: "Desk", at: Timestamp(utc: "2026-03-02T09:00:00Z"),
                    waitingSince: Timestamp(milliseconds: 1_772_442_000_000), onlyNow: true)
            ])
        let least = try BridgeMapping.beckon.report(["conversation": "c", "text": "Hi", "at": nil]).events
        #expect(
            least == [
                BridgeEvent(conversation: "c", actor: .agentOrBot, direction: .outbound, kind: .text, text: "Hi")
            ])
        for wrong: JSONValue in [
            ["kind": "shout"], ["actor": 1], ["direction": "up"], ["text": 1], ["at": "soon"], ["customer": []],
            ["onlyNow": "yes"],
        ] {
            #expect(throws: BridgeRefusal.self) { try BridgeMapping.beckon.report(wrong) }
        }
    }

    @Test("an operator's paths read another platform's JSON")
    func paths() throws {
        func part(_ path: String, _ values: [String: String]? = nil, _ fallback: String? = nil) -> PathMapping.Part {
            .init(path: JSONPath(path), values: values, fallback: fallback)
        }
        let mapping = BridgeMapping.paths(
            PathMapping(
                events: JSONPath("data.items"),
                parts: [
                    .conversation: part("chat.ids[0]"), .customer: part("chat.visitor"),
                    .message: part("id"), .actor: part("role", ["operator": "agent", "visitor": "customer"]),
                    .kind: part("type", ["msg": "text"], "other"), .text: part("body"),
                    .sender: .init(fallback: "Support"),
                ]))
        let chat: JSONValue = ["ids": ["c"], "visitor": "v"]
        let body: JSONValue = [
            "data": [
                "items": [
                    ["id": 5, "role": "operator", "type": "msg", "body": "Hi", "chat": chat],
                    ["id": 6, "role": "visitor", "type": "msg", "chat": chat],
                    ["id": 7, "role": "robot", "type": "route"],
                ]
            ]
        ]
        let events = try mapping.report(body).events
        #expect(
            events.first
                == BridgeEvent(
                    conversation: "c", customer: "v", message: "5", actor: .agent, direction: .outbound, kind: .text,
                    text: "Hi", sender: "Support"))
        #expect(events.map { BridgePolicy.judge($0, rules: .init()).mayPush } == [true, false, false])
        #expect(throws: BridgeRefusal.self) { try mapping.report(["data": []]) }
        let tooLong = Array(repeating: "a", count: 17).joined(separator: ".")
        for wrong in ["", ".", "a..b", "a[", "a[x]", "a[-1]", "[0]", tooLong] {
            #expect(JSONPath(wrong) == nil)
        }
    }

    private static func new(_ report: BridgeReport, known: Set<String>, rules: BridgePolicy.Rules) -> [BridgeEvent] {
        report.events.filter {
            BridgePolicy.judge($0, rules: rules).mayPush && !known.contains($0.message ?? "")
        }
    }

    private static func messages(of name: String) throws -> Set<String> {
        let fixture = try BridgeFixture.named(name)
        return Set(try fixture.mapping.report(fixture.body).events.compactMap(\.message))
    }
}
