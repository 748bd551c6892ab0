import Beckon
import Testing

@testable import BeckonDesk
@testable import BeckonServer

@Suite("The settings of signing in at a provider") struct OpenIDSettingsTests {
    private static let least = """
        http: {externalURLs: ["https://chat.example.com/b"]}
        desk:
          oidc:
            issuer: https://idp.example.com
            clientID: beckon
            clientSecret: secret
            roles: {desk-agents: agent}
        """

    @Test("the least that is needed, and what follows from it")
    func least() throws {
        let options = try #require(try Settings(yaml: Self.least).openID)
        #expect(options.redirectURL == "https://chat.example.com/b/desk/oidc/callback")
        #expect(options.signedOutURL == "https://chat.example.com/b/desk")
        #expect(options.scopes == ["openid", "profile"] && options.roles.rolesClaim == "groups")
        #expect(options.roles.roles == ["desk-agents": .agent] && options.roles.servicesClaim == nil)
        #expect(options.passwordRoles == Set(DeskAccount.Role.allCases))
        #expect(try Settings(yaml: "http: {port: 1}").openID == nil)
    }

    @Test("everything else that can be set; the secret may come from the environment")
    func all() throws {
        let text = """
            http: {externalURLs: ["https://chat.example.com"]}
            desk:
              oidc:
                issuer: https://idp.example.com
                clientID: beckon
                roles: {leads: supervisor, agents: agent}
                rolesClaim: realm_access.roles
                servicesClaim: teams
                services: {red: [sales, south], boss: "*"}
                nameClaim: given_name
                scopes: [openid, offline_access]
                acr: [mfa]
                check: 60
                lifetime: 900
                label: Firma
                passwords: [admin]
            """
        let environment = ["BECKON_DESK_OIDC_CLIENT_SECRET": "s"]
        let options = try #require(try Settings(yaml: text, environment: environment).openID)
        #expect(options.clientSecret == "s" && options.strengths == ["mfa"] && options.label == "Firma")
        #expect(options.roles.services == ["red": ["sales", "south"], "boss": ["*"]])
        #expect(options.checkPause == .seconds(60) && options.lifetime == .seconds(900))
        #expect(options.passwordRoles == [.admin] && options.scopes.contains("offline_access"))
    }

    @Test(
        "each mistake is named by its key",
        arguments: [
            ("issuer: https://idp.example.com", "issuer: idp", "desk.oidc.issuer"),
            ("issuer: https://idp.example.com", "issuer: https://idp.example.com?a", "desk.oidc.issuer"),
            ("issuer: https://idp.example.com", "label: x", "desk.oidc.issuer"),
            ("clientID: beckon", "label: x", "desk.oidc.clientID"),
            ("clientSecret: secret", "label: x", "desk.oidc.clientSecretFile"),
            ("agent}", "boss}", "desk.oidc.roles.desk-agents"),
            ("roles: {desk-agents: agent}", "roles: {}", "desk.oidc.roles"),
            ("clientID: beckon", "clientID: beckon\n    scopes: [profile]", "desk.oidc.scopes"),
            ("clientID: beckon", "clientID: beckon\n    passwords: [boss]", "desk.oidc.passwords"),
            ("clientID: beckon", "clientID: beckon\n    services: {a: [b]}", "desk.oidc.services"),
            ("clientID: beckon", "clientID: beckon\n    servicesClaim: a", "desk.oidc.services"),
            (
                "clientID: beckon", "clientID: beckon\n    redirectURL: https://evil.example/desk/oidc/callback",
                "desk.oidc.redirectURL"
            ),
            (
                "clientID: beckon", "clientID: beckon\n    redirectURL: https://chat.example.com/b",
                "desk.oidc.redirectURL"
            ),
            ("clientID: beckon", "clientID: beckon\n    check: 1", "desk.oidc.check"),
            ("clientID: beckon", "clientID: beckon\n    secret: 1", "desk.oidc.secret"),
        ])
    func mistakes(from: String, to: String, key: String) {
        let reading = SettingsReading(yaml: Self.least.replacing(from, with: to))
        #expect(reading.problems.contains { $0.hasPrefix("\(key):") }, "\(reading.problems)")
    }

    @Test("a provider without TLS and a desk without passwords are warned of")
    func warnings() {
        let text = Self.least.replacing("https://idp", with: "http://idp")
            .replacing("clientID: beckon", with: "clientID: beckon\n    passwords: []")
        let reading = SettingsReading(yaml: text)
        #expect(reading.problems.isEmpty)
        #expect(reading.warnings.contains { $0.hasPrefix("desk.oidc.issuer:") })
        #expect(reading.warnings.contains { $0.hasPrefix("desk.oidc.passwords") })
    }
}
