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
        extract(epoch FROM pg_postmaster_start_time())::text, current_setting('default_transaction_read_only') = 'on', \
        current_setting('synchronous_standby_names') = '' AND EXISTS \
        (SELECT FROM pg_stat_replication WHERE application_name <> 'pg_basebackup')
        """)

    /// Connects to the first server that takes writes and that no other one has replaced.
    ///
    /// The search begins with the address that suited last, or behind it once the server there has broken a connection off.
    /// libpq itself would not go on behind a server that breaks a new connection off, nor behind a former primary.
    static func connect(_ settings: ConnectionSettings) throws(ConnectionFailure) -> DatabaseConnection {
        let addresses = settings.addresses
        var refusals: [ConnectionFailure] = []
        for number in addresses.indices {
            let index = (settings.pulse.address + number) % addresses.count
            do throws(ConnectionFailure) {
                let connection = try DatabaseConnection(addresses[index])
                try run(on: connection, limit: settings.limit)
                settings.pulse.suits(address: index)
                connection.address = index
                return connection
            } catch {
                guard error.endsConnection else { throw error }
                refusals.append(error)
            }
        }
        throw refusals.count == 1 ? refusals[0] : .unreachable(refusals.map(\.words).joined(separator: "; "))
    }

    private static func run(on connection: DatabaseConnection, limit: Milliseconds) throws(ConnectionFailure) {
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
            (
                durability: try Durability(from: row), start: try row.text(SessionColumn.serverStart),
                isAhead: try row.bool(SessionColumn.isAheadOfStandbys)
            )
        }
        guard let facts else { throw .lost }
        try facts.durability.assert()
        connection.serverStart = facts.start
        connection.isAheadOfStandbys = facts.isAhead
        connection.timeline = try ServerTimeline.read(over: connection)
        guard !connection.isOvertaken else {
            throw .unreachable("the server has an older timeline: another one has taken its place")
        }
    }
}

/// The columns that a server reports about itself.
private enum SessionColumn: Int, ResultColumn {
    case synchronousCommit, fsync, isStandby, serverStart, isReadOnly, isAheadOfStandbys
}

/// Whether a commit that the server acknowledges survives a power cut.
struct Durability {
    let synchronousCommit: String
    let fsync: String
    let isStandby: Bool
    /// Whether its operator has stopped writes (`default_transaction_read_only`).
    let isReadOnly: Bool

    init(synchronousCommit: String, fsync: String, isStandby: Bool, isReadOnly: Bool = false) {
        self.synchronousCommit = synchronousCommit
        self.fsync = fsync
        self.isStandby = isStandby
        self.isReadOnly = isReadOnly
    }

    fileprivate init(from row: RowReader) throws(ConnectionFailure) {
        self.init(
            synchronousCommit: try row.text(SessionColumn.synchronousCommit), fsync: try row.text(SessionColumn.fsync),
            isStandby: try row.bool(SessionColumn.isStandby), isReadOnly: try row.bool(SessionColumn.isReadOnly))
    }

    /// Refuses a server that would acknowledge commits that a power cut can undo.
    func assert() throws(ConnectionFailure) {
        guard !isStandby else { throw .unreachable("the server is a standby, which takes no writes") }
        guard !isReadOnly else { throw .unreachable("the server takes no writes (default_transaction_read_only)") }
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
