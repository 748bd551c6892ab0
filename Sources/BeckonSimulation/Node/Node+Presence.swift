import BayeuxServer
import Beckon

/// As the server's Bayeux application does it: what clients that come and go mean to chats.
extension Node {
    /// The row with which a live client can be taken over.
    func row(of session: Session) -> StoredClient {
        StoredClient(
            clientID: session.clientID, user: session.user, browserID: nil,
            expiresAt: now.advanced(by: .seconds(86_400)))
    }

    /// A client is associated: its chats have a present customer and nothing owed, and the client has a row.
    func customerPresent(_ client: StoredClient, _ end: @escaping Ending<[ChatHead]>) {
        announce(client) { result in
            self.arrivals.add(clientID: client.clientID, user: client.user, at: self.world.now)
            end(result)
        }
    }

    private func announce(_ client: StoredClient, _ end: @escaping Ending<[ChatHead]>) {
        let now = now
        read({ $0.chats(user: client.user, now: now, limit: ChatService.chatsPerUser) }) { chats in
            guard let chats else { return end(.failure(.store)) }
            guard !chats.isEmpty else { return end(.success([])) }
            self.announce(client, chats[...], [], end)
        }
    }

    private func announce(
        _ client: StoredClient, _ chats: ArraySlice<ChatHead>, _ heads: [ChatHead], _ end: @escaping Ending<[ChatHead]>
    ) {
        guard let chat = chats.first else {
            return enqueue(Commit([.putClient(client)])) { result in
                if case .ended = result { end(.success(heads)) } else { end(.failure(.store)) }
            }
        }
        _ = cache.refresh(chat)
        perform(chat.id, .customerPresent(clientID: client.clientID, node: id)) { result in
            switch result {
            case .success(let outcome):
                if chat.presence.isAway { self.world.coverage.count(.customerBack) }
                self.announce(client, chats.dropFirst(), heads + [outcome.head], end)
            case .failure(let trouble): end(.failure(trouble))
            }
        }
    }

    /// A client told that it goes to the background, or was lost.
    func customerAway(
        _ chats: [(ChatID, Int?)], clientID: String, isMissed: Bool, forgetting: Bool, _ end: @escaping Ending<Void>
    ) {
        guard let (chat, position) = chats.first else {
            guard forgetting else { return end(.success(())) }
            return enqueue(Commit([.removeClient(clientID: clientID)])) { result in
                if case .ended = result { end(.success(())) } else { end(.failure(.store)) }
            }
        }
        perform(chat, .customerAway(position: position, clientID: clientID, node: isMissed ? id : nil)) { result in
            switch result {
            case .success:
                self.world.coverage.count(.customerAway)
                self.customerAway(
                    Array(chats.dropFirst()), clientID: clientID, isMissed: isMissed, forgetting: forgetting, end)
            case .failure(let trouble): end(.failure(trouble))
            }
        }
    }

    /// A client has stopped polling.
    func missed(_ session: Session, _ confirmed: [(ChatID, Int)]) {
        var positions = confirmed.map { ($0.0, Optional($0.1)) }
        if world.setup.defects.contains(.cursorWithoutWrite) {
            positions = positions.map { ($0.0, cache.committedHead($0.0)?.lastPosition ?? $0.1) }
        }
        left(session, positions, forgetting: false) { result in
            self.world.note("node \(self.number): \(session.clientID) is missed: \(result)")
            guard case .failure = result else { return }
            self.farewells.append(Farewell(session: session, confirmed: confirmed))
        }
    }

    /// A client says good-bye, with the position it has.
    func disconnect(_ clientID: String, _ user: String, position: Int?, _ reply: @escaping (Answer) -> Void) {
        guard let session = session(of: clientID) else {
            return lateFarewell(clientID, user, position: position, reply)
        }
        world.coverage.count(.farewell)
        session.value.touch(now: world.now)
        session.value.beginCall(isFarewell: true)
        let confirmed = session.confirmed
        let positions = confirmed.map { ($0.0, Optional(confirmed.count == 1 ? position ?? $0.1 : $0.1)) }
        left(session, positions, forgetting: true) { result in
            switch result {
            case .success:
                self.remove(session)
                reply(.done)
            case .failure:
                session.value.endCall(isFarewell: true)
                self.settle(session)
                reply(.unavailable)
            }
        }
    }

    private func lateFarewell(
        _ clientID: String, _ user: String, position: Int?, _ reply: @escaping (Answer) -> Void
    ) {
        world.coverage.count(.lateFarewell)
        let now = now
        read({ ($0.clients[clientID], $0.chats(user: user, now: now, limit: ChatService.chatsPerUser)) }) { found in
            guard let (_, heads) = found else { return reply(.unavailable) }
            for head in heads { _ = self.cache.refresh(head) }
            let positions = heads.enumerated().map { ($1.id, $0 == 0 ? position : nil) }
            self.customerAway(positions, clientID: clientID, isMissed: false, forgetting: true) { result in
                if case .success = result { reply(.done) } else { reply(.unavailable) }
            }
        }
    }

    /// The customer's client is gone; another client of the same user that is there keeps the customer present.
    private func left(
        _ session: Session, _ positions: [(ChatID, Int?)], forgetting: Bool, _ end: @escaping Ending<Void>
    ) {
        guard !positions.isEmpty || forgetting else { return end(.success(())) }
        let other = sessions.first {
            $0 !== session && $0.user == session.user && $0.value.summary.hasConnected
                && !$0.value.summary.subscriptions.isEmpty
        }
        let finish: Ending<Void> = { result in
            guard case .success = result, !forgetting else { return end(result) }
            self.keepForReturn(session, end)
        }
        guard let other else {
            return customerAway(
                positions, clientID: session.clientID, isMissed: !forgetting, forgetting: forgetting, finish)
        }
        advanceCursors(positions.map { ($0.0, $0.1 ?? 0) })
        stay(other.clientID, positions.map(\.0)) { result in
            guard case .success = result, forgetting else { return finish(result) }
            self.enqueue(Commit([.removeClient(clientID: session.clientID)])) { removed in
                if case .ended = removed { finish(.success(())) } else { finish(.failure(.store)) }
            }
        }
    }

    private func stay(_ clientID: String, _ chats: [ChatID], _ end: @escaping Ending<Void>) {
        guard let chat = chats.first else { return end(.success(())) }
        perform(chat, .customerPresent(clientID: clientID, node: id)) { result in
            if case .failure(let trouble) = result { return end(.failure(trouble)) }
            self.stay(clientID, Array(chats.dropFirst()), end)
        }
    }

    private func keepForReturn(_ session: Session, _ end: @escaping Ending<Void>) {
        let client = StoredClient(
            clientID: session.clientID, user: session.user, browserID: nil,
            expiresAt: now.advanced(by: ChatService.lostClientLifetime))
        enqueue(Commit([.putClient(client)])) { result in
            guard case .ended = result else { return end(.failure(.store)) }
            self.crossings.append(session)
            end(.success(()))
        }
    }
}

// MARK: - Once a second

extension Node {
    /// Stores confirmed cursors and looks again at what was not finished.
    func housekeep() {
        for session in moved { advanceCursors(session.confirmed) }
        moved = []
        let (farewells, crossings) = (self.farewells, self.crossings)
        self.farewells = []
        self.crossings = []
        settleArrivals()
        for farewell in farewells { missed(farewell.session, farewell.confirmed) }
        for session in crossings {
            guard let present = self.session(of: session.clientID) else { continue }
            customerPresent(row(of: present)) { _ in }
        }
    }

    /// A customer who was stored as present for a client that never came to be here is missed like any other.
    private func settleArrivals() {
        let now = now
        for arrival in arrivals.takeDue(at: world.now) where session(of: arrival.clientID) == nil {
            let again = { self.arrivals.add(clientID: arrival.clientID, user: arrival.user, at: self.world.now) }
            read({ $0.chats(user: arrival.user, now: now, limit: ChatService.chatsPerUser) }) { chats in
                guard let chats else { return again() }
                let held = chats.filter { $0.presence == .present(clientID: arrival.clientID) }
                for head in held { _ = self.cache.refresh(head) }
                self.customerAway(
                    held.map { ($0.id, nil) }, clientID: arrival.clientID, isMissed: true, forgetting: false
                ) { result in
                    if case .failure = result { again() }
                }
            }
        }
    }
}
