import ArgumentParser

/// The command line of Beckon.
@main
struct BeckonCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "beckon", abstract: "The open mobile front door of a contact centre.",
        subcommands: [
            ServeCommand.self, DemoCommand.self, PhoneCommand.self, UserCommand.self, CheckConfigCommand.self,
<<<<<<< HEAD
            BayeuxCommand.self,
            BackupCommand.self, VerifyCommand.self, MigrateCommand.self,
=======
            BackupCommand.self, VerifyCommand.self, MigrateCommand.self, ExplainCommand.self,
>>>>>>> 2360f7dcb9b43c2f6c738178804a394cb150a790
        ])
}
