import BeckonCrypto
import Foundation
import Testing

@Suite struct Base64URLTests {
    @Test("every length and byte is read as it was written, without padding, in the alphabet for URLs")
    func roundTrip() throws {
        for length in 0...66 {
            let data = Data((0..<length).map { UInt8(truncatingIfNeeded: $0 &* 251 &+ length) })
            let text = data.base64URL
            let plain = text.replacing("-", with: "+").replacing("_", with: "/")
            #expect(data.base64EncodedString().hasPrefix(plain))
            #expect(!text.contains { "+/=".contains($0) })
            #expect(Data(base64URL: text) == data)
            #expect(Data(base64URL: text.dropFirst(0)) == data)
        }
        #expect(Data([0xfb, 0xff, 0xfe]).base64URL == "-__-")
    }

    @Test(
        "the vectors of RFC 4648 §10, without padding",
        arguments: [
            ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
            ("foobar", "Zm9vYmFy"),
        ])
    func vector(text: String, spelled: String) {
        #expect(Data(text.utf8).base64URL == spelled)
        #expect(Data(base64URL: spelled) == Data(text.utf8))
    }

    /// The same by Foundation's own alphabet.
    private func read(_ text: String) -> Data? {
        guard !text.contains(where: { "+/=".contains($0) }) else { return nil }
        let plain = text.replacing("-", with: "+").replacing("_", with: "/")
        return Data(base64Encoded: plain + String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4))
    }

    @Test("any bytes and any texts are written and read as Foundation does it")
    func likeFoundation() {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        for _ in 0..<2_000 {
            let data = Data((0..<Int.random(in: 0...99)).map { _ in UInt8.random(in: 0...255) })
            #expect(read(data.base64URL) == data)
            // Also texts whose last digit has bits beyond the last byte.
            var bytes = (0..<Int.random(in: 0...99)).map { _ in digits[Int.random(in: 0..<64)] }
            if Bool.random(), let place = bytes.indices.randomElement() { bytes[place] = UInt8.random(in: 0...127) }
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(Data(base64URL: text) == read(text), "\(text)")
        }
    }

    @Test(
        "any other text is refused",
        arguments: ["A", "AB+A", "AB/A", "QQ==", "Q Q", "QQ\n", "\u{e9}A", "AAAAA", "AA\u{301}"])
    func refused(text: String) {
        #expect(Data(base64URL: text) == nil)
    }

    @Test("hexadecimal digits are two for each byte, in lower case")
    func hexadecimal() {
        #expect(Data([0x00, 0x0f, 0xa0, 0xff]).hexadecimal == "000fa0ff")
        #expect([UInt8]().hexadecimal.isEmpty)
    }
}
