import Beckon

extension Migration {
    /// What ties sign-ins at the desk to a provider.
    static let deskGrants = Migration(
        37, "deskGrants", .expands, sum: 0x7b71_7320_d382_f23e,
        sqlite: """
            CREATE TABLE desk_grant (
                session TEXT NOT NULL PRIMARY KEY,
                user_name TEXT NOT NULL,
                provider_session TEXT,
                sealed TEXT NOT NULL,
                check_at INTEGER
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX desk_grant_by_user ON desk_grant (user_name);
            CREATE INDEX desk_grant_by_provider ON desk_grant (provider_session) WHERE provider_session IS NOT NULL;
            CREATE INDEX desk_grant_by_check ON desk_grant (check_at) WHERE check_at IS NOT NULL;
            """,
        postgreSQL: [
            .new(
                """
                CREATE TABLE desk_grant (session text PRIMARY KEY, user_name text NOT NULL, provider_session text, \
                sealed text NOT NULL, check_at bigint)
                """),
            .new("CREATE INDEX desk_grant_by_user ON desk_grant (user_name)"),
            .new(
                """
                CREATE INDEX desk_grant_by_provider ON desk_grant (provider_session) \
                WHERE provider_session IS NOT NULL
                """),
            .new("CREATE INDEX desk_grant_by_check ON desk_grant (check_at) WHERE check_at IS NOT NULL"),
        ])
}
