import Beckon
import Synchronization

/// When the server was last heard, over any connection of a store.
///
/// A server that takes long over one exchange answers others meanwhile. One that answers nobody for a while is out of
/// reach: nobody waits longer for it, however much of the limit of an exchange is left.
final class DatabasePulse: Sendable {
    private struct State {
        var heard = ContinuousClock.now
        /// How long the server may be silent; nil is as long as the exchange's own limit.
        var patience: Milliseconds?
    }

    private let state = Mutex(State())

    /// Expects from now on to hear the server at least this often while something is asked of it.
    func expect(every patience: Milliseconds) { state.withLock { $0.patience = patience } }

    /// The server has said something.
    func beat() { state.withLock { $0.heard = .now } }

    /// Until when a wait lasts at most, by when it began; nil where only its own limit holds.
    func deadline(ofWaitFrom begin: ContinuousClock.Instant) -> Deadline? {
        state.withLock { state in
            state.patience.map { Deadline(at: max(state.heard, begin).advanced(by: .milliseconds($0.count))) }
        }
    }
}
