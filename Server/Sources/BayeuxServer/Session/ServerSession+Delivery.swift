package import BeckonTime

extension ServerSession {
    /// Returns the next thing to do; call it after every other call until it returns nil.
    ///
    /// - Parameter now: The time.
    /// - Returns: The next effect; nil if there is nothing to do.
    package mutating func nextEffect(now: Uptime) -> SessionEffect? {
        guard poll != nil || mayPush, !isDoubtful else { return nil }
        let isDue = poll.map { now >= $0.deadline } ?? false
        let isAnswered = isDue || poll?.isImmediate == true
        if flight == nil, farewells == 0, gatherings == 0 {
            if let effect = list.nextRead(limit: rules.maxEvents) { return effect }
            if list.isLoading, !isDue { return nil }
            if list.hasGathered || mailbox.isUrgent(now: now) || (isAnswered && mailbox.hasUnsent) {
                return mayPush ? .push(deliver(nil, now: now)) : poll.map { .answer(deliver($0.token, now: now)) }
            }
        }
        guard let poll, isAnswered || (socket != nil && mailbox.wantsProof(rules.mailbox)) else { return nil }
        finish(poll.token, now: now)
        markAnswered()
        return .answer(PollAnswer(token: poll.token, acknowledgement: nextNumber(withEvents: false)))
    }

    /// Whether the session sends events without waiting for a connect.
    var mayPush: Bool { socket != nil && !isSocketBroken && acknowledgement == nil && summary.hasConnected }

    /// Collects the events to send now.
    ///
    /// - Parameters:
    ///   - poll: The connect to answer; nil to send the events without one.
    ///   - now: The time.
    /// - Returns: What to write.
    private mutating func deliver(_ poll: PollToken?, now: Uptime) -> PollAnswer {
        let token = poll ?? nextPush()
        var (batches, moves) = list.takeGathered()
        let letters = takeLetters(into: &batches)
        flight = Flight(token: token, isAnswer: poll != nil, socket: socket, moves: moves, letters: letters)
        for batch in batches where flight?.since == nil { flight?.since = batch.since }
        if batches.reduce(0, { $0 + $1.messages.count }) > Self.longestShortAnswer {
            taking = Taking(nextLook: now.advanced(by: Self.lookPeriod))
        }
        guard let poll else { return PollAnswer(token: token, batches: batches) }
        finish(poll, now: now)
        return PollAnswer(token: poll, batches: batches, acknowledgement: nextNumber(withEvents: true))
    }

    /// Adds the next messages of the mailbox, as many as fit.
    ///
    /// - Returns: How many messages were added.
    private func takeLetters(into batches: inout [SourceBatch]) -> Int {
        guard mailbox.hasUnsent else { return 0 }
        let room = batches.reduce(rules.maxEvents) { $0 - $1.count }
        guard room > 0 else { return 0 }
        return mailbox.next(count: room, size: rules.mailbox.maxAnswerBytes) { letter in
            batches.append(SourceBatch(messages: letter, count: 1, through: 0))
        }
    }

    private mutating func finish(_ token: PollToken, now: Uptime) {
        poll = nil
        unwritten = token
        unproven = token
        expiry = now.advanced(by: rules.timing.longestWrite).advanced(by: rules.timing.lifetime)
    }

    /// Makes a token for a write without a connect; the top bit keeps it different from tokens of connects.
    private mutating func nextPush() -> PollToken {
        lastPush &+= 1
        return PollToken(number: lastPush | 1 << 63)
    }

    /// Counts the next answer to a connect and returns its number; nil without the ack extension.
    mutating func nextNumber(withEvents: Bool) -> Int64? {
        guard var counted = acknowledgement else { return nil }
        counted.last = counted.last.addingClamped(1)
        if withEvents { counted.lastWithEvents = counted.last }
        acknowledgement = counted
        return counted.last
    }

    /// Takes the result of reading a source.
    ///
    /// - Parameters:
    ///   - id: The source, as ``SessionEffect/read(_:_:after:limit:)`` named it.
    ///   - result: The result of the read.
    package mutating func didRead(_ id: SourceID, _ result: SourceRead) {
        list.didRead(id, result)
    }

    /// Takes the result of a load.
    ///
    /// - Parameters:
    ///   - id: The source, as ``SessionEffect/load(_:_:after:limit:)`` named it.
    ///   - cursor: The cursor that the load started from.
    ///   - batch: The events, nil if the load failed.
    ///   - now: The time.
    package mutating func didLoad(_ id: SourceID, after cursor: Int, _ batch: SourceBatch?, now: Uptime) {
        // Without a poll or a WebSocket the events cannot be sent; the next connect loads them again.
        let isWanted = (poll != nil || mayPush) && flight == nil
        list.didLoad(
            id, after: cursor, batch, isWanted: isWanted, restUntil: now.advanced(by: rules.timing.rest))
    }

    /// Notes that a source has new events.
    ///
    /// - Parameter name: The source's name.
    package mutating func wake(_ name: SourceName) {
        list.wake(name)
    }
}

// MARK: - Mailbox

extension ServerSession {
    /// Adds a message for the client to the mailbox.
    ///
    /// - Parameters:
    ///   - message: The encoded message, shared with others.
    ///   - waitsUntil: The latest time to send it, so that others can go with it; nil to send it at once.
    ///   - now: The time.
    /// - Returns: False if the mailbox is full, because the client does not keep up.
    package mutating func post(_ message: [UInt8], waitsUntil: Uptime? = nil, now: Uptime) -> Bool {
        guard mailbox.add(message, waitsUntil: waitsUntil, limits: rules.mailbox) else { return false }
        if rules.activity?.countsDeliveries == true { lastActivity = now }
        return true
    }

    /// Takes messages from the mailbox for a response that does not answer a connect.
    ///
    /// Takes none while a connect is held or another write is under way. With the ack extension messages are sent only in
    /// answers to connects.
    ///
    /// - Returns: What to write before the replies; report the end of the write to ``writeEnded(_:_:now:)``.
    package mutating func piggyback() -> PollAnswer? {
        guard poll == nil, flight == nil, socket == nil, farewells == 0, acknowledgement == nil, mailbox.hasUnsent,
            summary.hasConnected
        else { return nil }
        var batches: [SourceBatch] = []
        let letters = takeLetters(into: &batches)
        let token = nextPush()
        flight = Flight(token: token, isAnswer: false, socket: nil, moves: [], letters: letters)
        return PollAnswer(token: token, batches: batches)
    }
}

// MARK: - Sockets

extension ServerSession {
    /// Moves the client to a WebSocket or to long-polling.
    ///
    /// - Parameter socket: The WebSocket; nil is long-polling.
    package mutating func bind(_ socket: SocketToken?) {
        guard summary.socket != socket else { return }
        summary.socket = socket
        isSocketBroken = false
        loseConnection()
    }

    /// Handles a closed WebSocket.
    ///
    /// - Parameters:
    ///   - socket: The WebSocket.
    ///   - now: The time.
    /// - Returns: Whether the client used it.
    package mutating func hangUp(_ socket: SocketToken, now: Uptime) -> Bool {
        guard summary.socket == socket else { return false }
        summary.socket = nil
        isSocketBroken = false
        poll = nil
        loseConnection()
        expiry = now.advanced(by: rules.timing.lifetime)
        return true
    }

    /// Turns on the ack extension for the session.
    ///
    /// - Parameter last: The number of the last answer that the client received; 0 if none.
    package mutating func acknowledge(from last: Int64 = 0) {
        summary.acknowledged = summary.acknowledged ?? last
        acknowledgement = acknowledgement ?? Acknowledgement(last: last, lastWithEvents: last)
    }
}
