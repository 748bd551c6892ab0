/// Makes customers away, and acts on chats whose time has come.
extension ChatService {
    /// How a client leaves its customer's chats.
    package enum Parting: Hashable, Sendable {
        /// The client said good-bye; its row is removed.
        case goodBye
        /// This node misses the client, which counts only while this node holds it; its row stays for a while.
        case missed
    }

    /// Makes a customer away whose Bayeux client said good-bye or is missed.
    ///
    /// - Parameters:
    ///   - positions: each chat and the last position that the customer has in it.
    ///   - clientID: the client that left; nothing changes in a chat where another one is present.
    ///   - parting: how it left.
    ///   - lastSent: the chat whose events were last sent to the client, if known.
    /// - Returns: whether any chat changed.
    /// - Throws: ``StoreError``, ``ChatRefusal``.
    @discardableResult
    package func customerAway(
        _ positions: [ChatPosition], clientID: String, _ parting: Parting, lastSent: ChatID? = nil
    ) async throws -> Bool {
        var row = try await shortened(clientID)
        if let lastSent { row?.lastSent = lastSent }
        let (absence, extra) = rule(of: parting, clientID, row)
        var (hasChanged, isKnown) = (false, false)
        for reached in positions {
            do {
                let before = try await head(reached.chat).version
                let input = ChatInput.customerAway(position: reached.position, absence)
                let outcome = try await perform(reached.chat, input, adding: extra)
                isKnown = true
                if outcome.head.version != before { hasChanged = true }
            } catch let refusal as ChatRefusal where refusal.code == .unknownChat {
                // Erased meanwhile.
            }
        }
        if parting == .goodBye, !isKnown { _ = try await queue.commit(Commit([.removeClient(clientID: clientID)])) }
        return hasChanged
    }

    /// The absence for a parting, and the change to the client's row that is committed with it.
    private func rule(
        of parting: Parting, _ clientID: String, _ row: StoredClient?
    ) -> (Absence, ChatDecision.Extra) {
        switch parting {
        case .goodBye:
            // A repeated good-bye writes nothing.
            (.goodBye(clientID: clientID), { row != nil || $0 != $1 ? [.removeClient(clientID: clientID)] : [] })
        case .missed:
            (.missed(clientID: clientID, by: node), { Self.keeping(row, $0, $1) })
        }
    }

    /// The chats whose customer is stored as present with a client.
    package func chatsPresent(with clientID: String, _ scope: ClientScope) async throws -> [ChatID] {
        try await chats(in: scope).filter { $0.attendance.presence == .present(clientID: clientID) }.map(\.id)
    }

    // MARK: - Time

    /// Chats whose time has come: they expire, or their customers may have been away for too long.
    ///
    /// - Parameter skipped: chats to leave out; they take no room in the page.
    /// - Returns: a page of chats, the longest due first.
    /// - Throws: ``StoreError``.
    package func chatsDue(but skipped: Set<ChatID>) async throws -> [ChatHead] {
        try await store.chatsDue(now: time.now, limit: Self.timerBatch + skipped.count)
            .filter { !skipped.contains($0.id) }
    }

    /// Acts on a chat whose time has come.
    ///
    /// - Parameters:
    ///   - chat: the chat.
    ///   - sighting: what this node sees of its customer's client.
    /// - Returns: the chat after it.
    /// - Throws: ``StoreError``, ``ChatRefusal``.
    package func timeReached(_ chat: ChatID, _ sighting: Sighting) async throws -> ChatHead {
        var row: StoredClient?
        if case .missing(let clientID, _) = sighting { row = try await shortened(clientID) }
        return try await perform(chat, .timeReached(sighting)) { [row] in Self.keeping(row, $0, $1) }.head
    }

    /// The row of a missed client, if it has one, with an expiry at most ``lostClientLifetime`` away.
    ///
    /// It is written only in the commit that makes the customer away, so an earlier good-bye or return stays in effect.
    private func shortened(_ clientID: String) async throws -> StoredClient? {
        guard var client = try await store.client(clientID) else { return nil }
        client.expiresAt = min(client.expiresAt, time.now.advanced(by: Self.lostClientLifetime))
        return client
    }

    private static func keeping(_ row: StoredClient?, _ before: ChatHead, _ after: ChatHead) -> [Change] {
        guard let row, before.attendance.presence == .present(clientID: row.clientID), after.attendance.presence.isAway
        else { return [] }
        return [.putClient(row)]
    }

    /// Releases every customer whose client a node held, or with nil any node; each has `grace` to come back.
    ///
    /// - Returns: How many chats they have.
    @discardableResult
    package func release(heldBy node: NodeID?, grace: Milliseconds) async throws -> Int {
        var last: ChatID?
        var count = 0
        while true {
            let page = try await store.presentChats(heldBy: node, after: last, limit: Self.timerBatch)
            guard let end = page.last else { return count }
            count += page.count
            let until = time.now.advanced(by: grace)
            // Together, so that they share commits.
            try await withThrowingTaskGroup(of: Void.self) { group in
                for head in page {
                    _ = registry.withLock { $0.refresh(head) }
                    group.addTask { _ = try await self.perform(head.id, .released(node: node, until: until)) }
                }
                try await group.waitForAll()
            }
            last = end.id
        }
    }

    /// How long a missed client may still come back without a handshake.
    package static let lostClientLifetime = Milliseconds.seconds(300)
    /// The most chats of one page of a timer.
    static let timerBatch = 500
}
