import Beckon
import Dispatch
import Foundation
import Synchronization

/// A thread with a connection of its own: waiting for the database blocks this thread, not the threads of Swift's
/// tasks.
final class ConnectionThread: Sendable {
    private let jobs = JobQueue()

    init(name: String, settings: ConnectionSettings, gate: ConnectionGate) {
        let jobs = jobs
        let thread = Thread {
            let session = Session(settings: settings, gate: gate)
            while let job = jobs.next() { job(session) }
        }
        thread.name = name
        thread.start()
    }

    deinit { stop() }

    /// Runs a body on the thread and waits for it; cancelling the calling task has no effect.
    func run<Value: Sendable>(
        _ body: @escaping @Sendable (Session) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let isTaken = jobs.add { session in
                continuation.resume(with: Result { try body(session) })
            }
            if !isTaken { continuation.resume(throwing: StoreError.closed) }
        }
    }

    /// Ends the thread after the jobs that it has; later jobs are refused.
    func stop() {
        jobs.stop()
    }

    /// Ends the thread and waits until its connection is closed.
    func end() async {
        await withCheckedContinuation { continuation in
            let isTaken = jobs.add { session in
                session.discard()
                continuation.resume()
            }
            if !isTaken { continuation.resume() }
            jobs.stop()
        }
    }
}

/// The jobs of one thread, seldom more than one: a caller reserves the thread before it adds a job.
private final class JobQueue: Sendable {
    typealias Job = @Sendable (Session) -> Void

    private struct State {
        var jobs: [Job] = []
        var isStopped = false
    }

    private let state = Mutex(State())
    private let signal = DispatchSemaphore(value: 0)

    func add(_ job: @escaping Job) -> Bool {
        let isTaken = state.withLock { state in
            guard !state.isStopped else { return false }
            state.jobs.append(job)
            return true
        }
        if isTaken { signal.signal() }
        return isTaken
    }

    func stop() {
        let isNew = state.withLock { state in
            defer { state.isStopped = true }
            return !state.isStopped
        }
        if isNew { signal.signal() }
    }

    /// Waits for a job; returns nil after the last one of a stopped queue.
    func next() -> Job? {
        signal.wait()
        return state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
    }
}

extension StoreError {
    static var closed: StoreError { StoreError(.unavailable, "the database is closed") }
}
