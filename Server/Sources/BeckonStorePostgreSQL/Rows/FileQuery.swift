import Beckon

/// Statements about files in chats.
enum FileQuery {
    private static let columns = TableColumns("chat_file", of: FileColumn.self)

    static let byID = Statement("\(columns.select) WHERE id = $1", .text)
    static let ofChat = Statement(
        "\(columns.select) WHERE chat = $1 AND NOT pending ORDER BY created_at, id LIMIT $2", .text, .bigint)
    static let put = columns.put(key: .id)
    static let remove = Statement("DELETE FROM chat_file WHERE id = $1", .text)
    static let removeOfChats = Statement("DELETE FROM chat_file WHERE chat = ANY ($1)", rows: [.text])
    static let removePending = Statement("DELETE FROM chat_file WHERE pending AND created_at < $1", .bigint)
    static let takeDownload = Statement(
        "UPDATE chat_file SET downloads = downloads + 1 WHERE id = $1 AND NOT pending AND downloads < $2", .text,
        .bigint)
    static let contents = Statement(
        "SELECT DISTINCT content FROM chat_file WHERE content > $1 ORDER BY content LIMIT $2", .text, .bigint)

    private static let free = """
        FROM unnest($1) AS given (content) \
        WHERE NOT EXISTS (SELECT FROM chat_file WHERE chat_file.content = given.content)
        """
    static let unnamed = Statement("SELECT given.content \(free)", rows: [.text])
    /// Waits for commits that write rows of files, and lets none begin until the marks are written.
    static let lock = Statement("LOCK TABLE chat_file IN SHARE MODE")
    static let mark = Statement(
        "INSERT INTO content_mark (content, at) SELECT DISTINCT given.content, $2[1] \(free) "
            + "ON CONFLICT (content) DO UPDATE SET at = excluded.at RETURNING content", rows: [.text, .bigint])
    static let isMarked = Statement(
        "SELECT true FROM content_mark WHERE content = $1 AND at >= $2", .text, .bigint)
    static let removeMarks = Statement("DELETE FROM content_mark WHERE at < $1", .bigint)
    static let unmark = Statement("DELETE FROM content_mark WHERE content = ANY ($1)", rows: [.text])
}
