import BeckonCrypto
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
        text = digest.hexadecimal
    }

    package static func < (left: ContentHash, right: ContentHash) -> Bool { left.text < right.text }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}

/// Counts and hashes a body while it arrives.
struct ArrivingContent {
    /// How much of the beginning is kept to tell the type.
    static let headLength = 512

    private let limit: Int
    private let hashing = SHA256.Incremental()
    private var size = 0
    private var head: [UInt8] = []

    init(limit: Int) { self.limit = limit }

    /// Takes the next piece.
    ///
    /// - Throws: ``FileVaultError/Code/tooLong`` when the body is longer than the limit.
    mutating func take(_ piece: [UInt8]) throws(FileVaultError) {
        guard piece.count <= limit - size else { throw FileVaultError(.tooLong) }
        size += piece.count
        if head.count < Self.headLength { head += piece.prefix(Self.headLength - head.count) }
        hashing.update(piece)
    }

    /// Ends the body; it is asked once.
    func finish() throws -> StoredContent {
        guard let hash = ContentHash(digest: try hashing.finish()) else { throw FileVaultError(.away) }
        return StoredContent(hash: hash, size: size, head: head)
    }
}
