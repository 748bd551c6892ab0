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
    /// `auth.encoded`.
    let credentials: BasicCredentials?

    private static let names: [String: GMSChatV2.Operation] = [
        "sendMessage": .send, "startTyping": .startTyping, "stopTyping": .stopTyping, "disconnect": .disconnect,
        "pushUrl": .pushUrl, "customNotice": .customNotice, "updateNickname": .updateNickname,
        "updateData": .updateData, "readReceipt": .readReceipt,
    ]

    /// Reads the field `data` of a message.
    ///
    /// - Throws: ``ChatV2Fault`` for anything but an object with a known operation, ``Fault`` for a parameter that
    ///   cannot be used.
    init(_ data: RawJSON?) throws {
        guard let data, let object = try? JSONValue(parsing: data.bytes).object else {
            throw ChatV2Fault.refused("The data must be a JSON object.")
        }
        switch object["operation"]?.string {
        case "requestChat": request = .chat
        case "requestNotifications": request = .notifications
        case let name?:
            guard let operation = Self.names[name] else {
                throw ChatV2Fault.refused("The operation is not known.")
            }
            request = .operation(operation)
        case nil: throw ChatV2Fault.missing("operation")
        }
        credentials = (object["auth"]?["encoded"]?.string).flatMap(BasicCredentials.init(encoded:))
        var members = object
        for name in ["operation", "auth"] { members[name] = nil }
        fields = try ChatV2Fields(RequestParameters(members: members))
    }
}
