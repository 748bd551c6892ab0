import Beckon
import GRDBSQLite

/// A statement's current row.
///
/// The tables are strict, so a column holds its type or NULL.
package struct RowReader {
    private let statement: OpaquePointer
    private var start = 0

    /// - Parameter statement: A statement that has stepped to a row and stays on it while it is read.
    init(_ statement: OpaquePointer) {
        self.statement = statement
    }
}

extension RowReader: StoredRow {
    package typealias Failure = any Error

    package func text(at index: Int) -> String? {
        let column = Int32(start + index)
        guard let bytes = sqlite3_column_text(statement, column) else { return nil }
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    package func integer(at index: Int) -> Int64? {
        let column = Int32(start + index)
        guard sqlite3_column_type(statement, column) != SQLITE_NULL else { return nil }
        return sqlite3_column_int64(statement, column)
    }

    package func boolean(at index: Int) -> Bool? { integer(at: index).map { $0 != 0 } }

    package func skipping(_ count: Int) -> RowReader {
        var row = self
        row.start += count
        return row
    }

    package static func unknown<Value>(_: Value.Type) -> any Error {
        StoreError(.unusable, "the database holds an unknown value of \(Value.self): run beckon verify")
    }

    package static var missing: any Error {
        StoreError(.unusable, "a row of the database lacks a value: run beckon verify")
    }
}
