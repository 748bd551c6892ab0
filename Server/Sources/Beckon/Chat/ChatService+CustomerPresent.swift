/// Makes customers present, and moves their cursors.
extension ChatService {
    /// Associates a Bayeux client with the chats that it reads.
    ///
    /// When this returns, it is committed: the chats have a present customer and no owed pushes, and the client has a row
    /// with which any node can take it over.
    ///
    /// - Parameters:
    ///   - client: the client.
    ///   - handOver: whether the client has the first events that its node wrote after taking it over.
    ///   - asked: the last event that the client has, as it says itself.
    ///   - held: what the client has of the chats that it reads at this node already: a chat's cursor follows it from there on.
    ///     Of other chats it reads on from the stored cursors.
    /// - Returns: the heads of the chats that it reads, with the cursors to read from; nil when the client has said
    ///   good-bye in one of them, which stays unchanged.
    /// - Throws: ``StoreError``, ``ChatRefusal``.
    package func customerPresent(
        _ client: StoredClient, handOver: HandOver = .arrived, asked: Int? = nil, held: [ChatPosition] = []
    ) async throws -> [ChatHead]? {
        var heads: [ChatHead] = []
        for chat in try await chats(in: client.scope) {
            // In one commit: a good-bye at another node removes the row with its own change of the chat, before or after.
            let present = CustomerPresence.present(clientID: client.clientID)
            let own = chat.attendance.presence == present ? nil : held.first { $0.chat == chat.id }?.position
            let input = ChatInput.customerPresent(
                clientID: client.clientID, node: node, handOver: handOver, from: asked ?? own)
            let outcome = try await perform(chat.id, input) {
                $1.attendance.presence == present ? [.putClient(client)] : []
            }
            if case .away(_, client.clientID) = outcome.head.attendance.presence { return nil }
            heads.append(outcome.head)
        }
        return heads
    }

    /// Moves chats' stored cursors forward, as housekeeping, so that few events are sent again after a restart.
    ///
    /// A cursor follows one client, see ``CustomerPresence/isFollowed(by:)``. Chats that are not in memory are skipped: their
    /// cursors stay as stored. What any client has confirmed is delivered, which agent sides with deliveries are told.
    package func advanceCursors(_ read: [ClientPositions]) async throws {
        var (tickets, refusal) = ([CommitQueue.Ticket](), (any Error)?.none)
        var confirmed: [(chat: ChatID, position: Int)] = []
        reading: for client in read {
            for reached in client.positions {
                guard let position = reached.position else { continue }
                confirmed.append((reached.chat, position))
                let move = Change.moveCursor(reached.chat, to: position, client: client.client)
                do {
                    let ticket = try registry.withLock {
                        try $0.advanceCursor(reached.chat, to: position, by: client.client) {
                            try queue.enqueue(Commit([move]), lane: .housekeeping)
                        }
                    }
                    if let ticket { tickets.append(ticket) }
                } catch {
                    // The earlier ones are waited for; this one is stored at its next move.
                    refusal = error
                    break reading
                }
            }
        }
        try await queue.wait(for: tickets)
        try await oweReceipts(confirmed)
        if let refusal { throw refusal }
    }

    /// Owes agent sides with deliveries the receipts for what customers' clients have confirmed.
    private func oweReceipts(_ confirmed: [(chat: ChatID, position: Int)]) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (chat, position) in confirmed {
                guard let head = registry.withLock({ $0.committedHead(chat) }), !head.attendance.presence.isAway,
                    position <= head.lastPosition, let told = head.side.ledger?.told.receipt.delivered, told < position
                else { continue }
                group.addTask {
                    try await self.oweReceipt(
                        chat, after: max(told, position - Self.receiptLookBack), through: position)
                }
            }
            try await group.waitForAll()
        }
    }

    /// Owes a receipt for the last event of the agents within a range, if there is one.
    private func oweReceipt(_ chat: ChatID, after position: Int, through last: Int) async throws {
        do {
            let events = try await reader.events(chat, after: position, limit: last - position).events
            let newest = events.last { $0.position <= last && $0.party != .client && !$0.kind.isTyping }
            guard let newest else { return }
            _ = try await queue.commit(Commit([.raiseReceipt(chat, ReceiptMark(delivered: newest.position))]))
            _ = try await perform(chat, .receiptRaised)
        } catch let refusal as ChatRefusal where refusal.code == .unknownChat {
            // Erased meanwhile.
        }
    }

    /// How many confirmed events are looked at for an agent's.
    private static let receiptLookBack = 64

    /// Moves the agent side's cursor forward: the position that it has accepted, or that the chat's agent has seen.
    package func moveAgentCursor(_ chat: ChatID, to position: Int) async throws {
        _ = try await queue.commit(Commit([.moveAgentCursor(chat, to: position)]))
    }

    /// Makes a polling customer present because of its request.
    package func customerPolled(_ head: ChatHead) async throws {
        guard head.customer.user == nil else { return }
        if let seenAt = head.attendance.seenAt, !head.attendance.presence.isAway,
            time.now < seenAt.advanced(by: ChatSession.pollingMark)
        {
            return
        }
        _ = try await perform(head.id, .customerPolled)
    }

    /// The chats that a client reads, none of them expired.
    package func chats(in scope: ClientScope) async throws -> [ChatHead] {
        switch scope {
        case .user(let user):
            return try await store.chats(user: user, now: time.now, limit: Self.chatsPerUser).map { head in
                registry.withLock { $0.refresh(head) }
            }
        case .chat(let id):
            do {
                let head = try await currentHead(id)
                return head.life.expiresAt > time.now ? [head] : []
            } catch let refusal as ChatRefusal where refusal.code == .unknownChat {
                // The chat was erased.
                return []
            }
        case .nothing: return []
        }
    }

    /// The most chats of one `gms_user` that a client reads.
    package static let chatsPerUser = 16
}

extension CommitQueue {
    /// Stores the positions that were fully written to a client, so that another node can continue from there.
    package func noteSent(_ positions: [ChatPosition], client: String) async throws {
        let commits = positions.compactMap { reached in
            reached.position.map { Commit([.moveSent(reached.chat, to: $0, client: client)]) }
        }
        // When the lane is full, a client that changes nodes may get an answer's events twice.
        try await wait(for: commits.compactMap { try? enqueue($0, lane: .housekeeping) })
    }
}
