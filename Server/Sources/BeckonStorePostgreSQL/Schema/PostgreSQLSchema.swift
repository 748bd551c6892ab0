import Beckon

/// The tables of the database and how they came to be, version by version.
///
/// They stand in a schema of their own, so that the database may hold other things beside them.
enum PostgreSQLSchema {
    /// What makes each version out of the one before; only ever added to.
    static let versions = [
        version1, version2, pushQueue, subscribed, waiting, owedTargets, acknowledged, deskSessions, deliveries,
        failures, agentSides, routes, agentLedgers, callbackKeys,
    ]

    private static let lock = Statement("SELECT pg_advisory_xact_lock(\(0x4265_636B))")
    private static let begin = Statement("BEGIN")
    private static let commit = Statement("COMMIT")
    private static let rollback = Statement("ROLLBACK")

    /// What marks the schema as Beckon's.
    private static let foundation = [
        MigrationStep(
            sql: "CREATE SCHEMA IF NOT EXISTS \(SessionSetup.schema)", lock: "none that anybody waits for"),
        .new("CREATE TABLE beckon_schema (version bigint NOT NULL, changed_at timestamptz NOT NULL DEFAULT now())"),
        .new("INSERT INTO beckon_schema (version) VALUES (0)"),
    ]

    private static let standing = Statement(
        """
        SELECT to_regclass('\(SessionSetup.schema).beckon_schema') IS NOT NULL, \
        (SELECT count(*) FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace \
        WHERE nspname = '\(SessionSetup.schema)')
        """)
    private static let version = Statement("SELECT version FROM beckon_schema")
    private static let setVersion = Statement("UPDATE beckon_schema SET version = $1, changed_at = now()", .bigint)

    /// Makes all tables, or brings those of an older program up to date, in one transaction.
    ///
    /// Of several nodes that start together one does it and the others wait for it.
    ///
    /// - Throws: `unusable` for a schema of another program and for a newer one.
    static func bringUpToDate(over connection: Connection) throws(ConnectionFailure) {
        guard try !steps(over: connection).isEmpty else { return }
        try connection.run([Request(begin), Request(lock)])
        do throws(ConnectionFailure) {
            let steps = try steps(over: connection)
            // Each step alone: the next is read by the server when what it names is there.
            for step in steps { try connection.run(Statement(step.sql)) }
            if !steps.isEmpty { try connection.run(setVersion, versions.count.sql) }
            try connection.run(commit)
        } catch {
            if !error.endsConnection { try connection.run(rollback) }
            throw error
        }
    }

    /// What would be run to bring the tables up to date; nothing when they are.
    static func steps(over connection: Connection) throws(ConnectionFailure) -> [MigrationStep] {
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

    private enum StandingColumn: Int, ResultColumn {
        case isOurs, tables
    }

    /// Nil when there are no tables yet.
    private static func standingVersion(over connection: Connection) throws(ConnectionFailure) -> Int? {
        let found = try connection.run(standing).first { row throws(ConnectionFailure) in
            (isOurs: try row.bool(StandingColumn.isOurs), tables: try row.int(StandingColumn.tables))
        }
        guard let found else { throw .lost }
        if !found.isOurs {
            guard found.tables == 0 else {
                throw .unusable(
                    "the schema \"\(SessionSetup.schema)\" is another program's: name another database")
            }
            return nil
        }
        let version = try connection.run(version).first { row throws(ConnectionFailure) in try row.int(OnlyColumn.value)
        }
        guard let version else { throw RowReader.missing }
        return version
    }
}
