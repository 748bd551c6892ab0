import Bayeux
import DequeModule

/// A session with what its driver keeps for it.
///
/// It is an object, since copying a session costs more than all that is done with it. Only the shard that it belongs to
/// has it, and only under that shard's lock.
final class SessionRecord: @unchecked Sendable {
    var session: ServerSession
    let handle: SessionHandle
    var held: HeldPoll?
    /// The WebSocket that the session is bound to.
    var line: (any BayeuxLine)?
    /// Spells its replies.
    let encoder: ReplyEncoder
    private var lastToken: UInt64 = 0
    /// When the wheel looks at the session next.
    var scheduled = Int64.max

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

/// A part of the sessions of a hub, the value inside one lock.
struct SessionShard: Sendable {
    private let number: Int32
    private let lines: LineRegistry
    /// The sessions of each channel and pattern.
    private var subscribers = SubscriberIndex()
    private var records: [SessionRecord?] = []
    private var generations: [UInt32] = []
    private var free: [Int] = []
    private var slots: [String: Int] = [:]
    private var wheel: TimingWheel
    /// The slots whose sessions' confirmed cursors moved, each once at most.
    private var moved: Deque<Int> = []
    private var isListedAsMoved: [Bool] = []

    init(number: Int32, lines: LineRegistry, now: Int64) {
        self.number = number
        self.lines = lines
        wheel = TimingWheel(now: now)
    }

    /// Where a session stands, by its ID.
    func slot(of clientID: String) -> Int? {
        slots[clientID]
    }

    /// Where a session stands, if it still lives.
    func slot(of handle: SessionHandle) -> Int? {
        let slot = Int(handle.slot)
        guard slot < records.count, generations[slot] == handle.generation, records[slot] != nil else { return nil }
        return slot
    }

    /// Whose session stands in a slot.
    func summary(_ slot: Int) -> SessionSummary? {
        records[slot]?.session.summary
    }

    /// The IDs of the sessions that mean anything to the application.
    var associatedClients: [String] {
        records.compactMap { $0.flatMap { $0.session.isAssociated ? $0.session.summary.clientID : nil } }
    }

    /// Who spells the replies of a slot's session.
    func encoder(_ slot: Int) -> ReplyEncoder? { records[slot]?.encoder }

    /// The handle of a slot's session.
    func handle(_ slot: Int) -> SessionHandle? {
        records[slot]?.handle
    }

    /// Adds a session.
    ///
    /// - Parameters:
    ///   - session: The session, whose ID is not among those here.
    ///   - encoder: Spells its replies.
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

    /// Removes a session and answers the connect that waits.
    mutating func remove(_ slot: Int, _ ending: PollEnding, _ outgoing: inout Outgoing) -> SessionRecord? {
        guard let record = records[slot] else { return nil }
        if let token = record.session.heldPoll {
            answer(record, PollAnswer(token: token), ending, &outgoing)
        }
        if let line = record.session.line {
            lines.release(record.handle, from: line)
            // After a good-bye the client closes; its reply is still to be written.
            if ending == .dismiss || ending == .lost, let line = record.line { outgoing.closings.append(line) }
        }
        for pattern in record.session.subscriptions { subscribers.remove(slot, from: pattern) }
        wheel.cancel(slot)
        slots[record.session.summary.clientID] = nil
        records[slot] = nil
        generations[slot] &+= 1
        free.append(slot)
        return record
    }

    /// Changes a session, then does for it what is to be done.
    mutating func update<Result: Sendable>(
        _ slot: Int, now: Int64, _ outgoing: inout Outgoing, _ body: (inout ServerSession) -> Result
    ) -> Result? {
        guard let result = change(slot, body) else { return nil }
        settle(slot, now: now, &outgoing)
        return result
    }

    /// Changes a session and leaves it at that.
    @discardableResult
    mutating func change<Result: Sendable>(_ slot: Int, _ body: (inout ServerSession) -> Result) -> Result? {
        guard let record = records[slot] else { return nil }
        return body(&record.session)
    }
}

// MARK: - Channels

extension SessionShard {
    /// Subscribes a session.
    mutating func subscribe(_ slot: Int, to patterns: [ChannelPattern]) {
        let before = records[slot]?.session.subscriptions.count ?? 0
        records[slot]?.session.subscribe(to: patterns)
        for pattern in records[slot]?.session.subscriptions.dropFirst(before) ?? [] {
            subscribers.add(slot, to: pattern)
        }
    }

    /// Takes back subscriptions of a session.
    mutating func unsubscribe(_ slot: Int, from patterns: [ChannelPattern]) {
        for pattern in records[slot]?.session.subscriptions ?? [] where patterns.contains(pattern) {
            subscribers.remove(slot, from: pattern)
        }
        records[slot]?.session.unsubscribe(from: patterns)
    }

    /// The sessions that are subscribed to a message's channel, each once.
    func audience(of letter: Letter) -> [SessionHandle] {
        subscribers.slots(of: letter.patterns).map {
            SessionHandle(shard: number, slot: $0, generation: generations[Int($0)])
        }
    }

    /// Gives a message to some of its audience.
    ///
    /// - Parameters:
    ///   - letter: The message.
    ///   - audience: The sessions; those that have ended since are passed over.
    ///   - now: The time in milliseconds.
    ///   - overfull: Takes the sessions that do not keep up; they are still here.
    ///   - outgoing: Takes what is to be done.
    mutating func publish(
        _ letter: Letter, to audience: some Sequence<SessionHandle>, now: Int64, _ overfull: inout [SessionHandle],
        _ outgoing: inout Outgoing
    ) {
        for handle in audience {
            guard let slot = slot(of: handle) else { continue }
            post(slot, letter.message, waitsUntil: letter.waitsUntil, now: now, &overfull, &outgoing)
        }
    }

    /// Gives a message to one session.
    mutating func post(
        _ slot: Int, _ message: [UInt8], waitsUntil: Int64?, now: Int64, _ overfull: inout [SessionHandle],
        _ outgoing: inout Outgoing
    ) {
        guard let record = records[slot] else { return }
        guard record.session.post(message, waitsUntil: waitsUntil, now: now) else {
            return overfull.append(record.handle)
        }
        settle(record, slot, now: now, &outgoing)
    }

    /// Takes messages for a response that is no answer to a connect.
    mutating func piggyback(_ slot: Int) -> PollAnswer? { records[slot]?.session.piggyback() }
}

// MARK: - Lines

extension SessionShard {
    /// Puts a session on the WebSocket that its client speaks over, or takes it from the one it was on.
    ///
    /// - Parameters:
    ///   - slot: The session.
    ///   - line: The WebSocket; nil is long-polling.
    /// - Returns: False if the WebSocket is closed already.
    mutating func bind(_ slot: Int, _ line: OpenLine?) -> Bool {
        guard let record = records[slot], record.session.line != line?.token else { return true }
        if let old = record.session.line { lines.release(record.handle, from: old) }
        let isOpen = line.map { lines.bind(record.handle, to: $0.token) } ?? true
        records[slot]?.session.bind(isOpen ? line?.token : nil)
        records[slot]?.line = isOpen ? line?.line : nil
        return isOpen
    }

    /// The WebSocket of a session is closed.
    mutating func hangUp(_ slot: Int, _ line: LineToken, now: Int64) {
        guard records[slot]?.session.hangUp(line, now: now) == true else { return }
        switch records[slot]?.held?.holder {
        case .exchange(let exchange): exchange.place.clear()
        case .batch(let continuation): continuation.resume(returning: nil)
        case nil: break
        }
        records[slot]?.held = nil
        records[slot]?.line = nil
        schedule(slot)
    }
}

// MARK: - Polls

extension SessionShard {
    /// Hands a connect to its session.
    ///
    /// - Parameters:
    ///   - slot: The session.
    ///   - order: The connect.
    ///   - mayUse: Whether the request may speak for the session.
    ///   - outgoing: Takes what is to be done.
    /// - Returns: Whether the request may speak for the session; if not, nothing has happened.
    mutating func connect(
        _ slot: Int, _ order: ConnectOrder, _ mayUse: (SessionSummary) -> Bool, _ outgoing: inout Outgoing
    ) -> Bool {
        guard let record = records[slot], record.session.admits(mayUse) else { return false }
        let token = record.nextToken()
        _ = bind(slot, order.line)
        let replaced = record.session.connect(
            token, hold: hold(record, order), acknowledged: order.acknowledged, now: order.now)
        if let replaced { answer(record, replaced, .retry, &outgoing) }
        record.held = HeldPoll(
            token: token, holder: order.holder, messageID: order.messageID, timeQuestion: order.timeQuestion)
        listMoved(slot, record)
        settle(record, slot, now: order.now, &outgoing)
        guard record.held?.token == token, case .exchange(let exchange) = order.holder else { return true }
        if exchange.place.hold(for: record.handle, token) { return true }
        // The peer went while its request was on the way here.
        _ = record.session.abandon(token, now: order.now)
        answer(record, PollAnswer(token: token), .retry, &outgoing)
        schedule(slot)
        return true
    }

    private func hold(_ record: SessionRecord, _ order: ConnectOrder) -> Int64 {
        switch order.hold {
        case .none: 0
        case .asked(let timeout): record.session.rules.hold(requested: timeout)
        }
    }

    /// Forgets a poll whose peer is gone.
    mutating func abandon(_ slot: Int, _ token: PollToken, now: Int64) {
        guard records[slot]?.session.abandon(token, now: now) == true else { return }
        records[slot]?.held = nil
        schedule(slot)
    }

    private mutating func settle(_ slot: Int, now: Int64, _ outgoing: inout Outgoing) {
        if let record = records[slot] { settle(record, slot, now: now, &outgoing) }
    }

    private mutating func settle(_ record: SessionRecord, _ slot: Int, now: Int64, _ outgoing: inout Outgoing) {
        while let effect = record.session.nextEffect(now: now) {
            switch effect {
            case .read(let id, let source, let cursor, let limit):
                record.session.didRead(id, source.read(after: cursor, limit: limit))
            case .load(let id, let source, let cursor, let limit):
                outgoing.loads.append(
                    LoadOrder(session: record.handle, id: id, source: source, cursor: cursor, limit: limit))
            case .answer(let content):
                answer(record, content, .retry, &outgoing)
            case .push(let content):
                guard let line = record.line else { break }
                outgoing.pushes.append(OutgoingPush(session: record.handle, line: line, answer: content))
            }
        }
        schedule(slot, record)
    }

    private func answer(
        _ record: SessionRecord, _ content: PollAnswer, _ ending: PollEnding, _ outgoing: inout Outgoing
    ) {
        guard let held = record.held, held.token == content.token else { return }
        record.held = nil
        if case .exchange(let exchange) = held.holder { exchange.place.clear() }
        outgoing.answers.append(
            OutgoingAnswer(
                session: record.handle, poll: held, answer: content, ending: ending, encoder: record.encoder))
    }
}

// MARK: - Time

extension SessionShard {
    private mutating func schedule(_ slot: Int) {
        if let record = records[slot] { schedule(slot, record) }
    }

    private mutating func schedule(_ slot: Int, _ record: SessionRecord) {
        let deadline = record.session.nextDeadline()
        // Coming up early costs one look; so the place on the wheel changes only if it is too late.
        guard deadline < record.scheduled else { return }
        record.scheduled = deadline
        wheel.schedule(slot, at: deadline)
    }

    /// Looks at the sessions of one tick that are due.
    ///
    /// - Parameters:
    ///   - now: The time in milliseconds.
    ///   - ended: Takes the sessions that have come to their end; they are still here.
    ///   - outgoing: Takes what is to be done.
    /// - Returns: Whether there may be more.
    mutating func takeDue(now: Int64, _ ended: inout [SessionHandle], _ outgoing: inout Outgoing) -> Bool {
        guard let due = wheel.takeDue(now: now) else { return false }
        for slot in due {
            records[slot]?.scheduled = .max
            guard records[slot]?.session.due(now: now) == true else {
                settle(slot, now: now, &outgoing)
                continue
            }
            if let handle = records[slot]?.handle { ended.append(handle) }
        }
        return true
    }

    /// Answers the connects that wait a little later each, all before the end of a time.
    mutating func hurry(_ deadline: () -> Int64) {
        for slot in records.indices where records[slot]?.held != nil {
            records[slot]?.session.hurry(until: deadline())
            schedule(slot)
        }
    }
}

// MARK: - Confirmed cursors

extension SessionShard {
    private mutating func listMoved(_ slot: Int, _ record: SessionRecord) {
        guard record.session.takeMovedCursors(), !isListedAsMoved[slot] else { return }
        isListedAsMoved[slot] = true
        moved.append(slot)
    }

    /// Takes one session whose confirmed cursors moved.
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
