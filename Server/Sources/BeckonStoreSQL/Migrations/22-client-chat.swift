import Beckon

extension Migration {
    /// The only chat that a client reads; such a client has no user.
    static let clientChat = Migration(
        22, "clientChat",
        sqlite: "ALTER TABLE client ADD COLUMN chat TEXT;",
        postgreSQL: [.changing("client", "ALTER TABLE client ADD COLUMN chat text")])
}
