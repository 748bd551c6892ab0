import Beckon
import BeckonJSON
import GMSContract

/// The JSON body of `messages:send`.
///
/// GMS apps read the data key `message`, a string that holds JSON; a note has `title` and `body`. An `apns` block makes
/// the same message visible on iPhones whose tokens came from FCM. Data messages have no collapse key: FCM throttles
/// collapsible messages to a few per device, and a chat has more (see the vendor's page on throttling).
enum FCMPayload {
    /// The most bytes of data keys and values.
    static let limit = 4_096
    private static let dataKey = "message"

    /// Encodes a push so that it fits.
    ///
    /// - Parameters:
    ///   - push: The push.
    ///   - style: Whether the app or the system shows the notice.
    ///   - timeToLive: How many seconds FCM keeps it for a device that is offline; 0 means deliver now or drop.
    /// - Returns: nil when the ids alone are too long.
    static func fitted(_ push: PushRequest, style: FCMStyle, timeToLive: Int64) -> FittedPayload? {
        switch push.content {
        case .callback(let service, let action, let alert):
            return contract(push, style, timeToLive, alert: alert, notice: "", lines: []) { _, _ in
                .callback(id: service.text, action: DialogAction(rawValue: action))
            }
        case .chat(let notice, let service, _, let lines, _):
            return contract(push, style, timeToLive, alert: notice, notice: notice, lines: lines) { notice, lines in
                .chat(notice: notice, service: service, lines: lines)
            }
        case .conversation(let notice): return conversation(notice, push, style, timeToLive)
        case .published(_, let message): return published(message, push, style, timeToLive)
        case .withdrawal(let conversation, let badge):
            let message = FCMMessage(
                push: push, style: .data, timeToLive: timeToLive,
                data: NativeMembers.withdrawal(conversation, badge: badge), alert: nil, badge: badge)
            return FittedPayload(bytes: message.encoded())
        case .note(let title, let body):
            let overhead = (title?.utf8.count ?? 0) + "titlebody".utf8.count
            return PayloadFit.fit(limit: limit, notice: body, lines: [], measure: { $0.count + overhead }) { body, _ in
                Array(body.utf8)
            }.map { fitted in
                let body = String(decoding: fitted.bytes, as: UTF8.self)
                let data = [("title", title), ("body", body)].compactMap { name, text in text.map { (name, $0) } }
                let message = FCMMessage(
                    push: push, style: style.showing(NoticeStyle()), timeToLive: timeToLive, data: data,
                    alert: PushAlert(title: title, body: body))
                return FittedPayload(bytes: message.encoded(), cut: fitted.cut)
            }
        }
    }

    /// Apps read the message under the key that GMS gives it.
    private static func published(
        _ text: String, _ push: PushRequest, _ style: FCMStyle, _ timeToLive: Int64
    ) -> FittedPayload? {
        guard dataKey.utf8.count + text.utf8.count <= limit else { return nil }
        let alert = PublishedMessage(text).alert
        var message = FCMMessage(
            push: push, style: style.showing(NoticeStyle()), timeToLive: timeToLive, data: [(dataKey, text)],
            alert: PushAlert(title: nil, body: alert))
        message.apple = APSMembers(
            text: push.style.apple.body ?? alert, style: push.style.apple, badge: push.badge, sound: "default")
        return FittedPayload(bytes: message.encoded())
    }

    private static func conversation(
        _ notice: ConversationNotice, _ push: PushRequest, _ style: FCMStyle, _ timeToLive: Int64
    ) -> FittedPayload? {
        let overhead = NativeMembers.notice(notice, body: "").reduce(0) {
            $0 + $1.name.utf8.count + $1.value.utf8.count
        }
        return PayloadFit.fit(limit: limit, notice: notice.body, lines: [], measure: { $0.count + overhead }) {
            body, _ in Array(body.utf8)
        }.map { fitted in
            let body = String(decoding: fitted.bytes, as: UTF8.self)
            let message = FCMMessage(
                push: push, style: style.showing(notice.style), timeToLive: timeToLive,
                data: NativeMembers.notice(notice, body: body), alert: PushAlert(title: notice.title, body: body),
                badge: notice.badge)
            return FittedPayload(bytes: message.encoded(), cut: fitted.cut)
        }
    }

    /// Fits the data and then wraps it, because the limit counts the data, not the JSON around it.
    private static func contract(
        _ push: PushRequest, _ style: FCMStyle, _ timeToLive: Int64, alert: String, notice: String,
        lines: [PushedEvent], _ message: (String, [PushedEvent]) -> PushMessage
    ) -> FittedPayload? {
        PayloadFit.fit(limit: limit - dataKey.utf8.count, notice: notice, lines: lines) { notice, lines in
            message(notice, lines).encoded()
        }.map { fitted in
            var message = FCMMessage(
                push: push, style: style.showing(NoticeStyle()), timeToLive: timeToLive,
                data: [(dataKey, String(decoding: fitted.bytes, as: UTF8.self))],
                alert: PushAlert(title: nil, body: alert))
            message.apple = APSMembers(
                text: push.style.apple.body ?? alert, style: push.style.apple, badge: push.badge, sound: "default")
            return FittedPayload(bytes: message.encoded(), cut: fitted.cut)
        }
    }
}

/// Whether the app or the system shows the notice of an FCM message.
package enum FCMStyle: Sendable, Hashable {
    /// `data`: FCM wakes the app, which shows the notice. This is the default, because messages with a `notification`
    /// block are collapsible and FCM delivers only a few of those to a device.
    case data
    /// `notification`: the system shows the notice.
    case notification(FCMNotice)
}

extension FCMStyle {
    /// Makes the style that the options give.
    init(_ style: PushStyle.Android) {
        switch style.display {
        case nil, .data: self = .data
        case .notification:
            self = .notification(
                FCMNotice(
                    title: style.title, body: style.body, channelID: style.channelID, sound: style.sound,
                    clickAction: style.clickAction))
        }
    }
}

/// The members of an FCM `notification` block.
package struct FCMNotice: Sendable, Hashable {
    /// `notification.title`, for a push without a title of its own.
    package var title: String?
    /// `notification.body`; nil for the push's own text.
    package var body: String?
    /// `android.notification.channel_id`.
    package var channelID: String?
    /// `android.notification.sound`.
    package var sound: String?
    /// `android.notification.click_action`.
    package var clickAction: String?
}
