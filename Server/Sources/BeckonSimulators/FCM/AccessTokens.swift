import BeckonCrypto
import Foundation

/// The token endpoint's rules and the access tokens that it has issued.
///
/// From Google's "Using OAuth 2.0 for server to server applications": the endpoint exchanges a signed assertion for a
/// bearer token, valid for an hour.
struct AccessTokens: Sendable {
    /// How long a token is valid, in seconds.
    static let lifetime: Int64 = 3_599
    private static let scope = "https://www.googleapis.com/auth/firebase.messaging"
    private static let grantType = "urn:ietf:params:oauth:grant-type:jwt-bearer"
    /// How far the two clocks may differ, in seconds.
    private static let tolerance: Int64 = 30
    private static let capacity = 1_000

    private let accounts: [String: SimulatedServiceAccount]
    private var expiries: [String: Int64] = [:]
    private(set) var issued = 0

    init(accounts: [SimulatedServiceAccount]) {
        self.accounts = Dictionary(accounts.map { ($0.clientEmail, $0) }) { first, _ in first }
    }

    /// Whether the endpoint issued the token and it has not expired.
    func accepts(_ token: some StringProtocol, now: Int64) -> Bool {
        expiries[String(token)].map { now < $0 } ?? false
    }

    /// Revokes every token issued so far.
    mutating func revokeAll() { expiries.removeAll() }

    /// Answers a request to the token endpoint.
    mutating func answer(_ request: SimulatedRequest, audience: String, now: Int64) -> SimulatedAnswer {
        let form = StandInTarget.values(of: String(decoding: request.body, as: UTF8.self))
        guard request.method == "POST" else { return Self.refusal("invalid_request", "POST is expected") }
        guard form["grant_type"] == Self.grantType else {
            return Self.refusal("unsupported_grant_type", "grant_type is not the JWT bearer type")
        }
        guard let jwt = form["assertion"].flatMap({ SimulatedJWT($0) }), jwt.header["alg"]?.string == "RS256",
            let account = jwt.claims["iss"]?.string.flatMap({ accounts[$0] }),
            jwt.header["kid"]?.string == account.privateKeyID,
            account.publicKey.isValidSignature(
                jwt.signature, for: jwt.signedBytes)
        else { return Self.refusal("invalid_grant", "Invalid JWT Signature.") }
        guard jwt.claims["scope"]?.string == Self.scope else { return Self.refusal("invalid_scope", "Wrong scope.") }
        guard jwt.claims["aud"]?.string == audience else { return Self.refusal("invalid_grant", "Wrong audience.") }
        guard let issuedAt = jwt.claims["iat"]?.integer, let expiry = jwt.claims["exp"]?.integer,
            (0...4_102_444_800).contains(issuedAt), issuedAt <= now + Self.tolerance,
            expiry > now - Self.tolerance, expiry <= issuedAt + 3_600
        else {
            return Self.refusal("invalid_grant", "Token must be a short-lived token and in a reasonable timeframe.")
        }
        return hand(out: now)
    }

    private mutating func hand(out now: Int64) -> SimulatedAnswer {
        if expiries.count >= Self.capacity { expiries = expiries.filter { now < $0.value } }
        if expiries.count >= Self.capacity { expiries.removeAll() }
        issued += 1
        let token = "sandbox." + UUID().uuidString.lowercased()
        expiries[token] = now + Self.lifetime
        return .json(
            200, "{\"access_token\":\"\(token)\",\"expires_in\":\(Self.lifetime),\"token_type\":\"Bearer\"}")
    }

    static func refusal(_ error: String, _ description: String, status: Int = 400) -> SimulatedAnswer {
        .json(
            status,
            "{\"error\":\(SimulatedJSON.quoted(error)),\"error_description\":\(SimulatedJSON.quoted(description))}")
    }
}
