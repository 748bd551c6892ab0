import Synchronization

/// Slows down guessing: after `limit` failures of one name in a minute, further attempts are refused until it has passed.
///
/// An attempt counts as a failure when it begins, so that many at once cannot pass the limit, and is given back when it was
/// none. Memory is bounded as in ``AttemptWindows``.
final class AttemptLimiter: Sendable {
    private let windows: Mutex<AttemptWindows>

    /// - Parameters:
    ///   - limit: The failures allowed in a minute.
    ///   - salt: Random bits.
    init(limit: Int32, salt: UInt64) {
        windows = Mutex(AttemptWindows(limit: limit, salt: salt))
    }

    /// Counts an attempt that begins; false if it may not be made now.
    func begin(_ name: String, uptime: Int64) -> Bool {
        windows.withLock { windows in
            guard windows.wait(name, uptime: uptime) == 0 else { return false }
            windows.count(name, uptime: uptime)
            return true
        }
    }

    /// Takes back an attempt that did not fail.
    func giveBack(_ name: String) { windows.withLock { $0.giveBack(name) } }
}
