/// The chat of a chat callback.
extension CallbackService {
    /// Checks that the chat of a callback may begin.
    ///
    /// - Throws: ``CallbackRefusal`` with 404 for an unknown callback, and 400 for one that has ended; ``StoreError``.
    package func checkChat(_ id: ServiceID) async throws {
        guard let record = try await store.callback(id) else { throw CallbackRefusal.unknownCallback() }
        guard record.state != .completed else { throw CallbackRefusal.badRequest("The callback has ended.") }
    }

    /// Ends the chat of a callback that is over, unless an agent has it.
    ///
    /// The end of the callback is on disk. If that of the chat cannot be written, the chat waits until it expires.
    func endChat(of id: ServiceID) async {
        guard let chats, let chat = try? await chats.head(service: id).id else { return }
        _ = try? await chats.perform(chat, .callbackEnded)
    }
}
