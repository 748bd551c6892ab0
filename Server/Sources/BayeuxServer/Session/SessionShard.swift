import Bayeux
import BeckonTime
import DequeModule

/// One shard of a hub's sessions: the value inside one lock.
struct SessionShard: Sendable {
    let number: Int32
    let sockets: SocketRegistry
    /// The sessions of each channel and pattern.
    var subscribers = SubscriberIndex()
    var records: [SessionRecord?] = []
    var generations: [UInt32] = []
    private var free: [Int] = []
    private var slots: [String: Int] = [:]
    var wheel: TimingWheel
    /// The slots of sessions whose confirmed cursors moved, each at most once.
    var moved: Deque<Int> = []
    var isListedAsMoved: [Bool] = []

    init(number: Int32, sockets: SocketRegistry, now: Uptime) {
        self.number = number
        self.sockets = sockets
        wheel = TimingWheel(now: now)
    }

    /// The slot of a session, by its ID.
    func slot(of clientID: String) -> Int? {
        slots[clientID]
    }

    /// The slot of a session; nil if the session has ended.
    func slot(of handle: SessionHandle) -> Int? {
        let slot = Int(handle.slot)
        guard slot < records.count, generations[slot] == handle.generation, records[slot] != nil else { return nil }
        return slot
    }

    /// The summary of a slot's session.
    func summary(_ slot: Int) -> SessionSummary? {
        records[slot]?.session.summary
    }

    /// The client IDs of the sessions with subscriptions or sources.
    var associatedClients: [String] {
        records.compactMap { $0.flatMap { $0.session.isAssociated ? $0.session.summary.clientID : nil } }
    }

    /// How its clients are connected now.
    var connections: ClientConnections {
        records.reduce(into: ClientConnections()) { counts, record in
            guard let record else { return }
            if record.session.socket != nil {
                counts.webSocket += 1
            } else if record.held != nil {
                counts.polling += 1
            } else {
                counts.between += 1
            }
        }
    }

    /// The encoder for the replies of a slot's session.
    func encoder(_ slot: Int) -> ReplyEncoder? { records[slot]?.encoder }

    /// The handle of a slot's session.
    func handle(_ slot: Int) -> SessionHandle? {
        records[slot]?.handle
    }

    /// Adds a session.
    ///
    /// - Parameters:
    ///   - session: The session; the shard must not hold its ID yet.
    ///   - encoder: Encodes its replies.
    /// - Returns: Its slot.
    mutating func insert(_ session: ServerSession, encoder: ReplyEncoder) -> Int {
        let slot = free.popLast() ?? records.count
        if slot == records.count {
            records.append(nil)
            generations.append(0)
            isListedAsMoved.append(false)
        }
        let handle = SessionHandle(shard: number, slot: Int32(slot), generation: generations[slot])
        slots[session.summary.clientID] = slot
        records[slot] = SessionRecord(session: session, handle: handle, encoder: encoder)
        for pattern in session.subscriptions { subscribers.add(slot, to: pattern) }
        schedule(slot)
        return slot
    }

    /// Removes a session and answers its held connect.
    mutating func remove(_ slot: Int, _ ending: PollEnding, _ outgoing: inout Outgoing) -> SessionRecord? {
        guard let record = records[slot] else { return nil }
        if let token = record.session.heldPoll {
            answer(record, PollAnswer(token: token), ending, &outgoing)
        }
        if let socket = record.session.socket {
            sockets.release(record.handle, from: socket)
            // After a good-bye the client closes the WebSocket itself, because the reply is still to be written.
            if ending == .dismiss || ending == .lost, let socket = record.socket { outgoing.closings.append(socket) }
        }
        for pattern in record.session.subscriptions { subscribers.remove(slot, from: pattern) }
        wheel.cancel(slot)
        slots[record.session.summary.clientID] = nil
        records[slot] = nil
        generations[slot] &+= 1
        free.append(slot)
        return record
    }

    /// Changes a session, then carries out its effects.
    mutating func update<Result: Sendable>(
        _ slot: Int, now: Uptime, _ outgoing: inout Outgoing, _ body: (inout ServerSession) -> Result
    ) -> Result? {
        guard let result = change(slot, body) else { return nil }
        settle(slot, now: now, &outgoing)
        return result
    }

    /// Changes a session without carrying out effects.
    @discardableResult
    mutating func change<Result: Sendable>(_ slot: Int, _ body: (inout ServerSession) -> Result) -> Result? {
        guard let record = records[slot] else { return nil }
        return body(&record.session)
    }
}

// MARK: - Time

extension SessionShard {
    mutating func schedule(_ slot: Int) {
        if let record = records[slot] { schedule(slot, record) }
    }

    mutating func schedule(_ slot: Int, _ record: SessionRecord) {
        let deadline = record.session.nextDeadline()
        // Coming up early costs one check, so the session is rescheduled only if it would come up too late.
        guard deadline < record.scheduled else { return }
        record.scheduled = deadline
        wheel.schedule(slot, at: deadline)
    }

    /// Handles the sessions of one tick that are due.
    ///
    /// - Parameters:
    ///   - now: The time.
    ///   - ended: Collects the sessions that have to end; the caller must remove them.
    ///   - outgoing: Collects what to do outside of the lock.
    /// - Returns: Whether there may be more.
    mutating func takeDue(now: Uptime, _ ended: inout [SessionHandle], _ outgoing: inout Outgoing) -> Bool {
        guard let due = wheel.takeDue(now: now) else { return false }
        for slot in due {
            records[slot]?.scheduled = .never
            look(slot, now: now)
            guard records[slot]?.session.due(now: now) == true else {
                settle(slot, now: now, &outgoing)
                continue
            }
            if let handle = records[slot]?.handle { ended.append(handle) }
        }
        return true
    }

    /// Asks how much of its last answer a client has yet to take, if that decides about the end of its session.
    private func look(_ slot: Int, now: Uptime) {
        guard let record = records[slot], record.session.wantsLook(now: now) else { return }
        let untaken = record.socket?.untakenBytes ?? record.answered?.untakenBytes ?? 0
        record.session.look(untaken: untaken, now: now)
    }

    /// Gives each held connect an earlier deadline of its own.
    mutating func hurry(_ deadline: () -> Uptime) {
        for slot in records.indices where records[slot]?.held != nil {
            records[slot]?.session.hurry(until: deadline())
            schedule(slot)
        }
    }
}

// MARK: - Confirmed cursors

extension SessionShard {
    mutating func listMoved(_ slot: Int, _ record: SessionRecord) {
        guard record.session.takeMovedCursors(), !isListedAsMoved[slot] else { return }
        isListedAsMoved[slot] = true
        moved.append(slot)
    }

    /// Removes and returns one session whose confirmed cursors moved.
    mutating func popMoved() -> ConfirmedCursors? {
        while let slot = moved.popFirst() {
            isListedAsMoved[slot] = false
            guard let summary = records[slot]?.session.summary, let cursors = records[slot]?.session.confirmed else {
                continue
            }
            return ConfirmedCursors(clientID: summary.clientID, user: summary.user, cursors: cursors)
        }
        return nil
    }
}

/// A session with the driver's own state about it.
///
/// It is an object, because copying a session costs more than all work on it. Only its shard uses it, and only under
/// the shard's lock.
final class SessionRecord: @unchecked Sendable {
    var session: ServerSession
    let handle: SessionHandle
    var held: HeldPoll?
    /// The exchange that carried the last answer to a poll.
    var answered: (any BayeuxExchange)?
    /// The answer that its client may or may not have, while that is unknown.
    var doubtful: (exchange: any BayeuxExchange, token: PollToken)?
    /// The session's WebSocket.
    var socket: (any BayeuxSocket)?
    /// Encodes the session's replies.
    let encoder: ReplyEncoder
    private var lastToken: UInt64 = 0
    /// When the timing wheel next brings up the session.
    var scheduled = Uptime.never

    init(session: ServerSession, handle: SessionHandle, encoder: ReplyEncoder) {
        self.session = session
        self.handle = handle
        self.encoder = encoder
    }

    func nextToken() -> PollToken {
        lastToken &+= 1
        return PollToken(number: lastToken)
    }
}
