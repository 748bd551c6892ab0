import BeckonJSON
import TestTime
import Testing

@testable import Beckon

@Suite("Events of other contact centres", .timeLimit(.minutes(20))) struct BridgeServiceTests {
    @Test("an agent's message pushes to every device of the customer, once, however often it is reported")
    func message() async throws {
        let node = BridgeNode()
        try await node.run {
            try await node.register("aa")
            try await node.register("bb")
            try await node.register("cc", of: .signed("bo"))
            let first = try await node.say("Hello", message: "m1")
            #expect(first.word == "now" && first.position == 1)
            let again = try await node.say("Hello", message: "m1")
            #expect(again.word == "known" && again.position == 1)
            let pushes = try await node.pushes()
            #expect(Set(pushes.map(\.device.token)) == ["aa", "bb"])
            #expect(pushes.allSatisfy { $0.collapseID == "c" && $0.notice?.conversation == "c" })
            #expect(pushes.first?.notice?.body == "You have a new message from Support.")
            #expect(pushes.first?.notice?.badge == 1)
            #expect(
                try await node.explain(1) == ["decided now", "decided now", "answered delivered", "answered delivered"])
        }
    }

    @Test("every example of the index ends as it says, taken as a whole", arguments: BridgeFixture.all)
    func example(_ fixture: BridgeFixture) async throws {
        let node = BridgeNode()
        try await node.run {
            let before = try BridgeFixture.named("genesys-notification-agent-text.json")
            let customers = try
                (fixture.mapping.report(fixture.body).events + before.mapping.report(before.body).events)
                .compactMap(\.customer)
            for customer in Set(customers) { try await node.register("aa \(customer)", of: .signed(customer)) }
            if fixture.isLater {
                _ = try await node.bridge.take(
                    before.mapping.report(before.body), from: BridgeNode.source, rules: .init())
            }
            let count = try await node.pushes().count
            let report = try fixture.mapping.report(fixture.body)
            let outcomes = try await node.bridge.take(report, from: BridgeNode.source, rules: .init())
            #expect(outcomes.count == report.events.count)
            let pushes = try await node.pushes(after: count)
            // The gateway's own events name no customer: who it is has to be known from elsewhere.
            let isKnown = report.events.contains { $0.conversation != nil && $0.customer != nil } || fixture.isLater
            #expect(pushes.isEmpty != (fixture.expected["push"] == true && isKnown))
            if let isEnded = fixture.expected["ended"]?.bool, let chat = outcomes.last?.chat {
                #expect((try await node.store.chat(chat)?.life.state == .ended) == isEnded)
            }
        }
    }

    @Test("the customer who has waited longest is told first, by what the platform says or by what was reported")
    func waiting() async throws {
        let node = BridgeNode()
        try await node.run {
            for customer in ["ana", "bo", "cy"] { try await node.register("aa \(customer)", of: .signed(customer)) }
            let start = node.time.now
            // Bo has been seen to ask.
            let question = BridgeEvent(
                conversation: "of bo", customer: "bo", message: "q", actor: .customer, direction: .inbound, kind: .text)
            try await node.report(question)
            node.pass(seconds: 100)
            // Ana is answered first, without a wait; Cy's wait is known to the platform.
            try await node.say("Hello", in: "of ana", to: "ana")
            node.pass(seconds: 1)
            try await node.say("Hello", in: "of bo", to: "bo")
            node.pass(seconds: 1)
            try await node.report(
                BridgeEvent(
                    conversation: "of cy", customer: "cy", message: "a", actor: .agent, direction: .outbound,
                    kind: .text, text: "Hello", waitingSince: start.advanced(by: .seconds(-30))))
            let pushes = try await node.pushes()
            #expect(pushes.map { $0.notice?.conversation } == ["of cy", "of bo", "of ana"])
            // What was answered waits no more.
            try await node.say("More", message: "m2", in: "of bo", to: "bo")
            let owed = try await node.store.outbox(dead: false, after: 0, limit: 9)
            #expect(owed.map(\.push.waitingSince) == [node.time.now])
        }
    }

    @Test("an event that helps only now makes a push that says so; the next one is kept as usual")
    func onlyNow() async throws {
        let node = BridgeNode()
        try await node.run {
            try await node.register("aa")
            var event = BridgeEvent(
                conversation: "c", customer: "ana", message: "1", actor: .agent, direction: .outbound, kind: .text,
                text: "Hello", onlyNow: true)
            try await node.report(event)
            #expect(try await node.pushes().map(\.isOnlyNow) == [true])
            (event.message, event.onlyNow) = ("2", false)
            try await node.report(event)
            #expect(try await node.pushes(after: 1).map(\.isOnlyNow) == [false])
        }
    }

    @Test("10,000 internal events make no push, and each is explained")
    func internalEvents() async throws {
        let node = BridgeNode()
        try await node.run {
            try await node.register("aa")
            let kinds: [(BridgeEvent.Actor, BridgeEvent.Direction, BridgeEvent.Kind)] = [
                (.agent, .internal, .text), (.customer, .inbound, .text), (.system, .outbound, .text),
                (.agent, .outbound, .typing), (.customer, .inbound, .typing), (.agent, .outbound, .receipt),
                (.bot, .outbound, .partial), (.bot, .outbound, .text), (.system, .internal, .other),
                (.agent, .outbound, .joined),
            ]
            let conversations = 20
            for page in 0..<(10_000 / conversations / kinds.count) {
                for conversation in 0..<conversations {
                    let events = kinds.enumerated().map { index, kind in
                        BridgeEvent(
                            conversation: "c\(conversation)", customer: "ana", message: "\(page) \(index)",
                            actor: kind.0, direction: kind.1, kind: kind.2, text: "not to be told")
                    }
                    let outcomes = try await node.bridge.take(
                        BridgeReport(events), from: BridgeNode.source, rules: .init())
                    #expect(outcomes.allSatisfy { $0.word == "drop" && !$0.reason.isEmpty && $0.position != nil })
                }
            }
            #expect(try await node.pushes().isEmpty)
            var explained = 0
            for conversation in 0..<conversations {
                let name = "\(BridgeNode.source)/c\(conversation)"
                for position in 1...(10_000 / conversations) {
                    let explanation = try await node.store.explainPush(name, position: position) {
                        node.chats.services.chatOptions(of: $0)
                    }
                    let lines = explanation?.lines ?? []
                    if lines.count == 1, lines[0].word == "drop", !lines[0].reason.isEmpty { explained += 1 }
                    #expect(explanation?.event.text.contains("told") == false)
                }
            }
            #expect(explained == 10_000)
        }
    }

    @Test("a streamed answer of 200 pieces is one push, when it is whole")
    func streamed() async throws {
        let node = BridgeNode()
        try await node.run {
            try await node.register("aa")
            func event(_ type: String, _ data: JSONObject) throws -> BridgeReport {
                var data = data
                data["threadId"] = "thread"
                return try BridgeMapping.cxoneEvents.report(["eventType": .string(type), "data": .object(data)])
            }
            var rules = BridgePolicy.Rules(pushesBots: true)
            // Who the customer of a thread is, an earlier message told.
            try await node.say("Hello", in: "thread")
            let count = try await node.pushes().count
            for _ in 0..<200 {
                let outcomes = try await node.bridge.take(
                    event("StreamedMessageDelta", ["delta": "a"]), from: BridgeNode.source, rules: rules)
                #expect(outcomes.map(\.word) == ["drop"])
            }
            let whole = try event("StreamedMessageCompleted", ["messageId": "m", "fullContent": "aaa"])
            _ = try await node.bridge.take(whole, from: BridgeNode.source, rules: rules)
            #expect(try await node.pushes(after: count).count == 1)
            rules.pushesBots = false
            #expect(try await node.pushes(after: count + 1).isEmpty)
        }
    }

    @Test("joining and ending are one push each by rule, also at once, and none without")
    func notices() async throws {
        let node = BridgeNode()
        let rules = BridgePolicy.Rules(notices: [.joined, .ended])
        try await node.run {
            try await node.register("aa")
            for kind in [BridgeEvent.Kind.joined, .ended] {
                let event = BridgeEvent(
                    conversation: "c", customer: "ana", actor: .agent, direction: .outbound, kind: kind)
                #expect(try await node.report(event).word == "drop")
                #expect(try await node.report(event, rules: rules).word == "now")
            }
            let pushes = try await node.pushes()
            #expect(
                pushes.map { $0.notice?.body } == [
                    "An agent has joined the conversation.", "The conversation has ended.",
                ])
            #expect(Set(pushes.map(\.collapseID)).count == 2)
        }
    }

    @Test("a dry run gives the verdict that the report then gets, and leaves nothing behind")
    func dryRun() async throws {
        let node = BridgeNode()
        try await node.run {
            let device = try await node.register("aa")
            let events = [
                BridgeEvent(
                    conversation: "c", customer: "ana", message: "1", actor: .agent, direction: .outbound, kind: .text),
                BridgeEvent(
                    conversation: "c", customer: "ana", message: "2", actor: .bot, direction: .outbound, kind: .text),
                BridgeEvent(
                    conversation: "d", customer: "bo", message: "3", actor: .agent, direction: .outbound, kind: .text),
                BridgeEvent(
                    conversation: "c", customer: "ana", message: "1", actor: .agent, direction: .outbound, kind: .text),
                BridgeEvent(customer: "ana", actor: .agent, direction: .outbound, kind: .text),
            ]
            for event in events {
                let before = try await node.store.bridgedChats(of: "ana", limit: 9)
                let dry = try await node.report(event, isDry: true)
                #expect(try await node.store.bridgedChats(of: "ana", limit: 9) == before)
                let done = try await node.report(event)
                #expect(dry.word == done.word && dry.reason == done.reason)
            }
            _ = try await node.customers.note(
                device: device.id.text, conversation: "c", isActive: true, of: node.ana)
            var event = events[0]
            event.message = "4"
            #expect(try await node.report(event, isDry: true).word == "hold")
            #expect(try await node.report(event).word == "hold")
        }
    }

    @Test("an old message, an unknown customer and one without devices are told nobody, each with its reason")
    func nobody() async throws {
        let node = BridgeNode()
        try await node.run {
            var event = BridgeEvent(conversation: "c", actor: .agent, direction: .outbound, kind: .text)
            #expect(try await node.report(event).reason == "the customer of this conversation is not known")
            event.customer = "ana"
            #expect(try await node.report(event).reason == "no device is registered")
            try await node.register("aa")
            event.at = Timestamp(utc: "2026-03-02T08:04:00Z")
            #expect(try await node.report(event).reason == "the event is too old for a push")
            event.at = nil
            #expect(try await node.report(event).word == "now")
            node.pass(seconds: 271 * 86_400)
            #expect(try await node.report(event).reason == "no device is registered")
        }
    }

    @Test("a conversation goes on after its end, and is no work of the desk's")
    func reopened() async throws {
        let node = BridgeNode()
        try await node.run {
            try await node.register("aa")
            let end = BridgeEvent(
                conversation: "c", customer: "ana", actor: .system, direction: .outbound, kind: .ended)
            let chat = try #require(try await node.report(end).chat)
            #expect(try await node.store.chat(chat)?.life.state == .ended)
            #expect(try await node.say("One more thing").word == "now")
            #expect(try await node.store.chat(chat)?.life.state == .active)
            #expect(try await node.store.openChats(limit: 9).isEmpty)
            #expect(try await node.store.audit(limit: 9, now: Timestamp(milliseconds: 0)).violations.isEmpty)
            let agent = AgentParty(nickname: "Desk", kind: .agent, account: "desk")
            await #expect(throws: ChatRefusal(.unknownChat)) {
                try await node.chats.receive(AgentEvent(chat: chat, party: agent, action: .joined))
            }
        }
    }
}
