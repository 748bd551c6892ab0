/// Whether a change of typing is worth telling: at most one start in five seconds, and a stop only after a start.
struct TypingNotice: Sendable {
    private static let pause: Duration = .seconds(5)
    private var startedAt: Duration?

    /// Whether the server was told that the customer types.
    var isOn: Bool { startedAt != nil }

    /// Decides whether to tell a start.
    mutating func start(at now: Duration) -> Bool {
        if let startedAt, now - startedAt < Self.pause { return false }
        startedAt = now
        return true
    }

    /// Decides whether to tell a stop.
    mutating func stop() -> Bool {
        defer { startedAt = nil }
        return startedAt != nil
    }

    /// Notes a message that was sent: it ends typing by itself.
    mutating func messageSent() {
        startedAt = nil
    }
}
