import Beckon

/// How an FCM message reaches the eye of the customer.
package enum FCMStyle: Sendable, Hashable {
    /// `data`: the app is woken and shows the notice itself. Messages with a `notification` block are collapsible, of
    /// which a device gets a few only; so this is the default.
    case data
    /// `notification`: the system shows the notice.
    case notification(FCMNotice)
}

extension FCMStyle {
    /// What the options say.
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

/// What stands in an FCM `notification` block beside the text.
package struct FCMNotice: Sendable, Hashable {
    /// `notification.title`, where a push has no title of its own.
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
