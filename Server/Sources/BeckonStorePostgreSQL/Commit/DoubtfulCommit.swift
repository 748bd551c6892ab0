import Beckon
import Foundation

/// A commit whose answer never came, and how the server is asked what became of it.
struct DoubtfulCommit {
    /// How long the server may take to be there again and to say what happened.
    static let patience = Milliseconds.seconds(10)

    private static let ask = Statement(
        """
        SELECT pg_xact_status($1::xid8), (SELECT wait_event FROM pg_stat_activity WHERE pid = $2), \
        extract(epoch FROM pg_postmaster_start_time())::text
        """, .text, .bigint)
    private static let end = Statement("SELECT pg_terminate_backend($1::integer)", .bigint)

    private let results: [CommitResult]
    private let transaction: String
    private let processID: Int64
    private let serverStart: String

    init(results: [CommitResult], transaction: String, connection: Connection) {
        self.results = results
        self.transaction = transaction
        processID = Int64(connection.processID)
        serverStart = connection.serverStart
    }

    /// What the server answers when it is asked.
    private enum FateColumn: Int, ResultColumn {
        case status, waitsFor, serverStart
    }

    private enum Fate {
        case committed
        /// The server says so, but it was started anew since, and may have given the number of a transaction that was
        /// lost to another one.
        case perhapsCommitted
        case aborted
        case running
    }

    /// Asks until the server knows.
    ///
    /// - Parameter session: its connection is given up; new ones are made.
    /// - Returns: the results, when the transaction was committed.
    /// - Throws: ``StoreError`` with `unavailable` when it surely was not, `unknownOutcome` when nobody can tell.
    func settle(with session: Session) throws -> [CommitResult] {
        session.discard()
        let deadline = Deadline(after: Self.patience)
        while !deadline.hasPassed {
            switch try? fate(over: session) {
            case .committed: return results
            case .perhapsCommitted:
                throw StoreError(.unknownOutcome, "the database was started anew while it committed")
            case .aborted:
                throw StoreError(.unavailable, "the connection to the database broke before the commit")
            case .running, nil: Thread.sleep(forTimeInterval: 0.05)
            }
        }
        throw StoreError(.unknownOutcome, "the database did not say in time whether it committed")
    }

    private func fate(over session: Session) throws(ConnectionFailure) -> Fate? {
        let connection = try session.reconnect()
        let answer: (status: String?, waitsFor: String?, start: String)?
        do throws(ConnectionFailure) {
            answer = try connection.run(Self.ask, transaction.sql, processID.sql).first {
                row throws(ConnectionFailure) in
                (
                    try row.optionalText(FateColumn.status), try row.optionalText(FateColumn.waitsFor),
                    try row.text(FateColumn.serverStart)
                )
            }
        } catch {
            // "In the future": no such number was given, as far as the server remembers.
            if case .server(let refusal) = error, refusal.sqlState == "22023" { return .aborted }
            throw error
        }
        guard let answer else { return nil }
        switch answer.status {
        case "committed": return answer.start == serverStart ? .committed : .perhapsCommitted
        case "aborted": return .aborted
        case "in progress":
            // One that waits for its standby has committed here and is left to it.
            if answer.start == serverStart, answer.waitsFor != "SyncRep" {
                try connection.run(Self.end, processID.sql)
            }
            return .running
        default: return nil
        }
    }
}
