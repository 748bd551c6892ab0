package import Bayeux

/// One client's session: what it is subscribed to, how far it has read its sources, and its poll.
///
/// It decides and does nothing: the driver tells it what happens, then asks ``nextEffect(now:)`` until there is
/// nothing to do, and looks at ``deadline`` to know when to ask again. It holds no events beyond the answer that it
/// puts together.
///
/// Each source has two cursors, `confirmed ≤ sent`. A fully written answer moves `sent`; the next connect makes it
/// `confirmed`; a failed write takes `sent` back to `confirmed`. At most one answer with events is being written at a
/// time, so events never overtake each other. A connect that comes while an answer is still being written proves
/// nothing about that answer: it is confirmed by the connect after.
package struct ServerSession: Sendable {
    /// Whom the driver and the application see.
    package private(set) var summary: SessionSummary
    package private(set) var subscriptions: [ChannelPattern] = []
    private var list = SourceList()
    private var hasMovedCursors = false

    private let timing: SessionTiming
    private let maxEvents: Int
    private var poll: Poll?
    private var flight: Flight?
    /// The last answer, while it is being written.
    private var unwritten: PollToken?
    /// When the session ends if no poll comes.
    private var expiry: Int64
    /// Whether a message other than a connect has put off the end since the last connect.
    private var isExtended = false
    /// How many calls to the application are under way; meanwhile the session does not end.
    private var calls = 0
    /// How many of them say good-bye; meanwhile nothing is delivered.
    private var farewells = 0

    /// A connect that waits for its answer.
    private struct Poll {
        let token: PollToken
        var deadline: Int64
        /// Whether it is answered as soon as the sources have been read.
        let isImmediate: Bool
    }

    /// An answer with events that is being written.
    private struct Flight {
        let token: PollToken
        var moves: [SourceMove]
    }

    /// Begins a session.
    ///
    /// - Parameters:
    ///   - summary: Who it is; its subscriptions are ignored.
    ///   - timing: The durations it goes by.
    ///   - maxEvents: The most events in one answer.
    ///   - now: The time in milliseconds.
    package init(_ summary: SessionSummary, timing: SessionTiming, maxEvents: Int, now: Int64) {
        self.summary = summary.with(subscriptions: [])
        self.timing = timing
        self.maxEvents = max(1, maxEvents)
        expiry = now.addingClamped(timing.lifetime)
    }

    /// The poll that waits for its answer.
    package var heldPoll: PollToken? { poll?.token }

    /// The sources and their cursors.
    package var sources: [SourceReader] { list.readers }

    /// The confirmed cursors by the names of the sources.
    package var confirmed: [String: Int] { list.confirmed }

    /// What was fully written, by the names of the sources.
    package var sent: [String: Int] { list.sent }

    /// Whether the session means anything to the application.
    package var isAssociated: Bool { !subscriptions.isEmpty || !sources.isEmpty }
}

// MARK: - Polling

extension ServerSession {
    /// A connect has come.
    ///
    /// - Parameters:
    ///   - token: Its name, not used before.
    ///   - hold: How long to hold it, in milliseconds; 0 is to answer at once.
    ///   - now: The time in milliseconds.
    /// - Returns: The answer without events for the connect that waited until now, if any.
    package mutating func connect(_ token: PollToken, hold: Int64, now: Int64) -> PollAnswer? {
        let replaced = poll.map { PollAnswer(token: $0.token) }
        let isImmediate = hold <= 0 || !summary.hasConnected
        let wait = isImmediate ? timing.longestLoad : hold
        poll = Poll(token: token, deadline: now.addingClamped(wait), isImmediate: isImmediate)
        if !summary.hasConnected { summary = summary.with(hasConnected: true) }
        isExtended = false
        if list.confirm() { hasMovedCursors = true }
        list.look()
        return replaced
    }

    /// Tells whether confirmed cursors moved since the last time this was asked.
    ///
    /// - Returns: True if they did.
    package mutating func takeMovedCursors() -> Bool {
        defer { hasMovedCursors = false }
        return hasMovedCursors
    }

    /// The peer of a poll is gone: no answer can reach it.
    ///
    /// - Parameters:
    ///   - token: The poll. One that was answered already is none of this function's business.
    ///   - now: The time in milliseconds.
    /// - Returns: Whether the poll was waiting and is forgotten now.
    package mutating func abandon(_ token: PollToken, now: Int64) -> Bool {
        guard poll?.token == token else { return false }
        poll = nil
        rewind()
        expiry = now.addingClamped(timing.lifetime)
        return true
    }

    /// Brings forward the end of the wait of the poll that is held.
    ///
    /// - Parameter deadline: The latest time to answer, in milliseconds.
    package mutating func hurry(until deadline: Int64) {
        guard let held = poll else { return }
        poll?.deadline = min(held.deadline, deadline)
    }

    /// An answer has left, or could not.
    ///
    /// - Parameters:
    ///   - token: The poll that it answered.
    ///   - fully: Whether all its bytes were handed to the socket.
    ///   - now: The time in milliseconds.
    /// - Returns: Whether the sent cursors moved.
    @discardableResult
    package mutating func written(_ token: PollToken, fully: Bool, now: Int64) -> Bool {
        let isLast = unwritten == token
        if isLast {
            unwritten = nil
            expiry = now.addingClamped(timing.lifetime)
        }
        let landed = flight?.token == token ? flight : nil
        if landed != nil { flight = nil }
        guard fully else {
            if isLast || landed != nil { rewind() }
            return false
        }
        guard let landed, !landed.moves.isEmpty else { return false }
        list.send(landed.moves)
        return true
    }

    /// Goes back to what is confirmed; an answer that is being written at the time moves nothing any more.
    private mutating func rewind() {
        flight?.moves = []
        list.rewind()
    }
}

// MARK: - Delivery

extension ServerSession {
    /// What to do next; to be asked after every other call until it is nil.
    ///
    /// - Parameter now: The time in milliseconds.
    /// - Returns: The next thing to do.
    package mutating func nextEffect(now: Int64) -> SessionEffect? {
        guard let poll else { return nil }
        let isDue = now >= poll.deadline
        if flight == nil, farewells == 0 {
            if let effect = list.nextRead(limit: maxEvents) { return effect }
            if list.isLoading, !isDue { return nil }
            if list.hasGathered { return .answer(deliver(to: poll.token, now: now)) }
        }
        guard poll.isImmediate || isDue else { return nil }
        finish(poll.token, now: now)
        return .answer(PollAnswer(token: poll.token))
    }

    private mutating func deliver(to token: PollToken, now: Int64) -> PollAnswer {
        let (batches, moves) = list.takeGathered()
        flight = Flight(token: token, moves: moves)
        finish(token, now: now)
        return PollAnswer(token: token, batches: batches)
    }

    private mutating func finish(_ token: PollToken, now: Int64) {
        poll = nil
        unwritten = token
        expiry = now.addingClamped(timing.longestWrite).addingClamped(timing.lifetime)
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
    ///   - now: The time in milliseconds.
    package mutating func didLoad(_ id: SourceID, after cursor: Int, _ batch: SourceBatch?, now: Int64) {
        // Without a poll the events have nowhere to go; the next connect loads them again.
        let isWanted = poll != nil && flight == nil
        list.didLoad(id, after: cursor, batch, isWanted: isWanted, restUntil: now.addingClamped(timing.rest))
    }

    /// A source has new events.
    ///
    /// - Parameter name: The source's name.
    package mutating func wake(_ name: String) {
        list.wake(name)
    }
}

// MARK: - Subscriptions and sources

extension ServerSession {
    /// Records subscriptions; channels that are subscribed already stay so.
    ///
    /// Channels below `/service` are not recorded, as the protocol has it: their events come in any case.
    ///
    /// - Parameter patterns: What to subscribe to.
    package mutating func subscribe(to patterns: [ChannelPattern]) {
        for pattern in patterns where !pattern.isService && !subscriptions.contains(pattern) {
            subscriptions.append(pattern)
        }
        subscriptionsChanged()
    }

    /// How many subscriptions there would be with these.
    ///
    /// - Parameter patterns: What is to be subscribed to.
    /// - Returns: The number of subscriptions recorded then.
    func subscriptionCount(with patterns: [ChannelPattern]) -> Int {
        Set(subscriptions).union(patterns.filter { !$0.isService }).count
    }

    /// Takes back subscriptions; the sources of their channels keep their cursors and are not read.
    ///
    /// - Parameter patterns: What to take back. What is not subscribed is passed over.
    package mutating func unsubscribe(from patterns: [ChannelPattern]) {
        subscriptions.removeAll { patterns.contains($0) }
        subscriptionsChanged()
    }

    private mutating func subscriptionsChanged() {
        summary = summary.with(subscriptions: subscriptions.map(\.string))
        list.setReadable(isReadable)
    }

    private func isReadable(_ channel: ChannelName) -> Bool {
        channel.isService || subscriptions.contains { $0.matches(channel) }
    }

    /// Adds a source, unless one of its name is there.
    ///
    /// - Parameters:
    ///   - attachment: The source and where to begin.
    ///   - isWaiting: Whether it is not to be read before ``release()`` or the next connect.
    /// - Returns: Whether it is new.
    package mutating func attach(_ attachment: SourceAttachment, isWaiting: Bool) -> Bool {
        list.attach(attachment, isWaiting: isWaiting, isReadable: isReadable)
    }

    /// Lets the sources be read that were attached as waiting.
    package mutating func release() {
        list.release()
    }

    /// Removes a source.
    ///
    /// - Parameter name: Its name.
    /// - Returns: Whether it was there.
    package mutating func detach(_ name: String) -> Bool {
        list.detach(name)
    }
}

// MARK: - Ageing

extension ServerSession {
    /// When ``due(now:)`` has to be asked again, in milliseconds.
    package var deadline: Int64 {
        if let poll { return min(poll.deadline, list.restsUntil ?? .max) }
        return calls > 0 ? .max : expiry
    }

    /// The deadline may have passed.
    ///
    /// - Parameter now: The time in milliseconds.
    /// - Returns: Whether the session has come to its end.
    package mutating func due(now: Int64) -> Bool {
        list.endRest(now: now)
        return poll == nil && calls == 0 && now >= expiry
    }

    /// Puts off the end, because it cannot be dealt with now.
    ///
    /// - Parameter time: The new end in milliseconds.
    package mutating func postpone(until time: Int64) {
        expiry = max(expiry, time)
    }

    /// A message other than a connect has come: it puts off the end, once between two connects.
    ///
    /// - Parameter now: The time in milliseconds.
    package mutating func touch(now: Int64) {
        guard !isExtended, poll == nil else { return }
        isExtended = true
        expiry = max(expiry, now.addingClamped(timing.lifetime))
    }

    /// A call to the application begins; the session does not end before ``endCall(isFarewell:)``.
    ///
    /// - Parameter isFarewell: Whether the client says good-bye with it; then nothing is delivered any more.
    package mutating func beginCall(isFarewell: Bool = false) {
        calls += 1
        if isFarewell { farewells += 1 }
    }

    /// A call to the application has ended.
    ///
    /// - Parameter isFarewell: As it was when the call began.
    package mutating func endCall(isFarewell: Bool = false) {
        calls = max(0, calls - 1)
        if isFarewell { farewells = max(0, farewells - 1) }
    }
}
