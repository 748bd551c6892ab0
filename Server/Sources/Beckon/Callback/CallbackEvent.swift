/// What can happen to a callback that stands in the books.
package enum CallbackEvent: Hashable, Sendable {
    /// The customer's app asks for a dialog or chose an item of the menu.
    case requested(CallbackAction)
    /// The customer's app or a back-end takes the callback back (`DELETE`).
    case customerCancels
    /// An agent is available for this customer.
    case agentOffers
    /// Agent and customer talk.
    case agentConnected
    /// The agent is done with this callback.
    case agentCompletes
    /// The desk takes the callback off its list.
    case adminCancels
    /// The customer opened the chat of a chat callback (`ixn/chat`).
    case chatStarted
    /// The customer's app or a back-end wants another time, or none and so to be called now (`PUT`).
    case moved(to: Timestamp?)
    /// The record's ``CallbackRecord/due`` has come.
    case timeReached
}

/// A push that a callback owes to the customer's device.
package struct CallbackPush: Hashable, Sendable {
    /// What the app requests when the customer taps.
    package let action: CallbackAction
    /// The dialog's own words; a provider section may say others.
    package let alert: String
    /// After this time it is not worth sending.
    package let expiresAt: Timestamp
    /// Why it is owed, in words that a log may hold.
    package let reason: String
}

/// What one event made of a callback.
package struct CallbackDecision: Hashable, Sendable {
    /// Whether the record is another one than before, so that it has to be committed.
    package var changed: Bool
    /// The push that is owed from now on; a change without one leaves nothing owed.
    package var push: CallbackPush?
    /// What the customer's app is answered.
    package var dialog: CallbackDialog
}
