public import BeckonJSON

/// A dialog that dials a number (connect-inbound).
public struct DialNumberDialog: ContractValue {
    /// The `_action` of these dialogs.
    public static let action = "DialNumber"
    /// The value on the wire when there is nothing to dial.
    public static let nothing = "n/a"

    /// `_dialog_id`.
    public var dialogID: String
    /// `_label`: the dialog's title.
    public var label: String
    /// `_tel_url`: the number as a `tel:` address, or nil (`n/a` on the wire) if there is nothing to dial.
    public var telURL: String?
    /// `_access_code`: the code to enter after the number, or nil (`n/a` on the wire) if there is none.
    public var accessCode: String?
    /// `_id`: the service instance.
    public var id: String?

    /// Makes a dialog.
    ///
    /// - Parameters:
    ///   - dialogID: `_dialog_id`.
    ///   - label: The dialog's title.
    ///   - telURL: The number as a `tel:` address.
    ///   - accessCode: The code to enter after the number.
    ///   - id: The service instance.
    public init(
        dialogID: String = "0", label: String = "Connecting ...", telURL: String?, accessCode: String?, id: String?
    ) {
        self.dialogID = dialogID
        self.label = label
        self.telURL = telURL
        self.accessCode = accessCode
        self.id = id
    }

    /// Reads a dialog; all fields have defaults.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` for the first faulty field.
    public init(decoding json: JSONValue) throws(ContractError) {
        let members = try Members(json, of: "DialNumber")
        dialogID = try members.text("_dialog_id") ?? "0"
        label = try members.text("_label") ?? ""
        telURL = Self.present(try members.text("_tel_url"))
        accessCode = Self.present(try members.text("_access_code"))
        id = try members.text("_id")
    }

    private static func present(_ text: String?) -> String? {
        text == nothing || text == "" ? nil : text
    }

    /// Writes the dialog.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("_dialog_id", dialogID)
        writer.member("_label", label)
        writer.member("_action", Self.action)
        writer.member("_tel_url", telURL ?? Self.nothing)
        writer.member("_access_code", accessCode ?? Self.nothing)
        writer.optionalMember("_id", id)
        writer.endObject()
    }
}
