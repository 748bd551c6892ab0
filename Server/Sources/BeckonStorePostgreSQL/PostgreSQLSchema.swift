import Beckon
import BeckonStoreSQL

/// The tables of the database, and the steps that make each version from the one before.
///
/// They are in a schema of their own, so that the database may hold other things as well.
enum PostgreSQLSchema {
    /// The steps from each version to the next; steps are only ever added.
    static let versions = Migration.all.compactMap(\.postgreSQL)

    private static let lock = Statement("SELECT pg_advisory_xact_lock(\(0x4265_636B))")
    private static let begin = Statement("BEGIN")
    private static let commit = Statement("COMMIT")
    /// A busy machine may pause between two steps for longer than a session may between two messages' statements.
    private static let patience = Statement(
        "SELECT set_config('idle_in_transaction_session_timeout', '10000', true)")

    /// The parts that mark the schema as Beckon's.
    private static let foundation = [
        MigrationStep(
            sql: "CREATE SCHEMA IF NOT EXISTS \(SessionSetup.schema)", lock: "nothing in use"),
        MigrationStep(
            sql: "CREATE TABLE beckon_schema (version bigint NOT NULL, changed_at timestamptz NOT NULL DEFAULT now())",
            lock: "nothing in use"),
        MigrationStep(sql: "INSERT INTO beckon_schema (version) VALUES (0)", lock: "nothing in use"),
    ]

    private static let standing = Statement(
        """
        SELECT to_regclass('\(SessionSetup.schema).beckon_schema') IS NOT NULL, \
        (SELECT count(*) FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace \
        WHERE nspname = '\(SessionSetup.schema)'), \
        to_regclass('\(SessionSetup.schema).\(NotedStep.table)') IS NOT NULL
        """)
    private static let mark = Statement("SELECT version FROM beckon_schema")
    private static let setMark = Statement("UPDATE beckon_schema SET version = $1, changed_at = now()", .bigint)

    /// Creates all tables, or brings the tables of an older program up to date, in one transaction.
    ///
    /// If several nodes start together, one of them does it and the others wait.
    ///
    /// - Throws: `unusable` for another program's schema, for tables that this program cannot use, and for tables that a
    ///   running node could no longer use.
    static func bringUpToDate(
        over connection: DatabaseConnection, to all: [Migration] = Migration.all, fault: String? = Migration.fault
    ) throws(ConnectionFailure) {
        guard try !plan(over: connection, to: all, fault: fault).isEmpty else { return }
        try connection.inTransaction(
            [BoundStatement(begin), BoundStatement(patience), BoundStatement(lock)], end: commit
        ) { () throws(ConnectionFailure) in
            let plan = try plan(over: connection, to: all, fault: fault)
            if let needed = plan.needed { try refuse(nodesThatDoNotKnow: needed, over: connection) }
            // Each step alone: the server parses a step only after the objects that it names exist.
            for step in steps(of: plan) { try connection.run(Statement(step.sql)) }
            if !plan.isEmpty { try connection.run(setMark, plan.mark.sql) }
        }
    }

    /// Returns the steps that would bring the tables up to date; none if they are.
    static func steps(over connection: DatabaseConnection) throws(ConnectionFailure) -> [MigrationStep] {
        steps(of: try plan(over: connection))
    }

    private static func steps(of plan: SchemaPlan) -> [MigrationStep] {
        let note = plan.note.map { MigrationStep(sql: $0, lock: "nothing that a running server uses") }
        return (plan.isNew ? foundation : []) + plan.steps.compactMap(\.postgreSQL).flatMap(\.self)
            + [note].compactMap(\.self)
    }

    /// Returns what the database lacks of the program's tables.
    private static func plan(
        over connection: DatabaseConnection, to all: [Migration] = Migration.all, fault: String? = Migration.fault
    ) throws(ConnectionFailure) -> SchemaPlan {
        if let fault { throw .unusable(fault) }
        let found = try connection.run(standing).first { row throws(ConnectionFailure) in
            (isOurs: try row.bool(.first), tables: try row.int(.second), hasNotes: try row.bool(.third))
        }
        guard let found else { throw .lost }
        guard found.isOurs || found.tables == 0 else {
            throw .unusable("the schema \"\(SessionSetup.schema)\" belongs to another program: name another database")
        }
        var (standing, noted) = (0, [NotedStep]())
        if found.isOurs {
            let mark = try connection.run(mark).first { row throws(ConnectionFailure) in try row.int(.first) }
            guard let mark else { throw RowReader.missing }
            standing = mark
        }
        if found.hasNotes { noted = try connection.run(NotedStep.reading).all(NotedStep.init(from:)) }
        do throws(StoreError) {
            return try SchemaPlan(mark: standing, noted: noted, to: all) { $0.postgreSQL != nil }
        } catch {
            throw .unusable(error.message)
        }
    }

    /// Refuses to take tables away from nodes that are running.
    private static func refuse(
        nodesThatDoNotKnow needed: Int, over connection: DatabaseConnection
    ) throws(ConnectionFailure) {
        let clock = try connection.run(NodeQuery.clock).first { row throws(ConnectionFailure) in try row.time(.first) }
        let nodes = try connection.run(NodeQuery.all).all(NodeRecord.init(from:))
        guard let clock, let lowest = nodes.lowestKnown(at: clock), lowest < needed else { return }
        throw .unusable(
            """
            a running node knows schemas up to \(lowest), and with this program's tables all have to know schema \(needed): \
            stop it, or start the version before this one on it first
            """)
    }
}
