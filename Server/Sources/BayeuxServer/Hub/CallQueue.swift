import DequeModule
import Synchronization

/// Runs asynchronous calls for callers that cannot wait: up to a limit, started in order, each in a task of one group.
///
/// Calls of one turn run one after the other; all others run beside each other. A call beyond the limit is refused at once, so
/// that its caller can report it; no call is dropped silently.
final class CallQueue: Sendable {
    /// An asynchronous call.
    struct Call: Sendable {
        /// Names the calls that must keep their order, such as those of one client; nil for none.
        var turn: String?
        /// Does the work.
        let run: @Sendable () async -> Void
        /// Called instead of `run` if the queue ends before the call began.
        let refuse: @Sendable () -> Void
    }

    private struct State {
        var waiting: Deque<Call> = []
        /// The turns of which a call runs, each with the calls that wait for its end.
        var turns: [String: Deque<Call>] = [:]
        /// The number of calls that wait or run, and of reserved places.
        var outstanding = 0
        var isClosed = false

        /// The next call that may begin; calls whose turn is taken are put behind its running one.
        mutating func next() -> Call? {
            while let call = waiting.popFirst() {
                guard let turn = call.turn else { return call }
                guard turns[turn] != nil else {
                    turns[turn] = []
                    return call
                }
                turns[turn]?.append(call)
            }
            return nil
        }

        /// The call that waits for the end of another one of its turn.
        mutating func next(after call: Call) -> Call? {
            outstanding -= 1
            guard let turn = call.turn else { return nil }
            guard let next = turns[turn]?.popFirst() else {
                turns[turn] = nil
                return nil
            }
            return next
        }
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

    /// Reserves a place for a call.
    ///
    /// - Returns: Whether a place was free. If so, ``add(_:)`` or ``giveBack()`` must follow.
    func reserve() -> Bool {
        state.withLock { state in
            guard !state.isClosed, state.outstanding < limit else { return false }
            state.outstanding += 1
            return true
        }
    }

    /// Frees a reserved place.
    func giveBack() {
        state.withLock { $0.outstanding -= 1 }
    }

    /// Adds a call, for which a place was reserved.
    ///
    /// - Parameter call: The call; refused at once if the queue has ended.
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

    /// Runs calls until the task is cancelled, then refuses those that have not begun and all later ones.
    func run() async {
        await withDiscardingTaskGroup { group in
            for await _ in arrivals {
                while let call = state.withLock({ $0.next() }) {
                    group.addTask {
                        var current: Call? = call
                        while let call = current {
                            await call.run()
                            current = self.state.withLock { $0.next(after: call) }
                        }
                    }
                }
            }
            // Before the group waits for its children, because a child may wait for a call that has not begun.
            close()
        }
    }

    private func close() {
        let refused = state.withLock { state in
            state.isClosed = true
            let refused = Array(state.waiting) + state.turns.values.flatMap { $0 }
            state.outstanding -= refused.count
            state.waiting = []
            for turn in state.turns.keys { state.turns[turn] = [] }
            return refused
        }
        for call in refused { call.refuse() }
    }
}
