package import Beckon

/// Statements about files in chats.
enum FileQuery {
    private static let table = Table("chat_file", of: FileColumn.self)

    static let byID = Statement("\(table.select) WHERE id = $1", .text)
    static let ofChat = Statement(
        "\(table.select) WHERE chat = $1 AND NOT pending ORDER BY created_at, id LIMIT $2", .text, .bigint)
    static let put = table.put(key: .id)
    static let remove = Statement("DELETE FROM chat_file WHERE id = $1", .text)
    static let removeOfChats = Statement("DELETE FROM chat_file WHERE chat = ANY ($1)", rows: [.text])
    static let removePending = Statement("DELETE FROM chat_file WHERE pending AND created_at < $1", .bigint)
    static let takeDownload = Statement(
        "UPDATE chat_file SET downloads = downloads + 1 WHERE id = $1 AND NOT pending AND downloads < $2", .text,
        .bigint)
    static let contents = Statement(
        "SELECT DISTINCT content FROM chat_file WHERE content > $1 ORDER BY content LIMIT $2", .text, .bigint)
    static let unnamed = Statement(
        """
        SELECT given.content FROM unnest($1) AS given (content) \
        WHERE NOT EXISTS (SELECT FROM chat_file WHERE chat_file.content = given.content)
        """,
        sqlite: "SELECT $1 WHERE NOT EXISTS (SELECT 1 FROM chat_file WHERE content = $1)", rows: [.text])
    /// Waits for commits that write rows of files, and lets none begin until the marks are written; on SQLite the
    /// transaction itself does.
    static let lock = Statement("LOCK TABLE chat_file IN SHARE MODE", sqlite: "")
    static let mark = Table("content_mark", of: ContentMarkColumn.self).put(key: .content)
    static let isMarked = Statement(
        "SELECT true FROM content_mark WHERE content = $1 AND at >= $2", .text, .bigint)
    static let removeMarks = Statement("DELETE FROM content_mark WHERE at < $1", .bigint)
    static let unmark = Statement("DELETE FROM content_mark WHERE content = ANY ($1)", rows: [.text])
}

extension Change {
    /// The requests of a change of files; nil for other changes.
    var requestsOfFiles: [BoundStatement]? {
        switch self {
        case .putFile(let file): [BoundStatement(FileQuery.put, values: file.values)]
        case .removeFile(let id): [BoundStatement(FileQuery.remove, id.sql)]
        default: nil
        }
    }
}

/// The columns of the mark of a content that is being removed.
enum ContentMarkColumn: Int, StoredColumn {
    case content, at

    var type: StoredType { self == .at ? .integer : .text }
}

/// Files in chats.
extension SQLStore {
    package func file(_ id: FileID) async throws -> ChatFile? {
        try await first(FileQuery.byID, id.sql, read: ChatFile.init(from:))
    }

    package func files(of chat: ChatID, limit: Int) async throws -> [ChatFile] {
        try await all(FileQuery.ofChat, chat.sql, limit: limit, read: ChatFile.init(from:))
    }

    /// A download that is counted twice, because a connection broke, costs the customer one attempt.
    package func takeDownload(of file: FileID, limit: Int) async throws -> Bool {
        try await change(BoundStatement(FileQuery.takeDownload, file.sql, limit.sql)) > 0
    }

    package func contents(after content: String?, limit: Int) async throws -> [String] {
        try await all(FileQuery.contents, (content ?? "").sql, limit: limit, read: String.init(only:))
    }

    package func unnamed(_ contents: [String]) async throws -> [String] {
        let request = BoundStatement(FileQuery.unnamed, rows: contents.map { [$0.sql] })
        return contents.filter(Set(try await all(request, read: String.init(only:))).contains)
    }

    package func markForRemoval(_ contents: [String], at time: Timestamp) async throws -> [String] {
        guard !contents.isEmpty else { return [] }
        return try await write { connection throws(Connection.Failure) in
            try connection.change([BoundStatement(FileQuery.lock)])
            let request = BoundStatement(FileQuery.unnamed, rows: contents.map { [$0.sql] })
            let free = Set(try connection.all(request, String.init(only:)))
            try connection.change([BoundStatement(FileQuery.mark, rows: free.map { [$0.sql, time.sql] })])
            return contents.filter(free.contains)
        }
    }

    package func isMarked(_ content: String, since time: Timestamp) async throws -> Bool {
        try await first(FileQuery.isMarked, content.sql, time.sql, read: Bool.init(only:)) ?? false
    }

    package func unmark(_ contents: [String]) async throws {
        guard !contents.isEmpty else { return }
        _ = try await change(BoundStatement(FileQuery.unmark, rows: contents.map { [$0.sql] }))
    }
}
