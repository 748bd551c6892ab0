import COpenSSL
package import Foundation

/// Authentication codes with SHA-1 (RFC 2104), which authenticator apps compute; nothing else is to use it.
package enum HMACSHA1 {
    /// How many bytes a code has.
    private static let length = 20

    /// Returns the code of a message.
    ///
    /// - Parameters:
    ///   - message: What is authenticated.
    ///   - key: The shared secret.
    /// - Returns: 20 bytes.
    package static func authenticationCode(for message: some DataProtocol, using key: some DataProtocol) -> Data {
        let (message, key) = ([UInt8](message), [UInt8](key))
        var code = [UInt8](repeating: 0, count: Self.length)
        var length = UInt32(code.count)
        _ = HMAC(EVP_sha1(), key, Int32(clamping: key.count), message, message.count, &code, &length)
        return Data(code)
    }
}
