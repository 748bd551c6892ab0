import Synchronization

/// Waits until every port of a node listens.
final class OpenPorts: Sendable {
    private let missing: Mutex<Int>
    private let opened: AsyncStream<Void>
    private let last: AsyncStream<Void>.Continuation

    /// Counts ports.
    ///
    /// - Parameter count: How many there are, at least one.
    init(_ count: Int) {
        missing = Mutex(count)
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
        return !Task.isCancelled && missing.withLock { $0 <= 0 }
    }
}
