import Beckon

extension Migration {
    /// What a chat owes its agent side, and when it is due.
    static let agentLedgers = Migration(
        14, "agentLedgers", sum: 0x8bb4_a16e_0e28_84e3,
        sqlite: """
            ALTER TABLE chat ADD COLUMN agent_ledger TEXT;
            ALTER TABLE chat ADD COLUMN agent_due INTEGER;
            CREATE INDEX chat_agent_due ON chat (agent_side, ifnull(agent_source, ''), agent_due, id) \
            WHERE agent_due IS NOT NULL;
            """,
        postgreSQL: [
            .changing("chat", "ALTER TABLE chat ADD COLUMN agent_ledger text, ADD COLUMN agent_due bigint"),
            .changing(
                "chat",
                """
                CREATE INDEX chat_agent_due ON chat (agent_side, coalesce(agent_source, ''), agent_due, id) \
                WHERE agent_due IS NOT NULL
                """),
        ])
}
