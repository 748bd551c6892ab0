/// One notice about a conversation: it stands for everything in it that is unread.
package struct ConversationNotice: Hashable, Sendable {
    /// `data.type` of the payload.
    package static let type = "agent_message"

    /// The conversation as the app knows it.
    package var conversation: String
    package var title: String
    package var body: String
    /// All that is unread of the customer, in every conversation.
    package var badge: Int
    /// The newest event it stands for; an app fetches from there.
    package var position: Int
    /// Whether that is a message, not that somebody joined or the conversation ended.
    package var isAboutMessage = true
    package var style = NoticeStyle()
}

/// How phones show a notice, as an operator set it.
package struct NoticeStyle: Hashable, Sendable {
    /// `push.sound`.
    package var sound = "default"
    /// `push.android.channel`: a channel that the app has registered.
    package var androidChannel = "support_messages"
    /// `push.android.clickAction`.
    package var clickAction = "OPEN_CONVERSATION"

    package init() {}
}

/// The words of notices, by language, as an operator set them.
package struct NoticeTexts: Hashable, Sendable {
    /// The words of one language; what is nil comes from the next language, at last from the built-in ones.
    package struct Words: Hashable, Sendable {
        package var title: String?
        /// For the tier `none`, and where there is no text.
        package var body: String?
        /// For the tier `sender`; `{sender}` stands for the name.
        package var sender: String?
        package var joined: String?
        package var ended: String?

        /// No word of its own.
        package static let unset = Words()
    }

    private static let builtIn = Words(
        title: "New message", body: "You have a new message from Support.", sender: "New message from {sender}",
        joined: "An agent has joined the conversation.", ended: "The conversation has ended.")

    /// By language tag in lower case, `de` or `pt-br`; the empty tag is every language's.
    package var words: [String: Words]

    package init(words: [String: Words] = [:]) {
        self.words = words
    }

    /// A word in a device's language, else in that language of any region, else in none, else the built-in one.
    package func text(_ part: KeyPath<Words, String?>, language: String?) -> String {
        let tag = (language ?? "").lowercased().replacing("_", with: "-")
        let tags = [tag, String(tag.prefix { $0 != "-" }), ""]
        return tags.lazy.compactMap { words[$0]?[keyPath: part] }.first { !$0.isEmpty }
            ?? Self.builtIn[keyPath: part] ?? ""
    }
}
