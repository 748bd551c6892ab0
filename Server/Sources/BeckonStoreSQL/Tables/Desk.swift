package import Beckon

/// Statements about desk accounts.
enum AccountQuery {
    private static let table = Table("account", of: AccountColumn.self)

    static let byUser = Statement("\(table.select) WHERE name = $1", .text)
    static let all = Statement("\(table.select) ORDER BY name COLLATE \"C\" LIMIT $1", .bigint)
    static let put = table.put(key: .name)
    static let replaceHash = Statement(
        "UPDATE account SET password_hash = $3 WHERE name = $1 AND password_hash = $2", .text, .text, .text)
    static let remove = Statement("DELETE FROM account WHERE name = $1", .text)
}

/// Statements about sign-ins at the desk.
enum DeskSessionQuery {
    private static let table = Table("desk_session", of: DeskSessionColumn.self)

    static let byID = Statement("\(table.select) WHERE id = $1", .text)
    static let withAccount = Statement(
        """
        SELECT \(DeskSessionColumn.allCases.list(of: "desk_session")), \(AccountColumn.allCases.list(of: "account")) \
        FROM desk_session JOIN account ON account.name = desk_session.user_name WHERE desk_session.id = $1
        """, .text)
    static let ofUser = Statement(
        "\(table.select) WHERE user_name = $1 AND idle_end > $2 ORDER BY began_at DESC, id DESC LIMIT $3", .text,
        .bigint, .bigint)
    static let users = Statement(
        """
        SELECT user_name FROM desk_session WHERE idle_end > $1 GROUP BY user_name \
        ORDER BY user_name COLLATE "C" LIMIT $2
        """, .bigint, .bigint)
    static let begin = Statement(
        """
        INSERT INTO desk_session (\(table.names)) SELECT \(table.places) \
        WHERE EXISTS (SELECT 1 FROM account WHERE name = $2 AND password_hash = $7) \
        AND ($8 IS NULL OR EXISTS (SELECT 1 FROM second_factor WHERE user_name = $2 AND mark = $8)) \
        ON CONFLICT (id) DO NOTHING
        """, row: table.types + [.text, .text])
    private static func endOldest(_ skipping: String) -> String {
        """
        DELETE FROM desk_session WHERE id IN (SELECT id FROM desk_session WHERE user_name = $1 \
        ORDER BY began_at DESC, id DESC \(skipping) \(DeskSession.perAccount))
        """
    }
    static let endOldest = Statement(endOldest("OFFSET"), sqlite: endOldest("LIMIT -1 OFFSET"), .text)
    static let prolong = Statement(
        "UPDATE desk_session SET idle_end = least(ends_at, greatest(idle_end, $2)) WHERE id = $1", .text, .bigint)
    static let end = Statement("DELETE FROM desk_session WHERE id = $1", .text)
    static let endAll = Statement("DELETE FROM desk_session WHERE user_name = $1", .text)
    static let removeExpired = Statement("DELETE FROM desk_session WHERE idle_end < $1", .bigint)
    static let ofProvider = Statement(
        """
        \(table.select) WHERE id IN (SELECT session FROM desk_grant WHERE provider_session = $1) \
        ORDER BY id COLLATE "C" LIMIT $2
        """, .text, .bigint)
}

/// Statements about what ties sign-ins to a provider.
///
/// The row of a sign-in that has ended by itself counts no more, and is removed with the next cleaning.
enum DeskGrantQuery {
    private static let table = Table("desk_grant", of: DeskGrantColumn.self)
    private static let hasSignIn = "EXISTS (SELECT 1 FROM desk_session WHERE id = $1)"

    static let ofSession = Statement("\(table.select) WHERE session = $1 AND \(hasSignIn)", .text)
    static let due = Statement(
        """
        \(table.select) WHERE check_at <= $1 ORDER BY check_at, session COLLATE "C" LIMIT $2
        """, .bigint, .bigint)
    static let put = Statement(
        """
        INSERT INTO desk_grant (\(table.names)) SELECT $1, $2, $3, $4, $5 \
        WHERE \(hasSignIn) ON CONFLICT (session) DO UPDATE SET \
        sealed = excluded.sealed, check_at = excluded.check_at
        """, .text, .text, .text, .text, .bigint)
    static let move = Statement(
        "UPDATE desk_grant SET check_at = $3 WHERE session = $1 AND check_at = $2", .text, .bigint, .bigint)
    static let remove = Statement("DELETE FROM desk_grant WHERE session = $1", .text)
    static let removeOfUser = Statement("DELETE FROM desk_grant WHERE user_name = $1", .text)
    static let removeUnused = Statement(
        """
        DELETE FROM desk_grant \
        WHERE NOT EXISTS (SELECT 1 FROM desk_session WHERE desk_session.id = desk_grant.session)
        """)
}

/// Statements about the second factors of accounts.
enum SecondFactorQuery {
    private static let table = Table("second_factor", of: SecondFactorColumn.self)

    static let byUser = Statement("\(table.select) WHERE user_name = $1", .text)
    static let begin = Statement(
        """
        INSERT INTO second_factor (\(table.names)) SELECT \(table.places) \
        WHERE EXISTS (SELECT 1 FROM account WHERE name = $1) ON CONFLICT (user_name) DO NOTHING
        """, row: table.types)
    /// Waits for another change of the row, which makes the mark another one.
    static let replace = Statement(
        """
        UPDATE second_factor SET secret = $2, last_step = $3, recovery = $4, set_up_at = $5, mark = $6 \
        WHERE user_name = $1 AND mark = $7
        """, row: table.types + [.text])
    static let remove = Statement("DELETE FROM second_factor WHERE user_name = $1", .text)
}

extension Change {
    /// The requests of a change of desk accounts, second factors or sign-ins; nil for other changes.
    var requestsOfDesk: [BoundStatement]? {
        switch self {
        case .putAccount(let account): [BoundStatement(AccountQuery.put, values: account.values)]
        case .replacePasswordHash(let user, let old, let new):
            [BoundStatement(AccountQuery.replaceHash, user.sql, old.sql, new.sql)]
        case .removeAccount(let user):
            [
                BoundStatement(AccountQuery.remove, user.sql), BoundStatement(DeskSessionQuery.endAll, user.sql),
                BoundStatement(DeskGrantQuery.removeOfUser, user.sql),
                BoundStatement(SecondFactorQuery.remove, user.sql),
            ]
        case .putSecondFactor(let factor, let mark?):
            [BoundStatement(SecondFactorQuery.replace, values: factor.values + [mark.sql])]
        case .putSecondFactor(let factor, nil): [BoundStatement(SecondFactorQuery.begin, values: factor.values)]
        case .removeSecondFactor(let user): [BoundStatement(SecondFactorQuery.remove, user.sql)]
        case .beginDeskSession(let session, let hash, let factor):
            [
                BoundStatement(DeskSessionQuery.begin, values: session.values + [hash.sql, factor.sql]),
                BoundStatement(DeskSessionQuery.endOldest, session.user.sql),
            ]
        case .prolongDeskSession(let id, let time): [BoundStatement(DeskSessionQuery.prolong, id.sql, time.sql)]
        case .endDeskSession(let id):
            [BoundStatement(DeskSessionQuery.end, id.sql), BoundStatement(DeskGrantQuery.remove, id.sql)]
        case .endDeskSessions(let user):
            [
                BoundStatement(DeskSessionQuery.endAll, user.sql),
                BoundStatement(DeskGrantQuery.removeOfUser, user.sql),
            ]
        case .putGrant(let grant): [BoundStatement(DeskGrantQuery.put, values: grant.values)]
        case .moveCheck(let id, let old, let new):
            [BoundStatement(DeskGrantQuery.move, id.sql, old.sql, new.sql)]
        default: nil
        }
    }
}

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
            OpenCounts(chats: try row.int(.first), callbacks: try row.int(.second))
        } ?? OpenCounts(chats: 0, callbacks: 0)
    }

    package func unreadMessages(in chats: [ChatID]) async throws -> [ChatID: Int] {
        let counts = try await all(BoundStatement(ChatQuery.unread, rows: chats.map { [$0.sql] })) {
            row throws(Connection.Failure) in
            (ChatID(try row.text(.first)), try row.int(.second))
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

    package func signIn(_ id: String) async throws -> (session: DeskSession, account: DeskAccount)? {
        try await first(DeskSessionQuery.withAccount, id.sql) { row throws(Connection.Failure) in
            (
                session: try DeskSession(from: row),
                account: try DeskAccount(from: row.after(DeskSessionColumn.secondFactor))
            )
        }
    }

    package func grant(of session: String) async throws -> DeskGrant? {
        try await first(DeskGrantQuery.ofSession, session.sql, read: DeskGrant.init(from:))
    }

    package func grantsDue(now: Timestamp, limit: Int) async throws -> [DeskGrant] {
        try await all(DeskGrantQuery.due, now.sql, limit: limit, read: DeskGrant.init(from:))
    }

    package func deskSessions(ofProvider session: String, limit: Int) async throws -> [DeskSession] {
        try await all(DeskSessionQuery.ofProvider, session.sql, limit: limit, read: DeskSession.init(from:))
    }

    package func deskSessions(of user: String, at now: Timestamp) async throws -> [DeskSession] {
        try await all(
            DeskSessionQuery.ofUser, user.sql, now.sql, limit: DeskSession.perAccount,
            read: DeskSession.init(from:))
    }

    package func secondFactor(of user: String) async throws -> SecondFactor? {
        try await first(SecondFactorQuery.byUser, user.sql, read: SecondFactor.init(from:))
    }

    package func signedInUsers(at now: Timestamp, limit: Int) async throws -> [String] {
        try await all(DeskSessionQuery.users, now.sql, limit: limit, read: String.init(only:))
    }

    package func chatsOwed(to side: AgentSideName, now: Timestamp, limit: Int) async throws -> [ChatHead] {
        let side = side.stored
        return try await all(
            ChatQuery.owed, side.word.rawValue.sql, (side.source ?? "").sql, now.sql, limit: limit,
            read: ChatHead.init(from:))
    }

    package func openChats(of side: AgentSideName, after: ChatID?, limit: Int) async throws -> [ChatHead] {
        let side = side.stored
        return try await all(
            ChatQuery.openOfSide, side.word.rawValue.sql, (side.source ?? "").sql, (after?.text ?? "").sql,
            limit: limit, read: ChatHead.init(from:))
    }

    package func agentSidesOwed(limit: Int) async throws -> [AgentSideName] {
        try await all(ChatQuery.owedSides, limit: limit) { row throws(Connection.Failure) in
            AgentSideName(stored: try row.word(.first), source: try row.text(.second))
        }.compactMap(\.self)
    }
}
