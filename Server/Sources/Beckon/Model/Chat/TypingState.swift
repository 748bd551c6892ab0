/// When somebody last began to type, and whether they still do.
package struct TypingState: Hashable, Sendable {
    package var isTyping: Bool
    package var lastStart: Timestamp?

    /// One party's beginning to type is an event at most this often.
    package static let period = Milliseconds.seconds(5)

    package init(isTyping: Bool = false, lastStart: Timestamp? = nil) {
        self.isTyping = isTyping
        self.lastStart = lastStart
    }

    /// Takes a report of typing.
    ///
    /// - Returns: the event it makes, or nil: only changes count, and one start in each ``period``.
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
