/// The styles of all sections of the options, and the style that results for a push.
package struct PushStyles: Hashable, Sendable {
    /// The section of a style: `push`, `push.provider.<name>`, `push.provider.event.<event>` or
    /// `push.provider.<name>.event.<event>`, each with a form for development devices.
    package struct Section: Hashable, Sendable {
        package var provider: String?
        package var event: String?
        package var isDebug: Bool

        package init(provider: String? = nil, event: String? = nil, isDebug: Bool = false) {
            self.provider = provider
            self.event = event
            self.isDebug = isDebug
        }
    }

    /// The styles that are not empty, by section.
    package private(set) var sections: [Section: PushStyle] = [:]

    package init() {}

    /// The style of one section; setting an empty one removes it.
    package subscript(section: Section) -> PushStyle {
        get { sections[section] ?? PushStyle() }
        set { sections[section] = newValue == PushStyle() ? nil : newValue }
    }

    /// The style of a push: each value is taken from the most specific section that sets it.
    ///
    /// The order is: the event of the device's provider section, the event without a provider, the provider section,
    /// `push`. For a development device, each section's form for development devices comes before its usual one.
    ///
    /// - Parameters:
    ///   - device: The device that gets the push.
    ///   - event: The push's tag; nil if it has none.
    /// - Returns: The style; values that no section sets are nil.
    package func style(for device: Device, event: String?) -> PushStyle {
        guard !sections.isEmpty else { return PushStyle() }
        var places: [Section] = []
        if let event {
            if let name = device.providerName { places.append(Section(provider: name, event: event)) }
            places.append(Section(event: event))
        }
        if let name = device.providerName { places.append(Section(provider: name)) }
        places.append(Section())
        var style = PushStyle()
        for place in places {
            if device.debug {
                var debug = place
                debug.isDebug = true
                style = style.over(self[debug])
            }
            style = style.over(self[place])
        }
        return style
    }
}

extension PushContent {
    /// The tag of chat pushes (document 001).
    package static let chatTag = "chat.newagentmessage"
    /// The push's tag, which names the event in the options; nil if it has none.
    package var tag: String? {
        switch self {
        case .chat: Self.chatTag
        case .published(let tag, _): tag.isEmpty ? nil : tag
        default: nil
        }
    }
}

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
