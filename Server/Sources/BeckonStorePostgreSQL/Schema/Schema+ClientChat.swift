import Beckon

extension PostgreSQLSchema {
    /// The only chat that a client reads; such a client has no user.
    static let clientChat: [MigrationStep] = [.changing("client", "ALTER TABLE client ADD COLUMN chat text")]
}
