/// What the dispatcher does with a provider's answer: the row's end or its next time, and what becomes of the device.
///
/// Pure: a table from outcome to settlement.
package struct SettlementRule: Sendable {
    /// How long after each attempt without an answer of its own the next one comes; the last repeats.
    package static let backOff: [Milliseconds] = [.seconds(10), .seconds(60), .seconds(900)]
    /// How long after each attempt in doubt the next one comes; the last repeats.
    ///
    /// It begins soon, since the doubt is mostly a cut connection, and ends slow enough that a service which delivers
    /// and never answers shows the same notice a few times an hour.
    package static let doubtBackOff: [Milliseconds] = [
        .seconds(1), .seconds(5), .seconds(30), .seconds(60), .seconds(120), .seconds(300),
    ]
    /// A push that surely was not processed goes again after this.
    package static let atOnce = Milliseconds(100)
    /// How long nothing is tried with a configuration that cannot work.
    package static let faultPause = Milliseconds.seconds(60)

    package struct Decision: Hashable, Sendable {
        package let settlement: Settlement
        /// Set when the device is to be forgotten unless it was registered after this time.
        package let deadSince: Timestamp?
        /// Whether the device is taken for one of the development environment from now on.
        package let movesDevice: Bool
        /// What became of the attempt, in words that a log may hold.
        package let word: String
        /// What the service calls the push that it took.
        package var receipt: String?

        package init(
            settlement: Settlement, deadSince: Timestamp? = nil, movesDevice: Bool = false, word: String
        ) {
            self.settlement = settlement
            self.deadSince = deadSince
            self.movesDevice = movesDevice
            self.word = word
        }

        /// What became of the attempt, in one of a few words for programs.
        var kind: String {
            switch settlement {
            case .done: word == PushRecord.delivered ? PushRecord.delivered : "dropped"
            case .dead: "ended"
            case .retry(_, .inDoubt, _): "unsure"
            case .retry(_, .unprocessed, _), .retry(_, .refused, _): "retry"
            }
        }

        /// The push ends undelivered.
        package static func dead(_ cause: String, now: Timestamp, deadSince: Timestamp? = nil) -> Decision {
            Decision(settlement: .dead(cause: cause, at: now), deadSince: deadSince, word: cause)
        }

        /// The push may have been delivered, and its section wants no repeat.
        static func inDoubt(now: Timestamp) -> Decision { .dead("in doubt, delivered at most once", now: now) }
    }

    /// `push.timeScale`: every wait of ours is shorter by this factor; what a service asks for is not.
    package var timeScale: Double

    package init(timeScale: Double = 1) { self.timeScale = timeScale }

    /// Decides on one outcome.
    ///
    /// - Parameters:
    ///   - outcome: What the provider says.
    ///   - push: What was sent.
    ///   - registeredAt: When the device registered last; a token that was called dead for a time before that is good.
    ///   - isAtMostOnce: Whether an attempt in doubt is the last one.
    ///   - isMovable: Whether the device is none of the development environment and could be sent to there.
    ///   - now: The time of day.
    ///   - jitter: A random number in 0..<1 that spreads retries over half to one and a half times their wait.
    /// - Returns: What becomes of the row and the device.
    package func decide(
        _ outcome: PushOutcome, push: OwedPush, registeredAt: Timestamp? = nil,
        isAtMostOnce: Bool = false, isMovable: @autoclosure () -> Bool = false, now: Timestamp,
        jitter: @autoclosure () -> Double
    ) -> Decision {
        switch outcome {
        case .delivered: return Decision(settlement: .done, word: PushRecord.delivered)
        case .unprocessed: return again(after: scaled(Self.atOnce), .unprocessed, now, push, "unprocessed")
        case .held(let wait, let reason): return again(after: scaled(wait), .unprocessed, now, push, reason)
        case .unsure:
            guard !isAtMostOnce else { return .inDoubt(now: now) }
            // It may have been delivered: with the same ids a repeat takes the place of what is shown already.
            let wait = wait(Self.doubtBackOff, step: push.doubts, jitter: jitter())
            return again(after: wait, .inDoubt, now, push, "unsure")
        case .retry(let after, let reason, _):
            let wait = after ?? wait(Self.backOff, step: push.attempts, jitter: jitter())
            return again(after: wait, .refused, now, push, reason)
        case .tokenDead(_, let reason, isStrange: true) where isMovable():
            // Once: a device of the development environment never comes back.
            let word = "\(reason), tried in the development environment"
            let again = again(after: scaled(Self.atOnce), .refused, now, push, word)
            return Decision(settlement: again.settlement, movesDevice: true, word: again.word)
        case .tokenDead(let time?, let reason, _) where registeredAt.map { time < $0 } ?? false:
            let wait = wait(Self.backOff, step: push.attempts, jitter: jitter())
            return again(after: wait, .refused, now, push, "\(reason), registered since")
        case .tokenDead(let time, let reason, _): return .dead(reason, now: now, deadSince: time ?? now)
        case .messageBad(let reason): return .dead(reason, now: now)
        case .configurationFault(let reason):
            return again(after: scaled(Self.faultPause), .unprocessed, now, push, reason)
        }
    }

    private func again(
        after wait: Milliseconds, _ attempt: AttemptEnd, _ now: Timestamp, _ push: OwedPush, _ word: String
    ) -> Decision {
        let time = now.advanced(by: wait)
        guard time < push.expiresAt else { return .dead("expired after \(word)", now: now) }
        return Decision(settlement: .retry(at: time, attempt: attempt), word: word)
    }

    private func wait(_ steps: [Milliseconds], step: Int, jitter: Double) -> Milliseconds {
        let wait = steps[min(max(step, 0), steps.count - 1)]
        return scaled(Milliseconds(Int64(Double(wait.count) * (0.5 + jitter))))
    }

    private func scaled(_ wait: Milliseconds) -> Milliseconds {
        Milliseconds(max(1, Int64(Double(wait.count) * timeScale)))
    }
}
