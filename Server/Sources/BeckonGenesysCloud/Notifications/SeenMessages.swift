import Beckon
import BeckonPlatform
import Synchronization

/// Which messages need no further look: they are in a chat or were reported, as far as this node has seen it.
///
/// Memory only: what it has forgotten is looked up once more. It holds at most ``capacity`` messages; when half of that is new,
/// those that were not asked for since are forgotten.
final class SeenMessages: Sendable {
    static let capacity = 131_072

    private let table = Mutex(RecentTable<Bool>(capacity: SeenMessages.capacity))

    func note(_ message: String, of conversation: String) {
        table.withLock { $0[Self.key(message, conversation)] = true }
    }

    func contains(_ message: String, of conversation: String) -> Bool {
        table.withLock { $0[Self.key(message, conversation)] ?? false }
    }

    private static func key(_ message: String, _ conversation: String) -> String { "\(conversation) \(message)" }
}

/// Conversations whose messages have to be compared soon, because a snapshot named messages that no webhook has brought.
///
/// Pure. It holds at most ``capacity`` conversations; further ones are not noted, and their next snapshot names the messages
/// again.
struct DueComparisons: Hashable, Sendable {
    static let capacity = 4_096
    /// The most messages of a conversation that are kept; a comparison by a call finds all.
    static let mostMessages = 200

    /// A comparison that is due.
    struct Entry: Hashable, Sendable {
        let conversation: String
        /// The messages that had not come; empty if a call has to find out.
        var messages: Set<String>
        var due: Uptime
    }

    private var entries: [String: Entry] = [:]

    /// Has a conversation compared at a time, or earlier if that was said before.
    ///
    /// - Returns: False if there is no room for it.
    @discardableResult
    mutating func add(_ conversation: String, _ messages: [String], at due: Uptime) -> Bool {
        guard entries.count < Self.capacity || entries[conversation] != nil else { return false }
        var entry = entries[conversation] ?? Entry(conversation: conversation, messages: [], due: due)
        entry.due = min(entry.due, due)
        entry.messages.formUnion(messages.suffix(max(0, Self.mostMessages - entry.messages.count)))
        entries[conversation] = entry
        return true
    }

    /// Takes out a comparison that is due; nil if none is.
    mutating func take(at now: Uptime) -> Entry? {
        let first = entries.values.min { ($0.due, $0.conversation) < ($1.due, $1.conversation) }
        guard let first, first.due <= now else { return nil }
        entries[first.conversation] = nil
        return first
    }
}

/// The comparisons that wait until they are due, for the tasks of a node.
final class ComparisonLine: Sendable {
    private let dues = Mutex(DueComparisons())

    @discardableResult
    func add(_ conversation: String, _ messages: [String], at due: Uptime) -> Bool {
        dues.withLock { $0.add(conversation, messages, at: due) }
    }

    func take(at now: Uptime) -> DueComparisons.Entry? { dues.withLock { $0.take(at: now) } }
}
