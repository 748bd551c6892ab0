import Beckon
import Synchronization

/// The end of the time that an exchange with the database may take, by a clock that is never set.
///
/// These limits only bound how long a thread waits for a socket. No decision of Beckon depends on them, so they read
/// the machine's clock directly.
struct Deadline: Sendable {
    private let instant: ContinuousClock.Instant

    init(after limit: Milliseconds) {
        self.init(at: .now.advanced(by: .milliseconds(limit.count)))
    }

    init(at instant: ContinuousClock.Instant) {
        self.instant = instant
    }

    var hasPassed: Bool { remaining == 0 }

    /// The whole milliseconds that are left, rounded up, as `poll(2)` takes them.
    var remaining: Int32 {
        let left = ContinuousClock.now.duration(to: instant)
        guard left > .zero else { return 0 }
        let (seconds, attoseconds) = left.components
        guard seconds < 1_000_000 else { return .max }
        return Int32(seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}

/// When the server was last heard from, over any connection of a store.
///
/// A server that takes long over one exchange answers others meanwhile. A server that answers no exchange for a while
/// is unreachable: no caller waits longer for it, however much of an exchange's limit is left.
final class DatabasePulse: Sendable {
    private struct State {
        var heard = ContinuousClock.now
        /// How long the server may be silent; nil for as long as the exchange's own limit.
        var patience: Milliseconds?
        /// The number of the address at which the next connection is tried first.
        var address = 0
    }

    private let state = Mutex(State())

    /// Expects from now on to hear from the server at least this often while a request is waiting.
    func expect(every patience: Milliseconds) { state.withLock { $0.patience = patience } }

    /// Notes that the server has answered.
    func beat() { state.withLock { $0.heard = .now } }

    /// Notes the address at which a connection was made.
    func suits(address: Int) { state.withLock { $0.address = address } }

    /// Notes that the server broke a connection off: another one may have taken its place, so its address is tried last.
    func leaves(address: Int) {
        state.withLock { state in if state.address == address { state.address += 1 } }
    }

    /// Where to look for the server first; beyond the last address the first one is meant.
    var address: Int { state.withLock { $0.address } }

    /// Returns the end of a wait by the time it began; nil if only the exchange's own limit applies.
    func deadline(ofWaitFrom begin: ContinuousClock.Instant) -> Deadline? {
        state.withLock { state in
            state.patience.map { Deadline(at: max(state.heard, begin).advanced(by: .milliseconds($0.count))) }
        }
    }
}
