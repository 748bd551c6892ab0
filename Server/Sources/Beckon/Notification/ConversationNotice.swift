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
