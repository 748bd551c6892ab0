/// An account of the built-in desk.
package struct DeskAccount: Hashable, Sendable {
    /// What a person may do (``DeskOperation/roles``); the roles of GMS, the desk's agents, and auditors.
    package enum Role: String, Hashable, Sendable, CaseIterable {
        /// Answers chats and callbacks.
        case agent
        /// Also sees and handles everybody's callbacks.
        case supervisor
        /// Sees callbacks, and may not make, change or end any.
        case readOnly = "callback-read-only"
        /// Everything that a supervisor may do, and why pushes were sent or not.
        case admin
        /// Reads the audit trail, and nothing of customers.
        case auditor

        /// Whether the person answers chats and callbacks.
        package var mayAnswer: Bool { may(.take) }
    }

    package let user: String
    /// The name that customers see.
    package var nickname: String
    package var role: Role
    /// The salted hash of the password, in the desk's own format; never the password.
    ///
    /// An account of a provider has a mark in its place, which no password matches.
    package var passwordHash: String
    /// The services, or groups of services (`_service_groups`), whose chats and callbacks the person sees; empty for all.
    package var services: [String]

    package init(user: String, nickname: String, role: Role, passwordHash: String, services: [String] = []) {
        self.user = user
        self.nickname = nickname
        self.role = role
        self.passwordHash = passwordHash
        self.services = services
    }
}

extension DeskAccount {
    /// What the names of a provider's people begin with; no local account may have such a name.
    package static let providerPrefix = "oidc:"
    /// What the mark of a provider's account begins with.
    package static let providerMark = "oidc$"

    /// Whether the person signs in at a provider (OpenID Connect).
    package var isOfProvider: Bool { passwordHash.hasPrefix(Self.providerMark) }
}

extension DeskAccount.Role {
    /// The names that GMS gives to its roles, in small letters.
    private static let namesOfGMS: [String: DeskAccount.Role] = [
        "administrator": .admin, "callbackreadonly": .readOnly,
    ]

    /// Reads a role as Beckon or GMS spells it, in any case; nil for any other text.
    package init?(named name: String) {
        let name = name.lowercased()
        guard let role = DeskAccount.Role(rawValue: name) ?? Self.namesOfGMS[name] else { return nil }
        self = role
    }
}

/// One sign-in at the desk.
///
/// The cookie holds a random token. Only its hash is stored, so that a copy of the database is of no use for signing in.
package struct DeskSession: Hashable, Sendable {
    /// The most sessions of one account; a further one ends the oldest.
    package static let perAccount = 32

    /// The hash of the token.
    package let id: String
    package let user: String
    package let beganAt: Timestamp
    /// When it ends, even if it is in use.
    package let endsAt: Timestamp
    /// When it ends if it is not used before; at most ``endsAt``.
    package var idleEnd: Timestamp
    /// Whether a second factor was proved.
    package let hasSecondFactor: Bool

    package init(
        id: String, user: String, beganAt: Timestamp, endsAt: Timestamp, idleEnd: Timestamp,
        hasSecondFactor: Bool = false
    ) {
        self.id = id
        self.user = user
        self.beganAt = beganAt
        self.endsAt = endsAt
        self.idleEnd = min(idleEnd, endsAt)
        self.hasSecondFactor = hasSecondFactor
    }
}

/// What keeps a sign-in tied to the provider where the person signed in (OpenID Connect).
package struct DeskGrant: Hashable, Sendable {
    /// The sign-in.
    package let session: String
    package let user: String
    /// What stands for the provider's own session, by which it can end this one; nil if it names none.
    package let providerSession: String?
    /// The provider's tokens, sealed for this sign-in.
    package var sealed: String
    /// When the provider is asked again whether the person may stay; nil for never.
    package var checkAt: Timestamp?

    package init(session: String, user: String, providerSession: String?, sealed: String, checkAt: Timestamp?) {
        self.session = session
        self.user = user
        self.providerSession = providerSession
        self.sealed = sealed
        self.checkAt = checkAt
    }
}
