import Beckon
import BeckonStoreSQL
import GRDB
import GRDBSQLite

/// A statement of ours; GRDB has a type of this name.
typealias Statement = BeckonStoreSQL.Statement

/// Runs statements directly on SQLite's C interface: GRDB prepares and caches them, values are bound and read without
/// conversion, and texts keep all of their bytes.
extension Database {
    /// Runs a statement that returns no rows.
    func run(_ statement: Statement, _ values: StoredValue...) throws {
        try run(statement, values)
    }

    /// Runs a statement that returns no rows.
    func run(_ statement: Statement, _ values: [StoredValue]) throws {
        try withStatement(statement, values) { statement in
            while try step(statement) {}
        }
    }

    /// Returns the first row of a query, or nil if it has no rows.
    func first<Value>(
        _ statement: Statement, _ values: [StoredValue], read: (RowReader) throws -> Value
    ) throws -> Value? {
        try withStatement(statement, values) { statement in
            guard try step(statement) else { return nil }
            return try read(RowReader(statement))
        }
    }

    /// Returns all rows of a query.
    func all<Value>(
        _ statement: Statement, _ values: [StoredValue], read: (RowReader) throws -> Value
    ) throws -> [Value] {
        try withStatement(statement, values) { statement in
            var result: [Value] = []
            while try step(statement) {
                result.append(try read(RowReader(statement)))
            }
            return result
        }
    }

    private func withStatement<Value>(
        _ statement: Statement, _ values: [StoredValue], _ body: (OpaquePointer) throws -> Value
    ) throws -> Value {
        try with(cachedStatement(sql: statement.sqlite), values, body)
    }

    /// Binds the values, and resets the statement for its next use.
    fileprivate func with<Value>(
        _ cached: GRDB.Statement, _ values: [StoredValue], _ body: (OpaquePointer) throws -> Value
    ) throws -> Value {
        let statement = cached.sqliteStatement
        let size = values.reduce(0) { $0 + $1.textSize }
        return try withUnsafeTemporaryAllocation(byteCount: max(size, 1), alignment: 1) { texts in
            defer {
                // Resetting repeats the error of the last step, which was thrown already.
                sqlite3_reset(statement)
                sqlite3_clear_bindings(statement)
            }
            return try withExtendedLifetime(cached) {
                var space = texts[...]
                for (index, value) in values.enumerated() {
                    let code = value.bind(to: statement, at: Int32(index + 1), in: &space)
                    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
                }
                return try body(statement)
            }
        }
    }

    /// Moves on to the next row.
    ///
    /// - Returns: False if there is no further row.
    fileprivate func step(_ statement: OpaquePointer) throws -> Bool {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: true
        case SQLITE_DONE: false
        case let code: throw DatabaseError(resultCode: ResultCode(rawValue: code))
        }
    }
}

/// A statement that runs once for each row of a batch: it is looked up by its text only for the first row.
final class RepeatedStatement {
    private let database: Database
    private let statement: Statement
    private var cached: GRDB.Statement?

    init(_ statement: Statement, on database: Database) {
        self.database = database
        self.statement = statement
    }

    /// Runs the statement, which returns no rows.
    func run(_ values: StoredValue...) throws { try run(values) }

    /// Runs the statement, which returns no rows.
    func run(_ values: [StoredValue]) throws {
        let cached = try cached ?? database.cachedStatement(sql: statement.sqlite)
        self.cached = cached
        try database.with(cached, values) { statement in
            while try database.step(statement) {}
        }
    }
}
