import Beckon

extension PostgreSQLSchema {
    /// Finds the open chats of one agent side besides the desk, whose own chats have another order.
    static let openOfSides: [MigrationStep] = [
        .changing(
            "chat",
            """
            CREATE INDEX chat_agent_open ON chat (agent_side, coalesce(agent_source, ''), id) \
            WHERE state <> 'ended' AND agent_side <> 'desk'
            """)
    ]
}
