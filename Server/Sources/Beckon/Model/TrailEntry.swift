/// What people do that the audit trail tells.
package enum TrailAct: String, Hashable, Sendable, CaseIterable {
    case signedIn = "signed-in"
    case signInFailed = "sign-in-failed"
    case signedOut = "signed-out"
    case readChat = "read-chat"
    case readPushes = "read-pushes"
    case fetchedFile = "fetched-file"
    case tookChat = "took-chat"
    case tookChatOver = "took-chat-over"
    case leftChat = "left-chat"
    case handedChatOver = "handed-chat-over"
    case endedChat = "ended-chat"
    case readCallback = "read-callback"
    case listedCallbacks = "listed-callbacks"
    case changedCallback = "changed-callback"
    case movedCallback = "moved-callback"
    case cancelledCallback = "cancelled-callback"
    case exportedCallbacks = "exported-callbacks"
    case paused
    case resumed
    case changedHours = "changed-hours"
    case removedHours = "removed-hours"
    case addedAccount = "added-account"
    case changedAccount = "changed-account"
    case changedPassword = "changed-password"
    case setUpFactor = "set-up-second-factor"
    case removedFactor = "removed-second-factor"
    case renewedRecoveryCodes = "renewed-recovery-codes"
    case endedSignIns = "ended-sign-ins"
    case removedAccount = "removed-account"
    case renewedSecrets = "renewed-secrets"
    case reloadedSettings = "reloaded-settings"
    case readTrail = "read-audit"
    case exportedTrail = "exported-audit"
    /// What stands for the rows that were removed for their age (``TrailRow/checkpoint(signed:)``).
    case checkpoint

    /// Whether it has one row at most for each account, subject and hour: reading is repeated by pages that are open.
    package var isCoalesced: Bool {
        switch self {
        case .readChat, .readPushes, .readCallback, .listedCallbacks, .readTrail: true
        default: false
        }
    }
}

/// Who acts, and from where.
package struct TrailPerson: Hashable, Sendable {
    /// The account; empty where none is meant.
    package let account: String
    /// The account's role, or what acts instead.
    package let role: String
    /// The address that the request comes from, by the rules of trusted proxies; empty for none.
    package let address: String

    private init(account: String, role: String, address: String) {
        self.account = account
        self.role = role
        self.address = address
    }

    /// - Parameters:
    ///   - account: The account; nil for the operator's own pair.
    ///   - address: Where the request comes from.
    package init(_ account: DeskAccount?, at address: String) {
        self.init(account: account?.user ?? "", role: account?.role.rawValue ?? "operator", address: address)
    }

    /// A stranger who may have no account.
    package static func stranger(at address: String) -> TrailPerson {
        TrailPerson(account: "", role: "", address: address)
    }

    /// A command that somebody runs on the machine.
    package static let command = TrailPerson(account: "", role: "command", address: "")
    /// The provider at which people sign in (OpenID Connect).
    package static let provider = TrailPerson(account: "", role: "provider", address: "")
    /// The gateway itself, at a signal.
    package static let gateway = TrailPerson(account: "", role: "gateway", address: "")
}

/// One act for the audit trail: who did what to what, and when.
///
/// It holds ids alone, no texts and no names of customers.
package struct TrailEntry: Hashable, Sendable {
    /// The longest text of a row, in bytes of UTF-8.
    package static let longestText = 256

    package let at: Timestamp
    package let account: String
    package let role: String
    package let address: String
    /// The word of a ``TrailAct``; of another program's rows any text.
    package let act: String
    /// The id of what it was done to; empty where the act says it all.
    package let subject: String

    package init(_ act: TrailAct, by person: TrailPerson, of subject: String = "", at time: Timestamp) {
        self.init(
            at: time, account: Self.plain(person.account), role: person.role, address: Self.plain(person.address),
            act: act.rawValue, subject: Self.plain(subject))
    }

    /// Reads an entry as it is stored.
    package init(at: Timestamp, account: String, role: String, address: String, act: String, subject: String) {
        self.at = at
        self.account = account
        self.role = role
        self.address = address
        self.act = act
        self.subject = subject
    }

    /// The name under which a coalesced act has one row; nil for any other act.
    package var once: String? {
        guard TrailAct(rawValue: act)?.isCoalesced == true else { return nil }
        let who = account.isEmpty ? "\(role) \(address)" : account
        return "\(act) \(at.milliseconds / 3_600_000) \(who.utf8.count) \(who) \(subject)"
    }

    /// The text as every engine stores it unchanged: short, and without control characters.
    private static func plain(_ text: String) -> String {
        guard text.utf8.count > longestText || ControlCharacters.occur(in: text) else { return text }
        var (plain, length) = ("", 0)
        for scalar in text.unicodeScalars {
            let kept: Unicode.Scalar = scalar.properties.generalCategory == .control ? "\u{fffd}" : scalar
            length += UTF8.width(kept)
            guard length <= longestText else { break }
            plain.unicodeScalars.append(kept)
        }
        return plain
    }
}
