import BayeuxServer
import Beckon
import BeckonJSON
import GMSContract

/// A chat's transcript as a source of events on its service's channel of chat version 2.
struct ChatV2Source: EventSource {
    let chat: ChatID
    /// The channel, see ``ChatV2Channel``.
    let channel: String
    let reader: ChatReader
    let spelling: ChatV2Spelling

    /// The same as ``TranscriptSource``'s: a client reads a chat in one of the two spellings.
    var name: SourceName { SourceName(chat) }

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
        let messages = spelling(events, head).map(message).joined(separator: [UInt8(ascii: ",")])
        return SourceBatch(messages: Array(messages), count: events.count, through: through, since: since)
    }

    private func message(_ answer: [UInt8]) -> [UInt8] {
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
