/// How long to wait before another try: a second more for each failure in a row, spread at random.
struct BackOff: Sendable {
    /// How much each further failure adds.
    var step: Duration = .seconds(1)
    /// The longest wait.
    var maximum: Duration = .seconds(60)

    /// Returns the wait after a number of failures.
    ///
    /// The jitter takes up to half off, so that clients which lost their server together do not return together.
    ///
    /// - Parameters:
    ///   - failures: The failures in a row, 1 for the first.
    ///   - jitter: A random number from 0 up to 1.
    /// - Returns: The wait, between half and all of the time for that number of failures.
    func delay(failures: Int, jitter: Double) -> Duration {
        guard failures > 0 else { return .zero }
        let whole = min(step * min(failures, 1_000_000), maximum)
        return whole * (1 - min(max(jitter, 0), 1) / 2)
    }
}
