import COpenSSL
package import Foundation

/// SHA-256 (FIPS 180-4).
package enum SHA256 {
    /// How many bytes a hash has.
    static let length = 32

    /// Hashes bytes.
    package static func hash(data: some DataProtocol) -> Data {
        let bytes = [UInt8](data)
        var hash = [UInt8](repeating: 0, count: length)
        _ = COpenSSL.SHA256(bytes, bytes.count, &hash)
        return Data(hash)
    }
}
