import Beckon
import Synchronization

/// Where chats are at PureConnect, as far as this node knows better than what is stored, and which deliveries are in doubt.
///
/// It holds at most ``most`` chats; when there are more it forgets all, and the stored references and the servers' histories say it
/// anew.
final class WebChatPlaces: Sendable {
    static let most = 50_000

    private struct State {
        var places: [ChatID: WebChatReference] = [:]
        /// Chats whose last delivery by this node ended without doubt.
        var settled: Set<ChatID> = []
    }

    private let state = Mutex(State())

    func newest(of chat: ChatID) -> WebChatReference? { state.withLock { $0.places[chat] } }

    func put(_ place: WebChatReference?, of chat: ChatID) {
        state.withLock { state in
            if state.places.count >= Self.most { state = State() }
            state.places[chat] = place
        }
    }

    /// Whether the server may have more of the chat than is stored: after a delivery without an answer, and for a chat that this
    /// node has not delivered yet.
    func isInDoubt(_ chat: ChatID) -> Bool { state.withLock { !$0.settled.contains(chat) } }

    /// A delivery begins; until it is settled it is in doubt.
    func begin(_ chat: ChatID) { state.withLock { _ = $0.settled.remove(chat) } }

    func settled(_ chat: ChatID, at place: WebChatReference?) {
        state.withLock { state in
            if state.settled.count >= Self.most { state = State() }
            state.settled.insert(chat)
            state.places[chat] = place
        }
    }
}
