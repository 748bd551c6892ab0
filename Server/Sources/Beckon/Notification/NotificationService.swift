/// The Notification API of GMS: keeps subscriptions, and owes what is published to each of the devices that asked for it.
package struct NotificationService: Sendable {
    /// Gives a notification to the CometD clients with a `gms_user` that this node holds.
    package typealias Comet = @Sendable (_ user: String, _ notification: PublishedNotification) -> Void

    /// How long a published notification is tried.
    static let lifetime = Milliseconds.seconds(3_600)
    /// How many subscriptions are read, and their pushes committed, at once.
    static let page = 500

    private let store: any Store
    private let queue: CommitQueue
    private let wakes: WakePlane
    private let rules: PushRules
    private let time: any TimeSource
    private let ids: any IDSource
    private let comet: Comet

    package init(
        store: any Store, queue: CommitQueue, wakes: WakePlane, rules: PushRules, time: any TimeSource,
        ids: any IDSource, comet: @escaping Comet
    ) {
        self.store = store
        self.queue = queue
        self.wakes = wakes
        self.rules = rules
        self.time = time
        self.ids = ids
        self.comet = comet
    }

    /// The wish of a subscriber, before it has an id.
    package struct Wish: Sendable {
        package var subscriber: String
        package var filter: String
        package var channel: NotificationSubscription.Channel
        package var language: String?
        package var authorization: String?
        package var lifetime: Milliseconds

        package init(
            subscriber: String, filter: String, channel: NotificationSubscription.Channel, language: String? = nil,
            authorization: String? = nil, lifetime: Milliseconds
        ) {
            self.subscriber = subscriber
            self.filter = filter
            self.channel = channel
            self.language = language
            self.authorization = authorization
            self.lifetime = lifetime
        }
    }

    /// Keeps a subscription.
    ///
    /// - Returns: Its id; nil when ``NotificationSubscription/most`` are kept already.
    /// - Throws: ``StoreError``.
    package func subscribe(_ wish: Wish) async throws -> String? {
        let now = time.now
        guard try await store.subscriptionCount(now: now) < NotificationSubscription.most else { return nil }
        let lifetime = min(wish.lifetime.count, NotificationSubscription.longestLifetime.count)
        let subscription = NotificationSubscription(
            id: ids.uuid(), subscriber: wish.subscriber, filter: wish.filter, channel: wish.channel,
            language: wish.language, authorization: wish.authorization,
            expiresAt: now.advanced(by: Milliseconds(lifetime)))
        _ = try await queue.commit(Commit([.putSubscription(subscription)]))
        return subscription.id
    }

    /// A subscription that has not ended.
    package func subscription(_ id: String) async throws -> NotificationSubscription? {
        try await store.subscription(id).flatMap { $0.expiresAt > time.now ? $0 : nil }
    }

    /// Subscriptions that have not ended, by their ids, after one of them.
    package func subscriptions(after id: String?, limit: Int) async throws -> [NotificationSubscription] {
        try await store.subscriptions(passing: nil, now: time.now, after: id, limit: limit)
    }

    /// Ends a subscription; pushes that are still owed to it are not sent.
    ///
    /// - Returns: False for one that is not there, or has ended.
    /// - Throws: ``StoreError``.
    package func unsubscribe(_ id: String) async throws -> Bool {
        guard try await subscription(id) != nil else { return false }
        _ = try await queue.commit(Commit([.removeSubscription(id)]))
        return true
    }

    /// Owes a notification to every subscription whose filter its tag passes; a device gets it once.
    ///
    /// On disk when this returns. Where the database fails on the way, some devices get it, and all when it is published
    /// again.
    ///
    /// - Throws: ``StoreError``.
    package func publish(_ notification: PublishedNotification) async throws {
        let (now, publication) = (time.now, ids.uuid())
        let filters = NotificationSubscription.filters(passing: notification.tag)
        var reached: Set<String> = []
        var last: String?
        while true {
            let page = try await store.subscriptions(passing: filters, now: now, after: last, limit: Self.page)
            var owed: [OwedPush] = []
            for subscription in page {
                switch subscription.channel {
                case .push(let target):
                    let key = PublicationKey(subscription: subscription.id, id: publication)
                    guard rules.enabledTypes.contains(target.type), reached.insert(target.device().id.text).inserted
                    else { continue }
                    owed.append(push(notification, key, to: target, in: subscription.language, now))
                case .comet(let user):
                    if reached.insert("comet \(user)").inserted {
                        comet(user, worded(notification, in: subscription.language, provider: nil))
                    }
                case .unknown: continue
                }
            }
            try await owe(owed, now)
            guard page.count == Self.page, let final = page.last else { return }
            last = final.id
        }
    }

    /// Owes a notification to one device that the back-end names.
    ///
    /// - Throws: ``StoreError``.
    package func publish(
        _ notification: PublishedNotification, to target: PushTarget, language: String? = nil
    ) async throws {
        guard rules.enabledTypes.contains(target.type) else { return }
        let now = time.now
        let key = PublicationKey(subscription: nil, id: ids.uuid())
        try await owe([push(notification, key, to: target, in: language, now)], now)
    }

    /// Gives a notification to the CometD clients with one `gms_user`.
    package func publish(_ notification: PublishedNotification, toComet user: String, language: String? = nil) {
        comet(user, worded(notification, in: language, provider: nil))
    }

    private func push(
        _ notification: PublishedNotification, _ key: PublicationKey, to target: PushTarget, in language: String?,
        _ now: Timestamp
    ) -> OwedPush {
        let worded = worded(notification, in: language, provider: target.providerName)
        return OwedPush(
            subject: .note(key: key.text, title: worded.tag, body: worded.message), deviceID: target.device().id,
            target: target, due: now, expiresAt: now.advanced(by: Self.lifetime), reason: "published")
    }

    private func worded(
        _ notification: PublishedNotification, in language: String?, provider: String?
    ) -> PublishedNotification {
        guard notification.isKey else { return notification }
        return PublishedNotification(
            tag: notification.tag,
            message: rules.texts.text(notification.message, language: language, provider: provider))
    }

    private func owe(_ pushes: [OwedPush], _ now: Timestamp) async throws {
        guard !pushes.isEmpty else { return }
        _ = try await queue.commit(Commit(pushes.map { .owe($0, now: now) }))
        wakes.wake([.push])
    }
}

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
