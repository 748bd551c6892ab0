import Beckon
import BeckonJSON
import GMSContract

/// The bodies of GMS HTTP push.
///
/// `httpcb` posts the bare message: a callback's `{"_id", "_action"}`, a chat's
/// `{"message": {"message", "serviceId", "lastTranscript"}}`. `customhttp` posts `{"deviceId", "message"}`.
enum HTTPPushPayload {
    /// The most bytes of a body; GMS states no limit.
    static let limit = 65_536

    /// Returns the body for type `httpcb`; nil when the ids alone are too long.
    static func callback(_ content: PushContent) -> FittedPayload? {
        if case .note(_, let body) = content { return note(body) { text, writer in writer.string(text) } }
        if case .published(_, let message) = content { return published(message, deviceID: nil) }
        if let native = native(content, deviceID: nil) { return native }
        return fitted(content) { message, writer in
            switch message {
            case .chat: message.writeEnvelope(to: &writer, form: .object)
            case .callback: message.write(to: &writer)
            }
        }
    }

    /// Returns the body for type `customhttp`.
    ///
    /// - Parameters:
    ///   - content: The content of the push.
    ///   - deviceID: The device that the receiver delivers to.
    ///   - notice: The notice of the options, which replaces a chat's own.
    ///   - form: The form of `message`; nil for an object with chats, as in 001, and a string with callbacks.
    /// - Returns: nil when the ids alone are too long.
    static func custom(
        _ content: PushContent, deviceID: String, notice: String? = nil, form: MessageForm?
    ) -> FittedPayload? {
        if case .note(_, let body) = content {
            return note(body) { text, writer in
                writer.beginObject()
                writer.key("deviceId")
                writer.string(deviceID)
                writer.key("message")
                writer.string(text)
                writer.endObject()
            }
        }
        if case .published(_, let message) = content { return published(message, deviceID: deviceID) }
        if let native = native(content, deviceID: deviceID) { return native }
        return fitted(content, notice: notice) { message, writer in
            writer.beginObject()
            writer.key("deviceId")
            writer.string(deviceID)
            writer.key("message")
            switch message {
            case .chat: message.write(to: &writer, form: form ?? .object)
            case .callback: message.write(to: &writer, form: form ?? .string)
            }
            writer.endObject()
        }
    }

    /// Returns the body for type `customhttp` with a message that is JSON already.
    static func custom(_ message: [UInt8], deviceID: String) -> FittedPayload {
        var writer = JSONWriter(reservingCapacity: message.count + deviceID.utf8.count + 64)
        writer.beginObject()
        writer.key("deviceId")
        writer.string(deviceID)
        writer.key("message")
        writer.raw(message)
        writer.endObject()
        return FittedPayload(bytes: writer.bytes)
    }

    /// Returns the body of a note, a bare text for both types, as GMS publishes one.
    private static func note(_ body: String, _ write: (_ text: String, _ writer: inout JSONWriter) -> Void)
        -> FittedPayload?
    {
        PayloadFit.fit(limit: limit, notice: body, lines: []) { body, _ in
            var writer = JSONWriter(reservingCapacity: body.utf8.count + 64)
            write(body, &writer)
            return writer.bytes
        }
    }

    private static func fitted(
        _ content: PushContent, notice: String? = nil,
        _ write: (_ message: PushMessage, _ writer: inout JSONWriter) -> Void
    ) -> FittedPayload? {
        func encoded(_ message: PushMessage) -> [UInt8] {
            var writer = JSONWriter(reservingCapacity: 512)
            write(message, &writer)
            return writer.bytes
        }
        switch content {
        case .note, .conversation, .withdrawal, .published: return nil
        case .callback(let service, let action, _):
            return PayloadFit.fit(limit: limit, notice: "", lines: []) { _, _ in
                encoded(.callback(id: service.text, action: DialogAction(rawValue: action)))
            }
        case .chat(let own, let service, _, let lines, _):
            return PayloadFit.fit(limit: limit, notice: notice ?? own, lines: lines) { notice, lines in
                encoded(.chat(notice: notice, service: service, lines: lines))
            }
        }
    }
}
