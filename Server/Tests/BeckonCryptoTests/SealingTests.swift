import BeckonCrypto
import Foundation
import Testing

@Suite("Sealed bytes, derived keys and base32") struct SealingTests {
    @Test(
        "HMAC with SHA-1 of RFC 2202, examples 1 and 2",
        arguments: [
            (String(repeating: "\u{b}", count: 20), "Hi There", "b617318655057264e28bc0b6fb378c8ef146be00"),
            ("Jefe", "what do ya want for nothing?", "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
        ])
    func sha1(key: String, message: String, code: String) {
        #expect(HMACSHA1.authenticationCode(for: Data(message.utf8), using: Data(key.utf8)).hexadecimal == code)
    }

    @Test("HKDF of RFC 5869, examples 1 and 3")
    func hkdf() {
        let secret = Data(repeating: 0x0b, count: 22)
        #expect(
            HKDFSHA256.deriveKey(
                from: secret, salt: Data(0...12), info: Data(0xf0...0xf9), outputByteCount: 42
            ).hexadecimal
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
        #expect(
            HKDFSHA256.deriveKey(from: secret, info: Data(), outputByteCount: 42).hexadecimal
                == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
    }

    @Test("AES-256-GCM of the GCM specification's example 16, and what was changed does not open")
    func gcm() throws {
        let key = try #require(
            bytes("feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308"))
        let plain = try #require(
            bytes(
                "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525"
                    + "b16aedf5aa0de657ba637b39"))
        let context = try #require(bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2"))
        let nonce = try #require(bytes("cafebabefacedbaddecaf888"))
        let sealed = try AESGCM.seal(plain, using: key, context: context, nonce: nonce)
        #expect(
            sealed.dropFirst(AESGCM.nonceLength).hexadecimal
                == "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838"
                + "c5f61e6393ba7a0abcc9f662" + "76fc6ece0f4e1768cddf8853bb2d551b")
        #expect(AESGCM.open(sealed, using: key, context: context) == plain)
        for index in [0, AESGCM.nonceLength, sealed.count - 1] {
            var changed = Data(sealed)
            changed[index] ^= 1
            #expect(AESGCM.open(changed, using: key, context: context) == nil)
        }
        #expect(AESGCM.open(sealed, using: key, context: context + [0]) == nil)
        #expect(AESGCM.open(sealed, using: key, context: Data()) == nil)
        #expect(AESGCM.open(sealed.dropLast(), using: key, context: context) == nil)
        #expect(AESGCM.open(Data(), using: key, context: context) == nil)
        #expect(AESGCM.open(sealed, using: Data(repeating: 0, count: 32), context: context) == nil)
        #expect(throws: CryptoError.self) { try AESGCM.seal(plain, using: key.dropLast(), context: context) }
        #expect(try AESGCM.seal(plain, using: key, context: context) != sealed)
    }

    @Test(
        "base32 of RFC 4648",
        arguments: [
            ("", ""), ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"), ("fooba", "MZXW6YTB"),
            ("foobar", "MZXW6YTBOI"),
        ])
    func base32(plain: String, text: String) {
        #expect(Data(plain.utf8).base32 == text)
        #expect(Data(base32: text) == Data(plain.utf8))
        #expect(Data(base32: text.lowercased()) == Data(plain.utf8))
    }

    @Test("what is no base32 is none", arguments: ["M", "MZ", "MZXW6Y", "MZX1", "MZ XQ", "MY======", "MYÄ"])
    func noBase32(text: String) {
        #expect(Data(base32: text) == nil)
    }

    private func bytes(_ hex: String) -> Data? {
        let digits = Array(hex)
        let pairs = stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...($0 + 1)]), radix: 16) }
        return pairs.contains(nil) ? nil : Data(pairs.compactMap(\.self))
    }
}
