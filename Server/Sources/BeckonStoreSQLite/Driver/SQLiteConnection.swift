package import BeckonStoreSQL
import GRDB

/// A connection to the file, inside one snapshot or one transaction.
package struct SQLiteConnection {
    let database: Database
}

extension SQLiteConnection: SQLConnection {
    package func first<Value>(_ request: BoundStatement, _ read: (RowReader) throws -> Value) throws -> Value? {
        for row in request.rows {
            if let value = try database.first(request.statement, row, read: read) { return value }
        }
        return nil
    }

    package func all<Value>(_ request: BoundStatement, _ read: (RowReader) throws -> Value) throws -> [Value] {
        guard request.rows.count != 1 else { return try database.all(request.statement, request.rows[0], read: read) }
        return try request.rows.flatMap { try database.all(request.statement, $0, read: read) }
    }

    @discardableResult
    package func change(_ requests: [BoundStatement]) throws -> [Int] { try requests.map { try database.change($0) } }
}

extension Database {
    /// Runs a request for each of its rows.
    ///
    /// - Returns: How many rows it changed.
    @discardableResult
    func change(_ request: BoundStatement) throws -> Int {
        guard !request.statement.sqlite.isEmpty else { return 0 }
        return try request.rows.reduce(0) { count, row in
            try run(request.statement, row)
            return count + changesCount
        }
    }
}
