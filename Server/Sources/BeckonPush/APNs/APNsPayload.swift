import Beckon
import BeckonJSON
import GMSContract

/// The JSON body of an APNs alert in the form of GMS: `{"aps": {"alert", "sound"}, "message": …}`, with the further `aps`
/// members of the options.
enum APNsPayload {
    /// The most bytes that APNs accepts for an alert.
    static let limit = 4_096

    /// Encodes a push so that it fits.
    ///
    /// - Parameters:
    ///   - content: The content. A chat's transcript is not sent to iPhones; its notice is the alert.
    ///   - style: The options' style for chats and callbacks.
    ///   - badge: The number on the app's icon.
    ///   - form: The form of `message`.
    ///   - sound: `aps.sound` unless the options name one.
    /// - Returns: nil when the ids alone are too long.
    static func fitted(
        _ content: PushContent, style: PushStyle.Apple = PushStyle.Apple(), badge: Int? = nil, form: MessageForm,
        sound: String
    ) -> FittedPayload? {
        let alert: String
        let message: PushMessage
        switch content {
        case .callback(let service, let action, let text):
            alert = text
            message = .callback(id: service.text, action: DialogAction(rawValue: action))
        case .chat(let notice, let service, _, _, _):
            alert = notice
            message = .chat(ChatPush(message: nil, serviceID: service.text))
        case .published(_, let message):
            return published(message, style: style, badge: badge, isObject: form == .object, sound: sound)
        case .note(let title, let body): return note(title: title, body: body, sound: sound)
        case .conversation(let notice): return conversation(notice)
        case .withdrawal(let conversation, let badge): return withdrawal(conversation, badge: badge)
        }
        return PayloadFit.fit(limit: limit, notice: style.body ?? alert, lines: []) { alert, _ in
            var writer = JSONWriter(reservingCapacity: 512)
            writer.beginObject()
            writer.key("aps")
            writer.beginObject()
            APSMembers(text: alert, style: style, badge: badge, sound: sound).write(to: &writer)
            writer.endObject()
            writer.key("message")
            message.write(to: &writer, form: form)
            writer.endObject()
            return writer.bytes
        }
    }

    private static func note(title: String?, body: String, sound: String) -> FittedPayload? {
        PayloadFit.fit(limit: limit, notice: body, lines: []) { body, _ in
            var writer = JSONWriter(reservingCapacity: body.utf8.count + 96)
            writer.beginObject()
            writer.key("aps")
            writer.beginObject()
            writer.key("alert")
            PushAlert(title: title, body: body).write(to: &writer)
            writer.key("sound")
            writer.string(sound)
            writer.endObject()
            writer.endObject()
            return writer.bytes
        }
    }
}
