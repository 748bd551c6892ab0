/// Something that has events in an order and can be read on from a cursor.
///
/// A session holds no events of its own: it reads its sources on, each from where the last written answer ended.
/// A cursor is the number of the last event that stands before it: 0 is the beginning.
package protocol EventSource: Sendable {
    /// The name that ``BayeuxHub/wake(source:)`` uses, unique among all sources of the server.
    var name: SourceName { get }

    /// The channel the events are for.
    ///
    /// The source is read only while the session is subscribed to it.
    var channel: String { get }

    /// Reads events that are at hand, without waiting.
    ///
    /// It is called while the hub holds a lock: it must return at once and must not call the hub.
    ///
    /// - Parameters:
    ///   - cursor: The events after this one are wanted.
    ///   - limit: The most events to return, at least 1.
    /// - Returns: A batch, nothing, or that the events have to be loaded first.
    func read(after cursor: Int, limit: Int) -> SourceRead

    /// Loads events that are not at hand, after ``read(after:limit:)`` said so.
    ///
    /// There is at most one load for a session at a time.
    ///
    /// - Parameters:
    ///   - cursor: The events after this one are wanted.
    ///   - limit: The most events to return, at least 1.
    /// - Returns: The batch. A batch whose ``SourceBatch/through`` is not beyond the cursor means that there is nothing.
    /// - Throws: Whatever kept the events from being read. The session tries again a second later, or with the next
    ///   poll.
    func load(after cursor: Int, limit: Int) async throws -> SourceBatch
}

/// What an immediate read of an ``EventSource`` gives.
package enum SourceRead: Sendable {
    /// Events that go out with this answer.
    case batch(SourceBatch)
    /// There is no event after the cursor.
    case nothing
    /// There are events after the cursor, but they have to be loaded.
    case mustLoad
}

/// Consecutive events of one source, already encoded.
package struct SourceBatch: Sendable {
    /// The encoded Bayeux messages, separated by commas.
    ///
    /// The form is `{…},{…}`. One message may carry several events.
    package let messages: [UInt8]
    /// How many events they stand for.
    package let count: Int
    /// The cursor after the last of them.
    package let through: Int

    /// Makes a batch.
    ///
    /// - Parameters:
    ///   - messages: Encoded Bayeux messages separated by commas, without brackets around them.
    ///   - count: How many events they stand for.
    ///   - through: The cursor after the last of them.
    package init(messages: [UInt8], count: Int, through: Int) {
        self.messages = messages
        self.count = count
        self.through = through
    }
}

/// A source and where to begin with it.
package struct SourceAttachment: Sendable {
    /// The source.
    package let source: any EventSource
    /// The events after this one are delivered.
    package let cursor: Int

    /// Names a source and a cursor.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - cursor: The events after this one are delivered; negative numbers count as 0.
    package init(_ source: any EventSource, cursor: Int) {
        self.source = source
        self.cursor = max(0, cursor)
    }
}
