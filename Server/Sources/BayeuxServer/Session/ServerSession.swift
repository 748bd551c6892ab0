package import Bayeux
package import BeckonTime

/// One client's session: what it is subscribed to, how far it has read its sources, its mailbox, and its poll.
///
/// It decides and does nothing: the driver tells it what happens, then asks ``nextEffect(now:)`` until there is
/// nothing to do, and looks at ``deadline`` to know when to ask again. It holds no events of its sources beyond the
/// answer that it puts together.
///
/// Sources and mailbox have cursors, `confirmed ≤ answered ≤ sent`. What was fully written moves `sent`; an answer to a
/// connect makes it `answered`; the next connect makes that `confirmed`; a failed write takes all back to `confirmed`.
/// At most one write with events is under way at a time, so events never overtake each other. A connect that comes
/// while an answer is still being written proves nothing about that answer: it is confirmed by the connect after.
/// A client with the ack extension proves it by the number of the last answer that it has.
///
/// A client on a WebSocket, a line, gets its events without a connect; the connect's answer behind them is what the next
/// connect proves to have arrived.
package struct ServerSession: Sendable {
    /// Whom the driver and the application see.
    package internal(set) var summary: SessionSummary
    package internal(set) var subscriptions: [ChannelPattern] = []
    var list = SourceList()
    var mailbox = Mailbox()
    var hasMovedCursors = false

    /// For how long a peer may keep to itself that bytes came.
    private static let longestSilence = Milliseconds(500)

    let rules: SessionRules
    var poll: Poll?
    var flight: Flight?
    var lastPush: UInt64 = 0
    /// What the ack extension counts; nil if the client does not speak it.
    var acknowledgement: Acknowledgement?
    /// The last answer, while it is being written.
    var unwritten: PollToken?
    /// The last answer, as long as no connect has come after it.
    var unproven: PollToken?
    /// When the last answer was handed to the socket, or could not be.
    var writtenAt = Uptime.distantPast
    /// When the session ends if no poll comes.
    var expiry: Uptime
    /// When the client last did something, in the sense of the activity extension.
    var lastActivity: Uptime
    /// Whether a message other than a connect has put off the end since the last connect.
    var isExtended = false
    /// How many calls to the application are under way; meanwhile the session does not end.
    var calls = 0
    /// How many of them say good-bye; meanwhile nothing is delivered.
    var farewells = 0
    /// How many requests are being handled whose events go together; meanwhile none is delivered.
    var gatherings = 0

    /// A connect that waits for its answer.
    struct Poll {
        let token: PollToken
        var deadline: Uptime
        /// Whether it is answered as soon as the sources have been read.
        let isImmediate: Bool
    }

    /// Events that are being written.
    struct Flight {
        let token: PollToken
        /// Whether they stand in the answer to a connect.
        let isAnswer: Bool
        var moves: [SourceMove]
        /// How many messages of the mailbox are among them.
        var letters: Int
    }

    /// What the ack extension counts.
    struct Acknowledgement {
        /// The number of the last answer to a connect.
        var last: Int64
        /// The number of the last of them that had events.
        var lastWithEvents: Int64
    }

    /// Begins a session.
    ///
    /// - Parameters:
    ///   - summary: Who it is; its subscriptions are ignored.
    ///   - rules: What it goes by.
    ///   - now: The time.
    package init(_ summary: SessionSummary, rules: SessionRules, now: Uptime) {
        self.summary = summary.with(subscriptions: [])
        self.rules = rules
        list.begin(lastSent: summary.lastSent)
        if let number = summary.acknowledged { acknowledgement = Acknowledgement(last: number, lastWithEvents: number) }
        expiry = now.advanced(by: rules.timing.lifetime)
        lastActivity = now
    }

    /// Begins a session of the usual rules.
    ///
    /// - Parameters:
    ///   - summary: Who it is; its subscriptions are ignored.
    ///   - timing: The durations it goes by.
    ///   - maxEvents: The most events in one answer.
    ///   - now: The time.
    package init(_ summary: SessionSummary, timing: SessionTiming, maxEvents: Int, now: Uptime) {
        self.init(summary, rules: SessionRules(timing: timing, maxEvents: max(1, maxEvents)), now: now)
    }

    /// The WebSocket that the client is on.
    var line: LineToken? { summary.line }

    /// Whether a request may speak for it, asked in place.
    mutating func admits(_ mayUse: (SessionSummary) -> Bool) -> Bool { mayUse(summary) }

    /// The poll that waits for its answer.
    package var heldPoll: PollToken? { poll?.token }

    /// The sources and their cursors.
    package var sources: [SourceReader] { list.readers }

    /// The confirmed cursors by the names of the sources.
    package var confirmed: [SourceName: Int] { list.confirmed }

    /// What was fully written, by the names of the sources.
    package var sent: [SourceName: Int] { list.sent }

    /// The source whose events the client was sent last, by its name; what is being written counts.
    package var lastSent: SourceName? { flight?.moves.last.flatMap { list.name(of: $0.source) } ?? list.lastSent }

    /// What the application gets to know of the session when it ends.
    var lastSummary: SessionSummary {
        var summary = summary
        summary.lastSent = lastSent
        return summary
    }

    /// Whether the session means anything to the application.
    package var isAssociated: Bool { !subscriptions.isEmpty || !sources.isEmpty }
}

// MARK: - Polling

extension ServerSession {
    /// A connect has come.
    ///
    /// - Parameters:
    ///   - token: Its name, not used before.
    ///   - hold: How long to hold it; zero is to answer at once.
    ///   - acknowledged: The number of the last answer that the client has, by the ack extension.
    ///   - now: The time.
    /// - Returns: The answer without events for the connect that waited until now, if any.
    package mutating func connect(
        _ token: PollToken, hold: Milliseconds, acknowledged: Int64? = nil, now: Uptime
    ) -> PollAnswer? {
        let replaced = poll.map { PollAnswer(token: $0.token, acknowledgement: nextNumber(withEvents: false)) }
        let isImmediate = hold <= .zero || !summary.hasConnected
        let wait = isImmediate ? rules.timing.longestLoad : hold
        poll = Poll(token: token, deadline: now.advanced(by: wait), isImmediate: isImmediate)
        if !summary.hasConnected { summary.hasConnected = true }
        isExtended = false
        unproven = nil
        take(proof: acknowledged)
        list.look()
        return replaced
    }

    /// Draws from a connect what it proves about the answers before it.
    private mutating func take(proof acknowledged: Int64?) {
        if let acknowledgement, let acknowledged {
            guard acknowledged >= acknowledgement.lastWithEvents else { return rewind() }
            // A number that was never given here is another hub's: those that follow have to be higher.
            self.acknowledgement?.last = max(acknowledgement.last, acknowledged)
            land(flight)
            markAnswered()
        }
        mailbox.confirm()
        if list.confirm() { hasMovedCursors = true }
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
    ///   - now: The time.
    /// - Returns: Whether the poll was waiting and is forgotten now.
    package mutating func abandon(_ token: PollToken, now: Uptime) -> Bool {
        guard poll?.token == token else { return false }
        poll = nil
        rewind()
        expiry = now.advanced(by: rules.timing.lifetime)
        return true
    }

    /// The connection of an answer broke before its peer had read it: what it carried comes again.
    ///
    /// - Parameter token: The poll that was answered. A connect that came since has had the last word.
    package mutating func lose(_ token: PollToken) {
        guard unproven == token else { return }
        unproven = nil
        rewind()
    }

    /// Whether the peer of the last answer has had the time to say that it came, and no connect has come after it.
    ///
    /// Machines put off telling that for up to half a second.
    ///
    /// - Parameter now: The time.
    /// - Returns: Whether it is worth asking what was taken.
    package func mayHaveMissed(now: Uptime) -> Bool {
        unproven != nil && unwritten == nil && now >= writtenAt.advanced(by: Self.longestSilence)
    }

    /// Brings forward the end of the wait of the poll that is held.
    ///
    /// - Parameter deadline: The latest time to answer.
    package mutating func hurry(until deadline: Uptime) {
        guard let held = poll else { return }
        poll?.deadline = min(held.deadline, deadline)
    }

    /// An answer or a push has left, or could not.
    ///
    /// - Parameters:
    ///   - token: The poll that it answered, or the push.
    ///   - end: How its writing ended.
    ///   - now: The time.
    /// - Returns: Whether the sent cursors of sources moved.
    @discardableResult
    package mutating func writeEnded(_ token: PollToken, _ end: WriteEnd, now: Uptime) -> Bool {
        let isLast = unwritten == token
        if isLast {
            unwritten = nil
            writtenAt = now
            expiry = now.advanced(by: rules.timing.lifetime)
        }
        let landed = flight?.token == token ? flight : nil
        if landed != nil { flight = nil }
        guard end == .whole else {
            if isLast || landed != nil { rewind() }
            return false
        }
        return land(landed)
    }

    /// What was being written is with the client.
    @discardableResult
    private mutating func land(_ landed: Flight?) -> Bool {
        guard let landed else { return false }
        if flight?.token == landed.token { flight = nil }
        list.send(landed.moves)
        mailbox.send(landed.letters)
        if landed.isAnswer { markAnswered() }
        return !landed.moves.isEmpty
    }

    mutating func markAnswered() {
        list.markAnswered()
        mailbox.markAnswered()
    }

    /// Goes back to what is confirmed; what is being written at the time moves nothing any more.
    mutating func rewind() {
        flight?.moves = []
        flight?.letters = 0
        list.rewind()
        mailbox.rewind()
    }
}
