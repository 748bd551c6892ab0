import BeckonCrypto
import Foundation

/// Checks provider tokens as APNs does: ES256, a known key, the key's team, made within the last hour.
struct ProviderTokenCheck: Sendable {
    /// How old a token may be, in seconds.
    static let lifetime: Int64 = 3_600
    /// How far the time of a token may lie in the future, in seconds.
    static let tolerance: Int64 = 5

    struct Key: Sendable {
        var teamID: String
        var publicKey: P256.PublicKey
    }

    enum Verdict: Sendable, Equatable {
        case accepted
        /// The `reason` of the refusal, always with 403.
        case refused(String)
    }

    private let keys: [String: Key]
    /// Tokens with a valid signature, with the time at which they were made; a signature is checked once.
    private var verified: [String: Int64] = [:]

    init(keys: [String: Key]) { self.keys = keys }

    mutating func check(authorization: String?, now: Int64) -> Verdict {
        guard let authorization, !authorization.isEmpty else { return .refused("MissingProviderToken") }
        guard authorization.lowercased().hasPrefix("bearer ") else { return .refused("InvalidProviderToken") }
        let token = String(authorization.dropFirst("bearer ".count))
        guard let issuedAt = verified[token] ?? verify(token), issuedAt <= now + Self.tolerance else {
            return .refused("InvalidProviderToken")
        }
        if verified.count >= 1_000 { verified.removeAll() }
        verified[token] = issuedAt
        return now - issuedAt > Self.lifetime ? .refused("ExpiredProviderToken") : .accepted
    }

    /// Returns the time at which a token was made; nil unless a known key signed it.
    private func verify(_ token: String) -> Int64? {
        guard let jwt = SimulatedJWT(token), jwt.header["alg"]?.string == "ES256",
            let keyID = jwt.header["kid"]?.string, let key = keys[keyID],
            jwt.claims["iss"]?.string == key.teamID, let issuedAt = jwt.claims["iat"]?.integer,
            (0...4_102_444_800).contains(issuedAt),
            let signature = try? P256.Signature(rawRepresentation: jwt.signature),
            key.publicKey.isValidSignature(signature, for: jwt.signedBytes)
        else { return nil }
        return issuedAt
    }
}
