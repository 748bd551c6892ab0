import BeckonCrypto
import Foundation
import Testing

@Suite("Keys as JSON web keys hold them") struct WebKeyTests {
    private func bytes(_ text: String) throws -> Data { try #require(Data(base64URL: text)) }

    @Test("the key of RFC 7515, appendix A.3, by its coordinates")
    func p256() throws {
        let x = try bytes("f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU")
        let y = try bytes("x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0")
        let key = try P256.PublicKey(x: x, y: y)
        #expect(key.derRepresentation == (try P256.PublicKey(pemRepresentation: Samples.p256)).derRepresentation)
        #expect(throws: CryptoError.self) { try P256.PublicKey(x: y, y: x) }
        #expect(throws: CryptoError.self) { try P256.PublicKey(x: x.dropLast(), y: y) }
        #expect(throws: CryptoError.self) { try P256.PublicKey(x: Data(count: 32), y: Data(count: 32)) }
    }

    @Test("an RSA key by its numbers, with and without zeros before them; weak ones are refused")
    func rsa() throws {
        let pair = try RSA.PrivateKey()
        let text = pair.publicKey.pemRepresentation.split(separator: "\n").dropFirst().dropLast().joined()
        let der = try #require(Data(base64Encoded: text))
        // Where certificates hold a key of 2,048 bits: 33 bytes before the modulus, 5 bytes for the exponent after it.
        let (modulus, exponent) = (der[33..<289], Data([1, 0, 1]))
        for zeros in [0, 1] {
            let key = try RSA.PublicKey(modulus: Data(count: zeros) + modulus, exponent: Data(count: zeros) + exponent)
            #expect(key.pemRepresentation == pair.publicKey.pemRepresentation)
            #expect(key.isValidSignature(try pair.signature(for: Data("a".utf8)), for: Data("a".utf8)))
        }
        for weak in [Data(), Data([0]), Data([1]), Data([2]), Data(repeating: 1, count: 9)] {
            #expect(throws: CryptoError.self) { try RSA.PublicKey(modulus: modulus, exponent: weak) }
        }
        #expect(throws: CryptoError.self) { try RSA.PublicKey(modulus: modulus.prefix(128), exponent: exponent) }
        #expect(throws: CryptoError.self) { try RSA.PublicKey(modulus: Data(), exponent: exponent) }
    }
}
