import DequeModule
import Synchronization

/// The chats this node has lately worked on: their heads, and the last events of each, in memory.
///
/// A head is kept twice: as committed, for readers, and as decided, for the next decision, so that commits to one chat
/// follow each other without waiting. On a conflict the chat is forgotten and loaded again. At most ``capacity`` chats
/// are kept; those that were touched longest ago go first, and whatever goes can be read from the store.
package final class ChatRegistry: Sendable {
    /// How many events of a chat are kept for readers.
    package static let tailLength = 64

    fileprivate struct Entry {
        var committed: ChatHead
        var latest: ChatHead
        var tail: Deque<TranscriptEvent> = []
        var touched: UInt64
        /// How far a polling customer has been answered; runs ahead of the committed cursor.
        var pollCursor: Int
        /// Decisions that are not committed yet: such an entry is not dropped.
        var inFlight = 0
    }

    fileprivate struct State {
        var entries: [ChatID: Entry] = [:]
        var services: [ServiceID: ChatID] = [:]
        var clock: UInt64 = 0
    }

    private let capacity: Int
    private let state = Mutex(State())

    /// - Parameter capacity: how many chats are kept at most.
    package init(capacity: Int = 65_536) {
        self.capacity = max(1, capacity)
    }

    /// The id of the chat of a service instance, if that chat is here.
    package func chat(of service: ServiceID) -> ChatID? {
        state.withLock { $0.services[service] }
    }

    /// The head of a chat as committed, if the chat is here.
    package func committedHead(_ id: ChatID) -> ChatHead? {
        state.withLock { $0.entries[id]?.committed }
    }

    /// Takes in a head that was read from the store, unless a newer one is here already.
    ///
    /// - Returns: the newer of the two.
    package func refresh(_ head: ChatHead) -> ChatHead {
        state.withLock { state in
            guard let entry = state.entries[head.id] else {
                state.makeRoom(capacity: capacity)
                state.insert(head)
                return head
            }
            return state.refresh(entry, with: head)
        }
    }

    /// Which of these chats are here, and where they stand as far as is known.
    package func marks(of chats: [ChatID]) -> [ChatID: ChatMark] {
        state.withLock { state in
            let marks = chats.compactMap { id in
                state.entries[id].map {
                    (id, ChatMark(version: $0.committed.version, lastPosition: $0.committed.lastPosition))
                }
            }
            return Dictionary(marks) { first, _ in first }
        }
    }

    /// Forgets a chat whose decided head turned out wrong.
    package func forget(_ id: ChatID) {
        state.withLock { $0.remove(id) }
    }

    /// Decides on the latest head of a chat, and enqueues the commit before anybody else decides.
    ///
    /// The closure returns the decided head (nil for no change) and a result; it must be quick and not wait. The result
    /// is nil when the chat is not here: load it and ``insert(_:)`` it.
    package func decide<Result: Sendable, Failure: Error>(
        _ id: ChatID, _ decide: (ChatHead) throws(Failure) -> (ChatHead?, Result)
    ) throws(Failure) -> Result? {
        try state.withLock { state throws(Failure) -> Result? in
            guard var entry = state.entries[id] else { return nil }
            state.clock += 1
            entry.touched = state.clock
            let (head, result) = try decide(entry.latest)
            if let head {
                entry.latest = head
                entry.inFlight += 1
            }
            state.entries[id] = entry
            return result
        }
    }

    /// Ends a decision that ``decide(_:_:)`` let through with a new head.
    package func decided(_ id: ChatID) {
        state.withLock { state in
            guard let inFlight = state.entries[id]?.inFlight, inFlight > 0 else { return }
            state.entries[id]?.inFlight = inFlight - 1
        }
    }

    /// Moves a customer's cursor on for later decisions and enqueues the commit before anybody else decides.
    ///
    /// - Returns: nil when the chat is not here or its cursor is already there.
    package func advanceCursor<Result: Sendable, Failure: Error>(
        _ id: ChatID, to position: Int, _ enqueue: () throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        try state.withLock { state throws(Failure) -> Result? in
            guard let entry = state.entries[id], !entry.latest.presence.isAway, entry.latest.cursor < position,
                position <= entry.latest.lastPosition
            else { return nil }
            let result = try enqueue()
            state.entries[id]?.latest.cursor = position
            return result
        }
    }

    /// Takes in what was committed.
    ///
    /// Called in the order of the commits.
    package func committed(_ commit: Commit) {
        state.withLock { state in
            for change in commit.changes {
                switch change {
                case .putChat(let head, let settingCursor): state.commit(head, settingCursor: settingCursor)
                case .append(let chat, let event): state.append(event, to: chat)
                case .moveCursor(let chat, let position): state.moveCursor(of: chat, to: position)
                case .moveSent(let chat, let position, let client):
                    state.moveSent(of: chat, to: position, client: client)
                default: break
                }
            }
        }
    }

    /// The committed events after a position, at most `limit`, with the committed head.
    ///
    /// - Returns: nil when they have to be read from the store.
    package func events(
        _ id: ChatID, after position: Int, limit: Int
    ) -> (head: ChatHead, events: [TranscriptEvent])? {
        state.withLock { state in
            guard let entry = state.entries[id] else { return nil }
            guard position < entry.committed.lastPosition else { return (entry.committed, []) }
            // What other nodes wrote is not in the tail.
            guard let first = entry.tail.first, first.position <= position + 1,
                let last = entry.tail.last, last.position >= entry.committed.lastPosition
            else { return nil }
            let start = max(0, position + 1 - first.position)
            return (entry.committed, Array(entry.tail.dropFirst(start).prefix(limit)))
        }
    }

    // MARK: - Polling customers

    /// How far a polling customer has been answered.
    package func pollCursor(_ id: ChatID) -> Int? {
        state.withLock { $0.entries[id]?.pollCursor }
    }

    /// Moves the polling customer's cursor: forward when an answer is about to be written, back when that failed.
    package func setPollCursor(_ id: ChatID, to position: Int) {
        state.withLock { $0.entries[id]?.pollCursor = position }
    }
}

extension ChatRegistry.State {
    fileprivate mutating func insert(_ head: ChatHead) {
        clock += 1
        entries[head.id] = ChatRegistry.Entry(
            committed: head, latest: head, touched: clock, pollCursor: head.cursor)
        services[head.serviceID] = head.id
    }

    fileprivate mutating func remove(_ id: ChatID) {
        guard let entry = entries.removeValue(forKey: id) else { return }
        services[entry.committed.serviceID] = nil
    }

    /// Drops the quarter that was touched longest ago once the registry is full.
    fileprivate mutating func makeRoom(capacity: Int) {
        guard entries.count >= capacity else { return }
        let idle = entries.filter { $0.value.inFlight == 0 }.sorted { $0.value.touched < $1.value.touched }
        for (id, _) in idle.prefix(max(1, capacity / 4)) { remove(id) }
    }

    /// Takes a head that was read over the one that is here.
    fileprivate mutating func refresh(_ entry: ChatRegistry.Entry, with head: ChatHead) -> ChatHead {
        guard head.version >= entry.committed.version else { return entry.committed }
        var head = head
        if head.version == entry.committed.version {
            // Only cursors move within a version.
            head.cursor = max(head.cursor, entry.committed.cursor)
            head.sent = max(head.sent, entry.committed.sent)
        }
        entries[head.id]?.committed = head
        if head.version > entry.latest.version || entry.inFlight == 0 { entries[head.id]?.latest = head }
        entries[head.id]?.pollCursor = max(head.cursor, entry.pollCursor)
        return head
    }

    fileprivate mutating func commit(_ head: ChatHead, settingCursor: Bool) {
        guard let entry = entries[head.id] else { return insert(head) }
        guard head.version > entry.committed.version else { return }
        var head = head
        if !settingCursor {
            head.cursor = max(head.cursor, entry.committed.cursor)
            head.sent = max(head.sent, entry.committed.sent)
        }
        entries[head.id]?.committed = head
        if head.version > entry.latest.version { entries[head.id]?.latest = head }
        // A reported position may lie behind; the polling cursor follows the head only where the head moved it.
        if head.cursor != entry.committed.cursor { entries[head.id]?.pollCursor = head.cursor }
    }

    fileprivate mutating func append(_ event: TranscriptEvent, to chat: ChatID) {
        guard let last = entries[chat]?.tail.last else {
            entries[chat]?.tail = [event]
            return
        }
        guard event.position > last.position else { return }
        if event.position != last.position + 1 { entries[chat]?.tail.removeAll() }
        entries[chat]?.tail.append(event)
        if let count = entries[chat]?.tail.count, count > ChatRegistry.tailLength {
            entries[chat]?.tail.removeFirst(count - ChatRegistry.tailLength)
        }
    }

    fileprivate mutating func moveCursor(of chat: ChatID, to position: Int) {
        guard let entry = entries[chat], !entry.committed.presence.isAway else { return }
        entries[chat]?.committed.cursor = max(entry.committed.cursor, position)
        entries[chat]?.committed.sent = max(entry.committed.sent, position)
        entries[chat]?.latest.cursor = max(entry.latest.cursor, position)
        entries[chat]?.latest.sent = max(entry.latest.sent, position)
    }

    fileprivate mutating func moveSent(of chat: ChatID, to position: Int, client: String) {
        guard let entry = entries[chat], entry.committed.presence == .present(clientID: client) else { return }
        entries[chat]?.committed.sent = max(entry.committed.sent, position)
        entries[chat]?.latest.sent = max(entry.latest.sent, position)
    }
}
