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
