import Beckon

/// What was said in a chat before its server lost it, as one text for the agents who get it anew.
enum WebChatRecap {
    /// The most lines; older ones are left out.
    static let mostLines = 40
    /// The most characters; the oldest lines are left out.
    static let mostCharacters = 3_000
    /// How many of the newest events are looked through.
    static let lookBack = 400

    static let heading = "Earlier in this chat:"

    /// Makes the text.
    ///
    /// - Parameters:
    ///   - chat: The chat; what comes after its cursor is not earlier, and is told for itself.
    ///   - port: Reads the chat.
    /// - Returns: The text; nil when nothing was said.
    /// - Throws: ``StoreError`` and ``ChatRefusal``.
    static func text(of chat: ChatHead, _ port: AgentPort) async throws -> String? {
        let cursor = chat.side.cursor
        guard cursor > 0 else { return nil }
        let first = max(0, cursor - lookBack)
        let notices = try await port.read(chat.id, after: first, limit: cursor - first).notices
        return text(
            of: notices.compactMap { notice in
                guard case .event(let event) = notice, event.position <= cursor else { return nil }
                return event
            })
    }

    /// The text of events; nil when they hold no words.
    static func text(of events: [TranscriptEvent]) -> String? {
        let lines = events.compactMap(line).suffix(mostLines)
        var kept: [String] = []
        var length = 0
        for line in lines.reversed() {
            length += line.count + 1
            guard length <= mostCharacters else { break }
            kept.append(line)
        }
        return kept.isEmpty ? nil : ([heading] + kept.reversed()).joined(separator: "\n")
    }

    private static func line(_ event: TranscriptEvent) -> String? {
        switch event.kind {
        case .messageText, .pushURL, .custom:
            event.text.isEmpty ? nil : "\(event.nickname): \(event.text.prefix(500))"
        case .fileUploaded: event.file.map { "\(event.nickname): \($0.name.prefix(200))" }
        case .joined, .left, .typingStarted, .typingStopped, .nicknameUpdated, .fileDeleted: nil
        }
    }
}
