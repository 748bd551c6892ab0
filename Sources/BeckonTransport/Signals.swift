/// A one-time signal from one task to another.
///
/// A wait ends when the signal is given, also before the wait, or when the waiting task is cancelled.
package struct Signal: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    /// Makes a signal that has not been given.
    package init() {
        (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Gives the signal; giving it again has no effect.
    package func give() {
        continuation.finish()
    }

    /// Waits for the signal, or for the cancellation of the task.
    package func wait() async {
        for await _ in stream {}
    }
}

/// The tasks that wait for the state of an actor to change.
///
/// An actor keeps one of these beside its state. A waiter adds itself, waits, removes itself and checks the state
/// again; code that changes the state calls ``giveAll()``.
package struct Signals: Sendable {
    /// A place among the waiters.
    package struct Ticket: Sendable {
        fileprivate let number: UInt64
        /// The signal to wait for.
        package let signal: Signal
    }

    private var waiting: [UInt64: Signal] = [:]
    private var last: UInt64 = 0

    /// Makes an empty set.
    package init() {}

    /// Adds a waiter.
    ///
    /// - Returns: Its place; remove it after the wait.
    package mutating func add() -> Ticket {
        last &+= 1
        let signal = Signal()
        waiting[last] = signal
        return Ticket(number: last, signal: signal)
    }

    /// Removes a waiter.
    ///
    /// - Parameter ticket: Its place.
    package mutating func remove(_ ticket: Ticket) {
        waiting[ticket.number] = nil
    }

    /// Wakes all waiters.
    package func giveAll() {
        for signal in waiting.values { signal.give() }
    }
}
