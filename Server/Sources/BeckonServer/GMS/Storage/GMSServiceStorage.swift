import Beckon
import BeckonEdge

/// The data of a service instance, read and changed by the instance's id (`/genesys/1/service/{id}/storage`).
///
/// It knows no HTTP. The data of a chat are shown to its agent; those of a callback are changed by moving it. Files are kept beside
/// both.
struct GMSServiceStorage: Sendable {
    let storage: GMSStorage
    let chats: ChatService

    /// All data of an instance.
    ///
    /// - Throws: ``Fault`` with 404 for an unknown instance; ``StoreError``.
    func texts(_ id: String) async throws -> [String: String] {
        let instance = try await instance(id)
        guard instance.kind == .chat, let head = try await head(of: instance.id) else { return instance.userData }
        return instance.userData.merging(try await chats.whole(head).userData) { _, current in current }
    }

    /// One value.
    ///
    /// - Throws: ``Fault`` with 404 for an unknown instance or key; ``StoreError``.
    func text(_ id: String, _ key: String) async throws -> String {
        guard let text = try await texts(id)[key] else { throw Fault.unknownKey }
        return text
    }

    /// One file.
    ///
    /// - Throws: ``Fault`` with 404 for an unknown instance or file; ``StoreError``.
    func file(_ id: String, _ key: String, by peer: String) async throws -> GMSStorage.File {
        try await storage.file(key, beside: try await instance(id), by: peer)
    }

    /// Adds values to a chat's data and keeps files, in the place of those of the same keys: all in one commit, or nothing.
    ///
    /// - Throws: ``Fault`` with 404 for an unknown instance, 400 for texts to one that is no chat; ``ChatRefusal``,
    ///   ``TooManyRequests``, ``StoreError``; then nothing is kept.
    func update(
        _ id: String, _ texts: [String: String], files: [StoredKey: GMSStorage.File], by peer: String
    ) async throws {
        let instance = try await instance(id)
        guard !texts.isEmpty else {
            return try await storage.put(files, beside: instance, by: peer) { try await commit($0, texts, to: nil) }
        }
        guard instance.kind == .chat else {
            throw Fault(.badRequest, "The properties of a callback are changed with PUT.")
        }
        let data = instance.userData.merging(texts) { _, new in new }
        try ChatSession.checkData(data)
        let head = try await head(of: instance.id)
        try await storage.put(files, beside: instance, with: data, by: peer) { try await commit($0, texts, to: head) }
    }

    /// Writes changes, along with the texts in a chat that has begun; false when they have to be made again.
    private func commit(_ changes: [Change], _ texts: [String: String], to head: ChatHead?) async throws -> Bool {
        guard let head else { return try await storage.queue.commit(Commit(changes)) == .committed }
        do {
            _ = try await chats.perform(head.id, .customerData(texts)) { _, _ in changes }
            return true
        } catch let refusal as ChatRefusal where refusal.code == .contended {
            return false
        }
    }

    private func instance(_ id: String) async throws -> ServiceInstance {
        let found = try await storage.store.service(ServiceID(id))
        guard let found, found.kind != .storage, found.expiresAt > storage.time.now else { throw Fault.unknownID }
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
