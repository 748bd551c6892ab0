import BeckonCrypto
package import Foundation

/// The secrets that both sides of a connection know; during a change there are several, and each is valid.
///
/// Comparisons take the same time whichever secret matches, and wherever a wrong one differs.
package struct SharedSecrets: Sendable {
    private let secrets: [Data]

    /// Fails if there are no secrets, or one is empty.
    ///
    /// - Parameter secrets: At least one; none may be empty.
    package init?(_ secrets: [Data]) {
        guard !secrets.isEmpty, secrets.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.secrets = secrets
    }

    /// Secrets that are texts.
    package init?(_ secrets: [String]) { self.init(secrets.map { Data($0.utf8) }) }

    /// Whether a value is one of the secrets.
    package func contain(_ given: Data) -> Bool {
        let digest = SHA256.hash(data: given)
        return secrets.reduce(false) { found, secret in
            SecureComparison.areEqual(SHA256.hash(data: secret), digest) || found
        }
    }

    /// Whether a text is one of the secrets; false for nil.
    package func contain(_ given: String?) -> Bool { given.map { contain(Data($0.utf8)) } ?? false }

    /// Whether a code is the HMAC-SHA256 of bytes with one of the secrets.
    package func isCode(_ code: Data, of bytes: Data) -> Bool {
        secrets.reduce(false) { found, secret in
            HMACSHA256.isValidAuthenticationCode(code, authenticating: bytes, using: secret) || found
        }
    }

    /// Whether a header `X-Hub-Signature-256` is the signature of a body.
    ///
    /// - Parameters:
    ///   - header: The header's value, `sha256=` and the code in hexadecimal or base64; nil is never a signature.
    ///   - body: The body, byte for byte.
    /// - Returns: Whether it is.
    package func isHubSignature(_ header: String?, of body: [UInt8]) -> Bool {
        let prefix = "sha256="
        guard let header, header.utf8.count <= 256, header.hasPrefix(prefix) else { return false }
        let value = String(header.dropFirst(prefix.count))
        guard let code = value.utf8.count == 64 ? Self.bytes(hexadecimal: value) : Data(base64Encoded: value) else {
            return false
        }
        return isCode(code, of: Data(body))
    }

    /// Bytes in hexadecimal; nil for anything else.
    package static func bytes(hexadecimal text: String) -> Data? {
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == text.count, digits.count.isMultiple(of: 2) else { return nil }
        return Data(stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
    }
}
