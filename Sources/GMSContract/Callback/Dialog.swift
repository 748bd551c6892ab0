public import BeckonJSON

/// The app's next step: the answer to a callback request or to a dialog action (Callback Push
/// Notifications for iOS, "Dialogs").
public enum Dialog: ContractValue {
    /// `DisplayMenu`: show a menu.
    case displayMenu(DisplayMenuDialog)
    /// `StartChat`: start a chat.
    case startChat(StartChatDialog)
    /// `DialNumber`: dial a number.
    case dialNumber(DialNumberDialog)
    /// `ConfirmationDialog`: show a text.
    case confirmation(ConfirmationDialog)
    /// A dialog without `_action`, which some deployments answer to a scheduled callback, or with an unknown one; its
    /// fields are kept as they were received.
    case other(JSONObject)

    /// Reads a dialog by its `_action`.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` for the first faulty field.
    public init(decoding json: JSONValue) throws(ContractError) {
        let members = try Members(json, of: "Dialog")
        switch try members.text("_action") {
        case DisplayMenuDialog.action: self = .displayMenu(try DisplayMenuDialog(decoding: json))
        case StartChatDialog.action: self = .startChat(try StartChatDialog(decoding: json))
        case DialNumberDialog.action: self = .dialNumber(try DialNumberDialog(decoding: json))
        case ConfirmationDialog.action: self = .confirmation(try ConfirmationDialog(decoding: json))
        default: self = .other(members.object)
        }
    }

    /// Writes the dialog.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        switch self {
        case .displayMenu(let dialog): dialog.write(to: &writer)
        case .startChat(let dialog): dialog.write(to: &writer)
        case .dialNumber(let dialog): dialog.write(to: &writer)
        case .confirmation(let dialog): dialog.write(to: &writer)
        case .other(let members): members.write(to: &writer)
        }
    }

    /// `_id`: the service instance, if the dialog names it.
    public var id: String? {
        switch self {
        case .displayMenu(let dialog): dialog.id
        case .startChat(let dialog): dialog.id
        case .dialNumber(let dialog): dialog.id
        case .confirmation(let dialog): dialog.id
        case .other(let members): members["_id"]?.contractText
        }
    }

    /// `_action`: the kind of dialog, if the dialog names it.
    public var action: String? {
        switch self {
        case .displayMenu: DisplayMenuDialog.action
        case .startChat: StartChatDialog.action
        case .dialNumber: DialNumberDialog.action
        case .confirmation: ConfirmationDialog.action
        case .other(let members): members["_action"]?.contractText
        }
    }

    /// The dialog's title or text: `_label` of a menu, chat or number, `_text` of a confirmation; nil if it has none.
    public var words: String? {
        switch self {
        case .displayMenu(let dialog): dialog.label
        case .startChat(let dialog): dialog.label
        case .dialNumber(let dialog): dialog.label
        case .confirmation(let dialog): dialog.text
        case .other(let members): members["_label"]?.string ?? members["_text"]?.string
        }
    }
}
