import Beckon
import Foundation
import GRDB

/// Puts a backup into a data directory, so that no log of the previous database can be applied to it.
package struct SQLiteRestore: Sendable {
    /// The new name of the previous database; its log stays beside it.
    package static let replacedName = "beckon.sqlite.replaced"

    private let source: String
    private let directory: String
    private let replacing: Bool

    private var target: String { SQLiteStore.path(in: directory) }
    private var replaced: String { URL(fileURLWithPath: directory).appendingPathComponent(Self.replacedName).path }

    /// - Parameters:
    ///   - source: The backup.
    ///   - directory: The data directory; created if it does not exist.
    ///   - replacing: Whether an existing database is set aside.
    package init(of source: String, to directory: String, replacing: Bool) {
        self.source = source
        self.directory = directory
        self.replacing = replacing
    }

    /// Copies the backup to a temporary name, checks the copy and puts it in place; until then nothing is changed.
    ///
    /// - Parameter progress: Receives the progress of the copy, on another thread.
    /// - Returns: The size of the database in bytes.
    /// - Throws: ``StoreError`` with what to do: `occupied` if a server uses the directory, or if a database exists and
    ///   must not be replaced; `unusable` for a backup that is not Beckon's, is damaged or has a newer schema.
    package func run(progress: @escaping @Sendable (SQLiteBackup.Progress) -> Void) async throws -> Int {
        try await SQLiteStore.onThread {
            try checkSource()
            let isNew = !FileManager.default.fileExists(atPath: directory)
            try SQLiteStore.makeDirectory(directory)
            do {
                // Held until the restore is complete.
                let lock = try DirectoryLock.take(in: directory)
                return try withExtendedLifetime(lock) { try restore(progress: progress) }
            } catch {
                if isNew { removeDirectory() }
                throw error
            }
        }
    }

    /// Finds what is no backup before anything is made.
    private func checkSource() throws {
        guard FileManager.default.fileExists(atPath: source) else {
            throw StoreError(.unavailable, "there is no backup \(source): check its path")
        }
        try SQLiteStore.refuseFolder(at: source)
        guard !DataFiles.areSame(source, PartialFile.path(besides: target)) else {
            throw StoreError(.unusable, "this file is what an interrupted restore left: name a backup")
        }
        try SQLiteStore.refuseForeignLog(at: source)
        do {
            let queue = try DatabaseQueue(path: source, configuration: SQLiteStore.readingConfiguration)
            defer { try? queue.close() }
            guard try !queue.read({ try SQLiteSchema.plan(for: $0) }).isNew else {
                throw StoreError(.unusable, "\(source) holds no Beckon database: name a file that beckon backup made")
            }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
            throw StoreError(
                .unusable, "\(source) is no SQLite database: name a file that beckon backup made", cause: error)
        } catch {
            throw StoreError.copying(error)
        }
    }

    /// Removes the folder that this restore made, if nothing but the lock's file is in it.
    private func removeDirectory() {
        unlink(URL(fileURLWithPath: directory).appendingPathComponent(DirectoryLock.fileName).path)
        rmdir(directory)
    }

    private func restore(progress: @escaping @Sendable (SQLiteBackup.Progress) -> Void) throws -> Int {
        let files = FileManager.default
        let isThere = ["", "-wal"].contains { files.fileExists(atPath: target + $0) }
        guard !isThere || replacing else {
            throw StoreError(.occupied, "the data directory holds a database already: add --force to set it aside")
        }
        do {
            let partial = try PartialFile(besides: target)
            try SQLiteBackup.copy(source, to: partial.path, progress: progress)
            try check(partial.path)
            if isThere { try setAside() }
            return try partial.finish(as: target)
        } catch {
            throw StoreError.copying(error)
        }
    }

    /// Finds a damaged backup before it replaces anything.
    private func check(_ path: String) throws {
        let queue = try DatabaseQueue(path: path, configuration: SQLiteStore.readingConfiguration)
        defer { try? queue.close() }
        let findings = try queue.read { try String.fetchAll($0, sql: "PRAGMA integrity_check(1)") }
        guard findings == ["ok"] else {
            throw StoreError(.unusable, "the backup is damaged: use another one, and check it with beckon verify")
        }
    }

    /// Renames the database and its log, so that it can still be opened under its new name.
    private func setAside() throws {
        let files = FileManager.default
        for ending in ["", "-wal", "-shm"] { try? files.removeItem(atPath: replaced + ending) }
        try? files.removeItem(atPath: target + "-shm")
        // The log first: it must never lie beside the backup.
        for ending in ["-wal", ""] where files.fileExists(atPath: target + ending) {
            guard rename(target + ending, replaced + ending) == 0 else {
                throw StoreError(.unavailable, "the existing database cannot be set aside: check the permissions")
            }
        }
    }
}
