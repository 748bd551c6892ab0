import Beckon

extension Migration {
    /// When each device was first delivered to; existing devices get it from the push history.
    static let deliveries = Migration(
        10, "deliveries", sum: 0x5f97_6261_0bb2_6f14,
        sqlite: """
            ALTER TABLE device ADD COLUMN delivered_at INTEGER;
            UPDATE device SET delivered_at = told.at FROM (SELECT device, min(at) AS at FROM push_record \
            WHERE kind = 'answered' AND word = 'delivered' GROUP BY device) AS told WHERE device.id = told.device;
            """,
        postgreSQL: [
            .changing("device", "ALTER TABLE device ADD COLUMN delivered_at bigint"),
            .changing(
                "device",
                """
                UPDATE device SET delivered_at = told.at FROM (SELECT device, min(at) AS at FROM push_record \
                WHERE kind = 'answered' AND word = 'delivered' GROUP BY device) AS told WHERE device.id = told.device
                """),
        ])

    /// Why the last attempt at an owed push failed.
    static let failures = Migration(
        11, "failures", sum: 0x47cd_5bfd_b6db_7e4a,
        sqlite: "ALTER TABLE owed_push ADD COLUMN failure TEXT",
        postgreSQL: [
            .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN failure text")
        ])

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

    /// Spells routes so that no two are alike and each can be read back.
    static let routes = Migration(
        13, "routes", sum: 0xac25_a84d_7438_fe7f, sqlite: SQLite.step, postgreSQL: PostgreSQL.step)
}

private enum SQLite {
    /// The credential that a device needs, from its columns.
    static let route = StoredRoute.sql(type: "type", providerName: "provider_name", isDebug: "debug <> 0")

    static let step = """
        UPDATE owed_push SET route = coalesce((SELECT \(route) FROM device \
        WHERE device.id = owed_push.device), route) WHERE token IS NULL;
        UPDATE owed_push SET route = \(route) WHERE token IS NOT NULL;
        UPDATE dead_push SET route = coalesce((SELECT \(route) FROM device \
        WHERE device.id = dead_push.device), \(StoredRoute.sqlRespelled(position: "instr")));
        """
}

private enum PostgreSQL {
    /// The credential that a device needs, from its columns.
    static let route = StoredRoute.sql(
        type: "device.type", providerName: "device.provider_name", isDebug: "device.debug")

    static let ownRoute = StoredRoute.sql(type: "type", providerName: "provider_name", isDebug: "debug")

    static let step: [MigrationStep] = [
        .changing(
            "owed_push",
            """
            UPDATE owed_push SET route = \(route) FROM device \
            WHERE device.id = owed_push.device AND owed_push.token IS NULL
            """),
        .changing("owed_push", "UPDATE owed_push SET route = \(ownRoute) WHERE token IS NOT NULL"),
        .changing(
            "dead_push",
            """
            UPDATE dead_push SET route = coalesce((SELECT \(route) FROM device \
            WHERE device.id = dead_push.device), \(StoredRoute.sqlRespelled(position: "strpos")))
            """),
    ]
}

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

    /// The properties by which callbacks are found, and the order of their times.
    static let callbackKeys = Migration(
        15, "callbackKeys", sum: 0xdf0d_0728_256f_2784,
        sqlite: """
            CREATE TABLE callback_key (
                callback TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (callback, name)
            ) WITHOUT ROWID;
            CREATE INDEX callback_key_value ON callback_key (name, value);
            CREATE INDEX callback_time ON callback (coalesce(desired_time, created_at), id);
            """,
        postgreSQL: [
            .new(
                """
                CREATE TABLE callback_key (callback text NOT NULL, name text NOT NULL, value text NOT NULL, \
                PRIMARY KEY (callback, name))
                """),
            .new("CREATE INDEX callback_key_value ON callback_key (name, value)"),
            .changing("callback", "CREATE INDEX callback_time ON callback (coalesce(desired_time, created_at), id)"),
        ])

    /// The starts of callbacks that are counted.
    static let callbackStarts = Migration(
        16, "callbackStarts", sum: 0x2b09_8ad8_4919_31a6,
        sqlite: """
            CREATE TABLE callback_start (
                callback TEXT NOT NULL,
                service TEXT NOT NULL,
                name TEXT NOT NULL,
                value TEXT NOT NULL,
                at INTEGER NOT NULL,
                PRIMARY KEY (callback, name)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX callback_start_value ON callback_start (service, name, value, at);
            """,
        postgreSQL: [
            .new(
                """
                CREATE TABLE callback_start (callback text NOT NULL, service text NOT NULL, name text NOT NULL, \
                value text NOT NULL, at bigint NOT NULL, PRIMARY KEY (callback, name))
                """),
            .new("CREATE INDEX callback_start_value ON callback_start (service, name, value, at)"),
        ])

    /// When callbacks enter and leave the line of their service.
    static let callbackLine = Migration(
        17, "callbackLine", sum: 0xf35f_4ec6_1242_37d3,
        sqlite: """
            ALTER TABLE callback ADD COLUMN queued_at INTEGER;
            ALTER TABLE callback ADD COLUMN left_at INTEGER;
            UPDATE callback SET queued_at = coalesce(desired_time, created_at) WHERE state IN ('QUEUED', 'ROUTING');
            CREATE INDEX callback_line ON callback (service_name, queued_at, id)
                WHERE queued_at IS NOT NULL AND left_at IS NULL;
            CREATE INDEX callback_left ON callback (service_name, left_at, id) WHERE left_at IS NOT NULL;
            """,
        postgreSQL: [
            .changing("callback", "ALTER TABLE callback ADD COLUMN queued_at bigint"),
            .changing("callback", "ALTER TABLE callback ADD COLUMN left_at bigint"),
            .changing(
                "callback",
                """
                UPDATE callback SET queued_at = coalesce(desired_time, created_at) \
                WHERE state IN ('QUEUED', 'ROUTING')
                """),
            .changing(
                "callback",
                """
                CREATE INDEX callback_line ON callback (service_name, queued_at, id) \
                WHERE queued_at IS NOT NULL AND left_at IS NULL
                """),
            .changing(
                "callback",
                "CREATE INDEX callback_left ON callback (service_name, left_at, id) WHERE left_at IS NOT NULL"),
        ])

    /// The services that each desk account is restricted to.
    static let accountServices = Migration(
        18, "accountServices", sum: 0x2d06_951d_b551_840b,
        sqlite: "ALTER TABLE account ADD COLUMN services TEXT NOT NULL DEFAULT '';",
        postgreSQL: [
            .changing("account", "ALTER TABLE account ADD COLUMN services text NOT NULL DEFAULT ''")
        ])

    /// Counts the queue of a service beside any number of scheduled callbacks.
    static let callbackQueue = Migration(
        19, "callbackQueue", sum: 0x3af4_7bd7_a4ac_4178,
        sqlite: """
            CREATE INDEX callback_queue ON callback (service_name) WHERE state <> 'COMPLETED' AND state <> 'SCHEDULED';
            """,
        postgreSQL: [
            .changing(
                "callback",
                """
                CREATE INDEX callback_queue ON callback (service_name) \
                WHERE state <> 'COMPLETED' AND state <> 'SCHEDULED'
                """)
        ])
}
