package import Beckon
import Synchronization

/// Tells chats the changes of agents' messages, in whatever order a platform reports them.
///
/// What was told is read from the transcript (``ToldMessage``). This node remembers what stands nowhere: the times of changes that
/// told nothing, and of those that came before their message; of at most ``capacity`` messages, those that were not asked for longest
/// are forgotten first. Then, or on another node, such a change that comes out of order may be told once more than needed.
package final class MessageChanges: Sendable {
    package static let capacity = 4_096
    /// The most events after a message that are read.
    static let longestSearch = 20_000
    private static let pageLength = 500

    private struct Known: Sendable {
        var newest: Timestamp?
        var isWithdrawn = false
        /// Whether the change came before the message, which then is told no more.
        var cameFirst = false
    }

    private let known = Mutex(RecentTable<Known>(capacity: MessageChanges.capacity))

    package init() {}

    /// Whether a message that comes as new may be told.
    ///
    /// - Parameters:
    ///   - key: The key of the message's own event.
    ///   - chat: The chat.
    /// - Returns: False when a change of it came before, which was told in its place.
    package func isNew(_ key: String, in chat: ChatID) -> Bool {
        known.withLock { $0[Self.name(key, chat)] }.map { !$0.cameFirst } ?? true
    }

    /// Tells a chat a change of an agent's message.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - parts: What follows the message's key in the keys of its parts: the message is found by any of them.
    ///   - chat: The chat.
    ///   - port: The port of the agent side.
    ///   - tell: Tells the chat one action.
    /// - Returns: Whether there was anything to tell.
    /// - Throws: What reading and telling throw; then the change may come again.
    package func tell(
        _ change: MessageChange, parts: [String], in chat: ChatID, _ port: AgentPort,
        _ tell: @Sendable (AgentEvent.Action) async throws -> Void
    ) async throws -> Bool {
        let name = Self.name(change.key, chat)
        guard begins(change, name) else { return false }
        let told = try await self.told(change.key, parts, in: chat, port)
        let actions = told.actions(on: change)
        for action in actions { try await tell(action) }
        if !told.isTold, !actions.isEmpty || change.kind == .withdrawn {
            known.withLock { table in
                var entry = table[name] ?? Known()
                entry.cameFirst = true
                table[name] = entry
            }
        }
        return !actions.isEmpty
    }

    private static func name(_ key: String, _ chat: ChatID) -> String { "\(chat.text) \(key)" }

    /// Notes a change, unless it is older than one that came before.
    private func begins(_ change: MessageChange, _ name: String) -> Bool {
        known.withLock { table in
            var entry = table[name] ?? Known()
            switch change.kind {
            case .withdrawn: entry.isWithdrawn = true
            case .edited(let time):
                guard !entry.isWithdrawn, entry.newest.map({ time >= $0 }) ?? true else { return false }
                entry.newest = time
            }
            table[name] = entry
            return true
        }
    }

    private func told(
        _ key: String, _ parts: [String], in chat: ChatID, _ port: AgentPort
    ) async throws -> ToldMessage {
        var told = ToldMessage(key)
        let keys = [key] + parts.map { "\(key)/\($0)" }
        guard let first = try await self.first(of: keys, in: chat, port) else { return told }
        var position = max(1, first.position - ToldMessage.mostPieces)
        let last = position + Self.longestSearch
        while position < last {
            let page = try await port.read(chat, after: position, limit: Self.pageLength)
            for case .event(let event) in page.notices { told.read(event) }
            guard page.through > position else { break }
            position = page.through
        }
        return told
    }

    private func first(of keys: [String], in chat: ChatID, _ port: AgentPort) async throws -> TranscriptEvent? {
        for key in keys {
            if let event = try await port.event(of: chat, key: key) { return event }
        }
        return nil
    }
}
