package import Foundation

/// Derives keys from a secret that is random already: HKDF (RFC 5869) with SHA-256.
package enum HKDFSHA256 {
    /// Derives a key.
    ///
    /// - Parameters:
    ///   - secret: The secret.
    ///   - salt: A value that need not be secret; empty for none.
    ///   - info: What the key is for: another purpose gets another key.
    ///   - outputByteCount: The key's length, at most 255 times 32.
    /// - Returns: The key.
    package static func deriveKey(
        from secret: some DataProtocol, salt: some DataProtocol = Data(), info: some DataProtocol,
        outputByteCount: Int
    ) -> Data {
        // A key of HMAC is padded with zeros, so that no salt is the same as the RFC's one of 32 zeros.
        let pseudorandom = HMACSHA256.authenticationCode(for: secret, using: salt)
        var (key, block) = (Data(), Data())
        for number in 1...UInt8.max where key.count < outputByteCount {
            block = HMACSHA256.authenticationCode(for: block + info + [number], using: pseudorandom)
            key += block
        }
        return key.prefix(outputByteCount)
    }
}
