// Modules that import Beckon use these types in its API, so one import is enough.
@_exported public import BeckonTime

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The source of time; an input everywhere, so that a whole node can run on a clock that a test moves.
package protocol TimeSource: Sendable {
    /// The wall clock, for times that are stored or shown.
    var now: Timestamp { get }

    /// The time on a clock that never goes back, from an arbitrary start; for time-outs.
    var uptime: Uptime { get }

    /// Waits for an amount of time.
    ///
    /// - Parameter amount: how long; zero and less return at once.
    /// - Throws: `CancellationError` as soon as the waiting task is cancelled.
    func sleep(_ amount: Milliseconds) async throws
}

/// The machine's own clocks.
package struct SystemTime: TimeSource {
    private let start = ContinuousClock.now

    package init() {}

    package var now: Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
    }

    package var uptime: Uptime {
        let elapsed = start.duration(to: .now).components
        return Uptime(milliseconds: elapsed.seconds * 1_000 + elapsed.attoseconds / 1_000_000_000_000_000)
    }

    package func sleep(_ amount: Milliseconds) async throws {
        guard amount > .zero else { return try Task.checkCancellation() }
        try await Task.sleep(for: .milliseconds(amount.count))
    }
}
