import BayeuxServer
import Beckon
import BeckonJSON

/// A chat's transcript as a source of Bayeux events: the last events from memory, older ones from the store.
struct TranscriptSource: EventSource {
    let chat: ChatID
    let channel: String
    let reader: ChatReader
    /// Spells consecutive events, at least one, as encoded messages; the head is not older than the events.
    let spelling: @Sendable (_ events: [TranscriptEvent], _ head: ChatHead) -> [UInt8]

    /// The same in both versions: a client reads a chat in one of the two spellings.
    var name: SourceName { SourceName(chat) }

    /// Returns the positions of those named sources that are chats.
    static func positions(_ cursors: [SourceName: Int]) -> [ChatPosition] {
        cursors.compactMap { name, position in name.chat.map { ChatPosition($0, position) } }
    }

    func read(after cursor: Int, limit: Int) -> SourceRead {
        guard let recent = reader.recentEvents(chat, after: cursor, limit: limit) else { return .mustLoad }
        guard let last = recent.events.last else { return .nothing }
        let since = recent.events.first?.at
        return .batch(batch(recent.events, of: recent.head, through: last.position, since: since))
    }

    func load(after cursor: Int, limit: Int) async throws -> SourceBatch {
        let (head, events) = try await reader.events(chat, after: cursor, limit: limit)
        guard let last = events.last else { return SourceBatch(messages: [], count: 0, through: cursor) }
        return batch(events, of: head, through: last.position)
    }

    private func batch(
        _ events: [TranscriptEvent], of head: ChatHead, through: Int, since: Timestamp? = nil
    ) -> SourceBatch {
        SourceBatch(messages: spelling(events, head), count: events.count, through: through, since: since)
    }
}

extension TranscriptSource {
    /// The source of a client of chat version 2.
    ///
    /// - Parameters:
    ///   - chat: The chat.
    ///   - channel: The channel, see ``ChatV2Channel``.
    ///   - reader: Reads the chat.
    ///   - spelling: Spells the answers, each of which is a message.
    init(_ chat: ChatID, on channel: String, _ reader: ChatReader, spelledBy spelling: @escaping ChatV2Spelling) {
        self.init(chat: chat, channel: channel, reader: reader) { events, head in
            let messages = spelling(events, head).map { Self.message($0, on: channel) }
            return Array(messages.joined(separator: [UInt8(ascii: ",")]))
        }
    }

    private static func message(_ answer: [UInt8], on channel: String) -> [UInt8] {
        var writer = JSONWriter(reservingCapacity: answer.count + channel.utf8.count + 32)
        writer.beginObject()
        writer.key("channel")
        writer.string(channel)
        writer.key("data")
        writer.raw(answer)
        writer.endObject()
        return writer.bytes
    }
}

extension SourceName {
    private static let transcripts = "chat"

    /// The name under which a chat's transcript is read.
    init(_ chat: ChatID) { self.init(Self.transcripts, chat.text) }

    /// The chat whose transcript it names; nil for a source of another kind.
    var chat: ChatID? { kind == Self.transcripts ? ChatID(id) : nil }
}
