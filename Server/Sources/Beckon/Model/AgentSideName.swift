/// The agent side that a chat belongs to: who answers the customer.
package enum AgentSideName: Hashable, Sendable {
    /// The built-in desk, which reads transcripts itself.
    case desk
    /// Another contact centre carries the conversation and only reports about it.
    case bridge(BridgeSourceName)
    case genesysCloud
    case cxone
    case pureConnect

    /// Whether another contact centre carries the chats and only reports about them.
    package var isBridge: Bool { if case .bridge = self { true } else { false } }
}
