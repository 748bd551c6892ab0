import COpenSSL
package import Foundation

/// RSA signatures of SHA-256 with PKCS #1 v1.5 (RS256 of RFC 7518), with keys of at least 2,048 bits.
package enum RSA {
    private static let fewestBits = 2_048
    /// Checking with a longer key takes so long that a stranger could keep the processors busy with it.
    private static let mostBits = 16_384

    private static func checked(_ key: AsymmetricKey) throws(CryptoError) -> AsymmetricKey {
        guard (fewestBits...mostBits).contains(key.bitsOfRSA) else { throw CryptoError(.wrongKey) }
        return key
    }

    /// A private key with its public half.
    package struct PrivateKey: Sendable {
        private let key: AsymmetricKey

        /// Makes a key of 2,048 bits.
        ///
        /// - Throws: ``CryptoError/Code/failed``; not to be expected.
        package init() throws(CryptoError) {
            key = try AsymmetricKey(making: "RSA") { EVP_PKEY_CTX_set_rsa_keygen_bits($0, Int32(fewestBits)) }
        }

        /// Reads a key in PEM, not encrypted.
        ///
        /// - Throws: ``CryptoError`` when it is no private RSA key of at least 2,048 bits.
        package init(pemRepresentation: String) throws(CryptoError) {
            key = try checked(try AsymmetricKey(privatePEM: pemRepresentation))
        }

        /// The public half.
        package var publicKey: PublicKey { PublicKey(key: key) }

        /// The key as PKCS #8 in PEM.
        package var pemRepresentation: String { PEM.text("PRIVATE KEY", key.privateDER) }

        /// Signs bytes.
        ///
        /// - Throws: ``CryptoError/Code/failed``; not to be expected.
        package func signature(for bytes: some DataProtocol) throws(CryptoError) -> Data {
            Data(try key.sign([UInt8](bytes)))
        }
    }

    /// A public key.
    package struct PublicKey: Sendable {
        private let key: AsymmetricKey

        fileprivate init(key: AsymmetricKey) { self.key = key }

        /// Reads a key in PEM.
        ///
        /// - Throws: ``CryptoError`` when it is no public RSA key of at least 2,048 bits.
        package init(pemRepresentation: String) throws(CryptoError) {
            key = try checked(try AsymmetricKey(publicPEM: pemRepresentation))
        }

        /// Takes the two numbers of a key, as JSON web keys hold them (RFC 7518, section 6.3.1).
        ///
        /// - Throws: ``CryptoError`` when they are no public RSA key of at least 2,048 bits.
        package init(modulus: some DataProtocol, exponent: some DataProtocol) throws(CryptoError) {
            // With the exponent 1 everything is a signature of itself; a longer one than 8 bytes only costs time.
            let exponent = [UInt8](exponent).drop { $0 == 0 }
            guard exponent.count <= 8, let last = exponent.last, last & 1 == 1, exponent.count > 1 || last > 1,
                modulus.count <= mostBits / 8 + 1
            else { throw CryptoError(.wrongKey) }
            let numbers = Self.number([UInt8](modulus)) + Self.number(Array(exponent))
            key = try checked(try AsymmetricKey(rsaPublicDER: Self.element(0x30, numbers)))
        }

        /// A number of DER: never negative, without needless zeros.
        private static func number(_ bytes: [UInt8]) -> [UInt8] {
            let digits = bytes.drop { $0 == 0 }
            let sign: [UInt8] = digits.first.map { $0 >= 0x80 } ?? true ? [0] : []
            return element(0x02, sign + digits)
        }

        /// An element of DER: its kind, its length, its content.
        private static func element(_ kind: UInt8, _ content: [UInt8]) -> [UInt8] {
            let length = content.count
            if length < 0x80 { return [kind, UInt8(length)] + content }
            let digits = [UInt8(length >> 8 & 0xff), UInt8(length & 0xff)].drop { $0 == 0 }
            return [kind, 0x80 | UInt8(digits.count)] + digits + content
        }

        /// The key in PEM.
        package var pemRepresentation: String { PEM.text("PUBLIC KEY", key.publicDER) }

        /// Whether the private half signed these bytes.
        package func isValidSignature(_ signature: some DataProtocol, for bytes: some DataProtocol) -> Bool {
            key.isValid([UInt8](signature), for: [UInt8](bytes))
        }
    }
}
