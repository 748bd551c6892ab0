import COpenSSL
package import Foundation

/// Compares secrets in a time that does not depend on where they differ.
package enum SecureComparison {
    /// Returns whether two byte sequences are equal; the time depends only on their lengths.
    package static func areEqual(_ first: some DataProtocol, _ second: some DataProtocol) -> Bool {
        let (first, second) = ([UInt8](first), [UInt8](second))
        return first.count == second.count && CRYPTO_memcmp(first, second, first.count) == 0
    }
}
