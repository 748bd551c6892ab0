import Beckon

extension PostgreSQLSchema {
    private static let word = #"text COLLATE "C""#

    /// Files in chats, what a chat's files take of its limits, and values beside an event's text.
    static let chatFiles: [MigrationStep] = [
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
    ]
}
