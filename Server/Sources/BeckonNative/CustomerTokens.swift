package import Beckon
package import BeckonEdge
import BeckonJSON

/// Checks the tokens that an operator's own sign-in issues to customers: JSON web tokens (RFC 7519) with ES256 or RS256.
package struct CustomerTokens: Sendable {
    package typealias Algorithm = SignedToken.Algorithm
    package typealias Key = SignedToken.Key

    /// How far clocks may differ.
    static let leeway: Int64 = 60
    private static let longest = 4_096
    /// Longest id of a customer, in UTF-8 bytes.
    private static let longestSubject = 256

    private let keys: [Key]
    private let issuer: String?
    private let audience: String?

    /// Makes a checker; without keys no token is valid.
    ///
    /// - Parameters:
    ///   - keys: The keys whose signatures count.
    ///   - issuer: The required `iss`; nil for any.
    ///   - audience: The value that `aud` must be or contain; nil for any.
    package init(keys: [Key], issuer: String? = nil, audience: String? = nil) {
        self.keys = keys
        self.issuer = issuer
        self.audience = audience
    }

    /// The customer of a token, its `sub`.
    ///
    /// - Parameters:
    ///   - token: The compact form.
    ///   - now: The wall clock.
    ///   - ignoringEnd: Whether an expired token counts: for signing out, which may come late.
    /// - Returns: The customer; nil if the token is not valid.
    package func customer(of token: String, now: Timestamp, ignoringEnd: Bool = false) -> String? {
        guard let token = SignedToken(token, longest: Self.longest) else { return nil }
        let claims = token.claims
        let isSigned = keys.contains { key in (key.id == nil || key.id == token.keyID) && token.isSigned(by: key) }
        guard isSigned, isMeant(claims), isTimely(claims, now: now, ignoringEnd: ignoringEnd),
            let subject = claims["sub"]?.string, (1...Self.longestSubject).contains(subject.utf8.count)
        else { return nil }
        return subject
    }

    private func isMeant(_ claims: JSONValue) -> Bool {
        if let issuer, claims["iss"]?.string != issuer { return false }
        guard let audience else { return true }
        return claims["aud"]?.string == audience || claims["aud"]?.array?.contains(.string(audience)) == true
    }

    private func isTimely(_ claims: JSONValue, now: Timestamp, ignoringEnd: Bool) -> Bool {
        let now = Double(now.milliseconds) / 1_000
        let leeway = Double(Self.leeway)
        // A token has to expire: one without `exp` is refused.
        guard let end = claims["exp"]?.double, ignoringEnd || now < end + leeway else { return false }
        if let start = claims["nbf"] {
            guard let start = start.double, now >= start - leeway else { return false }
        }
        return true
    }
}
