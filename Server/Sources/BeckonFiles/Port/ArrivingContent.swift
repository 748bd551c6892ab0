import BeckonCrypto

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
