import Synchronization

/// Passes the answers of one provider call to the task that settles them; answers that arrive while it is busy are
/// passed together.
final class PushAnswers: Sendable {
    private struct State {
        var waiting: [PushAnswer] = []
        var reader: CheckedContinuation<[PushAnswer]?, Never>?
        var isEnded = false
    }

    private let state = Mutex(State())

    /// Adds answers, from any thread.
    func add(_ answers: [PushAnswer]) {
        let reader = state.withLock { state -> CheckedContinuation<[PushAnswer]?, Never>? in
            guard let reader = state.reader else {
                state.waiting += answers
                return nil
            }
            state.reader = nil
            return reader
        }
        reader?.resume(returning: answers)
    }

    /// Notes that no more answers follow.
    func end() {
        let reader = state.withLock { state -> CheckedContinuation<[PushAnswer]?, Never>? in
            state.isEnded = true
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume(returning: nil)
    }

    /// Returns the answers since the last call; waits for the first, also in a cancelled task.
    ///
    /// One task at a time may wait.
    ///
    /// - Returns: Answers; nil when no more follow.
    func next() async -> [PushAnswer]? {
        await withCheckedContinuation { continuation in
            let found = state.withLock { state -> [PushAnswer]?? in
                guard state.waiting.isEmpty else {
                    defer { state.waiting = [] }
                    return state.waiting
                }
                if state.isEnded { return .some(nil) }
                state.reader = continuation
                return nil
            }
            if let found { continuation.resume(returning: found) }
        }
    }
}
