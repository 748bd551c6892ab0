import BeckonTransport

/// Decides how messages are read next: by a stream or by polls, and after which pause.
struct ReadingPlan: Sendable, Equatable {
    /// The number of short streams in a row after which the session polls.
    static let maximumStreamFailures = 3
    /// A stream that was open for at least this long resets the count of short ones.
    static let goodLife: Duration = .seconds(30)
    /// The number of streams that ended at a message that was too long, after which the session polls.
    static let maximumTooLong = 2
    /// The number of failed polls in a row after which the session counts as lost.
    static let maximumPollFailures = 3
    /// After so many answered polls a stream is tried again that failed and was not refused; each further time after twice as many.
    static let pollsBeforeStream = 60

    /// The longest pause after an answer to a poll that was too long.
    static let longestPause: Duration = .seconds(60)

    /// How to read.
    enum Way: Sendable, Equatable {
        case stream
        case poll
    }

    private(set) var way: Way = .poll
    private var failures = 0
    private var tooLong = 0
    /// How often polls took the place of a stream that failed.
    private var retreats = 0
    /// After how many answered polls a stream is tried again; nil for never.
    private var pollsLeft: Int?
    private var pollInterval: Duration = .seconds(1)
    /// How many answers to polls were too long.
    private var longPolls = 0
    /// How many polls in a row were answered since then.
    private var goodPolls = 0

    init() {}

    /// Begins with a server session.
    ///
    /// - Parameters:
    ///   - streams: Whether a stream may be used.
    ///   - pollInterval: The pause between two polls.
    init(streams: Bool, pollInterval: Duration) {
        way = streams ? .stream : .poll
        self.pollInterval = pollInterval
    }

    /// Notes that a poll was answered.
    mutating func succeeded() {
        failures = 0
        goodPolls = min(goodPolls + 1, Self.pollsBeforeStream)
        if goodPolls == Self.pollsBeforeStream { longPolls = 0 }
        guard way == .poll, let left = pollsLeft else { return }
        pollsLeft = left > 1 ? left - 1 : nil
        if left <= 1 { way = .stream }
    }

    /// Notes that the stream ended.
    ///
    /// Messages alone do not make up for it: a stream that breaks at the same long message again and again has given the short
    /// ones before it each time.
    ///
    /// - Parameters:
    ///   - lived: How long it was open.
    ///   - isTooLong: Whether a message was too long for it.
    /// - Returns: The pause before the next one, or before polling.
    mutating func streamEnded(after lived: Duration = .zero, isTooLong: Bool = false) -> Duration {
        if lived >= Self.goodLife { (failures, retreats) = (0, 0) }
        failures += 1
        if isTooLong { tooLong += 1 }
        guard failures >= Self.maximumStreamFailures || tooLong >= Self.maximumTooLong else {
            return pollInterval * failures
        }
        streamRefused()
        // The next one might break at the same long message.
        guard tooLong < Self.maximumTooLong else { return .zero }
        pollsLeft = Self.pollsBeforeStream << min(retreats, 6)
        retreats += 1
        return .zero
    }

    /// Notes that the server refused a stream; from now on the session polls.
    mutating func streamRefused() {
        way = .poll
        failures = 0
        pollsLeft = nil
    }

    /// Notes that a poll failed.
    ///
    /// - Returns: The pause before the next one; nil when the session counts as lost.
    mutating func pollFailed() -> Duration? {
        failures += 1
        return failures < Self.maximumPollFailures ? pollInterval * failures : nil
    }

    /// Notes that the answer to a poll was too long.
    ///
    /// The server answers, so the session goes on; but it would send the same again at once.
    ///
    /// - Returns: The pause before the next one, which doubles until enough polls in a row were answered.
    mutating func pollTooLong() -> Duration {
        failures = 0
        (longPolls, goodPolls) = (longPolls + 1, 0)
        return Backoff(first: pollInterval, longest: Self.longestPause).pause(after: longPolls + 1)
    }

    /// The pause after an answered poll.
    var pause: Duration { pollInterval }
}
