import COpenSSL
package import Foundation

/// Derives keys from passwords with scrypt (RFC 7914).
package enum Scrypt {
    /// Derives a key.
    ///
    /// - Parameters:
    ///   - password: The typed password.
    ///   - salt: Random bytes kept beside the key.
    ///   - outputByteCount: The key's length.
    ///   - rounds: N of the RFC, a power of two.
    ///   - blockSize: r of the RFC.
    ///   - parallelism: p of the RFC.
    /// - Returns: The key.
    /// - Throws: ``CryptoError`` for an impossible cost, or for lack of memory.
    package static func deriveKey(
        from password: some DataProtocol, salt: some DataProtocol, outputByteCount: Int, rounds: Int, blockSize: Int,
        parallelism: Int
    ) throws(CryptoError) -> Data {
        // 2^30 blocks are 128 GiB: a larger product is surely a mistake.
        guard let rounds = UInt64(exactly: rounds), let blockSize = UInt64(exactly: blockSize),
            let parallelism = UInt64(exactly: parallelism), (1...64).contains(outputByteCount),
            [rounds, blockSize, parallelism].allSatisfy({ (1...1 << 30).contains($0) }),
            rounds * blockSize <= 1 << 30, parallelism * blockSize <= 1 << 30
        else { throw CryptoError(.failed) }
        let (password, salt) = ([UInt8](password), [UInt8](salt))
        var key = [UInt8](repeating: 0, count: outputByteCount)
        // The memory that the algorithm needs: without it libcrypto's own limit of 32 MiB holds.
        let memory = 128 * blockSize * (rounds + parallelism + 2)
        let done = password.withUnsafeBytes { password in
            EVP_PBE_scrypt(
                password.baseAddress?.assumingMemoryBound(to: CChar.self), password.count, salt, salt.count, rounds,
                blockSize, parallelism, memory, &key, key.count)
        }
        guard done == 1 else {
            ERR_clear_error()
            throw CryptoError(.failed)
        }
        return Data(key)
    }
}
