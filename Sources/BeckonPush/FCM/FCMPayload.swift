import Beckon
import BeckonJSON
import GMSContract

/// The JSON body of `messages:send` for a data message, as GMS apps read it: one data key `message` whose value is a
/// string that holds JSON.
///
/// There is no `notification` block and no collapse key: FCM throttles collapsible messages to a few per device, and
/// a chat has more (see the vendor's page on throttling). The app shows the notice itself.
enum FCMPayload {
    /// The most bytes of data keys and values.
    static let limit = 4_096
    private static let dataKey = "message"

    /// Encodes a push so that it fits.
    ///
    /// - Parameters:
    ///   - content: What it says.
    ///   - token: The registration token.
    ///   - isUrgent: Whether it may wake the device.
    ///   - timeToLive: How many seconds FCM keeps it for a device that is away; 0 is now or never.
    /// - Returns: nil when the ids alone are too long.
    static func fitted(_ content: PushContent, token: String, isUrgent: Bool, timeToLive: Int64) -> FittedPayload? {
        func body(_ text: String) -> [UInt8] {
            var writer = JSONWriter(reservingCapacity: text.utf8.count + 256)
            write(text, token: token, isUrgent: isUrgent, timeToLive: timeToLive, to: &writer)
            return writer.bytes
        }
        func fitted(
            notice: String, lines: [TranscriptLine], _ message: (String, [TranscriptLine]) -> PushMessage
        ) -> FittedPayload? {
            // The limit counts the data, not the JSON around it; so the data is fitted and then wrapped.
            PayloadFit.fit(limit: limit - dataKey.utf8.count, notice: notice, lines: lines) { notice, lines in
                message(notice, lines).encoded()
            }.map { FittedPayload(bytes: body(String(decoding: $0.bytes, as: UTF8.self)), cut: $0.cut) }
        }
        switch content {
        case .callback(let service, let action, _):
            return fitted(notice: "", lines: []) { _, _ in
                .callback(id: service.text, action: DialogAction(rawValue: action))
            }
        case .chat(let notice, let service, _, let lines, _):
            return fitted(notice: notice, lines: lines) { notice, lines in
                .chat(notice: notice, service: service, lines: lines)
            }
        }
    }

    private static func write(
        _ text: String, token: String, isUrgent: Bool, timeToLive: Int64, to writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.key("message")
        writer.beginObject()
        writer.key("token")
        writer.string(token)
        writer.key("data")
        writer.beginObject()
        writer.key(dataKey)
        writer.string(text)
        writer.endObject()
        writer.key("android")
        writer.beginObject()
        writer.key("priority")
        writer.string(isUrgent ? "HIGH" : "NORMAL")
        writer.key("ttl")
        writer.string("\(timeToLive)s")
        writer.endObject()
        writer.endObject()
        writer.endObject()
    }
}
