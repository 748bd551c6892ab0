import Beckon
import BeckonPush
import BeckonServer
import Foundation
import Logging

/// Sends what `beckon push send` was given, and says what became of it.
struct TestPushRun {
    private let settings: Settings
    private let sending: DirectSending.Options
    private let providers: PushProviders
    private let time = SystemTime()
    private let ids = SystemIDs()
    private let logger: Logger

    /// Reads the credentials.
    ///
    /// - Parameters:
    ///   - settings: What the operator set.
    ///   - sending: The bounds.
    /// - Throws: `SettingsError` when they cannot be used.
    init(settings: Settings, sending: DirectSending.Options) throws {
        var logger = GatewayOptions.logger()
        if ProcessInfo.processInfo.environment["BECKON_LOG_LEVEL"] == nil { logger.logLevel = .error }
        self.settings = settings
        self.sending = sending
        self.logger = logger
        providers = try PushProviders(settings.push, time: time, ids: ids, logger: logger)
    }

    /// Shows a push as its service would be asked for it; where the service can be asked whether it would take it, it
    /// is.
    ///
    /// - Parameter line: The push.
    /// - Returns: Whether it would go.
    /// - Throws: `ExitCode` when there is no credential for it.
    func preview(_ line: PushLine) async throws -> Bool {
        let request = line.request(id: ids.uuid(), sending, now: time.now)
        guard let provider = providers.table.provider(for: request.device) as? any PreviewingProvider else {
            throw Console.fail("Nothing is configured for this provider.", code: 78)
        }
        let preview = try await providers.running { await provider.preview(request) }
        Console.say(preview.text)
        return preview.isGood
    }

    /// Sends pushes and prints a line of JSON at the end.
    ///
    /// - Parameters:
    ///   - lines: What to send.
    ///   - inDatabase: Whether each is owed in the database first.
    /// - Returns: What became of them.
    /// - Throws: What reading them threw, and `StoreError`.
    func send(_ lines: sending PushLineReader, inDatabase: Bool) async throws -> SendingReport {
        let progress = SendingProgress(time: time)
        let table = providers.table
        let report: SendingReport
        let database = try await database(isNeeded: inDatabase)
        // The gateway's own provider token is used: APNs refuses a sender that makes too many.
        if let database { providers.attach(database.store) }
        if inDatabase, let database {
            let owed = OwedSending(
                lines, store: database.store, providers: table, options: sending, time: time, ids: ids,
                logger: logger)
            report = try await providers.running {
                try await progress.following({ owed.report }, while: { try await owed.run() })
            }
        } else {
            let direct = DirectSending(lines, providers: table, options: sending, time: time, ids: ids)
            report = try await providers.running {
                try await progress.following({ await direct.report }, while: { try await direct.run() })
            }
        }
        try await database?.close()
        progress.end(report)
        return report
    }

    /// The database: to owe pushes in, or else, where there is one already, for the provider tokens that it keeps.
    private func database(isNeeded: Bool) async throws -> SharedDatabase? {
        if isNeeded { return try await SharedDatabase.openBeside(settings, logger: logger) }
        guard SharedDatabase.isThere(settings) else { return nil }
        do {
            return try await SharedDatabase.openBeside(settings, logger: logger)
        } catch {
            logger.warning("the database does not open; a provider token is made anew")
            return nil
        }
    }
}
