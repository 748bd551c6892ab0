import ArgumentParser
import Beckon
import BeckonServer
import Foundation

/// Desk accounts.
struct UserCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "user", abstract: "Desk accounts.", subcommands: [Add.self])

    /// Adds an account or gives it a new password.
    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Add a desk account, or give it a new password.",
            discussion: "The password is read from BECKON_PASSWORD, else from the first line of standard input.")

        @Argument(help: "The name to sign in with.")
        var user: String

        @Option(help: "The name customers see; the sign-in name when absent.")
        var nickname: String?

        @Flag(help: "An administrator.")
        var admin = false

        @OptionGroup var options: GatewayOptions

        func run() async throws {
            let settings = try options.settings()
            guard let password = ProcessInfo.processInfo.environment["BECKON_PASSWORD"] ?? readLine(),
                password.count >= 8
            else { throw Console.fail("A password of at least 8 characters is needed.", code: 64) }
            do {
                let database = try await SharedDatabase.openBeside(settings, logger: GatewayOptions.logger())
                let account = DeskAccount(
                    user: user, nickname: nickname ?? user, role: admin ? .admin : .agent,
                    passwordHash: try PasswordHash.make(password))
                _ = try await database.store.commit([Commit([.putAccount(account)])])
                try await database.close()
                Console.say("\(user) can sign in at the desk.")
            } catch {
                throw Console.failure(of: error)
            }
        }
    }
}
