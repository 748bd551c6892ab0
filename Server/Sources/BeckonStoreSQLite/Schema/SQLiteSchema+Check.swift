import Beckon
import GRDB

extension SQLiteSchema {
    /// Files up to this size are read whole when they are opened; larger files would delay the start.
    static let largestCheckedSize = 64 << 20

    /// Refuses a file that lacks a table, a column or an index, or that is small enough to be read whole and is
    /// damaged.
    ///
    /// `beckon verify` checks the contents of a large file.
    static func check(_ database: Database) throws {
        let missing = try expectedParts.subtracting(parts(of: database))
        guard missing.isEmpty else {
            throw StoreError(
                .unusable, "the database lacks \(missing.sorted().joined(separator: ", ")): restore a backup")
        }
        guard try size(of: database) <= largestCheckedSize else { return }
        let findings = try String.fetchAll(database, sql: "PRAGMA quick_check(1)")
        guard findings == ["ok"] else {
            throw StoreError(
                .unusable, "the database is damaged (\(findings.first ?? "no answer")): restore a backup")
        }
    }

    private static func size(of database: Database) throws -> Int {
        let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
        return pages * (try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 0)
    }

    /// The parts of a database that this program has just made.
    private static var expectedParts: Set<String> {
        get throws {
            try DatabaseQueue().inDatabase { database in
                for step in steps { try database.execute(sql: step) }
                return try parts(of: database)
            }
        }
    }

    /// Every table with its columns and every index, named.
    private static func parts(of database: Database) throws -> Set<String> {
        try String.fetchSet(
            database,
            sql: """
                SELECT type || ' ' || name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' UNION \
                SELECT 'column ' || entry.name || '.' || field.name \
                FROM sqlite_master AS entry JOIN pragma_table_info(entry.name) AS field WHERE entry.type = 'table'
                """)
    }
}
