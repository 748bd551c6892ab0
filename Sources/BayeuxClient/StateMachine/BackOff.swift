/// How long to wait before trying again: a second more for each failure in a row, spread by chance.
struct BackOff: Sendable {
    /// What each further failure adds.
    var step: Duration = .seconds(1)
    /// The longest wait.
    var maximum: Duration = .seconds(60)

    /// The wait after some failures.
    ///
    /// Chance takes away up to half of it, so that phones which lost their server together do not return together.
    ///
    /// - Parameters:
    ///   - failures: Failures in a row, 1 for the first.
    ///   - jitter: A number from 0 up to 1, by chance.
    /// - Returns: The wait, between half of it and all of it.
    func delay(failures: Int, jitter: Double) -> Duration {
        guard failures > 0 else { return .zero }
        let whole = min(step * min(failures, 1_000_000), maximum)
        return whole * (1 - min(max(jitter, 0), 1) / 2)
    }
}
