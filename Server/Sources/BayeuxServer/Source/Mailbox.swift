import BeckonTime
import DequeModule

/// The messages of plain channels and the replies of services that wait for one client: a ring with a bound.
///
/// The messages are shared among all sessions that wait for them; a mailbox holds references. They stay until the
/// client has surely got them, by the same arithmetic as a source's events: `confirmed ≤ answered ≤ sent`.
package struct Mailbox: Sendable {
    private struct Entry {
        let message: [UInt8]
        /// Until when it may wait for others; nil if it is to go at once.
        let waitsUntil: Uptime?
    }

    /// All that is not confirmed, in order.
    private var entries: Deque<Entry> = []
    /// How many of them were fully written.
    private var sent = 0
    /// How many of those were written before or with the last answer to a connect.
    private var answered = 0
    private var bytes = 0
    /// How many of those that were not written are to go at once.
    private var urgent = 0
    /// When the first of those that may wait has waited long enough.
    private var waitsUntil = Uptime.never

    /// Whether there are messages that were not written.
    var hasUnsent: Bool { sent < entries.count }

    /// When messages that may wait have waited long enough; nil if none waits.
    var deadline: Uptime? { hasUnsent && waitsUntil < .never ? waitsUntil : nil }

    /// How many messages are kept.
    package var count: Int { entries.count }

    /// Whether messages that were not written have to go now.
    ///
    /// - Parameter now: The time.
    /// - Returns: True if one of them is urgent or has waited long enough.
    func isUrgent(now: Uptime) -> Bool { urgent > 0 || (hasUnsent && now >= waitsUntil) }

    /// Whether so much waits to be confirmed that the client should be given a reason to do so.
    ///
    /// - Parameter limits: How much fits in.
    /// - Returns: True from half of the limits on.
    func wantsProof(_ limits: MailboxLimits) -> Bool {
        sent > answered && (sent >= limits.maxMessages / 2 || bytes >= limits.maxBytes / 2)
    }

    /// Adds a message.
    ///
    /// - Parameters:
    ///   - message: The encoded message.
    ///   - waitsUntil: Until when it may wait for others; nil if it is to go at once.
    ///   - limits: How much fits in.
    /// - Returns: False if there is no room.
    mutating func add(_ message: [UInt8], waitsUntil: Uptime?, limits: MailboxLimits) -> Bool {
        guard entries.count < limits.maxMessages, bytes + message.count <= limits.maxBytes || entries.isEmpty else {
            return false
        }
        entries.append(Entry(message: message, waitsUntil: waitsUntil))
        bytes += message.count
        note(waitsUntil)
        return true
    }

    private mutating func note(_ time: Uptime?) {
        if let time { waitsUntil = min(waitsUntil, time) } else { urgent += 1 }
    }

    /// The messages for one answer.
    ///
    /// - Parameters:
    ///   - count: The most messages.
    ///   - size: The most bytes, unless the first message alone has more.
    ///   - take: Takes the messages, in order.
    /// - Returns: How many there were.
    func next(count: Int, size: Int, _ take: ([UInt8]) -> Void) -> Int {
        let end = min(entries.count, sent + max(1, count))
        var (index, size) = (sent, size)
        while index < end, index == sent || entries[index].message.count <= size {
            size -= entries[index].message.count
            take(entries[index].message)
            index += 1
        }
        return index - sent
    }

    /// Messages were fully written.
    ///
    /// - Parameter count: How many.
    mutating func send(_ count: Int) {
        sent = min(entries.count, sent + count)
        if count > 0 { recount() }
    }

    /// An answer to a connect has left, behind all that was sent.
    mutating func markAnswered() { answered = sent }

    /// Lets go of what was answered: the client has it.
    mutating func confirm() {
        guard answered > 0 else { return }
        for entry in entries.prefix(answered) { bytes -= entry.message.count }
        entries.removeFirst(answered)
        sent -= answered
        answered = 0
        if entries.isEmpty { entries = [] }
    }

    /// Goes back to what is confirmed.
    mutating func rewind() {
        answered = 0
        guard sent > 0 else { return }
        sent = 0
        recount()
    }

    private mutating func recount() {
        urgent = 0
        waitsUntil = .never
        for index in sent..<entries.count { note(entries[index].waitsUntil) }
    }

    /// All messages that are not confirmed, for a session that follows this one.
    var unconfirmed: [[UInt8]] { entries.map(\.message) }
}

/// How much a mailbox holds, and how much of it goes out at a time.
package struct MailboxLimits: Sendable, Hashable {
    /// The most messages.
    package var maxMessages: Int
    /// The most bytes; a single message may have more.
    package var maxBytes: Int
    /// The most bytes in one answer; a single message may have more.
    package var maxAnswerBytes: Int
}
