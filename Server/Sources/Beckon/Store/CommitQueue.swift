import Synchronization

/// Batches all writes to a store: commits that arrive while one batch is being written form the next.
///
/// Commits keep the order in which they were enqueued, except housekeeping, which has a lane of its own behind the
/// customers' (``CommitLine``). At most ``capacity`` commits wait in each lane; more are refused with
/// ``StoreError/Code/overloaded``. The caller then answers 503 before anything is promised, or repeats the housekeeping.
package final class CommitQueue: Sendable {
    /// A commit's place in the queue; ``CommitQueue/result(of:)`` waits for its result.
    package struct Ticket: Sendable {
        fileprivate let number: UInt64
    }

    private enum Slot {
        case waiting
        case awaited(CheckedContinuation<CommitResult, any Error>)
        case ended(Result<CommitResult, any Error>)
    }

    private struct State {
        var line: CommitLine
        var slots: [UInt64: Slot] = [:]
        var nextNumber: UInt64 = 0
        var idle: CheckedContinuation<Void, Never>?
        var isClosed = false
        /// How many batches the store has answered, well or badly.
        var answers: UInt64 = 0
    }

    private let store: any Store
    private let capacity: Int
    private let batchLimit: Int
    private let committed: @Sendable (Commit) -> Void
    private let refused: @Sendable (Commit) -> Void
    private let observer: CommitObserver?
    private let state: Mutex<State>

    /// - Parameters:
    ///   - store: the engine below.
    ///   - capacity: how many commits may wait in each lane.
    ///   - batchLimit: how many commits one transaction holds at most.
    ///   - committed: called for each commit that is on disk, in their order and before its caller gets the result; it
    ///     must be quick.
    ///   - refused: called for each commit that was refused or failed, before its caller gets the result and before the
    ///     commits decided on it are refused as well; it must be quick.
    ///   - observer: hears how each commit ended.
    package init(
        store: any Store, capacity: Int = 16_384, batchLimit: Int = 1_024,
        committed: @escaping @Sendable (Commit) -> Void = { _ in },
        refused: @escaping @Sendable (Commit) -> Void = { _ in }, observer: CommitObserver? = nil
    ) {
        self.observer = observer
        self.store = store
        self.capacity = capacity
        self.batchLimit = batchLimit
        self.committed = committed
        self.refused = refused
        state = Mutex(State(line: CommitLine(isShared: store.isShared)))
    }

    /// Commits one list of changes and waits until it is on disk.
    ///
    /// - Throws: ``StoreError``. Cancellation is ignored: it does not undo a commit.
    package func commit(_ commit: Commit) async throws -> CommitResult {
        try await result(of: enqueue(commit))
    }

    /// Puts a commit into the queue without waiting.
    ///
    /// Every ticket must be waited for with ``result(of:)`` or ``wait(for:)``.
    ///
    /// - Throws: ``StoreError`` with `overloaded` when the lane is full and `unavailable` once the queue is closed.
    package func enqueue(_ commit: Commit, lane: CommitLine.Lane = .customers) throws(StoreError) -> Ticket {
        let now = observer?.uptime() ?? .start
        let outcome = state.withLock { state -> Result<(Ticket, CheckedContinuation<Void, Never>?), StoreError> in
            guard !state.isClosed else { return .failure(StoreError(.unavailable, "the server is stopping")) }
            guard state.line.count(lane) < capacity else {
                return .failure(StoreError(.overloaded, "the commit queue is full"))
            }
            let number = state.nextNumber
            state.nextNumber += 1
            state.line.append(commit, number: number, lane: lane, at: now)
            state.slots[number] = .waiting
            defer { state.idle = nil }
            return .success((Ticket(number: number), state.idle))
        }
        if case .failure(let error) = outcome, error.code == .overloaded { observer?.ended(.overloaded, .zero) }
        let (ticket, idle) = try outcome.get()
        idle?.resume()
        return ticket
    }

    /// Waits until a commit has ended.
    package func result(of ticket: Ticket) async throws -> CommitResult {
        try await withCheckedThrowingContinuation { continuation in
            let ended = state.withLock { state -> Result<CommitResult, any Error>? in
                if case .ended(let result)? = state.slots[ticket.number] {
                    state.slots[ticket.number] = nil
                    return result
                }
                state.slots[ticket.number] = .awaited(continuation)
                return nil
            }
            if let ended { continuation.resume(with: ended) }
        }
    }

    /// Waits until all given commits have ended, also when one of them failed.
    ///
    /// - Throws: ``StoreError`` of the first commit that failed.
    package func wait(for tickets: [Ticket]) async throws {
        var failure: (any Error)?
        for ticket in tickets {
            do {
                _ = try await result(of: ticket)
            } catch {
                failure = failure ?? error
            }
        }
        if let failure { throw failure }
    }

    /// How many commits of a lane wait to be written.
    package func waiting(_ lane: CommitLine.Lane) -> Int { state.withLock { $0.line.count(lane) } }

    /// How many commits have no result yet, or one that their caller has not fetched.
    package var untold: Int { state.withLock { $0.slots.count } }

    /// How many batches the store has answered, be it with an error.
    package var answers: UInt64 { state.withLock { $0.answers } }

    /// Asks the store for an answer, through this queue and by a commit that changes nothing, unless one came meanwhile.
    ///
    /// Does not return while the store gives none.
    ///
    /// - Parameter answers: ``answers`` when they were last looked at.
    /// - Returns: Whether the store answers; false when the queue is full and nothing was answered, or when it is closed.
    package func hasAnswered(since answers: UInt64) async -> Bool {
        if self.answers != answers { return true }
        guard let ticket = try? enqueue(Commit([])) else { return false }
        _ = try? await result(of: ticket)
        return self.answers != answers
    }

    /// Commits batch after batch until ``close()`` was called and all enqueued commits have ended.
    ///
    /// Cancelling its task does the same as ``close()``, so that every caller gets a result.
    package func run() async {
        await withTaskCancellationHandler {
            while let batch = await nextBatch() { await commit(batch) }
        } onCancel: {
            close()
        }
    }

    private func commit(_ batch: [CommitLine.Entry]) async {
        var rule = SplitRule()
        await commit(batch, &rule)
    }

    /// Commits a batch, in halves where one commit of it may be at fault, so that no commit fails because of another.
    ///
    /// A half is a batch like any other: it ends before the next one begins. When a commit fails in the first half, the
    /// store refuses the commits of the second half that were decided on it.
    private func commit(_ batch: [CommitLine.Entry], _ rule: inout SplitRule) async {
        do {
            let results = try await answer(to: batch)
            rule.succeeded()
            guard results.count == batch.count else {
                throw StoreError(.unknownOutcome, "the store gave \(results.count) results for \(batch.count) commits")
            }
            var failed: [Commit] = []
            for (entry, result) in zip(batch, results) {
                if result == .committed { committed(entry.commit) } else { failed.append(entry.commit) }
            }
            refuse(failed)
            finish(batch, with: results.map { .success($0) })
        } catch {
            if rule.splits(batch.count, after: error) {
                let middle = batch.count / 2
                await commit(Array(batch[..<middle]), &rule)
                return await commit(Array(batch[middle...]), &rule)
            }
            refuse(batch.map { $0.commit })
            finish(batch, with: batch.map { _ in .failure(error) })
        }
    }

    private func answer(to batch: [CommitLine.Entry]) async throws -> [CommitResult] {
        defer { state.withLock { $0.answers += 1 } }
        return try await store.commit(batch.map { $0.commit })
    }

    /// Refuses the waiting commits that were decided on failed ones.
    private func refuse(_ failed: [Commit]) {
        guard !failed.isEmpty else { return }
        // First, so that no further commit is decided on them.
        for commit in failed { refused(commit) }
        let orphans = state.withLock { $0.line.takeOrphans(of: failed) }
        finish(orphans, with: orphans.map { _ in .success(.conflict) })
    }

    /// Refuses new commits; ``run()`` returns when the waiting ones have ended.
    package func close() {
        let idle = state.withLock { state -> CheckedContinuation<Void, Never>? in
            state.isClosed = true
            defer { state.idle = nil }
            return state.idle
        }
        idle?.resume()
    }

    private func nextBatch() async -> [CommitLine.Entry]? {
        while true {
            let batch = state.withLock { state -> [CommitLine.Entry]? in
                guard !state.line.isEmpty else { return state.isClosed ? nil : [] }
                return state.line.next(limit: batchLimit)
            }
            guard let batch else { return nil }
            if !batch.isEmpty { return batch }
            await withCheckedContinuation { continuation in
                let goOn = state.withLock { state -> Bool in
                    if !state.line.isEmpty || state.isClosed { return true }
                    state.idle = continuation
                    return false
                }
                if goOn { continuation.resume() }
            }
        }
    }

    private func finish(_ batch: [CommitLine.Entry], with results: [Result<CommitResult, any Error>]) {
        if let observer {
            let now = observer.uptime()
            for (entry, result) in zip(batch, results) {
                observer.ended(CommitObserver.Outcome(result), now.elapsed(since: entry.at))
            }
        }
        let awaited = state.withLock { state in
            zip(batch, results).compactMap {
                entry, result -> (CheckedContinuation<CommitResult, any Error>, Result<CommitResult, any Error>)? in
                if case .awaited(let continuation)? = state.slots[entry.number] {
                    state.slots[entry.number] = nil
                    return (continuation, result)
                }
                state.slots[entry.number] = .ended(result)
                return nil
            }
        }
        for (continuation, result) in awaited { continuation.resume(with: result) }
    }
}

/// Hears of each commit that ended, for metrics; both functions must be quick.
package struct CommitObserver: Sendable {
    /// How a commit ended.
    package enum Outcome: String, Sendable, CaseIterable {
        /// On disk.
        case committed
        /// What is stored does not allow it.
        case refused
        case failed
        /// The queue was full.
        case overloaded

        fileprivate init(_ result: Result<CommitResult, any Error>) {
            switch result {
            case .success(.committed): self = .committed
            case .success: self = .refused
            case .failure: self = .failed
            }
        }
    }

    let uptime: @Sendable () -> Uptime
    let ended: @Sendable (Outcome, Milliseconds) -> Void

    /// - Parameters:
    ///   - uptime: The clock.
    ///   - ended: Called with the outcome, and how long the commit was in the queue.
    package init(
        uptime: @escaping @Sendable () -> Uptime, ended: @escaping @Sendable (Outcome, Milliseconds) -> Void
    ) {
        (self.uptime, self.ended) = (uptime, ended)
    }
}

extension CommitQueue {
    /// Has an input decided on and committed, again as often as another writer was quicker: five times, unless told otherwise.
    ///
    /// - Parameters:
    ///   - most: The most attempts.
    ///   - failure: The error if each of them met a conflict.
    ///   - attempt: Loads what stands, decides on it, commits, and does what follows; nil after a conflict.
    /// - Returns: The outcome of the first attempt that met none.
    /// - Throws: An attempt's error, or `failure`.
    package static func retryingConflicts<Outcome>(
        atMost most: Int = 5, orElse failure: @autoclosure () -> any Error, _ attempt: () async throws -> Outcome?
    ) async throws -> Outcome {
        for _ in 0..<most {
            if let outcome = try await attempt() { return outcome }
        }
        throw failure()
    }
}
