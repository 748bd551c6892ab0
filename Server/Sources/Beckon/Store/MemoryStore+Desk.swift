extension MemoryTables {
    mutating func replacePasswordHash(of user: String, _ old: String, with new: String) {
        if accounts[user]?.passwordHash == old { accounts[user]?.passwordHash = new }
    }

    mutating func removeAccount(_ user: String) {
        accounts[user] = nil
        secondFactors[user] = nil
        endDeskSessions(of: user)
    }

    mutating func put(_ factor: SecondFactor, after mark: String?) {
        guard accounts[factor.user] != nil, secondFactors[factor.user]?.mark == mark else { return }
        secondFactors[factor.user] = factor
    }

    mutating func begin(_ session: DeskSession, passwordHash: String, factor: String?) {
        guard accounts[session.user]?.passwordHash == passwordHash, deskSessions[session.id] == nil,
            factor == nil || secondFactors[session.user]?.mark == factor
        else { return }
        deskSessions[session.id] = session
        let all = deskSessions.values.filter { $0.user == session.user }
            .sorted { ($0.beganAt, $0.id) > ($1.beganAt, $1.id) }
        for old in all.dropFirst(DeskSession.perAccount) { (deskSessions[old.id], grants[old.id]) = (nil, nil) }
    }

    mutating func prolongDeskSession(_ id: String, idleEnd: Timestamp) {
        guard let session = deskSessions[id] else { return }
        deskSessions[id]?.idleEnd = min(session.endsAt, max(session.idleEnd, idleEnd))
    }

    mutating func endDeskSessions(of user: String) {
        for session in deskSessions.values where session.user == user {
            (deskSessions[session.id], grants[session.id]) = (nil, nil)
        }
    }
}

/// What the desk lists, its accounts and sign-ins, and what other agent sides are owed, in memory.
extension MemoryStore {
    package func openChats(limit: Int) async throws -> [ChatHead] { try await oldest(limit) { $0.isOpenOfDesk } }

    package func unreadMessages(in chats: [ChatID]) async throws -> [ChatID: Int] {
        try await read { tables in
            chats.reduce(into: [:]) { counts, chat in
                let cursor = tables.chats[chat].map { max($0.side.cursor, $0.lastPosition - unreadWindow) } ?? .max
                let count = tables.events[chat, default: []].count {
                    $0.position > cursor && $0.kind == .messageText && $0.party == .client
                }
                if count > 0 { counts[chat] = min(count, unreadLimit) }
            }
        }
    }

    package func openWork(of account: String, limit: Int) async throws -> [ChatHead] {
        func rank(_ head: ChatHead) -> Int {
            if head.life.state == .active { return head.takenBy?.account == account ? 0 : 2 }
            return head.customer.waitingSince != nil ? 1 : 3
        }
        return try await chats(limit, where: { $0.isOpenOfDesk }) { left, right in
            let times = (
                left.customer.waitingSince ?? left.life.startedAt, right.customer.waitingSince ?? right.life.startedAt
            )
            return (rank(left), times.0, left.id.text) < (rank(right), times.1, right.id.text)
        }
    }

    package func openCounts() async throws -> OpenCounts {
        try await read { tables in
            OpenCounts(
                chats: tables.chats.values.count { $0.isOpenOfDesk },
                callbacks: tables.callbacks.values.count { $0.state != .completed })
        }
    }

    package func chatsOwed(to side: AgentSideName, now: Timestamp, limit: Int) async throws -> [ChatHead] {
        let isOwed: (ChatHead) -> Bool = { head in
            head.side.name == side && (head.side.ledger?.due).map { $0 <= now } ?? false
        }
        return try await chats(limit, where: isOwed) {
            ($0.side.ledger?.due ?? now, $0.id.text) < ($1.side.ledger?.due ?? now, $1.id.text)
        }
    }

    package func openChats(of side: AgentSideName, after: ChatID?, limit: Int) async throws -> [ChatHead] {
        try answer()
        let isOpen: (ChatHead) -> Bool = {
            $0.life.state != .ended && side != .desk && $0.side.name == side && after?.text ?? "" < $0.id.text
        }
        return try await chats(limit, where: isOpen) { $0.id.text < $1.id.text }
    }

    package func figures(at now: Timestamp) async throws -> StoreFigures {
        try answer()
        return try await read { $0.figures(at: now) }
    }

    package func agentSidesOwed(limit: Int) async throws -> [AgentSideName] {
        let owed = try await read { $0.chats.values.filter { $0.side.ledger?.due != nil } }
        return Array(Set(owed.map(\.side.name)).prefix(max(0, limit)))
    }

    package func account(_ user: String) async throws -> DeskAccount? { try await read { $0.accounts[user] } }

    package func accounts(limit: Int) async throws -> [DeskAccount] {
        try await read { Array($0.accounts.values.sorted { $0.user < $1.user }.prefix(max(0, limit))) }
    }

    package func deskSession(_ id: String) async throws -> DeskSession? { try await read { $0.deskSessions[id] } }

    package func grant(of session: String) async throws -> DeskGrant? { try await read { $0.grants[session] } }

    package func grantsDue(now: Timestamp, limit: Int) async throws -> [DeskGrant] {
        let due = try await read { tables in
            tables.grants.values.compactMap { grant in
                grant.checkAt.flatMap { $0 <= now ? (at: $0, grant: grant) : nil }
            }
        }
        let first = due.sorted { ($0.at, $0.grant.session) < ($1.at, $1.grant.session) }.prefix(max(0, limit))
        return first.map(\.grant)
    }

    package func deskSessions(ofProvider session: String, limit: Int) async throws -> [DeskSession] {
        let found = try await read { tables in
            tables.grants.values.filter { $0.providerSession == session }.compactMap { tables.deskSessions[$0.session] }
        }
        return Array(found.sorted { $0.id < $1.id }.prefix(max(0, limit)))
    }

    package func deskSessions(of user: String, at now: Timestamp) async throws -> [DeskSession] {
        let all = try await read { $0.deskSessions.values.filter { $0.user == user && $0.idleEnd > now } }
        return all.sorted { ($0.beganAt, $0.id) > ($1.beganAt, $1.id) }
    }

    package func secondFactor(of user: String) async throws -> SecondFactor? {
        try await read { $0.secondFactors[user] }
    }

    package func signedInUsers(at now: Timestamp, limit: Int) async throws -> [String] {
        let users = try await read { Set($0.deskSessions.values.filter { $0.idleEnd > now }.map(\.user)) }
        return Array(users.sorted().prefix(max(0, limit)))
    }

    package func chatOwners(limit: Int) async throws -> [String] {
        let owners = try await read { tables in
            Set(
                tables.chats.values.filter { $0.life.state == .active && $0.side.name == .desk }
                    .compactMap { $0.side.agents.first?.account })
        }
        return Array(owners.sorted().prefix(max(0, limit)))
    }
}

extension MemoryTables {
    fileprivate func figures(at now: Timestamp) -> StoreFigures {
        var figures = StoreFigures()
        figures.chats =
            chats.values.filter { $0.life.state != .ended }.map {
                StoreFigures.Group($0.serviceName, $0.life.state.rawValue, count: 1, since: $0.customer.waitingSince)
            }.joined
        figures.callbacks =
            callbacks.values.filter { $0.state != .completed }.map {
                StoreFigures.Group($0.serviceName, StoredStep($0.step).word.rawValue, count: 1, since: $0.createdAt)
            }.joined
        figures.pushes =
            owed.map {
                StoreFigures.Group($0.route.kind.rawValue, count: 1, since: $0.push.waitingSince)
            }.joined
        figures.agentSides =
            chats.values.compactMap { head in
                head.side.ledger?.due.map { due in
                    let first = events[head.id]?.dropFirst(head.side.cursor).first
                    return StoreFigures.Group(head.side.name.word, count: 1, since: first?.at ?? due)
                }
            }.joined
        let signIns = deskSessions.values.filter { $0.idleEnd > now }
        (figures.signIns, figures.agents) = (signIns.count, Set(signIns.map(\.user)).count)
        return figures
    }
}

extension ChatHead {
    /// Whether it is an open chat of the built-in desk.
    fileprivate var isOpenOfDesk: Bool { life.state != .ended && side.name == .desk }
}
