/// The pauses between attempts that fail: 1 s, 2 s, 4 s and so on up to 30 s, each spread from half to the whole.
struct Pause: Sendable {
    private var failures = 0
    /// Changes when somebody wants the next attempt at once.
    private(set) var kicks: UInt64 = 0

    /// The next attempt may succeed: the network is back, the app is back, or the customer asks for it.
    mutating func kick() {
        failures = 0
        kicks += 1
    }

    mutating func succeeded() { failures = 0 }

    /// How long to wait after another failure.
    ///
    /// - Parameters:
    ///   - asked: How long the server asks to wait.
    ///   - jitter: From 0 up to 1.
    /// - Returns: The pause.
    mutating func afterFailure(asked: Duration?, jitter: Double) -> Duration {
        let whole = min(Duration.seconds(1) * (1 << min(failures, 5)), .seconds(30))
        failures += 1
        return max(whole * (1 - jitter / 2), asked ?? .zero)
    }
}
