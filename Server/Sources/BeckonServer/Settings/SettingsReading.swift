import Logging
import Yams

/// What a settings file, the environment and flags say, with everything that is wrong about it.
package struct SettingsReading: Sendable {
    /// What could be read; of use when there are no problems.
    package let settings: Settings
    /// All that keeps the settings from being used.
    package private(set) var problems: [String]
    /// What can be used but will not do what it says.
    package private(set) var warnings: [String]

    /// Reads a YAML text, the environment and flags: flags win over the environment, that over the file.
    ///
    /// - Parameters:
    ///   - yaml: The file's text; nil for none.
    ///   - environment: The process environment; keys `BECKON_…` are read.
    ///   - flags: Values by their dotted path, for example `http.port`.
    ///   - base: What holds where nothing is said.
    package init(
        yaml: String?, environment: [String: String] = [:], flags: [String: String] = [:],
        base: Settings = Settings()
    ) {
        let ledger = SettingsSource.Ledger(environment: SettingsVariables.named(environment), flags: flags)
        var settings = base
        do {
            let node = try yaml.flatMap { try Yams.compose(yaml: $0) }
            var root = SettingsSource(node, path: "", ledger: ledger)
            settings.read(&root)
            ledger.problems += SettingsVariables.unknown(in: environment, known: ledger.knownVariables)
        } catch {
            ledger.problems.append("the file is not valid YAML: \(Self.place(of: error))")
        }
        ledger.problems += SettingsVariables.wrongLogLevel(in: environment)
        if let database = settings.database, DatabaseAddress(database, environment: environment).isReadableOnTheWay {
            ledger.warnings.append(Self.plainDatabase)
        }
        self.settings = settings
        problems = ledger.problems
        warnings = ledger.warnings
    }

    /// The same with the findings of others.
    ///
    /// - Parameters:
    ///   - problems: What else keeps the settings from being used.
    ///   - warnings: What else will not do what it says.
    /// - Returns: The reading with them.
    package func adding(problems: [String] = [], warnings: [String] = []) -> SettingsReading {
        var copy = self
        copy.problems += problems
        copy.warnings += warnings
        return copy
    }

    private static let plainDatabase = """
        database: what goes to and from it can be read and changed on the way; set sslmode=verify-full in the address \
        (and sslrootcert where its authority is your own)
        """

    private static func place(of error: any Error) -> String {
        switch error as? YamlError {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            "line \(mark.line), column \(mark.column): \(problem)"
        case .duplicatedKeysInMapping(let names, let context):
            "line \(context.mark.line): \(names.joined(separator: ", ")) is given twice"
        case .reader(let problem, _, _, _): problem
        default: "it cannot be read"
        }
    }
}

/// The variables `BECKON_…` of the environment.
package enum SettingsVariables {
    /// What the program reads besides settings, and what its build reads.
    private static let others: Set<String> = [
        "BECKON_CONFIG", "BECKON_LOG_LEVEL", "BECKON_PORT", "BECKON_DEMO_PASSWORD", "BECKON_PASSWORD",
        "BECKON_WITHOUT_POSTGRESQL",
    ]

    /// The variables by the names of their settings: `BECKON_PORT` is short for `BECKON_HTTP_PORT`.
    static func named(_ environment: [String: String]) -> [String: String] {
        guard let port = environment["BECKON_PORT"], !isServiceLink("BECKON_PORT", port) else { return environment }
        return environment.merging(["BECKON_HTTP_PORT": port]) { long, _ in long }
    }

    /// Problems with variables that mean nothing.
    static func unknown(in environment: [String: String], known: Set<String>) -> [String] {
        environment.filter { name, value in
            name.hasPrefix("BECKON_") && !known.contains(name) && !others.contains(name) && !isServiceLink(name, value)
        }.keys.sorted().map { "\($0): is no variable of this program; unset it" }
    }

    /// The problem with a log level that there is not.
    ///
    /// - Parameter environment: The process environment.
    /// - Returns: The problem, if there is one.
    package static func wrongLogLevel(in environment: [String: String]) -> [String] {
        guard let text = environment["BECKON_LOG_LEVEL"], Logger.Level(rawValue: text) == nil else { return [] }
        let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
        return ["BECKON_LOG_LEVEL: must be one of \(levels)"]
    }

    /// Whether Kubernetes made the variable for a service that is called `beckon`.
    private static func isServiceLink(_ name: String, _ value: String) -> Bool {
        name.hasPrefix("BECKON_SERVICE_") || name.hasPrefix("BECKON_PORT_")
            || name == "BECKON_PORT" && value.contains("://")
    }
}
