extension SQLiteSchema {
    /// What a returning client needs: the number of the answer that it acknowledged last, and the chat that it was sent
    /// last.
    static let acknowledged = """
        ALTER TABLE client ADD COLUMN acknowledged INTEGER;
        ALTER TABLE client ADD COLUMN last_sent TEXT;
        """
}
