public import ICWSClient
public import ICWSConnection
public import ICWSCore
public import ICWSInteractions
import ICWSMessaging
public import ICWSQueues

/// The interactions that alert the agent: from the message that starts an alert to the one that stops it.
public struct AlertState: SessionState, Hashable {
    /// The alerting interactions.
    public private(set) var alerting: [ICWS.Interactions.InteractionAlertDetails] = []
    /// Whether changes may be missing; the next full state clears it.
    public var isStale: Bool { freshness.isStale }
    /// What could not be read of the last message; empty when it was read whole.
    public var problems: [ContractProblem] { freshness.problems }
    private var freshness = Freshness()

    /// Makes a state without alerts.
    public init() {}

    /// Applies an event.
    ///
    /// - Parameter event: Any event of the session.
    /// - Returns: Whether the state changed.
    public mutating func apply(_ event: SessionEvent) -> Bool {
        guard case .message(let message) = event else { return freshness.note(event, of: Self.path) }
        switch freshness.take(message, as: ICWS.Interactions.InteractionAlertingMessage.self) {
        case .other: return false
        case .unreadable: return true
        case .value(let change):
            if !change.isDelta { alerting = [] }
            for entry in change.alertingInteractionDetails { take(entry) }
            return true
        }
    }

    /// An entry says whether its interaction begins or stops to alert.
    private mutating func take(_ entry: ICWS.Interactions.InteractionAlertDetails) {
        let place = alerting.firstIndex { $0.interactionId == entry.interactionId }
        switch (entry.alertAction, place) {
        case (.stopAlerting, let place?): alerting.remove(at: place)
        case (.stopAlerting, nil): break
        case (_, let place?): alerting[place] = alerting[place].merged(with: entry)
        case (_, nil): alerting.append(entry)
        }
    }

    /// The path of the subscription.
    static let path = "interaction-alerting"
}

/// An agent's actions: receives alerts, and picks up, holds, transfers and ends interactions.
public struct AgentSession: Sendable {
    private typealias Resources = ICWS.Interactions.Resources
    /// The session.
    public let session: ICWSSession

    /// Makes an agent of a session.
    ///
    /// - Parameter session: The session.
    public init(_ session: ICWSSession) { self.session = session }

    /// The settings of an agent who takes interactions of some media without a station.
    ///
    /// - Parameter media: The media; chats and callbacks by default.
    /// - Returns: Settings for `SessionConfiguration.station`.
    public static func stationless(
        _ media: [ICWS.Connection.SupportedMediaType] = [.chat, .callback]
    ) -> ICWS.Connection.StationSettings {
        var settings = ICWS.Connection.StationlessSettings()
        settings.supportedMediaTypes = media
        settings.readyForInteractions = true
        return ICWS.Connection.StationSettings(settings)
    }

    /// Subscribes to the interactions that alert the agent.
    ///
    /// - Parameter attributes: The attributes to receive of each interaction.
    /// - Returns: The state after each change from now on.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func alerts(attributes: [String] = []) async throws -> SessionStates<AlertState> {
        let events = await session.events()
        var parameters = ICWS.Interactions.AlertSubscriptionParameters()
        parameters.attributeNames = attributes
        typealias Alerting = ICWS.Messaging.Subscriptions.Resources.InteractionAlerting
        try await session.send(
            Alerting.CreateInteractionAlertingSubscription(alertSubscriptionParameters: parameters)
        ).orThrow()
        return events.states(AlertState(), in: session, of: AlertState.path)
    }

    /// Picks up an interaction.
    ///
    /// - Parameter interaction: Its id.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func pickUp(_ interaction: String) async throws {
        try await session.send(Resources.Pickup.Pickup(interactionId: interaction)).orThrow()
    }

    /// Holds an interaction, or resumes it.
    ///
    /// - Parameters:
    ///   - interaction: Its id.
    ///   - on: True holds it, false resumes it.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func hold(_ interaction: String, _ on: Bool = true) async throws {
        let request = Resources.Hold.Hold(
            interactionId: interaction, holdParameters: ICWS.Interactions.HoldParameters(on: on))
        try await session.send(request).orThrow()
    }

    /// Ends an interaction.
    ///
    /// - Parameter interaction: Its id.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func disconnect(_ interaction: String) async throws {
        try await session.send(Resources.Disconnect.Disconnect(interactionId: interaction)).orThrow()
    }

    /// Transfers an interaction to a queue.
    ///
    /// - Parameters:
    ///   - interaction: Its id.
    ///   - queue: The queue.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func transfer(_ interaction: String, to queue: ICWS.Queues.QueueId) async throws {
        var parameters = ICWS.Interactions.TransferParameters()
        parameters.queueID = queue
        let request = Resources.BlindTransfer.BlindTransfer(
            interactionId: interaction, transferParameters: parameters)
        try await session.send(request).orThrow()
    }
}
