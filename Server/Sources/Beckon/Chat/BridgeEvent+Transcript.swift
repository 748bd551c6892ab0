extension BridgeEvent {
    /// The event as a transcript event.
    ///
    /// Only a pushable event keeps its text. Every other event has the words for actor and kind instead, which explain
    /// why it was not pushed.
    func event(at position: Int, of verdict: BridgePolicy.Verdict, now: Timestamp) -> TranscriptEvent {
        let kind: EventKind =
            switch self.kind {
            case _ where !verdict.mayPush: .custom
            case .joined: .joined
            case .ended: .left
            default: .messageText
            }
        return TranscriptEvent(
            position: position, kind: kind,
            nickname: verdict.mayPush ? Self.cut(sender.flatMap(VisibleText.trimmed) ?? "", 128) : "",
            text: verdict.mayPush
                ? Self.cut(text ?? "", ChatSession.longestText) : "\(actor.rawValue) \(self.kind.rawValue)",
            party: party, at: at ?? now, key: message.map { "report/\($0)" },
            data: onlyNow && verdict.mayPush ? [TranscriptEvent.onlyNowName: "true"] : [:])
    }

    private var party: PartyKind {
        switch actor {
        case .customer: .client
        case .agent, .agentOrBot: .agent
        case .bot, .system: .external
        }
    }

    /// The longest beginning of whole characters within a number of UTF-8 bytes.
    private static func cut(_ text: String, _ limit: Int) -> String {
        guard text.utf8.count > limit else { return text }
        var count = 0
        return String(
            text.prefix { character in
                count += character.utf8.count
                return count <= limit
            })
    }
}
