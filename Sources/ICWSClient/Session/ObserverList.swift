/// The observers of a session, to whom each of its events is delivered.
///
/// Each observer has a buffer of its own with a fixed length. When the buffer is full, events are dropped for this
/// observer alone, and ``SessionEvent/Gap/observerTooSlow`` precedes the next event that it gets.
struct ObserverList: Sendable {
    /// The most observers; one more gets a sequence that ends at once.
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
    ///   - capacity: The length of its buffer, at least 2; smaller values count as 2.
    ///   - onEnd: Called with its number when it stops reading.
    /// - Returns: The sequence that it reads.
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

    /// Delivers an event to every observer.
    mutating func tell(_ event: SessionEvent) {
        for (number, observer) in observers {
            var observer = observer
            if observer.owesGap {
                // If the gap does not fit, the event is dropped too, and the gap stays owed.
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
