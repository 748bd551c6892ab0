import Beckon

/// Statements about desk accounts.
package enum AccountQuery {
    private static let table = Table("account", of: AccountColumn.self)

    static let byUser = Statement("\(table.select) WHERE name = $1", .text)
    static let all = Statement("\(table.select) ORDER BY name COLLATE \"C\" LIMIT $1", .bigint)
    static let put = table.put(key: .name)
    static let replaceHash = Statement(
        "UPDATE account SET password_hash = $3 WHERE name = $1 AND password_hash = $2", .text, .text, .text)
    static let remove = Statement("DELETE FROM account WHERE name = $1", .text)
}

/// Statements about sign-ins at the desk.
package enum DeskSessionQuery {
    private static let table = Table("desk_session", of: DeskSessionColumn.self)

    static let byID = Statement("\(table.select) WHERE id = $1", .text)
    static let users = Statement(
        """
        SELECT user_name FROM desk_session WHERE idle_end > $1 GROUP BY user_name \
        ORDER BY user_name COLLATE "C" LIMIT $2
        """, .bigint, .bigint)
    static let begin = Statement(
        """
        INSERT INTO desk_session (\(table.names)) SELECT $1, $2, $3, $4, $5 \
        WHERE EXISTS (SELECT 1 FROM account WHERE name = $2 AND password_hash = $6) ON CONFLICT (id) DO NOTHING
        """, .text, .text, .bigint, .bigint, .bigint, .text)
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
}
