import Beckon
import BeckonPlatform
import Synchronization

/// What becomes of messages that the answer to a text took from the server.
///
/// Where this node polls the chat, its polls put them in order with the others. Else they are committed at once: nobody else has them.
struct WebChatIntake: Sendable {
    /// Holds the port, which comes after the adapter.
    final class Shelf: Sendable {
        private let shelf = Mutex<PlatformPort?>(nil)

        var port: PlatformPort? { shelf.withLock { $0 } }

        func put(_ port: PlatformPort) { shelf.withLock { $0 = port } }
    }

    let news: WebChatNews
    let teller: WebChatTeller
    let agentName: String
    let shelf: Shelf

    func take(_ batch: WebChatBatch?, of chat: ChatHead, at place: WebChatReference) async {
        guard let batch, !batch.messages.isEmpty || !batch.unknown.isEmpty else { return }
        for word in batch.unknown { teller.tally.unknown(word) }
        let key = WebChatNews.Key(chat: chat.id, webChat: place.chat)
        guard !news.leave(batch.messages, for: key), let port = shelf.port else { return }
        await commit(batch, of: chat, at: place, port)
    }

    private func commit(
        _ batch: WebChatBatch, of chat: ChatHead, at place: WebChatReference, _ port: PlatformPort
    ) async {
        var reader = WebChatReader(place, agentName: agentName, present: chat.side.agents)
        _ = await teller.tell(reader.acts(of: batch), to: chat.id, port)
    }
}
