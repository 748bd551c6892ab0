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
        /// When it was handed in.
        let at: Uptime
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

    package mutating func append(
        _ commit: Commit, number: UInt64, lane: Lane = .customers, at: Uptime = .start
    ) {
        let entry = Entry(number: number, commit: commit, at: at)
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
        for case .moveCursor(let chat, _, _) in changes { chats.insert(chat) }
        for case .moveSent(let chat, _, _) in changes { chats.insert(chat) }
        return chats
    }
}

/// Housekeeping commits in order, which can also be found by the chats that they are about.
struct HousekeepingLane: Sendable {
    private var order: Deque<UInt64> = []
    private var entries: [UInt64: CommitLine.Entry] = [:]
    private var numbers: [ChatID: [UInt64]] = [:]

    var count: Int { entries.count }

    mutating func append(_ entry: CommitLine.Entry) {
        order.append(entry.number)
        entries[entry.number] = entry
        for chat in entry.commit.chats { numbers[chat, default: []].append(entry.number) }
        // An entry that was taken out by its chat leaves its number in `order`.
        if order.count > 2 * entries.count + 64 { order.removeAll { entries[$0] == nil } }
    }

    /// Takes the first commits that may be written now; held ones keep their places.
    ///
    /// - Parameters:
    ///   - limit: at most this many.
    ///   - isHeld: whether a commit has to wait for another one.
    /// - Returns: the commits taken, in order.
    mutating func takeFirst(limit: Int, unless isHeld: (Commit) -> Bool) -> [CommitLine.Entry] {
        var taken: [CommitLine.Entry] = []
        var held: [UInt64] = []
        while taken.count < limit, let number = order.popFirst() {
            guard let entry = entries[number] else { continue }
            if isHeld(entry.commit) { held.append(number) } else { taken.append(remove(entry)) }
        }
        order.prepend(contentsOf: held)
        return taken
    }

    /// Takes out the commits about any of these chats, in order.
    mutating func take(about chats: Set<ChatID>, where isMeant: (Commit) -> Bool = { _ in true }) -> [CommitLine.Entry]
    {
        guard !numbers.isEmpty else { return [] }
        let found = Set(chats.flatMap { numbers[$0] ?? [] }).sorted().compactMap { entries[$0] }
        return found.filter { isMeant($0.commit) }.map { remove($0) }
    }

    private mutating func remove(_ entry: CommitLine.Entry) -> CommitLine.Entry {
        entries[entry.number] = nil
        for chat in entry.commit.chats {
            numbers[chat]?.removeAll { $0 == entry.number }
            if numbers[chat]?.isEmpty == true { numbers[chat] = nil }
        }
        return entry
    }
}

/// Decides whether a batch that the store refused is tried again in halves, until the commit at fault stands alone.
///
/// It splits only when nothing was committed and one commit may be the reason. After ``patience`` `unusable` errors
/// without a success in between, the database is taken to refuse every write, and the rest fails together.
package struct SplitRule: Hashable, Sendable {
    /// The most `unusable` errors in a row: one bad commit in the largest batch costs 11, each bad neighbour 2 more.
    package static let patience = 32

    private var refusals = 0

    package init() {}

    /// Notes that the store accepted a batch or half.
    package mutating func succeeded() { refusals = 0 }

    /// Notes that a batch or half failed as a whole.
    ///
    /// - Parameters:
    ///   - count: How many.
    ///   - error: What the store threw.
    /// - Returns: Whether to try each half alone.
    package mutating func splits(_ count: Int, after error: any Error) -> Bool {
        guard let code = (error as? StoreError)?.code else { return false }
        switch code {
        case .refused: return count > 1
        case .unusable:
            refusals += 1
            return count > 1 && refusals < Self.patience
        case .unavailable, .full, .overloaded, .unknownOutcome, .occupied: return false
        }
    }
}
