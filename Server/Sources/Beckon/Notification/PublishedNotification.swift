/// What a back-end publishes (Notification API of GMS).
package struct PublishedNotification: Hashable, Sendable {
    /// The longest message, in bytes.
    package static let longestMessage = 16_384

    package let tag: String
    package let message: String
    /// `mediaType: localizestring`: the message is a key of the operator's texts.
    package let isKey: Bool

    package init(tag: String, message: String, isKey: Bool = false) {
        self.tag = tag
        self.message = message
        self.isKey = isKey
    }
}

/// The key of the note that carries a published notification to one device.
///
/// It holds blanks, which the keys of other notes do not.
struct PublicationKey: Hashable, Sendable {
    private static let word = "published"
    private static let direct = "-"

    /// The subscription; nil for a notification to a device that the back-end named.
    let subscription: String?
    /// The id of the publication.
    let id: String

    init(subscription: String?, id: String) {
        self.subscription = subscription
        self.id = id
    }

    /// Reads the key of a note; nil for other notes.
    init?(_ text: String) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, parts[0] == Self.word else { return nil }
        self.init(subscription: parts[1] == Self.direct ? nil : parts[1], id: parts[2])
    }

    var text: String { "\(Self.word) \(subscription ?? Self.direct) \(id)" }
}
