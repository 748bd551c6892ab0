import Beckon
import BeckonEdge
import HTTPTypes
import Hummingbird

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
        return instance.userData.merging(try await chats.whole(head).customer.userData) { _, current in current }
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

/// The routes of the storage of one service instance: `/genesys/1/service/{id}/storage…` (gms-other §1).
struct GMSServiceStorageRoutes: Sendable {
    let storage: GMSServiceStorage
    let urls: ExternalURLs
    /// The longest body of a request, in bytes.
    let bodyLimit: Int
    let limits: TrafficLimits
    let access: GMSAccessGuard

    func add(to router: Router<GatewayContext>) {
        let group = router.group("genesys/1/service/:id/storage")
        group.get { request, context in
            let texts = try await storage.texts(instance(request, context))
            return Response.json(
                GMSStorageRoutes.object(texts.sorted { StoredKey.isBefore($0.key, $1.key) }.map { ($0.key, $0.value) }))
        }
        group.post { request, context in
            let id = try await instance(request, context)
            let (call, files) = try await GMSStorageRoutes.callWithFiles(request, bodyLimit: bodyLimit, urls: urls)
            try limits.admit(.change, of: id, call, time: storage.storage.time)
            try await storage.update(id, call.parameters.without(["gms_user"]), files: files, by: call.peer)
            return GMSStorageRoutes.empty
        }
        group.get(":key") { request, context in
            let text = try await storage.text(instance(request, context), context.parameters.require("key"))
            return GMSStorageRoutes.response(Array(text.utf8), "text/plain;charset=UTF-8")
        }
        group.get("binary/:key") { request, context in
            let file = try await storage.file(
                instance(request, context), context.parameters.require("key"), by: context.peer)
            return GMSStorageRoutes.response(file.bytes, file.type)
        }
    }

    /// The instance in the path, if the request's credentials open its service.
    private func instance<Context: RequestContext>(_ request: Request, _ context: Context) async throws -> String {
        let id = try context.parameters.require("id")
        try await access.check(request, instance: id)
        return id
    }
}
