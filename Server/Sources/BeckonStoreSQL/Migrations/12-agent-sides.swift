import Beckon

extension Migration {
    /// Columns for the source and the id of a conversation that another contact centre carries, and for its customer's
    /// id.
    static let agentSides = Migration(
        12, "agentSides", sum: 0x17a3_537d_d276_17ff,
        sqlite: """
            ALTER TABLE chat ADD COLUMN customer TEXT;
            ALTER TABLE chat ADD COLUMN agent_source TEXT;
            ALTER TABLE chat ADD COLUMN conversation TEXT;
            DROP INDEX chat_bridged;
            UPDATE chat SET agent_side = 'bridge', agent_source = substr(agent_side, 8), \
            service_name = substr(agent_side, 8), customer = nullif(customer_nickname, ''), customer_nickname = '', \
            conversation = json_extract(user_data, '$.conversation'), user_data = '{}' \
            WHERE substr(agent_side, 1, 7) = 'bridge/';
            UPDATE service SET name = substr(name, 8) \
            WHERE substr(key, 1, 8) = '/bridge/' AND substr(name, 1, 7) = 'bridge/';
            CREATE INDEX chat_customer ON chat (customer) WHERE customer IS NOT NULL;
            """,
        postgreSQL: [
            .changing(
                "chat",
                "ALTER TABLE chat ADD COLUMN customer \(word), ADD COLUMN agent_source text, ADD COLUMN conversation text"
            ),
            .changing("chat", "DROP INDEX chat_bridged"),
            .changing(
                "chat",
                """
                UPDATE chat SET agent_side = 'bridge', agent_source = substr(agent_side, 8), \
                service_name = substr(agent_side, 8), customer = nullif(customer_nickname, ''), customer_nickname = '', \
                conversation = user_data::json ->> 'conversation', user_data = '{}' \
                WHERE starts_with(agent_side, 'bridge/')
                """),
            .changing(
                "service",
                """
                UPDATE service SET name = substr(name, 8) \
                WHERE starts_with(key, '/bridge/') AND starts_with(name, 'bridge/')
                """),
            .changing("chat", "CREATE INDEX chat_customer ON chat (customer) WHERE customer IS NOT NULL"),
        ])
}
