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
