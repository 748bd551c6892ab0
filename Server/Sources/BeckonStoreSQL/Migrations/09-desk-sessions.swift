import Beckon

extension Migration {
    /// Valid sign-ins at the desk, by the hash of their token.
    static let deskSessions = Migration(
        9, "deskSessions", sum: 0xc29b_e306_1380_f4cd,
        sqlite: """
            CREATE TABLE desk_session (
                id TEXT NOT NULL PRIMARY KEY,
                user TEXT NOT NULL,
                began_at INTEGER NOT NULL,
                ends_at INTEGER NOT NULL,
                idle_end INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX desk_session_by_user ON desk_session (user, began_at, id);
            CREATE INDEX desk_session_by_end ON desk_session (idle_end);
            """,
        postgreSQL: [
            .new(
                """
                CREATE TABLE desk_session (id text PRIMARY KEY, user_name text NOT NULL, began_at bigint NOT NULL, \
                ends_at bigint NOT NULL, idle_end bigint NOT NULL)
                """),
            .new("CREATE INDEX desk_session_by_user ON desk_session (user_name, began_at, id)"),
            .new("CREATE INDEX desk_session_by_end ON desk_session (idle_end)"),
        ])
}
