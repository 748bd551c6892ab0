import Beckon

extension PostgreSQLSchema {
    /// Whether a stored client has subscribed, or has only made a handshake.
    static let subscribed: [MigrationStep] = [
        .changing("client", "ALTER TABLE client ADD COLUMN subscribed boolean NOT NULL DEFAULT true")
    ]
}
