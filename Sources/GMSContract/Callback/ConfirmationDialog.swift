public import BeckonJSON

/// A dialog that shows a text (connect-outbound, wait-for-agent).
public struct ConfirmationDialog: ContractValue {
    /// The `_action` of these dialogs.
    public static let action = "ConfirmationDialog"

    /// `_dialog_id`.
    public var dialogID: String
    /// `_text`: what to show.
    public var text: String
    /// `_ok_title`: the words on the button.
    public var okTitle: String
    /// `_id`: the service instance.
    public var id: String?

    /// Makes a dialog.
    ///
    /// - Parameters:
    ///   - dialogID: `_dialog_id`.
    ///   - text: What to show.
    ///   - okTitle: The words on the button.
    ///   - id: The service instance.
    public init(dialogID: String = "0", text: String, okTitle: String = "Ok", id: String?) {
        self.dialogID = dialogID
        self.text = text
        self.okTitle = okTitle
        self.id = id
    }

    /// Reads a dialog; everything has a default.
    ///
    /// - Parameter json: What was received.
    /// - Throws: ``ContractError`` with the first field found at fault.
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
