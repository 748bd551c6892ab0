import COpenSSL
package import Foundation

/// Seals texts so that only who has the key can read them, and nobody can change them: AES-256-GCM (NIST SP 800-38D).
package struct SealedText: Sendable {
    private static let nonceLength = 12
    private static let tagLength = 16

    private let key: [UInt8]

    /// - Parameters:
    ///   - secret: What the key is made of; of any length.
    ///   - purpose: What is sealed; a text that was sealed for one purpose cannot be opened for another.
    package init(_ secret: some DataProtocol, purpose: String) {
        key = [UInt8](HMACSHA256.authenticationCode(for: Data(purpose.utf8), using: secret))
    }

    /// Seals a text with a fresh nonce.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - place: Where it is kept; elsewhere it cannot be opened.
    /// - Returns: The sealed text, in the alphabet for URLs.
    /// - Throws: ``CryptoError/Code/failed``; not to be expected.
    package func seal(_ text: String, for place: String) throws(CryptoError) -> String {
        let nonce = [UInt8](RandomBytes.make(Self.nonceLength))
        guard let context = EVP_CIPHER_CTX_new() else { throw CryptoError(.failed) }
        defer { EVP_CIPHER_CTX_free(context) }
        let (plain, place) = (Array(text.utf8), Array(place.utf8))
        var sealed = [UInt8](repeating: 0, count: plain.count)
        var tag = [UInt8](repeating: 0, count: Self.tagLength)
        var (rest, length) = ([UInt8](repeating: 0, count: Self.tagLength), Int32(0))
        guard let size = Int32(exactly: plain.count), let placeSize = Int32(exactly: place.count),
            EVP_EncryptInit_ex(context, EVP_aes_256_gcm(), nil, key, nonce) == 1,
            EVP_EncryptUpdate(context, nil, &length, place, placeSize) == 1,
            EVP_EncryptUpdate(context, &sealed, &length, plain, size) == 1, length == size,
            EVP_EncryptFinal_ex(context, &rest, &length) == 1,
            EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(Self.tagLength), &tag) == 1
        else {
            ERR_clear_error()
            throw CryptoError(.failed)
        }
        return Data(nonce + sealed + tag).base64URL
    }

    /// Opens a sealed text.
    ///
    /// - Parameters:
    ///   - text: What ``seal(_:for:)`` returned.
    ///   - place: Where it is kept.
    /// - Returns: The text; nil if it was sealed with another key or for another place, or was changed.
    package func open(_ text: String, for place: String) -> String? {
        guard let data = Data(base64URL: text), data.count >= Self.nonceLength + Self.tagLength,
            let context = EVP_CIPHER_CTX_new()
        else { return nil }
        defer { EVP_CIPHER_CTX_free(context) }
        let (bytes, place) = ([UInt8](data), Array(place.utf8))
        let nonce = Array(bytes.prefix(Self.nonceLength))
        let sealed = Array(bytes[Self.nonceLength..<(bytes.count - Self.tagLength)])
        var tag = Array(bytes.suffix(Self.tagLength))
        var plain = [UInt8](repeating: 0, count: sealed.count)
        var (rest, length) = ([UInt8](repeating: 0, count: Self.tagLength), Int32(0))
        guard let size = Int32(exactly: sealed.count), let placeSize = Int32(exactly: place.count),
            EVP_DecryptInit_ex(context, EVP_aes_256_gcm(), nil, key, nonce) == 1,
            EVP_DecryptUpdate(context, nil, &length, place, placeSize) == 1,
            EVP_DecryptUpdate(context, &plain, &length, sealed, size) == 1, length == size,
            EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(Self.tagLength), &tag) == 1,
            EVP_DecryptFinal_ex(context, &rest, &length) == 1
        else {
            ERR_clear_error()
            return nil
        }
        return String(validating: plain, as: UTF8.self)
    }
}
