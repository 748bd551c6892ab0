import Beckon
import BeckonJSON
import BeckonPlatform

/// What an event means for its chat.
///
/// Pure.
enum EventMeaning: Hashable, Sendable {
    /// The chat is told something.
    case tell([ContactNews.Telling])
    /// The chat is told a message, unless a change of it was told in its place.
    case message([ContactNews.Telling], key: String)
    /// The chat is told what is new about a message that was changed.
    case change(MessageChange, by: AgentParty)
    /// Somebody has had the contact since a time, which the chat is told unless it knows of a newer change of hands.
    case assigned(ContactNews.Telling?, at: Timestamp?)
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
            self = configuration.messages == .events ? Self.change(event, head, configuration, now: now) : .nothing
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
        let contact = ContactView(event.data)
        guard contact.tellsAssignee else { return .nothing }
        let key = AssignmentBook.key(of: event.id, at: event.at)
        return .assigned(ContactNews.assignment(contact, head, agentName: name, key: key), at: event.at)
    }

    private static func typing(_ event: DigitalEvent, _ head: ChatHead, _ name: String) -> EventMeaning {
        guard head.life.state != .ended, let user = event.data["user"].flatMap({ CXoneUser($0) }) else {
            return .nothing
        }
        let party = head.side.agents.first { $0.account == user.id } ?? user.party(named: name)
        return .tell([.init(party: party, action: .typing(event.type == "SenderTypingStarted" ? .began : .stopped))])
    }

    /// A change of a message; other updates, such as of its labels, show nothing new.
    private static func change(
        _ event: DigitalEvent, _ head: ChatHead, _ configuration: CXoneSide.Configuration, now: Timestamp
    ) -> EventMeaning {
        guard head.life.state != .ended, let message = event.data["message"],
            message["direction"]?.string == "outbound",
            let id = event.message?.message.flatMap({ JSONValue.string($0).cxoneID })
        else { return .nothing }
        if message["contentRemoved"]?.bool == true {
            // A message that is removed need not name its author any more.
            let author = message["authorUser"].flatMap { CXoneUser($0) }?.party(named: configuration.agentName)
            let party = author.map { author in head.side.agents.first { $0.account == author.account } ?? author }
            return .change(
                MessageChange(key: key(id), kind: .withdrawn, actions: []),
                by: party ?? head.takenBy ?? ContactNews.anyone(configuration.agentName))
        }
        guard let (outbound, party) = Self.outbound(event, head, configuration) else { return .nothing }
        return .change(
            MessageChange(key: outbound.key, kind: .edited(event.at ?? now), actions: outbound.actions), by: party)
    }

    private static func key(_ message: String) -> String { "cxone/message/\(message)" }

    private static func message(
        _ event: DigitalEvent, _ head: ChatHead, _ configuration: CXoneSide.Configuration
    ) -> EventMeaning {
        guard let (outbound, party) = Self.outbound(event, head, configuration) else { return .nothing }
        return .message(outbound.actions.map { .init(party: party, action: $0) }, key: outbound.key)
    }

    /// A message as it is now: of an agent, or of a bot or the system where the settings take them.
    private static func outbound(
        _ event: DigitalEvent, _ head: ChatHead, _ configuration: CXoneSide.Configuration
    ) -> (message: OutboundMessage, party: AgentParty)? {
        guard let reported = event.message, reported.direction == .outbound else { return nil }
        let message = event.data["message"]
        guard let id = reported.message.flatMap({ JSONValue.string($0).cxoneID }) else { return nil }
        let outbound = OutboundMessage(
            key: key(id), text: reported.text,
            parts: MessageParts(content: message?["messageContent"], attachments: message?["attachments"]))
        let party: AgentParty
        switch reported.actor {
        case .customer: return nil
        case .system:
            guard configuration.takesSystem else { return nil }
            party = AgentParty(nickname: "System", kind: .external, account: "cxone/system")
        case .bot:
            guard configuration.takesBots else { return nil }
            var user = message?["authorUser"].flatMap { CXoneUser($0) } ?? CXoneUser(id: "cxone/bot")
            user.isBot = true
            party = user.party(named: "Bot")
        case .agent, .agentOrBot:
            guard let user = message?["authorUser"].flatMap({ CXoneUser($0) }) else { return nil }
            party = head.side.agents.first { $0.account == user.id } ?? user.party(named: configuration.agentName)
        }
        return (outbound, party)
    }
}
