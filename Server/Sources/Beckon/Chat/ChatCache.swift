import DequeModule

/// The chats that a node has worked on lately: their heads, and the last events of each.
///
/// A head is kept twice: as committed, for readers, and as decided, for the next decision, so that commits to one chat
/// follow each other without waiting. At most ``capacity`` chats and ``byteLimit`` bytes are kept, as ``ChatWeight`` counts
/// them; beyond that, the least recently used chats are dropped. Only the ``endedLimit`` chats that ended last are kept. A
/// dropped chat can be read from the store again. No locks, no clock: ``ChatRegistry`` guards a cache.
package struct ChatCache: Sendable {
    /// How many events of a chat are kept for readers.
    package static let tailLength = 64

    private struct Entry {
        var committed: ChatHead
        var latest: ChatHead
        var tail: Deque<TranscriptEvent> = []
        var touched: UInt64
        /// The last position in the answers to a polling customer; it may be ahead of the committed cursor.
        var pollCursor: Int
        /// The same of the second client; it may get events again when the chat was not in memory.
        var secondCursor = 0
        /// How many decisions are not committed yet; only an entry with none is dropped.
        var inFlight = 0
        /// The share of the committed head's texts in ``weight``.
        private var texts: Int
        /// The entry's approximate size in bytes.
        private(set) var weight: Int

        init(_ head: ChatHead, touched: UInt64) {
            (committed, latest) = (head, head)
            self.touched = touched
            pollCursor = head.attendance.cursor
            texts = head.weightOfTexts
            weight = Self.weight + texts + head.weightOfData
        }

        /// What an entry without events, texts and data takes: its array and its list of events, its places in both tables.
        private static var weight: Int {
            let place = MemoryLayout<ChatID>.stride + MemoryLayout<[Entry]>.stride
            let tables = ChatWeight.places * (place + MemoryLayout<ServiceID>.stride + MemoryLayout<ChatID>.stride)
            return MemoryLayout<Entry>.stride + 2 * ChatWeight.block + tables
        }

        /// Takes the chat's data; no decision on a head without them changes them.
        ///
        /// - Returns: by how many bytes the entry grew.
        mutating func hold(_ data: [String: String]) -> Int {
            var head = committed
            head.customer.hold(data)
            if latest.customer.hasMoreData { latest.customer.hold(data) }
            return commit(head)
        }

        /// Replaces the committed head.
        ///
        /// - Returns: by how many bytes the entry grew.
        mutating func commit(_ head: ChatHead) -> Int {
            let before = weight
            weight -= texts
            texts = head.weightOfTexts
            weight += texts
            if head.customer.userData != committed.customer.userData {
                weight += head.weightOfData - committed.weightOfData
            }
            committed = head
            return weight - before
        }

        /// Replaces the committed head with one that was read, unless that is older.
        ///
        /// - Returns: the newer of the two, by how many bytes the entry grew, and whether the chat has ended with it.
        mutating func refresh(_ read: ChatHead) -> (head: ChatHead, growth: Int, hasEnded: Bool) {
            guard read.version >= committed.version else { return (committed, 0, false) }
            var head = read
            if head.version == committed.version {
                // Only cursors move within a version.
                head.attendance.cursor = max(head.attendance.cursor, committed.attendance.cursor)
                head.attendance.sent = max(head.attendance.sent, committed.attendance.sent)
                head.keepData(of: committed)
            }
            let hasEnded = head.life.state == .ended && committed.life.state != .ended
            let growth = commit(head)
            if head.version > latest.version || inFlight == 0 { latest = head }
            pollCursor = max(head.attendance.cursor, pollCursor)
            return (head, growth, hasEnded)
        }

        /// Replaces the committed head with one that was decided here and is on disk.
        ///
        /// - Returns: by how many bytes the entry grew, and whether the chat has ended with it.
        mutating func take(_ decided: ChatHead, settingCursor: Bool) -> (growth: Int, hasEnded: Bool) {
            guard decided.version > committed.version else { return (0, false) }
            var head = decided
            if !settingCursor {
                head.attendance.cursor = max(head.attendance.cursor, committed.attendance.cursor)
                head.attendance.sent = max(head.attendance.sent, committed.attendance.sent)
            }
            // It was decided on a head without the data, and so does not change them.
            head.keepData(of: committed)
            // A reported position may be lower, so the poll cursor follows only when this head moved the cursor.
            if head.attendance.cursor != committed.attendance.cursor { pollCursor = head.attendance.cursor }
            if head.version > latest.version { latest = head }
            let hasEnded = head.life.state == .ended && committed.life.state != .ended
            return (commit(head), hasEnded)
        }

        /// Notes that the customer was sent the events up to a position.
        mutating func noteSent(_ position: Int) {
            committed.attendance.sent = max(committed.attendance.sent, position)
            latest.attendance.sent = max(latest.attendance.sent, position)
        }

        /// Appends an event, unless the tail has it; an event behind a gap replaces the whole tail.
        ///
        /// - Returns: by how many bytes the entry grew.
        mutating func append(_ event: TranscriptEvent) -> Int {
            let before = weight
            if let last = tail.last, event.position <= last.position { return 0 }
            if let last = tail.last, event.position != last.position + 1 {
                weight -= tail.reduce(0) { $0 + $1.weight }
                tail.removeAll()
            }
            tail.append(event)
            weight += event.weight
            while tail.count > ChatCache.tailLength, let first = tail.popFirst() {
                weight -= first.weight
            }
            return weight - before
        }
    }

    private let capacity: Int
    private let byteLimit: Int
    private let endedLimit: Int
    /// Each in an array of its own: an entry takes more than a kilobyte, and a table may have almost three places for each entry.
    private var entries: [ChatID: [Entry]] = [:]
    private var services: [ServiceID: ChatID] = [:]
    /// Ended chats, in the order in which their ends were noted; some may be dropped already.
    private var ended: Deque<ChatID> = []
    private var clock: UInt64 = 0

    /// The cache's approximate size in bytes.
    package private(set) var bytes = 0
    /// How many chats are in the cache.
    package var count: Int { entries.count }

    /// - Parameters:
    ///   - capacity: the most chats.
    ///   - byteLimit: the approximate most bytes.
    ///   - endedLimit: the most ended chats.
    package init(capacity: Int = 65_536, byteLimit: Int = 64 << 20, endedLimit: Int = 1_024) {
        self.capacity = max(1, capacity)
        self.byteLimit = byteLimit
        self.endedLimit = max(0, endedLimit)
    }

    /// The id of a service instance's chat, if the chat is in the cache.
    package func chat(of service: ServiceID) -> ChatID? { services[service] }

    /// The committed head of a chat, if the chat is in the cache.
    package func committedHead(_ id: ChatID) -> ChatHead? { entries[id]?[0].committed }

    /// Adds a head that was read from the store, unless the cache has a newer one.
    ///
    /// - Returns: the newer of the two.
    package mutating func refresh(_ head: ChatHead) -> ChatHead {
        guard let (known, growth, hasEnded) = change(head.id, { $0.refresh(head) }) else {
            add(head)
            return head
        }
        bytes += growth
        if hasEnded { noteEnd(of: head.id) }
        return known
    }

    /// Adds data that were read after a head to the chat in the cache, if it lacks them and has the head's version.
    package mutating func hold(_ data: [String: String], of head: ChatHead) {
        guard let known = committedHead(head.id), known.version == head.version, known.customer.hasMoreData else {
            return
        }
        bytes += change(head.id) { $0.hold(data) } ?? 0
        if bytes >= byteLimit { makeRoom() }
    }

    /// Version and last position of those of the chats that are in the cache, as last committed or read.
    package func marks(of chats: [ChatID]) -> [ChatID: ChatMark] {
        let marks = chats.compactMap { id in
            committedHead(id).map { (id, ChatMark(version: $0.version, lastPosition: $0.lastPosition)) }
        }
        return Dictionary(marks) { first, _ in first }
    }

    /// Drops a chat, also one with decisions under way.
    package mutating func forget(_ id: ChatID) {
        guard let entry = entries.removeValue(forKey: id)?[0] else { return }
        bytes -= entry.weight
        services[entry.committed.serviceID] = nil
    }

    /// Changes an entry in its place: a copy of one costs more than most changes.
    ///
    /// - Returns: nil when the chat is not in the cache.
    private mutating func change<Result, Failure: Error>(
        _ id: ChatID, _ change: (inout Entry) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        guard let place = entries.index(forKey: id) else { return nil }
        return try change(&entries.values[place][0])
    }

    private mutating func add(_ head: ChatHead) {
        makeRoom()
        clock += 1
        let entry = Entry(head, touched: clock)
        entries[head.id] = [entry]
        bytes += entry.weight
        services[head.serviceID] = head.id
        if head.life.state == .ended { noteEnd(of: head.id) }
    }

    /// When the cache is full, drops the least recently used chats until a quarter of it is free.
    private mutating func makeRoom() {
        guard entries.count >= capacity || bytes >= byteLimit else { return }
        // Places and times only: a copy of the entries would double the memory, and the allocator would keep that.
        let idle = entries.compactMap { id, held in held[0].inFlight == 0 ? (id, held[0].touched) : nil }
        let (most, heaviest) = (capacity - max(1, capacity / 4), byteLimit - byteLimit / 4)
        for (id, _) in idle.sorted(by: { $0.1 < $1.1 }) {
            guard entries.count > most || bytes > heaviest else { return }
            forget(id)
        }
    }

    /// Notes a chat's end and drops the chats that ended first; one with decisions under way is dropped later.
    private mutating func noteEnd(of chat: ChatID) {
        ended.append(chat)
        var attempts = ended.count
        while ended.count > endedLimit, attempts > 0, let first = ended.popFirst() {
            attempts -= 1
            guard let entry = entries[first]?[0], entry.committed.life.state == .ended else { continue }
            if entry.inFlight > 0 { ended.append(first) } else { forget(first) }
        }
    }
}

// MARK: - Deciding

extension ChatCache {
    /// Decides on the latest head of a chat.
    ///
    /// The closure gets the head and whether it is on disk, and returns the decided head (nil for no change) and a
    /// result. It enqueues the commit, so that this happens before the next decision begins.
    ///
    /// - Returns: the closure's result; nil when the chat is not in the cache: load it and ``refresh(_:)`` it.
    package mutating func decide<Result, Failure: Error>(
        _ id: ChatID, _ decide: (_ head: ChatHead, _ isCommitted: Bool) throws(Failure) -> (ChatHead?, Result)
    ) throws(Failure) -> Result? {
        clock += 1
        let now = clock
        return try change(id) { entry throws(Failure) -> Result in
            // Versions cannot tell: another node may have written a different head with the version decided here.
            let (head, result) = try decide(entry.latest, entry.inFlight == 0)
            entry.touched = now
            if let head {
                entry.latest = head
                entry.inFlight += 1
            }
            return result
        }
    }

    /// Notes that the commit of a new head from ``decide(_:_:)`` has ended.
    package mutating func decided(_ id: ChatID) {
        _ = change(id) { $0.inFlight = max(0, $0.inFlight - 1) }
    }

    /// Moves a customer's cursor forward for later decisions; the closure enqueues the commit before the next decision.
    ///
    /// - Returns: nil when the cursor stays: the chat is not in the cache, its cursor does not follow the client, it is there
    ///   already, or the position is beyond the transcript.
    package mutating func advanceCursor<Result, Failure: Error>(
        _ id: ChatID, to position: Int, by client: String?, _ enqueue: () throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        try change(id) { entry throws(Failure) -> Result? in
            guard entry.latest.attendance.presence.isFollowed(by: client), entry.latest.attendance.cursor < position,
                position <= entry.latest.lastPosition
            else { return nil }
            let result = try enqueue()
            entry.latest.attendance.cursor = position
            return result
        } ?? nil
    }
}

// MARK: - What was committed

extension ChatCache {
    /// Updates the cache with a commit that is on disk; called in the order of the commits.
    package mutating func committed(_ commit: Commit) {
        for change in commit.changes {
            switch change {
            case .putChat(let head, let settingCursor, _): take(head, settingCursor: settingCursor)
            case .append(let chat, let event): append(event, to: chat)
            case .moveCursor(let chat, let position, let client): moveCursor(of: chat, to: position, client: client)
            case .moveSent(let chat, let position, let client): moveSent(of: chat, to: position, client: client)
            default: break
            }
        }
    }

    /// Drops the chat of a failed commit, with every decision on its head.
    package mutating func refused(_ commit: Commit) {
        if let chat = commit.chat { forget(chat) }
    }

    /// The committed events after a position, at most `limit`, with the committed head.
    ///
    /// - Returns: nil when they have to be read from the store.
    package func events(
        _ id: ChatID, after position: Int, limit: Int
    ) -> (head: ChatHead, events: [TranscriptEvent])? {
        guard let held = entries[id] else { return nil }
        guard position < held[0].committed.lastPosition else { return (held[0].committed, []) }
        // Events that other nodes wrote are not in the tail.
        guard let first = held[0].tail.first, first.position <= position + 1,
            let last = held[0].tail.last, last.position >= held[0].committed.lastPosition
        else { return nil }
        let start = max(0, position + 1 - first.position)
        return (held[0].committed, Array(held[0].tail.dropFirst(start).prefix(limit)))
    }

    private mutating func take(_ head: ChatHead, settingCursor: Bool) {
        guard let (growth, hasEnded) = change(head.id, { $0.take(head, settingCursor: settingCursor) }) else {
            return add(head)
        }
        bytes += growth
        if hasEnded { noteEnd(of: head.id) }
    }

    private mutating func append(_ event: TranscriptEvent, to chat: ChatID) {
        guard let growth = change(chat, { $0.append(event) }) else { return }
        bytes += growth
        if bytes >= byteLimit { makeRoom() }
    }

    private mutating func moveCursor(of chat: ChatID, to position: Int, client: String?) {
        _ = change(chat) { entry in
            guard entry.committed.attendance.presence.isFollowed(by: client) else { return }
            entry.committed.attendance.cursor = max(entry.committed.attendance.cursor, position)
            entry.latest.attendance.cursor = max(entry.latest.attendance.cursor, position)
            entry.noteSent(position)
        }
    }

    private mutating func moveSent(of chat: ChatID, to position: Int, client: String) {
        _ = change(chat) { entry in
            if entry.committed.attendance.presence == .present(clientID: client) { entry.noteSent(position) }
        }
    }
}

// MARK: - Polling customers

extension ChatCache {
    /// The last position in the answers to a polling customer.
    package func pollCursor(_ id: ChatID, of client: PollingClient = .first) -> Int? {
        client == .first ? entries[id]?[0].pollCursor : entries[id]?[0].secondCursor
    }

    /// Moves the polling customer's cursor: forward before an answer is written, back when writing it failed.
    package mutating func setPollCursor(_ id: ChatID, of client: PollingClient = .first, to position: Int) {
        _ = change(id) { entry in
            switch client {
            case .first: entry.pollCursor = position
            case .second: entry.secondCursor = position
            }
        }
    }
}

/// Which client of a customer polls: positions of the one mean nothing to the other.
package enum PollingClient: CaseIterable, Hashable, Sendable {
    /// The client that began the chat.
    case first
    /// A client of chat version 2 with the keys that a chat of version 1 shows.
    case second
}

extension ChatHead {
    /// Keeps the data that another head of the chat has and this one lacks.
    fileprivate mutating func keepData(of other: ChatHead) {
        if customer.hasMoreData, !other.customer.hasMoreData { customer.hold(other.customer.userData) }
    }
}
