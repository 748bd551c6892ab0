import Beckon
import BeckonStoreSQL
import Foundation

/// A commit whose answer never arrived, and how to ask the server for its outcome.
struct DoubtfulCommit {
    /// How long the server may take to be reachable again and to report the outcome.
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

    init(results: [CommitResult], transaction: String, connection: DatabaseConnection) {
        self.results = results
        self.transaction = transaction
        processID = Int64(connection.processID)
        serverStart = connection.serverStart
    }

    private enum Fate {
        case committed
        /// The server reports a commit, but has restarted since, and may have reused the number of a lost transaction.
        case perhapsCommitted
        case aborted
        case running
    }

    /// Asks until the server knows the outcome.
    ///
    /// - Parameter session: Its connection is dropped; new ones are made.
    /// - Returns: The results, if the transaction was committed.
    /// - Throws: ``StoreError`` with `unavailable` if it surely was not committed, `unknownOutcome` if this cannot be
    ///   known.
    func settle(with session: Session) throws -> [CommitResult] {
        session.discard()
        let deadline = Deadline(after: Self.patience)
        while !deadline.hasPassed {
            switch try? fate(over: session) {
            case .committed: return results
            case .perhapsCommitted:
                throw StoreError(.unknownOutcome, "the database restarted during the commit: its outcome is unknown")
            case .aborted:
                throw StoreError(.unavailable, "the connection broke before the commit: nothing was written")
            case .running, nil: Thread.sleep(forTimeInterval: 0.05)
            }
        }
        throw StoreError(.unknownOutcome, "the database did not report in time whether it committed")
    }

    private func fate(over session: Session) throws(ConnectionFailure) -> Fate? {
        let connection = try session.reconnect()
        let answer: (status: String?, waitsFor: String?, start: String)?
        do throws(ConnectionFailure) {
            answer = try connection.run(Self.ask, transaction.sql, processID.sql).first {
                row throws(ConnectionFailure) in
                (
                    try row.optionalText(.first), try row.optionalText(.second), try row.text(.third)
                )
            }
        } catch {
            // "In the future": the server never assigned this number, as far as it remembers.
            if case .server(let refusal) = error, refusal.sqlState == "22023" { return .aborted }
            throw error
        }
        guard let answer else { return nil }
        switch answer.status {
        case "committed": return answer.start == serverStart ? .committed : .perhapsCommitted
        case "aborted": return .aborted
        case "in progress":
            // A backend that waits for its standby has committed locally and is not ended.
            if answer.start == serverStart, answer.waitsFor != "SyncRep" {
                try connection.run(Self.end, processID.sql)
            }
            return .running
        default: return nil
        }
    }
}
