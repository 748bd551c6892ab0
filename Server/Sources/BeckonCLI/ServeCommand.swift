import ArgumentParser
import Beckon
import BeckonServer
import Foundation
import Logging

/// Runs the gateway with the operator's settings.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Run the gateway.",
        discussion: "Settings come from --config, BECKON_… variables and flags; see docs/configuration.md.")

    @OptionGroup var listen: ListenOptions
    @OptionGroup var options: SettingsOptions

    func run() async throws {
        let reading = try options.startSettings(listen: listen)
        let settings = reading.settings
        let warnings = RecentWarnings()
        let logger = SettingsOptions.logger(keeping: warnings)
        logger.notice(
            "the gateway starts",
            metadata: [
                "version": "\(BeckonCommand.version)", "process": "\(ProcessInfo.processInfo.processIdentifier)",
                "database": "\(settings.database == nil ? "sqlite" : "postgresql")",
            ])
        for warning in reading.warnings {
            logger.warning("a setting has no effect, or not the one that it says", metadata: ["problem": "\(warning)"])
        }
        if settings.services.isEmpty {
            logger.warning("no services are configured: apps get status 404; add services to the settings")
        }
        logger.notice("push text", metadata: ["push.content": "\(settings.push.text.rawValue)"])
        do {
            let gateway = Gateway(settings: settings, additions: additions(reading, warnings), logger: logger)
            try await gateway.run(signals: true) { port in Announcement.say(settings, port: port) }
        } catch {
            throw Console.failure(of: error)
        }
    }

    /// Settings are read again at SIGHUP; without a file nothing can change, and the signal ends nothing either.
    private func additions(_ reading: SettingsReading, _ warnings: RecentWarnings) -> Gateway.Additions {
        let (options, listen) = (options, listen)
        return Gateway.Additions(
            version: BeckonCommand.version,
            manager: ServiceManager(environment: ProgramEnvironment.variables), warnings: warnings,
            reading: (reading, { try options.checked(base: Settings(), listen: listen) }))
    }
}

/// The lines that are printed when a gateway is ready.
enum Announcement {
    static func say(_ settings: Settings, port: Int, extra: [String] = []) {
        let scheme = settings.http.tls == nil ? "http" : "https"
        let host = settings.http.host.contains(":") ? "[\(settings.http.host)]" : settings.http.host
        let url = "\(scheme)://\(host):\(port)"
        Console.announce(
            ["gateway  \(url)/genesys", "cometd   \(url)/genesys/cometd", "desk     \(url)/desk"] + extra
                + ["ready \(url)"])
    }
}
