package import Beckon
package import Logging

extension PostgreSQLStore {
    /// Opens a database, and makes its tables or brings them up to date.
    ///
    /// - Parameters:
    ///   - url: `postgresql://…` with any of libpq's settings.
    ///   - logger: hears when the database goes and comes back.
    ///   - readers: how many connections read at most; two more write and claim.
    ///   - waitingLimit: how many reads may wait for a connection.
    ///   - limit: how long the server may take for one exchange.
    ///   - silence: how long it may answer nobody at all, once the tables are there; for those who ask it something more
    ///     often than that. Nil is no shorter than the limit.
    /// - Returns: the open store; ``close()`` ends it.
    /// - Throws: ``StoreError`` with `unusable` when the URL is not understood, the server is too old or does not write
    ///   durably, or the schema is newer or another program's, each with what to do; `unavailable` when the server
    ///   cannot be reached.
    package static func open(
        url: String, logger: Logger = .quiet, readers: Int = 6, waitingLimit: Int = 4_096,
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

    /// What ``open(url:logger:readers:waitingLimit:limit:silence:)`` would run to make the tables or bring them up to date.
    ///
    /// - Parameter url: `postgresql://…` with any of libpq's settings.
    /// - Returns: the statements in their order; none when the tables are up to date.
    /// - Throws: ``StoreError`` as opening does.
    package static func plan(url: String) async throws -> [MigrationStep] {
        let settings = try ConnectionSettings(url: url)
        let store = PostgreSQLStore(settings: settings, logger: .quiet, readers: 1, waitingLimit: 1)
        do {
            let steps = try await store.withConnection { connection throws(ConnectionFailure) in
                try PostgreSQLSchema.steps(over: connection)
            }
            await store.close()
            return steps
        } catch {
            await store.close()
            throw error
        }
    }

    /// Waits for what is under way and ends the connections; what comes after is refused with `unavailable`.
    package func close() async {
        await writer.end()
        await claimer.end()
        await readers.end()
    }
}

extension Logger {
    /// A logger that nobody hears.
    package static var quiet: Logger { Logger(label: "beckon.quiet") { _ in SwiftLogNoOpLogHandler() } }
}
