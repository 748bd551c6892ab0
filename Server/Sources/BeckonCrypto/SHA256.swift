import COpenSSL
package import Foundation

/// SHA-256 (FIPS 180-4).
package enum SHA256 {
    /// How many bytes a hash has.
    static let length = 32

    /// The algorithm; libcrypto would look for it at each hash, which costs a quarter of a short one.
    nonisolated(unsafe) private static let algorithm = EVP_MD_fetch(nil, "SHA256", nil) ?? EVP_sha256()

    /// Hashes bytes.
    package static func hash(data: some DataProtocol) -> Data {
        let bytes = [UInt8](data)
        var hash = [UInt8](repeating: 0, count: length)
        _ = EVP_Digest(bytes, bytes.count, &hash, nil, algorithm, nil)
        return Data(hash)
    }
}

extension SHA256 {
    /// Hashes bytes that arrive piece by piece.
    package final class Incremental {
        private let context: OpaquePointer?

        package init() {
            context = EVP_MD_CTX_new()
            _ = EVP_DigestInit_ex(context, EVP_sha256(), nil)
        }

        deinit { EVP_MD_CTX_free(context) }

        /// Adds the next bytes.
        package func update(_ bytes: [UInt8]) {
            _ = EVP_DigestUpdate(context, bytes, bytes.count)
        }

        /// Returns the hash of all bytes; nothing may be added or asked for afterwards.
        ///
        /// - Returns: 32 bytes.
        /// - Throws: ``CryptoError/Code/failed`` when libcrypto refused; not to be expected.
        package func finish() throws(CryptoError) -> Data {
            var hash = [UInt8](repeating: 0, count: SHA256.length)
            guard EVP_DigestFinal_ex(context, &hash, nil) == 1 else {
                ERR_clear_error()
                throw CryptoError(.failed)
            }
            return Data(hash)
        }
    }
}
