import BeckonJSON

/// The replies to the messages of a request, and whom the end of their write concerns.
struct BatchReply: Sendable {
    var writer = JSONWriter(reservingCapacity: 512)
    /// The polls that are answered in it, and other events that go along.
    var written: [(session: SessionHandle, token: PollToken)] = []
    /// The sessions that subscribed; their events must not overtake the replies.
    var subscribers: [SessionHandle] = []
    /// The session that the messages belong to, as far as one is known.
    var session: SessionHandle?
    /// Whether events of the messages' session wait for the last of several messages, so that they stay together.
    var gathers = false
    /// The session whose events wait.
    var gathering: SessionHandle?
    private let start: Int

    init() {
        writer.beginArray()
        start = writer.bytes.count
    }

    /// Whether there is no reply yet.
    var isEmpty: Bool { writer.bytes.count == start }

    /// The response's body.
    ///
    /// - Parameter events: Encoded messages that go before the replies.
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
