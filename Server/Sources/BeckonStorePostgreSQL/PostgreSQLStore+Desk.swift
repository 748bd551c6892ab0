package import Beckon

/// Desk accounts and their sign-ins.
extension PostgreSQLStore {
    package func account(_ user: String) async throws -> DeskAccount? {
        try await first(AccountQuery.byUser, user.sql, read: DeskAccount.init(from:))
    }

    package func accounts(limit: Int) async throws -> [DeskAccount] {
        try await all(AccountQuery.all, limit: limit, read: DeskAccount.init(from:))
    }

    package func deskSession(_ id: String) async throws -> DeskSession? {
        try await first(DeskSessionQuery.byID, id.sql, read: DeskSession.init(from:))
    }

    package func signedInUsers(at now: Timestamp, limit: Int) async throws -> [String] {
        try await all(DeskSessionQuery.users, now.sql, limit: limit) {
            row throws(ConnectionFailure) in try row.text(OnlyColumn.value)
        }
    }

    package func chatOwners(limit: Int) async throws -> [String] {
        try await all(ChatQuery.owners, limit: limit) {
            row throws(ConnectionFailure) in try row.text(OnlyColumn.value)
        }
    }
}
