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
