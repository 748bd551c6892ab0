import Beckon

/// The data of a service instance, read and changed by the instance's id (`/genesys/1/service/{id}/storage`).
///
/// It knows no HTTP. The data of a chat are shown to its agent; those of a callback are changed by moving it. Files are kept beside
/// both.
struct GMSServiceStorage: Sendable {
    let storage: GMSStorage
    let chats: ChatService

    /// All data of an instance.
    ///
    /// - Throws: ``GMSFault`` with 404 for an unknown instance; ``StoreError``.
    func texts(_ id: String) async throws -> [String: String] {
        let instance = try await instance(id)
        guard instance.kind == .chat, let head = try await head(of: instance.id) else { return instance.userData }
        return instance.userData.merging(try await chats.whole(head).userData) { _, current in current }
    }

    /// One value.
    ///
    /// - Throws: ``GMSFault`` with 404 for an unknown instance or key; ``StoreError``.
    func text(_ id: String, _ key: String) async throws -> String {
        guard let text = try await texts(id)[key] else { throw GMSFault.unknownKey }
        return text
    }

    /// One file.
    ///
    /// - Throws: ``GMSFault`` with 404 for an unknown instance or file; ``StoreError``.
    func file(_ id: String, _ key: String, by peer: String) async throws -> GMSStorage.File {
        try await storage.file(key, beside: try await instance(id), by: peer)
    }

    /// Adds values to a chat's data and keeps files, in the place of those of the same keys.
    ///
    /// - Throws: ``GMSFault`` with 404 for an unknown instance, 400 for texts to one that is no chat; ``ChatRefusal``,
    ///   ``StoreError``.
    func update(
        _ id: String, _ texts: [String: String], files: [StoredKey: GMSStorage.File], by peer: String
    ) async throws {
        let instance = try await instance(id)
        let data = instance.userData.merging(texts) { _, new in new }
        if instance.kind == .chat { try ChatSession.checkData(data) }
        try await storage.put(files, beside: instance, by: peer)
        if texts.isEmpty { return }
        guard instance.kind == .chat else {
            throw GMSFault(.badRequest, "The properties of a callback are changed with PUT.")
        }
        try await storage.put(data, in: instance.id, until: instance.expiresAt, by: peer)
        guard let head = try await head(of: instance.id) else { return }
        _ = try await chats.perform(head.id, .customerData(texts))
    }

    private func instance(_ id: String) async throws -> ServiceInstance {
        let found = try await storage.store.service(ServiceID(id))
        guard let found, found.kind != .storage, found.expiresAt > storage.time.now else { throw GMSFault.unknownID }
        return found
    }

    private func head(of id: ServiceID) async throws -> ChatHead? {
        do {
            return try await chats.head(service: id)
        } catch let refusal as ChatRefusal where refusal.code == .unknownChat {
            // The chat has not begun.
            return nil
        }
    }
}
