/// How messages are read next: by a stream or by polls, and after what pause.
struct ReadingPlan: Sendable, Equatable {
    /// How often a stream may end without a message before the session goes on by polls.
    static let maximumStreamFailures = 3
    /// How often a poll may fail in a row before the session counts as lost.
    static let maximumPollFailures = 3

    /// How to read.
    enum Way: Sendable, Equatable {
        case stream
        case poll
    }

    private(set) var way: Way = .poll
    private var failures = 0
    private var pollInterval: Duration = .seconds(1)

    init() {}

    /// Begins with a session.
    ///
    /// - Parameters:
    ///   - streams: Whether there is a stream that may be used.
    ///   - pollInterval: The pause between two polls.
    init(streams: Bool, pollInterval: Duration) {
        way = streams ? .stream : .poll
        self.pollInterval = pollInterval
    }

    /// Something came.
    mutating func succeeded() { failures = 0 }

    /// The stream ended.
    ///
    /// - Returns: The pause before the next one, or before polling.
    mutating func streamEnded() -> Duration {
        failures += 1
        guard failures >= Self.maximumStreamFailures else { return pollInterval * failures }
        streamRefused()
        return .zero
    }

    /// The server gives no stream.
    mutating func streamRefused() {
        way = .poll
        failures = 0
    }

    /// A poll failed.
    ///
    /// - Returns: The pause before the next one; nil when the session counts as lost.
    mutating func pollFailed() -> Duration? {
        failures += 1
        return failures < Self.maximumPollFailures ? pollInterval * failures : nil
    }

    /// The pause after a poll that was answered.
    var pause: Duration { pollInterval }
}
