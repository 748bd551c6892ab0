import ArgumentParser
import Beckon
import BeckonDesk
import BeckonJSON
import BeckonPlatform
import BeckonServer

/// Checks the settings of a gateway and lists their problems.
struct CheckConfigCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check-config", abstract: "List every problem in the settings.",
        discussion: """
            Makes the checks that `serve` makes before it opens the database: unknown keys and variables, wrong \
            values, files that are missing, unusable or readable by other users. Exits with 0 when a gateway could \
            start, otherwise with 64. A setting that can be used but will not have its effect is a warning. With --online \
            it also asks the platforms of agentSides whether credentials, permissions, addresses and subscriptions are in \
            order, and the provider of desk.oidc for its document and keys, and exits with 69 when something is not.
            """)

    @Flag(help: "Also ask the platforms of agentSides and the provider of desk.oidc.")
    var online = false

    @OptionGroup var listen: ListenOptions
    @OptionGroup var options: SettingsOptions

    func run() async throws {
        let reading = try options.startSettings(listen: listen)
        let services = reading.settings.services
        Console.say("The settings are valid: \(services.count) \(services.count == 1 ? "service" : "services").")
        for service in services { Console.say("  \(service.name) (\(service.kind.rawValue))") }
        if services.contains(where: { $0.kind == .callback }) { Console.say(PhoneNumberReading.sentence) }
        for sentence in ChatFileKeeping.sentences(reading.settings) { Console.say(sentence) }
        for warning in reading.warnings { Console.say("warning: \(warning)") }
        if online { try await askPlatforms(reading.settings) }
    }

    private func askPlatforms(_ settings: Settings) async throws {
        let platforms = PlatformMaker(
            settings, time: SystemTime(), ids: SystemIDs(), link: nil, logger: SettingsOptions.logger()
        ).platforms
        guard !platforms.isEmpty || settings.openID != nil else {
            return Console.say("The settings name no platform to ask.")
        }
        let check = PlatformCheck(
            platforms, externalURL: settings.http.externalURLs.first, transport: HTTPSTransport())
        let results = await check.run { result in
            for line in FindingText.lines(result, isTerminal: Console.isTerminal) { Console.say(line) }
        }
        let provider = await askProvider(settings)
        guard results.allSatisfy(\.isFine), !provider.contains(where: { $0.level == .fault }) else {
            throw ExitCode(69)
        }
    }

    private func askProvider(_ settings: Settings) async -> [PlatformFinding] {
        guard let options = settings.openID else { return [] }
        let findings = await options.findings(HTTPSTransport(trustRootsFile: options.trustRootsFile))
        let lines = FindingText.lines("provider", "desk.oidc", findings, isTerminal: Console.isTerminal)
        for line in lines { Console.say(line) }
        return findings
    }
}

/// The output of `beckon check-config --online`.
enum FindingText {
    /// The findings about one platform: aligned lines for a person, one JSON object a line for a program.
    static func lines(_ result: PlatformCheck.Result, isTerminal: Bool) -> [String] {
        lines("agentSide", result.platform.word, result.findings, isTerminal: isTerminal)
    }

    /// The same about anything else.
    ///
    /// - Parameters:
    ///   - kind: What it is, for programs.
    ///   - name: Which it is.
    ///   - findings: What was found.
    ///   - isTerminal: Whether a person reads it.
    /// - Returns: The lines.
    static func lines(
        _ kind: String, _ name: String, _ findings: [PlatformFinding], isTerminal: Bool
    ) -> [String] {
        guard isTerminal else {
            return findings.map { finding in
                let json: JSONValue = [
                    kind: .string(name), "level": .string(finding.level.rawValue),
                    "subject": .string(finding.subject), "text": .string(finding.text),
                ]
                return String(decoding: json.encoded(), as: UTF8.self)
            }
        }
        let rows = findings.map { [name, mark($0.level), $0.subject, $0.text] }
        return TextTable.text(rows).split(separator: "\n").map(String.init)
    }

    private static func mark(_ level: PlatformFinding.Level) -> String {
        switch level {
        case .fine: "fine"
        case .warning: "warning"
        case .fault: "FAULT"
        }
    }
}
