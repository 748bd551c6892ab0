import BeckonTime
import DequeModule

/// A bounded queue of the plain-channel messages and service replies that wait for one client.
///
/// A mailbox holds references to messages that all their receivers share. It keeps them until the client has confirmed
/// them, by the same cursors as a source's events: `confirmed ≤ answered ≤ sent`.
package struct Mailbox: Sendable {
    private struct Entry {
        let message: [UInt8]
        /// The latest time to send it, so that others can go with it; nil to send it at once.
        let waitsUntil: Uptime?
    }

    /// The messages that are not confirmed, in order.
    private var entries: Deque<Entry> = []
    /// How many of the entries were fully written.
    private var sent = 0
    /// How many of the written entries were written before or with the last answer to a connect.
    private var answered = 0
    private var bytes = 0
    /// How many unwritten entries are to be sent at once.
    private var urgent = 0
    /// The earliest time by which an unwritten entry must be sent, among those that may wait.
    private var waitsUntil = Uptime.never

    /// Whether there are unwritten messages.
    var hasUnsent: Bool { sent < entries.count }

    /// When the next message that may wait must be sent; nil if there is none.
    var deadline: Uptime? { hasUnsent && waitsUntil < .never ? waitsUntil : nil }

    /// How many messages the mailbox holds.
    package var count: Int { entries.count }

    /// Whether unwritten messages must be sent now.
    ///
    /// - Parameter now: The time.
    /// - Returns: True if one of them is urgent or its time to wait is over.
    func isUrgent(now: Uptime) -> Bool { urgent > 0 || (hasUnsent && now >= waitsUntil) }

    /// Whether so many messages are unconfirmed that the held connect should be answered, so that the next one confirms them.
    ///
    /// - Parameter limits: The mailbox's limits.
    /// - Returns: True from half of the limits on.
    func wantsProof(_ limits: MailboxLimits) -> Bool {
        sent > answered && (sent >= limits.maxMessages / 2 || bytes >= limits.maxBytes / 2)
    }

    /// Adds a message.
    ///
    /// - Parameters:
    ///   - message: The encoded message.
    ///   - waitsUntil: The latest time to send it, so that others can go with it; nil to send it at once.
    ///   - limits: The mailbox's limits.
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

    /// Returns the messages for one answer.
    ///
    /// - Parameters:
    ///   - count: The most messages.
    ///   - size: The most bytes; the first message may have more.
    ///   - take: Gets the messages, in order.
    /// - Returns: The number of messages.
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

    /// Marks messages as fully written.
    ///
    /// - Parameter count: How many.
    mutating func send(_ count: Int) {
        sent = min(entries.count, sent + count)
        if count > 0 { recount() }
    }

    /// Records that an answer to a connect was written after all sent messages.
    mutating func markAnswered() { answered = sent }

    /// Drops the answered messages, because the client has confirmed them.
    mutating func confirm() {
        guard answered > 0 else { return }
        for entry in entries.prefix(answered) { bytes -= entry.message.count }
        entries.removeFirst(answered)
        sent -= answered
        answered = 0
        if entries.isEmpty { entries = [] }
    }

    /// Marks all messages as unwritten, to send them again.
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

    /// The unconfirmed messages, for the client's next session.
    var unconfirmed: [[UInt8]] { entries.map(\.message) }
}

/// How much a mailbox holds, and how much of it one answer carries.
package struct MailboxLimits: Sendable, Hashable {
    /// The most messages.
    package var maxMessages: Int
    /// The most bytes; a single message may have more.
    package var maxBytes: Int
    /// The most bytes in one answer; a single message may have more.
    package var maxAnswerBytes: Int
}
