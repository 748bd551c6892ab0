import Crypto
import Foundation
import _CryptoExtras

/// Salted scrypt hashes of passwords, in the form `scrypt$N$r$p$salt$hash` with base64 parts.
package enum PasswordHash {
    private static let rounds = 16_384
    private static let blockSize = 8
    private static let parallelism = 1
    private static let length = 32
    /// Longest password, in UTF-8 bytes.
    package static let longestPassword = 1_024

    /// Hashes a password with a fresh salt.
    ///
    /// - Parameter password: What the user types.
    /// - Returns: What may be stored.
    /// - Throws: When the hash cannot be computed, for example for lack of memory.
    package static func make(_ password: String) throws -> String {
        let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
        let hash = try derive(password, salt: salt, rounds: rounds, blockSize: blockSize, parallelism: parallelism)
        return [
            "scrypt", String(rounds), String(blockSize), String(parallelism), salt.base64EncodedString(),
            hash.base64EncodedString(),
        ].joined(separator: "$")
    }

    /// Whether a password belongs to a stored hash; compared in constant time.
    package static func matches(_ password: String, _ stored: String) -> Bool {
        let parts = stored.split(separator: "$", omittingEmptySubsequences: false)
        guard parts.count == 6, parts[0] == "scrypt", password.utf8.count <= longestPassword,
            let rounds = Int(parts[1]), let blockSize = Int(parts[2]), let parallelism = Int(parts[3]),
            let salt = Data(base64Encoded: String(parts[4])), let expected = Data(base64Encoded: String(parts[5])),
            let hash = try? derive(
                password, salt: salt, rounds: rounds, blockSize: blockSize, parallelism: parallelism),
            hash.count == expected.count
        else { return false }
        return zip(hash, expected).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func derive(
        _ password: String, salt: Data, rounds: Int, blockSize: Int, parallelism: Int
    ) throws -> Data {
        let key = try KDF.Scrypt.deriveKey(
            from: Data(password.utf8), salt: salt, outputByteCount: length, rounds: rounds, blockSize: blockSize,
            parallelism: parallelism)
        return key.withUnsafeBytes { Data($0) }
    }
}
