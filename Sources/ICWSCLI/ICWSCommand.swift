import ArgumentParser
import Foundation

/// The program `icws`.
@main
struct ICWSCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "icws", abstract: "Use a PureConnect server, or simulate one.",
        discussion: """
            Exit status: 0 on success, 1 on failure, 64 if the command line is wrong, 69 if no host accepted the \
            connection, and 77 if the password is wrong or a right or licence is missing.
            """,
        subcommands: [
            Login.self, Watch.self, Get.self, Queues.self, ChatCommand.self, CallbackCommand.self, Simulate.self,
        ])

    static func main() async {
        // Makes a write to a closed pipe fail instead of ending the program, so that the session is still logged off.
        signal(SIGPIPE, SIG_IGN)
        do {
            let command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                var command = command
                try command.run()
            }
        } catch let failure as Failure {
            if !failure.description.isEmpty {
                FileHandle.standardError.write(Data("icws: \(failure)\n".utf8))
            }
            Foundation.exit(failure.status)
        } catch {
            exit(withError: error)
        }
    }
}
