import Logging
import Synchronization

extension ChatService {
    /// A Bayeux client of a `gms_user` is associated: its chats have a present customer and nothing owed, and the
    /// client has a row with which any node can take it over.
    ///
    /// Committed when this returns.
    ///
    /// - Parameters:
    ///   - client: the client.
    ///   - hasReadHandedOver: whether it has what its node wrote first when it took the client from another one; a client
    ///     that proves what it has by numbers says so.
    /// - Returns: the heads of the chats it reads, with the cursors to read from; nil for a client that has said
    ///   good-bye in one of them, which stays as it is.
    /// - Throws: ``StoreError``, ``ChatRefusal``.
    package func customerPresent(
        _ client: StoredClient, hasReadHandedOver: Bool = true
    ) async throws -> [ChatHead]? {
        defer { arrivals.withLock { $0.add(clientID: client.clientID, user: client.user, at: time.uptime) } }
        let chats = try await store.chats(user: client.user, now: time.now, limit: Self.chatsPerUser)
        guard !chats.isEmpty else { return [] }
        var heads: [ChatHead] = []
        for chat in chats {
            _ = registry.refresh(chat)
            // In one commit: a good-bye at another node takes the row away with the chat's change, before this or after.
            let input = ChatInput.customerPresent(
                clientID: client.clientID, node: node, hasReadHandedOver: hasReadHandedOver)
            let outcome = try await perform(chat.id, input) {
                $1.presence == .present(clientID: client.clientID) ? [.putClient(client)] : []
            }
            if case .away(_, client.clientID) = outcome.head.presence { return nil }
            heads.append(outcome.head)
        }
        return heads
    }

    /// A Bayeux client of a customer told that it goes to the background, or was lost.
    ///
    /// - Parameters:
    ///   - chats: each chat and the highest position the customer has in it.
    ///   - clientID: the client that is gone; where another one is present nothing changes.
    ///   - isMissed: whether this node misses the client, which has said nothing; it counts only while the node holds it.
    ///   - forgetting: whether the client's row goes, since it said good-bye.
    ///   - lastSent: the chat whose events the client was sent last, if that is known.
    /// - Returns: whether it changed anything.
    /// - Throws: ``StoreError``, ``ChatRefusal``.
    @discardableResult
    package func customerAway(
        _ chats: [(ChatID, Int?)], clientID: String, isMissed: Bool, forgetting: Bool, lastSent: ChatID? = nil
    ) async throws -> Bool {
        var row = isMissed || forgetting ? try await shortened(clientID) : nil
        if let lastSent { row?.lastSent = lastSent }
        let extra: ChatDecision.Extra = { [row] before, after in
            // A good-bye that is repeated has nothing left to write.
            if forgetting { return row != nil || before != after ? [.removeClient(clientID: clientID)] : [] }
            guard let row, before.presence == .present(clientID: clientID), after.presence.isAway else { return [] }
            return [.putClient(row)]
        }
        var (hasChanged, isKnown) = (false, false)
        for (chat, position) in chats {
            let input = ChatInput.customerAway(position: position, clientID: clientID, node: isMissed ? node : nil)
            do {
                let before = try await head(chat).version
                let outcome = try await perform(chat, input, adding: extra)
                isKnown = true
                if outcome.head.version != before { hasChanged = true }
            } catch let refusal as ChatRefusal where refusal.code == .unknownChat {
                // Erased meanwhile.
            }
        }
        if forgetting, !isKnown { _ = try await queue.commit(Commit([.removeClient(clientID: clientID)])) }
        return hasChanged
    }

    /// A client is not held here any more, though its customers may be stored as present with it.
    ///
    /// Unless it comes back they are missed, after ``ClientArrivals/patience``.
    package func expect(clientID: String, user: String) {
        arrivals.withLock { $0.add(clientID: clientID, user: user, at: time.uptime) }
    }

    /// Moves customers' stored cursors on; lazily written, so that a restart repeats little.
    ///
    /// A chat that is not in memory is passed over: its cursor is what its head says.
    package func advanceCursors(_ cursors: [(ChatID, Int)]) async throws {
        var (tickets, refusal) = ([CommitQueue.Ticket](), (any Error)?.none)
        for (chat, position) in cursors {
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

    /// Notes what was fully written to a client, so that another node knows where to go on.
    package func noteSent(_ positions: [(ChatID, Int)], client: String) async throws {
        let commits = positions.map { Commit([.moveSent($0.0, to: $0.1, client: client)]) }
        // When the lane is full, a client that changes nodes sees an answer more than once.
        try await queue.wait(for: commits.compactMap { try? queue.enqueue($0, lane: .housekeeping) })
    }

    /// A polling customer asked for something: it is there, and no longer away.
    package func customerPolled(_ head: ChatHead) async throws {
        guard head.user == nil else { return }
        if let seenAt = head.seenAt, !head.presence.isAway, time.now < seenAt.advanced(by: ChatSession.pollingMark) {
            return
        }
        _ = try await perform(head.id, .customerPolled)
    }

    /// Acts on every chat whose time has come: the end of its life, or a customer who has not been seen.
    ///
    /// The oracle knows the Bayeux clients that are there. A chat that the database cannot take is put off for a minute and
    /// holds up none of the others.
    package func timersDue(_ oracle: any PresenceOracle) async throws {
        try await settleArrivals(oracle)
        let skipped = putOff.withLock { $0.current(at: time.uptime) }
        let due = try await store.chatsDue(now: time.now, limit: Self.timerBatch + skipped.count)
            .filter { !skipped.contains($0.id) }
        // Together, so that they share commits: a node that dies leaves many at once.
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, head) in due.enumerated() {
                if index >= Self.timerConcurrency { try await group.next() }
                group.addTask { try await self.timeReached(head, oracle) }
            }
            try await group.waitForAll()
        }
    }

    private func timeReached(_ due: ChatHead, _ oracle: any PresenceOracle) async throws {
        do {
            let head = registry.refresh(due)
            let isThere = isThere(head, oracle)
            let clientID: String? = if case .present(let clientID) = head.presence { clientID } else { nil }
            let row = if !isThere, let clientID { try await shortened(clientID) } else { StoredClient?.none }
            _ = try await perform(head.id, .timeReached(isThere: isThere, clientID: clientID, node: node)) {
                guard let row, $0.presence == .present(clientID: row.clientID), $1.presence.isAway else { return [] }
                return [.putClient(row)]
            }
            // The client becomes this node's with it, and may be forgotten here in this very moment.
            if isThere, head.holder == nil, let clientID, let user = head.user {
                arrivals.withLock { $0.add(clientID: clientID, user: user, at: time.uptime) }
            }
        } catch let refusal as ChatRefusal {
            // The next round looks again; the others must not wait for this one.
            logger.debug("a chat's timer was refused", metadata: ["error.code": "\(refusal.code.rawValue)"])
        } catch let error as StoreError where error.code == .refused || error.code == .unusable {
            putOff.withLock { $0.add(due.id, at: time.uptime) }
            logger.error(
                "a chat's timer cannot be stored; it is tried again in a minute",
                metadata: ["chat.id": "\(due.id.text)", "error.code": "\(error.code.rawValue)"])
        }
    }

    /// Customers who were stored as present for a client that never came to be here are missed like any other.
    private func settleArrivals(_ oracle: any PresenceOracle) async throws {
        let due = arrivals.withLock { $0.takeDue(at: time.uptime) }
        for arrival in due where !oracle.isPresent(clientID: arrival.clientID) {
            do {
                let chats = try await store.chats(user: arrival.user, now: time.now, limit: Self.chatsPerUser)
                let held = chats.filter { $0.presence == .present(clientID: arrival.clientID) }
                guard !held.isEmpty else { continue }
                for head in held { _ = registry.refresh(head) }
                try await customerAway(
                    held.map { ($0.id, nil) }, clientID: arrival.clientID, isMissed: true, forgetting: false)
            } catch {
                // It is looked at again, and the others after it.
                arrivals.withLock { $0.add(clientID: arrival.clientID, user: arrival.user, at: time.uptime) }
            }
        }
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

    /// The row of a client that did not come back, if it has one, which it keeps for a while.
    ///
    /// Written only along with its customer's going away: a good-bye or a return that comes first has the last word.
    private func shortened(_ clientID: String) async throws -> StoredClient? {
        guard var client = try await store.client(clientID) else { return nil }
        client.expiresAt = min(client.expiresAt, time.now.advanced(by: Self.lostClientLifetime))
        return client
    }

    private func isThere(_ head: ChatHead, _ oracle: any PresenceOracle) -> Bool {
        guard case .present(let clientID) = head.presence else { return false }
        // What another node holds is that node's to miss, until its lease ends.
        if let holder = head.holder, holder != node { return true }
        return oracle.isPresent(clientID: clientID)
    }

    /// How long the row of a client outlives its last poll.
    package static let lostClientLifetime = Milliseconds.seconds(300)
    /// How many chats of one `gms_user` a client reads at most.
    package static let chatsPerUser = 16
    /// How many chats a timer looks at in one round.
    static let timerBatch = 500
    /// How many of them at once.
    static let timerConcurrency = 64
}
