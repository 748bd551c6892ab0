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
        WHERE nspname = '\(SessionSetup.schema)')
        """)
    private static let version = Statement("SELECT version FROM beckon_schema")
    private static let setVersion = Statement("UPDATE beckon_schema SET version = $1, changed_at = now()", .bigint)

    /// Creates all tables, or brings the tables of an older program up to date, in one transaction.
    ///
    /// If several nodes start together, one of them does it and the others wait.
    ///
    /// - Throws: `unusable` for another program's schema and for a newer one.
    static func bringUpToDate(
        over connection: DatabaseConnection, fault: String? = Migration.fault
    ) throws(ConnectionFailure) {
        guard try !steps(over: connection, fault: fault).isEmpty else { return }
        try connection.inTransaction(
            [BoundStatement(begin), BoundStatement(patience), BoundStatement(lock)], end: commit
        ) { () throws(ConnectionFailure) in
            let steps = try steps(over: connection)
            // Each step alone: the server parses a step only after the objects that it names exist.
            for step in steps { try connection.run(Statement(step.sql)) }
            if !steps.isEmpty { try connection.run(setVersion, versions.count.sql) }
        }
    }

    /// Returns the steps that would bring the tables up to date; none if they are.
    static func steps(
        over connection: DatabaseConnection, fault: String? = Migration.fault
    ) throws(ConnectionFailure) -> [MigrationStep] {
        if let fault { throw .unusable(fault) }
        guard let version = try standingVersion(over: connection) else {
            return foundation + versions.flatMap(\.self)
        }
        guard version >= 0, version <= versions.count else {
            throw .unusable(
                """
                the database has schema \(version), this program knows schemas up to \(versions.count): \
                run the newer program or restore a backup
                """)
        }
        return versions[version...].flatMap(\.self)
    }

    /// Returns the schema's version; nil if there are no tables yet.
    private static func standingVersion(over connection: DatabaseConnection) throws(ConnectionFailure) -> Int? {
        let found = try connection.run(standing).first { row throws(ConnectionFailure) in
            (isOurs: try row.bool(.first), tables: try row.int(.second))
        }
        guard let found else { throw .lost }
        if !found.isOurs {
            guard found.tables == 0 else {
                throw .unusable(
                    "the schema \"\(SessionSetup.schema)\" belongs to another program: name another database")
            }
            return nil
        }
        let version = try connection.run(version).first { row throws(ConnectionFailure) in try row.int(.first)
        }
        guard let version else { throw RowReader.missing }
        return version
    }
}
