/// Whether a party is typing, and when it last began.
package struct TypingState: Hashable, Sendable {
    package var isTyping: Bool
    package var lastStart: Timestamp?

    /// The shortest time between two events that a party began to type.
    package static let period = Milliseconds.seconds(5)

    package init(isTyping: Bool = false, lastStart: Timestamp? = nil) {
        self.isTyping = isTyping
        self.lastStart = lastStart
    }

    /// Ends typing because the party has sent what it typed; it may begin the next text at once.
    package mutating func sent() {
        self = TypingState()
    }

    /// Takes a report of typing.
    ///
    /// - Returns: the kind of the new event; nil if nothing changed, or for a second start within ``period``.
    package mutating func take(_ change: TypingChange, at now: Timestamp) -> EventKind? {
        let isTyping = change == .began
        guard self.isTyping != isTyping else { return nil }
        if isTyping {
            if let lastStart, now >= lastStart, now < lastStart.advanced(by: Self.period) { return nil }
            lastStart = now
        }
        self.isTyping = isTyping
        return isTyping ? .typingStarted : .typingStopped
    }
}
