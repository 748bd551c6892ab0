import Beckon
import BeckonJSON

/// What an event means for its chat.
///
/// Pure.
enum EventMeaning: Hashable, Sendable {
    /// The chat is told something.
    case tell([ContactNews.Telling])
    /// The chat is told that a message was changed, if it has the message with other words than now.
    case change(ContactNews.Telling, of: String, words: String?)
    /// The chat ends; a last message may be under way.
    case end(ContactNews.Telling)
    /// Nothing, because the channel or another event tells it, or it is over.
    case nothing
    /// Nothing, because nobody knows events of this type.
    case unknown
    /// Nothing, because it is too old to say how things stand.
    case stale

    /// How old an event may be that says who has a chat or types.
    static let longestAge = Milliseconds.seconds(300)

    /// Judges an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - head: Its chat.
    ///   - configuration: The settings.
    ///   - now: The wall clock.
    init(_ event: DigitalEvent, _ head: ChatHead, _ configuration: CXoneSide.Configuration, now: Timestamp) {
        let name = configuration.agentName
        switch event.type {
        case "MessageCreated", "StreamedMessageCompleted":
            self = configuration.messages == .events ? Self.message(event, head, configuration) : .nothing
        case "MessageUpdated":
            self = configuration.messages == .events ? Self.change(event, head, configuration) : .nothing
        case "CaseStatusChanged":
            self = ContactNews.end(ContactView(event.data), head, agentName: name).map { .end($0) } ?? .nothing
        case "CaseInboxAssigneeChanged":
            if Self.isStale(event, now) { self = .stale } else { self = Self.assignment(event, head, name) }
        case "SenderTypingStarted", "SenderTypingEnded":
            if Self.isStale(event, now) { self = .stale } else { self = Self.typing(event, head, name) }
        default: self = DigitalEvent.quiet.contains(event.type) ? .nothing : .unknown
        }
    }

    /// An event with neither a time nor an id may be a repetition of any age.
    private static func isStale(_ event: DigitalEvent, _ now: Timestamp) -> Bool {
        event.at.map { $0 < now.advanced(by: Milliseconds(-longestAge.count)) } ?? (event.id == nil)
    }

    private static func assignment(_ event: DigitalEvent, _ head: ChatHead, _ name: String) -> EventMeaning {
        let key = event.id.map { "cxone/event/\($0)" }
        return ContactNews.assignment(ContactView(event.data), head, agentName: name, key: key).map { .tell([$0]) }
            ?? .nothing
    }

    private static func typing(_ event: DigitalEvent, _ head: ChatHead, _ name: String) -> EventMeaning {
        guard head.state != .ended, let user = event.data["user"].flatMap({ CXoneUser($0) }) else { return .nothing }
        let party = head.agents.first { $0.account == user.id } ?? user.party(named: name)
        return .tell([.init(party: party, action: .typing(event.type == "SenderTypingStarted" ? .began : .stopped))])
    }

    /// What the customer reads before the new words of a message that was edited, whose old words stay.
    static let editedWords = "Correction: "
    /// What the customer reads when a message was removed, whose words stay.
    static let removedWords = "An earlier message was withdrawn."

    /// A change of an agent's message; other updates, such as of its labels, leave its words as they are.
    private static func change(
        _ event: DigitalEvent, _ head: ChatHead, _ configuration: CXoneSide.Configuration
    ) -> EventMeaning {
        guard head.state != .ended, let message = event.data["message"], message["direction"]?.string == "outbound",
            let user = message["authorUser"].flatMap({ CXoneUser($0) }),
            let id = message["idOnExternalPlatform"]?.cxoneID ?? message["id"]?.cxoneID
        else { return .nothing }
        let party = head.agents.first { $0.account == user.id } ?? user.party(named: configuration.agentName)
        let key = "cxone/message/\(id)"
        if message["contentRemoved"]?.bool == true {
            let action = AgentEvent.Action.custom(text: removedWords, key: "\(key)/change/removed")
            return .change(.init(party: party, action: action), of: key, words: nil)
        }
        let content = message["messageContent"]
        let outbound = OutboundMessage(
            key: key, text: content?["payload"]?["text"]?.string,
            parts: MessageParts(content: content, attachments: nil))
        guard let mark = event.at.map({ String($0.milliseconds) }) ?? event.id,
            case .message(let words, _) = outbound.actions.first
        else { return .nothing }
        let action = AgentEvent.Action.message(text: editedWords + words, key: "\(key)/change/\(mark)")
        return .change(.init(party: party, action: action), of: key, words: words)
    }

    /// A message: of an agent, or of a bot or the system where the settings take them.
    private static func message(
        _ event: DigitalEvent, _ head: ChatHead, _ configuration: CXoneSide.Configuration
    ) -> EventMeaning {
        guard let reported = event.report.events.first, reported.direction == .outbound else { return .nothing }
        let message = event.data["message"]
        guard let id = reported.message.flatMap({ JSONValue.string($0).cxoneID }) else { return .nothing }
        let outbound = OutboundMessage(
            key: "cxone/message/\(id)", text: reported.text,
            parts: MessageParts(content: message?["messageContent"], attachments: message?["attachments"]))
        let party: AgentParty
        switch reported.actor {
        case .customer: return .nothing
        case .system:
            guard configuration.takesSystem else { return .nothing }
            party = AgentParty(nickname: "System", kind: .external, account: "cxone/system")
        case .bot:
            guard configuration.takesBots else { return .nothing }
            var user = message?["authorUser"].flatMap { CXoneUser($0) } ?? CXoneUser(id: "cxone/bot")
            user.isBot = true
            party = user.party(named: "Bot")
        case .agent, .agentOrBot:
            guard let user = message?["authorUser"].flatMap({ CXoneUser($0) }) else { return .nothing }
            party = head.agents.first { $0.account == user.id } ?? user.party(named: configuration.agentName)
        }
        return .tell(outbound.actions.map { .init(party: party, action: $0) })
    }
}
