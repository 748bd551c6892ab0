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

    /// The head of a chat; read from the database when other nodes may write to it.
    package func currentHead(_ id: ChatID) async throws -> ChatHead {
        store.isShared ? try await reload(id) : try await head(id)
    }

    /// Reads a chat's head from the database, for example after another node changed it.
    ///
    /// - Throws: ``ChatRefusal`` with `unknownChat`, ``StoreError``.
    package func reload(_ id: ChatID) async throws -> ChatHead {
        guard let head = try await store.chat(id) else {
            registry.forget(id)
            throw ChatRefusal(.unknownChat)
        }
        return registry.refresh(head)
    }

    /// A head with all data that are attached to its chat.
    ///
    /// - Parameter head: A head, perhaps without them.
    /// - Returns: The same head with them; as they are on disk, where they may be newer than the head.
    /// - Throws: ``StoreError``.
    package func whole(_ head: ChatHead) async throws -> ChatHead {
        guard head.hasMoreData else { return head }
        let data = try await store.data(of: head.id) ?? head.userData
        registry.hold(data, of: head)
        var whole = head
        whole.customer.hold(data)
        return whole
    }

    /// The last events after a position and their chat's head, if all of them are in memory.
    package func recentEvents(
        _ id: ChatID, after position: Int, limit: Int
    ) -> (head: ChatHead, events: [TranscriptEvent])? {
        registry.events(id, after: position, limit: limit)
    }

    /// Committed events after a position, at most `limit`, in order, and their chat's head.
    package func events(
        _ id: ChatID, after position: Int, limit: Int
    ) async throws -> (head: ChatHead, events: [TranscriptEvent]) {
        let head = try await head(id)
        if let recent = registry.events(id, after: position, limit: limit) { return recent }
        let events = try await store.events(id, after: position, limit: limit)
        // The events may be newer than the head that was read before them.
        return (registry.committedHead(id) ?? head, events)
    }
}
