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
