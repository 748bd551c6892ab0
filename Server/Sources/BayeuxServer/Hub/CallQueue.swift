import DequeModule
import Synchronization

/// Runs asynchronous work for callers that cannot wait: bounded, in order of arrival, each piece in a task of one group.
///
/// What is beyond the bound is refused at once, so that the caller can say so; nothing is dropped silently.
final class CallQueue: Sendable {
    /// A piece of work.
    struct Call: Sendable {
        /// Does it.
        let run: @Sendable () async -> Void
        /// Is called instead if the queue ends before the work began.
        let refuse: @Sendable () -> Void
    }

    private struct State {
        var waiting: Deque<Call> = []
        /// The calls that wait or run, and the places kept for some.
        var outstanding = 0
        var isClosed = false
    }

    private let limit: Int
    private let state = Mutex(State())
    private let arrivals: AsyncStream<Void>
    private let arrival: AsyncStream<Void>.Continuation

    /// Makes an empty queue.
    ///
    /// - Parameter limit: The most calls that wait or run at a time.
    init(limit: Int) {
        self.limit = limit
        (arrivals, arrival) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Keeps a place for a call.
    ///
    /// - Returns: Whether there was one; then ``add(_:)`` or ``giveBack()`` has to follow.
    func reserve() -> Bool {
        state.withLock { state in
            guard !state.isClosed, state.outstanding < limit else { return false }
            state.outstanding += 1
            return true
        }
    }

    /// Gives a place back.
    func giveBack() {
        state.withLock { $0.outstanding -= 1 }
    }

    /// Adds a call, for which a place was kept.
    ///
    /// - Parameter call: The call. It is refused at once if the queue has ended meanwhile.
    func add(_ call: Call) {
        let isClosed = state.withLock { state in
            if state.isClosed {
                state.outstanding -= 1
            } else {
                state.waiting.append(call)
            }
            return state.isClosed
        }
        if isClosed { call.refuse() } else { arrival.yield() }
    }

    /// Runs the calls until the task is cancelled; then refuses those that have not begun, and all later ones.
    func run() async {
        await withDiscardingTaskGroup { group in
            for await _ in arrivals {
                while let call = state.withLock({ $0.waiting.popFirst() }) {
                    group.addTask {
                        await call.run()
                        self.giveBack()
                    }
                }
            }
            // Before the group waits for its children, since one may wait for a call that has not begun.
            close()
        }
    }

    private func close() {
        let refused = state.withLock { state in
            state.isClosed = true
            state.outstanding -= state.waiting.count
            defer { state.waiting = [] }
            return state.waiting
        }
        for call in refused { call.refuse() }
    }
}
