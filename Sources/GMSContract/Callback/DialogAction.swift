/// An action on a service instance that is answered by a dialog: the last part of
/// `/genesys/1/service/{_id}/{_action}` (Callback Push Notifications for iOS, `$(_action)`).
///
/// The set is open: an unknown action is kept as it was received.
public struct DialogAction: RawRepresentable, Hashable, Sendable {
    /// The action as it is spelled on the wire.
    public let rawValue: String

    /// Makes an action.
    ///
    /// - Parameter rawValue: The action as it is spelled on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Asks whether the customer is ready, and announces the tones of the access code.
    public static let userConfirmationWithCode = DialogAction(
        rawValue: "get-dialog-user-confirmation-provide_code-true")
    /// Asks whether the customer is ready.
    public static let userConfirmationWithoutCode = DialogAction(
        rawValue: "get-dialog-user-confirmation-provide_code-false")
    /// Answers how to start the chat.
    public static let startChat = DialogAction(rawValue: "get-dialog-start-chat")
    /// Answers the number to dial.
    public static let connectInbound = DialogAction(rawValue: "connect-inbound")
    /// Answers that the customer will be called.
    public static let connectOutbound = DialogAction(rawValue: "connect-outbound")
    /// Answers that the customer will get a notification.
    public static let waitForAgent = DialogAction(rawValue: "wait-for-agent")

    /// The six actions that a push message may name, in the order of the document.
    public static let documented: [DialogAction] = [
        .userConfirmationWithCode, .userConfirmationWithoutCode, .startChat, .connectInbound, .connectOutbound,
        .waitForAgent,
    ]

    /// The confirmation menu, with or without code as the service is set; `_resource_url` of the menu ends in this action.
    public static let userConfirmation = DialogAction(rawValue: "get-dialog-user-confirmation")
    /// The menu's first item: the customer is ready.
    public static let connect = DialogAction(rawValue: "connect")
    /// The menu's second item: ask again later.
    public static let snooze = DialogAction(rawValue: "snooze")
    /// The menu's third item: the customer no longer needs a call.
    public static let cancel = DialogAction(rawValue: "cancel")
    /// A placeholder in the menu's own address, which does nothing.
    public static let notUsed = DialogAction(rawValue: "not-used")
}
