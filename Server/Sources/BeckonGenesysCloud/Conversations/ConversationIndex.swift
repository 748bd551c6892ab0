package import Beckon
import BeckonPlatform
import Synchronization

/// Which chat a conversation carries, as far as this node has seen it; and which agents' legs are over.
///
/// Memory only: it saves look-ups and holds nothing that cannot be found again. Each of its tables holds at most
/// ``capacity`` entries; when half of that is new, the entries that were not used since are forgotten.
package final class ConversationIndex: Sendable {
    /// The most entries of a table.
    package static let capacity = 65_536

    private struct State {
        var chats = RecentTable<ChatID>(capacity: ConversationIndex.capacity)
        var newest = RecentTable<String>(capacity: ConversationIndex.capacity)
        var gone = RecentTable<Bool>(capacity: ConversationIndex.capacity)
    }

    private let state = Mutex(State())

    package init() {}

    /// Notes that a conversation carries a chat.
    package func note(_ conversation: String, of chat: ChatID) { state.withLock { $0.chats[conversation] = chat } }

    /// The chat of a conversation; nil if this node has not seen it.
    package func chat(of conversation: String) -> ChatID? { state.withLock { $0.chats[conversation] } }

    /// Notes which conversation has a chat's customer now.
    ///
    /// It differs from the stored one when a customer wrote after the conversation had ended, which opens a new one.
    func noteNewest(_ conversation: String, of chat: ChatID) { state.withLock { $0.newest[chat.text] = conversation } }

    func newest(of chat: ChatID) -> String? { state.withLock { $0.newest[chat.text] } }

    /// Notes legs of agents that are over.
    func noteGone(_ participants: [String]) {
        state.withLock { state in
            for participant in participants { state.gone[participant] = true }
        }
    }

    func isGone(_ participant: String) -> Bool { state.withLock { $0.gone[participant] ?? false } }
}

/// What is stored of a chat's conversation: its id, and the id of the customer's participant once that is known.
package struct ConversationReference: Hashable, Sendable {
    package let conversation: String
    /// The customer's participant, whose attributes have been set; nil before.
    package let participant: String?

    package init(_ conversation: String, participant: String? = nil) {
        self.conversation = conversation
        self.participant = participant
    }

    /// Reads the stored text: the conversation's id, or both ids with a slash between them.
    package init?(text: String?) {
        guard let parts = text?.split(separator: "/", maxSplits: 1), let first = parts.first else { return nil }
        self.init(String(first), participant: parts.count > 1 ? String(parts[1]) : nil)
    }

    /// The text to store.
    package var text: String { participant.map { "\(conversation)/\($0)" } ?? conversation }
}
