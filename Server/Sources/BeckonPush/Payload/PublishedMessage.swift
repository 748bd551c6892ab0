import Beckon
import BeckonJSON

/// The message that a back-end published, as push services carry it: whole, because apps read it as data.
struct PublishedMessage {
    let text: String
    /// The message as JSON, if it is an object.
    let object: JSONValue?

    /// The longest text that a phone shows by itself, in bytes.
    private static let longestAlert = 1_000

    init(_ text: String) {
        self.text = text
        let value = text.utf8.first == UInt8(ascii: "{") ? try? JSONValue(parsing: Array(text.utf8)) : nil
        object = value?.object == nil ? nil : value
    }

    /// What a phone shows unless the options have a text: the message, or the text in it.
    var alert: String { (object?["message"]?.string ?? text).prefix(bytes: Self.longestAlert) }
}

extension APNsPayload {
    /// `{"aps": …, "message": …}`, with the message as text or, in the form of objects, as the object that it is.
    static func published(
        _ text: String, style: PushStyle.Apple, badge: Int?, isObject: Bool, sound: String
    ) -> FittedPayload? {
        let message = PublishedMessage(text)
        return PayloadFit.fit(limit: limit, notice: style.body ?? message.alert, lines: []) { alert, _ in
            var writer = JSONWriter(reservingCapacity: 512)
            writer.beginObject()
            writer.key("aps")
            writer.beginObject()
            APSMembers(text: alert, style: style, badge: badge, sound: sound).write(to: &writer)
            writer.endObject()
            writer.key("message")
            if isObject, let object = message.object { writer.value(object) } else { writer.string(text) }
            writer.endObject()
            return writer.bytes
        }
    }
}

extension HTTPPushPayload {
    /// The message itself, or with a device `{"deviceId", "message"}`; nil when it is too long.
    static func published(_ text: String, deviceID: String?) -> FittedPayload? {
        var bytes = Array(text.utf8)
        if let deviceID {
            var writer = JSONWriter(reservingCapacity: bytes.count + deviceID.utf8.count + 64)
            writer.beginObject()
            writer.key("deviceId")
            writer.string(deviceID)
            writer.key("message")
            writer.string(text)
            writer.endObject()
            bytes = writer.bytes
        }
        return bytes.count <= limit ? FittedPayload(bytes: bytes) : nil
    }

    /// The type of a body: JSON, except a message for `httpcb` that is none.
    static func contentType(of content: PushContent) -> String {
        if case .published(_, let text) = content, PublishedMessage(text).object == nil {
            return "text/plain; charset=utf-8"
        }
        return "application/json; charset=utf-8"
    }
}
