/// Chats that the database could not take something of, which wait a while before they are looked at again.
///
/// At most ``capacity`` wait here; what is more is tried in each round, as if it had never failed.
package struct PutOffChats: Sendable {
    package static let capacity = 1_024
    private static let patience: Int64 = 60_000

    private var until: [ChatID: Int64] = [:]

    package init() {}

    /// Puts a chat off, at a time of the monotonic clock in milliseconds.
    package mutating func add(_ chat: ChatID, at uptime: Int64) {
        guard until.count < Self.capacity else { return }
        until[chat] = uptime + Self.patience
    }

    /// The chats that wait now.
    package mutating func current(at uptime: Int64) -> Set<ChatID> {
        guard !until.isEmpty else { return [] }
        until = until.filter { $0.value > uptime }
        return Set(until.keys)
    }
}
