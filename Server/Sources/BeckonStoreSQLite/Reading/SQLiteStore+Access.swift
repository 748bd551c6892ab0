import Beckon
import GRDB

extension SQLiteStore {
    /// Runs a body in one transaction on the writing connection and returns when it is on disk.
    ///
    /// Cancelling the calling task has no effect: a transaction that has begun ends, and the caller gets its result.
    /// After a disk failure nothing more is written.
    func write<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            pool.asyncWriteWithoutTransaction { [failure, checkpointer, condition] database in
                let result = Result {
                    try failure.check()
                    return try database.inOneTransaction(body)
                }
                switch result {
                case .success: condition.wrote()
                case .failure(let error):
                    failure.report(error)
                    condition.note(error)
                }
                continuation.resume(with: result)
                do {
                    try checkpointer.copyIfDue(database)
                } catch {
                    failure.report(error)
                }
            }
        }
    }

    /// Returns the first row of a query, or nil if it has no rows.
    func first<Value: Sendable>(
        _ sql: String, _ values: StoredValue..., read: @escaping @Sendable (RowReader) throws -> Value
    ) async throws -> Value? {
        try await self.read { try $0.first(sql, values, read: read) }
    }

    /// Returns all rows of a query whose last parameter is a limit.
    func all<Value: Sendable>(
        _ sql: String, _ values: StoredValue..., limit: Int,
        read: @escaping @Sendable (RowReader) throws -> Value
    ) async throws -> [Value] {
        // SQLite reads a negative limit as "all".
        let values = values + [max(0, limit).sql]
        return try await self.read { try $0.all(sql, values, read: read) }
    }

    /// Runs a body on one snapshot of the database.
    func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        do {
            return try await pool.read(body)
        } catch {
            let error = StoreError.reading(error)
            condition.note(error)
            throw error
        }
    }
}

extension StoreCondition {
    /// Notes an error that shows a fault of the file or its disk; ignores other errors.
    fileprivate func note(_ error: any Error) {
        guard let error = error as? StoreError else { return }
        if error.code == .full { return note(.full) }
        guard error.code == .unusable else { return }
        if error.isDamage { return note(.damaged) }
        // The error is not SQLite's: a row holds something that cannot be read.
        if let cause = error.cause, !(cause is DatabaseError) { note(.unreadable) }
    }
}

extension Database {
    fileprivate func inOneTransaction<Value>(_ body: (Database) throws -> Value) throws -> Value {
        let value: Value
        do {
            try beginTransaction(.immediate)
            value = try body(self)
        } catch {
            try? rollback()
            throw StoreError.reading(error)
        }
        do {
            try commit()
        } catch {
            try? rollback()
            throw StoreError.committing(error)
        }
        return value
    }
}
