package import Beckon

/// A connection of a driver, inside one read or one transaction; it stays on its thread.
package protocol SQLConnection {
    associatedtype Row: StoredRow & SendableMetatype where Row.Failure == Failure
    associatedtype Failure: Error

    /// Returns the first row of a query, or nil if it has no rows.
    func first<Value>(_ request: BoundStatement, _ read: (Row) throws(Failure) -> Value) throws(Failure) -> Value?

    /// Returns all rows of a query.
    func all<Value>(_ request: BoundStatement, _ read: (Row) throws(Failure) -> Value) throws(Failure) -> [Value]

    /// Runs requests in their order, together where the engine can.
    ///
    /// - Returns: How many rows each of them changed.
    @discardableResult
    func change(_ requests: [BoundStatement]) throws(Failure) -> [Int]
}

/// An engine behind the store's port that speaks SQL.
///
/// The drivers say how a connection is had and how a batch of commits is written; what is read, and what is seldom
/// written, is the same for all of them.
package protocol SQLStore: Store {
    associatedtype Connection: SQLConnection, SendableMetatype

    /// Runs a body that reads; it may run twice.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (Connection) throws(Connection.Failure) -> Value
    ) async throws -> Value

    /// Runs a body in one transaction, which is on disk when it returns; it may run twice.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (Connection) throws(Connection.Failure) -> Value
    ) async throws -> Value

    /// Runs one request in a transaction of its own.
    ///
    /// - Returns: How many rows it changed.
    func change(_ request: BoundStatement) async throws -> Int
}

extension SQLStore {
    /// Reads one row's value.
    typealias Reading<Value> = @Sendable (Connection.Row) throws(Connection.Failure) -> Value

    /// Returns the first row of a query, or nil if it has no rows.
    func first<Value: Sendable>(
        _ statement: Statement, _ values: StoredValue..., read: @escaping Reading<Value>
    ) async throws -> Value? {
        let request = BoundStatement(statement, values: values)
        return try await self.read { connection throws(Connection.Failure) in
            try connection.first(request, read)
        }
    }

    /// Returns all rows of a query whose last parameter is a limit.
    func all<Value: Sendable>(
        _ statement: Statement, _ values: StoredValue..., limit: Int, read: @escaping Reading<Value>
    ) async throws -> [Value] {
        guard limit > 0 else { return [] }
        return try await all(BoundStatement(statement, values: values + [limit.sql]), read: read)
    }

    /// Returns all rows of a request.
    func all<Value: Sendable>(_ request: BoundStatement, read: @escaping Reading<Value>) async throws -> [Value] {
        guard !request.rows.isEmpty else { return [] }
        return try await self.read { connection throws(Connection.Failure) in
            try connection.all(request, read)
        }
    }
}

extension Int {
    /// Reads the only column of a row.
    init<Row: StoredRow>(only row: Row) throws(Row.Failure) { self = try row.int(.first) }
}

extension String {
    /// Reads the only column of a row.
    init<Row: StoredRow>(only row: Row) throws(Row.Failure) { self = try row.text(.first) }
}

extension Bool {
    /// Reads the only column of a row.
    init<Row: StoredRow>(only row: Row) throws(Row.Failure) { self = try row.bool(.first) }
}
