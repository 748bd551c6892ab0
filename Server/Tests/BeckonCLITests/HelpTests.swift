import ArgumentParser
import Testing

@testable import BeckonCLI

/// What a stranger sees first in a terminal.
@Suite("Help") struct HelpTests {
    @Test("commands stand in groups, each with a line of its own that fits a terminal")
    func groups() {
        let help = BeckonCommand.helpMessage(columns: 80)
        let lines = help.split(separator: "\n").map(String.init)
        for group in ["RUN", "OPERATE", "TRY", "DEVELOP"] { #expect(lines.contains { $0.hasPrefix(group) }) }
        let commands = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("  -") && !$0.hasPrefix("  See") }
        #expect(commands.count == BeckonCommand.configuration.groupedSubcommands.flatMap(\.subcommands).count)
        for line in commands {
            #expect(line.wholeMatch(of: /\ +[a-z-]+\ +[A-Z][^.]*\./) != nil, "\(line)")
        }
    }

    @Test(
        "a number beyond what a command can do is refused",
        arguments: [
            "phone --url http://h --patience 1e300", "phone --url http://h --patience nan",
            "simulate genesys-cloud --heartbeat=inf", "simulate genesys-cloud --channel-lifetime=1e300",
            "simulate genesys-cloud --token-lifetime=9223372036854775807",
            "simulate cxone --webhook-pause=9223372036854775807", "simulate apns --streams=9223372036854775807",
            "simulate apns --initial-streams=0", "simulate fcm --streams=-1",
        ])
    func numbers(_ line: String) {
        #expect(throws: (any Error).self) {
            _ = try BeckonCommand.parseAsRoot(line.split(separator: " ").map(String.init))
        }
    }

    @Test("only commands that listen, or check whether a gateway could, offer an address and a port")
    func listening() {
        let listening: [any ParsableCommand.Type] = [ServeCommand.self, DemoCommand.self, CheckConfigCommand.self]
        let others: [any ParsableCommand.Type] = [
            VerifyCommand.self, MigrateCommand.self, BackupCommand.self, RestoreCommand.self, ReloadCommand.self,
            UserCommand.Add.self, UserCommand.List.self, ExplainCommand.self, AgentSidesCommand.self,
        ]
        for command in listening { #expect(command.helpMessage(columns: 80).contains("--host")) }
        for command in others {
            #expect(!command.helpMessage(columns: 80).contains("--host"), "\(command)")
            #expect(!command.helpMessage(columns: 80).contains("--port"), "\(command)")
        }
    }
}
