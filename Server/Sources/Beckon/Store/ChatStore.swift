/// Chats, their transcripts and the service instances that they began with.
///
/// A part of the port to the database, ``Store``.
package protocol ChatStore: Sendable {
    func service(_ id: ServiceID) async throws -> ServiceInstance?
    func service(creationKey: String) async throws -> ServiceInstance?
    /// Whether any service instance, of a chat or a callback, has this `gms_user`.
    func knows(user: String) async throws -> Bool
    /// A chat's head without the data that only ``data(of:)`` reads, as all lists give it (``ChatHead/lean``).
    func chat(_ id: ChatID) async throws -> ChatHead?
    func chat(service: ServiceID) async throws -> ChatHead?
    /// All data attached to a chat whose head has not all of them; nil for an unknown chat.
    func data(of chat: ChatID) async throws -> [String: String]?
    /// The unexpired chats of one `gms_user` that are open or hold events beyond the customer's cursor, oldest first.
    func chats(user: String, now: Timestamp, limit: Int) async throws -> [ChatHead]
    /// The names of services that have open chats, whatever agent side answers them, or open callbacks.
    func busyServices() async throws -> Set<String>
    /// Chats whose ``ChatLife/due`` is not after `now`, earliest first.
    func chatsDue(now: Timestamp, limit: Int) async throws -> [ChatHead]
    /// Version and last position of chats; unknown chats are left out.
    func marks(of chats: [ChatID]) async throws -> [ChatID: ChatMark]
    /// Events after a position, in order.
    func events(_ chat: ChatID, after position: Int, limit: Int) async throws -> [TranscriptEvent]
    /// The position of the event with this key, or nil.
    func position(_ chat: ChatID, key: String) async throws -> Int?
    /// A customer's chats with other contact centres, the youngest first.
    func bridgedChats(of customer: String, limit: Int) async throws -> [ChatHead]
    func receipt(_ chat: ChatID) async throws -> ReceiptMark
}
