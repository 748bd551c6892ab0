public import BeckonJSON

/// The answer to the creation of a service instance (Chat API Version 1, request-chat).
public struct ServiceCreated: ContractValue {
    /// `_id`: the instance's id, opaque and case-sensitive; knowing it gives access to the instance.
    public var id: String
    /// `_chatIxnAPI-CREATE-URL`: where the chat is created; clients do not need it.
    public var chatCreateURL: String?

    /// `_user_header`: the value for the header `gms_user`, if the server issues it.
    public var userHeader: String?

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - id: The instance's id.
    ///   - chatCreateURL: Where the chat is created, an absolute URL.
    ///   - userHeader: The value for the header `gms_user`, if the server issues it.
    public init(id: String, chatCreateURL: String? = nil, userHeader: String? = nil) {
        self.id = id
        self.chatCreateURL = chatCreateURL
        self.userHeader = userHeader
    }

    /// Reads an answer; only `_id` is required.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` for the first faulty field.
    public init(decoding json: JSONValue) throws(ContractError) {
        let members = try Members(json, of: "ServiceCreated")
        id = try members.requiredText("_id")
        chatCreateURL = try members.text("_chatIxnAPI-CREATE-URL")
        userHeader = try members.text("_user_header")
    }

    /// Writes the answer.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("_id", id)
        writer.optionalMember("_chatIxnAPI-CREATE-URL", chatCreateURL)
        writer.optionalMember("_user_header", userHeader)
        writer.endObject()
    }
}
