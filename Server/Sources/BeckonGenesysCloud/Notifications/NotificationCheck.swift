import Beckon
import BeckonJSON
import BeckonPlatform

/// Asks whether a notification channel may be created, and whether all topics are permitted.
///
/// The channel that it creates for that is left; Genesys Cloud removes it after a day, or as the first when it has 20.
struct NotificationCheck: Sendable {
    private let context: GenesysContext

    init(_ context: GenesysContext) { self.context = context }

    /// What was found; a warning if nothing is followed.
    func findings() async -> [PlatformFinding] {
        let topics = NotificationTopics(context.configuration)
        guard !topics.channels.isEmpty else {
            let hasEvents = context.configuration.eventBridge != nil
            return [
                PlatformFinding(
                    hasEvents ? .fine : .warning, "topics",
                    "No queues are followed by the notification service"
                        + (hasEvents ? "." : ", so that chats are not told who joins and that conversations end."))
            ]
        }
        var findings: [PlatformFinding] = []
        if !topics.left.isEmpty {
            findings.append(
                PlatformFinding(.fault, "topics", "\(topics.left.count) topics are more than all channels carry."))
        }
        for topics in topics.channels { findings += await check(topics) }
        return findings
    }

    private func check(_ topics: [String]) async -> [PlatformFinding] {
        do throws(PlatformFailure) {
            let created = try await context.api.createChannel()
            guard created.isSuccess, let channel = created.json["id"]?.string else {
                return [Self.refused("channel", "A notification channel", created)]
            }
            let reply = try await context.api.subscribe(topics, on: channel)
            guard reply.isSuccess else { return [Self.refused("topics", "The subscription", reply)] }
            let rejections = NotificationTopics.rejections(in: reply.json)
            guard !rejections.isEmpty else {
                return [PlatformFinding(.fine, "topics", "\(topics.count) topics are permitted.")]
            }
            return rejections.prefix(20).map { rejection in
                let missing = rejection.missing.joined(separator: ", ")
                return PlatformFinding(
                    .fault, "topics",
                    "The topic \(rejection.topic) is rejected"
                        + (missing.isEmpty ? "." : "; these permissions are missing: \(missing)."))
            }
        } catch {
            return [
                PlatformFinding(
                    .fault, "channel", "The notification service does not answer: \(error.reason.rawValue).")
            ]
        }
    }

    private static func refused(_ subject: String, _ what: String, _ reply: PlatformReply) -> PlatformFinding {
        switch reply.status {
        case 401, 403:
            PlatformFinding(.fault, subject, "\(what) is refused: the OAuth client lacks a permission.")
        case 429: PlatformFinding(.warning, subject, "Too many requests; \(what.lowercased()) was not checked.")
        default: PlatformFinding(.warning, subject, "\(what) was not checked: status \(reply.status).")
        }
    }
}
