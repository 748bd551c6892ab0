import Beckon

extension Migration {
    /// Finds the open chats of one agent side besides the desk, whose own chats have another order.
    static let openOfSides = Migration(
        25, "openOfSides", sum: 0xbed5_9317_76b8_c302,
        sqlite: """
            CREATE INDEX chat_agent_open ON chat (agent_side, ifnull(agent_source, ''), id) \
            WHERE state <> 'ended' AND agent_side <> 'desk';
            """,
        postgreSQL: [
            .changing(
                "chat",
                """
                CREATE INDEX chat_agent_open ON chat (agent_side, coalesce(agent_source, ''), id) \
                WHERE state <> 'ended' AND agent_side <> 'desk'
                """)
        ])
}
