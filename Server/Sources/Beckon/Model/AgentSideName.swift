/// The agent side that a chat belongs to: who answers the customer.
package enum AgentSideName: Hashable, Sendable {
    /// The built-in desk, which reads transcripts itself.
    case desk
    /// Another contact centre carries the conversation and only reports about it.
    case bridge(BridgeSourceName)
    /// A contact centre that answers chats: Beckon tells it of them by webhooks, and it speaks by events (`/beckon/1`).
    case webhook(BridgeSourceName)
    case genesysCloud
    case cxone
    case pureConnect

    /// Whether another contact centre carries the chats and only reports about them.
    package var isBridge: Bool { if case .bridge = self { true } else { false } }

    /// Whether what it is owed is delivered to it; the others read by themselves, or are owed nothing.
    package var isDelivered: Bool {
        switch self {
        case .desk, .bridge: false
        case .webhook, .genesysCloud, .cxone, .pureConnect: true
        }
    }

    /// What the settings and logs call it.
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
