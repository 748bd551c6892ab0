import ArgumentParser

/// The command line of Beckon.
@main
struct BeckonCommand: AsyncParsableCommand {
    /// The version of the program; `CHANGELOG.md` says what is in it.
    static let version = "0.1.0"

    static let configuration = CommandConfiguration(
        commandName: "beckon", abstract: "The open mobile front door of a contact centre.",
        version: "beckon \(version)",
        groupedSubcommands: [
            CommandGroup(name: "Run", subcommands: [ServeCommand.self, BayeuxCommand.self]),
            CommandGroup(
                name: "Operate",
                subcommands: [
                    CheckConfigCommand.self, ReloadCommand.self, UserCommand.self, OutboxCommand.self,
                    AgentSidesCommand.self, ExplainCommand.self,
                    BackupCommand.self, RestoreCommand.self, VerifyCommand.self, MigrateCommand.self,
                    RenewSecretsCommand.self,
                    ImportCommand.self,
                ]),
            CommandGroup(name: "Try", subcommands: [DemoCommand.self, PhoneCommand.self]),
            CommandGroup(name: "Develop", subcommands: [SimulateCommand.self, PushCommand.self]),
        ])
}
