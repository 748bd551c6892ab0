extension SQLiteSchema {
    /// What a chat owes its agent side, and when it is due.
    static let agentLedgers = """
        ALTER TABLE chat ADD COLUMN agent_ledger TEXT;
        ALTER TABLE chat ADD COLUMN agent_due INTEGER;
        CREATE INDEX chat_agent_due ON chat (agent_side, ifnull(agent_source, ''), agent_due, id) \
        WHERE agent_due IS NOT NULL;
        """
}
