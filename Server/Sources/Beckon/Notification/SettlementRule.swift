/// Decides what follows from a provider's answer: the push's end or next attempt, and changes to the device.
///
/// Pure: a table from outcome to settlement. A dead token that reaches it is believed.
package struct SettlementRule: Sendable {
    /// The waits after each failed attempt for which the service named no time; the last repeats.
    package static let backOff: [Milliseconds] = [.seconds(10), .seconds(60), .seconds(900)]
    /// The waits after each attempt in doubt; the last repeats.
    ///
    /// The first is short because most doubts come from a lost connection. The last is long, so that a service which
    /// delivers but never answers shows the same notice only a few times an hour.
    package static let doubtBackOff: [Milliseconds] = [
        Milliseconds(500), .seconds(5), .seconds(30), .seconds(60), .seconds(120), .seconds(300),
    ]
    /// The waits after each attempt for which the service called the token dead without being believed, or refused the push
    /// without an explanation; the last repeats.
    ///
    /// They begin short, so that a mended credential or endpoint reaches its devices soon.
    package static let accusedBackOff: [Milliseconds] = Array(repeating: .seconds(60), count: 5) + [.seconds(300)]
    /// The wait before a push that was certainly not processed is sent again.
    package static let atOnce = Milliseconds(100)
    /// The pause after an answer that the configuration is wrong.
    package static let faultPause = Milliseconds.seconds(60)
    /// How long before its end a push is tried for the last time, if its next attempt would come too late.
    package static let lastTry = Milliseconds.seconds(10)

    package struct Decision: Hashable, Sendable {
        package let settlement: Settlement
        /// Set when the device is to be removed unless it was registered after this time.
        package var deadSince: Timestamp?
        /// Whether the device is to be marked as one of the other environment, whose service accepted the push.
        package var movesDevice = false
        /// The attempt's outcome, in words that a log may hold.
        package let word: String
        /// The service's id for the push that it accepted.
        package var receipt: String?

        /// The attempt's outcome, as one of a few fixed words for programs.
        package enum Kind: String, Sendable, CaseIterable { case delivered, dropped, ended, unsure, retry }

        package var kind: Kind {
            switch settlement {
            case .done: word == PushRecord.delivered ? .delivered : .dropped
            case .dead: .ended
            case .retry(_, .inDoubt, _): .unsure
            case .retry(_, .unprocessed, _), .retry(_, .refused, _): .retry
            }
        }

        /// The push ends undelivered.
        package static func dead(_ cause: String, now: Timestamp, deadSince: Timestamp? = nil) -> Decision {
            Decision(settlement: .dead(cause: cause, at: now), deadSince: deadSince, word: cause)
        }

        /// The push may have been delivered, and its section forbids a repeat.
        static func inDoubt(now: Timestamp) -> Decision { .dead("in doubt, not repeated: deliverAtMostOnce", now: now) }
    }

    /// `push.timeScale`: every wait of Beckon's own is shorter by this factor; a wait that a service asks for is not.
    package var timeScale: Double

    package init(timeScale: Double = 1) { self.timeScale = timeScale }

    /// Decides on one outcome.
    ///
    /// - Parameters:
    ///   - outcome: The provider's answer.
    ///   - push: The push that was sent.
    ///   - registeredAt: When the device was last registered; a token that was dead before that time is good.
    ///   - isAtMostOnce: Whether an attempt in doubt is the last one.
    ///   - now: The time of day.
    ///   - jitter: A random number in 0..<1 that spreads retries over half to one and a half times their wait.
    /// - Returns: The changes to the push and the device.
    package func decide(
        _ outcome: PushOutcome, push: OwedPush, registeredAt: Timestamp? = nil,
        isAtMostOnce: Bool = false, now: Timestamp, jitter: @autoclosure () -> Double
    ) -> Decision {
        switch outcome {
        case .delivered: return Decision(settlement: .done, word: PushRecord.delivered)
        case .unprocessed: return again(after: scaled(Self.atOnce), .unprocessed, now, push, "unprocessed")
        case .held(let wait, let reason): return again(after: scaled(wait), .unprocessed, now, push, reason)
        case .unsure:
            guard !isAtMostOnce else { return .inDoubt(now: now) }
            // It may have been delivered: a repeat has the same ids and replaces a notice that is already shown.
            let wait = wait(Self.doubtBackOff, step: push.doubts, jitter: jitter())
            return again(after: wait, .inDoubt, now, push, "unsure")
        case .retry(let after, let reason, _):
            let wait = after ?? wait(Self.backOff, step: push.attempts, jitter: jitter())
            return again(after: wait, .refused, now, push, reason)
        case .tokenDead(let time?, let reason, _) where registeredAt.map { time < $0 } ?? false:
            let wait = wait(Self.backOff, step: push.attempts, jitter: jitter())
            return again(after: wait, .refused, now, push, "\(reason), registered since")
        case .tokenDead(let time, let reason, _): return .dead(reason, now: now, deadSince: time ?? now)
        case .messageBad(let reason): return .dead(reason, now: now)
        case .unexplained(let reason):
            // Never later than the step itself, so that a mended endpoint is reached soon.
            let wait = wait(Self.accusedBackOff, step: push.attempts, jitter: jitter() / 2)
            return again(after: wait, .refused, now, push, reason)
        case .configurationFault(let reason):
            return again(after: scaled(Self.faultPause), .unprocessed, now, push, reason)
        }
    }

    private func again(
        after wait: Milliseconds, _ attempt: AttemptEnd, _ now: Timestamp, _ push: OwedPush, _ word: String
    ) -> Decision {
        let time = now.advanced(by: wait)
        let last = push.expiresAt.advanced(by: Milliseconds(-Self.lastTry.count))
        guard now < last || time < push.expiresAt else { return .dead("expired after \(word)", now: now) }
        // A wait ends no push that has time left.
        return Decision(settlement: .retry(at: now < last ? min(time, last) : time, attempt: attempt), word: word)
    }

    func wait(_ steps: [Milliseconds], step: Int, jitter: Double) -> Milliseconds {
        let wait = steps[min(max(step, 0), steps.count - 1)]
        return scaled(Milliseconds(Int64(Double(wait.count) * (0.5 + jitter))))
    }

    func scaled(_ wait: Milliseconds) -> Milliseconds {
        Milliseconds(max(1, Int64(Double(wait.count) * timeScale)))
    }
}
