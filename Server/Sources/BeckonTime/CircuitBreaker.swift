/// Whether something that fails is asked at all.
///
/// Pure. After some failures in a row it is left alone until a time; then one tries it. Its user decides until when, for
/// example with a ``Backoff``.
package struct CircuitBreaker: Hashable, Sendable {
    private enum State: Hashable, Sendable {
        case closed(failures: Int)
        /// Nobody asks before this time.
        case open(until: Uptime)
        /// One tries it; if it is never heard of again, another one does after this time.
        case halfOpen(until: Uptime)
    }

    private let tolerance: Int
    private let trial: Milliseconds
    private var state = State.closed(failures: 0)

    /// - Parameters:
    ///   - tolerance: How many failures in a row open it.
    ///   - trial: How long the one that tries may take.
    package init(tolerance: Int, trial: Milliseconds = .forever) {
        self.tolerance = tolerance
        self.trial = trial
    }

    /// Whether everybody may ask.
    package var isClosed: Bool { refusesUntil == nil }

    /// The time before which nobody may ask; nil while it is closed.
    package var refusesUntil: Uptime? {
        switch state {
        case .closed: nil
        case .open(let until), .halfOpen(let until): until
        }
    }

    /// Whether it would refuse somebody now.
    package func refuses(at time: Uptime) -> Bool { refusesUntil.map { time < $0 } ?? false }

    /// Whether somebody may ask now; while it is open, the one that may is the one that tries.
    package mutating func admits(at time: Uptime) -> Bool {
        guard !refuses(at: time) else { return false }
        if !isClosed { state = .halfOpen(until: time.advanced(by: trial)) }
        return true
    }

    /// Notes a success, which closes it.
    ///
    /// - Returns: Whether it was open.
    @discardableResult
    package mutating func succeeded() -> Bool {
        defer { state = .closed(failures: 0) }
        return !isClosed
    }

    /// Notes a failure; one of a request that was made before it opened changes nothing while nobody tries.
    ///
    /// - Returns: Whether to open it now.
    package mutating func failed() -> Bool {
        switch state {
        case .closed(let failures):
            state = .closed(failures: min(failures + 1, tolerance))
            return failures + 1 >= tolerance
        case .open: return false
        case .halfOpen: return true
        }
    }

    /// Opens it until a time, or keeps it open at least until then.
    ///
    /// - Returns: Whether it was closed.
    @discardableResult
    package mutating func open(until time: Uptime) -> Bool {
        let wasClosed = isClosed
        if case .open(let earlier) = state {
            state = .open(until: max(earlier, time))
        } else {
            state = .open(until: time)
        }
        return wasClosed
    }
}
