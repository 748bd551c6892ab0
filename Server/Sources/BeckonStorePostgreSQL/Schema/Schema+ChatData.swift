import Beckon

extension PostgreSQLSchema {
    /// The data attached to chats, apart from the rows that most commits write and every list reads.
    ///
    /// A row that holds its chat's data whole is shortened when it is written next.
    static let chatData: [MigrationStep] = [
        .new(#"CREATE TABLE chat_data (chat text COLLATE "C" PRIMARY KEY, data text NOT NULL)"#),
        .changing("chat", "ALTER TABLE chat ADD COLUMN more_data boolean NOT NULL DEFAULT false"),
        .new("INSERT INTO chat_data (chat, data) SELECT id, user_data FROM chat WHERE user_data <> '{}'"),
    ]
}
