import COpenSSL
import Foundation

/// Owns a libcrypto key: a public key alone, or a private key with its public half.
///
/// The key never changes once it is made, and libcrypto lets threads use one at the same time.
final class AsymmetricKey: Sendable {
    nonisolated(unsafe) private let key: OpaquePointer

    /// - Parameter key: Freed with this object; nil when libcrypto could not make it.
    /// - Throws: ``CryptoError/Code/notAKey`` for nil.
    private init(_ key: OpaquePointer?) throws(CryptoError) {
        guard let key else {
            ERR_clear_error()
            throw CryptoError(.notAKey)
        }
        self.key = key
    }

    deinit { EVP_PKEY_free(key) }

    // MARK: Reading and making

    /// Reads a private key: PKCS #8, or the older form of its algorithm.
    convenience init(privatePEM: String) throws(CryptoError) {
        let document = try PEM(privatePEM, labels: ["PRIVATE KEY", "EC PRIVATE KEY", "RSA PRIVATE KEY"])
        let bytes = document.bytes
        try self.init(
            bytes.withUnsafeBufferPointer { buffer in
                var next = buffer.baseAddress
                return d2i_AutoPrivateKey(nil, &next, buffer.count)
            })
    }

    /// Reads a public key: as certificates hold it, or an RSA key alone (PKCS #1).
    convenience init(publicPEM: String) throws(CryptoError) {
        let document = try PEM(publicPEM, labels: ["PUBLIC KEY", "RSA PUBLIC KEY"])
        if document.label == "PUBLIC KEY" {
            try self.init(publicDER: document.bytes)
        } else {
            try self.init(rsaPublicDER: document.bytes)
        }
    }

    /// Reads a public key as certificates hold it (SubjectPublicKeyInfo), DER.
    convenience init(publicDER bytes: [UInt8]) throws(CryptoError) {
        try self.init(
            bytes.withUnsafeBufferPointer { buffer in
                var next = buffer.baseAddress
                return d2i_PUBKEY(nil, &next, buffer.count)
            })
    }

    /// Reads an RSA key alone (PKCS #1), DER.
    convenience init(rsaPublicDER bytes: [UInt8]) throws(CryptoError) {
        try self.init(
            bytes.withUnsafeBufferPointer { buffer in
                var next = buffer.baseAddress
                return d2i_PublicKey(EVP_PKEY_RSA, nil, &next, buffer.count)
            })
    }

    /// Makes a key pair.
    ///
    /// - Parameters:
    ///   - algorithm: libcrypto's name of the algorithm.
    ///   - settings: Sets the curve or the length; returns 1 when that was possible.
    /// - Throws: ``CryptoError/Code/failed``; not to be expected.
    convenience init(making algorithm: String, _ settings: (OpaquePointer) -> Int32) throws(CryptoError) {
        guard let context = EVP_PKEY_CTX_new_from_name(nil, algorithm, nil) else { throw CryptoError(.failed) }
        defer { EVP_PKEY_CTX_free(context) }
        var key: OpaquePointer?
        guard EVP_PKEY_keygen_init(context) == 1, settings(context) == 1, EVP_PKEY_generate(context, &key) == 1 else {
            ERR_clear_error()
            throw CryptoError(.failed)
        }
        try self.init(key)
    }

    // MARK: Properties

    /// Whether it is a key of the curve P-256, named as such.
    var isP256: Bool {
        var name = [CChar](repeating: 0, count: 32)
        var length = 0
        guard EVP_PKEY_get_base_id(key) == EVP_PKEY_EC,
            EVP_PKEY_get_group_name(key, &name, name.count, &length) == 1
        else { return false }
        return name.prefix(length).elementsEqual("prime256v1".utf8.map { CChar(bitPattern: $0) })
    }

    /// The length of an RSA key; 0 for a key of another algorithm.
    var bitsOfRSA: Int {
        EVP_PKEY_get_base_id(key) == EVP_PKEY_RSA ? Int(EVP_PKEY_get_bits(key)) : 0
    }

    /// The public half as certificates hold it (SubjectPublicKeyInfo), DER.
    var publicDER: [UInt8] { Self.encoded { i2d_PUBKEY(key, $0) } }

    /// The private half, PKCS #8, DER; empty without one.
    var privateDER: [UInt8] {
        guard let info = EVP_PKEY2PKCS8(key) else {
            ERR_clear_error()
            return []
        }
        defer { PKCS8_PRIV_KEY_INFO_free(info) }
        return Self.encoded { i2d_PKCS8_PRIV_KEY_INFO(info, $0) }
    }

    // MARK: Signing

    /// Signs the SHA-256 of bytes: ECDSA in DER, or RSA with PKCS #1 v1.5.
    func sign(_ bytes: [UInt8]) throws(CryptoError) -> [UInt8] {
        guard let context = EVP_MD_CTX_new() else { throw CryptoError(.failed) }
        defer { EVP_MD_CTX_free(context) }
        var length = Int(EVP_PKEY_get_size(key))
        var signature = [UInt8](repeating: 0, count: max(length, 1))
        guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1,
            EVP_DigestSign(context, &signature, &length, bytes, bytes.count) == 1
        else {
            ERR_clear_error()
            throw CryptoError(.failed)
        }
        return Array(signature.prefix(length))
    }

    /// Whether a signature of the kind that ``sign(_:)`` makes belongs to bytes.
    func isValid(_ signature: [UInt8], for bytes: [UInt8]) -> Bool {
        guard let context = EVP_MD_CTX_new() else { return false }
        defer { EVP_MD_CTX_free(context) }
        guard EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, key) == 1,
            EVP_DigestVerify(context, signature, signature.count, bytes, bytes.count) == 1
        else {
            ERR_clear_error()
            return false
        }
        return true
    }

    /// Returns what an encoder of libcrypto writes: calls it once for the length and once for the bytes.
    static func encoded(_ write: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32) -> [UInt8] {
        let length = Int(write(nil))
        guard length > 0 else {
            ERR_clear_error()
            return []
        }
        var bytes = [UInt8](repeating: 0, count: length)
        bytes.withUnsafeMutableBufferPointer { buffer in
            var next = buffer.baseAddress
            _ = write(&next)
        }
        return bytes
    }
}

/// The first block of a PEM text (RFC 7468) that has a wanted label.
///
/// libcrypto's own reader asks on the terminal for the password of an encrypted key; this one refuses such keys.
struct PEM {
    let label: String
    let bytes: [UInt8]

    /// - Throws: ``CryptoError/Code/notAKey`` when no block has one of the labels, or the block is damaged.
    init(_ text: String, labels: [String]) throws(CryptoError) {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        for (index, line) in lines.enumerated() {
            guard let label = labels.first(where: { line == "-----BEGIN \($0)-----" }) else { continue }
            let rest = lines[(index + 1)...]
            guard let end = rest.firstIndex(of: "-----END \(label)-----"),
                let data = Data(base64Encoded: rest[..<end].joined()), !data.isEmpty
            else { break }
            self.label = label
            bytes = [UInt8](data)
            return
        }
        throw CryptoError(.notAKey)
    }

    /// Writes bytes as a block.
    static func text(_ label: String, _ bytes: [UInt8]) -> String {
        let lines = Data(bytes).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return "-----BEGIN \(label)-----\n\(lines)\n-----END \(label)-----"
    }
}
