/// Chats with a change that could not be stored, which wait a minute before the next attempt.
///
/// At most ``capacity`` chats wait here; further ones are tried in each round, as if they had not failed.
package struct PutOffChats: Sendable {
    package static let capacity = 1_024
    private static let patience = Milliseconds.seconds(60)

    private var until: [ChatID: Uptime] = [:]

    package init() {}

    /// Puts a chat off, at a time of the monotonic clock.
    package mutating func add(_ chat: ChatID, at uptime: Uptime) {
        guard until.count < Self.capacity else { return }
        until[chat] = uptime.advanced(by: Self.patience)
    }

    /// The chats that wait now.
    package mutating func current(at uptime: Uptime) -> Set<ChatID> {
        guard !until.isEmpty else { return [] }
        until = until.filter { $0.value > uptime }
        return Set(until.keys)
    }
}
