extension MemoryTables {
    mutating func takeDownload(of id: FileID, limit: Int) -> Bool {
        guard let file = files[id], !file.isPending, file.downloads < limit else { return false }
        files[id]?.downloads += 1
        return true
    }

    func unnamed(_ contents: [String]) -> [String] {
        let named = Set(files.values.map(\.content))
        return contents.filter { !named.contains($0) }
    }

    mutating func markForRemoval(_ contents: [String], at time: Timestamp) -> [String] {
        let free = unnamed(contents)
        for content in free { marks[content] = time }
        return free
    }

    mutating func removePendingFiles(now: Timestamp) {
        let limit = now.advanced(by: Milliseconds(-ChatFile.longestPending.count))
        files = files.filter { !$0.value.isPending || $0.value.createdAt >= limit }
        marks = marks.filter { $0.value >= limit }
    }
}

extension MemoryStore {
    package func file(_ id: FileID) async throws -> ChatFile? { try await read { $0.files[id] } }

    package func files(of chat: ChatID, limit: Int) async throws -> [ChatFile] {
        try await read { $0.files.values.filter { $0.chat == chat && !$0.isPending } }
            .first(limit) { ($0.createdAt, $0.id.text) < ($1.createdAt, $1.id.text) }
    }

    package func takeDownload(of file: FileID, limit: Int) async throws -> Bool {
        try await read { $0.takeDownload(of: file, limit: limit) }
    }

    package func contents(after content: String?, limit: Int) async throws -> [String] {
        try await read { tables in
            let all = Set(tables.files.values.map(\.content)).filter { $0 > content ?? "" }
            return Array(all.sorted().prefix(max(0, limit)))
        }
    }

    package func unnamed(_ contents: [String]) async throws -> [String] { try await read { $0.unnamed(contents) } }

    package func markForRemoval(_ contents: [String], at time: Timestamp) async throws -> [String] {
        try await read { $0.markForRemoval(contents, at: time) }
    }

    package func isMarked(_ content: String, since time: Timestamp) async throws -> Bool {
        try await read { tables in tables.marks[content].map { $0 >= time } ?? false }
    }

    package func unmark(_ contents: [String]) async throws {
        try await read { tables in for content in contents { tables.marks[content] = nil } }
    }
}
