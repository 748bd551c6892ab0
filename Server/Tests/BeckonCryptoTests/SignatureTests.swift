import BeckonCrypto
import Foundation
import Testing

@Suite("Keys and signatures") struct SignatureTests {
    private let message = Data("what is signed".utf8)

    @Test("ES256 of RFC 7515, appendix A.3")
    func es256() throws {
        let key = try P256.PublicKey(pemRepresentation: Samples.p256)
        let signed = Data(
            ("eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQog"
                + "Imh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ").utf8)
        let bytes = try #require(Data(base64Encoded: Samples.p256Signature))
        let signature = try P256.Signature(rawRepresentation: bytes)
        #expect(key.isValidSignature(signature, for: signed))
        #expect(!key.isValidSignature(signature, for: signed + [0]))
        for index in bytes.indices {
            var other = bytes
            other[index] ^= 1
            #expect(!key.isValidSignature(try P256.Signature(rawRepresentation: other), for: signed))
        }
    }

    @Test(
        "signatures that are no numbers of the curve, or of another length, are refused", arguments: [UInt8(0), 0xFF])
    func numbers(byte: UInt8) throws {
        let key = try P256.PrivateKey().publicKey
        let signature = try P256.Signature(rawRepresentation: [UInt8](repeating: byte, count: 64))
        #expect(!key.isValidSignature(signature, for: message))
        for count in [0, 1, 63, 65, 70] {
            #expect(throws: CryptoError.self) {
                try P256.Signature(rawRepresentation: [UInt8](repeating: 1, count: count))
            }
        }
    }

    @Test("keys of P-256 are written and read again; 200 signatures have 64 bytes and are good")
    func keysOfP256() throws {
        let key = try P256.PrivateKey(pemRepresentation: try P256.PrivateKey().pemRepresentation)
        let other = try P256.PublicKey(pemRepresentation: key.publicKey.pemRepresentation)
        #expect(other.derRepresentation == key.publicKey.derRepresentation)
        for number in 0..<200 {
            let signed = message + [UInt8(number)]
            let signature = try key.signature(for: signed)
            #expect(signature.rawRepresentation.count == 64)
            #expect(try P256.Signature(rawRepresentation: signature.rawRepresentation) == signature)
            #expect(other.isValidSignature(signature, for: signed))
        }
        let stranger = try P256.PrivateKey().publicKey
        #expect(!stranger.isValidSignature(try key.signature(for: message), for: message))
    }

    @Test("RS256 as OpenSSL's own program signs", arguments: [Samples.rsa, Samples.rsaAlone])
    func rs256(pem: String) throws {
        let key = try RSA.PublicKey(pemRepresentation: pem)
        let signature = try #require(Data(base64Encoded: Samples.rsaSignature))
        #expect(key.isValidSignature(signature, for: message))
        #expect(!key.isValidSignature(signature, for: message + [0]))
        #expect(!key.isValidSignature(signature.dropLast(), for: message))
        #expect(!key.isValidSignature(Data(), for: message))
    }

    @Test("RSA keys are written and read again")
    func keysOfRSA() throws {
        let key = try RSA.PrivateKey(pemRepresentation: try RSA.PrivateKey().pemRepresentation)
        let other = try RSA.PublicKey(pemRepresentation: key.publicKey.pemRepresentation)
        #expect(other.isValidSignature(try key.signature(for: message), for: message))
    }

    @Test("the older form of a private key is read, also behind other text")
    func olderForm() throws {
        let key = try P256.PrivateKey(pemRepresentation: "Bag Attributes\n" + Samples.olderP256 + "\n")
        #expect(key.publicKey.isValidSignature(try key.signature(for: message), for: message))
    }

    @Test("what is no such key is refused", arguments: Samples.notKeys)
    func notKeys(pem: String) {
        #expect(throws: CryptoError.self) { try P256.PrivateKey(pemRepresentation: pem) }
        #expect(throws: CryptoError.self) { try P256.PublicKey(pemRepresentation: pem) }
        #expect(throws: CryptoError.self) { try RSA.PrivateKey(pemRepresentation: pem) }
        #expect(throws: CryptoError.self) { try RSA.PublicKey(pemRepresentation: pem) }
    }

    @Test("a key of the other algorithm is refused")
    func otherAlgorithm() throws {
        #expect(throws: CryptoError.self) { try P256.PublicKey(pemRepresentation: Samples.rsa) }
        let pem = try P256.PrivateKey().pemRepresentation
        #expect(throws: CryptoError.self) { try RSA.PrivateKey(pemRepresentation: pem) }
    }
}
