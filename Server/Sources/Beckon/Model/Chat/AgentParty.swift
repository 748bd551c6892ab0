/// A person or bot on the agent side of a chat.
package struct AgentParty: Hashable, Sendable {
    /// The name that the customer sees.
    package var nickname: String
    package var kind: PartyKind
    /// The desk account or the agent side's own id.
    package var account: String

    package init(nickname: String, kind: PartyKind, account: String) {
        self.nickname = nickname
        self.kind = kind
        self.account = account
    }
}
