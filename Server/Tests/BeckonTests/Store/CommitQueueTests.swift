import Beckon
import Synchronization
import TestTime
import Testing

@Suite("The commit queue", .timeLimit(.minutes(20)))
struct CommitQueueTests {
    @Test("commits keep their order, whoever waits first")
    func order() async throws {
        let gate = Gate()
        let queue = CommitQueue(store: MemoryStore(conduct: gate))
        let tickets = try (0..<10).map { try queue.enqueue(.marking($0)) }
        gate.allow(10)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            for ticket in tickets.reversed() { group.addTask { _ = try? await queue.result(of: ticket) } }
            queue.close()
        }
        #expect(gate.batches.flatMap { $0 } == Array(0..<10))
    }

    @Test("what arrives while a batch is being committed goes out together as the next")
    func batches() async throws {
        let gate = Gate()
        let queue = CommitQueue(store: MemoryStore(conduct: gate))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            var tickets = [try queue.enqueue(.marking(0))]
            await gate.nextArrival()
            for mark in 1...5 { tickets.append(try queue.enqueue(.marking(mark))) }
            gate.allow(2)
            for ticket in tickets { #expect(try await queue.result(of: ticket) == .committed) }
            queue.close()
            try await group.waitForAll()
        }
        #expect(gate.batches == [[0], [1, 2, 3, 4, 5]])
    }

    @Test("a batch holds no more than its limit")
    func batchLimit() async throws {
        let gate = Gate()
        let queue = CommitQueue(store: MemoryStore(conduct: gate), batchLimit: 4)
        let tickets = try (0..<10).map { try queue.enqueue(.marking($0)) }
        gate.allow(3)
        queue.close()
        await queue.run()
        #expect(gate.batches.map(\.count) == [4, 4, 2])
        for ticket in tickets { #expect(try await queue.result(of: ticket) == .committed) }
    }

    @Test("an answer of the store, good or bad, is a sign of life; a store that hangs gives none")
    func answers() async throws {
        let gate = Gate()
        let queue = CommitQueue(store: MemoryStore(conduct: gate), capacity: 1)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            let start = queue.answers
            async let lives = queue.hasAnswered(since: start)
            await gate.nextArrival()
            #expect(queue.answers == start)
            let ticket = try queue.enqueue(.marking(1))
            #expect(await !queue.hasAnswered(since: start), "the queue is full and nothing was answered")
            gate.fail(StoreError(.unavailable, "the disk is away"))
            #expect(await lives)
            gate.allow(1)
            #expect(try await queue.result(of: ticket) == .committed)
            #expect(queue.answers == start + 2)
            #expect(await queue.hasAnswered(since: start), "no further commit is needed")
            queue.close()
            #expect(await !queue.hasAnswered(since: queue.answers))
            try await group.waitForAll()
        }
        #expect(gate.batches == [[1]])
    }

    @Test("a full queue refuses, and takes again when there is room")
    func overload() async throws {
        let gate = Gate()
        let queue = CommitQueue(store: MemoryStore(conduct: gate), capacity: 3)
        var tickets = try (0..<3).map { try queue.enqueue(.marking($0)) }
        let refusal = #expect(throws: StoreError.self) { try queue.enqueue(.marking(3)) }
        #expect(refusal?.code == .overloaded)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            await gate.nextArrival()
            tickets.append(try queue.enqueue(.marking(4)))
            gate.allow(2)
            for ticket in tickets { #expect(try await queue.result(of: ticket) == .committed) }
            queue.close()
            try await group.waitForAll()
        }
        #expect(gate.batches == [[0, 1, 2], [4]])
    }

    @Test("the observer hears how each commit ended and how long it was in the queue")
    func observed() async throws {
        let (gate, time) = (Gate(), ManualTime())
        let heard = Mutex<[String]>([])
        let observer = CommitObserver(uptime: { time.uptime }) { outcome, wait in
            heard.withLock { $0.append("\(outcome.rawValue) \(wait.count)") }
        }
        let queue = CommitQueue(store: MemoryStore(conduct: gate), capacity: 2, observer: observer)
        var tickets = [try queue.enqueue(.marking(0))]
        time.advance(by: Milliseconds(30))
        tickets.append(try queue.enqueue(.marking(1)))
        _ = #expect(throws: StoreError.self) { try queue.enqueue(.marking(2)) }
        #expect(queue.waiting(.customers) == 2 && queue.waiting(.housekeeping) == 0)
        time.advance(by: Milliseconds(5))
        gate.allow(1)
        queue.close()
        await queue.run()
        for ticket in tickets { #expect(try await queue.result(of: ticket) == .committed) }
        #expect(heard.withLock { $0 } == ["overloaded 0", "committed 35", "committed 5"])
        #expect(queue.waiting(.customers) == 0)
    }

    @Test("closing refuses what comes and commits what waits")
    func closing() async throws {
        let gate = Gate()
        let queue = CommitQueue(store: MemoryStore(conduct: gate))
        let ticket = try queue.enqueue(.marking(0))
        queue.close()
        let refusal = #expect(throws: StoreError.self) { try queue.enqueue(.marking(1)) }
        #expect(refusal?.code == .unavailable)
        gate.allow(1)
        await queue.run()
        #expect(try await queue.result(of: ticket) == .committed)
        #expect(gate.batches == [[0]])
    }

    @Test("cancelling the task that runs it closes it")
    func cancellation() async throws {
        let gate = Gate()
        let queue = CommitQueue(store: MemoryStore(conduct: gate))
        let ticket = try queue.enqueue(.marking(0))
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            await gate.nextArrival()
            group.cancelAll()
            gate.allow(1)
        }
        #expect(try await queue.result(of: ticket) == .committed)
        #expect(throws: StoreError.self) { try queue.enqueue(.marking(1)) }
    }

    @Test("an error reaches everybody who waits for its batch, and nobody else")
    func errors() async throws {
        let gate = Gate()
        let queue = CommitQueue(store: MemoryStore(conduct: gate), batchLimit: 3)
        let tickets = try (0..<5).map { try queue.enqueue(.marking($0)) }
        gate.fail(StoreError(.full, "the disk is full"))
        gate.allow(1)
        queue.close()
        await queue.run()
        for ticket in tickets[..<3] {
            let error = await #expect(throws: StoreError.self) { try await queue.result(of: ticket) }
            #expect(error?.code == .full)
        }
        for ticket in tickets[3...] { #expect(try await queue.result(of: ticket) == .committed) }
    }

    @Test("a commit that the store cannot take fails alone, and the others keep their order")
    func badCommit() async throws {
        let store = MemoryStore()
        store.failCommits {
            $0.mark.map { [0, 500, 501, 1_023].contains($0) } == true ? StoreError(.refused, "too long") : nil
        }
        let kept = Mutex<[Int]>([])
        let refused = Mutex<[Int]>([])
        let queue = CommitQueue(
            store: store, committed: { commit in kept.withLock { $0 += [commit.mark ?? -1] } },
            refused: { commit in refused.withLock { $0 += [commit.mark ?? -1] } })
        let tickets = try (0..<1_024).map { try queue.enqueue(.marking($0)) }
        queue.close()
        await queue.run()
        for (mark, ticket) in tickets.enumerated() {
            if [0, 500, 501, 1_023].contains(mark) {
                let error = await #expect(throws: StoreError.self) { try await queue.result(of: ticket) }
                #expect(error?.code == .refused)
            } else {
                #expect(try await queue.result(of: ticket) == .committed)
            }
        }
        #expect(kept.withLock { $0 } == (0..<1_024).filter { ![0, 500, 501, 1_023].contains($0) })
        #expect(refused.withLock { $0 } == [0, 500, 501, 1_023])
    }

    @Test("what was decided on a commit that the store cannot take falls with it")
    func badHead() async throws {
        let store = MemoryStore()
        store.failCommits { commit in
            guard case .putChat(let head, _, _)? = commit.changes.first, head.version == 1 else { return nil }
            return StoreError(.refused, "")
        }
        let queue = CommitQueue(store: store)
        let id = ChatID("A")
        func head(_ version: Int64) -> Commit {
            var head = ChatHead(
                id, serviceID: ServiceID("S"), serviceName: "s",
                life: ChatLife(startedAt: Timestamp(milliseconds: 0), expiresAt: Timestamp(milliseconds: 1)),
                customer: ChatCustomer(nickname: ""), attendance: ChatAttendance(.polling))
            head.version = version
            return Commit(expecting: .chat(id, version: version - 1), [.putChat(head, settingCursor: false)])
        }
        let tickets = try [head(1), .marking(7), head(2)].map { try queue.enqueue($0) }
        queue.close()
        await queue.run()
        await #expect(throws: StoreError.self) { try await queue.result(of: tickets[0]) }
        #expect(try await queue.result(of: tickets[1]) == .committed)
        #expect(try await queue.result(of: tickets[2]) == .conflict)
    }

    @Test("a database that takes nothing at all is not asked about each commit")
    func nothingHolds() async throws {
        let store = MemoryStore()
        let tries = Mutex(0)
        store.failCommits { commit in
            // The first of a list is asked about; every list fails with it.
            tries.withLock { $0 += 1 }
            return StoreError(.unusable, "the database is damaged")
        }
        let queue = CommitQueue(store: store)
        let tickets = try (0..<1_024).map { try queue.enqueue(.marking($0)) }
        queue.close()
        await queue.run()
        for ticket in tickets {
            let error = await #expect(throws: StoreError.self) { try await queue.result(of: ticket) }
            #expect(error?.code == .unusable)
        }
        #expect(tries.withLock { $0 } <= 2 * SplitRule.patience)
    }

    @Test("a result that an engine forgot is an unknown outcome, not a wait without end")
    func missingResult() async throws {
        let gate = Gate(forgetsLastResult: true)
        let queue = CommitQueue(store: MemoryStore(conduct: gate))
        let tickets = try (0..<2).map { try queue.enqueue(.marking($0)) }
        gate.allow(1)
        queue.close()
        await queue.run()
        for ticket in tickets {
            let error = await #expect(throws: StoreError.self) { try await queue.result(of: ticket) }
            #expect(error?.code == .unknownOutcome)
        }
    }

    @Test("each of many writers gets the result of its own commit")
    func manyWriters() async throws {
        let store = MemoryStore()
        let queue = CommitQueue(store: store, batchLimit: 7)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            await withTaskGroup(of: Void.self) { writers in
                for writer in 0..<50 {
                    writers.addTask {
                        let expects = Expectation.chat(
                            ChatID("none \(writer)"), version: writer.isMultiple(of: 2) ? 0 : 1)
                        let result = try? await queue.commit(Commit(expecting: expects, []))
                        #expect(result == (writer.isMultiple(of: 2) ? .committed : .conflict))
                    }
                }
            }
            queue.close()
        }
    }

    @Test("a full lane of housekeeping keeps no customer out, and what failed is not kept for anybody")
    func housekeeping() async throws {
        let gate = Gate()
        let queue = CommitQueue(store: MemoryStore(conduct: gate), capacity: 3)
        let tickets = try (0..<3).map { try queue.enqueue(.marking($0), lane: .housekeeping) }
        let refusal = #expect(throws: StoreError.self) { try queue.enqueue(.marking(3), lane: .housekeeping) }
        #expect(refusal?.code == .overloaded)
        let customer = try queue.enqueue(.marking(9))
        gate.fail(StoreError(.unavailable, "away"))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            await #expect(throws: StoreError.self) { try await queue.wait(for: tickets) }
            await #expect(throws: StoreError.self) { try await queue.result(of: customer) }
            #expect(queue.untold == 0)
            let again = try queue.enqueue(.marking(4), lane: .housekeeping)
            gate.allow(1)
            try await queue.wait(for: [again])
            queue.close()
            try await group.waitForAll()
        }
        #expect(gate.batches == [[4]])
    }
}

extension Commit {
    fileprivate static func marking(_ mark: Int) -> Commit {
        Commit([.putSetting(name: "mark", value: String(mark))])
    }

    fileprivate var mark: Int? {
        if case .putSetting(_, let value)? = changes.first { Int(value) } else { nil }
    }
}

/// Lets a store's commits through when the test says so, and keeps them from the tables.
private final class Gate: StoreConduct {
    private let forgetsLastResult: Bool
    private let arrivals = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingOldest(64))
    private let permits = AsyncStream.makeStream(of: StoreError?.self, bufferingPolicy: .bufferingOldest(64))
    private let committed = Mutex<[[Int]]>([])

    init(forgetsLastResult: Bool = false) {
        self.forgetsLastResult = forgetsLastResult
    }

    var batches: [[Int]] { committed.withLock { $0 } }

    func allow(_ count: Int) { for _ in 0..<count { permits.continuation.yield(nil) } }
    func fail(_ error: StoreError) { permits.continuation.yield(error) }
    func nextArrival() async { for await _ in arrivals.stream { return } }

    func commit(_ commits: [Commit]) async throws -> [CommitResult]? {
        arrivals.continuation.yield()
        for await error in permits.stream {
            if let error { throw error }
            break
        }
        committed.withLock { $0.append(commits.compactMap(\.mark)) }
        return Array(repeating: .committed, count: commits.count - (forgetsLastResult ? 1 : 0))
    }
}
