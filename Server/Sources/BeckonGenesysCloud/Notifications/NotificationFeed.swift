import Beckon
import BeckonJSON
import BeckonPlatform
import Logging

/// Follows queues by the notification service (contact-centers §2.1).
///
/// One node at a time runs it. There is a channel for each 1,000 topics, and for each channel one socket at a time.
struct NotificationFeed: Sendable {
    private let context: GenesysContext
    private let intake: EventIntake

    init(_ context: GenesysContext, _ intake: EventIntake) {
        self.context = context
        self.intake = intake
    }

    /// Follows until the task is cancelled; ends at once if there is nothing to follow.
    func run(_ port: PlatformPort) async {
        let topics = NotificationTopics(context.configuration)
        if !topics.left.isEmpty {
            context.tally.refused("too-many-topics")
            context.logger.warning(
                "topics beyond the most channels are not followed", metadata: ["count": "\(topics.left.count)"])
        }
        await withDiscardingTaskGroup { group in
            for topics in topics.channels {
                group.addTask { await ChannelDriver(context, intake, topics: topics, port: port).run() }
            }
        }
    }
}

extension GenesysAPI {
    /// Asks for a notification channel.
    func createChannel() async throws(PlatformFailure) -> PlatformReply {
        try await call("POST", "/api/v2/notifications/channels", json: [:])
    }

    /// Subscribes a channel to topics in place of those that it has; topics that are not permitted are rejected one by one.
    func subscribe(_ topics: [String], on channel: String) async throws(PlatformFailure) -> PlatformReply {
        try await call(
            "PUT",
            "/api/v2/notifications/channels/\(PlatformCall.escaped(channel))/subscriptions?ignoreErrors=true",
            json: NotificationTopics.body(topics), timeout: .seconds(30))
    }

    /// Subscribes a channel to further topics.
    func addTopics(_ topics: [String], to channel: String) async throws(PlatformFailure) -> PlatformReply {
        try await call(
            "POST",
            "/api/v2/notifications/channels/\(PlatformCall.escaped(channel))/subscriptions?ignoreErrors=true",
            json: NotificationTopics.body(topics), timeout: .seconds(30))
    }
}
