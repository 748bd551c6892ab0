package import Beckon
package import Logging

extension PostgreSQLStore {
    /// Opens a database, and creates its tables or brings them up to date.
    ///
    /// - Parameters:
    ///   - url: `postgresql://…` with any of libpq's settings.
    ///   - logger: Logs when the database becomes unreachable and reachable again.
    ///   - readers: The largest number of reading connections; two more write and claim.
    ///   - waitingLimit: How many reads may wait for a connection.
    ///   - limit: How long the server may take for one exchange.
    ///   - silence: How long the server may answer no exchange at all once the tables exist; for callers that ask it
    ///     more often than that. Nil for no shorter time than the limit.
    /// - Returns: The open store; ``close()`` ends it.
    /// - Throws: ``StoreError`` with `unusable` if the URL is not valid, the server is too old or does not write
    ///   durably, or the schema is newer or another program's, each with what to do; `unavailable` if the server cannot
    ///   be reached.
    package static func open(
        url: String, logger: Logger = .quiet, readers: Int = 4, waitingLimit: Int = 4_096,
        limit: Milliseconds = .seconds(10), silence: Milliseconds? = nil
    ) async throws -> PostgreSQLStore {
        let settings = try ConnectionSettings(url: url, limit: limit)
        let store = PostgreSQLStore(
            settings: settings, logger: logger, readers: max(1, readers), waitingLimit: waitingLimit)
        do {
            try await store.run(on: store.writer) { session in
                try session.use { connection throws(ConnectionFailure) in
                    try PostgreSQLSchema.bringUpToDate(over: connection)
                }
            }
        } catch {
            await store.close()
            throw error
        }
        if let silence { settings.pulse.expect(every: silence) }
        return store
    }

    /// Returns the statements that opening would run to create the tables or bring them up to date.
    ///
    /// - Parameter url: `postgresql://…` with any of libpq's settings.
    /// - Returns: The statements in their order; none if the tables are up to date.
    /// - Throws: ``StoreError`` as opening does.
    package static func plan(url: String) async throws -> [MigrationStep] {
        let settings = try ConnectionSettings(url: url)
        let store = PostgreSQLStore(settings: settings, logger: .quiet, readers: 1, waitingLimit: 1)
        do {
            let steps = try await store.read { connection throws(ConnectionFailure) in
                try PostgreSQLSchema.steps(over: connection)
            }
            await store.close()
            return steps
        } catch {
            await store.close()
            throw error
        }
    }

    /// Waits for running work and closes the connections; later calls are refused with `unavailable`.
    package func close() async {
        await writer.end()
        await claimer.end()
        await readers.end()
    }
}

extension Logger {
    /// A logger that writes nothing.
    package static var quiet: Logger { Logger(label: "beckon.quiet") { _ in SwiftLogNoOpLogHandler() } }
}
