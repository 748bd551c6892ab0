/// An agent side, as two columns of a chat's row.
package struct StoredAgentSide: Hashable, Sendable {
    package enum Word: String, Sendable {
        case desk, bridge, webhook, genesysCloud, cxone, pureConnect
    }

    package let word: Word
    /// The text of the ``BridgeSourceName``; nil for an agent side that has no sources.
    package let source: String?

    package init(word: Word, source: String? = nil) {
        self.word = word
        self.source = source
    }

    package init(_ name: AgentSideName) {
        switch name {
        case .desk: self.init(word: .desk)
        case .bridge(let source): self.init(word: .bridge, source: source.text)
        case .webhook(let source): self.init(word: .webhook, source: source.text)
        case .genesysCloud: self.init(word: .genesysCloud)
        case .cxone: self.init(word: .cxone)
        case .pureConnect: self.init(word: .pureConnect)
        }
    }

    /// Nil when the word needs a source and the column holds no valid one.
    package var name: AgentSideName? {
        switch word {
        case .desk: .desk
        case .bridge: source.flatMap { BridgeSourceName($0) }.map { .bridge($0) }
        case .webhook: source.flatMap { BridgeSourceName($0) }.map { .webhook($0) }
        case .genesysCloud: .genesysCloud
        case .cxone: .cxone
        case .pureConnect: .pureConnect
        }
    }
}
