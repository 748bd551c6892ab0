import Beckon

/// Statements about desk accounts.
enum AccountQuery {
    static let byUser = "SELECT user, nickname, role, password_hash FROM account WHERE user = ?"
    static let all = "SELECT user, nickname, role, password_hash FROM account ORDER BY user LIMIT ?"
    static let put = """
        INSERT INTO account (user, nickname, role, password_hash) VALUES (?, ?, ?, ?) \
        ON CONFLICT (user) DO UPDATE SET nickname = excluded.nickname, role = excluded.role, \
        password_hash = excluded.password_hash
        """
    static let replaceHash = "UPDATE account SET password_hash = ?3 WHERE user = ?1 AND password_hash = ?2"
    static let remove = "DELETE FROM account WHERE user = ?"
}

/// Statements about sign-ins at the desk.
enum DeskSessionQuery {
    static let byID = "SELECT id, user, began_at, ends_at, idle_end FROM desk_session WHERE id = ?"
    static let begin = """
        INSERT INTO desk_session (id, user, began_at, ends_at, idle_end) SELECT ?1, ?2, ?3, ?4, ?5 \
        WHERE EXISTS (SELECT 1 FROM account WHERE user = ?2 AND password_hash = ?6) ON CONFLICT (id) DO NOTHING
        """
    static let endOldest = """
        DELETE FROM desk_session WHERE id IN (SELECT id FROM desk_session WHERE user = ? \
        ORDER BY began_at DESC, id DESC LIMIT -1 OFFSET \(DeskSession.perAccount))
        """
    static let prolong = "UPDATE desk_session SET idle_end = min(ends_at, max(idle_end, ?2)) WHERE id = ?1"
    static let end = "DELETE FROM desk_session WHERE id = ?"
    static let endAll = "DELETE FROM desk_session WHERE user = ?"
    static let removeExpired = "DELETE FROM desk_session WHERE idle_end < ?"
}

extension DeskAccount {
    init(from row: inout RowReader) throws {
        self.init(
            user: try row.text(), nickname: try row.text(), role: try row.word(), passwordHash: try row.text())
    }

    var values: [SQLValue] { [user.sql, nickname.sql, role.sql, passwordHash.sql] }
}

extension DeskSession {
    init(from row: inout RowReader) throws {
        self.init(
            id: try row.text(), user: try row.text(), beganAt: try row.time(), endsAt: try row.time(),
            idleEnd: try row.time())
    }

    var values: [SQLValue] { [id.sql, user.sql, beganAt.sql, endsAt.sql, idleEnd.sql] }
}
