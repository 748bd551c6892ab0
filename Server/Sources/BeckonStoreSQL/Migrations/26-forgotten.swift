import Beckon

extension Migration {
    /// Devices whose token was called dead, kept for a while so that they can be taken back.
    static let forgotten = Migration(
        26, "forgotten", sum: 0x258c_f458_2663_8dc7,
        sqlite: """
            CREATE TABLE forgotten_device (
                id TEXT PRIMARY KEY NOT NULL,
                type TEXT NOT NULL,
                token TEXT NOT NULL,
                debug INTEGER NOT NULL,
                language TEXT,
                provider_name TEXT,
                registered_at INTEGER NOT NULL,
                customer TEXT,
                registration TEXT,
                owned_since INTEGER,
                delivered_at INTEGER,
                forgotten_at INTEGER NOT NULL,
                cause TEXT NOT NULL
            ) STRICT, WITHOUT ROWID;
            """,
        postgreSQL: [
            .new(
                """
                CREATE TABLE forgotten_device (id \(word) PRIMARY KEY, type text NOT NULL, token text NOT NULL, \
                debug boolean NOT NULL, language text, provider_name text, registered_at bigint NOT NULL, \
                customer \(word), registration \(word), owned_since bigint, delivered_at bigint, \
                forgotten_at bigint NOT NULL, cause text NOT NULL)
                """)
        ])
}
