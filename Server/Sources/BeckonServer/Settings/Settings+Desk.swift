import BayeuxHTTP
import Beckon
import BeckonDesk
import BeckonPush

extension Settings {
    /// The roles whose accounts may sign in at the desk by a password.
    var passwordRoles: Set<DeskAccount.Role> { openID?.passwordRoles ?? Set(DeskAccount.Role.allCases) }

    /// Reads `desk`.
    mutating func readDesk(_ root: inout SettingsSource) {
        var source = root.section("desk")
        var section = source.section("oidc")
        if section.isPresent { openID = readOpenID(&section) }
        section.finish()
        readSecondFactors(&source)
        source.finish()
    }

    private mutating func readSecondFactors(_ source: inout SettingsSource) {
        if let rule = source.choice("secondFactor", SecondFactorRules.Rule.self) { secondFactors.general = rule }
        var roles = source.section("secondFactorByRole")
        for role in DeskAccount.Role.allCases {
            if let rule = roles.choice(role.rawValue, SecondFactorRules.Rule.self) { secondFactors.roles[role] = rule }
        }
        roles.finish()
    }

    private func readOpenID(_ source: inout SettingsSource) -> OpenIDOptions? {
        let (issuer, clientID) = (Self.issuer(&source), Self.required("clientID", &source))
        let secret = Self.secret("clientSecret", &source)
        if secret?.isEmpty ?? true { source.problem("clientSecretFile", "is missing") }
        let redirect = redirectURL(&source)
        let signedOut = source.text("signedOutURL") ?? http.externalURLs.first.map { "\($0)/desk" }
        var options = OpenIDOptions(
            issuer: issuer ?? "", clientID: clientID ?? "", clientSecret: secret ?? "", redirectURL: redirect ?? "",
            signedOutURL: signedOut ?? "")
        Self.readRoles(&options.roles, &source)
        Self.readChoices(&options, &source)
        guard issuer != nil, clientID != nil, secret != nil, redirect != nil else { return nil }
        return options
    }

    private static func issuer(_ source: inout SettingsSource) -> String? {
        guard let text = required("issuer", &source), !text.isEmpty else { return nil }
        guard WebAddress(text) != nil, !text.contains(where: { "?#".contains($0) }) else {
            source.problem("issuer", "must be an http or https address without ? and #, as the provider spells it")
            return nil
        }
        source.warnIfPlain("issuer", text, "agents' sign-ins")
        return text
    }

    /// Where the provider sends browsers back to; its host must be one of this server's, for its cookie to be there.
    private func redirectURL(_ source: inout SettingsSource) -> String? {
        let path = "/desk/oidc/callback"
        guard let text = source.text("redirectURL") ?? http.externalURLs.first.map({ $0 + path }) else {
            source.problem("redirectURL", "is missing: set it, or http.externalURLs")
            return nil
        }
        guard WebAddress(text) != nil, text.hasSuffix(path) else {
            source.problem("redirectURL", "must be an http or https address that ends in \(path)")
            return nil
        }
        if !http.externalURLs.isEmpty, !http.externalURLs.contains(where: { text == $0 + path }) {
            source.problem("redirectURL", "must be one of http.externalURLs and \(path)")
            return nil
        }
        return text
    }

    private static func readRoles(_ map: inout RoleMap, _ source: inout SettingsSource) {
        if let claim = source.text("rolesClaim"), !claim.isEmpty { map.rolesClaim = claim }
        if let claim = source.text("nameClaim"), !claim.isEmpty { map.nameClaim = claim }
        var roles = source.section("roles")
        for value in roles.keys {
            if let role = roles.choice(value, DeskAccount.Role.self) { map.roles[value] = role }
        }
        roles.finish()
        if map.roles.isEmpty { source.problem("roles", "must give at least one value of the claim a role") }
        map.servicesClaim = source.text("servicesClaim")
        var services = source.section("services")
        for value in services.keys { map.services[value] = services.list(value) ?? [] }
        services.finish()
        if map.servicesClaim == nil, !map.services.isEmpty {
            source.problem("services", "has no effect without servicesClaim")
        }
        if map.servicesClaim != nil, map.services.isEmpty {
            source.problem("services", "must give at least one value of servicesClaim services, or \(RoleMap.all)")
        }
    }

    private static func readChoices(_ options: inout OpenIDOptions, _ source: inout SettingsSource) {
        if let scopes = source.list("scopes") {
            if !scopes.contains("openid") { source.problem("scopes", "must contain openid") }
            options.scopes = scopes
        }
        if let strengths = source.list("acr") { options.strengths = strengths }
        if let pause = source.seconds("check", in: 5...86_400) { options.checkPause = pause }
        if let lifetime = source.seconds("lifetime", in: 300...43_200) { options.lifetime = lifetime }
        if let label = source.text("label"), VisibleText.isSeen(label) { options.label = label }
        if let file = source.text("trustRootsFile") { options.trustRootsFile = file }
        if let names = source.list("passwords") {
            let roles = names.compactMap { DeskAccount.Role(rawValue: $0) }
            if roles.count != names.count {
                let all = DeskAccount.Role.allCases.map(\.rawValue).joined(separator: ", ")
                source.problem("passwords", "names some of \(all)")
            }
            options.passwordRoles = Set(roles)
        }
        if options.passwordRoles.isEmpty {
            source.warning("passwords", "is empty: while the provider cannot be reached, nobody can sign in")
        }
    }
}
