extension SQLiteSchema {
    /// Whether a stored client has subscribed, or has only made a handshake.
    static let subscribed = "ALTER TABLE client ADD COLUMN subscribed INTEGER NOT NULL DEFAULT 1"
}
