extension SQLiteSchema {
    /// Finds the open chats of one agent side.
    static let openOfSides = """
        CREATE INDEX chat_agent_open ON chat (agent_side, ifnull(agent_source, ''), id) WHERE state <> 'ended';
        """
}
