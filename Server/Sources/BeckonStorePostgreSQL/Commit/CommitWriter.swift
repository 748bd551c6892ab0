import Beckon
import BeckonStoreSQL

/// Writes batches of commits, each in one transaction of two round trips: lock and read, then write and commit.
struct CommitWriter {
    private static let begin = Statement("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE")
    private static let transactionID = Statement("SELECT pg_current_xact_id()::text")
    private static let commit = Statement("COMMIT")
    private static let rollback = Statement("ROLLBACK")
    private static let savepoint = Statement("SAVEPOINT beckon")
    private static let keep = Statement("RELEASE SAVEPOINT beckon")
    private static let goBack = Statement("ROLLBACK TO SAVEPOINT beckon")

    /// How often a batch is tried as a whole when it collides with other nodes.
    private static let attempts = 5

    let session: Session

    /// The end of an attempt to write a batch.
    private enum Ending {
        case committed([CommitResult])
        /// Another node or a row of another program collided with the batch; nothing was written.
        case collided
        /// The connection broke while the server may have been committing.
        case doubtful(DoubtfulCommit)
    }

    func write(_ commits: [Commit]) throws -> [CommitResult] {
        for _ in 0..<Self.attempts {
            let ending = try attempt { connection throws(ConnectionFailure) in
                try writeAll(commits, over: connection)
            }
            if let results = try results(of: ending) { return results }
        }
        let ending = try attempt { connection throws(ConnectionFailure) in
            try writeEach(commits, over: connection)
        }
        if let results = try results(of: ending) { return results }
        throw StoreError(.unavailable, "the commits collided with other nodes in every attempt: try again")
    }

    /// Returns nil if another attempt is worth while.
    private func results(of ending: Ending) throws -> [CommitResult]? {
        switch ending {
        case .committed(let results): return results
        case .collided: return nil
        case .doubtful(let doubt): return try doubt.settle(with: session)
        }
    }

    private func attempt(
        _ body: (DatabaseConnection) throws(ConnectionFailure) -> Ending
    ) throws(ConnectionFailure) -> Ending {
        try session.use { connection throws(ConnectionFailure) in
            do throws(ConnectionFailure) {
                return try body(connection)
            } catch {
                guard !error.endsConnection else { throw error }
                try connection.run(Self.rollback)
                if case .server(let error) = error, error.isInTheWay { return .collided }
                throw error
            }
        }
    }

    private func writeAll(
        _ commits: [Commit], over connection: DatabaseConnection
    ) throws(ConnectionFailure) -> Ending {
        let start = [BoundStatement(Self.begin), BoundStatement(Self.transactionID)]
        let (ground, first) = try read(for: commits, after: start, over: connection)
        var batch = CommitBatch(on: ground)
        let results = commits.map { batch.add($0) }
        let writes = batch.requests
        guard !writes.isEmpty else {
            try connection.run(Self.rollback)
            return .committed(results)
        }
        return try finish(writes, over: connection, with: results, transaction: first[1])
    }

    /// Writes one commit after another, each as if it were alone in the transaction; a commit that collides is refused.
    private func writeEach(
        _ commits: [Commit], over connection: DatabaseConnection
    ) throws(ConnectionFailure) -> Ending {
        let first = try connection.run([BoundStatement(Self.begin), BoundStatement(Self.transactionID)])
        var results: [CommitResult] = []
        for commit in commits { results.append(try writeAlone(commit, over: connection)) }
        return try finish([], over: connection, with: results, transaction: first[1])
    }

    private func writeAlone(
        _ commit: Commit, over connection: DatabaseConnection
    ) throws(ConnectionFailure) -> CommitResult {
        do throws(ConnectionFailure) {
            let (ground, _) = try read(for: [commit], after: [BoundStatement(Self.savepoint)], over: connection)
            var batch = CommitBatch(on: ground)
            let result = batch.add(commit)
            try connection.run(batch.requests + [BoundStatement(Self.keep)])
            return result
        } catch {
            guard case .server(let refusal) = error, refusal.isInTheWay else { throw error }
            try connection.run([BoundStatement(Self.goBack), BoundStatement(Self.keep)])
            return .conflict
        }
    }

    private func read(
        for commits: [Commit], after start: [BoundStatement], over connection: DatabaseConnection
    ) throws(ConnectionFailure) -> (BatchGround, first: [QueryResult]) {
        let needs = BatchNeeds(of: commits).requests
        let results = try connection.run(start + needs.map { $0.request })
        var ground = BatchGround()
        for (need, result) in zip(needs, results.dropFirst(start.count)) {
            try ground.read(need.part, from: result)
        }
        return (ground, Array(results.prefix(start.count)))
    }

    /// Writes and commits in one round trip; a connection that breaks from here on leaves the outcome in doubt.
    private func finish(
        _ writes: [BoundStatement], over connection: DatabaseConnection, with results: [CommitResult],
        transaction: QueryResult
    ) throws(ConnectionFailure) -> Ending {
        let id = try transaction.first { row throws(ConnectionFailure) in try row.text(.first) }
        guard let id else { throw .lost }
        do throws(ConnectionFailure) {
            try connection.run(writes + [BoundStatement(Self.commit)])
            return .committed(results)
        } catch {
            guard error.endsConnection else { throw error }
            return .doubtful(DoubtfulCommit(results: results, transaction: id, connection: connection))
        }
    }
}
