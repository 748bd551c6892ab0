import Synchronization

/// Writes what people do at this node into the audit trail.
///
/// An act that changes something has its row in its own commit. What only reads has it committed before the answer. Either way
/// nothing happens that is not told: where the row cannot be written, the act is refused with the database's error.
package final class AuditTrail: Sendable {
    /// How many readings of the hour are remembered, so that a repeated one costs no commit.
    private static let capacity = 10_000

    private struct Told {
        var hour: Int64 = 0
        var names: Set<String> = []
    }

    private let queue: CommitQueue
    private let time: any TimeSource
    private let told = Mutex(Told())

    /// - Parameters:
    ///   - queue: Commits the rows of what only reads.
    ///   - time: The clock.
    package init(queue: CommitQueue, time: any TimeSource) {
        self.queue = queue
        self.time = time
    }

    /// The change that tells an act, for the act's own commit.
    package func change(_ act: TrailAct, by person: TrailPerson, of subject: String = "") -> Change {
        .tell(TrailEntry(act, by: person, of: subject, at: time.now))
    }

    /// Tells what changes nothing; the answer may be given when this returns.
    ///
    /// A coalesced act (``TrailAct/isCoalesced``) has one row at most for each account, subject and hour.
    ///
    /// - Throws: ``StoreError``; then it must not be done.
    package func tell(_ act: TrailAct, by person: TrailPerson, of subject: String = "") async throws {
        let entry = TrailEntry(act, by: person, of: subject, at: time.now)
        let once = entry.once
        if let once, isTold(once, at: entry.at) { return }
        guard try await queue.commit(Commit([.tell(entry)])) == .committed else {
            throw StoreError(.unavailable, "the audit trail could not be written")
        }
        if let once { remember(once, at: entry.at) }
    }

    private func isTold(_ name: String, at time: Timestamp) -> Bool {
        told.withLock { $0.hour == Self.hour(of: time) && $0.names.contains(name) }
    }

    private func remember(_ name: String, at time: Timestamp) {
        told.withLock { told in
            if told.hour != Self.hour(of: time) || told.names.count >= Self.capacity {
                told = Told(hour: Self.hour(of: time))
            }
            told.names.insert(name)
        }
    }

    private static func hour(of time: Timestamp) -> Int64 { time.milliseconds / 3_600_000 }
}
