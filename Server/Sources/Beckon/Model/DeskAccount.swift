/// An account of the built-in desk.
package struct DeskAccount: Hashable, Sendable {
    package enum Role: String, Hashable, Sendable, CaseIterable {
        case agent
        case admin
    }

    package let user: String
    /// The name that customers see.
    package var nickname: String
    package var role: Role
    /// The salted hash of the password, in the desk's own format; never the password.
    package var passwordHash: String

    package init(user: String, nickname: String, role: Role, passwordHash: String) {
        self.user = user
        self.nickname = nickname
        self.role = role
        self.passwordHash = passwordHash
    }
}
