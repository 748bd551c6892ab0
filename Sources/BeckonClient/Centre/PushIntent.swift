import BeckonJSON
import Foundation
import GMSContract

/// What a push message asks the app to do.
///
/// It reads every form that Beckon and GMS send: through APNs and FCM, with `message` as an object or as a JSON text, for chats
/// of both versions, callbacks, conversations of other contact centres, and withdrawals.
public struct PushIntent: Sendable, Hashable {
    /// What to open when the customer taps it.
    public enum Target: Sendable, Hashable {
        /// The chat of a service, or the only one when the push names none.
        case chat(serviceID: String?)
        /// A conversation of another contact centre that Beckon pushes for, by its name there.
        case conversation(String)
        /// A step of a callback: the callback and the action to ask for.
        case callback(id: String, action: String)
    }

    /// What to open.
    public var target: Target
    /// The text of the notice, if the push has one.
    public var text: String?
    /// The lines that the push brought, the oldest first; they may be incomplete.
    public var lines: [String] = []
    /// What the app's badge shows now, if the push says so.
    public var badge: Int?
    /// Whether everything was read elsewhere: remove the notice instead of showing one.
    public var isWithdrawal = false

    /// Reads the dictionary that an app gets: the user info of a remote notification, or the data of an FCM message.
    ///
    /// - Parameter userInfo: The dictionary; keys that are not strings are ignored.
    /// - Throws: ``BeckonClientError`` with the code `unknownPush` when the push is not from the contact centre.
    public init(userInfo: [AnyHashable: Any]) throws {
        var members: [String: Any] = [:]
        for (key, value) in userInfo {
            if let key = key as? String { members[key] = value }
        }
        guard JSONSerialization.isValidJSONObject(members),
            let data = try? JSONSerialization.data(withJSONObject: members)
        else { throw Self.unknown(nil) }
        try self.init(payload: Array(data))
    }

    /// Reads the payload of a push message from JSON text.
    ///
    /// - Parameter payload: The text, UTF-8, at most 64 KiB.
    /// - Throws: ``BeckonClientError`` with the code `unknownPush` when the push is not from the contact centre.
    public init(payload: [UInt8]) throws {
        let json: JSONValue
        do {
            json = try JSONValue(parsing: payload, limits: JSONLimits(maxDepth: 32, maxBytes: 65_536))
        } catch {
            throw Self.unknown(error)
        }
        try self.init(payload: json)
    }

    init(payload: JSONValue) throws {
        if let native = Self.native(payload) ?? Self.version2(payload) {
            self = native
            return
        }
        do {
            self.init(try PushMessage(decoding: Self.withoutOddEvents(payload)))
        } catch {
            throw Self.unknown(error)
        }
        let alert = payload["aps"]?["alert"]
        text = text ?? alert?["body"]?.string ?? alert?.string
        badge = Self.number(payload["aps"]?["badge"]) ?? Self.number(payload["badge"])
    }

    /// The payload without what is no event in `lastTranscript`: what it is about is worth more than one line.
    private static func withoutOddEvents(_ payload: JSONValue) -> JSONValue {
        guard var object = Self.unwrapped(payload)?.object else { return payload }
        if let events = events(in: object) {
            object["lastTranscript"] = .array(events)
        } else if object["serviceId"] == nil, var inner = Self.unwrapped(object["message"])?.object,
            let events = events(in: inner)
        {
            inner["lastTranscript"] = .array(events)
            object["message"] = .object(inner)
        }
        return .object(object)
    }

    private static func events(in object: JSONObject) -> [JSONValue]? {
        object["lastTranscript"]?.array?.filter { entry in
            guard let members = entry.object else { return false }
            return members.allSatisfy { $0.value.string != nil || $0.value.int64 != nil }
        }
    }

    private init(_ message: PushMessage) {
        switch message {
        case .chat(let push):
            target = .chat(serviceID: push.serviceID)
            text = push.message
            lines = (push.lastTranscript ?? []).filter { $0.type == .messageText }.map(\.text)
        case .callback(let id, let action): target = .callback(id: id, action: action.rawValue)
        }
    }

    /// A push of Beckon's own: `conversationId` beside `data` or, through FCM, in a flat object of texts.
    private static func native(_ payload: JSONValue) -> PushIntent? {
        let outer = Self.unwrapped(payload["message"]) ?? payload
        guard let conversation = outer["conversationId"]?.string, !conversation.isEmpty else { return nil }
        let alert = outer["aps"]?["alert"]
        var intent = PushIntent(target: .conversation(conversation))
        intent.text = alert?["body"]?.string ?? alert?.string ?? outer["body"]?.string ?? outer["data"]?["body"]?.string
        intent.badge =
            Self.number(outer["aps"]?["badge"]) ?? Self.number(outer["badge"]) ?? Self.number(outer["data"]?["badge"])
        intent.isWithdrawal = (outer["data"]?["type"] ?? outer["type"])?.string == "withdrawal"
        return intent
    }

    /// The events of a chat of version 2, as CometD clients get them.
    private static func version2(_ payload: JSONValue) -> PushIntent? {
        guard let object = Self.unwrapped(payload["message"]) ?? Optional(payload), object["chatId"]?.string != nil,
            let messages = object["messages"]?.array
        else { return nil }
        var intent = PushIntent(target: .chat(serviceID: object["serviceId"]?.string))
        intent.lines = messages.filter { $0["type"]?.string == "Message" }.compactMap { $0["text"]?.string }
        return intent
    }

    private init(target: Target) { self.target = target }

    /// An object that may be written as a JSON text.
    private static func unwrapped(_ value: JSONValue?) -> JSONValue? {
        guard let value, value.object == nil else { return value }
        guard let text = value.string, text.first == "{" else { return nil }
        return try? JSONValue(parsing: text)
    }

    /// A number that FCM carries as a text.
    private static func number(_ value: JSONValue?) -> Int? {
        value?.number(clampedTo: 0...Int64(Int32.max)).map { Int($0) }
    }

    private static func unknown(_ cause: (any Error)?) -> BeckonClientError {
        BeckonClientError(
            code: .unknownPush, message: "The push message is not from the contact centre.", cause: cause)
    }
}
