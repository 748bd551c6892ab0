import BeckonCrypto

/// Where the bytes of chat files are kept: by the SHA-256 of their content, each content once.
package protocol FileVault: Sendable {
    /// Stores a body; a yes means it is complete on disk or in the bucket.
    ///
    /// - Parameters:
    ///   - limit: The most bytes.
    ///   - next: The body, piece by piece, read only as fast as it is stored.
    ///   - admission: Asked when the body is here whole and nobody can read it yet.
    /// - Returns: What it is.
    /// - Throws: ``FileVaultError`` (too long, away, full), or what `next` or `admission` throws; then nothing is kept.
    func store(limit: Int, _ next: NextBytes, admission: Admission) async throws -> StoredContent

    /// Reads a body piece by piece (pieces of at most 64 KiB).
    ///
    /// - Throws: ``FileVaultError`` (unknown, away); the pieces throw it too when the rest is not there.
    func read(_ hash: ContentHash) async throws -> (size: Int, next: NextBytes)

    /// Whether there is a body, which is not read.
    ///
    /// - Throws: ``FileVaultError`` (away).
    func holds(_ hash: ContentHash) async throws -> Bool

    /// Removes a body; nothing happens if there is none.
    func remove(_ hash: ContentHash) async throws

    /// All hashes in order, page by page, for verify and for removing what no chat names.
    ///
    /// - Parameters:
    ///   - after: The last hash of the page before; nil for the first page.
    ///   - limit: The most hashes.
    /// - Returns: The next page; an empty one is the end.
    /// - Throws: ``FileVaultError`` (away).
    func hashes(after: ContentHash?, limit: Int) async throws -> [ContentHash]
}

extension FileVault {
    /// Stores a body that nobody has to admit.
    ///
    /// - Parameters:
    ///   - limit: The most bytes.
    ///   - next: The body.
    /// - Returns: What it is.
    /// - Throws: ``FileVaultError``, or what `next` throws.
    package func store(limit: Int, _ next: NextBytes) async throws -> StoredContent {
        try await store(limit: limit, next) { _ in }
    }
}

extension FileVault {
    /// Whether a body still has the content that its name says.
    ///
    /// - Throws: ``FileVaultError`` (unknown, away).
    package func isIntact(_ hash: ContentHash) async throws -> Bool {
        let (size, next) = try await read(hash)
        var content = ArrivingContent(limit: size)
        do {
            while let piece = try await next() { try content.take(piece) }
        } catch let error as FileVaultError where error.code == .unknown || error.code == .tooLong {
            return false
        }
        return try content.finish().hash == hash
    }
}

/// The next piece of a body that is being read; nil at its end.
package typealias NextBytes = @Sendable () async throws -> [UInt8]?

/// Reads a body that has arrived and throws if it may not be kept.
package typealias Admission = @Sendable (_ body: NextBytes) async throws -> Void

/// What a vault says about a body that it has stored.
package struct StoredContent: Hashable, Sendable {
    /// The name of the body: the hash of its content.
    package let hash: ContentHash
    /// How many bytes it has.
    package let size: Int
    /// Its first 512 bytes, to tell its type.
    package let head: [UInt8]

    package init(hash: ContentHash, size: Int, head: [UInt8]) {
        self.hash = hash
        self.size = size
        self.head = head
    }
}

/// Why a vault could not store, read or remove a body.
package struct FileVaultError: Error, Hashable, Sendable {
    /// What went wrong.
    package enum Code: String, Hashable, Sendable {
        /// The body has more bytes than the limit.
        case tooLong
        /// The disk or the bucket does not answer or refuses; a later attempt may succeed.
        case away
        /// There is no room left.
        case full
        /// No such body is kept.
        case unknown
    }

    /// What went wrong.
    package let code: Code

    package init(_ code: Code) { self.code = code }
}
