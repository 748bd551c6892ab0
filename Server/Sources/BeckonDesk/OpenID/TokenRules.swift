import Beckon
import BeckonCrypto
import BeckonEdge
import BeckonJSON
import Foundation

/// What the claims of a provider's tokens must say; their signatures are checked before.
struct TokenRules: Hashable, Sendable {
    /// How far the provider's clock may differ from ours, in seconds.
    static let leeway: Int64 = 60
    /// How old a token may be when it comes, in seconds: it was made for this exchange, but some providers date it back.
    static let longestAge: Int64 = 600
    /// The most bytes of a token.
    static let longest = 16_384

    private static let logoutEvent = "http://schemas.openid.net/event/backchannel-logout"
    private static let longestSubject = 255

    let issuer: String
    let client: String
    /// The values of `acr` of which an ID token must have one; empty for any or none.
    var strengths: [String] = []

    /// Reads an ID token (OpenID Connect Core 1.0, sections 3.1.3.7 and 12.2).
    ///
    /// - Parameters:
    ///   - token: The token.
    ///   - nonce: The nonce of the sign-in; nil for a token that came by a refresh.
    ///   - accessToken: The access token beside it.
    ///   - now: The time of day.
    /// - Returns: Who signed in.
    /// - Throws: ``OpenIDFault``.
    func identity(
        of token: SignedToken, nonce: String?, accessToken: String?, now: Timestamp
    ) throws(OpenIDFault) -> ProviderIdentity {
        // Tokens of other kinds, which the same keys sign, name themselves.
        guard [nil, "jwt"].contains(token.type) else { throw .type }
        let claims = token.claims
        try checkOrigin(claims)
        try checkTimes(claims, needsEnd: true, now: now)
        if let nonce {
            guard let given = claims["nonce"]?.string,
                SecureComparison.areEqual(Data(given.utf8), Data(nonce.utf8))
            else { throw .nonce }
            guard strengths.isEmpty || claims["acr"]?.string.map(strengths.contains) ?? false else { throw .strength }
        }
        if let hash = claims["at_hash"], let accessToken {
            guard hash.string == SHA256.hash(data: Data(accessToken.utf8)).prefix(16).base64URL else {
                throw .accessHash
            }
        }
        guard let subject = Self.subject(claims) else { throw .subject }
        return ProviderIdentity(issuer: issuer, subject: subject, session: claims["sid"]?.string, claims: claims)
    }

    /// Reads a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6).
    ///
    /// - Throws: ``OpenIDFault``.
    func logout(of token: SignedToken, now: Timestamp) throws(OpenIDFault) -> LogoutNotice {
        guard [nil, "jwt", "logout+jwt"].contains(token.type) else { throw .type }
        let claims = token.claims
        // An ID token is no logout token: it has no event, and it has the nonce.
        guard claims["events"]?[Self.logoutEvent]?.object != nil, claims["nonce"] == nil else { throw .type }
        try checkOrigin(claims)
        let issuedAt = try checkTimes(claims, needsEnd: false, now: now)
        guard let id = claims["jti"]?.string, !id.isEmpty, id.utf8.count <= 1_024 else { throw .malformed }
        let subject = Self.subject(claims)
        let session = claims["sid"]?.string
        guard claims["sub"] == nil || subject != nil else { throw .subject }
        guard subject != nil || session != nil else { throw .subject }
        return LogoutNotice(
            id: id, issuedAt: issuedAt, user: subject.map { ProviderIdentity.user(issuer: issuer, subject: $0) },
            session: session.map { ProviderIdentity.stored(session: $0, of: issuer) })
    }

    private func checkOrigin(_ claims: JSONValue) throws(OpenIDFault) {
        guard claims["iss"]?.string == issuer else { throw .issuer }
        let audience = claims["aud"]?.array ?? claims["aud"].map { [$0] } ?? []
        guard audience.contains(.string(client)) else { throw .audience }
        let party = claims["azp"]
        guard party == .string(client) || party == nil && audience.count == 1 else { throw .audience }
    }

    /// - Returns: When the token was issued.
    @discardableResult
    private func checkTimes(
        _ claims: JSONValue, needsEnd: Bool, now: Timestamp
    ) throws(OpenIDFault) -> Timestamp {
        let (seconds, leeway) = (Double(now.milliseconds) / 1_000, Double(Self.leeway))
        if let end = claims["exp"] {
            guard let end = end.double, seconds < end + leeway else { throw .expired }
        } else if needsEnd {
            throw .expired
        }
        if let start = claims["nbf"] {
            guard let start = start.double, seconds >= start - leeway else { throw .issuedAt }
        }
        guard let issuedAt = claims["iat"]?.double, issuedAt <= seconds + leeway,
            issuedAt >= seconds - Double(Self.longestAge)
        else { throw .issuedAt }
        return Timestamp(milliseconds: Int64(issuedAt * 1_000))
    }

    private static func subject(_ claims: JSONValue) -> String? {
        claims["sub"]?.string.flatMap { text in
            (1...longestSubject).contains(text.utf8.count) && !ControlCharacters.occur(in: text) ? text : nil
        }
    }
}

/// A person as the provider knows them: an issuer and a subject, never an address or a name.
struct ProviderIdentity: Hashable, Sendable {
    let issuer: String
    let subject: String
    /// The provider's own session (`sid`); nil if it names none.
    let session: String?
    let claims: JSONValue

    /// The name of the person's account at the desk.
    var user: String { Self.user(issuer: issuer, subject: subject) }

    /// What the account has in the place of a password's hash; no password matches it.
    var mark: String { DeskAccount.providerMark + Self.hash(issuer, subject) }

    /// What stands for the provider's session in the database.
    var storedSession: String? { session.map { Self.stored(session: $0, of: issuer) } }

    /// The name of an account: a hash, so that no subject of any issuer can be spelled like another one's.
    static func user(issuer: String, subject: String) -> String {
        DeskAccount.providerPrefix + hash(issuer, subject).prefix(22)
    }

    static func stored(session: String, of issuer: String) -> String { hash(issuer, session) }

    private static func hash(_ issuer: String, _ name: String) -> String {
        SHA256.hash(data: Data("\(issuer.utf8.count) \(issuer) \(name)".utf8)).base64URL
    }
}

/// A provider's word that sign-ins have ended there.
struct LogoutNotice: Hashable, Sendable {
    /// The token's own name (`jti`).
    let id: String
    let issuedAt: Timestamp
    /// The account; nil if only the session is named.
    let user: String?
    /// The provider's session as the database has it; nil for all of the account.
    let session: String?
}

/// The logout tokens of the last minutes, so that none is used twice.
///
/// A token that was forgotten, here or by another node, ends no sign-in that began after it was issued.
struct LogoutMemory: Sendable {
    static let capacity = 4_096
    static let lifetime = Milliseconds.seconds(TokenRules.longestAge + TokenRules.leeway)

    private var used: [String: Timestamp] = [:]

    /// Notes a token; false if it was used before.
    mutating func admits(_ notice: LogoutNotice, now: Timestamp) -> Bool {
        guard used[notice.id] == nil else { return false }
        if used.count >= Self.capacity {
            used = used.filter { $0.value > now }
            // Each is valid and signed by the provider: so many at once are its own.
            if used.count >= Self.capacity { used.removeAll() }
        }
        used[notice.id] = notice.issuedAt.advanced(by: Self.lifetime)
        return true
    }
}
