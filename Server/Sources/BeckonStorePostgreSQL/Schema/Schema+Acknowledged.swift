import Beckon

extension PostgreSQLSchema {
    /// What a client that comes back has to be met with: how far it had acknowledged, and what it was sent last.
    static let acknowledged: [MigrationStep] = [
        .changing("client", "ALTER TABLE client ADD COLUMN acknowledged bigint"),
        .changing("client", "ALTER TABLE client ADD COLUMN last_sent text"),
    ]
}
