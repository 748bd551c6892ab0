import COpenSSL
package import Foundation

/// Seals bytes with AES-256 in the mode GCM (NIST SP 800-38D): without the key nobody reads or changes them.
package enum AESGCM {
    /// How many bytes a key has.
    package static let keyLength = 32
    /// How many bytes a nonce has.
    package static let nonceLength = 12
    private static let tagLength = 16

    /// Seals bytes.
    ///
    /// - Parameters:
    ///   - plain: What is sealed; not empty.
    ///   - key: 32 bytes.
    ///   - context: What the sealed bytes belong to; they open with the same context alone.
    ///   - nonce: 12 bytes that are used once with a key.
    /// - Returns: The nonce, the sealed bytes and their tag.
    /// - Throws: ``CryptoError`` for a key or nonce of another length.
    package static func seal(
        _ plain: some DataProtocol, using key: some DataProtocol, context: some DataProtocol,
        nonce: Data = RandomBytes.make(AESGCM.nonceLength)
    ) throws(CryptoError) -> Data {
        let (plain, key, context, nonce) = ([UInt8](plain), [UInt8](key), [UInt8](context), [UInt8](nonce))
        guard let cipher = EVP_CIPHER_CTX_new() else { throw CryptoError(.failed) }
        defer { EVP_CIPHER_CTX_free(cipher) }
        var sealed = [UInt8](repeating: 0, count: plain.count)
        var (tag, end) = ([UInt8](repeating: 0, count: tagLength), [UInt8](repeating: 0, count: tagLength))
        var length: Int32 = 0
        guard key.count == keyLength, nonce.count == nonceLength, !plain.isEmpty,
            EVP_EncryptInit_ex(cipher, EVP_aes_256_gcm(), nil, key, nonce) == 1,
            context.isEmpty || EVP_EncryptUpdate(cipher, nil, &length, context, Int32(clamping: context.count)) == 1,
            EVP_EncryptUpdate(cipher, &sealed, &length, plain, Int32(clamping: plain.count)) == 1,
            EVP_EncryptFinal_ex(cipher, &end, &length) == 1,
            EVP_CIPHER_CTX_ctrl(cipher, EVP_CTRL_AEAD_GET_TAG, Int32(tagLength), &tag) == 1
        else {
            ERR_clear_error()
            throw CryptoError(.failed)
        }
        return Data(nonce + sealed + tag)
    }

    /// Opens what ``seal(_:using:context:nonce:)`` returned.
    ///
    /// - Parameters:
    ///   - sealed: The nonce, the sealed bytes and their tag.
    ///   - key: 32 bytes.
    ///   - context: What the sealed bytes belong to.
    /// - Returns: The bytes; nil with another key or context, and for bytes that were changed.
    package static func open(
        _ sealed: some DataProtocol, using key: some DataProtocol, context: some DataProtocol
    ) -> Data? {
        let (bytes, key, context) = ([UInt8](sealed), [UInt8](key), [UInt8](context))
        guard key.count == keyLength, bytes.count > nonceLength + tagLength, let cipher = EVP_CIPHER_CTX_new() else {
            return nil
        }
        defer { EVP_CIPHER_CTX_free(cipher) }
        let nonce = Array(bytes.prefix(nonceLength))
        let body = Array(bytes[nonceLength..<(bytes.count - tagLength)])
        var tag = Array(bytes.suffix(tagLength))
        var (plain, end) = ([UInt8](repeating: 0, count: body.count), [UInt8](repeating: 0, count: tagLength))
        var length: Int32 = 0
        guard EVP_DecryptInit_ex(cipher, EVP_aes_256_gcm(), nil, key, nonce) == 1,
            context.isEmpty || EVP_DecryptUpdate(cipher, nil, &length, context, Int32(clamping: context.count)) == 1,
            EVP_DecryptUpdate(cipher, &plain, &length, body, Int32(clamping: body.count)) == 1,
            EVP_CIPHER_CTX_ctrl(cipher, EVP_CTRL_AEAD_SET_TAG, Int32(tagLength), &tag) == 1,
            EVP_DecryptFinal_ex(cipher, &end, &length) == 1
        else {
            ERR_clear_error()
            return nil
        }
        return Data(plain)
    }
}
