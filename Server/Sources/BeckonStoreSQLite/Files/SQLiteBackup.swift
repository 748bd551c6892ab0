import Beckon
import Foundation
import GRDB

/// Copies a database into one file while a server goes on writing to it.
///
/// The copy is the database as it stood when it began. While it runs, the log beside the database grows, for the pages
/// that the copy still reads cannot be written over.
package struct SQLiteBackup: Sendable {
    /// How far a copy has come.
    package struct Progress: Hashable, Sendable {
        package let copiedPages: Int
        package let pages: Int
    }

    /// Pages between two reports: 4 MiB.
    private static let pagesAStep: CInt = 1_024

    private let source: String
    private let target: String
    private let replacing: Bool

    /// - Parameters:
    ///   - directory: The data directory.
    ///   - target: The file to make.
    ///   - replacing: Whether a file that is there already may go.
    package init(of directory: String, to target: String, replacing: Bool) {
        source = SQLiteStore.path(in: directory)
        self.target = target
        self.replacing = replacing
    }

    /// Makes the copy under another name beside the target, which is there as a whole or not at all.
    ///
    /// - Parameter progress: Hears how far it has come, on another thread.
    /// - Returns: How many bytes the copy has.
    /// - Throws: ``StoreError`` with what to do; the target stays as it was.
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
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: target, isDirectory: &isDirectory) else { return }
        guard !isDirectory.boolValue, target != source else {
            throw StoreError(.unusable, "the backup cannot be written there: name another file")
        }
        guard replacing else {
            throw StoreError(.occupied, "the file is there already: name another one, or add --force")
        }
    }

    /// Copies a database into a file that needs nothing beside it.
    ///
    /// - Parameters:
    ///   - source: The database.
    ///   - path: The file.
    ///   - progress: Hears how far it has come.
    /// - Throws: ``StoreError``, or what SQLite says.
    static func copy(
        _ source: String, to path: String, progress: @escaping @Sendable (Progress) -> Void
    ) throws {
        let from = try DatabaseQueue(path: source, configuration: SQLiteStore.readingConfiguration)
        let into = try DatabaseQueue(path: path)
        defer {
            try? from.close()
            try? into.close()
        }
        // Inside a transaction of the source the copy is one snapshot, and writers do not make it begin anew.
        try from.read { from in
            guard try SQLiteSchema.standingVersion(from) > 0 else {
                throw StoreError(.unusable, "it is no database of ours, or an empty one")
            }
            try into.writeWithoutTransaction { into in
                try from.backup(to: into, pagesPerStep: Self.pagesAStep) { step in
                    progress(Progress(copiedPages: step.completedPageCount, pages: step.totalPageCount))
                }
            }
        }
        // One file that needs no log beside it, also where nothing may be written.
        let mode = try into.writeWithoutTransaction { try String.fetchOne($0, sql: "PRAGMA journal_mode = DELETE") }
        guard mode == "delete" else { throw StoreError(.unavailable, "the copy could not be made one file") }
    }
}

extension StoreError {
    static func copying(_ error: any Error) -> any Error {
        guard let cause = error as? DatabaseError else { return reading(error) }
        switch cause.resultCode {
        case .SQLITE_FULL: return StoreError(.full, "there is no room for the backup", cause: error)
        case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM:
            return StoreError(.unavailable, "the database cannot be read, or the backup not be written", cause: error)
        default: return reading(error)
        }
    }
}
