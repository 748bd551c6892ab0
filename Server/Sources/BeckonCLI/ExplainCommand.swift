import ArgumentParser
import Beckon
import BeckonJSON
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

        @OptionGroup var options: SettingsOptions

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
                settings, file: nil, logger: SettingsOptions.logger())
            let services = ServiceDirectory(ServiceCatalog(settings.services))
            let explanation = try await database.store.explainPush(chat, position: position, now: SystemTime().now) {
                services.chatOptions(of: $0)
            }
            try await database.close()
            return explanation
        }
    }
}

/// The output of `beckon explain push`.
enum ExplanationText {
    /// The text for a person: the event, and a line for each decision, attempt and answer.
    static func table(_ explanation: PushExplanation) -> String {
        let event = explanation.event
        let title =
            "\(explanation.head.conversation), event \(event.position): \(event.kind.rawValue) of \(event.party.rawValue)"
        let rows = explanation.lines.map { line in
            [
                time(line.at), line.kind.rawValue, line.word,
                line.deviceID.map(Self.device) ?? (line.kind == .passedOver ? "agent side" : "all devices"),
                line.apnsID.map { "\(line.reason), apns-id \($0)" } ?? line.reason,
            ]
        }
        let owed = explanation.owed.map { entry in
            let state = entry.state(now: explanation.now)
            let next = state == .sending ? "being sent" : "next attempt \(entry.push.due.utcText)"
            let parts = [
                entry.route.description, entry.push.attempts == 1 ? "1 attempt" : "\(entry.push.attempts) attempts",
                entry.failure.map { "last failure \($0)" },
                next,
                "expires \(entry.push.expiresAt.utcText)",
            ]
            return [
                time(explanation.now), "owed", state.rawValue, device(entry.push.deviceID),
                parts.compactMap { $0 }.joined(separator: ", "),
            ]
        }
        return ([title] + [TextTable.text(rows + owed)]).joined(separator: "\n")
    }

    private static func device(_ id: DeviceID) -> String { "device \(id.text.prefix(8))" }

    /// The text for a program: one JSON object.
    static func json(_ explanation: PushExplanation) -> String {
        String(decoding: explanation.json.encoded(), as: UTF8.self)
    }

    private static func time(_ time: Timestamp) -> String {
        Date(timeIntervalSince1970: Double(time.milliseconds) / 1_000).ISO8601Format(
            .iso8601WithTimeZone(includingFractionalSeconds: true))
    }
}
