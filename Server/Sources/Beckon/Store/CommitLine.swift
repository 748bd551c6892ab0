import DequeModule

/// Commits that wait to be written, in order.
///
/// A chat's next commit may be decided on a head whose own commit still waits here. Such a commit must not outlive the
/// one before it, for somebody else may write a head of the very version that it expects. So when one does not hold,
/// those behind it are refused; and where nodes share a database, a batch holds one such commit of a chat at most.
package struct CommitLine: Sendable {
    /// A commit with the number by which its end is told.
    package struct Entry: Sendable {
        package let number: UInt64
        package let commit: Commit
    }

    private let isShared: Bool
    private var entries: Deque<Entry> = []

    /// - Parameter isShared: whether other nodes may write to the database.
    package init(isShared: Bool) {
        self.isShared = isShared
    }

    package var count: Int { entries.count }
    package var isEmpty: Bool { entries.isEmpty }

    package mutating func append(_ commit: Commit, number: UInt64) {
        entries.append(Entry(number: number, commit: commit))
    }

    /// Takes the next batch: the first ones, without those that have to wait for the end of another.
    package mutating func next(limit: Int) -> [Entry] {
        guard isShared else {
            let batch = Array(entries.prefix(limit))
            entries.removeFirst(batch.count)
            return batch
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
        // Those that wait come first again; nothing of theirs was passed by.
        waiting.append(contentsOf: entries)
        entries = waiting
        return batch
    }

    /// Takes out what was decided on heads that did not come to be.
    ///
    /// - Parameter failed: the commits of a batch that were refused, or all when the batch failed.
    /// - Returns: what was taken out, to be ended with ``CommitResult/conflict``.
    package mutating func takeOrphans(of failed: [Commit]) -> [Entry] {
        let chats = Set(failed.compactMap(\.chat))
        guard !chats.isEmpty else { return [] }
        var orphans: [Entry] = []
        entries.removeAll { entry in
            guard let chat = entry.commit.chat, chats.contains(chat) else { return false }
            orphans.append(entry)
            return true
        }
        return orphans
    }
}

extension Commit {
    /// The chat on whose head it was decided.
    var chat: ChatID? {
        if case .chat(let id, _) = expectation { id } else { nil }
    }
}
