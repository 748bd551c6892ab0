import Beckon

extension Migration {
    /// The steps that a database has had, and what the program of each node knows.
    static let notedSteps = Migration(
        35, "notedSteps", .expands, sum: 0xbcf4_515e_cc07_32c4,
        sqlite: """
            CREATE TABLE schema_step (
                number INTEGER PRIMARY KEY,
                name TEXT NOT NULL,
                sum TEXT NOT NULL,
                lowest INTEGER NOT NULL
            ) STRICT;
            ALTER TABLE node ADD COLUMN knows INTEGER NOT NULL DEFAULT 0;
            """,
        postgreSQL: [
            .new(
                """
                CREATE TABLE schema_step (number bigint PRIMARY KEY, name text NOT NULL, sum text NOT NULL, \
                lowest bigint NOT NULL)
                """),
            .changing("node", "ALTER TABLE node ADD COLUMN knows bigint NOT NULL DEFAULT 0"),
        ])
}
