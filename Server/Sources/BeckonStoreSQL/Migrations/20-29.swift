import Beckon

extension Migration {
    /// How many places a slot had when one was booked; NULL where nobody noted it.
    static let slotCapacity = Migration(
        20, "slotCapacity", sum: 0xc35a_8214_ee7c_87de,
        sqlite: "ALTER TABLE booking ADD COLUMN capacity INTEGER;",
        postgreSQL: [
            .changing("slot_booking", "ALTER TABLE slot_booking ADD COLUMN capacity bigint")
        ])

    /// Finds the open callbacks of a number, however it is spelled.
    static let callbackNumbers = Migration(
        21, "callbackNumbers", sum: 0x7afb_62b8_584c_d1e0, sqlite: SQLite.step, postgreSQL: PostgreSQL.step)

    /// A customer's number without the marks that people write between digits (``DialledDigits/withoutMarks(_:)``).
    static let comparedNumber = (sqlite: SQLite.comparedNumber, postgreSQL: PostgreSQL.comparedNumber)
}

private enum SQLite {
    /// A customer's number without the marks that people write between digits (``DialledDigits/withoutMarks(_:)``).
    static let comparedNumber = ["' '", "'-'", "'.'", "'/'", "'('", "')'", "'+'", "char(160)"].reduce(
        "customer_number"
    ) { "replace(\($0), \($1), '')" }

    static let step = """
        CREATE INDEX callback_open_number ON callback (\(comparedNumber), service_name) WHERE state <> 'COMPLETED';
        """
}

private enum PostgreSQL {
    /// A customer's number without the marks that people write between digits (``DialledDigits/withoutMarks(_:)``).
    static let comparedNumber = #"translate(customer_number, U&' -./()+\00A0', '')"#

    static let step: [MigrationStep] = [
        .changing(
            "callback",
            """
            CREATE INDEX callback_open_number ON callback (\(comparedNumber), service_name) \
            WHERE state <> 'COMPLETED'
            """)
    ]
}

extension Migration {
    /// The only chat that a client reads; such a client has no user.
    static let clientChat = Migration(
        22, "clientChat", sum: 0xe9d6_c898_7971_fe9b,
        sqlite: "ALTER TABLE client ADD COLUMN chat TEXT;",
        postgreSQL: [.changing("client", "ALTER TABLE client ADD COLUMN chat text")])

    /// Files in chats, what a chat's files take of its limits, and values beside an event's text.
    static let chatFiles = Migration(
        23, "chatFiles", sum: 0xe061_a498_9fd2_f642,
        sqlite: """
            CREATE TABLE chat_file (
                id TEXT PRIMARY KEY NOT NULL,
                chat TEXT NOT NULL,
                content TEXT NOT NULL,
                name TEXT NOT NULL,
                type TEXT NOT NULL,
                size INTEGER NOT NULL,
                party TEXT NOT NULL,
                user_data TEXT NOT NULL,
                pending INTEGER NOT NULL,
                downloads INTEGER NOT NULL,
                created_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX chat_file_chat ON chat_file (chat, created_at, id);
            CREATE INDEX chat_file_content ON chat_file (content);
            CREATE INDEX chat_file_pending ON chat_file (created_at) WHERE pending;
            CREATE TABLE content_mark (content TEXT PRIMARY KEY NOT NULL, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
            ALTER TABLE event ADD COLUMN data TEXT;
            ALTER TABLE chat ADD COLUMN file_count INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE chat ADD COLUMN file_bytes INTEGER NOT NULL DEFAULT 0;
            """,
        postgreSQL: [
            .new(
                """
                CREATE TABLE chat_file (id \(word) PRIMARY KEY, chat \(word) NOT NULL, content \(word) NOT NULL, name text NOT NULL, \
                type text NOT NULL, size bigint NOT NULL, party text NOT NULL, user_data text NOT NULL, \
                pending boolean NOT NULL, downloads bigint NOT NULL, created_at bigint NOT NULL)
                """),
            .new("CREATE INDEX chat_file_chat ON chat_file (chat, created_at, id)"),
            .new("CREATE INDEX chat_file_content ON chat_file (content)"),
            .new("CREATE INDEX chat_file_pending ON chat_file (created_at) WHERE pending"),
            .new("CREATE TABLE content_mark (content \(word) PRIMARY KEY, at bigint NOT NULL)"),
            .changing("event", "ALTER TABLE event ADD COLUMN data text"),
            .changing("chat", "ALTER TABLE chat ADD COLUMN file_count bigint NOT NULL DEFAULT 0"),
            .changing("chat", "ALTER TABLE chat ADD COLUMN file_bytes bigint NOT NULL DEFAULT 0"),
        ])

    /// Notification subscriptions.
    static let subscriptions = Migration(
        24, "subscriptions", sum: 0x8c36_009a_be29_a7f3,
        sqlite: """
            CREATE TABLE notification_subscription (
                id TEXT PRIMARY KEY NOT NULL,
                subscriber TEXT NOT NULL,
                filter TEXT NOT NULL,
                type TEXT NOT NULL,
                token TEXT,
                debug INTEGER NOT NULL,
                provider_name TEXT,
                gms_user TEXT,
                language TEXT,
                credentials TEXT,
                expires_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX notification_subscription_filter ON notification_subscription (filter, id);
            CREATE INDEX notification_subscription_end ON notification_subscription (expires_at);
            """,
        postgreSQL: [
            .new(
                """
                CREATE TABLE notification_subscription (id \(word) PRIMARY KEY, subscriber \(word) NOT NULL, \
                filter \(word) NOT NULL, type text NOT NULL, token text, debug boolean NOT NULL, provider_name text, \
                gms_user \(word), language text, credentials text, expires_at bigint NOT NULL)
                """),
            .new("CREATE INDEX notification_subscription_filter ON notification_subscription (filter, id)"),
            .new("CREATE INDEX notification_subscription_end ON notification_subscription (expires_at)"),
        ])

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

    /// Devices whose token was called dead, kept for a while so that they can be taken back.
    static let forgotten = Migration(
        26, "forgotten", sum: 0x258c_f458_2663_8dc7,
        sqlite: """
            CREATE TABLE forgotten_device (
                id TEXT PRIMARY KEY NOT NULL,
                type TEXT NOT NULL,
                token TEXT NOT NULL,
                debug INTEGER NOT NULL,
                language TEXT,
                provider_name TEXT,
                registered_at INTEGER NOT NULL,
                customer TEXT,
                registration TEXT,
                owned_since INTEGER,
                delivered_at INTEGER,
                forgotten_at INTEGER NOT NULL,
                cause TEXT NOT NULL
            ) STRICT, WITHOUT ROWID;
            """,
        postgreSQL: [
            .new(
                """
                CREATE TABLE forgotten_device (id \(word) PRIMARY KEY, type text NOT NULL, token text NOT NULL, \
                debug boolean NOT NULL, language text, provider_name text, registered_at bigint NOT NULL, \
                customer \(word), registration \(word), owned_since bigint, delivered_at bigint, \
                forgotten_at bigint NOT NULL, cause text NOT NULL)
                """)
        ])

    /// Finds the notices that agent sides refused and go on without.
    static let passedOver = Migration(
        27, "passedOver", sum: 0xe4e6_eddf_97a6_c781,
        sqlite: "CREATE INDEX push_record_passed ON push_record (id) WHERE kind = 'passed-over'",
        postgreSQL: [
            .changing(
                "push_record", "CREATE INDEX push_record_passed ON push_record (id) WHERE kind = 'passed-over'")
        ])

    /// The data attached to chats, apart from the rows that most commits write and every list reads.
    ///
    /// A row that holds its chat's data whole is shortened when it is written next.
    static let chatData = Migration(
        28, "chatData", sum: 0x760e_35cb_75e9_aed6,
        sqlite: """
            CREATE TABLE chat_data (chat TEXT PRIMARY KEY NOT NULL, data TEXT NOT NULL) STRICT, WITHOUT ROWID;
            INSERT INTO chat_data (chat, data) SELECT id, user_data FROM chat WHERE user_data <> '{}';
            ALTER TABLE chat ADD COLUMN more_data INTEGER NOT NULL DEFAULT 0;
            """,
        postgreSQL: [
            .new(#"CREATE TABLE chat_data (chat text COLLATE "C" PRIMARY KEY, data text NOT NULL)"#),
            .changing("chat", "ALTER TABLE chat ADD COLUMN more_data boolean NOT NULL DEFAULT false"),
            .new("INSERT INTO chat_data (chat, data) SELECT id, user_data FROM chat WHERE user_data <> '{}'"),
        ])

    /// SQLite takes PostgreSQL's names for slots, accounts and sign-ins, so that a statement is written once.
    static let sameNames = Migration(
        29, "sameNames", sum: 0x4d25_39a4_5724_331d,
        sqlite: """
            ALTER TABLE booking RENAME TO slot_booking;
            ALTER TABLE slot_booking RENAME COLUMN start TO start_at;
            ALTER TABLE account RENAME COLUMN user TO name;
            ALTER TABLE desk_session RENAME COLUMN user TO user_name;
            """)
}
