package import Beckon

/// Desk accounts and their sign-ins.
extension SQLiteStore {
    package func account(_ user: String) async throws -> DeskAccount? {
        try await first(AccountQuery.byUser, user.sql) { try DeskAccount(from: $0) }
    }

    package func accounts(limit: Int) async throws -> [DeskAccount] {
        try await all(AccountQuery.all, limit: limit) { try DeskAccount(from: $0) }
    }

    package func deskSession(_ id: String) async throws -> DeskSession? {
        try await first(DeskSessionQuery.byID, id.sql) { try DeskSession(from: $0) }
    }

    package func signedInUsers(at now: Timestamp, limit: Int) async throws -> [String] {
        try await all(DeskSessionQuery.users, now.sql, limit: limit) { try $0.text(OnlyColumn.value) }
    }

    package func chatOwners(limit: Int) async throws -> [String] {
        try await all(ChatQuery.owners, limit: limit) { try $0.text(OnlyColumn.value) }
    }
}
