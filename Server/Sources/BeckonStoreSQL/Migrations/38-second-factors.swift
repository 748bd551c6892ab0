import Beckon

extension Migration {
    /// The second factors of desk accounts, and whether a sign-in proved one.
    static let secondFactors = Migration(
        38, "secondFactors", .expands, sum: 0x6540_802e_ef15_335e,
        sqlite: """
            CREATE TABLE second_factor (
                user_name TEXT NOT NULL PRIMARY KEY,
                secret TEXT NOT NULL,
                last_step INTEGER NOT NULL,
                recovery TEXT NOT NULL,
                set_up_at INTEGER NOT NULL,
                mark TEXT NOT NULL
            ) STRICT, WITHOUT ROWID;
            ALTER TABLE desk_session ADD COLUMN second_factor INTEGER NOT NULL DEFAULT 0;
            """,
        postgreSQL: [
            .new(
                """
                CREATE TABLE second_factor (user_name text PRIMARY KEY, secret text NOT NULL, last_step bigint NOT NULL, \
                recovery text NOT NULL, set_up_at bigint NOT NULL, mark text NOT NULL)
                """),
            .changing(
                "desk_session", "ALTER TABLE desk_session ADD COLUMN second_factor boolean NOT NULL DEFAULT false"),
        ])
}
