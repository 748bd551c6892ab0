import Beckon
package import BeckonStoreSQL

extension PostgreSQLStore {
    private static let begin = Statement("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE")
    private static let commit = Statement("COMMIT")

    /// Runs a body on one of the connections that do not delay messages; it may run twice.
    ///
    /// Each statement sees the database at a time of its own and waits for no lock.
    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (DatabaseConnection) throws(ConnectionFailure) -> Value
    ) async throws -> Value {
        do {
            return try await readers.run { session in try session.use(body) }
        } catch let failure as ConnectionFailure {
            throw noted(failure)
        }
    }

    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (DatabaseConnection) throws(ConnectionFailure) -> Value
    ) async throws -> Value {
        try await read { connection throws(ConnectionFailure) in
            try connection.inTransaction([BoundStatement(Self.begin)], end: Self.commit) {
                () throws(ConnectionFailure) in
                try body(connection)
            }
        }
    }

    package func change(_ request: BoundStatement) async throws -> Int {
        try await read { connection throws(ConnectionFailure) in try connection.run([request]).first?.changes ?? 0 }
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
        if case .server(let error) = failure, let failure = error.failure { condition.note(failure) }
        return StoreError(failure)
    }
}
