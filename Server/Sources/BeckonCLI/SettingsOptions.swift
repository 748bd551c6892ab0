import ArgumentParser
import Beckon
import BeckonCrypto
import BeckonServer
import Foundation
import Logging

/// The flags of every command that listens as a gateway does, or checks whether it could.
struct ListenOptions: ParsableArguments {
    @Option(help: "The address to listen on; 0.0.0.0 or :: for every address of this machine (BECKON_HTTP_HOST).")
    var host: String?

    @Option(help: "The port to listen on (BECKON_PORT).")
    var port: Int?

    /// The values that were given, by the paths of their settings.
    fileprivate var flags: [String: String] {
        var flags: [String: String] = [:]
        if let host { flags["http.host"] = host }
        if let port { flags["http.port"] = String(port) }
        return flags
    }
}

/// The flags of every command that runs or reads a gateway's settings; each is also an environment variable.
struct SettingsOptions: ParsableArguments {
    @Option(help: "The data directory, which holds the SQLite database (BECKON_DATA).")
    var data: String?

    @Option(help: "A PostgreSQL database, postgresql://…; without it, SQLite in the data directory (BECKON_DATABASE).")
    var database: String?

    @Option(help: "The settings file, YAML (BECKON_CONFIG).")
    var config: String?

    /// Reads the settings; a flag overrides a variable, a variable the file, and the file `base`.
    ///
    /// - Parameters:
    ///   - base: The defaults.
    ///   - listen: The flags of a command that listens.
    /// - Returns: The settings.
    /// - Throws: `ExitCode` 64 after all problems were written to standard error.
    func settings(base: Settings = Settings(), listen: ListenOptions? = nil) throws -> Settings {
        let reading = try reading(base: base, listen: listen)
        try Self.refuse(reading)
        for warning in commandLineWarnings { Console.warn(warning) }
        return reading.settings
    }

    /// Reads the settings for a start and checks the files that they name.
    ///
    /// - Parameters:
    ///   - base: The defaults.
    ///   - listen: The flags of a command that listens.
    /// - Returns: Settings without a problem, and the warnings.
    /// - Throws: `ExitCode` 64 after all problems were written to standard error.
    func startSettings(base: Settings = Settings(), listen: ListenOptions? = nil) throws -> SettingsReading {
        let checked = try checked(base: base, listen: listen)
        try Self.refuse(checked)
        return checked
    }

    /// Returns the settings with all problems and warnings, also those of the files that they name.
    func checked(base: Settings, listen: ListenOptions? = nil) throws -> SettingsReading {
        let reading = try reading(base: base, listen: listen)
        let silent = Logger(label: "beckon") { _ in SwiftLogNoOpLogHandler() }
        return reading.adding(
            problems: SettingsFiles.problems(of: reading.settings, logger: silent), warnings: commandLineWarnings)
    }

    private func reading(base: Settings, listen: ListenOptions?) throws -> SettingsReading {
        let environment = ProgramEnvironment.variables
        var flags = listen?.flags ?? [:]
        if let data { flags["data"] = data }
        if let database { flags["database"] = database }
        let path = path
        let reading = SettingsReading(
            yaml: try path.map(Self.text), environment: environment, flags: flags, base: base)
        return reading.adding(problems: path.map(Self.exposure) ?? [])
    }

    /// The settings file; nil for none.
    var path: String? { config ?? ProgramEnvironment.variables["BECKON_CONFIG"] }

    private static func text(of path: String) throws -> String {
        guard FileManager.default.fileExists(atPath: path) else {
            throw Console.fail("The settings file \(path) does not exist. Check --config or BECKON_CONFIG.", code: 64)
        }
        guard !FileErrorText.isFolder(path) else {
            throw Console.fail("\(path) is a folder. Name a settings file with --config or BECKON_CONFIG.", code: 64)
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Console.fail("This program may not read the settings file \(path). Change its permissions.", code: 64)
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw Console.fail("The settings file \(path) is not UTF-8 text. Save it as UTF-8.", code: 64)
        }
        return text
    }

    /// Settings may hold secrets, so their file gets the checks of a key file.
    private static func exposure(of path: String) -> [String] {
        do throws(KeyFile.Refusal) {
            try KeyFile.check(path)
            return []
        } catch {
            return ["the settings file: \(error)"]
        }
    }

    private var commandLineWarnings: [String] {
        guard let database, DatabaseAddress(database).hasPassword else { return [] }
        return [
            """
            --database: every user of this machine can read a password on a command line; give the address in \
            BECKON_DATABASE, or the password in PGPASSWORD or a passfile
            """
        ]
    }

    private static func refuse(_ reading: SettingsReading) throws {
        guard reading.problems.isEmpty else {
            throw Console.fail(SettingsError(problems: reading.problems).description, code: 64)
        }
    }

    /// The problem with `BECKON_LOG_LEVEL` or `BECKON_LOG_FORMAT`, for commands that read no settings.
    static var logProblem: String? { SettingsVariables.wrongLog(in: ProgramEnvironment.variables).first }

    /// The log of a running gateway: in the form `BECKON_LOG_FORMAT` (default `text`), at the level
    /// `BECKON_LOG_LEVEL` (default `info`).
    ///
    /// - Parameter warnings: Keeps the last warnings and errors; nil for nobody.
    /// - Returns: The log.
    static func logger(keeping warnings: RecentWarnings? = nil) -> Logger {
        let variables = ProgramEnvironment.variables
        let format = variables["BECKON_LOG_FORMAT"].flatMap(LogFormat.init(rawValue:)) ?? .text
        let log = ProgramLog(format, warnings: warnings)
        var logger = Logger(label: "beckon") { ProgramLogHandler(label: $0, log: log) }
        logger.logLevel = variables["BECKON_LOG_LEVEL"].flatMap(Logger.Level.init(rawValue:)) ?? .info
        if log.format != format {
            logger.warning("the journal's socket is missing: the log is written to standard error as text")
        }
        return logger
    }
}
