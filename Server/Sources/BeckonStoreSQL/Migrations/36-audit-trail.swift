extension Migration {
    /// Who did what: one chain of rows, each with the hash of the row before it.
    static let auditTrail = Migration(
        36, "auditTrail", .expands, sum: 0x29d4_91c8_2ccf_a740,
        sqlite: """
            CREATE TABLE audit_trail (
                number INTEGER PRIMARY KEY NOT NULL,
                at INTEGER NOT NULL,
                account TEXT NOT NULL,
                role TEXT NOT NULL,
                address TEXT NOT NULL,
                act TEXT NOT NULL,
                subject TEXT NOT NULL,
                previous TEXT NOT NULL,
                hash TEXT NOT NULL,
                once TEXT
            ) STRICT;
            CREATE UNIQUE INDEX audit_trail_once ON audit_trail (once) WHERE once IS NOT NULL;
            """,
        postgreSQL: [
            .new(
                """
                CREATE TABLE audit_trail (number bigint PRIMARY KEY, at bigint NOT NULL, account text NOT NULL, \
                role \(word) NOT NULL, address \(word) NOT NULL, act \(word) NOT NULL, subject text NOT NULL, \
                previous \(word) NOT NULL, hash \(word) NOT NULL, once text)
                """),
            .new("CREATE UNIQUE INDEX audit_trail_once ON audit_trail (once) WHERE once IS NOT NULL"),
        ])
}
