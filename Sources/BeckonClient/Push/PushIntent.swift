public import BeckonJSON
import Foundation
public import GMSContract

/// What a push message asks the app to do when the customer taps it.
public enum PushIntent: Sendable, Hashable {
    /// Open the chat of a service: take its snapshot and restore it, or bring it to the foreground.
    ///
    /// `text` and `events` are for the screen until the chat itself is there; they may be incomplete.
    case openChat(serviceID: String?, text: String?, events: [ChatPush.Event])
    /// Ask the callback service for the dialog of an action; see ``Gateway/dialog(for:)``.
    case perform(serviceID: String, action: DialogAction)

    /// Reads what a push message carries.
    ///
    /// - Parameter message: The message as the contract has it.
    public init(_ message: PushMessage) {
        switch message {
        case .chat(let push):
            self = .openChat(serviceID: push.serviceID, text: push.message, events: push.lastTranscript ?? [])
        case .callback(let id, let action):
            self = .perform(serviceID: id, action: action)
        }
    }

    /// Reads the payload of a push message in any of its wrappings: of APNs, of FCM, or the body of an HTTP push.
    ///
    /// - Parameter payload: The payload, with `message` as an object or as a JSON text.
    /// - Throws: ``BeckonClientError`` with the code `unknownPush` when it is none of the contract.
    public init(payload: JSONValue) throws {
        do {
            self.init(try PushMessage(decoding: payload))
        } catch {
            throw Self.unknown(error)
        }
    }

    /// Reads the payload of a push message from JSON text.
    ///
    /// - Parameter payload: The text, UTF-8, at most 64 KiB.
    /// - Throws: ``BeckonClientError`` with the code `unknownPush` when it is none of the contract.
    public init(payload: [UInt8]) throws {
        let json: JSONValue
        do {
            json = try JSONValue(parsing: payload, limits: JSONLimits(maxDepth: 32, maxBytes: 65_536))
        } catch {
            throw Self.unknown(error)
        }
        try self.init(payload: json)
    }

    /// Reads what the system hands to an app: the user info of a remote notification, or the data of an FCM message.
    ///
    /// - Parameter userInfo: The dictionary; keys that are not strings do not count.
    /// - Throws: ``BeckonClientError`` with the code `unknownPush` when it is none of the contract.
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

    private static func unknown(_ cause: (any Error)?) -> BeckonClientError {
        BeckonClientError(code: .unknownPush, message: "The push message is none of the contract.", cause: cause)
    }
}
