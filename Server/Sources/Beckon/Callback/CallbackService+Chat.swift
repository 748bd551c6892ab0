/// Moves a chat callback along with its chat.
extension CallbackService {
    /// Checks that the chat of a callback may begin.
    ///
    /// - Throws: ``CallbackRefusal`` with 404 for an unknown callback, and 400 for one that has ended; ``StoreError``.
    package func checkChat(_ id: ServiceID) async throws {
        guard let record = try await store.callback(id) else { throw CallbackRefusal.unknownCallback() }
        guard record.state != .completed else { throw CallbackRefusal.badRequest("The callback has ended.") }
    }

    /// Notes that an agent took the chat of a service instance; does nothing if the instance has no callback.
    package func chatTaken(_ id: ServiceID) async throws {
        guard try await store.callback(id) != nil else { return }
        _ = try await connect(id)
    }

    /// Notes that the chat of a service instance ended; does nothing if the instance has no callback.
    package func chatEnded(_ id: ServiceID) async throws {
        guard try await store.callback(id) != nil else { return }
        _ = try await complete(id)
    }
}
