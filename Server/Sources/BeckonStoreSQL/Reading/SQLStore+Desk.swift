package import Beckon

/// What the desk lists, its accounts and sign-ins, and what other agent sides are owed.
extension SQLStore {
    package func openChats(limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.open, limit: limit, read: ChatHead.init(from:))
    }

    package func openWork(of account: String, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.work, account.sql, limit: limit, read: ChatHead.init(from:))
    }

    package func openCounts() async throws -> OpenCounts {
        try await first(ChatQuery.openCounts) { row throws(Connection.Failure) in
            OpenCounts(chats: try row.int(OpenCountColumn.chats), callbacks: try row.int(OpenCountColumn.callbacks))
        } ?? OpenCounts(chats: 0, callbacks: 0)
    }

    package func unreadMessages(in chats: [ChatID]) async throws -> [ChatID: Int] {
        let counts = try await all(Request(ChatQuery.unread, rows: chats.map { [$0.sql] })) {
            row throws(Connection.Failure) in
            (ChatID(try row.text(UnreadColumn.chat)), try row.int(UnreadColumn.count))
        }
        return Dictionary(counts) { first, _ in first }.filter { $0.value > 0 }
    }

    package func chatOwners(limit: Int) async throws -> [String] {
        try await all(ChatQuery.owners, limit: limit, read: String.init(only:))
    }

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
        try await all(DeskSessionQuery.users, now.sql, limit: limit, read: String.init(only:))
    }

    package func chatsOwed(to side: AgentSideName, now: Timestamp, limit: Int) async throws -> [ChatHead] {
        let side = StoredAgentSide(side)
        return try await all(
            ChatQuery.owed, side.word.rawValue.sql, (side.source ?? "").sql, now.sql, limit: limit,
            read: ChatHead.init(from:))
    }

    package func openChats(of side: AgentSideName, after: ChatID?, limit: Int) async throws -> [ChatHead] {
        let side = StoredAgentSide(side)
        return try await all(
            ChatQuery.openOfSide, side.word.rawValue.sql, (side.source ?? "").sql, (after?.text ?? "").sql,
            limit: limit, read: ChatHead.init(from:))
    }

    package func agentSidesOwed(limit: Int) async throws -> [AgentSideName] {
        try await all(ChatQuery.owedSides, limit: limit, read: StoredAgentSide.init(from:)).compactMap(\.name)
    }
}
