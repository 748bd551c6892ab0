import Beckon

extension PostgreSQLStore {
    /// Reads one row's value; each read sees the database at a time of its own and waits for no lock.
    typealias RowReading<Value> = @Sendable (RowReader) throws(ConnectionFailure) -> Value

    /// Returns the first row of a query, or nil if it has no rows.
    func first<Value: Sendable>(
        _ statement: Statement, _ values: StoredValue..., read: @escaping RowReading<Value>
    ) async throws -> Value? {
        try await self.read(Request(statement, values: values), with: read).first
    }

    /// Returns all rows of a query whose last parameter is a limit.
    func all<Value: Sendable>(
        _ statement: Statement, _ values: StoredValue..., limit: Int, read: @escaping RowReading<Value>
    ) async throws -> [Value] {
        guard limit > 0 else { return [] }
        return try await self.read(Request(statement, values: values + [limit.sql]), with: read)
    }

    /// Returns all rows of a request.
    func read<Value: Sendable>(_ request: Request, with read: @escaping RowReading<Value>) async throws -> [Value] {
        try await withConnection { connection throws(ConnectionFailure) in
            guard let result = try connection.run([request]).first else { return [] }
            return try result.all(read)
        }
    }

    /// Runs a body on one of the connections that do not delay messages; the body may run twice.
    func withConnection<Value: Sendable>(
        _ body: @escaping @Sendable (Connection) throws(ConnectionFailure) -> Value
    ) async throws -> Value {
        do {
            return try await readers.run { session in try session.use(body) }
        } catch let failure as ConnectionFailure {
            throw noted(failure)
        }
    }

    /// Runs a statement that is committed by itself and may be run twice.
    ///
    /// - Returns: How many rows it changed.
    func change(_ statement: Statement, _ values: StoredValue...) async throws -> Int {
        let request = Request(statement, values: values)
        return try await withConnection { connection throws(ConnectionFailure) in
            try connection.run([request]).first?.changes ?? 0
        }
    }

    func run<Value: Sendable>(
        on thread: ConnectionThread, _ body: @escaping @Sendable (Session) throws -> Value
    ) async throws -> Value {
        do {
            return try await thread.run(body)
        } catch let failure as ConnectionFailure {
            throw noted(failure)
        }
    }

    private func noted(_ failure: ConnectionFailure) -> StoreError {
        if case .server(let error) = failure, let trouble = error.trouble { condition.note(trouble) }
        return StoreError(failure)
    }
}
