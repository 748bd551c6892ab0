import Synchronization

/// Desk accounts and their sign-ins in memory.
extension MemoryTables {
    mutating func replacePasswordHash(of user: String, _ old: String, with new: String) {
        if accounts[user]?.passwordHash == old { accounts[user]?.passwordHash = new }
    }

    mutating func removeAccount(_ user: String) {
        accounts[user] = nil
        endDeskSessions(of: user)
    }

    mutating func begin(_ session: DeskSession, passwordHash: String) {
        guard accounts[session.user]?.passwordHash == passwordHash, deskSessions[session.id] == nil else { return }
        deskSessions[session.id] = session
        let all = deskSessions.values.filter { $0.user == session.user }
            .sorted { ($0.beganAt, $0.id) > ($1.beganAt, $1.id) }
        for old in all.dropFirst(DeskSession.perAccount) { deskSessions[old.id] = nil }
    }

    mutating func prolongDeskSession(_ id: String, idleEnd: Timestamp) {
        guard let session = deskSessions[id] else { return }
        deskSessions[id]?.idleEnd = min(session.endsAt, max(session.idleEnd, idleEnd))
    }

    mutating func endDeskSessions(of user: String) {
        for session in deskSessions.values where session.user == user { deskSessions[session.id] = nil }
    }
}

extension MemoryStore {
    package func account(_ user: String) async throws -> DeskAccount? { state.withLock { $0.accounts[user] } }

    package func accounts(limit: Int) async throws -> [DeskAccount] {
        state.withLock { Array($0.accounts.values.sorted { $0.user < $1.user }.prefix(max(0, limit))) }
    }

    package func deskSession(_ id: String) async throws -> DeskSession? { state.withLock { $0.deskSessions[id] } }

    package func signedInUsers(at now: Timestamp, limit: Int) async throws -> [String] {
        let users = state.withLock { Set($0.deskSessions.values.filter { $0.idleEnd > now }.map(\.user)) }
        return Array(users.sorted().prefix(max(0, limit)))
    }

    package func chatOwners(limit: Int) async throws -> [String] {
        let owners = state.withLock { tables in
            Set(
                tables.chats.values.filter { $0.state == .active && $0.agentSide == .desk }
                    .compactMap { $0.agents.first?.account })
        }
        return Array(owners.sorted().prefix(max(0, limit)))
    }
}
