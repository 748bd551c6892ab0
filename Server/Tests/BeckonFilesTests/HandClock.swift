import BeckonFiles
import BeckonTime
import Synchronization

/// Clocks that a test moves.
final class HandClock: Sendable {
    private let milliseconds = Mutex<Int64>(1_700_000_000_000)

    func move(by time: Milliseconds) { milliseconds.withLock { $0 += time.count } }

    var clock: VaultClock {
        VaultClock(
            now: { Timestamp(milliseconds: self.milliseconds.withLock { $0 }) },
            uptime: { Uptime(milliseconds: self.milliseconds.withLock { $0 }) })
    }
}
