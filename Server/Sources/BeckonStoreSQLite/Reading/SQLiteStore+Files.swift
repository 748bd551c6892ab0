package import Beckon
import GRDB

extension SQLiteStore {
    package func file(_ id: FileID) async throws -> ChatFile? {
        try await first(FileQuery.byID, id.sql) { try ChatFile(from: $0) }
    }

    package func files(of chat: ChatID, limit: Int) async throws -> [ChatFile] {
        try await all(FileQuery.ofChat, chat.sql, limit: limit) { try ChatFile(from: $0) }
    }

    package func takeDownload(of file: FileID, limit: Int) async throws -> Bool {
        try await write { database in
            try database.run(FileQuery.takeDownload, file.sql, limit.sql)
            return database.changesCount > 0
        }
    }

    package func contents(after content: String?, limit: Int) async throws -> [String] {
        try await all(FileQuery.contents, (content ?? "").sql, limit: limit) { try $0.text(OnlyColumn.value) }
    }

    package func unnamed(_ contents: [String]) async throws -> [String] {
        try await read { try $0.unnamed(contents) }
    }

    package func markForRemoval(_ contents: [String], at time: Timestamp) async throws -> [String] {
        try await write { database in
            let free = try database.unnamed(contents)
            for content in free { try database.run(FileQuery.mark, content.sql, time.sql) }
            return free
        }
    }

    package func isMarked(_ content: String, since time: Timestamp) async throws -> Bool {
        try await first(FileQuery.isMarked, content.sql, time.sql) { try $0.bool(OnlyColumn.value) } ?? false
    }

    package func unmark(_ contents: [String]) async throws {
        try await write { database in
            for content in contents { try database.run(FileQuery.unmark, content.sql) }
        }
    }
}

extension Database {
    fileprivate func unnamed(_ contents: [String]) throws -> [String] {
        try contents.filter { content in
            try first(FileQuery.names, [content.sql]) { try $0.bool(OnlyColumn.value) } == nil
        }
    }
}
