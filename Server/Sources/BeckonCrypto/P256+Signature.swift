import COpenSSL
package import Foundation

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
