/// What the dispatcher does with a provider's answer: the row's end or its next time, and what becomes of the device.
///
/// Pure: a table from outcome to settlement.
package struct SettlementRule: Sendable {
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

    /// `push.timeScale`: every wait of ours is shorter by this factor; what a service asks for is not.
    package var timeScale: Double

    package init(timeScale: Double = 1) { self.timeScale = timeScale }

    /// Decides on one outcome.
    ///
    /// `jitter` is a random number in 0..<1 that spreads retries over half to one and a half times their wait.
    package func decide(
        _ outcome: PushOutcome, push: OwedPush, now: Timestamp, jitter: Double
    ) -> Decision {
        switch outcome {
        case .delivered: Self.ended("delivered")
        case .unprocessed: again(after: scaled(Self.atOnce), counted: false, now, push, "unprocessed")
        case .unsure:
            // It may have been delivered: one more time with the same ids, then no more.
            push.attempts == 0
                ? again(after: scaled(.seconds(1)), counted: true, now, push, "unsure") : Self.ended("unsure")
        case .retry(let after, _):
            again(after: after ?? wait(attempts: push.attempts, jitter: jitter), counted: true, now, push, "retry")
        case .tokenDead(let time, _):
            Decision(settlement: .done, deadSince: time ?? now, word: "token-dead")
        case .messageBad: Self.ended("message-bad")
        case .configurationFault:
            again(after: scaled(Self.faultPause), counted: false, now, push, "configuration-fault")
        }
    }

    private static func ended(_ word: String) -> Decision {
        Decision(settlement: .done, deadSince: nil, word: word)
    }

    private func again(
        after wait: Milliseconds, counted: Bool, _ now: Timestamp, _ push: OwedPush, _ word: String
    ) -> Decision {
        let time = now.advanced(by: wait)
        guard time < push.expiresAt else { return Self.ended("expired") }
        return Decision(settlement: .retry(at: time, counted: counted), deadSince: nil, word: word)
    }

    private func wait(attempts: Int, jitter: Double) -> Milliseconds {
        let step = Self.backOff[min(max(attempts, 0), Self.backOff.count - 1)]
        return scaled(Milliseconds(Int64(Double(step.count) * (0.5 + jitter))))
    }

    private func scaled(_ wait: Milliseconds) -> Milliseconds {
        Milliseconds(max(1, Int64(Double(wait.count) * timeScale)))
    }
}
