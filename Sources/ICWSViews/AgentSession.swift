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
    /// Whether changes may have been missed; the next full state ends it.
    public private(set) var isStale = true

    /// Begins without any.
    public init() {}

    /// Takes an event.
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

/// What an agent does: being ready, and taking, keeping and passing on interactions.
public struct AgentSession: Sendable {
    private typealias Resources = ICWS.Interactions.Resources
    /// The session.
    public let session: ICWSSession

    /// Makes an agent of a session.
    ///
    /// - Parameter session: The session.
    public init(_ session: ICWSSession) { self.session = session }

    /// The settings of an agent without a station who takes interactions of some media.
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

    /// Subscribes to what alerts the agent.
    ///
    /// - Parameter attributes: The attributes that are wanted of each interaction.
    /// - Returns: The states from now on.
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

    /// Takes an interaction.
    ///
    /// - Parameter interaction: Its id.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func pickUp(_ interaction: String) async throws {
        try await session.send(Resources.Pickup.Pickup(interactionId: interaction)).orThrow()
    }

    /// Holds an interaction, or goes on with it.
    ///
    /// - Parameters:
    ///   - interaction: Its id.
    ///   - on: Whether it is to be held.
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

    /// Passes an interaction on to a queue.
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
