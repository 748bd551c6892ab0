/// A chat callback follows its chat: what happens there decides how far the callback has come.
extension CallbackService {
    /// Whether the chat of a callback may begin.
    ///
    /// - Throws: ``CallbackRefusal`` with 404 for a callback that is unknown, and 400 for one that is over;
    ///   ``StoreError``.
    package func checkChat(_ id: ServiceID) async throws {
        guard let record = try await store.callback(id) else { throw CallbackRefusal.unknownCallback() }
        guard record.state != .completed else { throw CallbackRefusal.badRequest("The callback is over.") }
    }

    /// An agent took the chat of a service instance; nothing happens when it is no callback's.
    package func chatTaken(_ id: ServiceID) async throws {
        guard try await store.callback(id) != nil else { return }
        _ = try await connect(id)
    }

    /// The chat of a service instance is over; nothing happens when it is no callback's.
    package func chatEnded(_ id: ServiceID) async throws {
        guard try await store.callback(id) != nil else { return }
        _ = try await complete(id)
    }
}
