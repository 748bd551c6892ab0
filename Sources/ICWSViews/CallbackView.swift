public import ICWSClient
public import ICWSCore
public import ICWSInteractions
import ICWSMessaging
public import ICWSQueues

/// The state of a callback for its agent.
public struct CallbackState: SessionState, Hashable {
    private var message = MessageState<ICWS.Interactions.Callback.CallbackMessage>()
    /// Whether changes may be missing; the next full state clears it.
    public var isStale: Bool { freshness.isStale }
    /// What could not be read of the last message; empty when it was read whole.
    public var problems: [ContractProblem] { freshness.problems }
    private var freshness = Freshness()
    private let interactionID: String

    /// Makes a state without a callback.
    ///
    /// - Parameter interactionID: The interaction.
    public init(interactionID: String) { self.interactionID = interactionID }

    /// The callback; nil before its first message.
    public var callback: ICWS.Interactions.Callback.CallbackMessage? { message.value }

    /// Applies an event.
    ///
    /// - Parameter event: Any event of the session.
    /// - Returns: Whether the state changed.
    public mutating func apply(_ event: SessionEvent) -> Bool {
        guard case .message(let message) = event else {
            return freshness.note(event, of: Self.path(interactionID))
        }
        let interaction = interactionID
        switch freshness.take(
            message, as: ICWS.Interactions.Callback.CallbackMessage.self, where: { $0.interactionId == interaction })
        {
        case .other: return false
        case .unreadable: return true
        case .value:
            // Being stale may have ended, even if the callback is the same.
            _ = self.message.apply(message)
            return true
        }
    }

    /// The path of a callback's subscription.
    static func path(_ interactionID: String) -> String { "interactions/\(interactionID.percentEncoded)/callback" }
}

/// The agent's view of one callback.
public struct CallbackView: Sendable {
    private typealias Callback = ICWS.Interactions.Callback
    private typealias Subscription = ICWS.Messaging.Subscriptions.Interactions.Resources.Callback
    private let session: ICWSSession
    /// The interaction.
    public let interactionID: String

    /// Makes a view without a subscription.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - interactionID: The interaction.
    public init(_ session: ICWSSession, interactionID: String) {
        self.session = session
        self.interactionID = interactionID
    }

    /// Creates a callback in a queue.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - target: The number to call.
    ///   - queue: The queue.
    ///   - subject: What the callback is about.
    ///   - name: The name of the customer to call.
    ///   - attributes: Further attributes of the interaction.
    /// - Returns: The view of the new interaction.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public static func create(
        _ session: ICWSSession, target: String, queue: ICWS.Queues.QueueId, subject: String, name: String? = nil,
        attributes: [String: String] = [:]
    ) async throws -> CallbackView {
        var parameters = Callback.CreateCallbackParameters(target: target, targetQueue: queue, subject: subject)
        parameters.name = name
        if !attributes.isEmpty { parameters.additionalAttributes = attributes }
        let request = ICWS.Interactions.Resources.Interactions.CreateInteraction(
            createInteractionParameters: parameters)
        let answer = try await session.send(request).orThrow()
        guard let created = answer.value() else { throw SessionError.notConnected }
        return CallbackView(session, interactionID: created.interactionId)
    }

    /// Subscribes to the callback.
    ///
    /// - Returns: The state after each change from now on.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func states() async throws -> SessionStates<CallbackState> {
        let events = await session.events()
        try await session.send(Subscription.UpdateCallbackSubscription(interactionId: interactionID)).orThrow()
        return events.states(
            CallbackState(interactionID: interactionID), in: session, of: CallbackState.path(interactionID))
    }

    /// Closes the callback with its outcome.
    ///
    /// - Parameter disposition: Success, failure, or to be tried again.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func close(_ disposition: ICWS.Interactions.Callback.CallbackDispositionType) async throws {
        try await session.send(
            Callback.Resources.Disposition.CallbackDisposition(
                interactionId: interactionID,
                dispositionParameters: Callback.DispositionParameters(disposition: disposition))
        ).orThrow()
    }

    /// Ends the subscription.
    ///
    /// - Throws: As `ICWSSession.send`.
    public func stop() async throws {
        _ = try await session.send(Subscription.DeleteCallbackSubscription(interactionId: interactionID))
    }
}
