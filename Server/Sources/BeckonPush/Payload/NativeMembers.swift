import Beckon
import BeckonJSON

/// The payload members for apps that registered their device with Beckon, beside those that phones show themselves.
enum NativeMembers {
    /// `type` of a withdrawal, which removes a notice.
    static let withdrawalType = "withdrawal"

    /// Returns the members of a notice, each a text, because FCM data holds texts only.
    static func notice(_ notice: ConversationNotice, body: String) -> [(name: String, value: String)] {
        [
            ("conversationId", notice.conversation), ("type", ConversationNotice.type), ("title", notice.title),
            ("body", body), ("badge", String(notice.badge)), ("position", String(notice.position)),
            ("channel", notice.style.androidChannel), ("clickAction", notice.style.clickAction),
        ]
    }

    /// The members of a withdrawal.
    static func withdrawal(_ conversation: String, badge: Int) -> [(name: String, value: String)] {
        [("conversationId", conversation), ("type", withdrawalType), ("badge", String(badge))]
    }
}

extension FCMStyle {
    /// Returns this style, with the notice's own style for members that this one does not set.
    func showing(_ own: NoticeStyle) -> FCMStyle {
        guard case .notification(var notice) = self else { return self }
        notice.channelID = notice.channelID ?? own.androidChannel
        notice.sound = notice.sound ?? own.sound
        notice.clickAction = notice.clickAction ?? own.clickAction
        return .notification(notice)
    }
}

extension APNsPayload {
    /// `{"aps": …, "conversationId", "type", "position"}`; an extension of the app may change what is shown.
    static func conversation(_ notice: ConversationNotice) -> FittedPayload? {
        PayloadFit.fit(limit: limit, notice: notice.body, lines: []) { body, _ in
            var writer = JSONWriter(reservingCapacity: 512)
            writer.beginObject()
            writer.key("aps")
            writer.beginObject()
            writer.key("alert")
            PushAlert(title: notice.title, body: body).write(to: &writer)
            writer.key("badge")
            writer.integer(notice.badge)
            writer.key("sound")
            writer.string(notice.style.sound)
            writer.key("mutable-content")
            writer.integer(1)
            writer.key("thread-id")
            writer.string(notice.conversation)
            writer.endObject()
            writer.key("conversationId")
            writer.string(notice.conversation)
            writer.key("data")
            writer.beginObject()
            writer.key("type")
            writer.string(ConversationNotice.type)
            writer.key("position")
            writer.integer(notice.position)
            writer.endObject()
            writer.endObject()
            return writer.bytes
        }
    }

    /// Returns a push that sets the badge at once and wakes the app, which removes the notice.
    static func withdrawal(_ conversation: String, badge: Int) -> FittedPayload {
        let aps: JSONValue = ["badge": .integer(Int64(badge)), "content-available": 1]
        let payload: JSONValue = [
            "aps": aps, "conversationId": .string(conversation),
            "data": ["type": .string(NativeMembers.withdrawalType)],
        ]
        return FittedPayload(bytes: payload.encoded())
    }
}

extension HTTPPushPayload {
    /// `{"deviceId", "message": {"conversationId", "data": …}}`; nil for content of GMS apps.
    static func native(_ content: PushContent, deviceID: String?) -> FittedPayload? {
        switch content {
        case .conversation(let notice):
            PayloadFit.fit(limit: limit, notice: notice.body, lines: []) { body, _ in
                encoded(notice.conversation, NativeMembers.notice(notice, body: body), deviceID)
            }
        case .withdrawal(let conversation, let badge):
            FittedPayload(
                bytes: encoded(conversation, NativeMembers.withdrawal(conversation, badge: badge), deviceID))
        case .chat, .callback, .note, .published: nil
        }
    }

    private static func encoded(
        _ conversation: String, _ members: [(name: String, value: String)], _ deviceID: String?
    ) -> [UInt8] {
        let data = JSONObject(
            members.filter { $0.name != "conversationId" }.map { (key: $0.name, value: JSONValue.string($0.value)) })
        var body: JSONObject = ["conversationId": .string(conversation), "data": .object(data)]
        if let deviceID { body = ["deviceId": .string(deviceID), "message": .object(body)] }
        return JSONValue.object(body).encoded()
    }
}
