extension PushComposer {
    /// The most conversations of a customer that a badge counts: the youngest bridged ones, or the oldest GMS chats.
    private static let countedConversations = 50

    /// Makes the notice about a conversation's unread events for one device.
    ///
    /// It has the text of the newest event up to `through`, and is nil when no event up to there is unread. It helps only now
    /// if that event or the service says so.
    func notice(
        of head: ChatHead, through: Int, for device: Device
    ) async throws -> (content: PushContent, isOnlyNow: Bool)? {
        let unread = try await unreadEvents(of: head)
        guard let last = unread.last(where: { $0.position <= through }) else { return nil }
        let texts = rules.noticeTexts
        let notice = ConversationNotice(
            conversation: head.conversation, title: texts.text(\.title, language: device.language),
            body: body(of: last, for: device), badge: try await self.unread(of: head, own: unread.count),
            position: last.position, isAboutMessage: last.kind == .messageText, style: rules.noticeStyle)
        let isOnlyNow =
            last.data[TranscriptEvent.onlyNowName] != nil || services.chatOptions(of: head).pushesOnlyNow
        return (.conversation(notice), isOnlyNow)
    }

    /// Counts the unread events in a chat and, for a bridged one, in the same customer's other bridged chats.
    func unread(of head: ChatHead, own: Int? = nil) async throws -> Int {
        var count = own ?? 0
        if own == nil { count = try await unreadEvents(of: head).count }
        guard head.isBridged, let customer = head.customer.signedID else { return count }
        let others = try await store.bridgedChats(of: customer, limit: Self.countedConversations)
        for other in others where other.id != head.id && other.lastPushable > other.attendance.cursor {
            count += try await unreadEvents(of: other).count
        }
        return count
    }

    /// Counts a GMS customer's unread events in this chat and the other chats of that `gms_user`.
    func unread(of head: ChatHead, asOf time: Timestamp) async throws -> Int {
        var count = try await unreadEvents(of: head).count
        guard !head.isBridged, let user = head.customer.user else { return count }
        let others = try await store.chats(user: user, now: time, limit: Self.countedConversations)
        for other in others where other.id != head.id { count += try await unreadEvents(of: other).count }
        return count
    }

    /// The pushable events of a chat beyond the customer's cursor, in order; only the last
    /// ``PushComposer/longestRange`` events of the chat are searched.
    private func unreadEvents(of head: ChatHead) async throws -> [TranscriptEvent] {
        guard head.lastPushable > head.attendance.cursor else { return [] }
        let options = services.chatOptions(of: head)
        let from = max(head.attendance.cursor, head.lastPosition - Self.longestRange)
        return try await store.events(head.id, after: from, limit: Self.longestRange)
            .filter { NotificationPolicy.isPushable($0, options: options) }
    }

    private func body(of event: TranscriptEvent, for device: Device) -> String {
        let texts = rules.noticeTexts
        switch event.kind {
        case .joined: return texts.text(\.joined, language: device.language)
        case .left: return texts.text(\.ended, language: device.language)
        default: break
        }
        switch rules.noticeText {
        case .contract where !event.text.isEmpty:
            return Self.preview(event.text, length: rules.previewLength ?? (device.type.provider == .apns ? 50 : 100))
        case .sender where !event.nickname.isEmpty:
            return texts.text(\.sender, language: device.language).replacing("{sender}", with: event.nickname)
        default: return texts.text(\.body, language: device.language)
        }
    }

    /// The first characters of a text, with an ellipsis if it is longer.
    static func preview(_ text: String, length: Int) -> String {
        let start = text.prefix(max(1, length))
        return start.endIndex == text.endIndex ? text : start + "…"
    }
}

extension PushContent {
    /// The collapse id of a notice for a registered device, which replaces the conversation's last notice about messages.
    ///
    /// A notice that an agent joined or the conversation ended has an id of its own and replaces none.
    var collapse: String? {
        switch self {
        case .conversation(let notice) where notice.isAboutMessage: notice.conversation
        case .conversation(let notice): "\(notice.conversation)/\(notice.position)"
        case .withdrawal(let conversation, _): conversation
        default: nil
        }
    }
}

/// The one notice that a phone shows for all unread events of a conversation.
package struct ConversationNotice: Hashable, Sendable {
    /// `data.type` of the payload.
    package static let type = "agent_message"

    /// The conversation as the app knows it.
    package var conversation: String
    package var title: String
    package var body: String
    /// How many events are unread in all of the customer's conversations.
    package var badge: Int
    /// The position of the newest event that it covers; an app fetches from there.
    package var position: Int
    /// Whether that event is a message, not an agent's joining or the conversation's end.
    package var isAboutMessage = true
    package var style = NoticeStyle()
}

/// How phones show a notice, from the operator's settings.
package struct NoticeStyle: Hashable, Sendable {
    /// `push.sound`.
    package var sound = "default"
    /// `push.android.channel`: a channel that the app has registered.
    package var androidChannel = "support_messages"
    /// `push.android.clickAction`.
    package var clickAction = "OPEN_CONVERSATION"

    package init() {}
}

/// The words of notices, by language, from the operator's settings.
package struct NoticeTexts: Hashable, Sendable {
    /// The words of one language; a nil word is taken from the next language, and finally from the built-in ones.
    package struct Words: Hashable, Sendable {
        package var title: String?
        /// For the tier `none`, and for an event without text.
        package var body: String?
        /// For the tier `sender`; `{sender}` stands for the name.
        package var sender: String?
        package var joined: String?
        package var ended: String?

        /// Every word nil.
        package static let unset = Words()
    }

    private static let builtIn = Words(
        title: "New message", body: "You have a new message from Support.", sender: "New message from {sender}",
        joined: "An agent has joined the conversation.", ended: "The conversation has ended.")

    /// The words by language tag in lower case, `de` or `pt-br`; those of the empty tag are for every language.
    package var words: [String: Words]
    /// `push.language`: the language of devices whose own has no words.
    package var language: String?

    package init(words: [String: Words] = [:], language: String? = nil) {
        self.words = words
        self.language = language
    }

    /// Returns a word in a device's language, else for that language without region, else in the operator's default one,
    /// else for every language, else the built-in one.
    package func text(_ part: KeyPath<Words, String?>, language: String?) -> String {
        let tags = LanguageTag.order(language, fallback: self.language)
        return tags.lazy.compactMap { words[$0]?[keyPath: part] }.first { !$0.isEmpty }
            ?? Self.builtIn[keyPath: part] ?? ""
    }
}
