package import Beckon
import BeckonJSON

/// Which role and services the claims of a provider give at the desk.
package struct RoleMap: Hashable, Sendable {
    /// `desk.oidc.rolesClaim`.
    package var rolesClaim = "groups"
    /// `desk.oidc.roles`: the role of each value of the claim.
    package var roles: [String: DeskAccount.Role] = [:]
    /// `desk.oidc.servicesClaim`; nil where everybody sees all services.
    package var servicesClaim: String?
    /// `desk.oidc.services`: the services or groups of each value; `*` for all.
    package var services: [String: [String]] = [:]
    /// `desk.oidc.nameClaim`: the name that customers see.
    package var nameClaim = "name"

    /// What stands for all services.
    package static let all = "*"

    package init() {}

    /// Whether claims say everything that the map asks for.
    func isComplete(_ claims: JSONValue) -> Bool {
        [rolesClaim, servicesClaim].compactMap(\.self).allSatisfy { Self.value($0, claims) != nil }
    }

    /// The account of a person.
    ///
    /// Of several roles the one with most rights counts, of services all together. A value that the map does not name gives
    /// nothing.
    ///
    /// - Parameters:
    ///   - identity: The person.
    ///   - claims: What the provider says about them.
    ///   - former: The account as it stands; nil for a new one.
    /// - Returns: The account.
    /// - Throws: ``OpenIDFault``: `role` or `services` if the claims give none.
    func account(
        of identity: ProviderIdentity, _ claims: JSONValue, former: DeskAccount? = nil
    ) throws(OpenIDFault) -> DeskAccount {
        let given = Self.texts(rolesClaim, claims).compactMap { roles[$0] }
        guard let role = Self.order.first(where: given.contains) else { throw .role }
        var seen: [String] = []
        if let servicesClaim {
            seen = Self.texts(servicesClaim, claims).flatMap { services[$0] ?? [] }
            // None in an account means all: who was given none must not get in.
            guard !seen.isEmpty else { throw .services }
            seen = seen.contains(Self.all) ? [] : Set(seen).sorted()
        }
        let name = Self.value(nameClaim, claims)?.string.flatMap(Self.nickname) ?? former?.nickname ?? "Agent"
        return DeskAccount(
            user: identity.user, nickname: name, role: role, passwordHash: identity.mark, services: seen)
    }

    /// The roles, the one with most rights first.
    private static let order: [DeskAccount.Role] = [.admin, .supervisor, .agent, .readOnly, .auditor]

    private static func nickname(_ text: String) -> String? {
        let plain = ControlCharacters.stripped(from: text)
        guard VisibleText.isSeen(plain), plain.utf8.count <= DeskSignIn.longestUser else { return nil }
        return plain
    }

    /// The value of a claim: by its whole name, or by a path with dots.
    private static func value(_ name: String, _ claims: JSONValue) -> JSONValue? {
        if let value = claims[name] { return value }
        return name.split(separator: ".").reduce(claims as JSONValue?) { value, key in value?[String(key)] }
    }

    private static func texts(_ name: String, _ claims: JSONValue) -> [String] {
        let value = value(name, claims)
        return value?.array?.compactMap(\.string) ?? value?.string.map { [$0] } ?? []
    }
}
