import ArgumentParser
import Foundation

/// The program `icws`.
@main
struct ICWSCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "icws", abstract: "Speaks with a PureConnect server, or plays one.",
        discussion: """
            Ends with 0 when it did what it was asked, 1 when something failed, 64 when it was asked wrongly, 69 when no \
            host lets us in, and 77 when the password, a right or a licence is missing.
            """,
        subcommands: [
            Login.self, Watch.self, Get.self, Queues.self, ChatCommand.self, CallbackCommand.self, Simulate.self,
        ])

    static func main() async {
        // A reader that is gone is noticed when writing, so that the session is still logged off.
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
