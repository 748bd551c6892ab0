import ArgumentParser
import Beckon
import BeckonServer
import Foundation

/// Explains the gateway's decisions.
struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explain why an event was pushed, or was not.",
        subcommands: [Push.self])

    /// Explains why an event was pushed, or was not.
    struct Push: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Explain why an event of a chat was pushed, or was not.",
            discussion: """
                Shows every decision, attempt and answer about one event, in order: a table on a terminal, JSON in a \
                pipe. Message texts and tokens are never shown. Exits with 66 if the chat has no such event.
                """)

        @Argument(help: "A chatSessionId, or SOURCE/CONVERSATION for a chat of another contact centre.")
        var chat: String

        @Argument(help: "The event's position in the chat, from 1.")
        var position: Int

        @OptionGroup var options: GatewayOptions

        func validate() throws {
            guard position > 0 else { throw ValidationError("The position must be at least 1.") }
        }

        func run() async throws {
            let explanation: PushExplanation?
            do {
                explanation = try await explain(try options.settings())
            } catch {
                throw Console.failure(of: error)
            }
            guard let explanation else {
                throw Console.fail("No such chat, or no event at this position. Check both.", code: 66)
            }
            Console.say(Console.isTerminal ? ExplanationText.table(explanation) : ExplanationText.json(explanation))
        }

        private func explain(_ settings: Settings) async throws -> PushExplanation? {
            let database = try await SharedDatabase.openForReading(
                settings, file: nil, logger: GatewayOptions.logger())
            let services = ServiceDirectory(ServiceCatalog(settings.services))
            let explanation = try await database.store.explainPush(chat, position: position, now: SystemTime().now) {
                services.chatOptions(of: $0)
            }
            try await database.close()
            return explanation
        }
    }
}
