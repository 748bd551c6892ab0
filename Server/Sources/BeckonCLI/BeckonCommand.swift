import ArgumentParser

/// The command line of Beckon.
@main
struct BeckonCommand: AsyncParsableCommand {
    /// The version of the program; `CHANGELOG.md` says what is in it.
    static let version = "0.1.0"

    static let configuration = CommandConfiguration(
        commandName: "beckon", abstract: "The open mobile front door of a contact centre.",
        version: "beckon \(version)",
        subcommands: [
            ServeCommand.self, DemoCommand.self, PhoneCommand.self, UserCommand.self, CheckConfigCommand.self,
            BackupCommand.self, RestoreCommand.self, VerifyCommand.self, MigrateCommand.self, OutboxCommand.self,
            PushCommand.self, SimulateCommand.self, ExplainCommand.self, BayeuxCommand.self,
        ])
}
