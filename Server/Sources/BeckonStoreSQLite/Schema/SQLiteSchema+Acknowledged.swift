extension SQLiteSchema {
    /// What a client that comes back has to be met with: how far it had acknowledged, and what it was sent last.
    static let acknowledged = """
        ALTER TABLE client ADD COLUMN acknowledged INTEGER;
        ALTER TABLE client ADD COLUMN last_sent TEXT;
        """
}
