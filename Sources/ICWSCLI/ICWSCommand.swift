import ArgumentParser
import Dispatch
import Foundation

/// The program `icws`.
@main
enum ICWSProgram {
    /// Runs the command; not `async`, because the standard streams come before anything that Swift opens for tasks.
    static func main() {
        StandardStream.prepare()
        Task { await ICWSCommand.end() }
        dispatchMain()
    }
}

/// The command line of `icws`.
struct ICWSCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "icws", abstract: "Use a PureConnect server, or simulate one.",
        discussion: """
            Exit status: 0 on success, 1 on failure, 64 if the command line is wrong, 69 if no host accepted the \
            connection, 74 if the output cannot be written, and 77 if the password is wrong or a right or licence is \
            missing.
            """,
        subcommands: [
            Login.self, Watch.self, Get.self, Queues.self, ChatCommand.self, CallbackCommand.self, Simulate.self,
        ])

    /// Runs the command and ends the program.
    static func end() async -> Never {
        do {
            let command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                var command = command
                try command.run()
            }
            Foundation.exit(0)
        } catch let failure as Failure {
            if !failure.description.isEmpty {
                StandardStream.hint("icws: \(failure)\n")
            }
            Foundation.exit(failure.status)
        } catch {
            exit(withError: error)
        }
    }
}
