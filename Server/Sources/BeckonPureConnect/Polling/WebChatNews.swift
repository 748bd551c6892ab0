import Beckon
import Synchronization

/// Messages that the answers to texts took from servers, for the polls of this node that put them in order.
///
/// Each web chat holds at most ``most`` of them; further ones are told without their place being looked at.
final class WebChatNews: Sendable {
    static let most = 5_000

    /// One web chat of a chat.
    struct Key: Hashable, Sendable {
        let chat: ChatID
        let webChat: String
    }

    private let waiting = Mutex<[Key: [WebChatBatch.Message]]>([:])

    /// Says that this node polls a web chat.
    func open(_ key: Key) { waiting.withLock { $0[key] = $0[key] ?? [] } }

    /// Says that this node polls a web chat no more.
    ///
    /// - Returns: What nobody has taken.
    func close(_ key: Key) -> [WebChatBatch.Message] { waiting.withLock { $0.removeValue(forKey: key) ?? [] } }

    /// Leaves messages for the polls of a web chat.
    ///
    /// - Returns: False if this node does not poll it, or too many wait.
    func leave(_ messages: [WebChatBatch.Message], for key: Key) -> Bool {
        waiting.withLock { waiting in
            guard let count = waiting[key]?.count, count + messages.count <= Self.most else { return false }
            waiting[key]?.append(contentsOf: messages)
            return true
        }
    }

    /// Takes what waits.
    func take(_ key: Key) -> [WebChatBatch.Message] {
        waiting.withLock { waiting in
            let messages = waiting[key] ?? []
            if !messages.isEmpty { waiting[key] = [] }
            return messages
        }
    }
}
