package import Beckon

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
        try await change(Request(FileQuery.takeDownload, file.sql, limit.sql)) > 0
    }

    package func contents(after content: String?, limit: Int) async throws -> [String] {
        try await all(FileQuery.contents, (content ?? "").sql, limit: limit, read: String.init(only:))
    }

    package func unnamed(_ contents: [String]) async throws -> [String] {
        let request = Request(FileQuery.unnamed, rows: contents.map { [$0.sql] })
        return contents.filter(Set(try await all(request, read: String.init(only:))).contains)
    }

    package func markForRemoval(_ contents: [String], at time: Timestamp) async throws -> [String] {
        guard !contents.isEmpty else { return [] }
        return try await write { connection throws(Connection.Failure) in
            try connection.change([Request(FileQuery.lock)])
            let request = Request(FileQuery.unnamed, rows: contents.map { [$0.sql] })
            let free = Set(try connection.all(request, String.init(only:)))
            try connection.change([Request(FileQuery.mark, rows: free.map { [$0.sql, time.sql] })])
            return contents.filter(free.contains)
        }
    }

    package func isMarked(_ content: String, since time: Timestamp) async throws -> Bool {
        try await first(FileQuery.isMarked, content.sql, time.sql, read: Bool.init(only:)) ?? false
    }

    package func unmark(_ contents: [String]) async throws {
        guard !contents.isEmpty else { return }
        _ = try await change(Request(FileQuery.unmark, rows: contents.map { [$0.sql] }))
    }
}
