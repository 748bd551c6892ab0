/// Those who observe a session: one reader, any number of observers.
///
/// Each has a buffer of its own of a fixed length. When it is full, what comes is dropped for this observer alone, and
/// the next event it gets is preceded by ``SessionEvent/Gap/observerTooSlow``.
struct ObserverList: Sendable {
    /// The most observers; a further one gets a sequence that ends at once.
    static let limit = 256

    private struct Observer: Sendable {
        var continuation: AsyncStream<SessionEvent>.Continuation
        var owesGap = false
    }

    private var observers: [Int: Observer] = [:]
    private var last = 0

    /// Adds an observer.
    ///
    /// - Parameters:
    ///   - capacity: The length of its buffer.
    ///   - onEnd: Called with its number when it stops reading.
    /// - Returns: What it reads.
    mutating func add(
        capacity: Int, onEnd: @escaping @Sendable (Int) -> Void
    ) -> AsyncStream<SessionEvent> {
        let (stream, continuation) = AsyncStream<SessionEvent>.makeStream(
            bufferingPolicy: .bufferingOldest(max(2, capacity)))
        guard observers.count < Self.limit else {
            continuation.finish()
            return stream
        }
        last += 1
        let number = last
        continuation.onTermination = { _ in onEnd(number) }
        observers[number] = Observer(continuation: continuation)
        return stream
    }

    mutating func remove(_ number: Int) { observers[number] = nil }

    /// Tells every observer.
    mutating func tell(_ event: SessionEvent) {
        for (number, observer) in observers {
            var observer = observer
            if observer.owesGap {
                // Both or neither: a gap alone would be followed by another one.
                guard case .enqueued = observer.continuation.yield(.gap(.observerTooSlow)) else { continue }
                observer.owesGap = false
            }
            if case .dropped = observer.continuation.yield(event) { observer.owesGap = true }
            observers[number] = observer
        }
    }

    /// Ends every sequence.
    mutating func finish() {
        for observer in observers.values { observer.continuation.finish() }
        observers = [:]
    }
}
