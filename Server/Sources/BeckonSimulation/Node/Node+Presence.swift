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
        guard let chat = chats.first else { return end(.success(heads)) }
        _ = cache.refresh(chat)
        let row: ChatDecision.Extra = {
            $1.presence == .present(clientID: client.clientID) ? [.putClient(client)] : []
        }
        perform(chat.id, .customerPresent(clientID: client.clientID, node: id), adding: row) { result in
            switch result {
            case .success(let outcome):
                if case .away(_, client.clientID) = outcome.head.presence { return end(.failure(.gone)) }
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
        guard isMissed else {
            return customerAway(chats, clientID: clientID, isMissed: false, row: nil, forgetting, end)
        }
        shortened(clientID) { found in
            guard let found else { return end(.failure(.store)) }
            self.customerAway(chats, clientID: clientID, isMissed: true, row: found, forgetting, end)
        }
    }

    private func customerAway(
        _ chats: [(ChatID, Int?)], clientID: String, isMissed: Bool, row: StoredClient?, _ forgetting: Bool,
        _ end: @escaping Ending<Void>
    ) {
        guard let (chat, position) = chats.first else { return end(.success(())) }
        let input = ChatInput.customerAway(position: position, clientID: clientID, node: isMissed ? id : nil)
        let extra: ChatDecision.Extra = {
            forgetting ? [.removeClient(clientID: clientID)] : Self.lost(row, $0, $1)
        }
        perform(chat, input, adding: extra) { result in
            switch result {
            case .success:
                self.world.coverage.count(.customerAway)
                self.customerAway(
                    Array(chats.dropFirst()), clientID: clientID, isMissed: isMissed, row: row, forgetting, end)
            case .failure(let trouble): end(.failure(trouble))
            }
        }
    }

    /// The row of a client that did not come back, if it has one, which it keeps for a while yet.
    func shortened(_ clientID: String, _ end: @escaping (StoredClient??) -> Void) {
        read({ $0.clients[clientID] }) { found in
            guard let found, var client = found else { return end(found) }
            client.expiresAt = min(client.expiresAt, self.now.advanced(by: ChatService.lostClientLifetime))
            end(client)
        }
    }

    /// It is written along with its customer's going away only.
    static func lost(_ row: StoredClient?, _ before: ChatHead, _ after: ChatHead) -> [Change] {
        guard let row, before.presence == .present(clientID: row.clientID), after.presence.isAway else { return [] }
        return [.putClient(row)]
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
                self.crossings.append(session)
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
        let finish: Ending<Void> = { result in
            if case .success = result, !forgetting { self.crossings.append(session) }
            end(result)
        }
        let others = sessions.filter {
            let summary = $0.value.summary
            return $0 !== session && $0.user == session.user && summary.hasConnected && !summary.isLeaving
                && !summary.subscriptions.isEmpty
        }
        replace(session, by: others[...], positions) { result in
            switch result {
            case .success(true):
                guard forgetting else { return finish(.success(())) }
                self.enqueue(Commit([.removeClient(clientID: session.clientID)])) { removed in
                    if case .ended = removed { finish(.success(())) } else { finish(.failure(.store)) }
                }
            case .success(false):
                self.customerAway(
                    positions, clientID: session.clientID, isMissed: !forgetting, forgetting: forgetting, finish)
            case .failure(let trouble): finish(.failure(trouble))
            }
        }
    }

    /// Whether one of the others keeps the customer present.
    private func replace(
        _ session: Session, by others: ArraySlice<Session>, _ positions: [(ChatID, Int?)], _ end: @escaping Ending<Bool>
    ) {
        guard let other = others.first else { return end(.success(false)) }
        advanceCursors(positions.map { ($0.0, $0.1 ?? 0) })
        stayPresent(other) { result in
            if case .success(false) = result { return self.replace(session, by: others.dropFirst(), positions, end) }
            end(result)
        }
    }
}

// MARK: - Once a second

extension Node {
    /// A client that is connected here and has not said good-bye anywhere keeps its customer present.
    func stayPresent(_ session: Session, _ end: @escaping Ending<Bool> = { _ in }) {
        isKnown(session) { isKnown in
            guard let isKnown else { return end(.failure(.store)) }
            guard isKnown else {
                self.letGo(session)
                return end(.success(false))
            }
            self.customerPresent(self.row(of: session)) { result in
                switch result {
                case .success: end(.success(true))
                case .failure(.gone):
                    self.letGo(session)
                    end(.success(false))
                case .failure(let trouble): end(.failure(trouble))
                }
            }
        }
    }

    /// Forgets a client that left elsewhere; where its customer is stored as present with it all the same, it is missed.
    func letGo(_ session: Session) {
        remove(session)
        arrivals.add(clientID: session.clientID, user: session.user, at: world.now)
    }

    /// Whether a client has said good-bye nowhere: one that has is without a row.
    private func isKnown(_ session: Session, _ end: @escaping (Bool?) -> Void) {
        guard world.isShared else { return end(true) }
        read({ $0.clients[session.clientID] }) { found in end(found.map { $0 != nil }) }
    }

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
            guard let present = self.session(of: session.clientID), !present.value.summary.isLeaving else { continue }
            stayPresent(present) { result in
                if case .failure = result { self.crossings.append(session) }
            }
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
