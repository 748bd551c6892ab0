import Beckon

extension Migration {
    /// The second factors of desk accounts.
    static let secondFactors = Migration(
        35, "secondFactors", sum: 0xc06d_444e_ce5b_0e38,
        sqlite: """
            CREATE TABLE second_factor (
                user_name TEXT NOT NULL PRIMARY KEY,
                secret TEXT NOT NULL,
                last_step INTEGER NOT NULL,
                recovery TEXT NOT NULL,
                set_up_at INTEGER NOT NULL,
                mark TEXT NOT NULL
            ) STRICT, WITHOUT ROWID;
            """,
        postgreSQL: [
            .new(
                """
                CREATE TABLE second_factor (user_name text PRIMARY KEY, secret text NOT NULL, last_step bigint NOT NULL, \
                recovery text NOT NULL, set_up_at bigint NOT NULL, mark text NOT NULL)
                """)
        ])
}
