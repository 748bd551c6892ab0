/// The customer is there, and how far it has come.
extension ChatService {
    /// A Bayeux client of a `gms_user` is associated: its chats have a present customer and nothing owed, and the
    /// client has a row with which any node can take it over.
    ///
    /// Committed when this returns.
    ///
    /// - Parameters:
    ///   - client: the client.
    ///   - handOver: what it has of what its node wrote first.
    /// - Returns: the heads of the chats it reads, with the cursors to read from; nil for a client that has said
    ///   good-bye in one of them, which stays as it is.
    /// - Throws: ``StoreError``, ``ChatRefusal``.
    package func customerPresent(
        _ client: StoredClient, handOver: HandOver = .arrived
    ) async throws -> [ChatHead]? {
        let chats = try await store.chats(user: client.user, now: time.now, limit: Self.chatsPerUser)
        guard !chats.isEmpty else { return [] }
        var heads: [ChatHead] = []
        for chat in chats {
            _ = registry.refresh(chat)
            // In one commit: a good-bye at another node takes the row away with the chat's change, before this or after.
            let input = ChatInput.customerPresent(clientID: client.clientID, node: node, handOver: handOver)
            let outcome = try await perform(chat.id, input) {
                $1.presence == .present(clientID: client.clientID) ? [.putClient(client)] : []
            }
            if case .away(_, client.clientID) = outcome.head.presence { return nil }
            heads.append(outcome.head)
        }
        return heads
    }

    /// Moves customers' stored cursors on; lazily written, so that a restart repeats little.
    ///
    /// A chat that is not in memory is passed over: its cursor is what its head says.
    package func advanceCursors(_ positions: [ChatPosition]) async throws {
        var (tickets, refusal) = ([CommitQueue.Ticket](), (any Error)?.none)
        for reached in positions {
            guard let position = reached.position else { continue }
            let chat = reached.chat
            do {
                let ticket = try registry.advanceCursor(chat, to: position) {
                    try queue.enqueue(Commit([.moveCursor(chat, to: position)]), lane: .housekeeping)
                }
                if let ticket { tickets.append(ticket) }
            } catch {
                // Those before it are waited for; this one is stored when it moves on.
                refusal = error
                break
            }
        }
        try await queue.wait(for: tickets)
        if let refusal { throw refusal }
    }

    /// Moves what the agent side has accepted, or a chat's owner has seen, on to a position.
    package func moveAgentCursor(_ chat: ChatID, to position: Int) async throws {
        _ = try await queue.commit(Commit([.moveAgentCursor(chat, to: position)]))
    }

    /// A polling customer asked for something: it is there, and no longer away.
    package func customerPolled(_ head: ChatHead) async throws {
        guard head.user == nil else { return }
        if let seenAt = head.seenAt, !head.presence.isAway, time.now < seenAt.advanced(by: ChatSession.pollingMark) {
            return
        }
        _ = try await perform(head.id, .customerPolled)
    }

    /// How many chats of one `gms_user` a client reads at most.
    package static let chatsPerUser = 16
}

extension CommitQueue {
    /// Notes what was fully written to a client, so that another node knows where to go on.
    package func noteSent(_ positions: [ChatPosition], client: String) async throws {
        let commits = positions.compactMap { reached in
            reached.position.map { Commit([.moveSent(reached.chat, to: $0, client: client)]) }
        }
        // When the lane is full, a client that changes nodes sees an answer more than once.
        try await wait(for: commits.compactMap { try? enqueue($0, lane: .housekeeping) })
    }
}
