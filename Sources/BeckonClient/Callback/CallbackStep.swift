public import Foundation

/// What a callback asks the app to show.
public enum CallbackStep: Sendable, Hashable {
    /// A menu, from which the customer chooses an item: ``CallbackSession/choose(_:)``.
    case menu(CallbackMenu)
    /// A number to dial; the server has none yet when `url` is nil. `accessCode` is what to enter after the call is answered.
    case dial(label: String, url: URL?, accessCode: String?)
    /// A chat to begin: ``ContactCentre/chat(of:_:)``.
    case chat(label: String)
    /// A text to confirm with a button of the given title.
    case message(text: String, button: String)
    /// The dialogs are over: leave them.
    case finished
    /// A dialog that this library does not know, by its action; tell the customer to update the app.
    case unknown(action: String)
}

/// A menu of a callback.
public struct CallbackMenu: Sendable, Hashable {
    /// A group of items.
    public struct Group: Sendable, Hashable {
        /// The group's title.
        public var name: String
        /// Its items.
        public var items: [Item]

        /// Makes a group.
        ///
        /// - Parameters:
        ///   - name: The group's title.
        ///   - items: Its items.
        public init(name: String, items: [Item]) {
            self.name = name
            self.items = items
        }
    }

    /// An item to choose.
    public struct Item: Sendable, Hashable, Identifiable {
        /// The item within its menu.
        public var id: String
        /// What it says.
        public var label: String
        /// A text to show when it is chosen; it goes by itself after ``noticeTime``.
        public var notice: String?
        /// How long to show the notice; nil until the customer has read it.
        public var noticeTime: Duration?

        /// Makes an item, for example for a preview of the app's screen.
        ///
        /// - Parameters:
        ///   - id: The item within its menu.
        ///   - label: What it says.
        ///   - notice: A text to show when it is chosen.
        ///   - noticeTime: How long to show the notice.
        public init(id: String, label: String, notice: String? = nil, noticeTime: Duration? = nil) {
            self.id = id
            self.label = label
            self.notice = notice
            self.noticeTime = noticeTime
        }
    }

    /// The menu's title.
    public var label: String
    /// Its items, in groups.
    public var groups: [Group]
    /// When the offer ends: the menu is useless afterwards.
    public var expires: Date?

    /// Makes a menu.
    ///
    /// - Parameters:
    ///   - label: The menu's title.
    ///   - groups: Its items, in groups.
    ///   - expires: When the offer ends.
    public init(label: String, groups: [Group], expires: Date? = nil) {
        self.label = label
        self.groups = groups
        self.expires = expires
    }
}
