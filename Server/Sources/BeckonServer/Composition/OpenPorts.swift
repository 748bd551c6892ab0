import Synchronization

/// Waits until every port of a node listens.
final class OpenPorts: Sendable {
    private let missing: Mutex<Int>
    private let opened: AsyncStream<Void>
    private let last: AsyncStream<Void>.Continuation

    /// Counts a node's ports: one for customers, and one for operators if set.
    ///
    /// - Parameter hasOperations: Whether the node has a port for operators.
    init(hasOperations: Bool) {
        missing = Mutex(hasOperations ? 2 : 1)
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
