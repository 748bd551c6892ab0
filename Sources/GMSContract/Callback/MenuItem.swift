public import BeckonJSON

/// An item of a menu: an element of `_group_content`.
public struct MenuItem: ContractValue {
    /// The `_action` of items.
    public static let action = "MenuItem"
    /// The `_id_to_jump_before` that closes the dialogs.
    public static let exit = "exit://"

    /// `_dialog_id`: the item's number.
    public var dialogID: String
    /// `_label`: the item's title.
    public var label: String
    /// `_user_action_url`: what to request when the item is chosen.
    public var userActionURL: String
    /// `_method`: the HTTP method for ``userActionURL``.
    public var method: String
    /// `_id_to_jump_before`: where the app goes afterwards.
    public var idToJumpBefore: String?
    /// `_confirmation_dialog`: what to show when the item is chosen.
    public var confirmation: ItemConfirmation?

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - dialogID: The item's number.
    ///   - label: The item's title.
    ///   - userActionURL: What to request when the item is chosen.
    ///   - method: The HTTP method.
    ///   - idToJumpBefore: Where the app goes afterwards.
    ///   - confirmation: What to show when the item is chosen.
    public init(
        dialogID: String, label: String, userActionURL: String, method: String = "POST",
        idToJumpBefore: String? = MenuItem.exit, confirmation: ItemConfirmation? = nil
    ) {
        self.dialogID = dialogID
        self.label = label
        self.userActionURL = userActionURL
        self.method = method
        self.idToJumpBefore = idToJumpBefore
        self.confirmation = confirmation
    }

    /// Reads an item; only `_user_action_url` is required.
    ///
    /// One document spells `_confirmation_dialog` without its first underscore; reading accepts both spellings.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` for the first faulty field.
    public init(decoding json: JSONValue) throws(ContractError) {
        let members = try Members(json, of: "_group_content")
        dialogID = try members.text("_dialog_id") ?? ""
        label = try members.text("_label") ?? ""
        userActionURL = try members.requiredText("_user_action_url")
        method = try members.text("_method") ?? "POST"
        idToJumpBefore = try members.text("_id_to_jump_before")
        if let confirmation = members.value("_confirmation_dialog") ?? members.value("confirmation_dialog") {
            self.confirmation = try ItemConfirmation(decoding: confirmation)
        } else {
            confirmation = nil
        }
    }

    /// Writes the item.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("_dialog_id", dialogID)
        writer.member("_label", label)
        writer.member("_action", Self.action)
        writer.member("_user_action_url", userActionURL)
        writer.member("_method", method)
        writer.optionalMember("_id_to_jump_before", idToJumpBefore)
        if let confirmation {
            writer.key("_confirmation_dialog")
            confirmation.write(to: &writer)
        }
        writer.endObject()
    }
}

/// What to show when an item of a menu is chosen: `_confirmation_dialog`.
public struct ItemConfirmation: ContractValue {
    /// `_text`: what to show.
    public var text: String
    /// `_dialog_type`: how to show it; the document names `Notification` only.
    public var dialogType: String
    /// `_dismiss_timeout`: for how many seconds, a JSON number.
    public var dismissTimeout: Int64?

    /// Makes a confirmation.
    ///
    /// - Parameters:
    ///   - text: What to show.
    ///   - dialogType: How to show it.
    ///   - dismissTimeout: For how many seconds.
    public init(text: String, dialogType: String = "Notification", dismissTimeout: Int64? = 2) {
        self.text = text
        self.dialogType = dialogType
        self.dismissTimeout = dismissTimeout
    }

    /// Reads a confirmation; all fields have defaults.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` for the first faulty field.
    public init(decoding json: JSONValue) throws(ContractError) {
        let members = try Members(json, of: "_confirmation_dialog")
        text = try members.text("_text") ?? ""
        dialogType = try members.text("_dialog_type") ?? "Notification"
        dismissTimeout = try members.integer("_dismiss_timeout")
    }

    /// Writes the confirmation.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("_text", text)
        writer.member("_dialog_type", dialogType)
        writer.optionalMember("_dismiss_timeout", dismissTimeout)
        writer.endObject()
    }
}
