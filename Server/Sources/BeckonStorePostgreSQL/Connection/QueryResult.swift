import CLibPQ

/// One result of libpq, cleared with the last reference.
final class QueryResult {
    private let handle: OpaquePointer
    private let account: ResultAccount

    init(_ handle: OpaquePointer, account: ResultAccount) {
        self.handle = handle
        self.account = account
        account.made += 1
    }

    deinit {
        PQclear(handle)
        account.cleared += 1
    }

    var status: ExecStatusType { PQresultStatus(handle) }
    var count: Int { Int(PQntuples(handle)) }

    /// How many rows the statement changed.
    var changes: Int { PQcmdTuples(handle).flatMap { Int(String(cString: $0)) } ?? 0 }

    /// Reads all rows.
    func all<Value>(
        _ read: (RowReader) throws(ConnectionFailure) -> Value
    ) throws(ConnectionFailure) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(count)
        for row in 0..<count {
            values.append(try read(RowReader(self, row: Int32(row))))
        }
        return values
    }

    /// Reads the first row, if there is one.
    func first<Value>(
        _ read: (RowReader) throws(ConnectionFailure) -> Value
    ) throws(ConnectionFailure) -> Value? {
        guard count > 0 else { return nil }
        return try read(RowReader(self, row: 0))
    }

    /// A value's bytes, valid as long as the result; nil for NULL.
    func bytes(row: Int32, column: Int32) -> UnsafeRawBufferPointer? {
        guard PQgetisnull(handle, row, column) == 0, let start = PQgetvalue(handle, row, column) else { return nil }
        return UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(handle, row, column)))
    }

    /// A field of an error report, named by PostgreSQL's letter for it.
    func errorField(_ letter: Unicode.Scalar) -> String? {
        PQresultErrorField(handle, Int32(letter.value)).map { String(cString: $0) }
    }
}

/// Counts the results of one connection, so that a leak can be seen.
final class ResultAccount {
    var made = 0
    var cleared = 0
}
