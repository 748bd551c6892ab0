import ArgumentParser
import Beckon
import BeckonEdge
import BeckonServer

/// Replaces the secrets with which the gateway signs what it hands out.
struct RenewSecretsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "renew-secrets", abstract: "Replace the secrets of this installation.",
        discussion: """
            They sign the keys of chats version 2, links to files, the marks of known browsers at the desk, and the checkpoints \
            of the audit trail, and seal the secrets of second factors and the tokens of a provider. Servers take the new ones \
            when they start: restart all of them together. What was signed before is accepted until the next renewal; after a \
            leak renew twice.
            """)

    @OptionGroup var options: SettingsOptions

    func run() async throws {
        let settings = try options.settings()
        do {
            let database = try await SharedDatabase.openExisting(settings, logger: SettingsOptions.logger())
            do {
                try await InstallationSecret.renew(
                    in: database.store, keys: settings.secretKeys, ids: SystemIDs())
            } catch {
                try? await database.close()
                throw error
            }
            try await database.close()
        } catch {
            throw Console.failure(of: error)
        }
        Console.say("The secrets are new. Restart all servers of this database together.")
    }
}
