import ICWSClient
public import ICWSCore
import ICWSInteractions
import ICWSMessaging
public import ICWSQueues

/// A consultation for an interaction.
public struct Consultation: Sendable, Hashable {
    /// The interaction for which it is.
    public var interaction: String
    /// Its id, with which it is concluded or cancelled.
    public var id: String
    /// The interaction with whom is consulted.
    public var interactionID: String
}

/// What an agent does with calls.
extension AgentSession {
    private typealias Resources = ICWS.Interactions.Resources

    /// Calls a number.
    ///
    /// - Parameters:
    ///   - target: The number or address.
    ///   - workgroup: The workgroup in whose name; nil for the agent's own.
    /// - Returns: The interaction's id.
    /// - Throws: ``RefusedError``, ``UnreadableAnswer``, and as `ICWSSession.send`.
    public func dial(_ target: String, workgroup: String? = nil) async throws -> String {
        var parameters = ICWS.Interactions.CreateCallParameters(target: target)
        parameters.workgroup = workgroup
        let answer = try await session.send(
            Resources.Interactions.CreateInteraction(createInteractionParameters: parameters))
        return try answer.orThrow().readable().interactionId
    }

    /// Mutes the agent in an interaction, or ends that.
    ///
    /// - Parameters:
    ///   - interaction: Its id.
    ///   - on: True mutes, false ends it.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func mute(_ interaction: String, _ on: Bool = true) async throws {
        try await session.send(
            Resources.Mute.Mute(
                interactionId: interaction, muteParameters: ICWS.Interactions.MuteParameters(on: on))
        ).orThrow()
    }

    /// Asks somebody else about an interaction, which is held meanwhile.
    ///
    /// - Parameters:
    ///   - interaction: Its id.
    ///   - target: The number or address to call.
    /// - Returns: The consultation.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func consult(_ interaction: String, target: String) async throws -> Consultation {
        var parameters = ICWS.Interactions.CreateConsultParameters()
        parameters.target = target
        return try await consult(interaction, parameters)
    }

    /// Asks somebody of a queue about an interaction, which is held meanwhile; servers have it since interactions 13.
    ///
    /// - Parameters:
    ///   - interaction: Its id.
    ///   - queue: The queue.
    /// - Returns: The consultation.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func consult(_ interaction: String, queue: ICWS.Queues.QueueId) async throws -> Consultation {
        var parameters = ICWS.Interactions.CreateConsultParameters()
        parameters.queueID = queue
        return try await consult(interaction, parameters)
    }

    private func consult(
        _ interaction: String, _ parameters: ICWS.Interactions.CreateConsultParameters
    ) async throws -> Consultation {
        let answer = try await session.send(
            Resources.Consult.Consult(interactionId: interaction, createConsultParameters: parameters))
        let result = try answer.orThrow().readable()
        return Consultation(
            interaction: interaction, id: result.consultId, interactionID: result.consultInteractionId)
    }

    /// Hands the interaction over to whom was asked.
    ///
    /// - Parameter consultation: The consultation.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func conclude(_ consultation: Consultation) async throws {
        try await session.send(
            ICWS.Interactions.Consult.Resources.Conclude.ConsultConclude(
                interactionId: consultation.interaction, consultId: consultation.id)
        ).orThrow()
    }

    /// Ends a consultation; the agent goes on with the interaction.
    ///
    /// - Parameter consultation: The consultation.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func cancel(_ consultation: Consultation) async throws {
        try await session.send(
            Resources.ConsultByConsultId.ConsultCancel(
                interactionId: consultation.interaction, consultId: consultation.id)
        ).orThrow()
    }

    /// Makes a conference of interactions.
    ///
    /// - Parameter interactions: Their ids, at least two.
    /// - Returns: The conference's id.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func conference(_ interactions: [String]) async throws -> String {
        let answer = try await session.send(
            Resources.Conferences.CreateConference(
                createConferenceParameters: ICWS.Interactions.CreateConferenceParameters(interactions: interactions)))
        return try answer.orThrow().readable().conferenceId
    }

    /// Watches the agent's own queue: what the agent has, and what alerts the agent alone.
    ///
    /// - Parameters:
    ///   - user: The agent's user id.
    ///   - attributes: The attributes to receive of each interaction.
    ///   - subscriptionID: The subscription's name.
    /// - Returns: The watcher.
    public func ownQueue(
        of user: String, attributes: [String], subscriptionID: String = "own-queue"
    ) -> QueueWatcher {
        QueueWatcher(
            session, queues: [ICWS.Queues.QueueId(queueType: .user, queueName: user)], attributes: attributes,
            subscriptionID: subscriptionID)
    }
}

/// The server carried a request out, and its answer cannot be used.
public struct UnreadableAnswer: Error, Sendable, Hashable {
    /// The HTTP status.
    public var status: Int
}

extension Answer {
    /// The value in the JSON body of a success.
    ///
    /// - Returns: The value.
    /// - Throws: ``UnreadableAnswer`` when the body is empty or lacks what it must have.
    func readable<Value>() throws -> Value where Success == JSONBody<Value> {
        guard let value: Value = value() else { throw UnreadableAnswer(status: status) }
        return value
    }
}
