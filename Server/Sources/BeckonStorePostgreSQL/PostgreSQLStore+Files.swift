package import Beckon

extension PostgreSQLStore {
    private static let begin = Statement("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE")
    private static let commit = Statement("COMMIT")
    private static let rollback = Statement("ROLLBACK")

    package func file(_ id: FileID) async throws -> ChatFile? {
        try await first(FileQuery.byID, id.sql, read: ChatFile.init(from:))
    }

    package func files(of chat: ChatID, limit: Int) async throws -> [ChatFile] {
        try await all(FileQuery.ofChat, chat.sql, limit: limit, read: ChatFile.init(from:))
    }

    /// A download that is counted twice, because the connection broke, costs the customer one attempt.
    package func takeDownload(of file: FileID, limit: Int) async throws -> Bool {
        try await change(FileQuery.takeDownload, file.sql, limit.sql) > 0
    }

    package func contents(after content: String?, limit: Int) async throws -> [String] {
        try await all(FileQuery.contents, (content ?? "").sql, limit: limit) { row throws(ConnectionFailure) in
            try row.text(OnlyColumn.value)
        }
    }

    package func unnamed(_ contents: [String]) async throws -> [String] {
        guard !contents.isEmpty else { return [] }
        let free = try await read(Request(FileQuery.unnamed, rows: contents.map { [$0.sql] })) {
            row throws(ConnectionFailure) in try row.text(OnlyColumn.value)
        }
        return contents.filter(Set(free).contains)
    }

    package func markForRemoval(_ contents: [String], at time: Timestamp) async throws -> [String] {
        guard !contents.isEmpty else { return [] }
        let rows = contents.map { [$0.sql, time.sql] }
        return try await withConnection { connection throws(ConnectionFailure) in
            try connection.run(Self.begin)
            do throws(ConnectionFailure) {
                try connection.run(FileQuery.lock)
                let marked = try connection.run([Request(FileQuery.mark, rows: rows)]).first?.all {
                    row throws(ConnectionFailure) in try row.text(OnlyColumn.value)
                }
                try connection.run(Self.commit)
                return contents.filter(Set(marked ?? []).contains)
            } catch {
                if !error.endsConnection { try connection.run(Self.rollback) }
                throw error
            }
        }
    }

    package func isMarked(_ content: String, since time: Timestamp) async throws -> Bool {
        try await first(FileQuery.isMarked, content.sql, time.sql) { row throws(ConnectionFailure) in
            try row.bool(OnlyColumn.value)
        } ?? false
    }

    package func unmark(_ contents: [String]) async throws {
        guard !contents.isEmpty else { return }
        let request = Request(FileQuery.unmark, rows: contents.map { [$0.sql] })
        try await withConnection { connection throws(ConnectionFailure) in _ = try connection.run([request]) }
    }
}
