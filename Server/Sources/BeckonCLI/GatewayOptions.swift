import ArgumentParser
import Beckon
import BeckonServer
import Foundation
import Logging

/// The flags of every command that runs or reads a gateway's settings; each is also an environment variable.
struct GatewayOptions: ParsableArguments {
    @Option(help: "The port to listen on (BECKON_PORT).")
    var port: Int?

    @Option(help: "The directory of the database (BECKON_DATA).")
    var data: String?

    @Option(help: "The database, postgresql://…; SQLite in the data directory when absent (BECKON_DATABASE).")
    var database: String?

    @Option(help: "The settings file, YAML (BECKON_CONFIG).")
    var config: String?

    /// Reads the settings: flags over environment over file over `base`.
    ///
    /// - Parameter base: What holds where nothing is said.
    /// - Returns: The settings.
    /// - Throws: `ExitCode` 64 after all problems were written to standard error.
    func settings(base: Settings = Settings()) throws -> Settings {
        let environment = ProcessInfo.processInfo.environment
        var flags: [String: String] = [:]
        if let port { flags["http.port"] = String(port) }
        if let data { flags["data"] = data }
        if let database { flags["database"] = database }
        do {
            return try Settings(
                yaml: try file(environment["BECKON_CONFIG"]), environment: environment, flags: flags, base: base)
        } catch let error as SettingsError {
            throw Console.fail(error.description, code: 64)
        }
    }

    private func file(_ fromEnvironment: String?) throws -> String? {
        guard let path = config ?? fromEnvironment else { return nil }
        guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8)
        else { throw Console.fail("The settings file \(path) cannot be read.", code: 64) }
        return text
    }

    /// The log of a running gateway: standard error, from `BECKON_LOG_LEVEL` (default `info`) on.
    static func logger() -> Logger {
        var logger = Logger(label: "beckon") { StreamLogHandler.standardError(label: $0) }
        let level = ProcessInfo.processInfo.environment["BECKON_LOG_LEVEL"].flatMap(Logger.Level.init(rawValue:))
        logger.logLevel = level ?? .info
        return logger
    }
}

/// Plain words to the person at the terminal.
enum Console {
    /// Writes a line to standard output at once.
    static func say(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }

    /// What the program ends with when a command could not begin or go on.
    ///
    /// - Parameter error: What it threw.
    /// - Returns: What to throw: 64 for settings that cannot be used, 73 for a place that is taken, 70 for what the
    ///   machine lacks.
    static func failure(of error: any Error) -> any Error {
        switch error {
        case let error as SettingsError: fail(error.description, code: 64)
        case let error as StoreError: fail(error.description, code: error.code == .occupied ? 73 : 70)
        case is ExitCode, is CancellationError: error
        default: fail("It cannot go on: \(error)", code: 70)
        }
    }

    /// Writes a line to standard error.
    ///
    /// - Parameters:
    ///   - text: What is wrong and what to do.
    ///   - code: The exit code, as `sysexits.h` has them.
    /// - Returns: What to throw.
    static func fail(_ text: String, code: Int32) -> ExitCode {
        FileHandle.standardError.write(Data(("beckon: " + text + "\n").utf8))
        return ExitCode(code)
    }
}
