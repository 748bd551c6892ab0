public import ICWSClient
public import ICWSCore
import ICWSMessaging
public import ICWSQueues

/// What is in some queues: interactions with their attributes.
public struct QueueState: SessionState, Hashable {
    /// Attributes by the interaction's id; names of attributes as the server spells them.
    public private(set) var interactions: [String: [String: String]] = [:]
    /// Whether changes may have been missed; the next full state ends it.
    public private(set) var isStale = true
    private let subscriptionID: String

    /// Begins without interactions.
    ///
    /// - Parameter subscriptionID: The subscription whose messages count.
    public init(subscriptionID: String) { self.subscriptionID = subscriptionID }

    /// An attribute; capitals of its name do not count.
    ///
    /// - Parameters:
    ///   - name: The attribute's name.
    ///   - interaction: The interaction's id.
    /// - Returns: Nil when there is none.
    public func attribute(_ name: String, of interaction: String) -> String? {
        interactions[interaction]?.first { $0.key.lowercased() == name.lowercased() }?.value
    }

    /// Takes an event.
    ///
    /// - Parameter event: Any event of the session.
    /// - Returns: Whether the state changed.
    public mutating func apply(_ event: SessionEvent) -> Bool {
        guard case .message(let message) = event else { return markStale(event) }
        guard let contents = message.as(ICWS.Queues.QueueContentsMessage.self),
            contents.subscriptionId == subscriptionID
        else { return false }
        if !contents.isDelta {
            interactions = [:]
            isStale = false
        }
        for id in contents.interactionsRemoved ?? [] { interactions[id] = nil }
        for entry in contents.interactionsAdded ?? [] { interactions[entry.interactionId] = entry.attributes }
        for entry in contents.interactionsChanged ?? [] {
            interactions[entry.interactionId, default: [:]].merge(entry.attributes) { _, new in new }
        }
        return true
    }

    private mutating func markStale(_ event: SessionEvent) -> Bool {
        guard event.maySkipMessages(of: "queues/\(subscriptionID.percentEncoded)"), !isStale else { return false }
        isStale = true
        return true
    }
}

/// Watches whole queues, which is cheaper than watching each interaction.
public struct QueueWatcher: Sendable {
    private typealias Queues = ICWS.Messaging.Subscriptions.Resources.Queues
    private let session: ICWSSession
    private let subscriptionID: String
    private let queues: [ICWS.Queues.QueueId]
    private let attributes: [String]

    /// Makes a watcher that does not watch yet.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - queues: The queues.
    ///   - attributes: The attributes that are wanted of each interaction.
    ///   - subscriptionID: The name of the subscription; a second watcher of the same name takes the first one's place.
    public init(
        _ session: ICWSSession, queues: [ICWS.Queues.QueueId], attributes: [String], subscriptionID: String
    ) {
        self.session = session
        self.queues = queues
        self.attributes = attributes
        self.subscriptionID = subscriptionID
    }

    /// Subscribes.
    ///
    /// - Returns: The states from now on.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func states() async throws -> SessionStates<QueueState> {
        let events = await session.events()
        let request = Queues.UpdateQueueSubscription(
            subscriptionId: subscriptionID,
            queueSubscriptionParameters: ICWS.Queues.QueueSubscriptionParameters(
                queueIds: queues, attributeNames: attributes))
        try await session.send(request).orThrow()
        return events.states(QueueState(subscriptionID: subscriptionID))
    }

    /// Ends the subscription.
    ///
    /// - Throws: As `ICWSSession.send`.
    public func stop() async throws {
        _ = try await session.send(Queues.DeleteQueueSubscription(subscriptionId: subscriptionID))
    }
}
