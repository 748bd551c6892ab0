import BayeuxServer
import Beckon
import GMSContract

/// A chat's transcript as a source of Bayeux events: the last events from memory, older ones from the store.
struct TranscriptSource: EventSource {
    let chat: ChatID
    let reader: ChatReader
    let encoder: TranscriptEncoder

    var name: SourceName { SourceName(chat) }
    var channel: String { CometNotification.channel }

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
        SourceBatch(messages: encoder.message(events, of: head), count: events.count, through: through, since: since)
    }
}

extension SourceName {
    private static let transcripts = "chat"

    /// The name under which a chat's transcript is read.
    init(_ chat: ChatID) { self.init(Self.transcripts, chat.text) }

    /// The chat whose transcript it names; nil for a source of another kind.
    var chat: ChatID? { kind == Self.transcripts ? ChatID(id) : nil }
}
