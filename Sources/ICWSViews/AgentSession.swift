public import ICWSClient
public import ICWSConnection
public import ICWSCore
public import ICWSInteractions
import ICWSMessaging
public import ICWSQueues

/// The interactions that alert the agent.
public struct AlertState: SessionState, Hashable {
    /// The alerting interactions.
    public private(set) var alerting: [ICWS.Interactions.InteractionAlertDetails] = []
    /// Whether changes may be missing; the next full state clears it.
    public private(set) var isStale = true

    /// Makes a state without alerts.
    public init() {}

    /// Applies an event.
    ///
    /// - Parameter event: Any event of the session.
    /// - Returns: Whether the state changed.
    public mutating func apply(_ event: SessionEvent) -> Bool {
        guard case .message(let message) = event else {
            guard event.maySkipMessages(of: "interaction-alerting"), !isStale else { return false }
            isStale = true
            return true
        }
        guard let change = message.as(ICWS.Interactions.InteractionAlertingMessage.self) else { return false }
        if !change.isDelta {
            alerting = []
            isStale = false
        }
        for entry in change.alertingInteractionDetails {
            alerting.removeAll { $0.interactionId == entry.interactionId }
            alerting.append(entry)
        }
        return true
    }
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
        return events.states(AlertState())
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
