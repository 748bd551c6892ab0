extension SQLiteSchema {
    /// What agent sides that are delivered to are owed of a chat, and when.
    static let agentLedgers = """
        ALTER TABLE chat ADD COLUMN agent_ledger TEXT;
        ALTER TABLE chat ADD COLUMN agent_due INTEGER;
        CREATE INDEX chat_agent_due ON chat (agent_side, ifnull(agent_source, ''), agent_due, id) \
        WHERE agent_due IS NOT NULL;
        """
}
