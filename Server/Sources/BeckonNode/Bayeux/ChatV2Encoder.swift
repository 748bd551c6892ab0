package import Beckon
package import GMSContract

/// Spells transcript events as chat version 2 does.
package enum ChatV2Encoder {
    /// All nodes have the same name for a balancer, because any node serves any chat.
    private static let alias = "1"

    /// An answer about a chat, without the chat's identity; the surface that has its keys adds it.
    ///
    /// - Parameters:
    ///   - head: The chat, not older than the events.
    ///   - events: The events to show.
    ///   - next: The index to ask for next, if there are no events.
    ///   - isEnded: Whether the client is to learn that the chat is over.
    /// - Returns: The answer.
    package static func answer(
        _ head: ChatHead, _ events: [TranscriptEvent], next: Int, isEnded: Bool
    ) -> ChatV2Answer {
        ChatV2Answer(
            status: .done, isEnded: isEnded, chatID: head.id.text, alias: alias,
            nextPosition: Int64(events.last.map { $0.position + 1 } ?? next), messages: events.map(message))
    }

    /// Events of a chat for an HTTP receiver of its pushes; nil for a chat that began in another version.
    ///
    /// It has no identity of the chat: whoever began the chat has its key.
    static func payload(of events: [TranscriptEvent], in head: ChatHead) -> [UInt8]? {
        // Chats of version 1 have a gms_user, and pushes of their own form.
        guard head.customer.user == nil, !head.isBridged, let last = events.last?.position else { return nil }
        let isEnded = head.life.state == .ended && last >= head.lastPosition
        return answer(head, events, next: last + 1, isEnded: isEnded).encoded()
    }

    /// One event.
    package static func message(_ event: TranscriptEvent) -> ChatV2Message {
        let isText = event.kind == .messageText
        return ChatV2Message(
            index: Int64(event.position), type: Self.type(of: event.kind), utcTime: event.at.milliseconds,
            from: .init(nickname: event.nickname, participantID: participant(event), type: word(for: event.party)),
            text: hasText(event.kind) ? event.text : nil,
            messageType: isText ? event.data[TranscriptEvent.typeName] : nil, userData: isText ? [:] : event.data)
    }

    private static func type(of kind: EventKind) -> ChatV2MessageType {
        switch kind {
        case .messageText: .message
        case .joined: .participantJoined
        case .left: .participantLeft
        case .typingStarted: .typingStarted
        case .typingStopped: .typingStopped
        case .pushURL: .pushURL
        case .custom: .customNotice
        case .nicknameUpdated: .nicknameUpdated
        case .fileUploaded: .fileUploaded
        case .fileDeleted: .fileDeleted
        }
    }

    private static func hasText(_ kind: EventKind) -> Bool {
        switch kind {
        case .messageText, .pushURL, .custom: true
        default: false
        }
    }

    private static func word(for party: PartyKind) -> String {
        switch party {
        case .client: "Client"
        case .agent: "Agent"
        case .supervisor: "Supervisor"
        case .external: "External"
        }
    }

    /// A party's number: 1 for the customer, else one that its kind and name give, the same on every node.
    private static func participant(_ event: TranscriptEvent) -> Int64 {
        guard event.party != .client else { return 1 }
        let name = StableHash.uuid(of: "\(event.party.rawValue) \(event.nickname)").prefix(7)
        return 2 + (Int64(name, radix: 16) ?? 0)
    }
}
