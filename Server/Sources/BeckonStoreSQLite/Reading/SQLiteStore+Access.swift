import Beckon
import GRDB

extension SQLiteStore {
    /// Runs a body in one transaction on the writing connection and returns when it is on disk.
    ///
    /// It does not hear the cancellation of the calling task: what was begun ends, and its end is told. After the disk
    /// failed nothing is written any more.
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

    /// The first row of a query, or nil when it has none.
    func first<Value: Sendable>(
        _ sql: String, _ values: StoredValue..., read: @escaping @Sendable (RowReader) throws -> Value
    ) async throws -> Value? {
        try await self.read { try $0.first(sql, values, read: read) }
    }

    /// All rows of a query whose last parameter is a limit.
    func all<Value: Sendable>(
        _ sql: String, _ values: StoredValue..., limit: Int,
        read: @escaping @Sendable (RowReader) throws -> Value
    ) async throws -> [Value] {
        // A negative limit would mean "all" to SQLite.
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
    /// Takes note of an error, if it says that something is wrong with the file or its disk.
    fileprivate func note(_ error: any Error) {
        guard let error = error as? StoreError else { return }
        if error.code == .full { return note(.full) }
        guard error.code == .unusable else { return }
        if error.isDamage { return note(.damaged) }
        // Not SQLite's own words, so it was found in a row.
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
