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
    /// - Throws: ``StoreError`` with `unusable` for another program's file and for tables that this program cannot use.
    static func bringUpToDate(
        _ database: Database, to all: [Migration] = Migration.all, fault: String? = Migration.fault
    ) throws {
        try database.inTransaction(.immediate) {
            let plan = try plan(for: database, to: all, fault: fault)
            guard !plan.isEmpty else { return .commit }
            for text in texts(of: plan) { try database.execute(sql: text) }
            try database.execute(sql: "PRAGMA application_id = \(applicationID)")
            try database.execute(sql: "PRAGMA user_version = \(plan.mark)")
            return .commit
        }
    }

    /// Returns what a file lacks of the program's tables.
    ///
    /// - Throws: ``StoreError`` with `unusable` for another program's file, for tables that this program cannot use, and for
    ///   steps that are not those that databases were made with.
    static func plan(
        for database: Database, to all: [Migration] = Migration.all, fault: String? = Migration.fault
    ) throws -> SchemaPlan {
        if let fault { throw StoreError(.unusable, fault) }
        let owner = try Int64.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        let mark = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        let tables = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") ?? 0
        let isNew = owner == 0 && mark == 0 && tables == 0
        guard isNew || owner == applicationID else {
            throw StoreError(.unusable, "the file is another program's database: name another file")
        }
        let notes = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = '\(NotedStep.table)'"
        let hasNotes = try Int.fetchOne(database, sql: notes) == 1
        let noted = hasNotes ? try database.all(NotedStep.reading, [], read: NotedStep.init(from:)) : []
        return try SchemaPlan(mark: mark, noted: noted, to: all) { $0.sqlite != nil }
    }

    /// Returns what makes a new file.
    static func planForNew() throws(StoreError) -> SchemaPlan {
        try SchemaPlan(mark: 0, noted: [], to: Migration.all) { $0.sqlite != nil }
    }

    /// The statements of a plan, a text for each step.
    static func texts(of plan: SchemaPlan) -> [String] {
        plan.steps.compactMap(\.sqlite) + [plan.note].compactMap(\.self)
    }
}

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
