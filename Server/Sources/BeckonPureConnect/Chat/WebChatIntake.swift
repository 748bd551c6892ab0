import Beckon
import BeckonPlatform

/// What becomes of messages that came another way than by a poll.
///
/// Where this node polls the chat, its polls put them in order with the others. Else they are committed at once: nobody else has them.
struct WebChatIntake: Sendable {
    /// How many messages before a push are looked at.
    static let lookBack = 20

    let calls: any CustomerCalls
    let news: WebChatNews
    let teller: WebChatTeller
    let agentName: String

    func take(
        _ batch: WebChatBatch?, of chat: ChatHead, at place: WebChatReference, _ port: PlatformPort
    ) async {
        guard let batch, !batch.messages.isEmpty || !batch.unknown.isEmpty else { return }
        for word in batch.unknown { teller.tally.unknown(word) }
        let key = WebChatNews.Key(chat: chat.id, webChat: place.chat)
        guard !news.leave(batch.messages, for: key) else { return }
        await commit(batch, of: chat, at: place, port)
    }

    /// Takes what a server pushed.
    ///
    /// - Returns: Whether it is committed.
    func push(
        _ batch: WebChatBatch, of chat: ChatHead, at place: WebChatReference, _ port: PlatformPort
    ) async -> Bool {
        for word in batch.unknown { teller.tally.unknown(word) }
        switch await news.push(batch.messages, for: WebChatNews.Key(chat: chat.id, webChat: place.chat)) {
        case .told: return true
        case .untold: return false
        case .notPolled: return await commit(await inOrder(batch, at: place), of: chat, at: place, port)
        }
    }

    /// A push with what the history has shortly before it, so that a message whose own push is late stands before later ones.
    ///
    /// Typing is left to the polls of the other node.
    private func inOrder(_ batch: WebChatBatch, at place: WebChatReference) async -> WebChatBatch {
        var batch = batch
        batch.isHistory = true
        guard let first = batch.messages.first?.sequence,
            let history = try? await calls.history(place.participant, at: place.server)
        else { return batch }
        batch.add(history.messages.filter { $0.sequence >= first - Self.lookBack })
        return batch
    }

    /// Tells that an answer was too long to be read, which took new messages of agents from the server.
    func tellLoss(of chat: ChatHead, at place: WebChatReference, _ port: PlatformPort) async {
        guard calls.answersTakeMessages else { return }
        let key = "pureconnect/\(place.chat)/too-long/said/\(chat.lastPosition)"
        await teller.tellLoss(in: chat.id, key: key, port) { text in
            await take(try? await calls.say(text, as: place.participant, at: place.server), of: chat, at: place, port)
        }
    }

    @discardableResult
    private func commit(
        _ batch: WebChatBatch, of chat: ChatHead, at place: WebChatReference, _ port: PlatformPort
    ) async -> Bool {
        var reader = WebChatReader(place, agentName: agentName, present: chat.side.agents)
        return await teller.tell(reader.acts(of: batch), to: chat.id, port)
    }
}
