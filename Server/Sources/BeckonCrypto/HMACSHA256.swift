import COpenSSL
package import Foundation

/// Authentication codes of a shared secret: HMAC (RFC 2104) with SHA-256.
package enum HMACSHA256 {
    /// Returns the code of a message.
    ///
    /// - Parameters:
    ///   - message: What is authenticated.
    ///   - key: The shared secret.
    /// - Returns: 32 bytes.
    package static func authenticationCode(for message: some DataProtocol, using key: some DataProtocol) -> Data {
        let (message, key) = ([UInt8](message), [UInt8](key))
        var code = [UInt8](repeating: 0, count: SHA256.length)
        var length = UInt32(code.count)
        _ = HMAC(EVP_sha256(), key, Int32(clamping: key.count), message, message.count, &code, &length)
        return Data(code)
    }

    /// Whether a code belongs to a message; compared in constant time.
    package static func isValidAuthenticationCode(
        _ code: some DataProtocol, authenticating message: some DataProtocol, using key: some DataProtocol
    ) -> Bool {
        SecureComparison.areEqual(code, authenticationCode(for: message, using: key))
    }
}

/// Compares secrets in a time that does not depend on where they differ.
package enum SecureComparison {
    /// Returns whether two byte sequences are equal; the time depends only on their lengths.
    package static func areEqual(_ first: some DataProtocol, _ second: some DataProtocol) -> Bool {
        let (first, second) = ([UInt8](first), [UInt8](second))
        return first.count == second.count && CRYPTO_memcmp(first, second, first.count) == 0
    }
}
