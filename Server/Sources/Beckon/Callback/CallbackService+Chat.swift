/// The chat of a chat callback.
extension CallbackService {
    /// Checks that the chat of a callback may begin.
    ///
    /// - Throws: ``CallbackRefusal`` with 404 for an unknown callback, and 400 for one that has ended; ``StoreError``.
    package func checkChat(_ id: ServiceID) async throws {
        guard let record = try await store.callback(id) else { throw CallbackRefusal.unknownCallback() }
        guard record.state != .completed else { throw CallbackRefusal.badRequest("The callback has ended.") }
    }
}
