import Beckon
import Synchronization

/// Keeps something from being done too often.
final class PauseBetween: Sendable {
    private let last = Mutex<Int64?>(nil)

    /// Whether it may be done now; then the pause begins, too.
    ///
    /// - Parameters:
    ///   - uptime: Now.
    ///   - pause: The shortest time between two of them.
    /// - Returns: False while the pause lasts.
    func begin(at uptime: Int64, pause: Milliseconds) -> Bool {
        last.withLock { last in
            if let last, uptime - last < pause.count { return false }
            last = uptime
            return true
        }
    }
}
