import Beckon

extension Migration {
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
}
