public import BeckonJSON
import Foundation
public import GMSContract

/// The app's action when the customer taps a push message.
public enum PushIntent: Sendable, Hashable {
    /// Open the chat of a service: restore it from its snapshot, or bring it to the foreground.
    ///
    /// Show `text` and `events` until the chat is connected; they may be incomplete.
    case openChat(serviceID: String?, text: String?, events: [ChatPush.Event])
    /// Request the dialog of an action; see ``Gateway/dialog(for:)``.
    case perform(serviceID: String, action: DialogAction)

    /// Makes the intent of a push message.
    ///
    /// - Parameter message: The message in the contract's form.
    public init(_ message: PushMessage) {
        switch message {
        case .chat(let push):
            self = .openChat(serviceID: push.serviceID, text: push.message, events: push.lastTranscript ?? [])
        case .callback(let id, let action):
            self = .perform(serviceID: id, action: action)
        }
    }

    /// Reads the payload of a push message in any form: of APNs, of FCM, or the body of an HTTP push.
    ///
    /// - Parameter payload: The payload, with `message` as an object or as a JSON text.
    /// - Throws: ``BeckonClientError`` with the code `unknownPush` when it does not follow the
    ///   contract.
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
    /// - Throws: ``BeckonClientError`` with the code `unknownPush` when it does not follow the
    ///   contract.
    public init(payload: [UInt8]) throws {
        let json: JSONValue
        do {
            json = try JSONValue(parsing: payload, limits: JSONLimits(maxDepth: 32, maxBytes: 65_536))
        } catch {
            throw Self.unknown(error)
        }
        try self.init(payload: json)
    }

    /// Reads the dictionary that an app gets: the user info of a remote notification, or the data of an FCM message.
    ///
    /// - Parameter userInfo: The dictionary; keys that are not strings are ignored.
    /// - Throws: ``BeckonClientError`` with the code `unknownPush` when it does not follow the
    ///   contract.
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
        BeckonClientError(code: .unknownPush, message: "The push message does not follow the contract.", cause: cause)
    }
}
