import ArgumentParser

/// The command line of Beckon.
@main
struct BeckonCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "beckon", abstract: "The open mobile front door of a contact centre.",
        subcommands: [
            ServeCommand.self, DemoCommand.self, PhoneCommand.self, UserCommand.self, CheckConfigCommand.self,
            BackupCommand.self, RestoreCommand.self, VerifyCommand.self, MigrateCommand.self, OutboxCommand.self,
            PushCommand.self, SimulateCommand.self, ExplainCommand.self, BayeuxCommand.self,
        ])
}
