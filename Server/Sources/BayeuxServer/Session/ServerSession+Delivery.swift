package import BeckonTime

extension ServerSession {
    /// What to do next; to be asked after every other call until it is nil.
    ///
    /// - Parameter now: The time.
    /// - Returns: The next thing to do.
    package mutating func nextEffect(now: Uptime) -> SessionEffect? {
        guard poll != nil || mayPush else { return nil }
        let isDue = poll.map { now >= $0.deadline } ?? false
        let isAnswered = isDue || poll?.isImmediate == true
        if flight == nil, farewells == 0, gatherings == 0 {
            if let effect = list.nextRead(limit: rules.maxEvents) { return effect }
            if list.isLoading, !isDue { return nil }
            if list.hasGathered || mailbox.isUrgent(now: now) || (isAnswered && mailbox.hasUnsent) {
                return mayPush ? .push(deliver(nil, now: now)) : poll.map { .answer(deliver($0.token, now: now)) }
            }
        }
        guard let poll, isAnswered || (line != nil && mailbox.wantsProof(rules.mailbox)) else { return nil }
        finish(poll.token, now: now)
        markAnswered()
        return .answer(PollAnswer(token: poll.token, acknowledgement: nextNumber(withEvents: false)))
    }

    /// Whether events go out without a connect.
    var mayPush: Bool { line != nil && acknowledgement == nil && summary.hasConnected }

    /// Puts the events together that go out now.
    ///
    /// - Parameters:
    ///   - poll: The connect to answer; nil if they go out without one.
    ///   - now: The time.
    /// - Returns: What to write.
    private mutating func deliver(_ poll: PollToken?, now: Uptime) -> PollAnswer {
        let token = poll ?? nextPush()
        var (batches, moves) = list.takeGathered()
        let letters = takeLetters(into: &batches)
        flight = Flight(token: token, isAnswer: poll != nil, moves: moves, letters: letters)
        guard let poll else { return PollAnswer(token: token, batches: batches) }
        finish(poll, now: now)
        return PollAnswer(token: poll, batches: batches, acknowledgement: nextNumber(withEvents: true))
    }

    /// Takes the next messages of the mailbox, as far as there is room.
    ///
    /// - Returns: How many.
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

    /// Names what goes out without a connect; such names never meet those of connects.
    private mutating func nextPush() -> PollToken {
        lastPush &+= 1
        return PollToken(number: lastPush | 1 << 63)
    }

    /// The number of the next answer to a connect, nil without the ack extension.
    mutating func nextNumber(withEvents: Bool) -> Int64? {
        guard var counted = acknowledgement else { return nil }
        counted.last = counted.last.addingClamped(1)
        if withEvents { counted.lastWithEvents = counted.last }
        acknowledgement = counted
        return counted.last
    }

    /// A source has been read.
    ///
    /// - Parameters:
    ///   - id: The source, as ``SessionEffect/read(_:_:after:limit:)`` named it.
    ///   - result: What it gave.
    package mutating func didRead(_ id: SourceID, _ result: SourceRead) {
        list.didRead(id, result)
    }

    /// A load has ended.
    ///
    /// - Parameters:
    ///   - id: The source, as ``SessionEffect/load(_:_:after:limit:)`` named it.
    ///   - cursor: The cursor that was loaded from.
    ///   - batch: The events, nil if the load failed.
    ///   - now: The time.
    package mutating func didLoad(_ id: SourceID, after cursor: Int, _ batch: SourceBatch?, now: Uptime) {
        // Without a poll or a line the events have nowhere to go; the next connect loads them again.
        let isWanted = (poll != nil || mayPush) && flight == nil
        list.didLoad(
            id, after: cursor, batch, isWanted: isWanted, restUntil: now.advanced(by: rules.timing.rest))
    }

    /// A source has new events.
    ///
    /// - Parameter name: The source's name.
    package mutating func wake(_ name: SourceName) {
        list.wake(name)
    }
}

// MARK: - Mailbox

extension ServerSession {
    /// A message has come for the client.
    ///
    /// - Parameters:
    ///   - message: The encoded message, shared with others.
    ///   - waitsUntil: Until when it may wait for others; nil if it is to go at once.
    ///   - now: The time.
    /// - Returns: False if the client does not keep up: there is no room for it.
    package mutating func post(_ message: [UInt8], waitsUntil: Uptime? = nil, now: Uptime) -> Bool {
        guard mailbox.add(message, waitsUntil: waitsUntil, limits: rules.mailbox) else { return false }
        if rules.activity?.countsDeliveries == true { lastActivity = now }
        return true
    }

    /// Takes messages of the mailbox for a response that is no answer to a connect.
    ///
    /// There are none while a connect waits for them or others are being written, nor with the ack extension, which has
    /// them come with connects alone.
    ///
    /// - Returns: What to write before the replies, its end to be told to ``writeEnded(_:_:now:)``.
    package mutating func piggyback() -> PollAnswer? {
        guard poll == nil, flight == nil, line == nil, farewells == 0, acknowledgement == nil, mailbox.hasUnsent,
            summary.hasConnected
        else { return nil }
        var batches: [SourceBatch] = []
        let letters = takeLetters(into: &batches)
        let token = nextPush()
        flight = Flight(token: token, isAnswer: false, moves: [], letters: letters)
        return PollAnswer(token: token, batches: batches)
    }
}

// MARK: - Lines

extension ServerSession {
    /// The client speaks over a WebSocket now, or does not any more.
    ///
    /// - Parameter line: The WebSocket; nil is long-polling.
    package mutating func bind(_ line: LineToken?) {
        guard summary.line != line else { return }
        summary.line = line
        rewind()
    }

    /// A WebSocket is gone.
    ///
    /// - Parameters:
    ///   - line: The WebSocket.
    ///   - now: The time.
    /// - Returns: Whether the client was on it.
    package mutating func hangUp(_ line: LineToken, now: Uptime) -> Bool {
        guard summary.line == line else { return false }
        summary.line = nil
        poll = nil
        rewind()
        expiry = now.advanced(by: rules.timing.lifetime)
        return true
    }

    /// The client speaks the ack extension.
    ///
    /// - Parameter last: The number of the last answer that it has; 0 if it has none.
    package mutating func acknowledge(from last: Int64 = 0) {
        summary.acknowledged = summary.acknowledged ?? last
        acknowledgement = acknowledgement ?? Acknowledgement(last: last, lastWithEvents: last)
    }
}
