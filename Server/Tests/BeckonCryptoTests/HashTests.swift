import BeckonCrypto
import Foundation
import Testing

@Suite("Hashes, codes and derived keys") struct HashTests {
    @Test("SHA-256 of FIPS 180-4's example")
    func sha256() {
        #expect(
            hex(SHA256.hash(data: Data("abc".utf8)))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hex(SHA256.hash(data: Data()))
                == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test("HMAC of RFC 4231, example 2; another message, key or length is refused")
    func hmac() {
        let (key, message) = (Data("Jefe".utf8), Data("what do ya want for nothing?".utf8))
        let code = HMACSHA256.authenticationCode(for: message, using: key)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMACSHA256.isValidAuthenticationCode(code, authenticating: message, using: key))
        #expect(!HMACSHA256.isValidAuthenticationCode(code, authenticating: message + [0], using: key))
        #expect(!HMACSHA256.isValidAuthenticationCode(code, authenticating: message, using: key + [1]))
        #expect(!HMACSHA256.isValidAuthenticationCode(code.dropLast(), authenticating: message, using: key))
        #expect(!HMACSHA256.isValidAuthenticationCode(Data(), authenticating: message, using: key))
        #expect(HMACSHA256.authenticationCode(for: Data(), using: Data()).count == 32)
    }

    @Test("scrypt of RFC 7914's second example")
    func scrypt() throws {
        let key = try Scrypt.deriveKey(
            from: Data("password".utf8), salt: Data("NaCl".utf8), outputByteCount: 64, rounds: 1_024, blockSize: 8,
            parallelism: 16)
        #expect(
            hex(key)
                == "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"
                + "2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640")
    }

    @Test(
        "costs that are none throw",
        arguments: [
            [0, 8, 1], [3, 8, 1], [-16, 8, 1], [16, 0, 1], [16, 8, 0], [16, 8, -1], [Int.max, 8, 1], [1 << 30, 8, 1],
        ])
    func costs(cost: [Int]) {
        #expect(throws: CryptoError.self) {
            try Scrypt.deriveKey(
                from: Data(), salt: Data(), outputByteCount: 32, rounds: cost[0], blockSize: cost[1],
                parallelism: cost[2])
        }
    }

    @Test("runs of bytes are the same or not")
    func comparison() {
        #expect(SecureComparison.areEqual(Data(), Data()))
        #expect(SecureComparison.areEqual(Data([1, 2]), Data([1, 2])))
        #expect(!SecureComparison.areEqual(Data([1, 2]), Data([1, 3])))
        #expect(!SecureComparison.areEqual(Data([1, 2]), Data([1, 2, 3])))
    }

    private func hex(_ data: Data) -> String {
        data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
