import Synchronization

/// Waits until every port of a node listens.
final class OpenPorts: Sendable {
    private let missing: Mutex<Int>
    private let opened: AsyncStream<Void>
    private let last: AsyncStream<Void>.Continuation

    /// Counts the ports of a node: that of its customers, and that of its operators if it has one.
    ///
    /// - Parameter hasOperations: Whether there is one for operators.
    init(hasOperations: Bool) {
        missing = Mutex(hasOperations ? 2 : 1)
        (opened, last) = AsyncStream.makeStream()
    }

    /// Counts one that listens now.
    func open() {
        let left = missing.withLock { count in
            count -= 1
            return count
        }
        if left == 0 { last.finish() }
    }

    /// Waits for the last one.
    ///
    /// - Returns: Whether all listen; no when the task was cancelled before, since another port cannot be had.
    func wait() async -> Bool {
        for await _ in opened {}
        return !Task.isCancelled && areOpen
    }

    /// Whether all listen.
    var areOpen: Bool { missing.withLock { $0 <= 0 } }
}
