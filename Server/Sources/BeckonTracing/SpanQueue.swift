import DequeModule
import Synchronization

/// The spans that have ended and wait for the exporter, at most ``capacity``.
///
/// When it is full, a new span is left out and counted; those that wait stay. So spans that belong together go out together,
/// and a flood costs no memory.
package final class SpanQueue: Sendable {
    /// The most spans that wait.
    package static let capacity = 2_048
    /// The most spans of one batch, and how many have the exporter send at once.
    package static let batch = 512

    private let waiting = Mutex(Deque<FinishedSpan>())
    private let dropped: @Sendable () -> Void
    private let isDue: @Sendable () -> Void

    /// - Parameters:
    ///   - dropped: Called for each span that is left out.
    ///   - isDue: Called when a batch is full.
    package init(dropped: @escaping @Sendable () -> Void = {}, isDue: @escaping @Sendable () -> Void = {}) {
        self.dropped = dropped
        self.isDue = isDue
    }

    /// How many wait.
    package var count: Int { waiting.withLock { $0.count } }

    /// Adds a span; never waits.
    func add(_ span: FinishedSpan) {
        let count: Int? = waiting.withLock { waiting in
            guard waiting.count < Self.capacity else { return nil }
            waiting.append(span)
            return waiting.count
        }
        guard let count else { return dropped() }
        if count.isMultiple(of: Self.batch) { isDue() }
    }

    /// Takes the oldest spans, at most a batch.
    package func next() -> [FinishedSpan] {
        waiting.withLock { waiting in
            let batch = Array(waiting.prefix(Self.batch))
            waiting.removeFirst(batch.count)
            return batch
        }
    }
}
