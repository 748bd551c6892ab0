/// The agent side of a chat, which answers the customer.
package enum AgentSideName: Hashable, Sendable {
    /// The built-in desk, which reads transcripts itself.
    case desk
    /// Another contact centre, which has the conversation itself and only reports about it.
    case bridge(BridgeSourceName)
    /// A contact centre that answers chats: Beckon delivers to it by webhooks, and it sends events (`/beckon/1`).
    case webhook(BridgeSourceName)
    case genesysCloud
    case cxone
    case pureConnect

    /// Whether it is another contact centre that only reports about its conversations.
    package var isBridge: Bool { if case .bridge = self { true } else { false } }

    /// Whether it gets deliveries; the desk reads transcripts itself, and a bridge is owed nothing.
    package var isDelivered: Bool {
        switch self {
        case .desk, .bridge: false
        case .webhook, .genesysCloud, .cxone, .pureConnect: true
        }
    }

    /// Its name in settings and logs.
    package var word: String {
        switch self {
        case .desk: "desk"
        case .bridge(let source), .webhook(let source): source.text
        case .genesysCloud: "genesys-cloud"
        case .cxone: "cxone"
        case .pureConnect: "pureconnect"
        }
    }
}

/// The name of a reporting contact centre in the settings (`bridge.sources.<name>`).
///
/// It is not empty and has no slash, so that `SOURCE/CONVERSATION` can be read in only one way.
package struct BridgeSourceName: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    /// - Returns: nil for an empty text or one with a slash.
    package init?(_ text: String) {
        guard !text.isEmpty, !text.contains("/") else { return nil }
        self.text = text
    }

    package var description: String { text }
}

/// A conversation of another contact centre: the source and its id there.
package struct BridgedConversation: Hashable, Sendable {
    package let source: BridgeSourceName
    /// The contact centre's own id of the conversation.
    package let id: String

    package init(source: BridgeSourceName, id: String) { (self.source, self.id) = (source, id) }

    /// Reads the form `SOURCE/CONVERSATION`.
    ///
    /// - Returns: nil for a text of another form.
    package init?(named text: String) {
        guard let slash = text.firstIndex(of: "/"), let source = BridgeSourceName(String(text[..<slash])) else {
            return nil
        }
        self.init(source: source, id: String(text[text.index(after: slash)...]))
    }

    /// The key of its service instance, so that all reports about it belong to one chat.
    ///
    /// It begins with a slash, so it never equals a ``CreationKey``, which begins with an operation's name.
    package var creationKey: String { "/bridge/\(source)/\(id)" }
}
