import Beckon

extension PostgreSQLSchema {
    /// What a returning client needs: the number of the answer that it acknowledged last, and the chat that it was sent
    /// last.
    static let acknowledged: [MigrationStep] = [
        .changing("client", "ALTER TABLE client ADD COLUMN acknowledged bigint"),
        .changing("client", "ALTER TABLE client ADD COLUMN last_sent text"),
    ]
}
