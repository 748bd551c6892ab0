/// What a callback answers to the customer's app, before the contract spells it.
package enum CallbackDialog: Hashable, Sendable {
    /// The menu "are you ready?".
    ///
    /// `withCodeNotice` adds the notice about tones; `expires` is the end of the time to answer; `snooze` is how long a
    /// "later" lasts.
    case userConfirmation(withCodeNotice: Bool, expires: Timestamp, snooze: Milliseconds = .seconds(300))
    /// The app may open the chat with this header `gms_user`.
    case startChat(user: String)
    /// The app dials. Both are nil when there is nothing to dial.
    case connectInbound(telURL: String?, accessCode: String?)
    /// The customer will be called.
    case connectOutbound
    /// The customer will be told.
    case waitForAgent
    /// Words only.
    case notice(CallbackNotice)

    /// The words that stand for this dialog where there is room for one line: its `_label`, else its `_text`.
    package var headline: String {
        switch self {
        case .userConfirmation: "Agent is available right now"
        case .startChat: "Start Chat"
        case .connectInbound: "Connecting ..."
        case .connectOutbound: "You will receive the call shortly"
        case .waitForAgent: "We will notify you when agent is available"
        case .notice(let notice): notice.text
        }
    }
}

/// What a customer is told when there is nothing to choose, dial or open.
package enum CallbackNotice: Hashable, Sendable, CaseIterable {
    /// The desired time is still to come.
    case scheduled
    /// The time to answer the menu is over.
    case expired
    /// The customer has said yes already, so this item changes nothing.
    case answered
    /// The customer has said yes as often as the service allows.
    case connectLimit
    /// Customer and agent are connected.
    case connected
    case cancelled
    case ended

    package var text: String {
        switch self {
        case .scheduled: "Your callback is scheduled"
        case .expired: "The time to answer has expired"
        case .answered: "Your answer has already been taken"
        case .connectLimit: "This callback cannot be connected again"
        case .connected: "You are connected with an agent"
        case .cancelled: "Your callback is cancelled"
        case .ended: "Your callback has ended"
        }
    }
}
