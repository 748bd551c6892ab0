import Beckon

extension Migration {
    /// Finds the open chats of one agent side besides the desk, whose own chats have another order.
    static let openOfSides = Migration(25, "openOfSides", sqlite: SQLite.step, postgreSQL: PostgreSQL.step)
}

private enum SQLite {
    static let step = """
        CREATE INDEX chat_agent_open ON chat (agent_side, ifnull(agent_source, ''), id) \
        WHERE state <> 'ended' AND agent_side <> 'desk';
        """
}

private enum PostgreSQL {
    static let step: [MigrationStep] = [
        .changing(
            "chat",
            """
            CREATE INDEX chat_agent_open ON chat (agent_side, coalesce(agent_source, ''), id) \
            WHERE state <> 'ended' AND agent_side <> 'desk'
            """)
    ]
}
