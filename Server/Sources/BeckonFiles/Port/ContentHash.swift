package import Foundation

/// The SHA-256 of a content, which is its name in a vault.
package struct ContentHash: Hashable, Sendable, Comparable {
    /// 64 hexadecimal digits, in lower case.
    package let text: String

    /// Takes 64 hexadecimal digits in lower case; nil for anything else, so that no hash names a path of another kind.
    package init?(_ text: String) {
        let digits = text.utf8
        guard digits.count == 64, digits.allSatisfy(Self.isDigit) else { return nil }
        self.text = text
    }

    /// Takes the 32 bytes of a SHA-256; nil for another count.
    package init?(digest: Data) {
        guard digest.count == 32 else { return nil }
        text = digest.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    package static func < (left: ContentHash, right: ContentHash) -> Bool { left.text < right.text }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
