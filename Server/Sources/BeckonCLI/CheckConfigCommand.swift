import ArgumentParser
import Beckon
import BeckonServer

/// Checks the settings of a gateway and lists their problems.
struct CheckConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check-config", abstract: "List every problem in the settings.",
        discussion: """
            Makes the checks that `serve` makes before it opens the database: unknown keys and variables, wrong \
            values, files that are missing, unusable or readable by other users. Exits with 0 when a gateway could \
            start, otherwise with 64. A setting that can be used but will not have its effect is a warning.
            """)

    @OptionGroup var options: GatewayOptions

    func run() throws {
        let reading = try options.startSettings()
        let services = reading.settings.services
        Console.say("The settings are valid: \(services.count) \(services.count == 1 ? "service" : "services").")
        for service in services { Console.say("  \(service.name) (\(service.kind.rawValue))") }
        if services.contains(where: { $0.kind == .callback }) { Console.say(PhoneNumberReading.sentence) }
        for sentence in ChatFileKeeping.sentences(reading.settings) { Console.say(sentence) }
        for warning in reading.warnings { Console.say("warning: \(warning)") }
    }
}
