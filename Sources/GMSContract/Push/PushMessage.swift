public import BeckonJSON

/// The content of a push message for the app: the inner object, the same for every provider.
///
/// Providers put it under `message`: FCM as a text, HTTP as an object, APNs beside `aps` in either form (see
/// ``APNsUserInfo``). Reading accepts all of these.
public enum PushMessage: ContractValue {
    /// New events of a chat whose app is in the background (Chat push notification and background state).
    case chat(ChatPush)
    /// The next step of a callback: `_id` and `_action` (Callback Push Notifications for iOS).
    case callback(id: String, action: DialogAction)

    /// The tag of chat pushes.
    public static let chatTag = "chat.newagentmessage"

    /// Reads a push message in any of its wrappings: the inner object, an object with it under `message`, or either as
    /// a JSON text.
    ///
    /// - Parameter json: The received JSON, for example all data of an FCM message or the user info of an APNs push.
    /// - Throws: ``ContractError`` for the first faulty field.
    public init(decoding json: JSONValue) throws(ContractError) {
        let outer = try Self.unwrapText(json)
        let members = try Members(outer, of: "PushMessage")
        // Only inner objects have these fields. The check keeps a chat text that happens to be JSON from being unwrapped.
        let isInner = ["_id", "_action", "serviceId", "lastTranscript"].contains { members.value($0) != nil }
        guard !isInner, let message = members.value("message") else {
            self = try Self.inner(members)
            return
        }
        if message.object != nil || message.string?.first == "{" {
            self = try Self.inner(Members(try Self.unwrapText(message), of: "message"))
        } else {
            self = try Self.inner(members)
        }
    }

    private static func unwrapText(_ json: JSONValue) throws(ContractError) -> JSONValue {
        guard case .string(let text) = json else { return json }
        do {
            return try JSONValue(parsing: text)
        } catch {
            throw ContractError(code: .malformed, field: "message", cause: error)
        }
    }

    private static func inner(_ members: Members) throws(ContractError) -> PushMessage {
        guard members.value("_action") == nil, members.value("_id") == nil else {
            let id = try members.requiredText("_id")
            return .callback(id: id, action: DialogAction(rawValue: try members.requiredText("_action")))
        }
        return .chat(try ChatPush(members))
    }

    /// Writes the inner object.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        switch self {
        case .chat(let push): push.write(to: &writer)
        case .callback(let id, let action):
            writer.beginObject()
            writer.member("_id", id)
            writer.member("_action", action.rawValue)
            writer.endObject()
        }
    }

    /// Writes the inner object as the value of a member.
    ///
    /// - Parameters:
    ///   - writer: Where to write, after a key.
    ///   - form: As a JSON text or as the object itself.
    public func write(to writer: inout JSONWriter, form: MessageForm) {
        switch form {
        case .object: write(to: &writer)
        case .string: writer.string(String(decoding: encoded(), as: UTF8.self))
        }
    }

    /// Writes an object that holds the inner one under `message`: the data of FCM, with ``MessageForm/string``, and the
    /// body of an HTTP push, with ``MessageForm/object``.
    ///
    /// - Parameters:
    ///   - writer: Where to write.
    ///   - form: As a JSON text or as the object itself.
    public func writeEnvelope(to writer: inout JSONWriter, form: MessageForm) {
        writer.beginObject()
        writer.key("message")
        write(to: &writer, form: form)
        writer.endObject()
    }
}

/// The form of the inner object of a push message under `message`.
public enum MessageForm: Hashable, Sendable {
    /// As a JSON text within JSON.
    case string
    /// As an object.
    case object
}
