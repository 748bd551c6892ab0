import Synchronization

/// The places for scans at the same time; those beyond wait in line, and beyond a longest line none is given.
final class ScanPlaces: Sendable {
    private struct State {
        var free: Int
        var waiting: [(number: Int, continuation: CheckedContinuation<Bool, Never>)] = []
        var next = 0
    }

    private let longestLine: Int
    private let state: Mutex<State>

    init(_ count: Int, longestLine: Int) {
        self.longestLine = longestLine
        state = Mutex(State(free: count))
    }

    /// Waits for a place, which has to be given back.
    ///
    /// - Returns: False if the line is too long, or the task was cancelled.
    func take() async -> Bool {
        let number = state.withLock { state in
            state.next += 1
            return state.next
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isCancelled = Task.isCancelled
                let answer = state.withLock { state -> Bool? in
                    if isCancelled { return false }
                    if state.free > 0 {
                        state.free -= 1
                        return true
                    }
                    guard state.waiting.count < longestLine else { return false }
                    state.waiting.append((number, continuation))
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let waiting = state.withLock { state in
                state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0).continuation }
            }
            waiting?.resume(returning: false)
        }
    }

    /// Gives a place back: to the one who waits longest.
    func giveBack() {
        let first = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            guard !state.waiting.isEmpty else {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst().continuation
        }
        first?.resume(returning: true)
    }
}
