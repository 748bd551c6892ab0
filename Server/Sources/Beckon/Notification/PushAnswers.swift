import Synchronization

/// Brings the answers of one call of a provider to the task that settles them: what came while it was busy comes
/// together.
final class PushAnswers: Sendable {
    private struct State {
        var waiting: [PushAnswer] = []
        var reader: CheckedContinuation<[PushAnswer]?, Never>?
        var isEnded = false
    }

    private let state = Mutex(State())

    /// Takes answers in; from any thread.
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

    /// No more will come.
    func end() {
        let reader = state.withLock { state -> CheckedContinuation<[PushAnswer]?, Never>? in
            state.isEnded = true
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume(returning: nil)
    }

    /// What has come since the last call; waits for it, also in a cancelled task.
    ///
    /// - Returns: Answers, nil when no more will come. One task at a time may wait.
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
