import Testing

@testable import Beckon

@Suite("What a reported event may do") struct BridgePolicyTests {
    private static let events: [BridgeEvent] = BridgeEvent.Actor.allCases.flatMap { actor in
        BridgeEvent.Direction.allCases.flatMap { direction in
            BridgeEvent.Kind.allCases.map { BridgeEvent(actor: actor, direction: direction, kind: $0) }
        }
    }

    @Test("only outbound messages of people push without a rule", arguments: events)
    func byDefault(event: BridgeEvent) {
        let verdict = BridgePolicy.judge(event, rules: .init())
        let isPersons = event.actor == .agent || event.actor == .agentOrBot
        #expect(verdict.mayPush == (event.kind.isMessage && isPersons && event.direction == .outbound))
        #expect(!verdict.reason.isEmpty)
    }

    @Test("rules let whole messages of bots, joining and ending push, and nothing else", arguments: events)
    func byRule(event: BridgeEvent) {
        let verdict = BridgePolicy.judge(event, rules: .init(pushesBots: true, notices: [.joined, .ended, .typing]))
        let isMessage =
            event.kind.isMessage && event.direction == .outbound && event.actor != .customer
            && event.actor != .system
        #expect(verdict.mayPush == (isMessage || event.kind == .joined || event.kind == .ended))
    }

    @Test("ids that cannot be kept are no event's")
    func ids() {
        var event = BridgeEvent(conversation: "", actor: .agent, direction: .outbound, kind: .text)
        #expect(BridgePolicy.judge(event, rules: .init()) == .drop(reason: "an id is empty"))
        event.conversation = String(repeating: "x", count: 257)
        #expect(!BridgePolicy.judge(event, rules: .init()).mayPush)
        event.conversation = String(repeating: "x", count: 256)
        #expect(BridgePolicy.judge(event, rules: .init()).mayPush)
    }
}
