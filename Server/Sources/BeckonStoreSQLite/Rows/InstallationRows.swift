import Beckon

/// Statements about desk accounts.
enum AccountQuery {
    static let all = "SELECT user, nickname, role, password_hash FROM account ORDER BY user LIMIT ?"
    static let byUser = "SELECT user, nickname, role, password_hash FROM account WHERE user = ?"
    static let put = """
        INSERT INTO account (user, nickname, role, password_hash) VALUES (?, ?, ?, ?) \
        ON CONFLICT (user) DO UPDATE SET nickname = excluded.nickname, role = excluded.role, \
        password_hash = excluded.password_hash
        """
}

/// Statements about the named marks of an installation.
enum SettingQuery {
    static let byName = "SELECT value FROM setting WHERE name = ?"
    static let put = """
        INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
        """
    static let keep = "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
}

/// Statements about nodes.
enum NodeQuery {
    static let all = "SELECT id, name, lease_until FROM node ORDER BY id"
    static let put = """
        INSERT INTO node (id, name, lease_until) VALUES (?, ?, ?) \
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, lease_until = excluded.lease_until
        """
    static let renew = "UPDATE node SET lease_until = ? WHERE id = ?"
    static let remove = "DELETE FROM node WHERE id = ?1 AND lease_until = coalesce(?2, lease_until)"
}

extension DeskAccount {
    init(from row: inout RowReader) throws {
        self.init(
            user: try row.text(), nickname: try row.text(), role: try row.word(), passwordHash: try row.text())
    }

    var values: [SQLValue] { [user.sql, nickname.sql, role.sql, passwordHash.sql] }
}

extension NodeRecord {
    init(from row: inout RowReader) throws {
        self.init(id: NodeID(try row.text()), name: try row.text(), leaseUntil: try row.time())
    }

    var values: [SQLValue] { [id.sql, name.sql, leaseUntil.sql] }
}
