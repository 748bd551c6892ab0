import BeckonCrypto
package import BeckonJSON
import Foundation

/// A signed JSON web token (RFC 7519) in compact form, read and not yet believed.
package struct SignedToken: Sendable {
    /// The algorithms that are accepted.
    ///
    /// There is no `none`, and none by which a public key could serve as a shared secret.
    package enum Algorithm: String, Hashable, Sendable, CaseIterable {
        case es256 = "ES256"
        case rs256 = "RS256"
    }

    package let algorithm: Algorithm
    /// The header's `kid`; nil without one.
    package let keyID: String?
    /// The header's `typ` in small letters; nil without one.
    package let type: String?
    package let claims: JSONValue
    private let signed: Data
    private let signature: Data

    /// Reads a token; one with `crit` is refused, because it asks for rules that nobody here knows.
    ///
    /// - Parameters:
    ///   - text: The compact form.
    ///   - longest: The most bytes that it may have.
    package init?(_ text: String, longest: Int) {
        guard text.utf8.count <= longest else { return nil }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let header = Self.object(parts[0]), let claims = Self.object(parts[1]),
            let signature = Data(base64URL: parts[2]), header["crit"] == nil,
            let algorithm = header["alg"]?.string.flatMap(Algorithm.init(rawValue:))
        else { return nil }
        self.algorithm = algorithm
        keyID = header["kid"]?.string
        type = header["typ"]?.string?.lowercased()
        self.claims = claims
        signed = Data(text.utf8.prefix(parts[0].utf8.count + parts[1].utf8.count + 1))
        self.signature = signature
    }

    /// Whether a key signed it; the key decides which algorithm it is used with.
    package func isSigned(by key: Key) -> Bool {
        key.algorithm == algorithm && key.isValid(signature, of: signed)
    }

    private static func object(_ part: Substring) -> JSONValue? {
        guard let data = Data(base64URL: part), let value = try? JSONValue(parsing: Array(data)),
            value.object != nil
        else { return nil }
        return value
    }
}

extension SignedToken {
    /// A public key with its algorithm and key id.
    package struct Key: Sendable {
        private enum Form: Sendable {
            case es256(P256.PublicKey)
            case rs256(RSA.PublicKey)
        }

        private let form: Form
        /// The `kid` of tokens that it signs; nil for any.
        package let id: String?

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

        /// Reads a JSON web key (RFC 7517).
        ///
        /// - Parameter key: The key; one for other uses than signatures, with another algorithm or of another kind is nil.
        package init?(_ key: JSONValue) {
            func number(_ name: String) -> Data? { key[name]?.string.flatMap { Data(base64URL: $0) } }
            guard [nil, "sig"].contains(key["use"]?.string) else { return nil }
            id = key["kid"]?.string
            switch (key["kty"]?.string, key["alg"]?.string) {
            case ("EC", nil), ("EC", Algorithm.es256.rawValue):
                guard key["crv"] == "P-256", let x = number("x"), let y = number("y"),
                    let point = try? P256.PublicKey(x: x, y: y)
                else { return nil }
                form = .es256(point)
            case ("RSA", nil), ("RSA", Algorithm.rs256.rawValue):
                guard let modulus = number("n"), let exponent = number("e"),
                    let key = try? RSA.PublicKey(modulus: modulus, exponent: exponent)
                else { return nil }
                form = .rs256(key)
            default: return nil
            }
        }

        package var algorithm: Algorithm {
            switch form {
            case .es256: .es256
            case .rs256: .rs256
            }
        }

        fileprivate func isValid(_ signature: Data, of bytes: Data) -> Bool {
            switch form {
            case .es256(let key):
                guard let signature = try? P256.Signature(rawRepresentation: signature) else { return false }
                return key.isValidSignature(signature, for: bytes)
            case .rs256(let key): return key.isValidSignature(signature, for: bytes)
            }
        }
    }
}
