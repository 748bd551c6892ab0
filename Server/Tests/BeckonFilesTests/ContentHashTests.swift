import BeckonCrypto
import BeckonFiles
import Foundation
import Testing

@Suite("The hash of a content")
struct ContentHashTests {
    @Test("is 64 hexadecimal digits in lower case, and nothing else")
    func text() {
        let text = String(repeating: "0123456789abcdef", count: 4)
        #expect(ContentHash(text)?.text == text)
        for wrong in [
            "", text.uppercased(), String(text.dropLast()), text + "0", "../" + text.dropFirst(3),
            text.replacingOccurrences(of: "a", with: "é"), text.replacingOccurrences(of: "a", with: "\u{0}"),
            text.replacingOccurrences(of: "a", with: "٣"),
        ] {
            #expect(ContentHash(wrong) == nil)
        }
    }

    @Test("is made of the bytes of a SHA-256")
    func digest() {
        let hash = ContentHash(digest: SHA256.hash(data: Array("abc".utf8)))
        #expect(hash?.text == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(ContentHash(digest: Data([1, 2, 3])) == nil)
    }

    @Test("of pieces is that of the whole")
    func pieces() throws {
        let hashing = SHA256.Incremental()
        for piece in ["a", "", "bc"] { hashing.update(Array(piece.utf8)) }
        #expect(try hashing.finish() == SHA256.hash(data: Array("abc".utf8)))
        #expect(try SHA256.Incremental().finish() == SHA256.hash(data: [UInt8]()))
    }
}
