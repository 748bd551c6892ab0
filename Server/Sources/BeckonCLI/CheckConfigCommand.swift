import ArgumentParser
import Beckon
import BeckonServer

/// Reads the settings and says whether they can be used.
struct CheckConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check-config", abstract: "List every problem of the settings.",
        discussion: """
            It finds what `serve` would find before it opens the database: unknown keys and variables, wrong values, \
            files that are missing, of no use or open to others. Ends with 0 when a gateway could start, with 64 when \
            not. What could start but will not do what it says is a warning.
            """)

    @OptionGroup var options: GatewayOptions

    func run() throws {
        let reading = try options.startSettings()
        let services = reading.settings.services
        Console.say("The settings are good: \(services.count) \(services.count == 1 ? "service" : "services").")
        for service in services { Console.say("  \(service.name) (\(service.kind.rawValue))") }
        for warning in reading.warnings { Console.say("warning: \(warning)") }
    }
}
