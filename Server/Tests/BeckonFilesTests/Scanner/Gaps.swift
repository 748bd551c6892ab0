import Synchronization

/// True every second time.
final class Gaps: Sendable {
    private let count = Mutex(0)

    func next() -> Bool {
        count.withLock { count in
            count += 1
            return count % 2 == 1
        }
    }
}
