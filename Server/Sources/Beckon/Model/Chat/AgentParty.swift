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

    /// What an account begins with that an agent side makes of a name, because it was told no id.
    package static let namePrefix = "name/"

    /// Whether both may be one person: of one account, or of names that agree where an account is made of a name.
    ///
    /// Names agree when they are equal, or when one is the first name of the other.
    package func isSame(as other: AgentParty) -> Bool {
        if account == other.account { return true }
        guard kind == other.kind, isKnownByName || other.isKnownByName else { return false }
        return nickname == other.nickname || nickname.hasPrefix("\(other.nickname) ")
            || other.nickname.hasPrefix("\(nickname) ")
    }

    private var isKnownByName: Bool { account.hasPrefix(Self.namePrefix) }
}
