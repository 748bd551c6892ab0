import Beckon
import BeckonJSON

/// What a text on a notification channel's WebSocket says (contact-centers §2.1).
///
/// Pure. Anything may be read: what is not known is ``unknown(_:)``.
enum NotificationFrame: Hashable, Sendable {
    /// Sent every 30 seconds.
    case heartbeat
    /// The answer to a ping.
    case pong
    case subscribed
    /// The channel refuses, with a status: 404 for a channel that expired, was replaced, or whose token died.
    case refused(Int)
    /// The socket will be closed within a minute; a new one may be opened to the same channel.
    case closing
    /// The token of the channel holds no longer.
    case tokenRevoked
    /// The topics are another channel's now, or nobody's.
    case noLongerSubscribed
    /// An event of a topic that was subscribed to.
    case event(JSONValue)
    /// Anything else, with a word to count it by.
    case unknown(String)

    /// Reads a text.
    init(_ text: String) {
        guard let frame = try? JSONValue(parsing: text), frame.object != nil else {
            self = .unknown("no-json")
            return
        }
        self.init(frame)
    }

    init(_ frame: JSONValue) {
        guard let topic = frame["topicName"]?.string else {
            self = Self.answer(frame)
            return
        }
        switch topic {
        case "channel.metadata":
            let message = frame["eventBody"]?["message"]?.string ?? ""
            self = message == "WebSocket Heartbeat" ? .heartbeat : message == "pong" ? .pong : .unknown("metadata")
        case _ where topic.hasPrefix("v2.system."):
            self = Self.system(topic.dropFirst("v2.system.".count), frame["eventBody"])
        default:
            self = frame["eventBody"]?.object == nil ? .unknown("no-body") : .event(frame)
        }
    }

    /// The answer to a text that was sent.
    private static func answer(_ frame: JSONValue) -> NotificationFrame {
        let result = frame["result"]
        let statuses = 100...999
        guard
            let status = result?.string.flatMap({ WholeNumber.read($0, in: statuses) }) ?? result?.integer(in: statuses)
        else { return .unknown("no-topic") }
        return (200..<300).contains(status) ? .subscribed : .refused(status)
    }

    /// A topic `v2.system.…`; its last part may be an id.
    private static func system(_ rest: Substring, _ body: JSONValue?) -> NotificationFrame {
        let kind = String(rest.prefix { $0 != "." })
        switch kind {
        case "socket_closing": return .closing
        case "token_revoked": return .tokenRevoked
        case "no_longer_subscribed":
            return body?["reason"]?.string == "user_tokens_revoked" ? .tokenRevoked : .noLongerSubscribed
        case "subscription_changed": return .subscribed
        default: return .unknown(kind)
        }
    }
}
