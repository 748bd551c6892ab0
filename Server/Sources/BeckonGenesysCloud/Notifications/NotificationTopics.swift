import BeckonJSON

/// The topics that are followed, and what became of them when they were subscribed to (contact-centers §2.1, §2.2).
struct NotificationTopics: Hashable, Sendable {
    /// The most topics of one channel.
    static let mostOfChannel = 1_000
    /// The most channels; Genesys Cloud keeps 20 for a user and an application, and a second gateway may need some.
    static let mostChannels = 10

    /// How many topics of a channel may be refused one by one; where there are more, it is the channel that is refused.
    static let mostRefused = 5

    /// The topics of each channel.
    let channels: [[String]]
    /// Topics beyond ``mostChannels``, which are not followed.
    let left: [String]

    /// - Parameter topics: All topics, each once.
    init(_ topics: [String]) {
        let most = Self.mostOfChannel
        let kept = topics.prefix(most * Self.mostChannels)
        channels = stride(from: 0, to: kept.count, by: most).map { Array(kept[$0..<min($0 + most, kept.count)]) }
        left = Array(topics.dropFirst(kept.count))
    }

    /// The topics of a set-up: the messages of the queues, the callbacks of the callbacks' queue, and the messages that guests
    /// of the deployments missed.
    init(_ configuration: GenesysCloudSide.Configuration) {
        var topics = configuration.notifications.queues.map { "v2.routing.queues.\($0).conversations.messages" }
        if let queue = configuration.callbacks?.queue {
            topics.append("v2.routing.queues.\(queue).conversations.callbacks")
        }
        topics += configuration.notifications.deployments.map {
            "v2.webmessaging.deployments.\($0).undelivered.messages"
        }
        var seen: Set<String> = []
        self.init(topics.filter { seen.insert($0).inserted })
    }

    /// A topic that was not permitted.
    struct Rejection: Hashable, Sendable {
        let topic: String
        let reason: String
        let missing: [String]
    }

    /// The body of a subscription.
    static func body(_ topics: [String]) -> JSONValue { .array(topics.map { ["id": .string($0)] }) }

    /// The topics that an answer to a subscription rejects; at most as many as a channel has.
    static func rejections(in answer: JSONValue) -> [Rejection] {
        (answer["entities"]?.array ?? answer.array ?? []).prefix(mostOfChannel).compactMap { entry in
            guard entry["state"]?.string == "Rejected", let topic = entry["id"]?.string else { return nil }
            let missing = (entry["missingPermissions"]?.array ?? []).prefix(16).compactMap(\.string)
            return Rejection(topic: topic, reason: entry["rejectionReason"]?.string ?? "", missing: Array(missing))
        }
    }
}
