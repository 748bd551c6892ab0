/// Growing pauses between attempts: each is twice the one before, up to the longest.
///
/// Pure. With a random number, a pause is a random part of itself between half and all, so that nodes do not try
/// together.
package struct Backoff: Hashable, Sendable {
    private let first: Milliseconds
    private let longest: Milliseconds
    /// How many failures in a row were noted, up to ``most``.
    private var failures = 0
    /// More failures than these do not lengthen a pause.
    private static let most = 32

    /// - Parameters:
    ///   - first: The first pause.
    ///   - longest: The longest pause.
    package init(first: Milliseconds = .seconds(1), longest: Milliseconds = .seconds(60)) {
        self.first = first
        self.longest = longest
    }

    /// The pause after a number of failures in a row; after none it is the first, too.
    package func pause(after failures: Int) -> Milliseconds {
        let factor: Int64 = 1 << (min(max(failures, 1), Self.most) - 1)
        let (doubled, overflow) = first.count.multipliedReportingOverflow(by: factor)
        return overflow ? longest : min(Milliseconds(doubled), longest)
    }

    /// The pause after another failure.
    ///
    /// - Parameters:
    ///   - random: Any random number; nil for the whole pause.
    ///   - least: The shortest pause that the other side asks for.
    /// - Returns: How long to wait.
    package mutating func next(random: UInt64? = nil, atLeast least: Milliseconds? = nil) -> Milliseconds {
        failures = min(failures + 1, Self.most)
        var pause = pause(after: failures)
        if let random {
            let half = pause.count / 2
            pause = Milliseconds(half + Int64(random % UInt64(max(1, pause.count - half + 1))))
        }
        return max(pause, least ?? .zero)
    }

    /// Forgets the failures, after a success.
    package mutating func reset() { failures = 0 }
}
