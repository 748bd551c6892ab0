package import Beckon

/// A notice that an agent side refused by its content and goes on without, for operators.
package struct PassedOverNotice: Hashable, Sendable {
    /// The number of its line, by which older ones are found.
    package let number: Int64
    package let chat: ChatID
    package let service: String
    package let side: AgentSideName
    /// The kind of the event, or a word for a notice that is no event.
    package let notice: String
    /// The event's position; nil for a notice that is no event.
    package let position: Int?
    /// Why it was refused, in words that a log may hold.
    package let reason: String
    package let at: Timestamp

    /// Reads the newest notices.
    ///
    /// - Parameters:
    ///   - store: The database.
    ///   - number: Only older ones than that of this number.
    ///   - limit: The most notices.
    /// - Returns: The notices, the newest first; none of chats that are removed meanwhile.
    /// - Throws: ``StoreError``.
    package static func newest(
        in store: any Store, before number: Int64 = .max, limit: Int
    ) async throws -> [PassedOverNotice] {
        var notices: [PassedOverNotice] = []
        for line in try await store.passedOver(before: number, limit: limit) {
            guard let head = try await store.chat(line.chat) else { continue }
            notices.append(
                PassedOverNotice(
                    number: line.id, chat: line.chat, service: head.serviceName, side: head.side.name,
                    notice: line.word, position: line.through > line.after ? line.through : nil, reason: line.reason,
                    at: line.at))
        }
        return notices
    }
}
