import Beckon
import Measure

/// The gateway's path to the disk: writers that wait for each of their messages, one commit queue, one store.
struct QueueLoop: Sendable {
    let store: any Store

    /// Lets each writer write to a chat of its own, one message after another.
    ///
    /// - Parameters:
    ///   - writers: How many writers run at the same time.
    ///   - seconds: How long they run.
    ///   - name: The prefix of their chats' names, which makes the chats new.
    /// - Returns: Committed messages per second.
    /// - Throws: The store's errors.
    func run(_ writers: Int, seconds: Double, name: String) async throws -> Double {
        let ids = (0..<writers).map { "\(name) \($0)" }
        _ = try await store.commit(ids.map { Writing.beginning($0, messages: 0) })
        let queue = CommitQueue(store: store)
        return try await withThrowingTaskGroup(of: Int.self) { group in
            let runner = Task { await queue.run() }
            let start = Monotonic.now
            for id in ids { group.addTask { try await Self.write(to: id, over: queue, from: start, seconds: seconds) } }
            let total = try await group.reduce(0, +)
            let rate = Double(total) / Monotonic.seconds(since: start)
            queue.close()
            await runner.value
            return rate
        }
    }

    private static func write(
        to id: String, over queue: CommitQueue, from start: UInt64, seconds: Double
    ) async throws -> Int {
        var head = Writing.head(id, version: 1, lastPosition: 0)
        while Monotonic.seconds(since: start) < seconds {
            let result = try await queue.commit(Writing.message(over: head))
            guard result == .committed else { throw StoreCostError("the store answered \(result)") }
            head.version += 1
            head.lastPosition += 1
        }
        return head.lastPosition
    }
}
