/// Decides whether a reported event may be pushed to the customer, and why.
///
/// Pure. ``AudiencePolicy`` then judges a pushable event for each device.
package enum BridgePolicy {
    /// The operator's settings for a source.
    package struct Rules: Hashable, Sendable {
        /// Whether complete messages of bots push.
        package var pushesBots: Bool
        /// Which of `joined` and `ended` push; other kinds have no effect here.
        package var notices: Set<BridgeEvent.Kind>

        package init(pushesBots: Bool = false, notices: Set<BridgeEvent.Kind> = []) {
            self.pushesBots = pushesBots
            self.notices = notices
        }
    }

    package enum Verdict: Hashable, Sendable {
        case mayPush(reason: String)
        case drop(reason: String)

        package var mayPush: Bool { if case .mayPush = self { true } else { false } }

        package var reason: String {
            switch self {
            case .mayPush(let reason), .drop(let reason): reason
            }
        }
    }

    /// The longest id of a conversation, customer or message, in UTF-8 bytes.
    package static let longestID = 256

    /// Judges an event.
    ///
    /// Messages to the customer may push, a bot's only if the rules allow it; joins and ends only if the rules name them.
    package static func judge(_ event: BridgeEvent, rules: Rules) -> Verdict {
        if let reason = reasonOfForm(event) { return .drop(reason: reason) }
        switch event.kind {
        case .typing: return .drop(reason: "typing never pushes")
        case .receipt: return .drop(reason: "receipts never push")
        case .partial: return .drop(reason: "part of a message that is still being written")
        case .other: return .drop(reason: "internal event")
        case .joined, .ended: return judgeNotice(event, rules)
        case .text, .structured, .attachment: return judgeMessage(event, rules)
        }
    }

    private static func judgeMessage(_ event: BridgeEvent, _ rules: Rules) -> Verdict {
        if event.actor == .customer || event.direction == .inbound {
            return .drop(reason: "the customer's own message")
        }
        if event.direction == .internal { return .drop(reason: "a message among agents") }
        switch event.actor {
        case .agent: return .mayPush(reason: "an agent's message")
        case .agentOrBot: return .mayPush(reason: "a message of an agent or a bot")
        case .bot where rules.pushesBots: return .mayPush(reason: "a bot's message, which pushes by rule")
        case .bot: return .drop(reason: "a bot's message, which does not push by rule")
        case .system, .customer: return .drop(reason: "a message of the system")
        }
    }

    private static func judgeNotice(_ event: BridgeEvent, _ rules: Rules) -> Verdict {
        let what = event.kind == .joined ? "an agent joined" : "the conversation ended"
        guard rules.notices.contains(event.kind) else { return .drop(reason: "\(what), which does not push by rule") }
        return .mayPush(reason: "\(what), which pushes by rule")
    }

    /// Whether the ids of an event can be stored: not empty, no control characters, at most ``longestID`` bytes.
    package static func hasGoodIDs(_ event: BridgeEvent) -> Bool { reasonOfForm(event) == nil }

    private static func reasonOfForm(_ event: BridgeEvent) -> String? {
        for id in [event.conversation, event.customer, event.message] {
            guard let id else { continue }
            if id.isEmpty { return "an id is empty" }
            if ControlCharacters.occur(in: id) { return "an id holds a control character" }
            if id.utf8.count > longestID { return "an id is longer than \(longestID) bytes" }
        }
        return nil
    }
}
