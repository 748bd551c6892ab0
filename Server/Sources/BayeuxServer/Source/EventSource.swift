package import BeckonTime

/// An ordered sequence of events that can be read from a cursor on.
///
/// A session stores no events of its own: it reads each source from the end of the last written answer on. A cursor is
/// the number of the last event before it; 0 is the beginning.
package protocol EventSource: Sendable {
    /// The name that ``HubSessions/wake(source:)`` uses, unique among all sources of the server.
    var name: SourceName { get }

    /// The channel of the events.
    ///
    /// The source is read only while the session is subscribed to it.
    var channel: String { get }

    /// Reads events that are in memory, without waiting.
    ///
    /// The hub calls it under a lock, so it must return at once and must not call the hub.
    ///
    /// - Parameters:
    ///   - cursor: The events after this position are wanted.
    ///   - limit: The most events to return, at least 1.
    /// - Returns: A batch, nothing, or that the events must be loaded first.
    func read(after cursor: Int, limit: Int) -> SourceRead

    /// Loads events after ``read(after:limit:)`` returned ``SourceRead/mustLoad``.
    ///
    /// A session has at most one load under way at a time.
    ///
    /// - Parameters:
    ///   - cursor: The events after this position are wanted.
    ///   - limit: The most events to return, at least 1.
    /// - Returns: The batch. If its ``SourceBatch/through`` is not beyond the cursor, there are no events.
    /// - Throws: Any error. The session tries again a second later, or with the next poll.
    func load(after cursor: Int, limit: Int) async throws -> SourceBatch
}

/// The result of an immediate read of an ``EventSource``.
package enum SourceRead: Sendable {
    /// Events to send with this answer.
    case batch(SourceBatch)
    /// No event is after the cursor.
    case nothing
    /// Events after the cursor must be loaded.
    case mustLoad
}

/// Consecutive events of one source, already encoded.
package struct SourceBatch: Sendable {
    /// The encoded Bayeux messages, separated by commas.
    ///
    /// The form is `{…},{…}`. One message may carry several events.
    package let messages: [UInt8]
    /// How many events they contain.
    package let count: Int
    /// The cursor after the last of them.
    package let through: Int
    /// When the first of them came to be, to measure its delivery; nil if that says nothing.
    package internal(set) var since: Timestamp?

    /// Makes a batch.
    ///
    /// - Parameters:
    ///   - messages: Encoded Bayeux messages separated by commas, without brackets around them.
    ///   - count: How many events they contain.
    ///   - through: The cursor after the last of them.
    ///   - since: When the first of them came to be.
    package init(messages: [UInt8], count: Int, through: Int, since: Timestamp? = nil) {
        self.since = since
        self.messages = messages
        self.count = count
        self.through = through
    }
}

/// A source and the cursor to begin at.
package struct SourceAttachment: Sendable {
    /// The source.
    package let source: any EventSource
    /// The session delivers the events after this cursor.
    package let cursor: Int

    /// Pairs a source with a cursor.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - cursor: The session delivers the events after it; a negative number counts as 0.
    package init(_ source: any EventSource, cursor: Int) {
        self.source = source
        self.cursor = max(0, cursor)
    }
}

/// The name of a source, unique among all sources of the server.
package struct SourceName: Hashable, Sendable, CustomStringConvertible {
    /// The kind of thing that the source reads.
    package let kind: String
    /// The ID within that kind.
    package let id: String

    /// Names a source.
    package init(_ kind: String, _ id: String) {
        self.kind = kind
        self.id = id
    }

    /// The kind and the ID, for reports of tests and operators' logs.
    package var description: String { "\(kind)/\(id)" }
}
