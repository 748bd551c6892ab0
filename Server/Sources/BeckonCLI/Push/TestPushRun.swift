import Beckon
import BeckonPush
import BeckonServer
import Foundation
import Logging

/// Sends or previews the pushes of `beckon push send`.
struct TestPushRun {
    private let settings: Settings
    private let sending: DirectSending.Options
    /// Without a store, for a preview and where there is no database.
    private let providers: PushProviders
    private let time = SystemTime()
    private let ids = SystemIDs()
    private let logger: Logger

    /// Reads the credentials.
    ///
    /// - Parameters:
    ///   - settings: The operator's settings.
    ///   - sending: The bounds.
    /// - Throws: `SettingsError` when the credentials cannot be used.
    init(settings: Settings, sending: DirectSending.Options) throws {
        var logger = SettingsOptions.logger()
        if ProcessInfo.processInfo.environment["BECKON_LOG_LEVEL"] == nil { logger.logLevel = .error }
        self.settings = settings
        self.sending = sending
        self.logger = logger
        providers = try PushProviders(settings.push, store: nil, time: time, ids: ids, logger: logger)
    }

    /// Prints the request for a push and, if the service can be asked, whether the service would accept it.
    ///
    /// - Parameter line: The push.
    /// - Returns: Whether the push could be sent.
    /// - Throws: `ExitCode` when the settings have no credential for it.
    func preview(_ line: PushRow) async throws -> Bool {
        let request = line.request(id: ids.uuid(), sending, now: time.now)
        guard let provider = providers.table.provider(for: request.device) as? any PreviewingProvider else {
            throw Console.fail("The settings have no credentials for this push service. Add them under push.", code: 78)
        }
        let preview = try await providers.running { await provider.preview(request) }
        Console.say(preview.text)
        return preview.isGood
    }

    /// Sends pushes and prints a line of JSON at the end.
    ///
    /// - Parameters:
    ///   - lines: The pushes to send.
    ///   - inDatabase: Whether each is owed in the database first.
    /// - Returns: The counts.
    /// - Throws: The error of reading them, and `StoreError`.
    func send(_ lines: sending PushRowReader, inDatabase: Bool) async throws -> SendingReport {
        let progress = SendingProgress(time: time)
        let report: SendingReport
        let database = try await database(isNeeded: inDatabase)
        var providers = providers
        // Uses the gateway's provider token: APNs refuses a sender that makes too many.
        if let store = database?.store {
            providers = try PushProviders(settings.push, store: store, time: time, ids: ids, logger: logger)
        }
        let table = providers.table
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

    /// Opens the database to owe pushes in; if that is not needed, opens one that exists for its provider tokens.
    private func database(isNeeded: Bool) async throws -> SharedDatabase? {
        let isThere = SharedDatabase.isThere(settings)
        if isNeeded {
            if !isThere { Console.warn("\(settings.dataDirectory) held no database; this command makes one") }
            return try await SharedDatabase.openBeside(settings, logger: logger)
        }
        guard isThere else { return nil }
        do {
            return try await SharedDatabase.openBeside(settings, logger: logger)
        } catch {
            logger.warning("cannot open the database; makes a new provider token instead of using the stored one")
            return nil
        }
    }
}
