import Logging
import Yams

/// The settings read from a file, the environment and flags, with all problems found.
package struct SettingsReading: Sendable {
    /// The settings; complete only if there are no problems.
    package let settings: Settings
    /// The problems that keep the settings from being used.
    package private(set) var problems: [String]
    /// Settings that can be used but do not do what they say.
    package private(set) var warnings: [String]
    /// Whether the file is YAML; if not, nothing of it is known.
    let isReadable: Bool
    /// The text of each key at the top of the file, for comparing one reading with another.
    let sections: [String: String]
    /// Every key that was looked up, by its dotted path, whether it is set or not.
    let keys: Set<String>
    /// What the files hold that were read with the settings, by the key that names each.
    let contents: [String: String]

    /// Reads a YAML text, the environment and flags: flags win over the environment, that over the file.
    ///
    /// - Parameters:
    ///   - yaml: The file's text; nil for none.
    ///   - environment: The process environment; keys `BECKON_…` are read.
    ///   - flags: Values by their dotted path, for example `http.port`.
    ///   - base: The values of keys that are not set.
    package init(
        yaml: String?, environment: [String: String] = [:], flags: [String: String] = [:],
        base: Settings = Settings()
    ) {
        let ledger = SettingsSource.Ledger(environment: SettingsVariables.named(environment), flags: flags)
        var settings = base
        var sections: [String: String] = [:]
        var isReadable = true
        do {
            let node = try yaml.flatMap { try Node.bounded($0) }?.withoutExtensions
            for (key, value) in node?.mapping ?? [:] {
                sections[key.string ?? ""] = try Yams.serialize(node: value, sortKeys: true)
            }
            var root = SettingsSource(node, path: "", ledger: ledger)
            settings.read(&root)
            let variables = Set(ledger.keys.map(SettingsSource.environmentName))
            ledger.problems += SettingsVariables.unknown(in: environment, known: variables)
        } catch {
            isReadable = false
            ledger.problems.append("the file is not valid YAML: \(Self.place(of: error))")
        }
        ledger.problems += SettingsVariables.wrongLog(in: environment)
        if let database = settings.database, DatabaseAddress(database, environment: environment).isReadableOnTheWay {
            ledger.warnings.append(Self.plainDatabase)
        }
        self.settings = settings
        self.isReadable = isReadable
        self.sections = sections
        keys = ledger.keys
        contents = ledger.contents
        problems = ledger.problems.map { SettingsVariables.asGiven($0, in: environment) }
        warnings = ledger.warnings
    }

    /// Adds problems and warnings of other checks.
    ///
    /// - Parameters:
    ///   - problems: Further problems.
    ///   - warnings: Further warnings.
    /// - Returns: The reading with them.
    package func adding(problems: [String] = [], warnings: [String] = []) -> SettingsReading {
        var copy = self
        copy.problems += problems
        copy.warnings += warnings
        return copy
    }

    private static let plainDatabase = """
        database: others can read and change this connection's data; set sslmode=verify-full in the address \
        (and sslrootcert if you use a certificate authority of your own)
        """

    private static func place(of error: any Error) -> String {
        if let flaw = error as? YAMLFlaw { return flaw.description }
        return switch error as? YamlError {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            "line \(mark.line), column \(mark.column): \(problem)"
        case .duplicatedKeysInMapping(let names, let context):
            "line \(context.mark.line): \(names.joined(separator: ", ")) is given twice"
        case .reader(let problem, _, _, _): problem
        default: "the text cannot be read"
        }
    }
}

/// The variables `BECKON_…` of the environment.
package enum SettingsVariables {
    /// Variables that are not settings, of the program and of its build.
    private static let others: Set<String> = [
        "BECKON_CONFIG", "BECKON_LOG_FORMAT", "BECKON_LOG_LEVEL", "BECKON_PORT", "BECKON_DEMO_PASSWORD",
        "BECKON_PASSWORD", "BECKON_WITHOUT_POSTGRESQL", "BECKON_WITHOUT_LIBPHONENUMBER",
    ]

    /// Returns the variables by the names of their settings: `BECKON_PORT` is short for `BECKON_HTTP_PORT`.
    static func named(_ environment: [String: String]) -> [String: String] {
        guard let port = environment["BECKON_PORT"], !isServiceLink("BECKON_PORT", port) else { return environment }
        return environment.merging(["BECKON_HTTP_PORT": port]) { long, _ in long }
    }

    /// A problem under the name of the variable that was given.
    static func asGiven(_ problem: String, in environment: [String: String]) -> String {
        guard environment["BECKON_HTTP_PORT"] == nil, environment["BECKON_PORT"] != nil else { return problem }
        return problem.replacing("BECKON_HTTP_PORT", with: "BECKON_PORT")
    }

    /// Returns a problem for each unknown variable.
    static func unknown(in environment: [String: String], known: Set<String>) -> [String] {
        environment.filter { name, value in
            name.hasPrefix("BECKON_") && !known.contains(name) && !others.contains(name) && !isServiceLink(name, value)
        }.keys.sorted().map { "\($0): is not a variable of this program; unset it" }
    }

    /// Returns the problems with the variables of the log.
    ///
    /// - Parameter environment: The process environment.
    /// - Returns: The problems; empty if there are none.
    package static func wrongLog(in environment: [String: String]) -> [String] {
        let choices = [
            ("BECKON_LOG_LEVEL", Logger.Level.allCases.map(\.rawValue)),
            ("BECKON_LOG_FORMAT", LogFormat.allCases.map(\.rawValue)),
        ]
        return choices.compactMap { name, words in
            guard let text = environment[name], !words.contains(text) else { return nil }
            return "\(name): must be one of \(words.joined(separator: ", "))"
        }
    }

    /// Whether Kubernetes made the variable for a service that is called `beckon`.
    private static func isServiceLink(_ name: String, _ value: String) -> Bool {
        name.hasPrefix("BECKON_SERVICE_") || name.hasPrefix("BECKON_PORT_")
            || name == "BECKON_PORT" && value.contains("://")
    }
}
