package import Beckon

/// A callback's answer to the customer's app, before it is encoded for the contract.
package enum CallbackDialog: Hashable, Sendable {
    /// The menu "are you ready?".
    ///
    /// `withCodeNotice` adds the notice about tones; `expires` is when the time to answer ends; `snooze` is how long "later"
    /// is.
    case userConfirmation(withCodeNotice: Bool, expires: Timestamp, snooze: Milliseconds = .seconds(300))
    /// The app may open the chat with this header `gms_user`.
    case startChat(user: String)
    /// The app dials; both values are nil when the service has no number.
    case connectInbound(telURL: String?, accessCode: String?)
    /// The customer will be called.
    case connectOutbound
    /// The customer will be notified.
    case waitForAgent
    /// A text only.
    case notice(CallbackNotice)

    /// The dialog in one line: its `_label`, else its `_text`.
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

/// The text for a customer who has nothing to choose, dial or open.
package enum CallbackNotice: Hashable, Sendable, CaseIterable {
    /// The desired time lies ahead.
    case scheduled
    /// The time to answer the menu is over.
    case expired
    /// The customer has accepted already, so this item changes nothing.
    case answered
    /// The customer has accepted as often as the service allows.
    case connectLimit
    /// Customer and agent are connected.
    case connected
    case cancelled
    case ended

    package var text: String {
        switch self {
        case .scheduled: "Your callback is scheduled"
        case .expired: "The time to answer has expired"
        case .answered: "You have already answered"
        case .connectLimit: "This callback cannot be connected again"
        case .connected: "You are connected with an agent"
        case .cancelled: "Your callback is cancelled"
        case .ended: "Your callback has ended"
        }
    }
}

/// An action that a customer's app requests: the last part of `/genesys/1/service/{id}/{action}`.
package enum CallbackAction: String, Hashable, Sendable, CaseIterable {
    /// The confirmation menu with the notice about tones, as a push names it.
    case confirmationWithCode = "get-dialog-user-confirmation-provide_code-true"
    /// The confirmation menu without the notice, as a push names it.
    case confirmationWithoutCode = "get-dialog-user-confirmation-provide_code-false"
    /// The confirmation menu in the form that the service configured (the menu's `_resource_url`).
    case confirmation = "get-dialog-user-confirmation"
    case startChat = "get-dialog-start-chat"
    case connectInbound = "connect-inbound"
    case connectOutbound = "connect-outbound"
    case waitForAgent = "wait-for-agent"
    /// The menu's "yes".
    case connect
    /// The menu's "later".
    case snooze
    /// The menu's "no longer".
    case cancel
    /// The menu itself, which does nothing.
    case notUsed = "not-used"

    /// Whether only an item of the confirmation menu requests this action.
    package var isMenuItem: Bool {
        switch self {
        case .connect, .snooze, .cancel, .notUsed: true
        default: false
        }
    }
}
