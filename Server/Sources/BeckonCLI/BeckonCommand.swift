import ArgumentParser
import CAllocator
import Dispatch
import Foundation

/// The program `beckon`.
@main
enum Program {
    /// Runs the command; not `async`, because the standard streams come before anything that Swift opens for tasks.
    static func main() {
        StandardStream.prepare()
        // By itself, glibc keeps the memory of the largest blocks that were ever freed, once for each of its arenas.
        _ = beckon_give_back_blocks(1 << 20)
        CrashSignals.endAtOnce()
        Task { exit(await run()) }
        dispatchMain()
    }

    /// Runs the command of the command line.
    ///
    /// - Returns: The exit code.
    private static func run() async -> Int32 {
        do {
            var command = try BeckonCommand.parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            return Console.end()
        } catch {
            let code = BeckonCommand.exitCode(for: error).rawValue
            let text = BeckonCommand.fullMessage(for: error)
            guard code == 0 else {
                if !text.isEmpty { Console.hint(text + "\n") }
                return code
            }
            if !text.isEmpty { Console.say(text) }
            return Console.end()
        }
    }
}

/// The command line of Beckon.
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
                    CheckConfigCommand.self, ReloadCommand.self, StatusCommand.self, UserCommand.self,
                    OutboxCommand.self,
                    AgentSidesCommand.self, ExplainCommand.self,
                    AuditCommand.self, BackupCommand.self, RestoreCommand.self, VerifyCommand.self, MigrateCommand.self,
                    RenewSecretsCommand.self,
                    ImportCommand.self,
                ]),
            CommandGroup(name: "Try", subcommands: [DemoCommand.self, PhoneCommand.self]),
            CommandGroup(name: "Develop", subcommands: [SimulateCommand.self, PushCommand.self]),
        ])
}
