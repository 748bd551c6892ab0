import COpenSSL
package import Foundation

/// ECDSA with the curve P-256 and SHA-256 (ES256 of RFC 7518).
package enum P256 {
    /// A private key with its public half.
    package struct PrivateKey: Sendable {
        private let key: AsymmetricKey

        /// Makes a key.
        ///
        /// - Throws: ``CryptoError/Code/failed``; not to be expected.
        package init() throws(CryptoError) {
            key = try AsymmetricKey(making: "EC") { EVP_PKEY_CTX_set_group_name($0, "P-256") }
        }

        /// Reads a key in PEM, not encrypted.
        ///
        /// - Throws: ``CryptoError`` when it is no private key of P-256.
        package init(pemRepresentation: String) throws(CryptoError) {
            key = try AsymmetricKey(privatePEM: pemRepresentation)
            guard key.isP256 else { throw CryptoError(.wrongKey) }
        }

        /// The public half.
        package var publicKey: PublicKey { PublicKey(key: key) }

        /// The key as PKCS #8 in PEM.
        package var pemRepresentation: String { PEM.text("PRIVATE KEY", key.privateDER) }

        /// Signs bytes.
        ///
        /// - Throws: ``CryptoError/Code/failed``; not to be expected.
        package func signature(for bytes: some DataProtocol) throws(CryptoError) -> Signature {
            try Signature(derRepresentation: try key.sign([UInt8](bytes)))
        }
    }

    /// A public key.
    package struct PublicKey: Sendable {
        fileprivate let key: AsymmetricKey

        fileprivate init(key: AsymmetricKey) { self.key = key }

        /// Reads a key in PEM.
        ///
        /// - Throws: ``CryptoError`` when it is no public key of P-256.
        package init(pemRepresentation: String) throws(CryptoError) {
            key = try AsymmetricKey(publicPEM: pemRepresentation)
            guard key.isP256 else { throw CryptoError(.wrongKey) }
        }

        /// Takes the two coordinates of a point, as JSON web keys hold them (RFC 7518, section 6.2.1).
        ///
        /// - Throws: ``CryptoError`` when they have another length than 32 bytes each, or are no point of the curve.
        package init(x: some DataProtocol, y: some DataProtocol) throws(CryptoError) {
            guard x.count == 32, y.count == 32 else { throw CryptoError(.notAKey) }
            key = try AsymmetricKey(publicDER: Self.beginning + [UInt8](x) + [UInt8](y))
            guard key.isP256 else { throw CryptoError(.wrongKey) }
        }

        /// What stands before the coordinates where certificates hold a key of this curve (RFC 5480): the curve's name, and
        /// that both coordinates follow.
        private static let beginning: [UInt8] = [
            0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48,
            0xce, 0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00, 0x04,
        ]

        /// The key as certificates hold it (SubjectPublicKeyInfo), DER.
        package var derRepresentation: Data { Data(key.publicDER) }

        /// The key in PEM.
        package var pemRepresentation: String { PEM.text("PUBLIC KEY", key.publicDER) }

        /// Whether the private half signed these bytes.
        package func isValidSignature(_ signature: Signature, for bytes: some DataProtocol) -> Bool {
            key.isValid([UInt8](signature.derRepresentation), for: [UInt8](bytes))
        }
    }
}

extension P256 {
    /// A signature: two numbers of 32 bytes, r and s.
    package struct Signature: Hashable, Sendable {
        /// r and s one behind the other, as JSON web tokens hold them (RFC 7518, section 3.4).
        package let rawRepresentation: Data
        /// r and s as certificates hold them (RFC 3279, section 2.2.3).
        package let derRepresentation: Data

        private static let half = 32

        /// Takes r and s one behind the other.
        ///
        /// - Throws: ``CryptoError/Code/notASignature`` unless they are 64 bytes.
        package init(rawRepresentation: some DataProtocol) throws(CryptoError) {
            let bytes = [UInt8](rawRepresentation)
            guard bytes.count == 2 * Self.half, let pair = ECDSA_SIG_new() else { throw CryptoError(.notASignature) }
            defer { ECDSA_SIG_free(pair) }
            let r = BN_bin2bn(Array(bytes.prefix(Self.half)), Int32(Self.half), nil)
            let s = BN_bin2bn(Array(bytes.suffix(Self.half)), Int32(Self.half), nil)
            guard ECDSA_SIG_set0(pair, r, s) == 1 else {
                // They belong to the pair only once it has taken them.
                BN_free(r)
                BN_free(s)
                throw CryptoError(.failed)
            }
            self.rawRepresentation = Data(bytes)
            derRepresentation = Data(AsymmetricKey.encoded { i2d_ECDSA_SIG(pair, $0) })
        }

        /// Reads a signature as libcrypto makes it.
        init(derRepresentation bytes: [UInt8]) throws(CryptoError) {
            let pair = bytes.withUnsafeBufferPointer { buffer in
                var next = buffer.baseAddress
                return d2i_ECDSA_SIG(nil, &next, buffer.count)
            }
            guard let pair else {
                ERR_clear_error()
                throw CryptoError(.notASignature)
            }
            defer { ECDSA_SIG_free(pair) }
            let (r, s) = (try Self.bytes(ECDSA_SIG_get0_r(pair)), try Self.bytes(ECDSA_SIG_get0_s(pair)))
            rawRepresentation = Data(r + s)
            derRepresentation = Data(bytes)
        }

        private static func bytes(_ number: OpaquePointer?) throws(CryptoError) -> [UInt8] {
            var bytes = [UInt8](repeating: 0, count: half)
            guard BN_bn2binpad(number, &bytes, Int32(half)) == Int32(half) else { throw CryptoError(.notASignature) }
            return bytes
        }
    }
}
