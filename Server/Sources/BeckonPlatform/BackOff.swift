package import BeckonTime

/// Growing pauses between attempts.
///
/// Pure. Each pause is twice the one before, up to the longest; of each, a random part between half and all is waited, so that
/// nodes do not try together.
package struct BackOff: Hashable, Sendable {
    private let first: Milliseconds
    private let longest: Milliseconds
    private var failures = 0

    /// - Parameters:
    ///   - first: The first pause.
    ///   - longest: The longest pause.
    package init(first: Milliseconds = .seconds(1), longest: Milliseconds = .seconds(60)) {
        self.first = first
        self.longest = longest
    }

    /// The pause after another failure.
    ///
    /// - Parameters:
    ///   - random: Any random number.
    ///   - least: The shortest pause that the other side asks for.
    /// - Returns: How long to wait.
    package mutating func next(random: UInt64, atLeast least: Milliseconds? = nil) -> Milliseconds {
        let whole = min(longest.count, first.count << Int64(min(failures, 20)))
        failures = min(failures + 1, 64)
        let half = whole / 2
        let pause = half + Int64(random % UInt64(max(1, whole - half + 1)))
        return Milliseconds(max(pause, least?.count ?? 0))
    }

    /// Forgets the failures, after a success.
    package mutating func reset() { failures = 0 }
}
