extension SQLiteSchema {
    /// The only chat that a client reads; such a client has no user.
    static let clientChat = "ALTER TABLE client ADD COLUMN chat TEXT;"
}
