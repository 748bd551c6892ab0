/// An action on a service instance that is answered by a dialog: the last part of
/// `/genesys/1/service/{_id}/{_action}` (Callback Push Notifications for iOS, `$(_action)`).
///
/// The set is open: an action that this library does not name is kept as it came.
public struct DialogAction: RawRepresentable, Hashable, Sendable {
    /// The action as it is spelled on the wire.
    public let rawValue: String

    /// Makes an action.
    ///
    /// - Parameter rawValue: The action as it is spelled on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Asks whether the customer is ready, and tells of the tones of an access code.
    public static let userConfirmationWithCode = DialogAction(
        rawValue: "get-dialog-user-confirmation-provide_code-true")
    /// Asks whether the customer is ready.
    public static let userConfirmationWithoutCode = DialogAction(
        rawValue: "get-dialog-user-confirmation-provide_code-false")
    /// Tells how to start the chat.
    public static let startChat = DialogAction(rawValue: "get-dialog-start-chat")
    /// Tells the number to dial.
    public static let connectInbound = DialogAction(rawValue: "connect-inbound")
    /// Tells that a call will come.
    public static let connectOutbound = DialogAction(rawValue: "connect-outbound")
    /// Tells that a notification will come.
    public static let waitForAgent = DialogAction(rawValue: "wait-for-agent")

    /// The six actions that a push message may name, in the order of the document.
    public static let documented: [DialogAction] = [
        .userConfirmationWithCode, .userConfirmationWithoutCode, .startChat, .connectInbound, .connectOutbound,
        .waitForAgent,
    ]

    /// The confirmation menu, with or without code as the service has it: where `_resource_url` of the menu leads.
    public static let userConfirmation = DialogAction(rawValue: "get-dialog-user-confirmation")
    /// The menu's first item: the customer is ready.
    public static let connect = DialogAction(rawValue: "connect")
    /// The menu's second item: ask again later.
    public static let snooze = DialogAction(rawValue: "snooze")
    /// The menu's third item: the customer needs no call any more.
    public static let cancel = DialogAction(rawValue: "cancel")
    /// Stands on the menu itself, where nothing is to be done.
    public static let notUsed = DialogAction(rawValue: "not-used")
}
