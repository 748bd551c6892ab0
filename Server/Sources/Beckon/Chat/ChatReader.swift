/// Reads heads and transcripts of chats, from memory or from the database.
package struct ChatReader: Sendable {
    private let store: any Store
    private let registry: ChatRegistry

    init(store: any Store, registry: ChatRegistry) {
        self.store = store
        self.registry = registry
    }

    /// The committed head of a chat.
    ///
    /// - Throws: ``ChatRefusal`` with `unknownChat`.
    package func head(_ id: ChatID) async throws -> ChatHead {
        if let head = registry.committedHead(id) { return head }
        return try await reload(id)
    }

    /// The head of a chat as it stands in the database now, where other nodes may have written to it.
    package func currentHead(_ id: ChatID) async throws -> ChatHead {
        store.isShared ? try await reload(id) : try await head(id)
    }

    /// Reads a chat's head anew, since another node has changed it.
    ///
    /// - Throws: ``ChatRefusal`` with `unknownChat`, ``StoreError``.
    package func reload(_ id: ChatID) async throws -> ChatHead {
        guard let head = try await store.chat(id) else {
            registry.forget(id)
            throw ChatRefusal(.unknownChat)
        }
        return registry.refresh(head)
    }

    /// The last events after a position and the head they belong to, if memory has them all.
    package func recentEvents(
        _ id: ChatID, after position: Int, limit: Int
    ) -> (head: ChatHead, events: [TranscriptEvent])? {
        registry.events(id, after: position, limit: limit)
    }

    /// Committed events after a position, in order, and the head they belong to.
    ///
    /// At most `limit` of them are read.
    package func events(
        _ id: ChatID, after position: Int, limit: Int
    ) async throws -> (head: ChatHead, events: [TranscriptEvent]) {
        let head = try await head(id)
        if let recent = registry.events(id, after: position, limit: limit) { return recent }
        let events = try await store.events(id, after: position, limit: limit)
        // The store may be ahead of the head that was read before it.
        return (registry.committedHead(id) ?? head, events)
    }
}
