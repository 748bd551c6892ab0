extension SQLiteSchema {
    /// The data attached to chats, apart from the rows that most commits write and every list reads.
    ///
    /// A row that holds its chat's data whole is shortened when it is written next.
    static let chatData = """
        CREATE TABLE chat_data (chat TEXT PRIMARY KEY NOT NULL, data TEXT NOT NULL) STRICT, WITHOUT ROWID;
        INSERT INTO chat_data (chat, data) SELECT id, user_data FROM chat WHERE user_data <> '{}';
        ALTER TABLE chat ADD COLUMN more_data INTEGER NOT NULL DEFAULT 0;
        """
}
