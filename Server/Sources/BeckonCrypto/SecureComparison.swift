import COpenSSL
package import Foundation

/// Compares secrets in a time that does not tell where they differ.
package enum SecureComparison {
    /// Whether two runs of bytes are the same; only their lengths show in the time.
    package static func areEqual(_ first: some DataProtocol, _ second: some DataProtocol) -> Bool {
        let (first, second) = ([UInt8](first), [UInt8](second))
        return first.count == second.count && CRYPTO_memcmp(first, second, first.count) == 0
    }
}
