import Bayeux
import Beckon
import BeckonEdge
import BeckonJSON

/// What a client publishes on a channel of chat version 2: an operation and its parameters (Chat API Version 2 with CometD).
struct ChatV2Publication {
    /// What is asked for, by the names that clients of CometD use.
    enum Request {
        /// A new chat.
        case chat
        /// The events of a chat after a position, and those that follow.
        case notifications
        case operation(GMSChatV2.Operation)
    }

    let request: Request
    /// The parameters, named as those of requests over REST.
    let fields: ChatV2Fields
    /// The key that alone finds the chat; empty if there is none.
    let secureKey: String
    /// `auth.encoded`.
    let credentials: BasicCredentials?

    private static let names: [String: GMSChatV2.Operation] = [
        "sendMessage": .send, "startTyping": .startTyping, "stopTyping": .stopTyping, "disconnect": .disconnect,
        "pushUrl": .pushUrl, "customNotice": .customNotice, "updateNickname": .updateNickname,
        "updateData": .updateData, "readReceipt": .readReceipt,
    ]

    /// The chat whose key was published: the long key alone, or the short one of REST with `chatId` and `userId`.
    func chat(by keys: ChatV2Keys) -> ChatID? {
        if let chat = keys.chat(ofCometKey: secureKey) { return chat }
        guard let chat = fields.parameters["chatId"].map({ ChatID($0) }) else { return nil }
        return keys.admit(userID: fields.parameters["userId"] ?? "", secureKey: secureKey, to: chat) ? chat : nil
    }

    /// Reads the field `data` of a message.
    ///
    /// - Throws: ``ChatV2Failure`` for anything but an object with a known operation, ``Fault`` for a parameter that
    ///   cannot be used.
    init(_ data: RawJSON?) throws {
        guard let data, let object = try? JSONValue(parsing: data.bytes).object else {
            throw ChatV2Failure.refused("The data must be a JSON object.")
        }
        switch object["operation"]?.string {
        case "requestChat": request = .chat
        case "requestNotifications": request = .notifications
        case let name?:
            guard let operation = Self.names[name] else {
                throw ChatV2Failure.refused("The operation is not known.")
            }
            request = .operation(operation)
        case nil: throw ChatV2Failure.missing("operation")
        }
        secureKey = object["secureKey"]?.string ?? ""
        credentials = (object["auth"]?["encoded"]?.string).flatMap(BasicCredentials.init(encoded:))
        var flat = JSONObject()
        for (key, value) in object where key != "operation" && key != "auth" && key != "userData" {
            flat.append(key: key, value: value)
        }
        for (key, value) in object["userData"]?.object ?? [:] {
            flat.append(key: "userData[\(key)]", value: value)
        }
        fields = ChatV2Fields(
            try RequestParameters(
                query: nil, contentType: "application/json", body: JSONValue.object(flat).encoded()))
    }
}
