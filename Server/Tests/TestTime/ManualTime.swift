package import Beckon
import Synchronization

/// A clock that moves only when ``advance(by:)`` is called, and wakes sleepers at their times.
///
/// Its wall clock and uptime move together.
package final class ManualTime: TimeSource {
    private struct Sleeper {
        let due: Uptime
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var wall: Timestamp
        var uptime = Uptime.start
        var nextID = 0
        var sleepers: [Int: Sleeper] = [:]
        var cancelled: Set<Int> = []
    }

    private let state: Mutex<State>

    /// - Parameter now: the wall clock's first time.
    package init(now: Timestamp = Timestamp(milliseconds: 1_700_000_000_000)) {
        state = Mutex(State(wall: now))
    }

    package var now: Timestamp { state.withLock { $0.wall } }
    package var uptime: Uptime { state.withLock { $0.uptime } }

    /// How many tasks are asleep on this clock.
    package var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// Moves both clocks forward and wakes every sleeper whose time has come, in the order of their times.
    package func advance(by amount: Milliseconds) {
        let woken = state.withLock { state -> [Sleeper] in
            state.wall = state.wall.advanced(by: amount)
            state.uptime = state.uptime.advanced(by: amount)
            let due = state.sleepers.filter { $0.value.due <= state.uptime }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.sorted { $0.due < $1.due }
        }
        for sleeper in woken { sleeper.continuation.resume() }
    }

    package func sleep(_ amount: Milliseconds) async throws {
        try Task.checkCancellation()
        guard amount > .zero else { return }
        let id = state.withLock { state -> Int in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let refused = state.withLock { state -> Bool in
                    if state.cancelled.remove(id) != nil { return true }
                    state.sleepers[id] = Sleeper(due: state.uptime.advanced(by: amount), continuation: continuation)
                    return false
                }
                if refused { continuation.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            let sleeper = state.withLock { state -> Sleeper? in
                if let sleeper = state.sleepers.removeValue(forKey: id) { return sleeper }
                state.cancelled.insert(id)
                return nil
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }
}
