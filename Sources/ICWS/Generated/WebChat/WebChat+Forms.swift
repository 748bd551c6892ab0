// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.WebChat.ChatMessage {
    /// What a ``ChatMessage`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``ChatFileMessage``.
        case file(ICWS.WebChat.ChatFileMessage)
        /// A ``ChatParticipantStateChangedMessage``.
        case participantStateChanged(ICWS.WebChat.ChatParticipantStateChangedMessage)
        /// A ``ChatTextMessage``.
        case text(ICWS.WebChat.ChatTextMessage)
        /// A ``ChatTypingIndicatorMessage``.
        case typingIndicator(ICWS.WebChat.ChatTypingIndicatorMessage)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.WebChat.ChatMessage)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:webChat:chatFileMessage":
            self.as(ICWS.WebChat.ChatFileMessage.self).map(Form.file) ?? .other(self)
        case "urn:inin.com:webChat:chatParticipantStateChangedMessage":
            self.as(ICWS.WebChat.ChatParticipantStateChangedMessage.self).map(Form.participantStateChanged)
                ?? .other(self)
        case "urn:inin.com:webChat:chatTextMessage":
            self.as(ICWS.WebChat.ChatTextMessage.self).map(Form.text) ?? .other(self)
        case "urn:inin.com:webChat:chatTypingIndicatorMessage":
            self.as(ICWS.WebChat.ChatTypingIndicatorMessage.self).map(Form.typingIndicator) ?? .other(self)
        default: .other(self)
        }
    }
}
