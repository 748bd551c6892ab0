import Beckon
import BeckonStoreSQL

/// The settings of every session, and the requirements on the server.
enum SessionSetup {
    /// The schema that holds all tables.
    static let schema = "beckon"

    private static let oldestVersion = 150_000
    /// The share of the limit for which a node that was cut off in a transaction keeps its rows locked.
    ///
    /// Other nodes get them before they give up. The server counts what a node takes to decide, and the arrival of what it
    /// writes.
    private static let idleShare: Int64 = 5

    /// Tables grow while plans are kept: a plan made for an empty table must use the index nevertheless.
    private static let set = Statement(
        """
        SELECT set_config('search_path', '\(schema)', false), set_config('statement_timeout', $1, false), \
        set_config('idle_in_transaction_session_timeout', $2, false), set_config('enable_seqscan', 'off', false), \
        set_config('enable_hashjoin', 'off', false), set_config('enable_mergejoin', 'off', false), \
        set_config('jit', 'off', false), set_config('default_transaction_isolation', 'read committed', false)
        """, .text, .text)

    private static let durability = Statement(
        """
        SELECT current_setting('synchronous_commit'), current_setting('fsync'), pg_is_in_recovery(), \
        extract(epoch FROM pg_postmaster_start_time())::text
        """)

    static func run(on connection: DatabaseConnection, limit: Milliseconds) throws(ConnectionFailure) {
        guard connection.serverVersion >= oldestVersion else {
            throw .unusable("the database server is older than PostgreSQL 15: upgrade it")
        }
        // The server's time-out is a little longer than this side's, so that the server's answers are never about its
        // time-out.
        let patience = Milliseconds(limit.count + 5_000)
        let idleness = Milliseconds(max(1, limit.count / Self.idleShare))
        let results = try connection.run([
            BoundStatement(set, String(patience.count).sql, String(idleness.count).sql), BoundStatement(durability),
        ])
        let facts = try results.last?.first { row throws(ConnectionFailure) in
            (durability: try Durability(from: row), start: try row.text(SessionColumn.serverStart))
        }
        guard let facts else { throw .lost }
        try facts.durability.assert()
        connection.serverStart = facts.start
    }
}

/// The columns that a server reports about itself.
private enum SessionColumn: Int, ResultColumn {
    case synchronousCommit, fsync, isStandby, serverStart
}

/// Whether a commit that the server acknowledges survives a power cut.
struct Durability {
    let synchronousCommit: String
    let fsync: String
    let isStandby: Bool

    init(synchronousCommit: String, fsync: String, isStandby: Bool) {
        self.synchronousCommit = synchronousCommit
        self.fsync = fsync
        self.isStandby = isStandby
    }

    fileprivate init(from row: RowReader) throws(ConnectionFailure) {
        self.init(
            synchronousCommit: try row.text(SessionColumn.synchronousCommit), fsync: try row.text(SessionColumn.fsync),
            isStandby: try row.bool(SessionColumn.isStandby))
    }

    /// Refuses a server that would acknowledge commits that a power cut can undo.
    func assert() throws(ConnectionFailure) {
        guard !isStandby else { throw .unreachable("the server is a standby, which takes no writes") }
        guard ["on", "remote_apply"].contains(synchronousCommit) else {
            throw .unusable(
                """
                the database does not write durably (synchronous_commit is \(synchronousCommit)): \
                set synchronous_commit = on for its user or in postgresql.conf
                """)
        }
        guard fsync == "on" else {
            throw .unusable(
                "the database does not write durably (fsync is \(fsync)): set fsync = on in postgresql.conf")
        }
    }
}
