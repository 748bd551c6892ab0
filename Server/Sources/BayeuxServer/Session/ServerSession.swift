package import Bayeux
package import BeckonTime

/// One client's session: its subscriptions, its cursors in its sources, its mailbox, and its poll.
///
/// The session decides and has no side effects. The driver reports what happens, then calls ``nextEffect(now:)`` until
/// it returns nil, and reads ``deadline`` to know when to call again. Of its sources' events the session holds only those
/// of the answer that it is building.
///
/// Sources and mailbox have cursors, `confirmed ≤ answered ≤ sent`. A complete write moves `sent`. An answer to a connect
/// sets `answered` to `sent`. The next connect sets `confirmed` to `answered`. A failed write sets all back to
/// `confirmed`. At most one write with events is under way at a time, so events stay in order. A connect that arrives
/// while an answer is still being written proves nothing about that answer: the connect after it confirms it. A client
/// with the ack extension confirms by the number of the last answer that it received: of a lost connection nothing follows
/// for it, and its next connect says which events come again.
///
/// A client on a WebSocket gets its events without a connect. A connect then proves that the answer to the
/// previous connect arrived, and with it all events written before that answer. After a failed write nothing more goes to
/// that WebSocket, whose end follows.
package struct ServerSession: Sendable {
    /// What the driver and the application see of the session.
    package internal(set) var summary: SessionSummary
    package internal(set) var subscriptions: [ChannelPattern] = []
    var list = SourceList()
    var mailbox = Mailbox()
    var hasMovedCursors = false

    /// How long a peer's machine may delay its TCP acknowledgement.
    private static let longestSilence = Milliseconds(500)
    /// How often to ask whether it came; most machines delay it by 40 ms at most.
    private static let doubtPeriod = Milliseconds(100)

    let rules: SessionRules
    var poll: Poll?
    var flight: Flight?
    var lastPush: UInt64 = 0
    /// Whether a write to the WebSocket failed.
    var isSocketBroken = false
    /// The counters of the ack extension; nil if the client does not use it.
    var acknowledgement: Acknowledgement?
    /// With the ack extension: events of an answer whose write failed, which the client may have all the same.
    var doubtful: Flight?
    /// With the ack extension: whether the connection of the last answer was lost, so that only a number confirms it.
    var needsNumber = false
    /// The last answer, while it is being written.
    var unwritten: PollToken?
    /// The last answer, until a connect arrives after it.
    var unproven: PollToken?
    /// When the write of the last answer ended or failed.
    var writtenAt = Uptime.distantPast
    /// When the session ends unless the client polls.
    var expiry: Uptime
    /// When the client was last active, as the activity extension defines it.
    var lastActivity: Uptime
    /// Until when it is unknown whether the client has the last answer, so that nothing is sent; nil if it is known.
    var doubtEnds: Uptime?
    /// When to ask again whether the client has it.
    var nextDoubt = Uptime.distantPast
    /// What to ask about a long answer until the next connect; nil if the last one was short or was taken.
    var taking: Taking?
    /// Until when the client should not connect again, because its browser had another connect held.
    var crowdedUntil = Uptime.distantPast
    /// Whether a message other than a connect has postponed the session's end since the last connect.
    var isExtended = false
    /// How many calls to the application are under way; the session does not end while there are any.
    var calls = 0
    /// How many of those calls handle a good-bye; the session delivers nothing while there are any.
    var farewells = 0
    /// How many requests hold back the session's events to send them together.
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
        /// Whether they are part of the answer to a connect.
        let isAnswer: Bool
        /// The WebSocket that carries them; nil for long-polling.
        let socket: SocketToken?
        var moves: [SourceMove]
        /// How many of them are mailbox messages.
        var letters: Int
        /// When the first of them came to be, if its delivery is measured.
        var since: Timestamp?
    }

    /// The counters of the ack extension.
    struct Acknowledgement {
        /// The number of the last answer to a connect.
        var last: Int64
        /// The number of the last answer to a connect that had events.
        var lastWithEvents: Int64
    }

    /// A long answer on its way, which a slow line may carry for longer than the session lives without a poll.
    struct Taking {
        /// When to ask next how much of it the client's machine has yet to take.
        var nextLook: Uptime
        /// How many bytes it had yet to take when asked last; nil before.
        var untaken: Int?
    }

    /// Begins a session.
    ///
    /// - Parameters:
    ///   - summary: The session's identity and state; its subscriptions are ignored.
    ///   - rules: The session's rules.
    ///   - now: The time.
    package init(_ summary: SessionSummary, rules: SessionRules, now: Uptime) {
        self.summary = summary.with(subscriptions: [])
        self.rules = rules
        list.begin(lastSent: summary.lastSent)
        if let number = summary.acknowledged { acknowledgement = Acknowledgement(last: number, lastWithEvents: number) }
        expiry = now.advanced(by: rules.timing.lifetime)
        lastActivity = now
    }

    /// Begins a session with the default rules.
    ///
    /// - Parameters:
    ///   - summary: The session's identity and state; its subscriptions are ignored.
    ///   - timing: The session's durations.
    ///   - maxEvents: The most events in one answer.
    ///   - now: The time.
    package init(_ summary: SessionSummary, timing: SessionTiming, maxEvents: Int, now: Uptime) {
        self.init(summary, rules: SessionRules(timing: timing, maxEvents: max(1, maxEvents)), now: now)
    }

    /// The WebSocket that the client uses; nil for long-polling.
    var socket: SocketToken? { summary.socket }

    /// Whether a request may use the session; checked in place, without copying the session.
    mutating func admits(_ mayUse: (SessionSummary) -> Bool) -> Bool { mayUse(summary) }

    /// The poll that is held.
    package var heldPoll: PollToken? { poll?.token }

    /// The sources and their cursors.
    package var sources: [SourceReader] { list.readers }

    /// The confirmed cursors by the names of the sources.
    package var confirmed: [SourceName: Int] { list.confirmed }

    /// The sent cursors by the names of the sources.
    package var sent: [SourceName: Int] { list.sent }

    /// The name of the source whose events were sent last, including events that are still being written.
    package var lastSent: SourceName? { flight?.moves.last.flatMap { list.name(of: $0.source) } ?? list.lastSent }

    /// The summary that the application gets when the session ends.
    var lastSummary: SessionSummary {
        var summary = summary
        summary.lastSent = lastSent
        return summary
    }

    /// Whether the session has subscriptions or sources, and so matters to the application.
    package var isAssociated: Bool { !subscriptions.isEmpty || !sources.isEmpty }
}

// MARK: - Polling

extension ServerSession {
    /// Takes a connect.
    ///
    /// - Parameters:
    ///   - token: Its token, not used before.
    ///   - hold: How long to hold it; zero to answer at once.
    ///   - acknowledged: The number of the last answer that the client received, by the ack extension.
    ///   - isDoubtful: Whether the last answer may be stuck in another connection; ``endDoubt(about:isLost:)`` says later.
    ///   - now: The time.
    /// - Returns: An answer without events for the connect that was held so far, if any.
    package mutating func connect(
        _ token: PollToken, hold: Milliseconds, acknowledged: Int64? = nil, isDoubtful: Bool = false, now: Uptime
    ) -> PollAnswer? {
        let replaced = poll.map { PollAnswer(token: $0.token, acknowledgement: nextNumber(withEvents: false)) }
        let isImmediate = hold <= .zero || !summary.hasConnected
        let wait = isImmediate ? rules.timing.longestLoad : hold
        poll = Poll(token: token, deadline: now.advanced(by: wait), isImmediate: isImmediate)
        if !summary.hasConnected { summary.hasConnected = true }
        isExtended = false
        // Over a WebSocket a connect says nothing about the events pushed before it.
        if socket == nil { taking = nil }
        if isDoubtful {
            doubtEnds = writtenAt.advanced(by: Self.longestSilence)
            putOffDoubt(now: now)
        } else {
            unproven = nil
            take(proof: acknowledged)
        }
        list.look()
        return replaced
    }

    /// Whether it is unknown if the client has the last answer.
    var isDoubtful: Bool { doubtEnds != nil }

    /// Records that it is still unknown whether the client has the last answer.
    mutating func putOffDoubt(now: Uptime) { nextDoubt = now.advanced(by: Self.doubtPeriod) }

    /// Takes the decision whether an answer was lost that a connect left in doubt.
    ///
    /// - Parameters:
    ///   - token: The poll that was answered.
    ///   - isLost: Whether it was; else the connect has confirmed it.
    package mutating func endDoubt(about token: PollToken, isLost: Bool) {
        guard isDoubtful, unproven == token else {
            doubtEnds = nil
            return
        }
        if isLost { return lose(token) }
        (doubtEnds, unproven) = (nil, nil)
        take(proof: nil)
    }

    /// Confirms the answers that a connect proves to have arrived, or rewinds if one was lost.
    private mutating func take(proof acknowledged: Int64?) {
        if let counted = acknowledgement, let acknowledged {
            // Another hub gave the client a number above the last one given here; it proves no answer of this session.
            if acknowledged > counted.last {
                acknowledgement?.last = acknowledged
                return rewind()
            }
            guard acknowledged >= counted.lastWithEvents else { return rewind() }
            land(flight ?? doubtful)
            markAnswered()
        } else if needsNumber {
            return rewind()
        }
        (doubtful, needsNumber) = (nil, false)
        mailbox.confirm()
        if list.confirm() { hasMovedCursors = true }
    }

    /// Returns whether confirmed cursors have moved since the last call.
    ///
    /// - Returns: True if they did.
    package mutating func takeMovedCursors() -> Bool {
        defer { hasMovedCursors = false }
        return hasMovedCursors
    }

    /// Forgets a held poll whose connection is gone, since no answer can reach its client.
    ///
    /// It decides nothing about an earlier answer that is in doubt.
    ///
    /// - Parameters:
    ///   - token: The poll; one that was already answered is ignored.
    ///   - now: The time.
    /// - Returns: Whether the poll was held.
    package mutating func abandon(_ token: PollToken, now: Uptime) -> Bool {
        guard poll?.token == token else { return false }
        poll = nil
        if !isDoubtful { loseConnection() }
        expiry = now.advanced(by: rules.timing.lifetime)
        return true
    }

    /// Rewinds because the connection broke before the client read an answer; its events are sent again.
    ///
    /// - Parameter token: The poll that was answered; ignored if a connect has arrived since.
    package mutating func lose(_ token: PollToken) {
        guard unproven == token else { return }
        (doubtEnds, unproven) = (nil, nil)
        loseConnection()
    }

    /// Sends again what the client has not confirmed, since its connection is gone.
    ///
    /// With the ack extension its next connect decides that: events before the number that it names do not come again.
    mutating func loseConnection() {
        guard acknowledgement == nil else { return needsNumber = true }
        rewind()
    }

    /// Whether the client may not have the last answer: no connect has followed it, and the client counts no answers.
    var mayHaveMissed: Bool { unproven != nil && unwritten == nil && acknowledgement == nil }

    /// Whether the client's machine has had time to acknowledge the last answer.
    ///
    /// Machines may delay a TCP acknowledgement for up to half a second.
    ///
    /// - Parameter now: The time.
    /// - Returns: Whether bytes that are not acknowledged are lost.
    func isSurelyMissed(now: Uptime) -> Bool { now >= writtenAt.advanced(by: Self.longestSilence) }

    /// Shortens the hold of the held poll.
    ///
    /// - Parameter deadline: The latest time to answer.
    package mutating func hurry(until deadline: Uptime) {
        guard let held = poll else { return }
        poll?.deadline = min(held.deadline, deadline)
    }

    /// Takes the end of a write: of an answer, or of events without a connect.
    ///
    /// - Parameters:
    ///   - token: The poll that was answered, or the token of a write without a connect.
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
            if isLast || landed != nil { fail(landed) }
            return false
        }
        return land(landed)
    }

    /// When the first event of a write under way came to be, if its delivery is measured.
    func since(of token: PollToken) -> Timestamp? { flight?.token == token ? flight?.since : nil }

    /// Takes the failure of a write, with its events.
    private mutating func fail(_ failed: Flight?) {
        // The client may have moved to another WebSocket meanwhile.
        if let broken = failed?.socket, broken == socket { isSocketBroken = true }
        if acknowledgement != nil, let failed { doubtful = failed }
        loseConnection()
    }

    /// Moves the sent cursors past events that were written completely.
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

    /// Sets the cursors back to confirmed; a write under way no longer moves them.
    mutating func rewind() {
        (doubtful, needsNumber) = (nil, false)
        flight?.moves = []
        flight?.letters = 0
        list.rewind()
        mailbox.rewind()
    }
}
