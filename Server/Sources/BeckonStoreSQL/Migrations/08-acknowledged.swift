import Beckon

extension Migration {
    /// What a returning client needs: the number of the answer that it acknowledged last, and the chat that it was sent
    /// last.
    static let acknowledged = Migration(
        8, "acknowledged", sum: 0x0b36_29a8_6188_696c,
        sqlite: """
            ALTER TABLE client ADD COLUMN acknowledged INTEGER;
            ALTER TABLE client ADD COLUMN last_sent TEXT;
            """,
        postgreSQL: [
            .changing("client", "ALTER TABLE client ADD COLUMN acknowledged bigint"),
            .changing("client", "ALTER TABLE client ADD COLUMN last_sent text"),
        ])
}
