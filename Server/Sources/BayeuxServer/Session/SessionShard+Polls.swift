import Bayeux
import BeckonTime

extension SessionShard {
    /// Hands a connect to its session.
    ///
    /// - Parameters:
    ///   - slot: The session.
    ///   - order: The connect.
    ///   - mayUse: Whether the request may use the session.
    ///   - outgoing: Collects what to do outside of the lock.
    /// - Returns: Whether the request may use the session; if not, nothing has changed.
    mutating func connect(
        _ slot: Int, _ order: ConnectOrder, _ mayUse: (SessionSummary) -> Bool, _ outgoing: inout Outgoing
    ) -> Bool {
        guard let record = records[slot], record.session.admits(mayUse) else { return false }
        let token = record.nextToken()
        _ = bind(slot, order.socket)
        takeBack(record, order)
        let replaced = record.session.connect(
            token, hold: hold(record, order), acknowledged: order.acknowledged, isDoubtful: record.doubtful != nil,
            now: order.now)
        if let replaced { answer(record, replaced, .retry, &outgoing) }
        record.held = HeldPoll(
            token: token, holder: order.holder, messageID: order.messageID, timeQuestion: order.timeQuestion,
            isCrowded: order.crowdedInterval != nil)
        listMoved(slot, record)
        settle(record, slot, now: order.now, &outgoing)
        guard record.held?.token == token, case .exchange(let exchange) = order.holder else { return true }
        if exchange.place.hold(for: record.handle, token) { return true }
        // The connection closed before the request reached its session.
        _ = record.session.abandon(token, now: order.now)
        answer(record, PollAnswer(token: token), .retry, &outgoing)
        schedule(slot)
        return true
    }

    /// Takes back the last answer if it is stuck in a connection that the client no longer uses, or notes that it may be.
    private func takeBack(_ record: SessionRecord, _ order: ConnectOrder) {
        // On a WebSocket everything goes over one connection, which proves nothing of this kind.
        guard order.socket == nil, record.doubtful == nil, let last = record.answered else { return }
        if case .exchange(let exchange) = order.holder, exchange === last { return }
        record.answered = nil
        guard record.session.mayHaveMissed, let token = last.place.answered(record.handle), last.untakenBytes > 0 else {
            return
        }
        if record.session.isSurelyMissed(now: order.now) {
            record.session.lose(token)
        } else {
            record.doubtful = (last, token)
        }
    }

    /// Asks again about an answer that may be stuck: it is taken, or was not for too long.
    private func decideDoubt(_ record: SessionRecord, now: Uptime) {
        guard let (last, token) = record.doubtful else { return }
        // What came over the same connection since proves that the answer came.
        let isStuck = last.place.answered(record.handle) == token && last.untakenBytes > 0
        if isStuck, record.session.isDoubtful, !record.session.isSurelyMissed(now: now) {
            return record.session.putOffDoubt(now: now)
        }
        record.doubtful = nil
        record.session.endDoubt(about: token, isLost: isStuck)
    }

    private func hold(_ record: SessionRecord, _ order: ConnectOrder) -> Milliseconds {
        guard case .asked(let timeout) = order.hold else { return .zero }
        let hold = record.session.rules.hold(requested: timeout)
        guard let interval = order.crowdedInterval else { return hold }
        return min(hold, record.session.restWhenCrowded(interval: interval, now: order.now))
    }

    /// Forgets a poll whose connection is gone.
    mutating func abandon(_ slot: Int, _ token: PollToken, now: Uptime) {
        guard records[slot]?.session.abandon(token, now: now) == true else { return }
        records[slot]?.held = nil
        schedule(slot)
    }

    mutating func settle(_ slot: Int, now: Uptime, _ outgoing: inout Outgoing) {
        if let record = records[slot] { settle(record, slot, now: now, &outgoing) }
    }

    mutating func settle(_ record: SessionRecord, _ slot: Int, now: Uptime, _ outgoing: inout Outgoing) {
        if record.doubtful != nil { decideDoubt(record, now: now) }
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
                guard let socket = record.socket else { break }
                outgoing.pushes.append(OutgoingPush(session: record.handle, socket: socket, answer: content))
            }
        }
        schedule(slot, record)
    }

    func answer(
        _ record: SessionRecord, _ content: PollAnswer, _ ending: PollEnding, _ outgoing: inout Outgoing
    ) {
        guard let held = record.held, held.token == content.token else { return }
        record.held = nil
        record.answered = nil
        if case .exchange(let exchange) = held.holder {
            exchange.place.answer(for: record.handle, held.token)
            record.answered = exchange
        }
        outgoing.answers.append(
            OutgoingAnswer(
                session: record.handle, poll: held, answer: content, ending: ending, encoder: record.encoder))
    }
}

// MARK: - Sockets

extension SessionShard {
    /// Binds a session to its client's WebSocket, or releases it from the one that it had.
    ///
    /// - Parameters:
    ///   - slot: The session.
    ///   - socket: The WebSocket; nil is long-polling.
    /// - Returns: False if the WebSocket is already closed.
    mutating func bind(_ slot: Int, _ socket: OpenSocket?) -> Bool {
        guard let record = records[slot], record.session.socket != socket?.token else { return true }
        if let old = record.session.socket { sockets.release(record.handle, from: old) }
        let isOpen = socket.map { sockets.bind(record.handle, to: $0.token) } ?? true
        records[slot]?.session.bind(isOpen ? socket?.token : nil)
        records[slot]?.socket = isOpen ? socket?.socket : nil
        return isOpen
    }

    /// Handles the closing of a session's WebSocket.
    mutating func hangUp(_ slot: Int, _ socket: SocketToken, now: Uptime) {
        guard records[slot]?.session.hangUp(socket, now: now) == true else { return }
        switch records[slot]?.held?.holder {
        case .exchange(let exchange): exchange.place.clear()
        case .batch(let continuation): continuation.resume(returning: nil)
        case nil: break
        }
        records[slot]?.held = nil
        records[slot]?.socket = nil
        schedule(slot)
    }
}
