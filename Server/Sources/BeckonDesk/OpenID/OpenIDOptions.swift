package import Beckon
import BeckonPlatform

/// How agents sign in at a provider (`desk.oidc`).
package struct OpenIDOptions: Hashable, Sendable {
    /// `issuer`: the provider, as its own document spells it.
    package var issuer: String
    package var clientID: String
    package var clientSecret: String
    /// `redirectURL`: where the provider sends browsers back to, as it is registered there.
    package var redirectURL: String
    /// `signedOutURL`: where the provider sends browsers to that have signed out.
    package var signedOutURL: String
    package var scopes = ["openid", "profile"]
    package var roles = RoleMap()
    /// `acr`: the values of `acr` of which a sign-in must have one.
    package var strengths: [String] = []
    /// `check`: how often the provider is asked whether a person may stay.
    package var checkPause = Milliseconds.seconds(300)
    /// `lifetime`: how long a sign-in lasts for which the provider gave no refresh token.
    package var lifetime = Milliseconds.seconds(3_600)
    /// `label`: what the button says.
    package var label = "Sign in with your company account"
    /// `passwords`: the roles of local accounts that may sign in at the desk by a password.
    package var passwordRoles = Set(DeskAccount.Role.allCases)
    /// `trustRootsFile`: PEM file of the roots to trust instead of the system's.
    package var trustRootsFile: String?

    package init(issuer: String, clientID: String, clientSecret: String, redirectURL: String, signedOutURL: String) {
        self.issuer = issuer
        self.clientID = clientID
        self.clientSecret = clientSecret
        self.redirectURL = redirectURL
        self.signedOutURL = signedOutURL
    }

    var rules: TokenRules { TokenRules(issuer: issuer, client: clientID, strengths: strengths) }

    /// Where a browser is sent to sign in: the code flow with PKCE.
    func address(of pending: PendingSignIn, at document: ProviderDocument) -> String {
        var query = [
            ("response_type", "code"), ("client_id", clientID), ("redirect_uri", redirectURL),
            ("scope", scopes.joined(separator: " ")), ("state", pending.state), ("nonce", pending.nonce),
            ("code_challenge", pending.challenge), ("code_challenge_method", "S256"),
        ]
        if !strengths.isEmpty { query.append(("acr_values", strengths.joined(separator: " "))) }
        return Self.adding(query, to: document.authorization)
    }

    /// Where a browser is sent to sign out of the provider, too; nil if the provider has no such page.
    ///
    /// - Parameters:
    ///   - idToken: Tells the provider who signs out, so that it need not ask; nil if it is not known any more.
    ///   - document: What the provider says of itself.
    /// - Returns: The address.
    func signOutAddress(idToken: String?, at document: ProviderDocument) -> String? {
        document.endSession.map { address in
            let hint = idToken.map { [("id_token_hint", $0)] } ?? []
            return Self.adding(
                hint + [("client_id", clientID), ("post_logout_redirect_uri", signedOutURL)], to: address)
        }
    }

    private static func adding(_ query: [(String, String)], to address: String) -> String {
        let text = query.map { "\($0.0)=\(PlatformCall.escaped($0.1))" }.joined(separator: "&")
        return "\(address)\(address.contains("?") ? "&" : "?")\(text)"
    }
}
