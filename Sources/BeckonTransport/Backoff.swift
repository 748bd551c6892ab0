/// Growing pauses between attempts: each is twice the one before, up to the longest.
package struct Backoff: Hashable, Sendable {
    private let first: Duration
    private let longest: Duration

    /// - Parameters:
    ///   - first: The first pause.
    ///   - longest: The longest pause.
    package init(first: Duration, longest: Duration) {
        self.first = first
        self.longest = longest
    }

    /// The pause after a number of failures in a row; after none it is the first, too.
    package func pause(after failures: Int) -> Duration {
        min(first * (1 << (min(max(failures, 1), 17) - 1)), longest)
    }

    /// The same, spread from half to the whole.
    ///
    /// - Parameters:
    ///   - failures: The failures in a row.
    ///   - jitter: A random number from 0 up to 1, which takes up to half off.
    /// - Returns: The pause.
    package func pause(after failures: Int, jitter: Double) -> Duration {
        pause(after: failures) * (1 - min(max(jitter, 0), 1) / 2)
    }
}
