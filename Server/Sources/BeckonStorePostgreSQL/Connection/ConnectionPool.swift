import Beckon
import Synchronization

/// A bounded number of reading connections; a bounded number of callers may wait for a free one.
final class ConnectionPool: Sendable {
    private struct State {
        /// The connection used last comes first, so that a quiet server uses few connections.
        var idle: [Int]
        var waiting: [CheckedContinuation<Int, any Error>] = []
        var isClosed = false
    }

    private let threads: [ConnectionThread]
    private let waitingLimit: Int
    private let state: Mutex<State>

    init(count: Int, waitingLimit: Int, settings: ConnectionSettings, gate: ConnectionGate) {
        threads = (0..<count).map { ConnectionThread(name: "database-\($0)", settings: settings, gate: gate) }
        self.waitingLimit = waitingLimit
        state = Mutex(State(idle: Array((0..<count).reversed())))
    }

    /// Runs a body on one of the connections.
    ///
    /// - Throws: ``StoreError``; `overloaded` if too many callers wait already.
    func run<Value: Sendable>(
        _ body: @escaping @Sendable (Session) throws -> Value
    ) async throws -> Value {
        let index = try await acquire()
        defer { release(index) }
        return try await threads[index].run(body)
    }

    /// Refuses the waiting callers, and waits for the running reads.
    func end() async {
        let waiting = state.withLock { state in
            state.isClosed = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume(throwing: StoreError.closed) }
        for thread in threads { await thread.end() }
    }

    private func acquire() async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            let result = state.withLock { state -> Result<Int, any Error>? in
                guard !state.isClosed else { return .failure(StoreError.closed) }
                if let index = state.idle.popLast() { return .success(index) }
                guard state.waiting.count < waitingLimit else {
                    return .failure(StoreError(.overloaded, "too many reads wait for a connection to the database"))
                }
                state.waiting.append(continuation)
                return nil
            }
            if let result { continuation.resume(with: result) }
        }
    }

    private func release(_ index: Int) {
        let next = state.withLock { state -> CheckedContinuation<Int, any Error>? in
            guard !state.waiting.isEmpty else {
                state.idle.append(index)
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.resume(returning: index)
    }
}
