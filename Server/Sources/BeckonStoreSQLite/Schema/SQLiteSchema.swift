import Beckon
import BeckonStoreSQL
import GRDB

/// The tables of the database, and the steps that make each version from the one before.
enum SQLiteSchema {
    /// Marks the file as Beckon's (`Beck`), so that another program's database is never written into.
    static let applicationID: Int64 = 0x4265_636B

    /// The steps from each version to the next; steps are only ever added.
    static let steps = Migration.all.compactMap(\.sqlite)

    /// Creates all tables in a new file, or brings the tables of an older program up to date.
    ///
    /// - Throws: ``StoreError`` with `unusable` for another program's file and for a newer schema.
    static func bringUpToDate(_ database: Database, fault: String? = Migration.fault) throws {
        try database.inTransaction(.immediate) {
            let version = try standingVersion(database, fault: fault)
            guard version < steps.count else { return .commit }
            for step in steps[version...] { try database.execute(sql: step) }
            try database.execute(sql: "PRAGMA application_id = \(applicationID)")
            try database.execute(sql: "PRAGMA user_version = \(steps.count)")
            return .commit
        }
    }

    /// Returns the schema version of a file; 0 for a new one.
    ///
    /// - Throws: ``StoreError`` with `unusable` for another program's file, for a newer schema, and for steps that are not
    ///   those that databases were made with.
    static func standingVersion(_ database: Database, fault: String? = Migration.fault) throws -> Int {
        if let fault { throw StoreError(.unusable, fault) }
        let owner = try Int64.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        let tables = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") ?? 0
        let isNew = owner == 0 && version == 0 && tables == 0
        guard isNew || owner == applicationID else {
            throw StoreError(.unusable, "the file is another program's database: name another file")
        }
        guard version >= 0, version <= steps.count else {
            throw StoreError(
                .unusable,
                """
                the database has schema \(version), this program knows schemas up to \(steps.count): \
                run the newer program or restore a backup
                """)
        }
        return version
    }
}
