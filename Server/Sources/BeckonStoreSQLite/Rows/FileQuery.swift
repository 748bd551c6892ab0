import Beckon

/// Statements about files in chats.
enum FileQuery {
    private static let table = Table("chat_file", of: FileColumn.self)

    static let byID = "\(table.select) WHERE id = ?"
    static let ofChat = "\(table.select) WHERE chat = ? AND NOT pending ORDER BY created_at, id LIMIT ?"
    static let put = table.put(key: .id)
    static let remove = "DELETE FROM chat_file WHERE id = ?"
    static let removeOfChat = "DELETE FROM chat_file WHERE chat = ?"
    static let removePending = "DELETE FROM chat_file WHERE pending AND created_at < ?"
    static let takeDownload = """
        UPDATE chat_file SET downloads = downloads + 1 WHERE id = ? AND NOT pending AND downloads < ?
        """
    static let contents = "SELECT DISTINCT content FROM chat_file WHERE content > ? ORDER BY content LIMIT ?"
    static let names = "SELECT 1 FROM chat_file WHERE content = ? LIMIT 1"
    static let mark = """
        INSERT INTO content_mark (content, at) VALUES (?, ?) ON CONFLICT (content) DO UPDATE SET at = excluded.at
        """
    static let removeMarks = "DELETE FROM content_mark WHERE at < ?"
    static let isMarked = "SELECT 1 FROM content_mark WHERE content = ? AND at >= ?"
    static let unmark = "DELETE FROM content_mark WHERE content = ?"
}
