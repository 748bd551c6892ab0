import Beckon

extension Migration {
    /// The only chat that a client reads; such a client has no user.
    static let clientChat = Migration(
        22, "clientChat", sum: 0xe9d6_c898_7971_fe9b,
        sqlite: "ALTER TABLE client ADD COLUMN chat TEXT;",
        postgreSQL: [.changing("client", "ALTER TABLE client ADD COLUMN chat text")])
}
