/// Why a key, a signature or a hash could not be read or made.
///
/// It holds no bytes of a key, a signature or a hash.
package struct CryptoError: Error, Hashable, Sendable {
    /// What went wrong.
    package enum Code: String, Hashable, Sendable {
        /// The text is not a key in PEM, or the key is encrypted.
        case notAKey
        /// It is a key of another algorithm, another curve or fewer bits.
        case wrongKey
        /// The bytes cannot be a signature.
        case notASignature
        /// libcrypto refused, for example for lack of memory.
        case failed
    }

    /// What went wrong.
    package let code: Code

    init(_ code: Code) { self.code = code }
}
