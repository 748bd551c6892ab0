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
