/// Decides which changes of typing are sent: at most one start in five seconds, and a stop only after a start.
struct TypingNotice: Sendable {
    private static let pause: Duration = .seconds(5)
    private var startedAt: Duration?

    /// Whether a start was sent, and neither a stop nor a message after it.
    var isOn: Bool { startedAt != nil }

    /// Decides whether to send a start.
    mutating func start(at now: Duration) -> Bool {
        if let startedAt, now - startedAt < Self.pause { return false }
        startedAt = now
        return true
    }

    /// Decides whether to send a stop.
    mutating func stop() -> Bool {
        defer { startedAt = nil }
        return startedAt != nil
    }

    /// Notes that a message was sent; a message ends typing without a stop.
    mutating func messageSent() {
        startedAt = nil
    }
}
