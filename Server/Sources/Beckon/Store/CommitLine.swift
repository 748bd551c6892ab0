import DequeModule

/// Commits that wait to be written, in order.
///
/// A chat's next commit may be decided on a head whose own commit still waits here. It must not be written when that one
/// fails, because another node may write a different head with the version that it expects. So when a commit fails, the
/// chat's commits behind it are refused; and where nodes share a database, a batch holds at most one of them for a chat.
///
/// Housekeeping fills the room that customers' commits leave in a batch. The commits about one chat still keep their
/// order: a customer's commit takes the housekeeping of its chat along, before itself.
package struct CommitLine: Sendable {
    /// How urgent a commit is.
    package enum Lane: Hashable, Sendable {
        /// A customer or an agent waits for its result.
        case customers
        /// Cursors and missed customers: it can wait, and is repeated when it is refused.
        case housekeeping
    }

    /// A commit with the number by which its result is found.
    package struct Entry: Sendable {
        package let number: UInt64
        package let commit: Commit
    }

    private let isShared: Bool
    private var entries: Deque<Entry> = []
    private var housekeeping = HousekeepingLane()

    /// - Parameter isShared: whether other nodes may write to the database.
    package init(isShared: Bool) {
        self.isShared = isShared
    }

    package var isEmpty: Bool { entries.isEmpty && housekeeping.count == 0 }

    /// How many commits wait in a lane.
    package func count(_ lane: Lane) -> Int { lane == .customers ? entries.count : housekeeping.count }

    package mutating func append(_ commit: Commit, number: UInt64, lane: Lane = .customers) {
        let entry = Entry(number: number, commit: commit)
        switch lane {
        case .housekeeping: housekeeping.append(entry)
        case .customers:
            entries.append(contentsOf: housekeeping.take(about: commit.chats))
            entries.append(entry)
        }
    }

    /// Takes the next batch: the first commits, except those that must wait for the result of another; housekeeping gets
    /// the room that is left.
    package mutating func next(limit: Int) -> [Entry] {
        guard isShared else {
            let batch = Array(entries.prefix(limit))
            entries.removeFirst(batch.count)
            return batch + housekeeping.takeFirst(limit: limit - batch.count) { _ in false }
        }
        var batch: [Entry] = []
        var chats: Set<ChatID> = []
        var waiting: Deque<Entry> = []
        while batch.count < limit, let entry = entries.popFirst() {
            if let chat = entry.commit.chat, !chats.insert(chat).inserted {
                waiting.append(entry)
            } else {
                batch.append(entry)
            }
        }
        // The commits that must wait are the first of the line again, so every chat keeps its order.
        waiting.append(contentsOf: entries)
        entries = waiting
        return batch
            + housekeeping.takeFirst(limit: limit - batch.count) { commit in
                commit.chat.map { !chats.insert($0).inserted } ?? false
            }
    }

    /// Takes out the commits that were decided on heads of failed commits.
    ///
    /// - Parameter failed: the commits of a batch that were refused, or all when the batch failed.
    /// - Returns: the commits taken out, to be ended with ``CommitResult/conflict``.
    package mutating func takeOrphans(of failed: [Commit]) -> [Entry] {
        let chats = Set(failed.compactMap(\.chat))
        guard !chats.isEmpty else { return [] }
        var orphans: [Entry] = []
        entries.removeAll { entry in
            guard let chat = entry.commit.chat, chats.contains(chat) else { return false }
            orphans.append(entry)
            return true
        }
        return orphans + housekeeping.take(about: chats) { $0.chat.map(chats.contains) ?? false }
    }
}

extension Commit {
    /// The chat on whose head this commit was decided.
    var chat: ChatID? {
        if case .chat(let id, _) = expectation { id } else { nil }
    }

    /// The chats whose heads or cursors this commit is about.
    var chats: Set<ChatID> {
        var chats = Set(chat.map { [$0] } ?? [])
        for case .moveCursor(let chat, _) in changes { chats.insert(chat) }
        for case .moveSent(let chat, _, _) in changes { chats.insert(chat) }
        return chats
    }
}
