import Beckon
import Foundation
import GRDB

/// Copies a database into one file while a server writes to it.
///
/// The copy holds the state of the database when the copy began. While it runs, the log beside the database grows,
/// because SQLite cannot overwrite pages that the copy still reads.
package struct SQLiteBackup: Sendable {
    /// The progress of a copy.
    package struct Progress: Hashable, Sendable {
        package let copiedPages: Int
        package let pages: Int
    }

    /// Pages between two reports: 4 MiB.
    private static let pagesAStep: CInt = 1_024

    private let directory: String
    private let source: String
    private let target: String
    private let replacing: Bool

    /// - Parameters:
    ///   - directory: The data directory.
    ///   - target: The file to create.
    ///   - replacing: Whether an existing file may be replaced.
    package init(of directory: String, to target: String, replacing: Bool) {
        self.directory = directory
        source = SQLiteStore.path(in: directory)
        self.target = target
        self.replacing = replacing
    }

    /// Makes the copy under a temporary name beside the target and renames it once it is complete.
    ///
    /// - Parameter progress: Receives the progress of the copy, on another thread.
    /// - Returns: The size of the copy in bytes.
    /// - Throws: ``StoreError`` with what to do; the target is then unchanged.
    package func run(progress: @escaping @Sendable (Progress) -> Void) async throws -> Int {
        try await SQLiteStore.onThread {
            try checkTarget()
            do {
                let partial = try PartialFile(besides: target)
                try Self.copy(source, to: partial.path, progress: progress)
                return try partial.finish(as: target)
            } catch {
                throw StoreError.copying(error)
            }
        }
    }

    private func checkTarget() throws(StoreError) {
        guard FileManager.default.fileExists(atPath: source) else {
            throw StoreError(.unavailable, "there is no database at \(source); name its folder with --data")
        }
        // The copy is made under the other name first.
        for path in [target, PartialFile.path(besides: target)] {
            guard !DataFiles.include(path, of: directory), !DataFiles.includeAnywhere(path) else {
                throw StoreError(
                    .unusable, "the backup would replace a database in use or a file beside it: name another file")
            }
        }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: target, isDirectory: &isDirectory) else { return }
        guard !isDirectory.boolValue else {
            throw StoreError(.unusable, "the backup would replace a folder: name another file")
        }
        guard replacing else {
            throw StoreError(.occupied, "the file exists already: name another one, or add --force")
        }
    }

    /// Copies a database into a single file that needs no log beside it.
    ///
    /// - Parameters:
    ///   - source: The database.
    ///   - path: The file.
    ///   - progress: Receives the progress of the copy.
    /// - Throws: ``StoreError``, or SQLite's own error.
    static func copy(
        _ source: String, to path: String, progress: @escaping @Sendable (Progress) -> Void
    ) throws {
        let from = try DatabaseQueue(path: source, configuration: SQLiteStore.readingConfiguration)
        let into = try DatabaseQueue(path: path)
        defer {
            try? from.close()
            try? into.close()
        }
        // A transaction of the source makes the copy one snapshot; without it, each write would restart the copy.
        try from.read { from in
            guard try !SQLiteSchema.plan(for: from).isNew else {
                throw StoreError(.unusable, "the source holds no Beckon database: check its path")
            }
            try into.writeWithoutTransaction { into in
                try from.backup(to: into, pagesPerStep: Self.pagesAStep) { step in
                    progress(Progress(copiedPages: step.completedPageCount, pages: step.totalPageCount))
                }
            }
        }
        // Without write-ahead logging the file can also be opened in a folder that is not writable.
        let mode = try into.writeWithoutTransaction { try String.fetchOne($0, sql: "PRAGMA journal_mode = DELETE") }
        guard mode == "delete" else { throw StoreError(.unavailable, "the copy still needs its log: try again") }
    }
}

extension StoreError {
    static func copying(_ error: any Error) -> any Error {
        guard let cause = error as? DatabaseError else { return reading(error) }
        switch cause.resultCode {
        case .SQLITE_FULL: return StoreError(.full, "the disk has no room for the copy: free some space", cause: error)
        case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM:
            return StoreError(.unavailable, "cannot read the source or write the copy: check both", cause: error)
        case .SQLITE_NOTADB, .SQLITE_CORRUPT:
            return StoreError(.unusable, "the source is damaged, or no SQLite database: use another one", cause: error)
        default: return reading(error)
        }
    }
}
