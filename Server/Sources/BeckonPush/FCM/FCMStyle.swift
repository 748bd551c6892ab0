import Beckon

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
