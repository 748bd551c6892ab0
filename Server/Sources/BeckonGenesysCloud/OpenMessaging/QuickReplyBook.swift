import Beckon
import BeckonPlatform
import Synchronization

/// Remembers which answers agents offered, so that a customer's choice goes back as one.
///
/// Memory of this node, for at most ``capacity`` chats; without an entry the customer's words go as a text, which an agent
/// reads in the same way.
final class QuickReplyBook: Sendable {
    /// The most chats.
    static let capacity = 4_096

    /// What a customer can choose.
    struct Offer: Hashable, Sendable {
        /// The id of the message that offered it.
        let message: String
        let text: String
        let payload: String
    }

    private let offers = Mutex(RecentTable<[Offer]>(capacity: QuickReplyBook.capacity))

    /// Remembers a message's answers; a message without answers ends the ones before.
    func offer(_ message: OpenMessage, in chat: ChatID) {
        guard message.type != "Event" else { return }
        let answers = message.contents.compactMap { content -> Offer? in
            guard case .quickReply(let text, let payload) = content else { return nil }
            return Offer(message: message.id, text: text, payload: payload)
        }
        offers.withLock { table in
            guard !answers.isEmpty || table[chat.text] != nil else { return }
            table[chat.text] = answers
        }
    }

    /// The answer that a customer's text chooses; nil if it chooses none.
    func choice(_ text: String, in chat: ChatID) -> Offer? {
        let text = Self.folded(text)
        return offers.withLock { $0[chat.text] }?.first { Self.folded($0.text) == text }
    }

    private static func folded(_ text: String) -> String {
        text.split { $0.isWhitespace }.joined(separator: " ").lowercased()
    }
}
