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
