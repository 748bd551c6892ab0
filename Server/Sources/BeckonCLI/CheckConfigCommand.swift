import ArgumentParser
import Beckon
import BeckonServer

/// Reads the settings and says whether they can be used.
struct CheckConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check-config", abstract: "Read the settings and list every problem.")

    @OptionGroup var options: GatewayOptions

    func run() throws {
        let settings = try options.settings()
        Console.say("The settings are good: \(settings.services.count) services.")
        for service in settings.services { Console.say("  \(service.name) (\(service.kind.rawValue))") }
    }
}
