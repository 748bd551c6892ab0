package import Beckon
import GRDB

extension SQLiteStore {
    /// Opens a database file only for reading: a data directory's, also while a server uses it, or a backup.
    ///
    /// - Parameter path: The file, which must exist.
    /// - Returns: The store; it refuses every write.
    /// - Throws: ``StoreError`` with `unusable` if the file is not a Beckon database, is damaged or has an older
    ///   schema than this program; `unavailable` if it cannot be read.
    package static func openForReading(path: String) async throws -> SQLiteStore {
        try await onThread {
            do {
                try refuseFolder(at: path)
                try refuseForeignLog(at: path)
                let pool = try DatabasePool(path: path, configuration: readingConfiguration)
                let plan = try pool.read { try SQLiteSchema.plan(for: $0) }
                guard !plan.isNew else {
                    throw StoreError(.unusable, "the file is empty, it holds no Beckon database: check its path")
                }
                guard plan.isEmpty else {
                    throw StoreError(.unusable, "the database has an older schema: run beckon migrate")
                }
                return SQLiteStore(pool: pool)
            } catch {
                throw StoreError.opening(error)
            }
        }
    }

    static var readingConfiguration: Configuration {
        var configuration = Configuration()
        configuration.label = "beckon.reading"
        configuration.readonly = true
        configuration.busyMode = .timeout(5)
        configuration.maximumReaderCount = 1
        return configuration
    }
}

extension StoreError {
    /// Whether the file holds contents that SQLite cannot have written.
    package var isDamage: Bool { (cause as? DatabaseError)?.isDamage ?? false }
}
