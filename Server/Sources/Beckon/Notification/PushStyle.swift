/// How pushes to GMS apps look, from one section of the options; a nil value is taken from the next section.
package struct PushStyle: Hashable, Sendable {
    /// The number on an app's icon (`apple.badge`).
    package enum Badge: Hashable, Sendable {
        /// The number stays as it is.
        case off
        /// The number of unread events in the customer's chats.
        case unread
        case number(Int)
    }

    /// Who shows an FCM message (`fcm.style`).
    package enum Display: String, Hashable, Sendable, CaseIterable {
        /// The app.
        case data
        /// The system.
        case notification
    }

    /// The options for iPhones.
    package struct Apple: Hashable, Sendable {
        /// `apple.title`; an empty one is a blank title.
        package var title: String?
        /// `apple.alertMessage.body`: the alert, instead of the push's own text.
        package var body: String?
        /// `apple.sound`.
        package var sound: String?
        package var badge: Badge?
        /// `apple.mutable-content`: whether an extension of the app may change the notice.
        package var isMutable: Bool?
        /// `apple.category`: which actions the notice offers.
        package var category: String?

        package init() {}
    }

    /// The options for phones reached through FCM.
    package struct Android: Hashable, Sendable {
        package var display: Display?
        /// `fcm.title`.
        package var title: String?
        /// `fcm.body`: the text, instead of the push's own.
        package var body: String?
        /// `fcm.channelID`.
        package var channelID: String?
        /// `fcm.sound`.
        package var sound: String?
        /// `fcm.clickAction`.
        package var clickAction: String?

        package init() {}
    }

    package var apple = Apple()
    package var android = Android()
    /// `customhttp.message`: the notice, instead of the push's own text.
    package var customMessage: String?

    package init() {}

    /// This style, with `other` for its nil values.
    package func over(_ other: PushStyle) -> PushStyle {
        var style = self
        style.apple.title = apple.title ?? other.apple.title
        style.apple.body = apple.body ?? other.apple.body
        style.apple.sound = apple.sound ?? other.apple.sound
        style.apple.badge = apple.badge ?? other.apple.badge
        style.apple.isMutable = apple.isMutable ?? other.apple.isMutable
        style.apple.category = apple.category ?? other.apple.category
        style.android.display = android.display ?? other.android.display
        style.android.title = android.title ?? other.android.title
        style.android.body = android.body ?? other.android.body
        style.android.channelID = android.channelID ?? other.android.channelID
        style.android.sound = android.sound ?? other.android.sound
        style.android.clickAction = android.clickAction ?? other.android.clickAction
        style.customMessage = customMessage ?? other.customMessage
        return style
    }
}
