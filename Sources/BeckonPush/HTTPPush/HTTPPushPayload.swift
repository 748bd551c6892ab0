import Beckon
import BeckonJSON

/// The bodies of GMS HTTP push.
///
/// `httpcb` posts the bare message: a callback's `{"_id", "_action"}`, a chat's
/// `{"message": {"message", "serviceId", "lastTranscript"}}`. `customhttp` posts `{"deviceId", "message"}`.
enum HTTPPushPayload {
    /// The most bytes of a body; GMS states no limit.
    static let limit = 65_536

    /// The body for type `httpcb`; nil when the ids alone are too long.
    static func callback(_ content: PushContent) -> FittedPayload? {
        fitted(content) { message, isChat, writer in
            guard isChat else { return message.write(to: &writer) }
            writer.beginObject()
            writer.key("message")
            message.write(to: &writer)
            writer.endObject()
        }
    }

    /// The body for type `customhttp`.
    ///
    /// - Parameters:
    ///   - content: What it says.
    ///   - deviceID: Whom the receiver shall reach.
    ///   - form: How `message` is spelled; nil for an object with chats, as in 001, and a string with callbacks.
    /// - Returns: nil when the ids alone are too long.
    static func custom(_ content: PushContent, deviceID: String, form: MessageForm?) -> FittedPayload? {
        fitted(content) { message, isChat, writer in
            writer.beginObject()
            writer.key("deviceId")
            writer.string(deviceID)
            writer.key("message")
            message.write(as: form ?? (isChat ? .object : .string), to: &writer)
            writer.endObject()
        }
    }

    private static func fitted(
        _ content: PushContent, _ write: (_ message: GMSMessage, _ isChat: Bool, _ writer: inout JSONWriter) -> Void
    ) -> FittedPayload? {
        func encoded(_ content: GMSMessage.Content, isChat: Bool) -> [UInt8] {
            var writer = JSONWriter(reservingCapacity: 512)
            write(GMSMessage(content: content), isChat, &writer)
            return writer.bytes
        }
        switch content {
        case .callback(let service, let action, _):
            return PayloadFit.fit(limit: limit, notice: "", lines: []) { _, _ in
                encoded(.callback(id: service.text, action: action), isChat: false)
            }
        case .chat(let notice, let service, _, let lines, _):
            return PayloadFit.fit(limit: limit, notice: notice, lines: lines) { notice, lines in
                encoded(.chat(notice: notice, serviceID: service.text, lines: lines), isChat: true)
            }
        }
    }
}
