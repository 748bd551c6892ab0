/// What the dispatcher does with a provider's answer: the row's end or its next time, and what becomes of the device.
///
/// Pure: a table from outcome to settlement.
package enum SettlementRule {
    /// How long after each attempt without an answer of its own the next one comes; the last repeats.
    package static let backOff: [Milliseconds] = [.seconds(10), .seconds(60), .seconds(900)]
    /// A push that surely was not processed goes again after this.
    package static let atOnce = Milliseconds(100)
    /// How long nothing is tried with a configuration that cannot work.
    package static let faultPause = Milliseconds.seconds(60)

    package struct Decision: Hashable, Sendable {
        package let settlement: Settlement
        /// Set when the device is to be forgotten unless it was registered after this time.
        package let deadSince: Timestamp?
        /// A word for logs: no content, no token.
        package let word: String
    }

    /// Decides on one outcome.
    ///
    /// `jitter` is a random number in 0..<1 that spreads retries over half to one and a half times their wait.
    package static func decide(
        _ outcome: PushOutcome, push: OwedPush, now: Timestamp, jitter: Double
    ) -> Decision {
        switch outcome {
        case .delivered: ended("delivered")
        case .unprocessed: again(after: atOnce, counted: false, now, push, "unprocessed")
        case .unsure:
            // It may have been delivered: one more time with the same ids, then no more.
            push.attempts == 0 ? again(after: .seconds(1), counted: true, now, push, "unsure") : ended("unsure")
        case .retry(let after, _):
            again(after: after ?? wait(attempts: push.attempts, jitter: jitter), counted: true, now, push, "retry")
        case .tokenDead(let time, _):
            Decision(settlement: .done, deadSince: time ?? now, word: "token-dead")
        case .messageBad: ended("message-bad")
        case .configurationFault: again(after: faultPause, counted: false, now, push, "configuration-fault")
        }
    }

    private static func ended(_ word: String) -> Decision {
        Decision(settlement: .done, deadSince: nil, word: word)
    }

    private static func again(
        after wait: Milliseconds, counted: Bool, _ now: Timestamp, _ push: OwedPush, _ word: String
    ) -> Decision {
        let time = now.advanced(by: wait)
        guard time < push.expiresAt else { return ended("expired") }
        return Decision(settlement: .retry(at: time, counted: counted), deadSince: nil, word: word)
    }

    private static func wait(attempts: Int, jitter: Double) -> Milliseconds {
        let step = backOff[min(max(attempts, 0), backOff.count - 1)]
        return Milliseconds(Int64(Double(step.count) * (0.5 + jitter)))
    }
}
