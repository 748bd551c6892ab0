import Beckon
package import BeckonStoreSQL
import GRDB

extension SQLiteStore {
    /// Runs a body in one transaction on the writing connection and returns when it is on disk.
    ///
    /// Cancelling the calling task has no effect: a transaction that has begun ends, and the caller gets its result.
    /// After a disk failure nothing more is written.
    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (SQLiteConnection) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            pool.asyncWriteWithoutTransaction { [failure, checkpointer, condition] database in
                // SQLite must not be asked once the connection is closed; the transaction then fails.
                let before = database.sqliteConnection == nil ? 0 : database.totalChangesCount
                let result = Result {
                    try failure.check()
                    return try database.inOneTransaction { try body(SQLiteConnection(database: $0)) }
                }
                switch result {
                // A transaction that changes nothing says nothing about the disk.
                case .success: if database.totalChangesCount > before { condition.wrote() }
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

    package func change(_ request: BoundStatement) async throws -> Int {
        try await write { try $0.database.change(request) }
    }

    /// Runs a body on one snapshot of the database.
    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (SQLiteConnection) throws -> Value
    ) async throws -> Value {
        do {
            return try await pool.read { try body(SQLiteConnection(database: $0)) }
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
    /// Runs a body in one transaction, whose statements are kept: GRDB's own functions prepare them each time.
    fileprivate func inOneTransaction<Value>(_ body: (Database) throws -> Value) throws -> Value {
        let value: Value
        do {
            try cachedStatement(sql: "BEGIN IMMEDIATE TRANSACTION").execute()
            value = try body(self)
        } catch {
            try? rollback()
            throw StoreError.reading(error)
        }
        do {
            try cachedStatement(sql: "COMMIT TRANSACTION").execute()
        } catch {
            try? rollback()
            throw StoreError.committing(error)
        }
        return value
    }
}
