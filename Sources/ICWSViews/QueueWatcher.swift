public import ICWSClient
public import ICWSCore
import ICWSMessaging
public import ICWSQueues

/// The interactions in some queues, with their attributes.
public struct QueueState: SessionState, Hashable {
    /// Attributes by the interaction's id, under the names that the server uses.
    public private(set) var interactions: [String: [String: String]] = [:]
    /// Whether changes may be missing; the next full state clears it.
    public var isStale: Bool { freshness.isStale }
    /// What could not be read of the last message; empty when it was read whole.
    public var problems: [ContractProblem] { freshness.problems }
    private var freshness = Freshness()
    private let subscriptionID: String

    /// Makes a state without interactions.
    ///
    /// - Parameter subscriptionID: The subscription; messages of others are ignored.
    public init(subscriptionID: String) { self.subscriptionID = subscriptionID }

    /// An attribute of an interaction, whatever the case of its name.
    ///
    /// - Parameters:
    ///   - name: The attribute's name.
    ///   - interaction: The interaction's id.
    /// - Returns: Nil when there is none.
    public func attribute(_ name: String, of interaction: String) -> String? {
        interactions[interaction]?.first { $0.key.lowercased() == name.lowercased() }?.value
    }

    /// Applies an event.
    ///
    /// - Parameter event: Any event of the session.
    /// - Returns: Whether the state changed.
    public mutating func apply(_ event: SessionEvent) -> Bool {
        guard case .message(let message) = event else {
            return freshness.note(event, of: Self.path(subscriptionID))
        }
        let subscription = subscriptionID
        switch freshness.take(
            message, as: ICWS.Queues.QueueContentsMessage.self, where: { $0.subscriptionId == subscription })
        {
        case .other: return false
        case .unreadable: return true
        case .value(let contents): take(contents)
        }
        return true
    }

    private mutating func take(_ contents: ICWS.Queues.QueueContentsMessage) {
        if !contents.isDelta { interactions = [:] }
        for id in contents.interactionsRemoved ?? [] { interactions[id] = nil }
        for entry in contents.interactionsAdded ?? [] { interactions[entry.interactionId] = entry.attributes }
        for entry in contents.interactionsChanged ?? [] {
            interactions[entry.interactionId, default: [:]].merge(entry.attributes) { _, new in new }
        }
    }

    /// The path of a subscription.
    static func path(_ subscriptionID: String) -> String { "queues/\(subscriptionID.percentEncoded)" }
}

/// Watches whole queues with one subscription, which is cheaper than one for each interaction.
public struct QueueWatcher: Sendable {
    private typealias Queues = ICWS.Messaging.Subscriptions.Resources.Queues
    private let session: ICWSSession
    private let subscriptionID: String
    private let queues: [ICWS.Queues.QueueId]
    private let attributes: [String]

    /// Makes a watcher without a subscription.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - queues: The queues.
    ///   - attributes: The attributes to receive of each interaction.
    ///   - subscriptionID: The subscription's name; a second watcher with the same name replaces the first one.
    public init(
        _ session: ICWSSession, queues: [ICWS.Queues.QueueId], attributes: [String], subscriptionID: String
    ) {
        self.session = session
        self.queues = queues
        self.attributes = attributes
        self.subscriptionID = subscriptionID
    }

    /// Subscribes to the queues.
    ///
    /// - Returns: The state after each change from now on.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func states() async throws -> SessionStates<QueueState> {
        let events = await session.events()
        let request = Queues.UpdateQueueSubscription(
            subscriptionId: subscriptionID,
            queueSubscriptionParameters: ICWS.Queues.QueueSubscriptionParameters(
                queueIds: queues, attributeNames: attributes))
        try await session.send(request).orThrow()
        return events.states(
            QueueState(subscriptionID: subscriptionID), in: session, of: QueueState.path(subscriptionID))
    }

    /// Ends the subscription.
    ///
    /// - Throws: As `ICWSSession.send`.
    public func stop() async throws {
        _ = try await session.send(Queues.DeleteQueueSubscription(subscriptionId: subscriptionID))
    }
}
