package import Beckon
import BeckonCrypto
import BeckonJSON
import Foundation

/// Checks the tokens that an operator's own sign-in issues to customers: JSON web tokens (RFC 7519) with ES256 or RS256.
package struct CustomerTokens: Sendable {
    /// The algorithm of a key.
    package enum Algorithm: String, Hashable, Sendable, CaseIterable {
        case es256 = "ES256"
        case rs256 = "RS256"
    }

    /// A public key with its algorithm and key id.
    package struct Key: Sendable {
        fileprivate enum Form: Sendable {
            case es256(P256.PublicKey)
            case rs256(RSA.PublicKey)
        }

        fileprivate let form: Form
        /// The token's `kid`; nil for any.
        fileprivate let id: String?

        /// Reads a public key.
        ///
        /// - Parameters:
        ///   - pem: The key in PEM.
        ///   - algorithm: The only one it may be used with.
        ///   - id: The `kid` of tokens that it signs; nil for any.
        /// - Throws: An error if it is not such a key; an RSA key needs at least 2048 bits.
        package init(pem: String, algorithm: Algorithm, id: String? = nil) throws {
            self.id = id
            switch algorithm {
            case .es256: form = .es256(try P256.PublicKey(pemRepresentation: pem))
            case .rs256: form = .rs256(try RSA.PublicKey(pemRepresentation: pem))
            }
        }

        fileprivate var algorithm: Algorithm {
            switch form {
            case .es256: .es256
            case .rs256: .rs256
            }
        }

        fileprivate func isValid(_ signature: Data, of bytes: Data) -> Bool {
            switch form {
            case .es256(let key):
                guard let signature = try? P256.Signature(rawRepresentation: signature) else {
                    return false
                }
                return key.isValidSignature(signature, for: bytes)
            case .rs256(let key):
                return key.isValidSignature(
                    signature, for: bytes)
            }
        }
    }

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
        guard token.utf8.count <= Self.longest else { return nil }
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let header = Self.object(parts[0]), let claims = Self.object(parts[1]),
            let signature = Data(base64URL: parts[2]), header["crit"] == nil,
            let algorithm = header["alg"]?.string.flatMap(Algorithm.init(rawValue:))
        else { return nil }
        let id = header["kid"]?.string
        let signed = Data(token.utf8.prefix(parts[0].utf8.count + parts[1].utf8.count + 1))
        let isSigned = keys.contains { key in
            key.algorithm == algorithm && (key.id == nil || key.id == id) && key.isValid(signature, of: signed)
        }
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

    private static func object(_ part: Substring) -> JSONValue? {
        guard let data = Data(base64URL: part), let value = try? JSONValue(parsing: Array(data)),
            value.object != nil
        else { return nil }
        return value
    }
}
