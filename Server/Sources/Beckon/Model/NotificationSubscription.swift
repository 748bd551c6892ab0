/// A wish for the notifications of some tags (Notification API of GMS).
package struct NotificationSubscription: Hashable, Sendable {
    /// Where notifications go.
    package enum Channel: Hashable, Sendable {
        /// A device, through the push services.
        case push(PushTarget)
        /// The CometD clients with this `gms_user`.
        case comet(user: String)
        /// Nowhere: the type is not known, and is kept as GMS does.
        case unknown(type: String)
    }

    /// The most subscriptions that are kept; the next one is refused.
    package static let most = 100_000
    /// How long a subscription lasts unless it says so (`push/defaultSubscriptionExpiration`).
    package static let defaultLifetime = Milliseconds.seconds(30)
    /// The longest time; a longer one counts as this.
    package static let longestLifetime = Milliseconds.seconds(366 * 86_400)
    /// How long the row of a subscription that has ended stays, for pushes that are still owed to it.
    package static let memory = Milliseconds.seconds(3_600)

    package let id: String
    /// `subscriberId`.
    package let subscriber: String
    /// A tag, or the beginning of tags with `*` at its end.
    package let filter: String
    package let channel: Channel
    /// `language`, for localised messages.
    package let language: String?
    /// `authorization`: user and password in base64, for `customhttp`; never logged.
    package let authorization: String?
    package let expiresAt: Timestamp

    package init(
        id: String, subscriber: String, filter: String, channel: Channel, language: String? = nil,
        authorization: String? = nil, expiresAt: Timestamp
    ) {
        self.id = id
        self.subscriber = subscriber
        self.filter = filter
        self.channel = channel
        self.language = language
        self.authorization = authorization
        self.expiresAt = expiresAt
    }

    /// The filters that a tag passes: itself, and each of its beginnings with `*`.
    ///
    /// - Parameter tag: A tag of at most ``TextLimit/name`` bytes.
    /// - Returns: The filters, each once.
    package static func filters(passing tag: String) -> [String] {
        var filters: Set<String> = [tag]
        var beginning = String.UnicodeScalarView()
        filters.insert("*")
        for scalar in tag.unicodeScalars {
            beginning.append(scalar)
            filters.insert(String(beginning) + "*")
        }
        return filters.sorted()
    }
}
