import Beckon
import Foundation
import GRDB

/// Puts a backup into a data directory, where no log of the database before can reach it.
package struct SQLiteRestore: Sendable {
    /// What the database that was there before is called afterwards; its log stays beside it.
    package static let replacedName = "beckon.sqlite.replaced"

    private let source: String
    private let directory: String
    private let replacing: Bool

    private var target: String { SQLiteStore.path(in: directory) }
    private var replaced: String { URL(fileURLWithPath: directory).appendingPathComponent(Self.replacedName).path }

    /// - Parameters:
    ///   - source: The backup.
    ///   - directory: The data directory; made when it is not there.
    ///   - replacing: Whether a database that is there already is set aside.
    package init(of source: String, to directory: String, replacing: Bool) {
        self.source = source
        self.directory = directory
        self.replacing = replacing
    }

    /// Copies the backup beside the place, checks the copy and puts it there; until then nothing is changed.
    ///
    /// - Parameter progress: Hears how far the copy has come, on another thread.
    /// - Returns: How many bytes the database has.
    /// - Throws: ``StoreError`` with what to do: `occupied` when a server uses the directory or a database is there and
    ///   not to be replaced, `unusable` for a backup that is none of ours, is damaged or has a newer schema.
    package func run(progress: @escaping @Sendable (SQLiteBackup.Progress) -> Void) async throws -> Int {
        try await SQLiteStore.onThread {
            guard FileManager.default.fileExists(atPath: source) else {
                throw StoreError(.unavailable, "there is no such file")
            }
            try SQLiteStore.makeDirectory(directory)
            // Held until all of it is done.
            let lock = try DirectoryLock.take(in: directory)
            return try withExtendedLifetime(lock) { try restore(progress: progress) }
        }
    }

    private func restore(progress: @escaping @Sendable (SQLiteBackup.Progress) -> Void) throws -> Int {
        let files = FileManager.default
        let isThere = ["", "-wal"].contains { files.fileExists(atPath: target + $0) }
        guard !isThere || replacing else {
            throw StoreError(.occupied, "a database is there already: add --force to set it aside")
        }
        do {
            try SQLiteStore.refuseForeignLog(at: source)
            let partial = try PartialFile(besides: target)
            try SQLiteBackup.copy(source, to: partial.path, progress: progress)
            try check(partial.path)
            if isThere { try setAside() }
            return try partial.finish(as: target)
        } catch {
            throw StoreError.copying(error)
        }
    }

    /// A damaged backup is noticed before it takes the place of anything.
    private func check(_ path: String) throws {
        let queue = try DatabaseQueue(path: path, configuration: SQLiteStore.readingConfiguration)
        defer { try? queue.close() }
        let findings = try queue.read { try String.fetchAll($0, sql: "PRAGMA integrity_check(1)") }
        guard findings == ["ok"] else {
            throw StoreError(.unusable, "the backup is damaged: take another one, and see beckon verify")
        }
    }

    /// Renames the database together with its log, so that it can still be opened under its new name.
    private func setAside() throws {
        let files = FileManager.default
        for ending in ["", "-wal", "-shm"] { try? files.removeItem(atPath: replaced + ending) }
        try? files.removeItem(atPath: target + "-shm")
        // The log first: it must never stand beside the backup.
        for ending in ["-wal", ""] where files.fileExists(atPath: target + ending) {
            guard rename(target + ending, replaced + ending) == 0 else {
                throw StoreError(.unavailable, "the database that is there cannot be set aside: check the rights")
            }
        }
    }
}
