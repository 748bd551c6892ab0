/// The callbacks that agents answer, for an agent side's ``AgentPort``.
package protocol AgentCallbacks: AnyObject, Sendable {
    /// A callback by its id; nil when there is none.
    func callback(_ id: ServiceID) async throws -> CallbackRecord?

    /// Applies an agent side's report about a callback; one that comes late or twice changes nothing.
    ///
    /// Where it changes the callback, `extra` is committed along.
    ///
    /// - Returns: The callback afterwards.
    /// - Throws: A refusal, also for the callback of a service that another agent side answers, unless this one has its call or
    ///   has acted on it; ``StoreError``.
    func take(
        _ report: CallbackReport, about id: ServiceID, from side: AgentSideName, adding extra: [Change]
    ) async throws -> CallbackRecord

    /// What an offer of a callback would do now; nil when it would do nothing.
    func offer(for record: CallbackRecord) -> CallbackOffer?

    /// The calls that a telephone system has taken and that are not over, for which it gave references.
    ///
    /// - Parameters:
    ///   - telephony: The telephone system, which has the calls whatever the settings name now.
    ///   - limit: The most calls; further ones are left out, those of the last services and states first.
    /// - Returns: The calls.
    /// - Throws: ``StoreError``.
    func openCalls(of telephony: BridgeSourceName, limit: Int) async throws -> [OpenCall]

    /// Notes that an agent took the chat of a service instance; does nothing if the instance has no callback.
    func chatTaken(_ id: ServiceID) async throws

    /// Notes that the chat of a service instance ended; does nothing if the instance has no callback.
    func chatEnded(_ id: ServiceID) async throws
}

/// The effect of an agent's offer of a callback.
package enum CallbackOffer: String, Hashable, Sendable, CaseIterable {
    /// The customer is asked whether they are ready.
    case question
    /// The customer is notified that the connection can be made.
    case connection
}

/// A call to a customer that a telephone system has taken, and that is not over.
package struct OpenCall: Hashable, Sendable {
    package let callback: ServiceID
    /// Which call to the customer it is, from 1.
    package let attempt: Int
    /// The telephone system's own reference (`TelephonyAnswer.acceptedAs(reference:)`).
    package let reference: String
    /// Whether customer and agent are known to be connected.
    package let isConnected: Bool

    package init(callback: ServiceID, attempt: Int, reference: String, isConnected: Bool) {
        self.callback = callback
        self.attempt = attempt
        self.reference = reference
        self.isConnected = isConnected
    }
}
