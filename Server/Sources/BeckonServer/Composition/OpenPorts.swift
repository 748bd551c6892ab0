import Synchronization

/// Waits until every port of a node listens.
final class OpenPorts: Sendable {
    private let missing: Mutex<Int>
    private let opened: AsyncStream<Void>
    private let last: AsyncStream<Void>.Continuation

    /// Counts a node's ports: one for customers, and those for operators and for the inside if set.
    ///
    /// - Parameter others: How many the node has besides the one for customers.
    init(others: Int) {
        missing = Mutex(1 + others)
        (opened, last) = AsyncStream.makeStream()
    }

    /// Counts a port that listens.
    func open() {
        let left = missing.withLock { count in
            count -= 1
            return count
        }
        if left == 0 { last.finish() }
    }

    /// Waits until the last port listens.
    ///
    /// - Returns: Whether all listen; false if the task was cancelled first, because a port could not be opened.
    func wait() async -> Bool {
        for await _ in opened {}
        return !Task.isCancelled && areOpen
    }

    /// Whether all ports listen.
    var areOpen: Bool { missing.withLock { $0 <= 0 } }
}
