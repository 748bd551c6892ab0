/// The customer becomes away, once that is on disk.
extension ChatService {
    /// How a client parts from its customer's chats.
    package enum Parting: Hashable, Sendable {
        /// It said good-bye: its row goes.
        case goodBye
        /// This node misses it, which counts only while this node holds it: its row stays for a while.
        case missed
    }

    /// A Bayeux client of a customer told that it goes to the background, or was lost.
    ///
    /// - Parameters:
    ///   - positions: each chat and the highest position the customer has in it.
    ///   - clientID: the client that is gone; where another one is present nothing changes.
    ///   - parting: how it went.
    ///   - lastSent: the chat whose events the client was sent last, if that is known.
    /// - Returns: whether it changed anything.
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

    /// What a parting means to a chat, and what becomes of the client's row along with it.
    private func rule(
        of parting: Parting, _ clientID: String, _ row: StoredClient?
    ) -> (Absence, ChatDecision.Extra) {
        switch parting {
        case .goodBye:
            // One that is repeated has nothing left to write.
            (.goodBye(clientID: clientID), { row != nil || $0 != $1 ? [.removeClient(clientID: clientID)] : [] })
        case .missed:
            (.missed(clientID: clientID, by: node), { Self.keeping(row, $0, $1) })
        }
    }

    /// The chats that are stored with a client as the one its customer is there with.
    package func chatsPresent(with clientID: String, user: String) async throws -> [ChatID] {
        let chats = try await store.chats(user: user, now: time.now, limit: Self.chatsPerUser)
        let held = chats.filter { $0.presence == .present(clientID: clientID) }
        return held.map { registry.refresh($0).id }
    }

    // MARK: - Time

    /// Chats whose time has come: the end of their lives, or customers who may have been away for too long.
    ///
    /// - Parameter skipped: chats that are passed over; they take no room from the others.
    /// - Returns: a page of them, those that wait longest first.
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

    /// The row of a client that did not come back, if it has one, which it keeps for a while.
    ///
    /// Written only along with its customer's going away: a good-bye or a return that comes first has the last word.
    private func shortened(_ clientID: String) async throws -> StoredClient? {
        guard var client = try await store.client(clientID) else { return nil }
        client.expiresAt = min(client.expiresAt, time.now.advanced(by: Self.lostClientLifetime))
        return client
    }

    private static func keeping(_ row: StoredClient?, _ before: ChatHead, _ after: ChatHead) -> [Change] {
        guard let row, before.presence == .present(clientID: row.clientID), after.presence.isAway else { return [] }
        return [.putClient(row)]
    }

    /// Lets go of every customer whose client a node held: each has an amount of time to come back.
    ///
    /// Without a node it is about all nodes.
    package func release(heldBy node: NodeID?, grace: Milliseconds) async throws {
        var last: ChatID?
        while true {
            let page = try await store.presentChats(heldBy: node, after: last, limit: Self.timerBatch)
            guard let end = page.last else { return }
            let until = time.now.advanced(by: grace)
            // Together, so that they share commits.
            try await withThrowingTaskGroup(of: Void.self) { group in
                for head in page {
                    _ = registry.refresh(head)
                    group.addTask { _ = try await self.perform(head.id, .released(node: node, until: until)) }
                }
                try await group.waitForAll()
            }
            last = end.id
        }
    }

    /// How long the row of a client outlives its last poll.
    package static let lostClientLifetime = Milliseconds.seconds(300)
    /// How many chats a timer looks at in one round.
    static let timerBatch = 500
}
