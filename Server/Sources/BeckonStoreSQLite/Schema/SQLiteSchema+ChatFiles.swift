extension SQLiteSchema {
    /// Files in chats, what a chat's files take of its limits, and values beside an event's text.
    static let chatFiles = """
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
        """
}
