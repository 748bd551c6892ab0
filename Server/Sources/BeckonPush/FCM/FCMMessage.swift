import Beckon
import BeckonJSON

/// A message of FCM's HTTP v1 interface (`projects.messages`, field `message`).
struct FCMMessage {
    var push: PushRequest
    var style: FCMStyle
    var timeToLive: Int64
    var data: [(name: String, value: String)]
    /// Nil for a message that shows nothing.
    var alert: PushAlert?
    var badge: Int?
    /// The members of `aps` for iPhones; nil for the alert itself.
    var apple: APSMembers?

    /// Returns the whole body of a request.
    func encoded() -> [UInt8] {
        let size = data.reduce(alert?.body.utf8.count ?? 0) { $0 + $1.value.utf8.count }
        var writer = JSONWriter(reservingCapacity: size + push.device.token.utf8.count + 384)
        writer.beginObject()
        writer.key("message")
        writer.beginObject()
        writer.key("token")
        writer.string(push.device.token)
        writer.key("data")
        writer.beginObject()
        for (name, value) in data {
            writer.key(name)
            writer.string(value)
        }
        writer.endObject()
        writeNotification(to: &writer)
        writeAndroid(to: &writer)
        writeAPNs(to: &writer)
        writer.endObject()
        writer.endObject()
        return writer.bytes
    }

    private func writeNotification(to writer: inout JSONWriter) {
        guard let alert, case .notification(let notice) = style else { return }
        writer.key("notification")
        writer.beginObject()
        Self.write("title", alert.title ?? notice.title, to: &writer)
        Self.write("body", notice.body ?? alert.body, to: &writer)
        writer.endObject()
    }

    private func writeAndroid(to writer: inout JSONWriter) {
        writer.key("android")
        writer.beginObject()
        Self.write("priority", push.priority >= 10 ? "HIGH" : "NORMAL", to: &writer)
        Self.write("ttl", "\(timeToLive)s", to: &writer)
        if alert != nil, case .notification(let notice) = style {
            // The tag replaces a notice that the phone shows, so that a conversation has one notice.
            writer.key("notification")
            writer.beginObject()
            Self.write("tag", push.collapseID, to: &writer)
            Self.write("channel_id", notice.channelID, to: &writer)
            Self.write("sound", notice.sound, to: &writer)
            Self.write("click_action", notice.clickAction, to: &writer)
            writer.endObject()
        }
        writer.endObject()
    }

    /// Writes the `apns` block, for iPhones whose token came from FCM; other devices never get it.
    private func writeAPNs(to writer: inout JSONWriter) {
        writer.key("apns")
        writer.beginObject()
        writer.key("headers")
        writer.beginObject()
        Self.write("apns-priority", push.priority >= 10 ? "10" : "5", to: &writer)
        Self.write("apns-expiration", push.apnsExpiration, to: &writer)
        Self.write("apns-collapse-id", push.collapseID, to: &writer)
        writer.endObject()
        writer.key("payload")
        writer.beginObject()
        writer.key("aps")
        writer.beginObject()
        if let apple {
            apple.write(to: &writer)
        } else if let alert {
            writer.key("alert")
            alert.write(to: &writer)
            Self.write("sound", "default", to: &writer)
        } else {
            writer.key("content-available")
            writer.integer(1)
        }
        if let badge {
            writer.key("badge")
            writer.integer(badge)
        }
        writer.endObject()
        writer.endObject()
        writer.endObject()
    }

    private static func write(_ name: String, _ value: String?, to writer: inout JSONWriter) {
        guard let value, !value.isEmpty else { return }
        writer.key(name)
        writer.string(value)
    }
}
