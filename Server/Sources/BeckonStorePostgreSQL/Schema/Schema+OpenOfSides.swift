import Beckon

extension PostgreSQLSchema {
    /// Finds the open chats of one agent side.
    static let openOfSides: [MigrationStep] = [
        .changing(
            "chat",
            """
            CREATE INDEX chat_agent_open ON chat (agent_side, coalesce(agent_source, ''), id) \
            WHERE state <> 'ended'
            """)
    ]
}
