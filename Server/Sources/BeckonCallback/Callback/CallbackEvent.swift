package import Beckon

/// Something that happens to a stored callback.
package enum CallbackEvent: Hashable, Sendable {
    /// The customer's app asks for a dialog or chose an item of the menu.
    case requested(CallbackAction)
    /// The customer's app or a back-end cancels the callback (`DELETE`).
    case customerCancels
    /// An agent is available for this customer.
    case agentOffers
    /// Agent and customer are talking.
    case agentConnected
    /// The agent has finished the callback.
    case agentCompletes
    /// The desk cancels the callback.
    case adminCancels
    /// A call to the customer ended; without an attempt it is the present one.
    case dialEnded(DialResult, attempt: Int?)
    /// The telephone system took the order for a call, to which it refers in its own words.
    case dialAccepted(reference: String, attempt: Int)
    /// The telephone system did not get the order for a call.
    case dialNotSubmitted(attempt: Int)
    /// The telephone system cannot take the order yet.
    case dialPutOff(until: Timestamp)
    /// The customer is on the telephone, and no agent was found.
    case agentNotFound
    /// The customer is on the telephone, and the agent could not be connected.
    case agentNotConnected
    /// So many agents refused the callback.
    case agentsRefused(Int)
    /// The customer hung up.
    case customerLeft
    /// The operator paused the callback's service.
    case paused
    /// The operator ended the pause of the callback's service.
    case resumed
    /// The customer's own call came in, and its code is used up.
    case calledIn
    /// The customer opened the chat of a chat callback (`ixn/chat`).
    case chatStarted
    /// The customer's app or a back-end wants another time, or none and so to be called now (`PUT`).
    case moved(to: Timestamp?)
    /// The company gives the callback another time, or none.
    case movedByCompany(to: Timestamp?)
    /// The record's ``CallbackRecord/due`` is reached.
    case timeReached
}

/// A push that a callback owes to the customer's device.
package struct CallbackPush: Hashable, Sendable {
    /// The action that the app requests when the customer taps.
    package let action: CallbackAction
    /// The dialog's own text; a provider section may replace it.
    package let alert: String
    /// When it is no longer worth sending.
    package let expiresAt: Timestamp
    /// Why it is owed, in words that a log may hold.
    package let reason: String
}

/// The decision about one event of a callback.
package struct CallbackDecision: Hashable, Sendable {
    /// Whether the record changed, so that it has to be committed.
    package var changed: Bool
    /// The push that becomes owed; a change without one cancels what is owed.
    package var push: CallbackPush?
    /// The order to the telephone system, to be handed over after the commit.
    package var order: TelephonyOrder?
    /// The answer to the customer's app.
    package var dialog: CallbackDialog
}

extension CallbackReport {
    /// What the report means for the callback.
    var event: CallbackEvent {
        switch outcome {
        case .offer: .agentOffers
        case .connect: attempt == nil ? .agentConnected : dialled(.connected)
        case .complete: .agentCompletes
        case .cancel: .adminCancels
        case .busy: dialled(.busy)
        case .noAnswer: dialled(.noAnswer)
        case .answeringMachine: dialled(.answeringMachine)
        case .errorTone: dialled(.errorTone)
        case .fax: dialled(.fax)
        case .callFailed: dialled(.createCallError)
        case .answered: dialled(.person)
        case .noAgent: .agentNotFound
        case .agentFailed: .agentNotConnected
        case .customerLeft: .customerLeft
        case .agentsRefused: .agentsRefused(count)
        }
    }

    private func dialled(_ result: DialResult) -> CallbackEvent { .dialEnded(result, attempt: attempt) }
}
