import BeckonJSON

/// The replies to the messages of a request, and the sessions to notify when they have been written.
struct BatchReply: Sendable {
    var writer = JSONWriter(reservingCapacity: 512)
    /// The writes of sessions that the response carries: answered polls, and events sent along with the replies.
    var written: [(session: SessionHandle, token: PollToken)] = []
    /// Encoded messages for sessions, which are sent after the replies.
    var letters: [(session: SessionHandle, message: [UInt8])] = []
    /// The sessions that subscribed; their new sources are not read before the replies are written.
    var subscribers: [SessionHandle] = []
    /// The session of the last message that named one, if any.
    var session: SessionHandle?
    /// Whether the session's events wait until all messages of the request are handled, so that they are sent together.
    var gathers = false
    /// The session whose events are held back.
    var gathering: SessionHandle?
    private let start: Int

    init() {
        writer.beginArray()
        start = writer.bytes.count
    }

    /// Whether it has no reply yet.
    var isEmpty: Bool { writer.bytes.count == start }

    /// Returns the response's body.
    ///
    /// - Parameter events: Encoded messages to put before the replies.
    /// - Returns: A JSON array.
    mutating func finish(after events: [SourceBatch]) -> [UInt8] {
        writer.endArray()
        guard !events.isEmpty else { return writer.bytes }
        let size = events.reduce(writer.bytes.count) { $0 + $1.messages.count + 1 }
        var whole = JSONWriter(reservingCapacity: size)
        whole.beginArray()
        for batch in events { whole.raw(batch.messages) }
        whole.raw(writer.bytes[1..<writer.bytes.count - 1])
        whole.endArray()
        return whole.bytes
    }
}
