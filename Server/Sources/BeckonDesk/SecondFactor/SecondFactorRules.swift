package import Beckon

/// Which accounts of the desk need a second factor.
package struct SecondFactorRules: Hashable, Sendable {
    package enum Rule: String, Hashable, Sendable, CaseIterable {
        /// Nobody is asked for one, and none can be set up.
        case off = "none"
        /// Who has set one up is asked for it.
        case optional
        /// Who has none sets one up at the next sign-in.
        case required
    }

    /// The rule for roles that have none of their own.
    package var general = Rule.off
    package var roles: [DeskAccount.Role: Rule] = [:]

    package init() {}

    /// The rule for a role.
    package func rule(for role: DeskAccount.Role) -> Rule { roles[role] ?? general }

    /// The rule for an account; where the person signs in at a provider, it asks for what it wants.
    func rule(for account: DeskAccount) -> Rule { account.isOfProvider ? .off : rule(for: account.role) }
}

/// What a sign-in needs after the password.
package enum SecondStep: String, Hashable, Sendable {
    /// A code of the app, or a recovery code.
    case code
    /// The account sets up its second factor first.
    case enrolment
}
