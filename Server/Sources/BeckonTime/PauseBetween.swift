import Synchronization

/// Keeps something from being done too often.
package final class PauseBetween: Sendable {
    private let last = Mutex<Uptime?>(nil)

    package init() {}

    /// Whether it may be done now; then the pause begins, too.
    ///
    /// - Parameters:
    ///   - uptime: Now.
    ///   - pause: The shortest time between two of them.
    /// - Returns: False while the pause lasts.
    package func begin(at uptime: Uptime, pause: Milliseconds) -> Bool {
        last.withLock { last in
            if let last, uptime.elapsed(since: last) < pause { return false }
            last = uptime
            return true
        }
    }

    /// Ends the pause, because what began it failed.
    package func end() { last.withLock { $0 = nil } }
}
