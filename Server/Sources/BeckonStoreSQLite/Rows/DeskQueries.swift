import Beckon

/// Statements about desk accounts.
enum AccountQuery {
    private static let table = Table("account", of: AccountColumn.self)

    static let byUser = "\(table.select) WHERE user = ?"
    static let all = "\(table.select) ORDER BY user LIMIT ?"
    static let put = table.put(key: .user)
    static let replaceHash = "UPDATE account SET password_hash = ?3 WHERE user = ?1 AND password_hash = ?2"
    static let remove = "DELETE FROM account WHERE user = ?"
}

/// Statements about sign-ins at the desk.
enum DeskSessionQuery {
    private static let table = Table("desk_session", of: DeskSessionColumn.self)

    static let byID = "\(table.select) WHERE id = ?"
    static let users = "SELECT DISTINCT user FROM desk_session WHERE idle_end > ? ORDER BY user LIMIT ?"
    static let begin = """
        INSERT INTO desk_session (\(DeskSessionColumn.list)) SELECT ?1, ?2, ?3, ?4, ?5 \
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
