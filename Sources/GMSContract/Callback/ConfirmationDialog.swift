public import BeckonJSON

/// A dialog that shows a text (connect-outbound, wait-for-agent).
public struct ConfirmationDialog: ContractValue {
    /// The `_action` of these dialogs.
    public static let action = "ConfirmationDialog"

    /// `_dialog_id`.
    public var dialogID: String
    /// `_text`: what to show.
    public var text: String
    /// `_ok_title`: the button's title.
    public var okTitle: String
    /// `_id`: the service instance.
    public var id: String?

    /// Makes a dialog.
    ///
    /// - Parameters:
    ///   - dialogID: `_dialog_id`.
    ///   - text: What to show.
    ///   - okTitle: The button's title.
    ///   - id: The service instance.
    public init(dialogID: String = "0", text: String, okTitle: String = "Ok", id: String?) {
        self.dialogID = dialogID
        self.text = text
        self.okTitle = okTitle
        self.id = id
    }

    /// Reads a dialog; all fields have defaults.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` for the first faulty field.
    public init(decoding json: JSONValue) throws(ContractError) {
        let members = try Members(json, of: "ConfirmationDialog")
        dialogID = try members.text("_dialog_id") ?? "0"
        text = try members.text("_text") ?? ""
        okTitle = try members.text("_ok_title") ?? "Ok"
        id = try members.text("_id")
    }

    /// Writes the dialog.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("_dialog_id", dialogID)
        writer.member("_action", Self.action)
        writer.member("_text", text)
        writer.member("_ok_title", okTitle)
        writer.optionalMember("_id", id)
        writer.endObject()
    }
}
