public import BeckonJSON

/// A dialog that starts a chat (get-dialog-start-chat).
public struct StartChatDialog: ContractValue {
    /// The `_action` of these dialogs.
    public static let action = "StartChat"

    /// `_dialog_id`.
    public var dialogID: String
    /// `_label`: the dialog's title.
    public var label: String
    /// `_start_chat_url`: where the chat is created.
    public var startChatURL: String
    /// `_comet_url`: the Bayeux address of the chat's events.
    public var cometURL: String?
    /// `_user_header`: the value for the header `gms_user`; it selects the customer's events.
    public var userHeader: String?
    /// `_id_to_jump_before`: where the app goes afterwards.
    public var idToJumpBefore: String?
    /// `_chat_parameters`: what to send with the request that creates the chat.
    public var chatParameters: JSONObject
    /// `_id`: the service instance.
    public var id: String?

    /// Makes a dialog.
    ///
    /// - Parameters:
    ///   - dialogID: `_dialog_id`.
    ///   - label: The dialog's title.
    ///   - startChatURL: Where the chat is created.
    ///   - cometURL: The Bayeux address of the chat's events.
    ///   - userHeader: The value for the header `gms_user`.
    ///   - idToJumpBefore: Where the app goes afterwards.
    ///   - chatParameters: What to send with the request that creates the chat.
    ///   - id: The service instance.
    public init(
        dialogID: String = "1", label: String = "Start Chat", startChatURL: String, cometURL: String?,
        userHeader: String?, idToJumpBefore: String? = MenuItem.exit, chatParameters: JSONObject = ["subject": "None"],
        id: String?
    ) {
        self.dialogID = dialogID
        self.label = label
        self.startChatURL = startChatURL
        self.cometURL = cometURL
        self.userHeader = userHeader
        self.idToJumpBefore = idToJumpBefore
        self.chatParameters = chatParameters
        self.id = id
    }

    /// `subject` of ``chatParameters``.
    public var subject: String? { chatParameters["subject"]?.contractText }

    /// Reads a dialog; only `_start_chat_url` is required.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` for the first faulty field.
    public init(decoding json: JSONValue) throws(ContractError) {
        let members = try Members(json, of: "StartChat")
        dialogID = try members.text("_dialog_id") ?? ""
        label = try members.text("_label") ?? ""
        startChatURL = try members.requiredText("_start_chat_url")
        cometURL = try members.text("_comet_url")
        userHeader = try members.text("_user_header")
        idToJumpBefore = try members.text("_id_to_jump_before")
        if let parameters = members.value("_chat_parameters") {
            chatParameters = try Members(parameters, of: "_chat_parameters").object
        } else {
            chatParameters = [:]
        }
        id = try members.text("_id")
    }

    /// Writes the dialog.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("_dialog_id", dialogID)
        writer.member("_action", Self.action)
        writer.member("_label", label)
        writer.member("_start_chat_url", startChatURL)
        writer.optionalMember("_comet_url", cometURL)
        writer.optionalMember("_user_header", userHeader)
        writer.optionalMember("_id_to_jump_before", idToJumpBefore)
        writer.key("_chat_parameters")
        chatParameters.write(to: &writer)
        writer.optionalMember("_id", id)
        writer.endObject()
    }
}
