import Beckon

/// One row of a result; the statement determines the type of each column.
package struct RowReader {
    private let result: QueryResult
    private let row: Int32
    private var start = 0

    init(_ result: QueryResult, row: Int32) {
        self.result = result
        self.row = row
    }

    private func bytes(at index: Int) -> UnsafeRawBufferPointer? {
        result.bytes(row: row, column: Int32(start + index))
    }
}

extension RowReader: StoredRow {
    package typealias Failure = ConnectionFailure

    package func text(at index: Int) -> String? { bytes(at: index).map { String(decoding: $0, as: UTF8.self) } }

    package func integer(at index: Int) throws(ConnectionFailure) -> Int64? {
        guard let bytes = bytes(at: index) else { return nil }
        guard bytes.count == 8 else { throw Self.missing }
        return Int64(bigEndian: bytes.loadUnaligned(as: Int64.self))
    }

    package func boolean(at index: Int) throws(ConnectionFailure) -> Bool? {
        guard let bytes = bytes(at: index) else { return nil }
        guard bytes.count == 1 else { throw Self.missing }
        return bytes[0] != 0
    }

    package func skipping(_ count: Int) -> RowReader {
        var row = self
        row.start += count
        return row
    }

    package static func unknown<Value>(_: Value.Type) -> ConnectionFailure {
        .unusable("the database holds an unknown value of \(Value.self): run beckon verify")
    }

    package static var missing: ConnectionFailure {
        .unusable("a row of the database lacks a value: run beckon verify")
    }
}
