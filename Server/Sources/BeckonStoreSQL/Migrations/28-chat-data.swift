import Beckon

extension Migration {
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
}
